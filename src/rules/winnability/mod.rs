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
//! The comments use its terms: the *winner* is the side of which it is asked whether it can still
//! mate, the *loser* the other side; a *unit* is any chessman, a *piece* a knight, bishop, rook or
//! queen; the *target king* is the loser's king; a *position class* is all positions with the same
//! side to move and with kings, pawns and some chosen pieces on the same squares. The methods, in
//! order of cost:
//!
//! | file | idea | possible answer | section |
//! |---|---|---|--:|
//! | `material` | some material cannot mate on any squares | unwinnable: [`NoMateProof::Material`] | 2 |
//! | `playout` | a few games played towards a mate | winnable, with the moves | 3 |
//! | `reach` | an upper bound on where each unit can get; if no mate fits it, there is none | unwinnable: [`NoMateProof::Static`] | 4 |
//! | `tempo` | a side has only pawn moves, which run out before any promotion | the same | 5 |
//! | `position_classes/` | classes of positions with kings, pawns and, as needed, other pieces on the same squares: few stand for millions | the same | 6 |
//! | `search` | best-first search by estimate (`estimates/`) and novelty (`novelty`), each position once | winnable, with the moves; unwinnable if nothing is left to visit: [`NoMateProof::Closure`] | 7 |
//!
//! `schedule` orders the methods: a few playouts, the bound of `reach`, more playouts and a search
//! of some dozen positions settle most questions. After these, the listing of position classes and
//! the search take turns, each time with higher limits. The search applies the same proofs to the
//! positions it visits.
//!
//! # Why an answer is right
//!
//! *Winnable* never rests on reasoning: either the position is checkmate, or the moves are played
//! on a [`Position`](super::Position) and end in checkmate (`replay`).
//!
//! *Unwinnable* rests on `material`, `reach`, `tempo` or `position_classes`, or on a search that
//! visited all positions, except those after a position that one of these methods proves to lead to
//! no mate; the module of each method gives the argument. The search stores each visited position
//! in full (`packed`: 32 bytes without loss) and compares positions in full; the hash only says
//! where to look. So two positions are never confused, and a search with no position left to visit
//! has visited or ruled out all that can arise. If memory is full, the search drops the waiting
//! positions that look farthest from a mate; after that it can still find a mate, but can no longer
//! prove that there is none.
//!
//! Everything is deterministic and stays within the [`Budget`]: half-moves of playouts, positions
//! searched and position classes listed all count.

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
