//! The laws of chess: positions, legal moves, notation.
//!
//! [`Position`] is the way in: it is legal by construction, it lists its legal moves, and playing one makes a new
//! position. Below it, from the inside out:
//!
//! | file | what it answers |
//! |---|---|
//! | `color`, `piece`, `square`, `bitboard`, `moves` | the words of the field, a type for each |
//! | `sliders`, `attacks` | where does a piece reach from here? |
//! | `board` | eight words: where everything stands; what it looks like after a move |
//! | `generate` | which moves are there? |
//! | `visitors`, `count`, `perft`, `processor` | what to do with them: count, list, make |
//! | `position`, `play`, `castling`, `keys`, `material` | what the rest of the program asks |
//! | `fen`, `san`, `uci`, `zobrist` | how it is written down |
//! | [`pgn`] | how is a whole game written down? |
//! | `chess960` | how else can a game start? |
//! | [`winnability`] | can this side still mate by any series of legal moves? |
//!
//! Nothing here knows a clock, a player or a browser, and nothing is needed but `std`.

mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod color;
mod count;
mod fen;
mod fen_error;
mod generate;
mod keys;
mod laws;
mod magic_numbers;
mod material;
mod moves;
mod perft;
pub mod pgn;
mod piece;
mod play;
mod polyglot_random;
mod position;
mod processor;
mod san;
mod san_error;
mod san_text;
mod sliders;
mod square;
mod uci;
mod visitors;
pub mod winnability;

mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use castling::{CastlingRights, CastlingSide};
pub use color::Color;
pub use fen_error::FenError;
pub use keys::{Placement, RepetitionKey};
pub use laws::Laws;
pub use moves::{Move, MoveKind, MoveList};
pub use perft::{perft, perft_making};
pub use piece::{Piece, Role};
pub use position::{IllegalMove, Position};
pub use san_error::SanError;
pub use square::{File, NotASquare, Rank, Square};
pub use uci::UciError;
