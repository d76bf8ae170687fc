//! Version 2: all tie-breaks of C.07, and players with a national number and a club.
//!
//! | file | what it answers |
//! |---|---|
//! | `entrant` | who plays in an event? |
//! | `tie_break` | what parts equals? |

mod entrant;
mod tie_break;

pub use entrant::{Details, Entrant};
pub use tie_break::TieBreak;
