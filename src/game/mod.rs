//! One game between two people under house rules: record of moves, clocks, offers, claims, outcome, PGN.
//!
//! A pure state machine. [`Game::apply`] is fed an [`Instant`] and an [`Event`] and answers with [`Changes`] or a
//! [`Refusal`]; nothing else changes a game, and nothing here reads a clock. So a game is a function of its
//! [`Journal`], and every odd order of events can be tried natively.
//!
//! | file | what it answers |
//! |---|---|
//! | `house_rules` | what may two people agree on before a game? |
//! | `setup`, `record`, `played` | what is a game made of? |
//! | `event`, `refusal`, `apply` | what may happen to it, and what comes of that? |
//! | `play`, `clock_events` | what do a move and a hand on the clock do? |
//! | `judge`, `material`, `exact` | is it over by itself? |
//! | `repetition`, `claims` | may a draw be claimed, and what proves it? |
//! | `offers`, `takeback` | what have the players asked of each other? |
//! | `outcome`, `explanation` | how did it end, and why? |
//! | `line` | what could have been played, or was played elsewhere? |
//! | `time`, `clock/` | who has how long? |
//! | `journal`, `entry`, `reopen`, `wire` | how is it kept? |
//! | `pgn/` | how is it passed on? |

mod apply;
mod claims;
mod clock;
mod clock_events;
mod entry;
mod event;
mod exact;
mod explanation;
mod house_rules;
mod journal;
mod judge;
mod line;
mod material;
mod offers;
mod outcome;
pub mod pgn;
mod play;
mod played;
mod record;
mod refusal;
mod reopen;
mod repetition;
mod setup;
mod takeback;
mod time;
mod wire;

pub use claims::Grounds;
pub use clock::{
    Allowance, Bonus, Clock, ClockPress, FirstMove, ParseTimeControlError, Reading, Shown, Stage,
    TIME_PRESETS, TimeControl, TimeControlError, TimePreset,
};
pub use entry::Entry;
pub use event::{Changes, Event};
pub use exact::{Question, Verdict, Who};
pub use explanation::{Explanation, Finding};
pub use house_rules::{
    DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, KNOBS, Knob, KnobError, Preset, SamePosition,
};
pub use journal::{Journal, Replay};
pub use line::{Line, Spot};
pub use offers::Offer;
pub use outcome::{Outcome, Points, Reason};
pub use played::{NumberedSan, Played};
pub use record::{ClockEdit, Game, Halt};
pub use refusal::{Refusal, WrongClaim};
pub use reopen::{Reopened, reopen, salvage};
pub use repetition::Occurrence;
pub use setup::{Headers, Setup};
pub use takeback::{Request, Wish};
pub use time::{Instant, ParseSpanError, Span};
