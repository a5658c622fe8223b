//! Positions of games that the computer plays against itself, with what came of them.

use hopstone_ai::tuning::{ALL_PIECES, features};
use hopstone_ai::{Limits, Thinker};
use hopstone_rules::draughts::{Setup, Side, State, Variant};
use hopstone_rules::{Game, Play, Player};

use crate::dice::Dice;

/// An opening has so many moves by chance, and up to so many more.
const OPENING: usize = 4;
const LONGER: usize = 9;
/// An opening is fair up to this advantage, in hundredths of a man: wide, so that the weights also learn what an advantage is worth.
const FAIR: i32 = 120;
/// From here on a value says who wins, not by how much.
const DECIDED: i32 = 900_000;
/// A game that is this long is a draw.
const LONGEST: usize = 240;

/// A quiet position, as the side to move sees it.
pub struct Sample {
    /// The features with their amounts, weighted for all pieces and for none.
    pub features: Vec<(usize, [f32; 2])>,
    /// What the search made of it, in hundredths of a man.
    pub value: f32,
    /// What came of the game: 1 for a win, 0.5 for a draw.
    pub result: f32,
}

/// How the games are played.
pub struct Games {
    pub variant: Variant,
    /// Positions looked at for a move.
    pub nodes: u64,
    pub dice: Dice,
    pub thinker: Thinker,
}

impl Games {
    /// The samples of one game.
    pub fn play(&mut self) -> Vec<Sample> {
        let mut game = self.opening();
        let mut seen: Vec<(Side, Sample)> = Vec::new();
        let mut winner = None;
        while game.turn().is_some() && game.events().len() < LONGEST {
            let position = *game.state().position();
            let side = position.turn();
            let limits = Limits { level: None, nodes: Some(self.nodes), is_over: None, seed: 0 };
            let thought = self.thinker.draughts(&game, &limits).expect("a game that goes on");
            if thought.value.abs() >= DECIDED {
                winner = Some(if thought.value > 0 { side } else { side.other() });
                break;
            }
            // A capture is judged by the search, never as it stands.
            if !position.can_capture() {
                let (features, pieces) = features(&position);
                let share = pieces as f32 / ALL_PIECES as f32;
                let weighted = |(feature, amount)| (feature, [share, 1.0 - share].map(|share| share * amount as f32));
                let features = features.into_iter().map(weighted).collect();
                seen.push((side, Sample { features, value: thought.value as f32, result: 0.5 }));
            }
            game.play(&thought.mv).expect("a move of the computer");
        }
        let standing = game.state().standing();
        let winner = winner.or(Side::ALL.into_iter().find(|side| {
            standing.outcome().is_some()
                && standing.place(side.seat()) == Some(1)
                && standing.place(side.other().seat()) != Some(1)
        }));
        for (side, sample) in &mut seen {
            sample.result = winner.map_or(0.5, |winner| if winner == *side { 1.0 } else { 0.0 });
        }
        seen.into_iter().map(|(_, sample)| sample).collect()
    }

    /// A game after a fair opening by chance.
    fn opening(&mut self) -> Game<State> {
        loop {
            let players = vec![Player::person(""); 2];
            let mut game = Game::<State>::start(Setup::standard(self.variant), players, self.variant.first().seat())
                .expect("a game for two");
            for _ in 0..OPENING + self.dice.below(LONGER) {
                let moves = game.state().position().moves();
                if game.turn().is_some() {
                    game.play(&moves[self.dice.below(moves.len())]).expect("a move of the list");
                }
            }
            let limits = Limits { level: None, nodes: Some(self.nodes), is_over: None, seed: 0 };
            if self.thinker.draughts(&game, &limits).is_some_and(|thought| thought.value.abs() <= FAIR) {
                return game;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> Games {
        Games { variant: Variant::Italian, nodes: 100, dice: Dice::new(3), thinker: Thinker::new() }
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let values = || games().play().iter().map(|sample| sample.value).collect::<Vec<_>>();
        assert_eq!(values(), values());
        assert!(values().len() > 10);
    }

    #[test]
    fn a_game_is_won_by_the_side_that_is_ahead_more_often_than_not() {
        let mut games = games();
        let samples: Vec<Sample> = (0..30).flat_map(|_| games.play()).collect();
        assert!(samples.iter().any(|sample| sample.result == 1.0) && samples.iter().any(|sample| sample.result == 0.0));
        let ahead: Vec<f32> =
            samples.iter().filter(|sample| sample.value > 150.0).map(|sample| sample.result).collect();
        assert!(ahead.iter().sum::<f32>() > 0.7 * ahead.len() as f32);
    }
}
