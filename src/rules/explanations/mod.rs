//! Why a piece cannot go somewhere, and why a game is over: answers for players.

mod illegal_move;
mod no_move;

pub use illegal_move::WhyIllegal;
pub use no_move::{Pinned, WhyDead, WhyNoMove};
