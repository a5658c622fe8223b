//! The capture game on the star: sixty marbles that belong to nobody, taken by jumping.
//!
//! The marbles fill the central hexagon except its centre. A turn is a chain of one or more jumps by any marble; each jumped
//! marble is removed at once and counts for the player. When no jump is left the most captures win.

mod chain;
mod outcomes;
mod position;
mod state;

pub use chain::Chain;
pub use outcomes::Outcome;
pub use position::{IllegalPosition, Position};
pub use state::{IllegalSeats, Setup, State};
