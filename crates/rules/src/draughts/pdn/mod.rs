//! Games as text: PDN, the format that draughts programs exchange.
//!
//! ```
//! # use hopstone_rules::draughts::pdn;
//! let text = "[White \"Ada\"] [Black \"Jan\"] [GameType \"22,W,8,8,N2,1\"] 1. 22-18 {why not} 11-15 2. 18-13 1/2-1/2";
//! let games = pdn::read(text, None).unwrap();
//! assert_eq!(games[0].game.events().len(), 4, "three moves and the agreement");
//! let again = pdn::write(&games[0].game, None);
//! assert_eq!(pdn::read(&again, None).unwrap()[0].game.events(), games[0].game.events());
//! ```

mod error;
mod reader;
mod token;
mod writer;

pub use error::{PdnError, PdnErrorKind};
pub use reader::{PdnGame, read};
pub use writer::{Date, result, write};
