//! Ends of games by the position, by a fallen flag or by the players, and their explanations.
//!
//! | file | contents |
//! |---|---|
//! | `outcome` | result and reason |
//! | `explanation` | explanations of results that the position does not show |
//! | `judge`, `material` | ends by the position itself |
//! | `flag` | flag falls, and asking whether a position is dead |
//! | `pending_result`, `conclude` | results that wait for an answer |
//! | `question`, `answer_questions` | questions about possible mates, and their answers |
//! | `undo_end` | ends that can be undone |

mod answer_questions;
mod conclude;
mod explanation;
mod flag;
mod judge;
mod material;
mod outcome;
mod pending_result;
mod question;
mod undo_end;

pub(in crate::game) use explanation::GameEnding;
pub use explanation::{Explanation, MateVerdict};
pub use outcome::{EndReason, GameResult, HalfPoints, Outcome};
pub use pending_result::PendingResult;
pub use question::{MatingSide, Question, Verdict};
pub use undo_end::UNDO_END_MS;
