//! The transposition table: what the search has learned of positions.

/// What a value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position is worth just that.
    Exact,
    /// At least that.
    Lower,
    /// At most that.
    Upper,
}

impl Bound {
    /// What a value says that was found within a window.
    pub(crate) fn of(value: i32, low: i32, high: i32) -> Bound {
        if value >= high {
            Bound::Lower
        } else if value > low {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// To the side to move; a win or loss counts its plies from here.
    pub value: i32,
    pub depth: u8,
    pub bound: Bound,
    /// The number of the best move in the list of moves.
    pub best: u16,
}

/// 16 bytes, so that four share a line of the cache.
#[derive(Clone, Copy)]
struct Slot {
    /// The upper half of the key tells positions apart that share a slot; 0 is empty.
    check: u32,
    value: i32,
    best: u16,
    depth: u8,
    bound: Bound,
    age: u8,
}

const EMPTY: Slot = Slot { check: 0, value: 0, best: 0, depth: 0, bound: Bound::Upper, age: 0 };
const _: () = assert!(size_of::<Slot>() == 16);

/// How many slots a position may choose from.
const WAYS: usize = 4;

/// A table of fixed size. Of the slots that a position may take, one of an earlier search goes first, then the shallowest.
pub(crate) struct Table {
    slots: Vec<Slot>,
    most: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes. It takes them when it is first written to.
    pub(crate) fn of_bytes(bytes: usize) -> Table {
        let slots = (bytes / size_of::<Slot>()).max(WAYS);
        Table { slots: Vec::new(), most: 1 << slots.ilog2(), age: 0 }
    }

    /// Tells what was learned before from what is learned from now on.
    pub(crate) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.slots.is_empty() {
            self.slots = vec![EMPTY; self.most];
        }
    }

    /// Forgets everything: another game has other rules for the same keys.
    pub(crate) fn clear(&mut self) {
        self.slots.fill(EMPTY);
    }

    #[inline]
    fn place(&self, key: u64) -> (usize, u32) {
        let set = key as usize & (self.most - 1) & !(WAYS - 1);
        (set, (key >> 32) as u32 | 1)
    }

    /// What is known of the position of a key.
    #[inline]
    pub(crate) fn look(&self, key: u64) -> Option<Known> {
        let (set, check) = self.place(key);
        let slot = self.slots[set..set + WAYS].iter().find(|slot| slot.check == check)?;
        Some(Known { value: slot.value, depth: slot.depth, bound: slot.bound, best: slot.best })
    }

    /// Keeps what was learned.
    #[inline]
    pub(crate) fn keep(&mut self, key: u64, known: Known) {
        let (set, check) = self.place(key);
        let age = self.age;
        let slots = &mut self.slots[set..set + WAYS];
        let rank = |slot: &Slot| {
            if slot.check == check { -1 } else { i32::from(slot.depth) + if slot.age == age { 256 } else { 0 } }
        };
        let slot = slots.iter_mut().min_by_key(|slot| rank(slot)).expect("a set has slots");
        *slot = Slot { check, value: known.value, best: known.best, depth: known.depth, bound: known.bound, age };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of two sets of four slots.
    fn small() -> Table {
        let mut table = Table::of_bytes(2 * WAYS * size_of::<Slot>());
        table.begin();
        table
    }

    /// The key of the position `number` among those that share a set.
    fn key(set: u64, number: u64) -> u64 {
        // The check is odd: every second number would be the same.
        ((2 * number + 1) << 32) + set * WAYS as u64
    }

    fn known(value: i32, depth: u8) -> Known {
        Known { value, depth, bound: Bound::Exact, best: 7 }
    }

    fn value(table: &Table, key: u64) -> Option<i32> {
        table.look(key).map(|known| known.value)
    }

    #[test]
    fn what_was_kept_is_found_as_it_was() {
        let mut table = small();
        assert!(table.look(key(0, 1)).is_none());
        for (number, bound) in [Bound::Exact, Bound::Lower, Bound::Upper].into_iter().enumerate() {
            let number = number as u64;
            table.keep(key(1, number), Known { value: -31, depth: 200, bound, best: 500 + number as u16 });
            let found = table.look(key(1, number)).unwrap();
            assert_eq!((found.value, found.depth, found.bound, found.best), (-31, 200, bound, 500 + number as u16));
        }
    }

    #[test]
    fn a_value_at_an_edge_of_the_window_is_only_a_bound() {
        let bounds = [-6, -5, -4, 4, 5, 6].map(|value| Bound::of(value, -5, 5));
        assert_eq!(bounds, [Bound::Upper, Bound::Upper, Bound::Exact, Bound::Exact, Bound::Lower, Bound::Lower]);
    }

    #[test]
    fn positions_that_share_a_set_are_not_taken_for_each_other() {
        let mut table = small();
        (0..4).for_each(|number| table.keep(key(1, number), known(number as i32, 1)));
        (0..4).for_each(|number| assert_eq!(value(&table, key(1, number)), Some(number as i32)));
        assert_eq!(value(&table, key(1, 4)), None);
        assert_eq!(value(&table, key(0, 0)), None);
    }

    #[test]
    fn an_empty_slot_is_no_position_whatever_the_key() {
        // The check of this key would be 0, as that of an empty slot.
        let mut table = small();
        assert!(table.look(0).is_none());
        table.keep(0, known(3, 1));
        assert_eq!(value(&table, 0), Some(3));
    }

    #[test]
    fn of_a_full_set_the_shallowest_goes() {
        let mut table = small();
        for (number, depth) in [(0, 5), (1, 9), (2, 3), (3, 8)] {
            table.keep(key(0, number), known(depth, depth as u8));
        }
        // Even for one that is shallower than all: it is what is being looked at now.
        table.keep(key(0, 4), known(1, 1));
        let kept: Vec<_> = (0..5).map(|number| value(&table, key(0, number))).collect();
        assert_eq!(kept, [Some(5), Some(9), None, Some(8), Some(1)]);
        assert_eq!(value(&table, key(1, 2)), None, "the other set is untouched");
    }

    #[test]
    fn what_is_learned_anew_of_a_position_takes_the_place_of_the_old() {
        let mut table = small();
        (0..4).for_each(|number| table.keep(key(0, number), known(1, 9 - number as u8)));
        table.keep(key(0, 0), known(2, 1));
        let kept: Vec<_> = (0..4).map(|number| value(&table, key(0, number))).collect();
        assert_eq!(kept, [Some(2), Some(1), Some(1), Some(1)]);
    }

    #[test]
    fn what_an_earlier_search_learned_goes_first_however_deep_but_is_found_until_then() {
        let mut table = small();
        table.keep(key(0, 0), known(1, 255));
        table.begin();
        assert_eq!(value(&table, key(0, 0)), Some(1));
        (1..4).for_each(|number| table.keep(key(0, number), known(1, 0)));
        assert_eq!(value(&table, key(0, 0)), Some(1), "as long as there is room");
        table.keep(key(0, 4), known(1, 0));
        assert_eq!(value(&table, key(0, 0)), None);
        (1..5).for_each(|number| assert_eq!(value(&table, key(0, number)), Some(1)));
    }

    #[test]
    fn it_takes_no_more_than_it_may_and_nothing_before_it_is_needed() {
        for bytes in [0, 64, 100, 1_000, 1 << 16] {
            let mut table = Table::of_bytes(bytes);
            assert_eq!(table.slots.capacity(), 0);
            table.begin();
            let taken = table.slots.capacity() * size_of::<Slot>();
            assert!(taken <= bytes.max(WAYS * size_of::<Slot>()) && taken * 2 > bytes, "{taken} of {bytes}");
            // Every key has its place in it.
            (0..1_000).for_each(|number| table.keep(u64::MAX / 1_000 * number, known(1, 1)));
        }
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = small();
        table.keep(key(1, 1), known(1, 1));
        table.clear();
        assert!(table.look(key(1, 1)).is_none());
        // Nor is there anything to forget in one that was never used.
        Table::of_bytes(64).clear();
    }
}
