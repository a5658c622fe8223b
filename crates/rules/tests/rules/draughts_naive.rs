//! A second reading of the rules of draughts, the judge of the fast one: letters on a board of rows and columns, plain
//! recursion, none of the crate's tables or sets. It is as slow as it is plain.

/// Which of the two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draughts {
    Italian,
    English,
}

/// A place on the board as White sees it: the row from the top and the column from the left, both counted from 0.
pub type At = (i32, i32);

/// A move: the numbers of all squares that the piece touches, from where it starts to where it ends.
pub type Path = Vec<u8>;

/// The four directions.
const DIRECTIONS: [At; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The playing squares in reading order, so that the place in the list is the number of the square less one.
fn squares(game: Draughts) -> Vec<At> {
    // The columns counted from 1, as the rules have them: those of the row of 1-4 and those of the row of 5-8.
    let (odd, even) = ([1, 3, 5, 7], [2, 4, 6, 8]);
    let (row_of_1, row_of_5) = match game {
        Draughts::Italian => (odd, even),
        Draughts::English => (even, odd),
    };
    (0..8).flat_map(|row| if row % 2 == 0 { row_of_1 } else { row_of_5 }.map(|column| (row, column - 1))).collect()
}

fn place(game: Draughts, square: u8) -> At {
    squares(game)[usize::from(square) - 1]
}

fn number(game: Draughts, at: At) -> u8 {
    squares(game).iter().position(|&other| other == at).expect("a playing square") as u8 + 1
}

fn is_white(piece: char) -> bool {
    piece == 'w' || piece == 'W'
}

fn is_king(piece: char) -> bool {
    piece == 'W' || piece == 'B'
}

/// Whether a piece may move or capture in a direction. White's men go up the board, Black's down.
fn may_go(piece: char, (down, _): At) -> bool {
    match piece {
        'w' => down < 0,
        'b' => down > 0,
        _ => true,
    }
}

/// Whether a path, which must be that of a move, captures: a step goes to the next row, a jump to the one after it.
pub fn is_capture(path: &[u8]) -> bool {
    let row = |square: u8| (square - 1) / 4;
    row(path[0]).abs_diff(row(path[1])) == 2
}

/// A move with every square: `11-15`, `22x15x8`.
pub fn text(path: &[u8], is_capture: bool) -> String {
    let squares: Vec<String> = path.iter().map(u8::to_string).collect();
    squares.join(if is_capture { "x" } else { "-" })
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naive {
    pub game: Draughts,
    /// By row and column: `w` and `b` are men, `W` and `B` kings, `.` is an empty square.
    pub board: [[char; 8]; 8],
    pub white_to_move: bool,
}

impl Naive {
    /// The position before the first move.
    pub fn start(game: Draughts) -> Naive {
        let mut start = Naive { game, board: [['.'; 8]; 8], white_to_move: game == Draughts::Italian };
        for square in 1..=12 {
            start.put(place(game, square), 'b');
            start.put(place(game, 33 - square), 'w');
        }
        start
    }

    /// Reads `W:W21,22,K30:B1,K9`. The text is trusted, and has no ranges.
    pub fn parse(game: Draughts, fen: &str) -> Naive {
        let parts: Vec<&str> = fen.split(':').collect();
        let mut position = Naive { game, board: [['.'; 8]; 8], white_to_move: parts[0] == "W" };
        for side in &parts[1..] {
            let (colour, list) = side.split_at(1);
            for item in list.split(',').filter(|item| !item.is_empty()) {
                let (square, is_king) = match item.strip_prefix('K') {
                    Some(square) => (square, true),
                    None => (item, false),
                };
                let piece = match (colour, is_king) {
                    ("W", false) => 'w',
                    ("W", true) => 'W',
                    ("B", false) => 'b',
                    ("B", true) => 'B',
                    _ => panic!("{fen}: no colour {colour}"),
                };
                position.put(place(game, square.parse().expect("a square")), piece);
            }
        }
        position
    }

    /// The text of the position, White before Black and the squares in order.
    pub fn to_fen(&self) -> String {
        let list = |white: bool| {
            let own = (1..=32).filter_map(|square| {
                let piece = self.piece(place(self.game, square)).filter(|&piece| piece != '.')?;
                let king = if is_king(piece) { "K" } else { "" };
                (is_white(piece) == white).then(|| format!("{king}{square}"))
            });
            own.collect::<Vec<_>>().join(",")
        };
        format!("{}:W{}:B{}", if self.white_to_move { 'W' } else { 'B' }, list(true), list(false))
    }

    /// All legal moves, sorted by their squares, none of them twice. Where there is none, the side to move has lost.
    pub fn legal(&self) -> Vec<Path> {
        let captures = self.captures();
        let mut legal = if captures.is_empty() { self.steps() } else { self.left_by_rules(4, captures) };
        legal.sort();
        legal
    }

    /// The texts of all legal moves with every square, sorted as texts.
    pub fn legal_texts(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.legal().iter().map(|path| text(path, is_capture(path))).collect();
        texts.sort();
        texts
    }

    /// The Italian rule, 1 to 4, that excludes a complete capture; none for a legal one.
    pub fn excluded_by(&self, path: &[u8]) -> Option<usize> {
        let captures = self.captures();
        assert!(captures.iter().any(|capture| capture == path), "{path:?} is no complete capture in {}", self.to_fen());
        (1..=4).find(|&rule| !self.left_by_rules(rule, captures.clone()).iter().any(|left| left == path))
    }

    /// The position after a move, which must be a legal one.
    pub fn play(&self, path: &[u8]) -> Naive {
        let mut after = self.clone();
        let (from, to) = (place(self.game, path[0]), place(self.game, path[path.len() - 1]));
        let piece = self.board[from.0 as usize][from.1 as usize];
        if is_capture(path) {
            for over in self.captured(path) {
                after.put(over, '.');
            }
        }
        let arrived = match (piece, to.0) {
            ('w', 0) => 'W',
            ('b', 7) => 'B',
            _ => piece,
        };
        // In this order, since a chain may end where it began.
        after.put(from, '.');
        after.put(to, arrived);
        after.white_to_move = !self.white_to_move;
        after
    }

    /// All complete captures, before any precedence.
    pub fn captures(&self) -> Vec<Path> {
        let mut found = Vec::new();
        for from in self.own() {
            self.capture_on(&[from], &[], &mut found);
        }
        found.iter().map(|path| path.iter().map(|&at| number(self.game, at)).collect()).collect()
    }

    /// Finds all complete captures that begin with `path`, on which the pieces at `jumped` have been jumped. These stay on
    /// the board until the end. The piece is what it was at the start of the move: a man that reaches the last row finds
    /// nothing more in front of it, which is just where its move must end.
    fn capture_on(&self, path: &[At], jumped: &[At], found: &mut Vec<Vec<At>>) {
        let (start, at) = (path[0], path[path.len() - 1]);
        let piece = self.board[start.0 as usize][start.1 as usize];
        let mut is_complete = path.len() > 1;
        for direction in DIRECTIONS {
            let over = (at.0 + direction.0, at.1 + direction.1);
            let to = (at.0 + 2 * direction.0, at.1 + 2 * direction.1);
            // The start square was left by the piece, so it counts as empty.
            let is_free = self.piece(to) == Some('.') || to == start;
            if may_go(piece, direction) && self.may_capture(piece, over) && !jumped.contains(&over) && is_free {
                self.capture_on(&[path, &[to]].concat(), &[jumped, &[over]].concat(), found);
                is_complete = false;
            }
        }
        if is_complete {
            found.push(path.to_vec());
        }
    }

    fn may_capture(&self, piece: char, over: At) -> bool {
        let Some(victim) = self.piece(over).filter(|&victim| victim != '.') else { return false };
        let is_spared = self.game == Draughts::Italian && !is_king(piece) && is_king(victim);
        is_white(victim) != is_white(piece) && !is_spared
    }

    /// What is left of all complete captures by the first so many rules of precedence.
    fn left_by_rules(&self, rules: usize, captures: Vec<Path>) -> Vec<Path> {
        if self.game == Draughts::English {
            return captures;
        }
        let mover_is_king = |path: &[u8]| self.piece(place(self.game, path[0])).is_some_and(is_king);
        let captured_kings = |path: &[u8]| -> Vec<bool> {
            let captured = self.captured(path).into_iter();
            captured.map(|over| self.piece(over).is_some_and(is_king)).collect()
        };
        let mut left = captures;
        if rules >= 1 {
            left = greatest(left, |path| self.captured(path).len());
        }
        if rules >= 2 {
            left = greatest(left, mover_is_king);
        }
        if rules >= 3 {
            left = greatest(left, |path| captured_kings(path).iter().filter(|&&king| king).count());
        }
        if rules >= 4 {
            // Of two lists the greater is the one that has a king at the first place where they differ.
            left = greatest(left, captured_kings);
        }
        left
    }

    /// Where the pieces stand that a capture jumps, in order.
    fn captured(&self, path: &[u8]) -> Vec<At> {
        let places: Vec<At> = path.iter().map(|&square| place(self.game, square)).collect();
        places.windows(2).map(|jump| ((jump[0].0 + jump[1].0) / 2, (jump[0].1 + jump[1].1) / 2)).collect()
    }

    /// The squares of the pieces that a move captures, in order.
    pub fn captured_numbers(&self, path: &[u8]) -> Path {
        if !is_capture(path) {
            return Path::new();
        }
        self.captured(path).into_iter().map(|over| number(self.game, over)).collect()
    }

    /// The row and the column of a square.
    pub fn at(&self, square: u8) -> At {
        place(self.game, square)
    }

    /// What stands on a square.
    pub fn letter(&self, square: u8) -> char {
        self.piece(self.at(square)).expect("a square is on the board")
    }

    /// Whether a piece is one of the side to move.
    pub fn is_own(&self, piece: char) -> bool {
        piece != '.' && is_white(piece) == self.white_to_move
    }

    fn steps(&self) -> Vec<Path> {
        let mut found = Vec::new();
        for from in self.own() {
            for direction in DIRECTIONS {
                let to = (from.0 + direction.0, from.1 + direction.1);
                let piece = self.board[from.0 as usize][from.1 as usize];
                if may_go(piece, direction) && self.piece(to) == Some('.') {
                    found.push(vec![number(self.game, from), number(self.game, to)]);
                }
            }
        }
        found
    }

    /// Where the pieces of the side to move stand.
    fn own(&self) -> Vec<At> {
        let is_own = |at: &At| self.piece(*at).is_some_and(|piece| self.is_own(piece));
        squares(self.game).into_iter().filter(is_own).collect()
    }

    /// What is at a place: nothing beyond the edge, a dot on an empty square.
    fn piece(&self, (row, column): At) -> Option<char> {
        let is_inside = (0..8).contains(&row) && (0..8).contains(&column);
        is_inside.then(|| self.board[row as usize][column as usize])
    }

    fn put(&mut self, (row, column): At, piece: char) {
        self.board[row as usize][column as usize] = piece;
    }
}

/// Those paths for which `key` is greatest.
fn greatest<K: Ord>(paths: Vec<Path>, key: impl Fn(&[u8]) -> K) -> Vec<Path> {
    let best = paths.iter().map(|path| key(path)).max();
    paths.into_iter().filter(|path| Some(key(path)) == best).collect()
}
