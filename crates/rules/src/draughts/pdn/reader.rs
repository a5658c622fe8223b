//! Reading PDN.

use super::token::{GameResult, Token, Tokens, at};
use super::{PdnError, PdnErrorKind};
use crate::draughts::{IllegalMove, ParseRouteError, Position, Route, Setup, Side, State, Variant};
use crate::{Game, PlayError, Player, PlayerKind};

/// A game of a PDN file.
#[derive(Clone, Debug)]
pub struct PdnGame {
    /// Its tags in order, names and values.
    pub tags: Vec<(String, String)>,
    /// The line in which it begins.
    pub line: usize,
    /// The game, played through by the rules. A result that the moves do not bring about is a resignation or an agreed draw.
    pub game: Game<State>,
}

/// How many tags are looked at to see where another game begins.
const FIRST_TAGS: usize = 32;

/// The longest text of a word that an error repeats.
const LONGEST_WORD: usize = 40;

/// Reads all games of a text. A game without the tag `GameType` is told by its first move, which White makes in Italian and Black in
/// English draughts; where it has none, or a position of its own, it is of the variant `otherwise`, or Italian.
///
/// # Errors
/// The game and the line in which the text stops being PDN of games that follow the rules, and why.
pub fn read(text: &str, otherwise: Option<Variant>) -> Result<Vec<PdnGame>, PdnError> {
    let mut tokens = Tokens::new(text);
    let mut games = Vec::new();
    let mut draft = Draft::default();
    let number = |games: &Vec<PdnGame>| games.len() + 1;
    while let Some((line, token)) = tokens.next().map_err(|error| at(number(&games), error))? {
        match token {
            Token::Tag { name, value } => {
                // Not every program writes a result after the moves, and some games have none.
                if !draft.words.is_empty() || draft.repeats(&name) {
                    let game = std::mem::take(&mut draft).finish(None, otherwise);
                    let game = game.map_err(|error| at(number(&games), error))?;
                    games.push(game);
                }
                draft.begin(line);
                draft.tags.push((name, value, line));
            }
            Token::Word(word) => {
                draft.begin(line);
                draft.words.push((word, line));
            }
            // A second result, or one that stands alone, is of no game.
            Token::Result(_) if draft.line == 0 => {}
            Token::Result(result) => {
                let game = std::mem::take(&mut draft).finish(Some(result), otherwise);
                games.push(game.map_err(|error| at(number(&games), error))?);
            }
        }
    }
    if draft.line > 0 {
        let game = draft.finish(None, otherwise).map_err(|error| at(number(&games), error))?;
        games.push(game);
    }
    match games.is_empty() {
        true => Err(at(1, (1, PdnErrorKind::Empty))),
        false => Ok(games),
    }
}

/// A game whose parts are being collected.
#[derive(Default)]
struct Draft {
    /// The line in which it begins; 0 before that.
    line: usize,
    /// Names, values and lines.
    tags: Vec<(String, String, usize)>,
    /// Moves and their lines.
    words: Vec<(String, usize)>,
}

impl Draft {
    /// Whether a tag of this name was there before, which begins another game. Looked for among the first only: a file may have
    /// very many, and the one that comes again is one of those with which games begin.
    fn repeats(&self, name: &str) -> bool {
        self.tags.iter().take(FIRST_TAGS).any(|(other, ..)| other == name)
    }

    fn begin(&mut self, line: usize) {
        if self.line == 0 {
            self.line = line;
        }
    }

    fn tag(&self, wanted: &str) -> Option<(&str, usize)> {
        let tag = self.tags.iter().find(|(name, ..)| name.eq_ignore_ascii_case(wanted))?;
        Some((tag.1.trim(), tag.2))
    }

    /// Plays the moves.
    fn finish(self, result: Option<GameResult>, otherwise: Option<Variant>) -> Result<PdnGame, (usize, PdnErrorKind)> {
        let position = self.position(otherwise)?;
        let players = [self.player("White"), self.player("Black")].to_vec();
        let first = position.turn().seat();
        let mut game = Game::<State>::start(Setup { position }, players, first)
            .unwrap_or_else(|_| unreachable!("two players, and the position's own side begins"));
        self.play(&mut game)?;
        let result = result.or_else(|| self.tag("Result").and_then(|(value, _)| GameResult::of_text(value)));
        if game.turn().is_some() {
            // Neither can fail for a game that goes on; if its record is full, the result is all that is lost.
            let _ = match result {
                Some(GameResult::White) => game.resign(Side::Black.seat()).is_ok(),
                Some(GameResult::Black) => game.resign(Side::White.seat()).is_ok(),
                Some(GameResult::Draw) => game.agree_draw().is_ok(),
                Some(GameResult::Open) | None => true,
            };
        }
        let tags = self.tags.into_iter().map(|(name, value, _)| (name, value)).collect();
        Ok(PdnGame { tags, line: self.line, game })
    }

