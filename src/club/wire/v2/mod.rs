//! Version 2 of the storage formats of tournaments. Unlike version 1, it has all tie-breaks of FIDE
//! C.07, all ways to decide a tied match, players' national IDs and clubs, pairing options, manual
//! pairing, and the place, arbiters and dates of a tournament.
//!
//! | file | contents |
//! |---|---|
//! | `details` | place, arbiters and dates of a tournament |
//! | `entrant` | entrants and their personal details |
//! | `setup` | the setup of a tournament |
//! | `step` | the steps of a tournament |
//! | `tie_break` | tie-breaks |

mod details;
mod entrant;
mod setup;
mod step;
mod tie_break;

pub use details::EventDetailsV2;
pub use entrant::{EntrantV2, PersonalDetailsV2};
pub use setup::{EventSetupV2, PairingRulesV2, TieResolutionV2};
pub use step::EventStepV2;
pub use tie_break::TieBreakV2;
