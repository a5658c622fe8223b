//! How long the computer thinks.

use std::time::{Duration, Instant};

use hopstone_ai::Limits;
use hopstone_rules::Level;

use crate::arguments::whole;

/// What bounds a thought: at least one of a level, a time and a number of positions; of several the narrowest counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    level: Option<Level>,
    time: Option<Duration>,
    nodes: Option<u64>,
}

impl Bounds {
    /// Whether nothing bounds the thought yet.
    pub fn is_open(&self) -> bool {
        *self == Bounds::default()
    }

    /// Sets the bound of a name, `level`, `movetime` (milliseconds) or `nodes`.
    ///
    /// # Errors
    /// If there is no such bound, it is set already, or cannot have this value: the reason.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let value = whole(value);
        let is_set = match name {
            "level" => {
                let level = value.and_then(|number| u8::try_from(number).ok()).and_then(Level::new);
                self.level.replace(level.ok_or("a level is a number from 1 to 5")?).is_some()
            }
            "movetime" => {
                let time = value.map(Duration::from_millis).ok_or("a time is a number of milliseconds from 1")?;
                self.time.replace(time).is_some()
            }
            "nodes" => self.nodes.replace(value.ok_or("nodes are a number of positions from 1")?).is_some(),
            _ => return Err(format!("\"{name}\" bounds no thought; level, movetime and nodes do")),
        };
        if is_set { Err(format!("{name} is named twice")) } else { Ok(()) }
    }

    /// Calls with the limits, whose time begins now.
    pub fn within<T>(self, seed: u64, think: impl FnOnce(&Limits) -> T) -> T {
        let begun = Instant::now();
        let is_over = || self.time.is_some_and(|most| begun.elapsed() >= most);
        let is_over: Option<&dyn Fn() -> bool> = if self.time.is_some() { Some(&is_over) } else { None };
        think(&Limits { level: self.level, nodes: self.nodes, is_over, seed })
    }
}
