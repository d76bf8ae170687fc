//! Version 1: journals, settings, tournaments, links and fingerprints as they are since the first release.
//!
//! | file | what it answers |
//! |---|---|
//! | `headers` | what stands at the head of the score sheet? |
//! | `edition` | which rulings judge it? |
//! | `rules` | how are the house rules named and numbered? |
//! | `time` | what is each player given? |
//! | `event` | what happened? |
//! | `question` | what is the worker asked? |
//! | `reason` | how did it end? |
//! | `values` | how are colours, moves and positions written? |

mod edition;
mod event;
mod headers;
mod question;
mod reason;
pub mod rules;
mod time;
pub(in crate::game) mod values;

pub use edition::Edition;
pub use event::{Event, Verdict};
pub use headers::{Headers, seat, ticket};
pub use question::{Question, Who};
pub use reason::Reason;
pub use rules::HouseRules;
pub use time::{Allowance, Bonus, ClockPress, FirstIncrement, FirstMove, Stage, TimeControl};
