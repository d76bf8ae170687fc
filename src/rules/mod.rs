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
//! | `position`, `play`, `legality`, `castling`, `keys`, `material` | what the rest of the program asks |
//! | `fen`, `san`, `uci`, `zobrist` | how it is written down |
//! | [`pgn`] | how is a whole game written down? |
//! | `chess960` | how else can a game start? |
//! | [`winnability`] | can this side still mate by any series of legal moves? |
//!
//! Nothing here knows a clock, a player or a browser, and nothing is needed but `std`.
//!
//! # The engine in a page
//!
//! *The board* is 64 bytes, one cache line: the two colours, pawns, knights, everything that moves on diagonals,
//! everything that moves on lines (a queen is in both), the castling rooks, and a word for kings, turn and en passant.
//! A move never changes a board, it makes another; nothing has to be undone, and a search holds its boards on the
//! stack. Hash, counters and laws stand outside, in [`Position`]: the generator does not carry what it does not need.
//!
//! *Sliding pieces* look their rays up by magic multiplication. The tables are filled when they are first needed, in
//! half a millisecond, so that no hundreds of kilobytes have to be downloaded; a program built for processors that
//! gather bits in one instruction does that instead.
//!
//! *No move is tried out.* From the king's square the generator looks for the enemy's sliders that would see him if none
//! of our own pieces stood between: one that does see him gives check, one with a single piece in between pins it. So
//! every piece goes where its attacks, the squares that answer a check and its pin agree. What the enemy attacks
//! is computed only if the king could move or castle at all. En passant takes two pawns off one line at once and is
//! looked at by its outcome: the queen or rook behind them is what other engines overlook.
//!
//! *One generator, three uses.* It is written once, generic over the side to move, so that the direction of pawns is
//! a constant, and over a visitor: one counts moves without making them, one lists them, one makes each. Pawns come
//! all at once, by the way they go.
//!
//! *A position is legal by construction.* [`Position::from_fen`] refuses what no game can show, and says why and
//! where; [`Position::play`] refuses what is not legal. An en passant square is kept only where a pawn stands ready to
//! take there, and counts for repetitions only where such a capture is legal (FIDE 9.2.3.2).

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
mod legality;
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
pub use san::{CheckSign, San, SanError, SanMove, SanStep};
pub use square::{File, NotASquare, Rank, Square};
pub use uci::UciError;
