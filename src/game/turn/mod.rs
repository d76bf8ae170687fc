//! A player's turn in a game: the move and the clock press that completes it; also takebacks, and
//! corrections by the arbiter.
//!
//! | file | contents |
//! |---|---|
//! | `played` | a move on the score sheet |
//! | `play`, `press` | moves and clock presses |
//! | `request`, `takeback` | taking moves back, and making them again, by consent |
//! | `correction`, `correct_position` | the arbiter's corrections of the position |
//! | `unplayable` | reasons why a piece cannot make a move |
//! | `move_line` | lines of moves outside the game |

mod correct_position;
mod correction;
mod move_line;
mod play;
mod played;
mod press;
mod request;
mod takeback;
mod unplayable;

pub use correction::PositionCorrection;
pub use move_line::{LineCursor, MoveLine};
pub(in crate::game) use played::ClockRecord;
pub use played::{NumberedSan, PlayedHalfMove};
pub use request::{PlayerRequest, RequestKind};
pub use unplayable::UnplayableReason;
