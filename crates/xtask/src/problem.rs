//! Why a task could not be done, and what mends it.

use std::fmt;

/// Why a task could not be done, in words for the person who asked for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    what: String,
    mend: Option<String>,
    absent: bool,
}

/// What a step of a task returns.
pub type Outcome = Result<(), Problem>;

impl Problem {
    /// Says what is wrong.
    pub fn new(what: impl Into<String>) -> Self {
        Problem { what: what.into(), mend: None, absent: false }
    }

    /// Says what this machine does not have and the task can do without: no failure, but never silent.
    pub fn absent(what: impl Into<String>) -> Self {
        Problem { absent: true, ..Problem::new(what) }
    }

    /// Whether it is only something that is not there.
    pub fn is_absence(&self) -> bool {
        self.absent
    }

    /// Says what to do about it: a command, or a short sentence.
    pub fn mend(self, mend: impl Into<String>) -> Self {
        Problem { mend: Some(mend.into()), ..self }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        match &self.mend {
            Some(mend) => write!(f, "\n  to mend it: {mend}"),
            None => Ok(()),
        }
    }
}
