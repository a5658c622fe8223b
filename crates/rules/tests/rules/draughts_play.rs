//! Random play of draughts that is the same on every run, and the way between the crate's types and those of
//! [`crate::draughts_naive`].

use hopstone_rules::draughts::{Move, Piece, Position, Route, Setup, Side, Square, State, Variant};
use hopstone_rules::{Game, Player};

use crate::draughts_naive::{Draughts, Naive, Path};
use crate::play::{Dice, people, players};

/// The position of a FEN.
pub fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The square of a number.
pub fn square(number: u8) -> Square {
    Square::numbered(number.into()).unwrap()
}

/// The squares of these numbers.
pub fn squares(numbers: &[u8]) -> Vec<Square> {
    numbers.iter().copied().map(square).collect()
}

/// A game of people from a position.
pub fn game_from(position: Position) -> Game<State> {
    Game::start(Setup { position }, people(2), position.turn().seat()).unwrap()
}

/// Plays moves as they are written.
pub fn play(game: &mut Game<State>, moves: &str) {
    for text in moves.split_whitespace() {
        let route: Route = text.parse().unwrap();
        let mv = game.state().position().resolve(&route).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(&mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The same position for the second reading.
pub fn naive(position: &Position) -> Naive {
    let game = match position.variant() {
        Variant::Italian => Draughts::Italian,
        Variant::English => Draughts::English,
    };
    Naive::parse(game, &position.fen())
}

/// A move in the words of the second reading.
pub fn path(mv: &Move) -> Path {
    mv.path().map(Square::number).collect()
}

/// Up to twelve pieces of each side strewn on the board: of all mixtures of men and kings, sometimes few and sometimes many.
pub fn strewn(variant: Variant, dice: &mut Dice) -> Position {
    let mut board = ['.'; Square::COUNT];
    for side in Side::ALL {
        let kings = dice.pick(&[0, 10, 50, 80, 100]);
        for _ in 0..=dice.below(Position::MOST_PIECES) {
            let index = dice.below(Square::COUNT);
            let crowned = match side {
                Side::White => index < 4,
                Side::Black => index >= 28,
            };
            if board[index] == '.' {
                board[index] = Piece { side, is_king: crowned || dice.chance(kings) }.letter();
            }
        }
    }
    let board: String = board.iter().collect();
    Position::from_board(variant, dice.pick(&Side::ALL), &board).unwrap()
}

/// A few kings among many pieces of the other side, all men and kings on every second row: long captures of all ranks.
pub fn hunt(variant: Variant, dice: &mut Dice) -> Position {
    let mut board = ['.'; Square::COUNT];
    let (hunter, parity) = (dice.pick(&Side::ALL), dice.below(2));
    let prey = hunter.other();
    let row = |index: usize| index / 4;
    for (side, wanted, pieces, kings) in
        [(prey, parity, 5 + dice.below(8), 50), (hunter, 1 - parity, 1 + dice.below(6), dice.pick(&[70, 100]))]
    {
        for _ in 0..pieces {
            let index = dice.below(Square::COUNT);
            let crowned = dice.chance(kings) || [0, 7].contains(&row(index));
            if board[index] == '.' && row(index) % 2 == wanted {
                board[index] = Piece { side, is_king: crowned }.letter();
            }
        }
    }
    let board: String = board.iter().collect();
    Position::from_board(variant, hunter, &board).unwrap()
}

/// Positions to ask questions about: a third each those of random games from the start, strewn ones, and hunts.
pub fn positions(variant: Variant, count: usize, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut found = Vec::new();
    while found.len() < count / 3 {
        let mut now = Position::start(variant);
        while now.can_move() && dice.below(200) > 0 {
            found.push(now);
            now = now.after(&dice.pick(&now.moves()));
        }
        found.push(now);
    }
    found.truncate(count / 3);
    while found.len() < count {
        found.push(if dice.chance(50) { strewn(variant, &mut dice) } else { hunt(variant, &mut dice) });
    }
    found
}

/// A game of at most `plies` plies between players of all sorts, from the start or from a strewn position; now and then somebody
/// resigns, or they agree on a draw.
pub fn random_game(variant: Variant, plies: usize, dice: &mut Dice) -> Game<State> {
    let position = if dice.chance(50) { Position::start(variant) } else { strewn(variant, dice) };
    let seated: Vec<Player> = players(2, dice);
    let mut game = Game::<State>::start(Setup { position }, seated, position.turn().seat()).unwrap();
    for _ in 0..plies {
        if game.turn().is_none() {
            break;
        }
        match dice.below(200) {
            0 => game.resign(dice.pick(&Side::ALL).seat()).unwrap(),
            1 => game.agree_draw().unwrap(),
            _ => {
                let mv = dice.pick(&game.state().position().moves());
                game.play(&mv).unwrap();
            }
        }
    }
    game
}
