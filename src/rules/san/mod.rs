//! Moves in Standard Algebraic Notation (SAN; FIDE Appendix C).
//!
//! | module | subject |
//! |---|---|
//! | `value` | a move in SAN as a value, and its text |
//! | `read` | parsing a text into such a value |
//! | `position` | in a position: the legal move that a text means, and the SAN of a move |
//! | `loose` | texts that are not SAN but can have only one meaning |
//! | `error` | reasons why a text is no legal move |

mod error;
mod loose;
mod position;
mod read;
mod value;

pub use error::SanError;
pub(in crate::rules) use read::read_simple_san;
pub use value::{CheckSign, San, SanMove, SanStep};
