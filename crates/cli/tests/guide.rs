//! Every board of the guide, in every language, held to the rules: its moves are legal one after the other, and what the text
//! says of a position (who may go where, what is refused, who has won) is so. The form of the boards is told in
//! `www/guide/scene-text.ts`.

use std::fs;
use std::path::{Path, PathBuf};

use hopstone_rules::star::{self, Army, Board, Hole, HoleSet, Options, Piece, Route, Seating, Setup, Win};
use hopstone_rules::{Seat, capture, draughts};

/// A board as it is written: a word and the rest of each line.
struct Block {
    place: String,
    lines: Vec<(String, String)>,
}

impl Block {
    fn all<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        self.lines.iter().filter(move |(first, _)| first == word).map(|(_, rest)| rest.as_str())
    }

    fn one<'a>(&'a self, word: &'a str) -> Option<&'a str> {
        self.all(word).next()
    }

    fn words<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        self.all(word).flat_map(str::split_whitespace)
    }

    fn holes(&self, word: &str) -> HoleSet {
        self.words(word)
            .map(|name| name.parse::<Hole>().unwrap_or_else(|error| panic!("{}: {error}", self.place)))
            .collect()
    }

    fn route(&self, text: &str) -> Route {
        text.parse().unwrap_or_else(|error| panic!("{}: {text}: {error}", self.place))
    }
}

fn pages() -> Vec<PathBuf> {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/guide");
    let mut pages = Vec::new();
    for language in fs::read_dir(guide).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        pages.extend(fs::read_dir(language).unwrap().map(|entry| entry.unwrap().path()));
    }
    pages.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages
}

fn blocks() -> Vec<Block> {
    let mut blocks = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap().replace("\r\n", "\n");
        for (number, part) in text.split("```board\n").skip(1).enumerate() {
            let (body, _) = part.split_once("```").unwrap();
            let line = |line: &str| {
                let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
                (word.to_owned(), rest.trim().to_owned())
            };
            let place = format!("{}, board {}", page.display(), number + 1);
            blocks.push(Block {
                place,
                lines: body.lines().map(str::trim).filter(|text| !text.is_empty()).map(line).collect(),
            });
        }
    }
    blocks
}

/// The pieces that the lines `place` put on the star.
fn board_of(block: &Block, start: &Board) -> Board {
    let mut board = Board::EMPTY;
    for line in block.all("place") {
        let mut words = line.split_whitespace();
        let piece = match words.next().unwrap() {
            "start" => {
                board = start.clone();
                continue;
            }
            "n" => Piece::Neutral,
            "o" => Piece::Unowned,
            number => Piece::Army(Army::new(number.parse().unwrap()).unwrap()),
        };
        for name in words {
            board[name.parse::<Hole>().unwrap()] = Some(piece);
        }
    }
    board
}

/// The position with the seat to move that owns the marble in `hole`: a scene may show several moves of one side.
fn turned(position: &star::Position, hole: Hole) -> star::Position {
    match position.piece(hole) {
        Some(Piece::Army(army)) => position.with_turn(position.setup().seating.owner(army).unwrap()),
        _ => *position,
    }
}

fn star(block: &Block) {
    let place = &block.place;
    let armies: Vec<[Army; 1]> = block
        .one("armies")
        .unwrap_or("1 4")
        .split(' ')
        .map(|number| [Army::new(number.parse().unwrap()).unwrap()])
        .collect();
    let mut options = Options::STANDARD;
    for option in block.words("options") {
        match option {
            "long" => options.long_jump = true,
            "swap" => options.swap = true,
            "no-rest" => options.rest_in_foreign = false,
            "strict" => options.win = Win::Strict,
            _ => panic!("{place}: option {option}"),
        }
    }
    let setup = Setup { seating: Seating::of_armies(&armies).unwrap(), options };
    let first = Seat::new(0).unwrap();
    let board = board_of(block, &star::Position::start(setup, first).board());
    let mut position =
        star::Position::from_board(setup, first, &board).unwrap_or_else(|error| panic!("{place}: {error}"));
    if let Some(pick) = block.holes("pick").into_iter().next() {
        let found = position.destinations(pick);
        assert_eq!(found.steps, block.holes("step"), "{place}: steps");
        assert_eq!(found.jumps, block.holes("jump"), "{place}: jumps");
        assert_eq!(found.swaps, block.holes("swap"), "{place}: swaps");
    }
    for text in block.all("refused") {
        let route = block.route(text);
        assert!(turned(&position, route.from()).resolve(&route).is_err(), "{place}: {text} is legal");
    }
    for text in block.all("move") {
        let route = block.route(text);
        position = turned(&position, route.from());
        let mv = position.resolve(&route).unwrap_or_else(|error| panic!("{place}: {text}: {error}"));
        position = position.play(&mv).unwrap();
    }
    let winners: Vec<String> = (0..armies.len())
        .filter(|&seat| position.has_won(Seat::new(seat).unwrap()))
        .map(|seat| armies[seat][0].number().to_string())
        .collect();
    let told: Vec<&str> = block.words("winner").filter(|&word| word != "none").collect();
    assert_eq!(winners, told, "{place}: who has won");
}

