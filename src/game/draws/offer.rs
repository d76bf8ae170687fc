//! An offer of a draw (FIDE 9.1).

use crate::rules::Color;

/// A draw that has been offered and not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offers it.
    pub by: Color,
    /// Whether the opponent has been told; where offers are delivered with the move, not before that.
    pub delivered: bool,
}
