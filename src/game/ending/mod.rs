//! How games end: by the position, by a fallen flag, and why.
//!
//! | file | what it answers |
//! |---|---|
//! | `outcome` | who won, and by what? |
//! | `explanation` | what lies behind that, where it is not plain from the board? |
//! | `judge`, `material` | is the game over as the position stands? |
//! | `flag` | when is an exact question asked? |
//! | `waiting`, `conclude` | what is final only with its answer, and what do a fallen flag and a resignation cost? |
//! | `question`, `settle` | can this side still mate? |
//! | `slip` | can the end be undone? |

mod conclude;
mod explanation;
mod flag;
mod judge;
mod material;
mod outcome;
mod question;
mod settle;
mod slip;
mod waiting;

pub(in crate::game) use explanation::Ending;
pub use explanation::{Explanation, Finding};
pub use outcome::{GameResult, Outcome, Points, Reason};
pub use question::{Question, Verdict, Who};
pub use slip::UNDO_END_MS;
pub use waiting::Waiting;
