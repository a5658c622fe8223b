//! Sorting moves by what they are worth.

/// Puts what has the highest values first; among equal ones the order stays.
///
/// The values are packed with the places into numbers, so that one sort serves the moves of all games: each further one would add
/// to what a page loads.
pub(crate) fn sort_best_first<T: Copy>(list: &mut Vec<T>, value: impl Fn(&T) -> i32) {
    let key = |(place, one): (usize, &T)| {
        // A higher value gives a lower key; the places fit into 32 bits.
        ((i64::from(i32::MAX) - i64::from(value(one))) as u64) << 32 | place as u64
    };
    let mut keys: Vec<u64> = list.iter().enumerate().map(key).collect();
    keys.sort_unstable();
    *list = keys.iter().map(|&key| list[key as u32 as usize]).collect();
}

/// The same for moves with their values.
pub(crate) fn best_first<M: Copy>(moves: &mut Vec<(i32, M)>) {
    sort_best_first(moves, |&(value, _)| value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_come_first_and_equal_ones_keep_their_order() {
        let mut moves = vec![(3, 'a'), (i32::MIN, 'b'), (7, 'c'), (3, 'd'), (-2, 'e'), (i32::MAX, 'f')];
        best_first(&mut moves);
        assert_eq!(moves.iter().map(|&(_, name)| name).collect::<String>(), "fcadeb");
    }
}
