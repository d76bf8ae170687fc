//! The laws of chess: positions, legal moves, notation.
//!
//! [`Position`] is the entry point. A position is always legal. It lists its legal moves, and
//! playing a move returns a new position. The modules:
//!
//! | module | subject |
//! |---|---|
//! | `color`, `piece`, `square`, `bitboard`, `moves` | basic types |
//! | `laws` | whether en passant exists |
//! | `attacks/` | the squares that each piece attacks |
//! | `board` | the board in eight 64-bit words, and the board after a move |
//! | `generate/` | the move generator, and its visitors that count, list or make the moves |
//! | `processor/` | instructions that only some processors have |
//! | `position_setup` | a position as data, and the test whether it is legal |
//! | `position`, `play`, `legality`, `castling`, `keys/`, `material` | `Position` and its methods |
//! | `fen/`, `san/`, `uci`, `characters` | notation of positions and moves, also in loose forms |
//! | [`pgn`] | whole games as text |
//! | `visibility` | methods of `Position` for searches, such as the null move |
//! | `chess960` | starting positions of Chess960 |
//! | `explanations/` | why a move is illegal; why a position is mate, stalemate or dead |
//! | `reachable/` | whether a game can lead to a position |
//! | [`winnability`] | whether a side can still mate by any series of legal moves |
//!
//! This module contains neither clocks nor players, and does not depend on a browser. Besides `std`
//! it uses only the crates `thiserror` and `memchr`.
//!
//! # Examples
//!
//! *Load a position and play.* A malformed FEN, or the FEN of an illegal position, is refused. The
//! error says where the fault is.
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
//! *Ask who can still mate.* The answer is proved, not estimated. A budget limits the number of
//! searched positions.
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
//! *Read a file of games.* For a faulty game, the reader returns an error with the place of the
//! fault, and continues with the next game.
//!
//! ```
//! use tabiya::rules::pgn::PgnReader;
//!
//! let file = "[White \"Ada\"]\n\n1. e4 e5 2. Nf3 {a comment} *\n\n[White \"Alan\"]\n\n1. e5 *\n";
//! let (mut read, mut broken) = (Vec::new(), Vec::new());
//! for game in PgnReader::new(file.as_bytes()) {
//!     match game {
//!         Ok(game) => read.push((game.tag("White").unwrap_or("?").to_owned(), game.moves().len())),
//!         Err(fault) => broken.push(fault.to_string()),
//!     }
//! }
//! assert_eq!(read, [("Ada".to_owned(), 3)]);
//! assert_eq!(broken, ["line 7, column 4: e5: no pawn can go to e5"]);
//! ```
//!
//! Clocks, draw claims and results of games are the subject of [`game`](crate::game).
//!
//! # The move generator in brief
//!
//! *The board* is 64 bytes, one cache line: the two colours, pawns, knights, diagonal sliders, rank
//! and file sliders (a queen is in both sets), the castling rooks, and a 64-bit word for kings,
//! side to move and en passant. A move makes a new board and leaves the old one unchanged, so a
//! search never undoes a move. [`Position`] adds the counters and laws, which the generator does
//! not need.
//!
//! *Sliding pieces* use magic bitboards. The tables have hundreds of kilobytes. They are not part
//! of the program file; they are filled at first use, in half a millisecond. A build for processors
//! with the instruction `pext`, which gathers bits, uses this instruction instead of a
//! multiplication.
//!
//! *Checks and pins come first*, so the generator makes no move to test whether it is legal, except
//! en passant captures. From the king's square the generator looks for enemy sliders that would
//! attack the king if the king's own pieces were not there. If no own piece is between slider and
//! king, the slider gives check. If exactly one own piece is between them, the slider pins this
//! piece. In check, a move must answer the check. A pinned piece must stay on the line of its pin.
//! The squares that the enemy attacks are computed only if the king could step or castle. An en
//! passant capture can open a line to the king although neither of its two pawns is pinned, so it
//! is made on a copy of the board to test whether it is legal.
//!
//! *One generator, four uses.* The generator is generic over the side to move and over a visitor.
//! The type of the side makes the direction of pawns a constant. The visitor receives the moves.
//! One visitor counts moves without making them, another lists them, and another makes each move; a
//! fourth, in `winnability`, scores them. The moves of all pawns come at once, as one set of target
//! squares for each kind of move.
//!
//! *A position is always legal.* [`Position::from_fen`] refuses malformed texts and illegal
//! positions, and says why and where; [`Position::play`] refuses illegal moves. A position has an
//! en passant square only if a pawn is placed to capture there, whether this capture is legal or
//! not. The square counts for repetition only if such a capture is legal (FIDE 9.2.3.2).

mod attacks;
mod bitboard;
mod board;
mod castling;
pub(crate) mod characters;
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
mod square;
mod uci;
mod visibility;
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
pub use explanations::{NoMoveReason, Pinned, WhyDead, WhyIllegal, WhyNoMove};
use generate::visitors;