fn capture(block: &Block) {
    let place = &block.place;
    let long = block.words("options").any(|option| option == "long");
    let board = board_of(block, &capture::Position::start(2, long, Seat::new(0).unwrap()).board());
    let mut position = capture::Position::from_board(&board, long).unwrap_or_else(|error| panic!("{place}: {error}"));
    if let Some(pick) = block.holes("pick").into_iter().next() {
        let found: HoleSet = position.continuations(pick, &[]).unwrap().iter().map(|hop| hop.to).collect();
        assert_eq!(found, block.holes("jump"), "{place}: jumps");
    }
    for text in block.all("refused") {
        assert!(position.resolve(&block.route(text)).is_err(), "{place}: {text} is legal");
    }
    for text in block.all("move") {
        let chain = position.resolve(&block.route(text)).unwrap_or_else(|error| panic!("{place}: {text}: {error}"));
        position = position.play(&chain).unwrap();
    }
    let end = block.words("only").any(|word| word == "none");
    assert!(!end || !position.can_move(), "{place}: a jump is left");
}

fn draughts(block: &Block, variant: draughts::Variant) {
    let place = &block.place;
    let fen = block.one("fen").unwrap_or_else(|| panic!("{place}: no position"));
    let mut position = draughts::Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{place}: {error}"));
    let legal = |position: &draughts::Position| {
        let mut moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
        moves.sort();
        moves
    };
    if let Some(only) = block.one("only") {
        let mut told: Vec<&str> = only.split_whitespace().collect();
        told.sort_unstable();
        assert_eq!(legal(&position), told, "{place}: all moves");
    }
    if let Some(pick) = block.one("pick") {
        let from: draughts::Square = pick.parse().unwrap();
        let mut found: Vec<String> =
            position.moves().iter().filter(|mv| mv.from() == from).map(|mv| mv.to().to_string()).collect();
        let mut told: Vec<String> = block.words("step").chain(block.words("jump")).map(str::to_owned).collect();
        found.sort();
        told.sort();
        assert_eq!(found, told, "{place}: where {pick} may go");
    }
    for text in block.all("refused") {
        assert!(position.resolve(&text.parse().unwrap()).is_err(), "{place}: {text} is legal");
    }
    for text in block.all("move") {
        // Every square is written: so the page can show the whole way.
        let moves = position.moves();
        let mv = moves.iter().find(|mv| mv.to_string() == text);
        let mv = mv.unwrap_or_else(|| panic!("{place}: {text} is none of {:?}", legal(&position)));
        position = position.after(mv);
    }
    // Small examples often take the last piece without making a point of it.
    assert!(block.one("winner").is_none() || !position.can_move(), "{place}: nobody has won");
}

#[test]
fn every_board_of_the_guide_obeys_the_rules() {
    let blocks = blocks();
    assert!(!blocks.is_empty());
    for block in &blocks {
        match block.one("game") {
            Some("star") => star(block),
            Some("capture") => capture(block),
            Some("italian") => draughts(block, draughts::Variant::Italian),
            Some("english") => draughts(block, draughts::Variant::English),
            other => panic!("{}: game {other:?}", block.place),
        }
    }
}
