//! Boards as pictures, so that a test shows what it is about.

use hopstone_rules::star::{Board, Hole, HoleSet, Piece};

/// A part of the board, drawn; all that is not drawn is empty.
///
/// `1` to `6` are armies, `n` a neutral marble, `o` one of the capture game, `.` an empty hole. `*` and `x` are empty holes too, of
/// which the test says something, mostly that a move ends or does not end there. What follows `|` is a comment.
pub struct Picture {
    pub board: Board,
    /// The holes drawn as `*`.
    pub stars: HoleSet,
    /// The holes drawn as `x`.
    pub crosses: HoleSet,
}

/// Draws the board around its centre, or around another hole: the middle of the picture's middle row is that hole.
macro_rules! star {
    ($text:literal) => {
        $crate::picture::Picture::around("i5", $text)
    };
    ($middle:literal, $text:literal) => {
        $crate::picture::Picture::around($middle, $text)
    };
}
pub(crate) use star;

impl Picture {
    pub fn around(middle: &str, text: &str) -> Picture {
        let (q, r) = middle.parse::<Hole>().unwrap().axial();
        let rows: Vec<&str> = text.lines().map(|line| line.split('|').next().unwrap().trim_end()).collect();
        let rows: Vec<&str> = rows.into_iter().filter(|row| !row.is_empty()).collect();
        assert!(rows.len() % 2 == 1, "a picture has a middle row");
        let columns = |row: &str| -> Vec<(usize, char)> {
            row.chars().enumerate().filter(|&(_, character)| character != ' ').collect()
        };
        let middle_row = columns(rows[rows.len() / 2]);
        assert!(middle_row.len() % 2 == 1, "the middle row has a middle");
        let middle_column = middle_row[middle_row.len() / 2].0 as i32;
        let mut picture = Picture { board: Board::EMPTY, stars: HoleSet::EMPTY, crosses: HoleSet::EMPTY };
        for (index, row) in rows.iter().enumerate() {
            let down = index as i32 - (rows.len() / 2) as i32;
            for (column, character) in columns(row) {
                // Two columns to a hole; every row is half a hole to the side of the one above.
                let right = column as i32 - middle_column - down;
                assert!(right % 2 == 0, "row {} of the picture is out of step:\n{text}", index + 1);
                let hole = Hole::at(q + (right / 2) as i8, r + down as i8);
                let hole = hole.unwrap_or_else(|| panic!("'{character}' lies beside the board:\n{text}"));
                picture.put(hole, character);
            }
        }
        picture
    }

    fn put(&mut self, hole: Hole, character: char) {
        match character {
            '.' => {}
            '*' => self.stars.insert(hole),
            'x' => self.crosses.insert(hole),
            _ => {
                let text = format!("{character}{}", ".".repeat(Hole::COUNT - 1));
                let board: Board = text.parse().unwrap_or_else(|error| panic!("{error}"));
                let piece: Option<Piece> = board[Hole::new(0).unwrap()];
                self.board[hole] = piece;
            }
        }
    }
}
