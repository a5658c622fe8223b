//! The computer player, and what it comes up with.

use hopstone_rules::{Game, Seat, capture, draughts, star};

use crate::lesson::Lesson;
use crate::table::Table;
use crate::{Limits, appraisal};

/// A move that the computer chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// What it seems to be worth to the mover; in draughts in hundredths of a man.
    pub value: i32,
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// The computer player. One serves all seats of a game and any number of games.
pub struct Thinker {
    table: Table,
    /// What the table is about.
    subject: Option<Subject>,
}

/// Positions of games with other rules must not be taken for each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    Draughts(draughts::Variant),
    /// With or without long jumps.
    Capture(bool),
}

/// What the table may take, in bytes: not more than a phone has to spare.
const TABLE: usize = 16 << 20;

impl Thinker {
    /// A player that has seen nothing yet.
    pub fn new() -> Thinker {
        Thinker { table: Table::of_bytes(TABLE), subject: None }
    }

    /// The table, empty if it was about something else.
    fn table_for(&mut self, subject: Subject) -> &mut Table {
        if self.subject != Some(subject) {
            self.table.clear();
            self.subject = Some(subject);
        }
        &mut self.table
    }

    /// A move for the seat to move; `None` when the game is over.
    pub fn star(&mut self, game: &Game<star::State>, limits: &Limits) -> Option<Thought<star::Move>> {
        game.turn()?;
        crate::star::think(game, limits)
    }

    /// A move for the seat to move; `None` when the game is over.
    pub fn capture(&mut self, game: &Game<capture::State>, limits: &Limits) -> Option<Thought<capture::Chain>> {
        game.turn()?;
        crate::capture::think(game, limits, self.table_for(Subject::Capture(game.setup().long_jump)))
    }

    /// A move for the side to move; `None` when the game is over.
    pub fn draughts(&mut self, game: &Game<draughts::State>, limits: &Limits) -> Option<Thought<draughts::Move>> {
        game.turn()?;
        crate::draughts::think(game, limits, self.table_for(Subject::Draughts(game.setup().position.variant())))
    }

    /// A good move for the seat to move with the reasons for it, and what `tried`, a move of the position, costs; `None` when the game
    /// is over. Level 5 is asked whatever level the limits name.
    pub fn teach_star(
        &mut self,
        game: &Game<star::State>,
        tried: Option<&star::Move>,
        limits: &Limits,
    ) -> Option<Lesson<star::Move>> {
        game.turn()?;
        crate::star::teach(game, tried, &limits.at_best())
    }

    /// The same in the capture game.
    pub fn teach_capture(
        &mut self,
        game: &Game<capture::State>,
        tried: Option<&capture::Chain>,
        limits: &Limits,
    ) -> Option<Lesson<capture::Chain>> {
        game.turn()?;
        let table = self.table_for(Subject::Capture(game.setup().long_jump));
        // Whatever was looked at before, the same position is taught alike.
        table.clear();
        crate::capture::teach(game, tried, &limits.at_best(), table)
    }

    /// The same in draughts.
    pub fn teach_draughts(
        &mut self,
        game: &Game<draughts::State>,
        tried: Option<&draughts::Move>,
        limits: &Limits,
    ) -> Option<Lesson<draughts::Move>> {
        game.turn()?;
        let table = self.table_for(Subject::Draughts(game.setup().position.variant()));
        table.clear();
        crate::draughts::teach(game, tried, &limits.at_best(), table)
    }

    /// For every seat what it still needs to bring its armies home: hundredths of moves of its own; 0 where it is home.
    pub fn appraise_star(&mut self, game: &Game<star::State>, limits: &Limits) -> Vec<i32> {
        appraisal::star(game, limits)
    }

    /// For two seats how many marbles each is ahead in the end as far as can be seen; for more what each has captured. In hundredths.
    pub fn appraise_capture(&mut self, game: &Game<capture::State>, limits: &Limits) -> Vec<i32> {
        appraisal::capture(game, limits, self.table_for(Subject::Capture(game.setup().long_jump)))
    }

    /// For White and Black how far each is ahead, in hundredths of a man; a decided game is worth 1000.
    pub fn appraise_draughts(&mut self, game: &Game<draughts::State>, limits: &Limits) -> Vec<i32> {
        appraisal::draughts(game, limits, self.table_for(Subject::Draughts(game.setup().position.variant())))
    }

    /// Whether the computer on a seat of draughts agrees to a draw that it is offered. It does where it is behind, and where little is
    /// left to play for and it is not ahead.
    pub fn accepts_draw(&mut self, game: &Game<draughts::State>, seat: Seat, limits: &Limits) -> bool {
        let Some(side) = draughts::Side::of_seat(seat).filter(|_| game.turn().is_some()) else { return false };
        let table = self.table_for(Subject::Draughts(game.setup().position.variant()));
        crate::draughts::accepts_draw(game, side, limits, table)
    }
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}
