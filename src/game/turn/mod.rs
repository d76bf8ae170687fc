//! A turn: the move, the tap that completes it, and taking it back.
//!
//! | file | what it answers |
//! |---|---|
//! | `played` | what stands on one line of the score sheet? |
//! | `play`, `press` | what do a move and a tap on the clock do? |
//! | `request`, `takeback` | what has been asked for, and how do moves come back? |
//! | `correction`, `put_right` | what does the arbiter put on the board? |
//! | `unplayable` | why can a piece not be played there? |
//! | `line` | what could have been played, or was played elsewhere? |

mod correction;
mod line;
mod play;
mod played;
mod press;
mod put_right;
mod request;
mod takeback;
mod unplayable;

pub use correction::Correction;
pub use line::{Line, Spot};
pub(in crate::game) use played::Stand;
pub use played::{NumberedSan, Played};
pub use request::{Request, Wish};
pub use unplayable::Unplayable;
