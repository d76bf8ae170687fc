//! Whether a side can still mate by any series of legal moves (FIDE 5.2.2 and 6.9), decided, not guessed.
//!
//! A side that can is said to have a *winnable* position. The other side helps: what is looked for is a helpmate
//! of any length. The 50- and 75-move rules and repetition play no part in the question; castling rights, en
//! passant and the [`Laws`](super::Laws) of the position do.
//!
//! ```
//! use tabiya::rules::{Color, Position};
//! use tabiya::rules::winnability::{Budget, Proof, Winnability, can_mate};
//!
//! // The pawns are locked for ever and neither king gets through: White will never mate.
//! let fen = "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1";
//! let position = Position::from_fen(fen)?;
//! let answer = can_mate(&position, Color::White, &Budget::default());
//! assert_eq!(answer, Winnability::Unwinnable(Proof::Static));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/algorithms/winnability.md` explains the methods, their order, why an answer is right, and the names used here.
//! Cheapest first:
//!
//! | file | idea | an answer it can give | section |
//! |---|---|---|--:|
//! | `material` | some sets of pieces cannot mate wherever they stand | unwinnable: [`Proof::Material`] | 2 |
//! | `playout` | play a few games straight at a mate | winnable, with the moves | 3 |
//! | `reach` | a bound on where every piece can ever get; if no mate fits into it, there is none | unwinnable: [`Proof::Static`] | 4 |
//! | `tempo` | a side has only pawn moves to spare, and too few for anybody to promote | the same | 5 |
//! | `skeleton` | kings and pawns exactly, the other pieces as ghosts or as far as is needed: few positions stand for millions | the same | 6 |
//! | `search` | go first to the positions that look nearest to a mate (`guide`) or show what none like them has shown (`novelty`), and nowhere twice | winnable, with the moves; unwinnable when nothing is left to visit: [`Proof::Closure`] | 7 |
//!
//! A question goes through them in turns (`inquiry`): a few games, the bound, more games and a search of some dozen
//! positions settle most. Then skeletons are listed, a few at first, while the search goes on in between, each time
//! farther. The search uses the same reasoning on the positions it meets.
//!
//! # Why an answer can be trusted
//!
//! *Winnable* is never a matter of reasoning: the moves are played on a [`Position`](super::Position) and end in checkmate (`replay`).
//!
//! *Unwinnable* rests on `material`, `reach`, `tempo` or `skeleton`, or on a search that came to its end; the argument
//! stands beside each rule. The search keeps every position it has met in full (`packed`: 32 bytes without loss), and
//! compares in full; the hash only says where to look. So two positions are never taken for one, and a search
//! that has run dry has really seen all there is. When there is no more room it forgets those that look farthest from
//! a mate; from then on it shows nothing by running dry, only by a mate.
//!
//! Everything is deterministic and stays within the [`Budget`]: positions played through, searched and listed as
//! skeletons are all counted.

mod answer;
mod ask;
mod budget;
mod case;
mod chance;
mod guide;
mod inquiry;
mod locked;
mod material;
mod novelty;
mod packed;
mod patience;
mod playout;
mod queue;
mod reach;
mod replay;
mod search;
mod skeleton;
mod spread;
mod tempo;
mod visited;

pub use answer::{Both, Method, Proof, Winnability, Work};
pub use ask::{can_mate, can_mate_counted, winnability};
pub use budget::Budget;
