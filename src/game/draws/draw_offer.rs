//! A draw offer of a player (FIDE 9.1).

use crate::rules::Color;

/// Draw offer of a player that is neither accepted nor declined yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// The player who offers.
    pub by: Color,
    /// Whether the opponent has received the offer. If the house rules deliver offers with moves,
    /// the opponent receives the offer with the next move of player `by`.
    pub is_delivered: bool,
}