    fn variant(&self, otherwise: Option<Variant>) -> Result<Variant, (usize, PdnErrorKind)> {
        if let Some((value, line)) = self.tag("GameType") {
            return match value.split(',').next().map(str::trim) {
                Some("22") => Ok(Variant::Italian),
                Some("21") => Ok(Variant::English),
                _ => Err((line, PdnErrorKind::GameType(value.chars().take(LONGEST_WORD).collect()))),
            };
        }
        let first = self.words.first().and_then(|(word, _)| word.parse::<Route>().ok());
        Ok(match (self.tag("FEN"), first) {
            (None, Some(route)) if route.from().number() > 16 => Variant::Italian,
            (None, Some(_)) => Variant::English,
            _ => otherwise.unwrap_or(Variant::Italian),
        })
    }

    fn position(&self, otherwise: Option<Variant>) -> Result<Position, (usize, PdnErrorKind)> {
        let variant = self.variant(otherwise)?;
        match self.tag("FEN") {
            Some((value, line)) => Position::from_fen(variant, value).map_err(|error| (line, PdnErrorKind::Fen(error))),
            None => Ok(Position::start(variant)),
        }
    }

    /// The player of a tag. A name too long is cut, and what no name may have is left out: neither is worth refusing a game.
    fn player(&self, tag: &str) -> Player {
        let name = self.tag(tag).map_or("", |(value, _)| value);
        let mut name: String = name.chars().filter(|character| !character.is_control()).collect();
        while name.len() > crate::MAX_NAME_BYTES {
            name.pop();
        }
        if name == "?" {
            name.clear();
        }
        Player::new(name.trim(), PlayerKind::Person).unwrap_or_else(|_| Player::person(""))
    }

    fn play(&self, game: &mut Game<State>) -> Result<(), (usize, PdnErrorKind)> {
        let mut words = self.words.iter().peekable();
        let mut numbers = Numbers::of(game.state().position());
        while let Some((word, line)) = words.next() {
            let (number, side) = (numbers.number, numbers.side);
            let shown = || word.chars().take(LONGEST_WORD).collect::<String>();
            let notation = |error| (*line, PdnErrorKind::Notation { number, side, text: shown(), error });
            let mut route: Route = word.parse().map_err(notation)?;
            let illegal = |error| (*line, PdnErrorKind::Move { number, side, text: shown(), error });
            if game.turn().is_none() {
                return Err(illegal(PlayError::Over));
            }
            let mv = loop {
                match game.state().position().resolve(&route) {
                    Ok(mv) => break mv,
                    // Some programs write the jumps of one capture one by one: 11x18 18x25.
                    Err(IllegalMove::Unfinished { at }) => {
                        let next = words.peek().and_then(|(word, _)| word.parse::<Route>().ok());
                        let joined = next.filter(|next| next.from() == at && next.is_capture());
                        let Some(joined) = joined.and_then(|next| route.joined(&next)) else {
                            return Err(illegal(PlayError::Illegal(IllegalMove::Unfinished { at })));
                        };
                        route = joined;
                        words.next();
                    }
                    Err(error) => return Err(illegal(PlayError::Illegal(error))),
                }
            };
            game.play(&mv).map_err(illegal)?;
            numbers.next();
        }
        Ok(())
    }
}

/// Numbers of moves as PDN counts them: one for both sides, the one that usually begins first.
pub(super) struct Numbers {
    pub(super) number: usize,
    pub(super) side: Side,
    first: Side,
}

impl Numbers {
    /// Before the first move from a position.
    pub(super) fn of(position: &Position) -> Numbers {
        Numbers { number: 1, side: position.turn(), first: position.variant().first() }
    }

    /// Whether the side to move is the first of the two.
    pub(super) fn is_first(&self) -> bool {
        self.side == self.first
    }

    /// Goes on to the next move.
    pub(super) fn next(&mut self) {
        self.side = self.side.other();
        if self.is_first() {
            self.number += 1;
        }
    }
}

impl Route {
    /// This capture and the one that goes on from its end as one; `None` if no move is so long.
    fn joined(&self, next: &Route) -> Option<Route> {
        let written = self.landings().iter().chain(next.landings()).map(ToString::to_string);
        let squares: Vec<String> = std::iter::once(self.from().to_string()).chain(written).collect();
        squares.join("x").parse::<Route>().map_err(|_: ParseRouteError| ()).ok()
    }
}
