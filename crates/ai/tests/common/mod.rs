//! What the tests of the lessons share: chance, and the verdicts of the judges.

use std::collections::BTreeMap;
use std::fmt::Debug;

use hopstone_ai::{Cost, Lesson, Limits, Reason};

/// A dice that falls the same way every time (SplitMix64).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 16) as usize % count
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// So many positions and no clock.
pub fn nodes(most: u64) -> Limits<'static> {
    Limits { level: None, nodes: Some(most), is_over: None, seed: 0 }
}

/// Refuses what is not so, in words.
pub fn so(is_so: bool, else_what: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(else_what()) }
}

/// What the judges found: how often each remark was made, and which were false.
#[derive(Default)]
pub struct Verdicts {
    made: BTreeMap<&'static str, usize>,
    found_false: BTreeMap<&'static str, Vec<String>>,
}

impl Verdicts {
    /// Notes a verdict on a remark; `board` shows the position.
    pub fn note(&mut self, name: &'static str, verdict: Result<(), String>, board: impl FnOnce() -> String) {
        *self.made.entry(name).or_default() += 1;
        if let Err(why) = verdict {
            self.found_false.entry(name).or_default().push(format!("{why}\n{}", board()));
        }
    }

    /// Notes the verdicts on a lesson, which must have the form that is promised. `plays` says whether a line can be played.
    pub fn note_lesson<M: PartialEq + Debug>(
        &mut self,
        lesson: &Lesson<M>,
        tried: Option<&M>,
        plays: impl Fn(&[M]) -> bool,
        judges: (impl Fn(&Reason) -> Result<(), String>, impl Fn(&Cost) -> Result<(), String>),
        board: impl Fn() -> String,
    ) {
        assert!(plays(&lesson.line) && !lesson.line.is_empty(), "{}", board());
        assert!((1..=3).contains(&lesson.reasons.len()), "{}", board());
        lesson.reasons.iter().for_each(|reason| self.note(reason.named().0, judges.0(reason), &board));
        assert_eq!(tried.is_some(), lesson.tried.is_some());
        if let (Some(mv), Some(answer)) = (tried, &lesson.tried) {
            assert_eq!(answer.line[0], *mv);
            assert!(plays(&answer.line), "{}", board());
            assert!(answer.costs.len() <= 3, "{}", board());
            assert!(answer.loss == 0 || !answer.costs.is_empty(), "a loss that no cost tells of: {}", board());
            answer.costs.iter().for_each(|cost| self.note(cost.named().0, judges.1(cost), &board));
        }
    }

    /// Says what was found, and fails if a remark was false.
    pub fn close(self) {
        println!("remarks made: {:?}", self.made);
        for (name, all) in &self.found_false {
            println!("{name}: {} of {} are false", all.len(), self.made[name]);
            all.iter().take(3).for_each(|one| println!("{name}: {one}"));
        }
        let names: Vec<_> = self.found_false.keys().collect();
        assert!(names.is_empty(), "false: {names:?}");
    }
}
