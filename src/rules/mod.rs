//! The laws of chess: positions, legal moves, notation.
//!
//! [`Position`] is the way in: it is legal by construction, it lists its legal moves, and playing one makes a new
//! position. Below it, from the inside out:
//!
//! | file | what it answers |
//! |---|---|
//! | `color`, `piece`, `square`, `bitboard`, `moves` | the words of the field, a type for each |
//! | `attacks/` | where does a piece reach from here? |
//! | `board` | eight words: where everything stands; what it looks like after a move |
//! | `generate/` | which moves are there, and what to do with them: count, list, make |
//! | `processor` | what can this processor do in one instruction? |
//! | `position_setup` | what describes a position, legal or not, and what keeps it from being legal? |
//! | `position`, `play`, `legality`, `castling`, `keys/`, `material` | what the rest of the program asks |
//! | `fen/`, `san/`, `uci`, `typed`, `signs` | how is it written, also by people who write it another way? |
//! | [`pgn`] | how is a whole game written down? |
//! | `sight` | what does a search ask beyond the moves? |
//! | `chess960` | how else can a game start? |
//! | `explanations/` | why does this piece not go there; why is this mate, stalemate, or dead? |
//! | `reachable/` | can a game have led here? |
//! | [`winnability`] | can this side still mate by any series of legal moves? |
//!
//! Nothing here knows a clock, a player or a browser, and nothing is needed but `std`.
//!
//! # Examples
//!
//! *Load a position and play.* A FEN that no game can show is refused, with the place of the fault.
//!
//! ```
//! use tabiya::rules::{Color, Position, Role};
//!
//! let position: Position = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4".parse()?;
//! assert_eq!((position.turn(), position.legal_moves().len()), (Color::White, 43));
//!
//! let mv = position.parse_san("Qxf7#")?;
//! let san = position.san(mv);
//! assert_eq!((san.role(), san.is_capture(), san.to_string().as_str()), (Role::Queen, true, "Qxf7#"));
//! assert_eq!(mv.uci(), "h5f7");
//!
//! let after = position.play(mv)?;
//! assert!(after.is_checkmate());
//! assert_eq!(after.to_string(), "r1bqkbnr/pppp1Qpp/2n5/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
//!
//! let fen = "4k3/8/8/8/8/8/PPPPPPPPP/4K3 w - - 0 1";
//! let fault = fen.parse::<Position>().unwrap_err();
//! assert_eq!((fault.code(), fault.column(fen)), ("fen-rank-length", 15));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *Ask who can still mate.* The answer is decided, not guessed, within a budget of nodes.
//!
//! ```
//! use tabiya::rules::winnability::{Budget, winnability};
//! use tabiya::rules::{Color, Position};
//!
//! let position: Position = "8/8/4k3/8/8/3BK3/7p/8 w - - 0 1".parse()?;
//! let both = winnability(&position, &Budget { nodes: 100_000, ..Budget::default() });
//! assert!(!both.is_dead());
//! let bare: Position = "8/8/4k3/8/8/3BK3/8/8 w - - 0 1".parse()?;
//! assert!(winnability(&bare, &Budget::default()).is_dead());
//! # Ok::<(), tabiya::rules::FenError>(())
//! ```
//!
//! *Read a file of games.* One that is broken names its place, and reading goes on with the next.
//!
//! ```
//! use tabiya::rules::pgn::Reader;
//!
//! let file = "[White \"Ada\"]\n\n1. e4 e5 2. Nf3 {a comment} *\n\n[White \"Alan\"]\n\n1. e5 *\n";
//! let (mut read, mut broken) = (Vec::new(), Vec::new());
//! for game in Reader::new(file.as_bytes()) {
//!     match game {
//!         Ok(game) => read.push((game.tag("White").unwrap_or("?").to_owned(), game.moves().len())),
//!         Err(fault) => broken.push(fault.to_string()),
//!     }
//! }
//! assert_eq!(read, [("Ada".to_owned(), 3)]);
//! assert_eq!(broken, ["line 7, column 4: e5: no pawn can go to e5"]);
//! ```
//!
//! *Judge a game* is for [`game`](crate::game).
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
//! where; [`Position::play`] refuses what is not legal. A position has an en passant square only where a pawn stands
//! ready to take there; it counts for repetitions only where such a capture is legal (FIDE 9.2.3.2).

mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod color;
mod explanations;
mod fen;
mod generate;
mod keys;
mod laws;
mod legality;
mod material;
mod moves;
pub mod pgn;
mod piece;
mod play;
mod position;
mod position_setup;
mod processor;
mod reachable;
mod san;
mod sight;
pub(crate) mod signs;
mod square;
mod typed;
mod uci;
pub mod winnability;

pub use bitboard::{Bitboard, Squares};
pub use castling::{CastlingRights, CastlingSide};
pub use color::Color;
pub use fen::{FenError, FenForm, PastedFen};
pub use generate::{perft, perft_making};
pub use keys::{Placement, RepetitionKey};
pub use laws::Laws;
pub use moves::{Move, MoveKind, MoveList};
pub use piece::{Piece, Role};
pub use position::{IllegalMove, Position};
pub use position_setup::PositionSetup;
pub use san::{CheckSign, San, SanError, SanMove, SanStep};
pub use square::{File, NotASquare, Rank, Square};
pub use uci::UciError;

use attacks::sliders;
pub use explanations::{Pinned, WhyDead, WhyIllegal, WhyNoMove};
use generate::visitors;
