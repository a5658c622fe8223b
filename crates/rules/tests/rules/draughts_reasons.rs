//! What people are told about draughts moves that are not allowed: it is always true, and the same fact for every sort of mistake.

use std::collections::BTreeMap;

use hopstone_rules::draughts::{IllegalMove, Position, Precedence, Rank, Route, Square, Variant};

use crate::draughts_naive::{Naive, Path};
use crate::draughts_play::{naive, position, positions, square, squares};

/// What the second reading knows of a position, for judging a reason.
struct Judge {
    naive: Naive,
    captures: Vec<Path>,
    legal: Vec<Path>,
    is_italian: bool,
}

impl Judge {
    fn of(position: &Position) -> Judge {
        let naive = naive(position);
        let is_italian = position.variant() == Variant::Italian;
        Judge { captures: naive.captures(), legal: naive.legal(), naive, is_italian }
    }

    fn letter(&self, square: Square) -> char {
        self.naive.letter(square.number())
    }

    fn is_own(&self, square: Square) -> bool {
        self.naive.is_own(self.letter(square))
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.letter(square) != '.' && !self.is_own(square)
    }

    fn is_man(&self, square: Square) -> bool {
        self.letter(square).is_lowercase()
    }

    /// Rows and columns from one square to another; down and to the right are positive.
    fn way(&self, from: Square, to: Square) -> (i32, i32) {
        let ((row, column), (to_row, to_column)) = (self.naive.at(from.number()), self.naive.at(to.number()));
        (to_row - row, to_column - column)
    }

    fn is_apart(&self, from: Square, to: Square, far: i32) -> bool {
        let (down, right) = self.way(from, to);
        down.abs() == far && right.abs() == far
    }

    fn is_forward(&self, from: Square, to: Square) -> bool {
        (self.way(from, to).0 < 0) == self.naive.white_to_move
    }

    /// The square between the ends of a jump.
    fn between(&self, from: Square, to: Square) -> Option<Square> {
        self.is_apart(from, to, 2)
            .then(|| Square::all().find(|&over| self.is_apart(from, over, 1) && self.is_apart(over, to, 1)))
            .flatten()
    }

    /// The jumps of a path: start, square between, end.
    fn jumps(&self, path: &[Square]) -> Vec<(Square, Square, Square)> {
        path.windows(2).filter_map(|pair| Some((pair[0], self.between(pair[0], pair[1])?, pair[1]))).collect()
    }

    /// The captures from a square that the landings may mean: those that begin so, otherwise those that end so and leave some out.
    fn meant(&self, from: Square, landings: &[Square]) -> Vec<&Path> {
        let numbers: Path = landings.iter().map(|square| square.number()).collect();
        let ours = || self.captures.iter().filter(|path| path[0] == from.number());
        let begun: Vec<&Path> = ours().filter(|path| path[1..].starts_with(&numbers)).collect();
        if !begun.is_empty() {
            return begun;
        }
        let ends_so = |path: &&Path| {
            let mut left = path[1..].iter();
            numbers.last() == path.last() && numbers.iter().all(|number| left.any(|other| other == number))
        };
        ours().filter(ends_so).collect()
    }

    /// Pieces, with a king, kings.
    fn worth(&self, path: &[u8]) -> (u8, bool, u8) {
        let captured = self.naive.captured_numbers(path);
        let kings = captured.iter().filter(|&&over| self.naive.letter(over).is_uppercase()).count();
        (captured.len() as u8, self.naive.letter(path[0]).is_uppercase(), kings as u8)
    }

    fn starts_a_legal_move(&self, from: Square) -> bool {
        self.legal.iter().any(|path| path[0] == from.number())
    }

    fn has_a_step(&self, from: Square) -> bool {
        Square::all().any(|to| self.is_a_step(from, to))
    }

    fn is_a_step(&self, from: Square, to: Square) -> bool {
        self.is_apart(from, to, 1) && self.letter(to) == '.' && (!self.is_man(from) || self.is_forward(from, to))
    }

    /// A capture from the square begins with `made` and lands on `to` later.
    fn leads(&self, from: Square, made: &[Square], to: Square) -> bool {
        let made: Path = made.iter().map(|square| square.number()).collect();
        self.captures.iter().any(|path| {
            path[0] == from.number() && path[1..].starts_with(&made) && path[1 + made.len()..].contains(&to.number())
        })
    }

