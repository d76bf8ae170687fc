//! Explains to players why a piece cannot move to a square, and why a position is checkmate,
//! stalemate or dead.

mod illegal_move;
mod no_move;

pub use illegal_move::WhyIllegal;
pub use no_move::{NoMoveReason, Pinned, WhyDead, WhyNoMove};
