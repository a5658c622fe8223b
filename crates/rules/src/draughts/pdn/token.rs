//! The parts of which PDN is made.

use super::{PdnError, PdnErrorKind};

/// A part of a text. What people write for people (comments, variations, numeric glyphs) is passed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag { name: String, value: String },
    /// `1-0` and its kin, or `*`.
    Result(GameResult),
    /// Anything else: a move, if all is well.
    Word(String),
}

/// How a game ended, as PDN says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameResult {
    White,
    Black,
    Draw,
    /// `*`, or both have lost.
    Open,
}

impl GameResult {
    /// The result that is written so. 1 and 2 points for a win, a half or 1 for a draw are all in use.
    pub(super) fn of_text(text: &str) -> Option<GameResult> {
        Some(match text {
            "1-0" | "2-0" => GameResult::White,
            "0-1" | "0-2" => GameResult::Black,
            "1/2-1/2" | "½-½" | "1-1" => GameResult::Draw,
            "*" | "0-0" => GameResult::Open,
            _ => return None,
        })
    }
}

/// Takes a text apart.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    /// Nothing but blanks stands before in this line.
    line_begins: bool,
}

/// What ends a word. A minus and a slash are parts of moves and results.
fn ends_word(character: char) -> bool {
    character.is_whitespace() || matches!(character, '[' | ']' | '{' | '}' | '(' | ')' | ';' | '$')
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens { rest: text.trim_start_matches('\u{feff}'), line: 1, line_begins: true }
    }

    /// The next part and the line in which it begins; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Token)>, (usize, PdnErrorKind)> {
        loop {
            let line = self.line;
            let Some(character) = self.rest.chars().next() else { return Ok(None) };
            let at_begin = self.line_begins;
            match character {
                '\n' => self.skip(1),
                _ if character.is_whitespace() => self.skip(character.len_utf8()),
                // A line that begins so is for programs that know better.
                '%' if at_begin => self.skip_line(),
                ';' => self.skip_line(),
                '{' => self.skip_comment()?,
                '(' => self.skip_variation()?,
                '$' => self.skip_glyph(),
                '[' => return self.tag().map(|token| Some((line, token))),
                ']' | '}' | ')' => return Err((line, PdnErrorKind::Stray(character))),
                _ => match self.word() {
                    Some(token) => return Ok(Some((line, token))),
                    None => continue,
                },
            }
        }
    }

    /// Takes so many bytes, counting the lines among them.
    fn skip(&mut self, bytes: usize) {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.line += taken.bytes().filter(|byte| *byte == b'\n').count();
        match taken.rsplit_once('\n') {
            Some((_, last)) => self.line_begins = last.trim().is_empty(),
            None => self.line_begins &= taken.trim().is_empty(),
        }
    }

    fn skip_line(&mut self) {
        self.skip(self.rest.find('\n').unwrap_or(self.rest.len()));
    }

    fn skip_comment(&mut self) -> Result<(), (usize, PdnErrorKind)> {
        match self.rest.find('}') {
            Some(end) => self.skip(end + 1),
            None => return Err((self.line, PdnErrorKind::Unclosed('{'))),
        }
        Ok(())
    }

    /// Variations may hold variations, and comments with brackets of any kind.
    fn skip_variation(&mut self) -> Result<(), (usize, PdnErrorKind)> {
        let begin = self.line;
        let mut depth = 0_usize;
        while let Some(character) = self.rest.chars().next() {
            match character {
                '{' => {
                    self.skip_comment()?;
                    continue;
                }
                ';' => {
                    self.skip_line();
                    continue;
                }
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            self.skip(character.len_utf8());
            if depth == 0 {
                return Ok(());
            }
        }
        Err((begin, PdnErrorKind::Unclosed('(')))
    }

    fn skip_glyph(&mut self) {
        let rest = self.rest.trim_start_matches('$').trim_start_matches(|character: char| character.is_ascii_digit());
        self.skip(self.rest.len() - rest.len());
    }

    fn tag(&mut self) -> Result<Token, (usize, PdnErrorKind)> {
        let line = self.line;
        let broken = (line, PdnErrorKind::Tag);
        let inner = self.rest.strip_prefix('[').unwrap_or(self.rest).trim_start();
        let name_end = inner.find(|character: char| character.is_whitespace() || matches!(character, '"' | ']'));
        let (name, after) = name_end.and_then(|end| inner.split_at_checked(end)).ok_or_else(|| broken.clone())?;
        let after = after.trim_start().strip_prefix('"').ok_or_else(|| broken.clone())?;
        let mut value = String::new();
        let mut characters = after.chars();
        loop {
            match characters.next() {
                Some('"') => break,
                Some('\\') => value.extend(characters.next()),
                // A quotation mark is missing; the file must not be swallowed up to the next one.
                None | Some('\n') => return Err(broken),
                Some(character) => value.push(character),
            }
        }
        let rest = characters.as_str().trim_start().strip_prefix(']').ok_or_else(|| broken.clone())?;
        if name.is_empty() {
            return Err(broken);
        }
        let token = Token::Tag { name: name.to_owned(), value };
        self.skip(self.rest.len() - rest.len());
        Ok(token)
    }

    /// A word without what is said of it: numbers of moves before it, marks of praise and blame after it. `None` if nothing is left.
    fn word(&mut self) -> Option<Token> {
        let word = self.rest.split(ends_word).next().unwrap_or(self.rest);
        let end = word.len();
        if let Some(result) = GameResult::of_text(word) {
            self.skip(end);
            return Some(Token::Result(result));
        }
        let number = word.trim_start_matches(|character: char| character.is_ascii_digit());
        if number.starts_with(['.', '…']) {
            // `1.`, `1...`, `12...22-18`: the move may follow at once.
            self.skip(end - number.trim_start_matches(['.', '…']).len());
            return None;
        }
        let token = word.trim_end_matches(['!', '?', '*', '+', '#']);
        let token = (!token.is_empty()).then(|| Token::Word(token.to_owned()));
        self.skip(end);
        token
    }
}

/// An error in a game.
pub(super) fn at(game: usize, (line, kind): (usize, PdnErrorKind)) -> PdnError {
    PdnError { game, line, kind }
}