    /// Whether a reason for refusing these landings, none for asking about the piece alone, is true.
    fn is_true(&self, from: Square, landings: &[Square], reason: IllegalMove) -> bool {
        let path = [&[from], landings].concat();
        let jumps = self.jumps(&path);
        let occurs = |one: Square, other: Square| path.windows(2).position(|pair| pair == [one, other]);
        let is_ours = !matches!(reason, IllegalMove::Empty(_) | IllegalMove::NotYours(_));
        (!is_ours || self.is_own(from))
            && match reason {
                IllegalMove::Empty(place) => place == from && self.letter(from) == '.',
                IllegalMove::NotYours(place) => place == from && self.is_enemy(from),
                IllegalMove::Blocked(place) => place == from && self.captures.is_empty() && !self.has_a_step(from),
                IllegalMove::MustCapture(place) => {
                    let is_step = matches!(landings, [to] if self.is_a_step(from, *to));
                    let has_none = !self.captures.iter().any(|path| path[0] == from.number());
                    place == from && !self.captures.is_empty() && (is_step || has_none)
                }
                IllegalMove::Outranked { from: place, rule, tried, best } => {
                    let meant = match self.meant(from, landings) {
                        // Nothing of the sort: then it is about the piece.
                        meant if meant.is_empty() => self.meant(from, &[]),
                        meant => meant,
                    };
                    let rules: Vec<Option<usize>> = meant.iter().map(|path| self.naive.excluded_by(path)).collect();
                    let worth = |rank: Rank| (rank.pieces, rank.with_king, rank.kings);
                    place == from
                        && self.is_italian
                        && !rules.contains(&None)
                        && rules.iter().max() == Some(&Some(rule.number().into()))
                        && meant.iter().any(|path| self.worth(path) == worth(tried))
                        && self.legal.iter().all(|path| self.worth(path) == worth(best))
                }
                IllegalMove::ManCapturesKing { from: place, over } => {
                    let beyond = Square::all().any(|to| {
                        self.between(from, to) == Some(over) && self.is_forward(from, to) && self.letter(to) == '.'
                    });
                    place == from
                        && self.is_italian
                        && self.is_man(from)
                        && self.is_enemy(over)
                        && !self.is_man(over)
                        && (jumps.iter().any(|jump| jump.1 == over) || beyond && !self.starts_a_legal_move(from))
                }
                IllegalMove::ManMovesBack { from: place, to } => {
                    place == from
                        && landings == [to]
                        && self.is_man(from)
                        && self.is_apart(from, to, 1)
                        && !self.is_forward(from, to)
                }
                IllegalMove::ManCapturesBack { from: place, to } => {
                    let is_back = |jump: &(Square, Square, Square)| {
                        jump.2 == to && self.is_enemy(jump.1) && !self.is_forward(jump.0, jump.2)
                    };
                    place == from && self.is_man(from) && jumps.iter().any(is_back)
                }
                IllegalMove::Occupied(place) => landings.contains(&place) && self.letter(place) != '.' && place != from,
                IllegalMove::OwnPiece { over } => {
                    over != from && self.is_own(over) && jumps.iter().any(|jump| jump.1 == over)
                }
                IllegalMove::JumpedTwice { over } => {
                    self.is_enemy(over) && jumps.iter().filter(|jump| jump.1 == over).count() >= 2
                }
                IllegalMove::NothingToJump { from: place, to } => {
                    occurs(place, to).is_some()
                        && self.between(place, to).is_some_and(|over| over == from || self.letter(over) == '.')
                }
                IllegalMove::NoJump { from: place, to } => {
                    let Some(hop) = occurs(place, to) else { return false };
                    self.between(place, to).is_none() && (landings.len() > 1 || self.leads(from, &landings[..hop], to))
                }
                IllegalMove::Unreachable { from: place, to } => {
                    let Some(hop) = occurs(place, to) else { return false };
                    !self.is_apart(place, to, 1)
                        && !self.is_apart(place, to, 2)
                        && !self.leads(from, &landings[..hop], to)
                }
                IllegalMove::Unfinished { at } => {
                    let numbers: Path = path.iter().map(|square| square.number()).collect();
                    landings.last() == Some(&at)
                        && self.legal.iter().any(|legal| legal.len() > numbers.len() && legal.starts_with(&numbers))
                }
                IllegalMove::NoLanding(place) => {
                    place == from && self.starts_a_legal_move(from) && (landings.is_empty() || landings == [from])
                }
                // Only what is written can be ambiguous.
                IllegalMove::Ambiguous { .. } => false,
            }
    }
}

