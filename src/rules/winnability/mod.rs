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
//! How it is decided, cheapest first:
//!
//! | file | idea | an answer it can give |
//! |---|---|---|
//! | `material` | some sets of pieces cannot mate wherever they stand | unwinnable: [`Proof::Material`] |
//! | `playout` | play a few games straight at a mate | winnable, with the moves |
//! | `search` | go first to the positions that look nearest to a mate (`guide`) or show what none like them has shown (`novelty`), and nowhere twice | winnable, with the moves; unwinnable when nothing is left to visit: [`Proof::Closure`] |
//! | `reach` | a bound on where every piece can ever get; if no mate fits into it, there is none | unwinnable: [`Proof::Static`] |
//! | `tempo` | a side has only pawn moves to spare, and too few for anybody to promote | the same |
//! | `skeleton` | kings and pawns exactly, the other pieces as ghosts or as far as is needed: few positions stand for millions | the same |
//!
//! A question goes through them in turns (`inquiry`): a few games, the bound, more games and a search of some dozen
//! positions settle most. Then skeletons are listed, a few at first, while the search goes on in between, each time
//! farther. The search uses the same reasoning on the positions it meets.
//!
//! # Why an answer can be trusted
//!
//! *Winnable* is never a matter of reasoning: the moves are played on a [`Position`] and end in checkmate (`replay`).
//!
//! *Unwinnable* rests on `material`, `reach`, `tempo` or `skeleton`, or on a search that came to its end; the argument
//! stands beside each rule. The search keeps every position it has met in full (`packed`: 32 bytes without loss), and
//! compares in full; the hash only says where to look. So two positions are never taken for one, and a search
//! that has run dry has really seen all there is. When there is no more room it forgets those that look farthest from
//! a mate; from then on it shows nothing by running dry, only by a mate.
//!
//! Everything is deterministic and stays within the [`Budget`]: positions played through, searched and listed as
//! skeletons are all counted.

mod case;
mod chance;
mod guide;
mod inquiry;
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
mod store;
mod tempo;

use super::board::Board;
use super::{Color, Move, Position};
use case::Case;

/// What a question may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many positions, and skeletons that stand for many, may have their moves looked at, for each side.
    pub nodes: u64,
    /// How much memory may be held at once, in bytes; the first megabyte is always taken where it is needed.
    pub bytes: usize,
}

impl Default for Budget {
    /// Three million in 64 MiB: a second or two at worst.
    fn default() -> Budget {
        Budget { nodes: 3_000_000, bytes: 64 << 20 }
    }
}

/// Whether a side can still mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// It can: by these moves of both sides, the last of which mates. None, if the other side is mated already.
    Winnable(Vec<Move>),
    /// It cannot, whatever both sides play.
    Unwinnable(Proof),
    /// The budget ran out before this was known.
    Undetermined,
}

/// How it was shown that a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Such pieces never mate, wherever they stand.
    Material,
    /// The pieces can never get where a mate would need them.
    Static,
    /// This many positions were listed: all that can come, but for those after which material or reach show
    /// that there is no mate. None is a mate.
    Closure(u64),
}

/// Both answers to one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both {
    /// Whether White can mate.
    pub white: Winnability,
    /// Whether Black can mate.
    pub black: Winnability,
    /// How many positions and skeletons had their moves looked at.
    pub nodes: u64,
}

impl Both {
    /// The answer for one side.
    pub fn of(&self, winner: Color) -> &Winnability {
        winner.fold(&self.white, &self.black)
    }

    /// Whether neither side can ever mate: a dead position (FIDE 5.2.2).
    pub fn is_dead(&self) -> bool {
        matches!((&self.white, &self.black), (Winnability::Unwinnable(_), Winnability::Unwinnable(_)))
    }
}

/// Whether `winner` can mate by some series of legal moves from here.
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Winnability {
    Case::new(position).answer(winner, budget)
}

/// The same, and how many positions and skeletons had their moves looked at.
pub fn can_mate_counted(position: &Position, winner: Color, budget: &Budget) -> (Winnability, u64) {
    let mut case = Case::new(position);
    let answer = case.answer(winner, budget);
    (answer, case.nodes)
}

/// The same for both sides at once, for less than two questions cost.
pub fn winnability(position: &Position, budget: &Budget) -> Both {
    let mut case = Case::new(position);
    let white = case.answer(Color::White, budget);
    let black = case.answer(Color::Black, budget);
    Both { white, black, nodes: case.nodes }
}

/// How many pairs of pawns stand face to face.
fn locked_pawns(board: &Board) -> usize {
    let (white, black) = ((board.pawns & board.white).bits(), (board.pawns & board.black).bits());
    (white << 8 & black).count_ones() as usize
}
