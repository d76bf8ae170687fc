//! Version 2: all tie-breaks of C.07, players with a national number and a club, rules of pairing, and pairing by hand.
//!
//! | file | what it answers |
//! |---|---|
//! | `entrant` | who plays in an event? |
//! | `setup` | what is agreed before an event? |
//! | `step` | what happened in an event? |
//! | `tie_break` | what parts equals? |

mod entrant;
mod setup;
mod step;
mod tie_break;

pub use entrant::{EntrantV2, PersonalDetailsV2};
pub use setup::{EventSetupV2, PairingRulesV2, TieResolutionV2};
pub use step::EventStepV2;
pub use tie_break::TieBreakV2;
