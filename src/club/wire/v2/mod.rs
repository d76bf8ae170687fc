//! Version 2 of the storage formats of tournaments: all tie-breaks of FIDE C.07, players with a
//! national ID and a club, pairing rules, and manual pairing.
//!
//! | file | contents |
//! |---|---|
//! | `entrant` | entrants and their personal details |
//! | `setup` | the setup of an event |
//! | `step` | the steps of an event |
//! | `tie_break` | tie-breaks |

mod entrant;
mod setup;
mod step;
mod tie_break;

pub use entrant::{EntrantV2, PersonalDetailsV2};
pub use setup::{EventSetupV2, PairingRulesV2, TieResolutionV2};
pub use step::EventStepV2;
pub use tie_break::TieBreakV2;
