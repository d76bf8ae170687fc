//! An offer of a draw (FIDE 9.1).

use crate::rules::Color;

/// A draw offer that is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// The player who offers.
    pub by: Color,
    /// Whether the opponent knows of the offer; where offers are delivered with the move, not
    /// before it.
    pub is_delivered: bool,
}
