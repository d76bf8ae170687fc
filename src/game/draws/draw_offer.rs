//! A draw offer of a player (FIDE 9.1).

use crate::rules::Color;

/// Draw offer of a player that is neither accepted nor declined yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// The player who offers.
    pub by: Color,
    /// Whether the opponent has received the offer. Under house rules by which an offer goes with a
    /// move, an offer that is made before the move reaches the opponent only with the move.
    pub is_delivered: bool,
}
