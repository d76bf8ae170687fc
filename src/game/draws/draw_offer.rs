//! An offer of a draw (FIDE 9.1).

use crate::rules::Color;

/// Draw offer that is neither accepted nor declined yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// The player who offers.
    pub by: Color,
    /// Whether the opponent has received the offer. Under rules that deliver offers with the move,
    /// an offer made before the move is not delivered yet.
    pub is_delivered: bool,
}
