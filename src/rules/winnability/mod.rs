//! Decides whether a side can still mate by any series of legal moves (FIDE 5.2.2 and 6.9).
//!
//! A position is *winnable* for a side that can still mate. The other side helps: the question is
//! whether a helpmate of any length exists. The 50- and 75-move rules and repetition play no part;
//! castling rights, en passant and the [`Laws`](super::Laws) of the position do.
//!
//! ```
//! use tabiya::rules::{Color, Position};
//! use tabiya::rules::winnability::{Budget, NoMateProof, Winnability, can_mate};
//!
//! // The pawns are locked for ever and neither king gets through: White will never mate.
//! let fen = "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1";
//! let position = Position::from_fen(fen)?;
//! let answer = can_mate(&position, Color::White, &Budget::default());
//! assert_eq!(answer, Winnability::Unwinnable(NoMateProof::Static));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/algorithms/winnability.md` explains the methods, their order and why an answer is right.
//! The comments use its terms:
//! - The *winner* is the side whose mating chances are examined, the *loser* the other side.
//! - The *target king* is the loser's king.
//! - A *unit* is any chessman; a *piece* is a knight, bishop, rook or queen.
//! - A *position class* is all positions with the same side to move and with kings, pawns and some
//!   chosen pieces on the same squares.
//!
//! The methods, in order of cost:
//!
//! | file | idea | possible answer | section |
//! |---|---|---|--:|
//! | `material` | some material cannot mate, whatever squares the units are on | unwinnable: [`NoMateProof::Material`] | 2 |
//! | `playout` | a few games played towards a mate | winnable, with the moves | 3 |
//! | `reach` | bounds the squares that each unit can reach; no mate fits within the bound | unwinnable: [`NoMateProof::Static`] | 4 |
//! | `tempo` | a side has only pawn moves, which run out before any promotion | unwinnable: [`NoMateProof::Static`] | 5 |
//! | `position_classes/` | lists position classes, because one class stands for many positions | unwinnable: [`NoMateProof::Static`] | 6 |
//! | `search` | best-first search by the estimated distance from a mate (`estimates/`) and by how new a position is (`novelty`), each position once | winnable, with the moves; unwinnable if nothing is left to visit: [`NoMateProof::Closure`] | 7 |
//!
//! `schedule` orders the methods. A few playouts, the bound of `reach`, more playouts and a search
//! of some dozen positions are enough in most cases. After these, the listing of position classes
//! and the search take turns, each time with higher limits. The search applies the proofs of the
//! other methods to the positions it visits.
//!
//! # Why an answer is right
//!
//! *Winnable*: either the position is checkmate, or the moves of the answer are played on a
//! [`Position`](super::Position) and end in checkmate (`replay`).
//!
//! *Unwinnable*: either `material`, `reach`, `tempo` or `position_classes` proves that there is no
//! mate, or a search has visited all positions that can arise. The module of each method gives the
//! argument. The search omits only the positions after a position for which one of these methods
//! proves that there is no mate.
//!
//! The search stores each visited position in full (`packed`: 32 bytes without loss) and compares
//! positions in full; the hash only says where to look. So two positions are never confused. If
//! memory is full, the search drops the waiting positions that look farthest from a mate. After
//! that it can still find a mate, but cannot prove that there is none.
//!
//! Everything is deterministic and stays within the [`Budget`]. Half-moves of playouts, searched
//! positions and listed position classes all count towards the budget.

mod answer;
mod ask;
mod budget;
mod case;
mod chance;
mod estimates;
mod locked;
mod material;
mod novelty;
mod packed;
mod playout;
mod position_classes;
mod proof_frequency;
mod queue;
mod reach;
mod replay;
mod schedule;
mod search;
mod set_moves;
mod tempo;
mod visited;

pub use answer::{NoMateProof, ProofMethod, SideAnswers, Winnability, WorkDone};
pub use ask::{can_mate, can_mate_counted, winnability};
pub use budget::Budget;
