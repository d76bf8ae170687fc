//! Draws on the initiative of a player: draw offers, draw claims and their proofs.
//!
//! | file | contents |
//! |---|---|
//! | `draw_offer`, `offering` | draw offers |
//! | `position_occurrence`, `repetition` | repetitions of positions |
//! | `draw_proof`, `claims` | draw claims and their proof |

mod claims;
mod draw_offer;
mod draw_proof;
mod offering;
mod position_occurrence;
mod repetition;

pub use draw_offer::DrawOffer;
pub use draw_proof::DrawProof;
pub(in crate::game) use draw_proof::FIFTY_MOVE_PLIES;
pub use position_occurrence::PositionOccurrence;