/// The name of the variant.
fn sort(reason: IllegalMove) -> String {
    let text = format!("{reason:?}");
    text.split([' ', '(', '{']).next().unwrap().to_owned()
}

/// Tries everything near the moves of many positions; counts the reasons by their sort.
fn try_all(variant: Variant, count: usize) -> BTreeMap<String, usize> {
    let mut sorts = BTreeMap::new();
    for (number, position) in positions(variant, count, 5).into_iter().enumerate() {
        let judge = Judge::of(&position);
        let fen = position.fen();
        let mut attempt = |from: Square, landings: &[Square]| {
            let numbers: Path = [from].iter().chain(landings).map(|square| square.number()).collect();
            match position.find(from, landings) {
                Ok(mv) => assert!(judge.legal.contains(&numbers), "{mv} in {fen}"),
                Err(reason) => {
                    assert!(!judge.legal.contains(&numbers), "{numbers:?} in {fen}: {reason}");
                    assert!(judge.is_true(from, landings, reason), "{variant} {numbers:?} in {fen}: {reason:?}");
                    *sorts.entry(sort(reason)).or_default() += 1;
                }
            }
        };
        for from in Square::all() {
            attempt(from, &[]);
            // Foreign pieces and empty squares are always the same.
            if judge.is_own(from) || number % 8 == 0 {
                Square::all().for_each(|to| attempt(from, &[to]));
            }
            match position.why_not(from) {
                Some(reason) => {
                    assert!(!judge.starts_a_legal_move(from), "{from} in {fen}: {reason}");
                    assert!(judge.is_true(from, &[], reason), "{from} in {fen}: {reason:?}");
                }
                None => assert!(judge.starts_a_legal_move(from), "{from} in {fen}"),
            }
        }
        for path in judge.legal.iter().chain(&judge.captures) {
            let path = squares(path);
            for end in 1..=path.len() {
                attempt(path[0], &path[1..end]);
                // One square more, near enough that it may look right.
                let at = path[end - 1];
                let near = |to: &Square| (1..=2).any(|far| judge.is_apart(at, *to, far)) || *to == path[0];
                for to in Square::all().filter(near) {
                    attempt(path[0], &[&path[1..end], &[to]].concat());
                }
                // Some left out.
                attempt(path[0], &path[end..]);
                attempt(path[0], &[&path[1..end / 2 + 1], &path[end..]].concat());
            }
        }
    }
    sorts
}

#[test]
fn every_reason_is_true_in_italian_draughts() {
    let sorts = try_all(Variant::Italian, 3_000);
    let rare: Vec<_> = sorts.iter().filter(|(_, times)| **times < 20).collect();
    assert!(rare.is_empty() && sorts.len() == 16, "{sorts:?}");
}

#[test]
fn every_reason_is_true_in_english_draughts() {
    let sorts = try_all(Variant::English, 3_000);
    let rare: Vec<_> = sorts.iter().filter(|(_, times)| **times < 20).collect();
    assert!(rare.is_empty() && sorts.len() == 14, "{sorts:?}");
    assert!(!sorts.contains_key("ManCapturesKing") && !sorts.contains_key("Outranked"));
}

// One fact a test. The squares of the Italian board, White at the bottom:
//
//      1   2   3   4
//        5   6   7   8
//      9  10  11  12
//       13  14  15  16
//     17  18  19  20
//       21  22  23  24
//     25  26  27  28
//       29  30  31  32
//
// On the English board 1 to 4, 9 to 12 and so on stand where here 5 to 8 do, and 5 to 8 where 1 to 4 do.

/// Why White or Black may not do this in Italian draughts; `22x15x8` or `22-18`, every square named.
fn reason(fen: &str, text: &str) -> IllegalMove {
    let position = position(Variant::Italian, fen);
    let path: Vec<Square> = text.split(['-', 'x']).map(|number| number.parse().unwrap()).collect();
    position.find(path[0], &path[1..]).unwrap_err()
}

