//! Moves as players write them: Standard Algebraic Notation (FIDE Appendix C).
//!
//! | file | what it answers |
//! |---|---|
//! | `value` | what does a written move say, and how is it written? |
//! | `read` | what does a text say, before any position is asked? |
//! | `position` | which move does it mean here, and how is a move written here? |
//! | `loose` | which move can only be meant by a text that is no SAN? |
//! | `error` | why is a text no move here? |

mod error;
mod loose;
mod position;
mod read;
mod value;

pub use error::SanError;
pub(in crate::rules) use read::read_plain;
pub use value::{CheckSign, San, SanMove, SanStep};
