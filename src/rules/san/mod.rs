//! Moves in Standard Algebraic Notation (SAN; FIDE Appendix C).
//!
//! | module | subject |
//! |---|---|
//! | `value` | a written move as a value, and its text |
//! | `read` | parsing a text without a position |
//! | `position` | the legal move that a text means, and the notation of a move |
//! | `loose` | texts that are not SAN but have a single meaning |
//! | `error` | reasons that a text is no move |

mod error;
mod loose;
mod position;
mod read;
mod value;

pub use error::SanError;
pub(in crate::rules) use read::read_simple_san;
pub use value::{CheckSign, San, SanMove, SanStep};