fn resolve(variant: Variant, fen: &str, text: &str) -> Result<String, IllegalMove> {
    let route: Route = text.parse().unwrap();
    position(variant, fen).resolve(&route).map(|mv| mv.to_string())
}

#[test]
fn where_no_piece_stands_nothing_moves() {
    let reason = reason("W:W22:B11", "23-19");
    assert_eq!(reason, IllegalMove::Empty(square(23)));
    assert_eq!(reason.to_string(), "no piece stands on 23");
}

#[test]
fn the_opponents_pieces_stay_where_they_are() {
    assert_eq!(reason("W:W22:B11", "11-15"), IllegalMove::NotYours(square(11)));
    assert_eq!(reason("B:W22:B11", "22-18"), IllegalMove::NotYours(square(22)));
}

#[test]
fn a_piece_with_no_free_square_before_it_is_blocked() {
    let fen = "W:W21,22,26:B1";
    assert_eq!(reason(fen, "26"), IllegalMove::Blocked(square(26)));
    assert_eq!(reason(fen, "26-11"), IllegalMove::Blocked(square(26)));
    assert_eq!(position(Variant::Italian, fen).why_not(square(26)), Some(IllegalMove::Blocked(square(26))));
    assert_eq!(position(Variant::Italian, fen).why_not(square(22)), None);
}

#[test]
fn a_quiet_move_is_no_choice_while_there_is_a_capture() {
    // (13) 22 can capture 19, so that neither 32 nor 22 itself may step.
    let fen = "W:W22,32:B19";
    assert_eq!(reason(fen, "32-28"), IllegalMove::MustCapture(square(32)));
    assert_eq!(reason(fen, "22-18"), IllegalMove::MustCapture(square(22)));
    assert_eq!(position(Variant::Italian, fen).why_not(square(32)), Some(IllegalMove::MustCapture(square(32))));
    // A king's capture is as compulsory as a man's.
    assert_eq!(reason("W:WK22,32:BK19", "32-28"), IllegalMove::MustCapture(square(32)));
    assert_eq!(reason("W:WK22,32:B26", "32-28"), IllegalMove::MustCapture(square(32)));
}

/// 30 captures to the left, the piece on 32 to the right, and only the latter is allowed or only the former.
fn outranked(fen: &str, text: &str) -> (Precedence, String) {
    let reason = reason(fen, text);
    let IllegalMove::Outranked { from, rule, .. } = reason else { panic!("{reason:?}") };
    assert_eq!(position(Variant::Italian, fen).why_not(from), Some(reason), "of the piece as of its capture");
    (rule, reason.to_string())
}

#[test]
fn the_first_rule_is_the_number_of_pieces() {
    // (14) Three men by a man or two kings by a king.
    let fen = "W:W30,K32:B10,18,K20,26,K28";
    let message = "precedence 1: the most pieces must be captured: 2 here, 3 elsewhere";
    assert_eq!(outranked(fen, "32x23x16"), (Precedence::MostPieces, message.to_owned()));
    assert_eq!(outranked(fen, "32x23"), (Precedence::MostPieces, message.to_owned()), "its beginning alone");
    assert_eq!(outranked(fen, "32x16"), (Precedence::MostPieces, message.to_owned()), "its end alone");
    assert_eq!(position(Variant::Italian, fen).moves()[0].to_string(), "30x21x14x5");
}

#[test]
fn the_second_rule_is_that_a_king_captures() {
    let message = "precedence 2: a king must capture rather than a man".to_owned();
    assert_eq!(outranked("W:W30,K32:B18,20,26,28", "30x21x14"), (Precedence::WithKing, message));
}

#[test]
fn the_third_rule_is_the_number_of_kings() {
    let message = "precedence 3: the most kings must be captured: 1 here, 2 elsewhere".to_owned();
    let fen = "W:WK30,K32:B10,K12,18,K20,K26,28";
    assert_eq!(outranked(fen, "30x21x14x5"), (Precedence::MostKings, message.clone()));
    assert_eq!(outranked(fen, "30x14x5"), (Precedence::MostKings, message), "with a square left out");
}

#[test]
fn the_fourth_rule_is_which_meets_a_king_earlier() {
    let message = "precedence 4: the capture that meets a king earlier must be made".to_owned();
    assert_eq!(outranked("W:WK30,K32:BK18,20,26,K28", "30x21x14"), (Precedence::KingsEarlier, message));
}

#[test]
fn the_example_of_the_rules_has_one_move() {
    let example = position(Variant::Italian, "W:WK30:B10,K12,K18,20,K26,K27");
    let moves: Vec<String> = example.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["30x21x14x5"]);
}

#[test]
fn an_italian_man_captures_no_king() {
    let reason = reason("W:W22:BK19", "22x15");
    assert_eq!(reason, IllegalMove::ManCapturesKing { from: square(22), over: square(19) });
    assert_eq!(reason.to_string(), "a man may not capture a king: 22 over 19");
    // It is no capture at all, and other moves are free.
    assert_eq!(resolve(Variant::Italian, "W:W22:BK19", "22-18"), Ok("22-18".to_owned()));
    // An English man does it, and must.
    assert_eq!(resolve(Variant::English, "W:W22:BK18", "22x15"), Ok("22x15".to_owned()));
    assert_eq!(resolve(Variant::English, "W:W22:BK18", "22-17"), Err(IllegalMove::MustCapture(square(22))));
}

#[test]
fn a_man_that_has_nothing_but_a_king_before_it_is_told_about_the_king() {
    // The own man on 18 stands in the other way.
    let position = position(Variant::Italian, "W:W18,22:BK19");
    let reason = IllegalMove::ManCapturesKing { from: square(22), over: square(19) };
    assert_eq!(position.why_not(square(22)), Some(reason));
}

#[test]
fn men_move_forward() {
    assert_eq!(reason("W:W22:B1", "22-26"), IllegalMove::ManMovesBack { from: square(22), to: square(26) });
    assert_eq!(reason("B:W32:B11", "11-6"), IllegalMove::ManMovesBack { from: square(11), to: square(6) });
    assert_eq!(resolve(Variant::Italian, "W:WK22:B1", "22-26"), Ok("22-26".to_owned()));
}

#[test]
fn men_capture_forward() {
    assert_eq!(reason("W:W22:B26", "22x29"), IllegalMove::ManCapturesBack { from: square(22), to: square(29) });
    assert_eq!(resolve(Variant::Italian, "W:WK22:B26", "22x29"), Ok("22x29".to_owned()));
}

#[test]
fn a_man_crowned_in_a_capture_stops_there() {
    // (13) On 2 the man of 9 becomes a king; the king could capture 6.
    let fen = "W:W9:B5,6";
    assert_eq!(reason(fen, "9x2x11"), IllegalMove::ManCapturesBack { from: square(9), to: square(11) });
    assert_eq!(resolve(Variant::Italian, fen, "9x2"), Ok("9x2".to_owned()));
    assert_eq!(resolve(Variant::Italian, "W:WK9:B5,6", "9x2x11"), Ok("9x2x11".to_owned()));
}

#[test]
fn an_occupied_square_is_no_landing() {
    assert_eq!(reason("W:W18,22:B1", "22-18"), IllegalMove::Occupied(square(18)));
    assert_eq!(reason("W:W22:B15,19", "22x15"), IllegalMove::Occupied(square(15)));
    // The piece that was jumped is still there.
    let fen = "W:WK30:B17,18,25,26";
    assert_eq!(resolve(Variant::Italian, fen, "30x21x14"), Ok("30x21x14".to_owned()));
    assert_eq!(reason(fen, "30x26"), IllegalMove::Occupied(square(26)));
}

#[test]
fn the_square_that_the_piece_has_left_is_free() {
    // Round the square 14 and back to where it began, either way.
    let ring = position(Variant::English, "W:WK22:B9,10,17,18");
    let moves: Vec<String> = ring.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["22x13x6x15x22", "22x15x6x13x22"]);
    let after = ring.after(&ring.moves()[0]);
    assert_eq!(after.fen(), "B:WK22:B");
}

#[test]
fn own_pieces_are_not_jumped() {
    // (13)
    for own in ["19", "K19"] {
        assert_eq!(reason(&format!("W:W22,{own}:B1"), "22x15"), IllegalMove::OwnPiece { over: square(19) });
        assert_eq!(reason(&format!("W:WK22,{own}:B1"), "22x15"), IllegalMove::OwnPiece { over: square(19) });
    }
}

#[test]
fn no_piece_is_jumped_twice() {
    assert_eq!(reason("W:WK22:B19", "22x15x22"), IllegalMove::JumpedTwice { over: square(19) });
}

#[test]
fn over_an_empty_square_nobody_jumps() {
    let reason = reason("W:W22:B1", "22x15");
    assert_eq!(reason, IllegalMove::NothingToJump { from: square(22), to: square(15) });
    assert_eq!(reason.to_string(), "between 22 and 15 stands no piece to capture");
    // A step written as a capture is none.
    let none = IllegalMove::NothingToJump { from: square(22), to: square(18) };
    assert_eq!(resolve(Variant::Italian, "W:W22:B1", "22x18"), Err(none));
}

#[test]
fn a_chain_goes_on_with_jumps_only() {
    // (13) A step after the capture, and the second jump from elsewhere.
    assert_eq!(reason("W:WK22:B19", "22x15x11"), IllegalMove::NoJump { from: square(15), to: square(11) });
    assert_eq!(
        reason("W:WK22,K28:B19,24", "22x15x28x19"),
        IllegalMove::Unreachable { from: square(15), to: square(28) }
    );
    // What leaves out a square is no jump either.
    let fen = "W:W22:B12,19";
    assert_eq!(reason(fen, "22x8"), IllegalMove::NoJump { from: square(22), to: square(8) });
    assert_eq!(resolve(Variant::Italian, fen, "22x8"), Ok("22x15x8".to_owned()), "it is enough in a file");
}

#[test]
fn a_square_too_far_away_cannot_be_reached() {
    assert_eq!(reason("W:W22:B1", "22-8"), IllegalMove::Unreachable { from: square(22), to: square(8) });
    assert_eq!(reason("W:W22:B1", "22-23"), IllegalMove::Unreachable { from: square(22), to: square(23) });
}

#[test]
fn a_capture_is_made_to_its_end() {
    // (13)
    for variant in Variant::ALL {
        let fen = if variant == Variant::Italian { "W:W22:B12,19" } else { "W:W22:B11,18" };
        let unfinished = IllegalMove::Unfinished { at: square(15) };
        assert_eq!(position(variant, fen).find(square(22), &[square(15)]), Err(unfinished));
        assert_eq!(resolve(variant, fen, "22x15"), Err(unfinished));
        assert_eq!(resolve(variant, fen, "22x15x8"), Ok("22x15x8".to_owned()));
    }
}

#[test]
fn a_move_leads_somewhere() {
    assert_eq!(reason("W:W22:B1", "22"), IllegalMove::NoLanding(square(22)));
    assert_eq!(reason("W:W22:B1", "22-22"), IllegalMove::NoLanding(square(22)));
}

#[test]
fn the_ends_of_a_capture_are_enough_unless_other_pieces_go_with_the_same() {
    // (17) The man goes to the left over 18 and 10 or to the right over 19 and 11, and comes to rest on 6 both times.
    let fen = "W:W22:B10,11,18,19";
    assert_eq!(resolve(Variant::Italian, fen, "22x6"), Err(IllegalMove::Ambiguous { from: square(22), to: square(6) }));
    assert_eq!(resolve(Variant::Italian, fen, "22x15x6"), Ok("22x15x6".to_owned()));
    assert_eq!(resolve(Variant::Italian, fen, "22x13x6"), Ok("22x13x6".to_owned()));
    let position = position(Variant::Italian, fen);
    let written: Vec<String> = position.moves().iter().map(|mv| position.notation(mv)).collect();
    assert_eq!(written, ["22x13x6", "22x15x6"]);
    // What is named whole is meant, though longer ones have the same ends and pass the same squares.
    let fen = "W:WK1,K10:B6,7,8,14,15,16,24";
    let all: Vec<String> =
        super::draughts_play::position(Variant::English, fen).moves().iter().map(ToString::to_string).collect();
    assert_eq!((all[0].as_str(), all[2].as_str()), ("10x3x12x19x10x17", "10x17"));
    assert_eq!(resolve(Variant::English, fen, "10x17"), Ok("10x17".to_owned()));
    assert_eq!(resolve(Variant::English, fen, "10x3x17"), Ok("10x3x12x19x10x17".to_owned()));
    // Round the ring the same pieces go either way.
    assert_eq!(resolve(Variant::English, "W:WK22:B9,10,17,18", "22x22"), Ok("22x13x6x15x22".to_owned()));
}
