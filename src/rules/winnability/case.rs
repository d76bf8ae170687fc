//! Decides for each side whether it can still mate from a position, and keeps the results that
//! serve for both sides.
//!
//! See sections 2 and 8 of `docs/algorithms/winnability.md`.

use std::borrow::Cow;

use super::super::{Color, Move, Position, visitors};
use super::reach::ReachBound;
use super::schedule::ProofSchedule;
use super::{Budget, NoMateProof, ProofMethod, Winnability, material, search};

/// Greatest number of legal moves with which a short search is tried first: perhaps only few
/// positions can arise from a position with so few moves.
const MAX_FEW_MOVES: u64 = 3;

/// Greatest number of forced moves (only legal moves) that are played before a position is
/// examined.
const MAX_FORCED_MOVES: u64 = 8;

/// Position for which it is decided whether each side can still mate, with the results that serve
/// for both sides.
///
/// These results are the forced moves (only legal moves) and the bound on the squares that units
/// can reach.
pub(super) struct PositionCase<'a> {
    /// The position after the forced moves; until these are played, the position in question.
    position: Cow<'a, Position>,
    /// The forced moves; `None` until they are played.
    forced: Option<Vec<Move>>,
    /// The number of legal moves after the forced moves; 0 until these are played.
    moves: u64,
    /// The bound on the squares that units can reach; `None` until it is computed.
    reach: Option<ReachBound>,
    /// The number of positions and position classes whose moves were generated for all answers so
    /// far.
    pub(super) nodes: u64,
    /// The method that decided the last answer; without an answer, the method that was tried last.
    pub(super) method: ProofMethod,
}

impl<'a> PositionCase<'a> {
    /// Prepares to decide whether each side can still mate from `position`; computes nothing yet.
    pub(super) fn new(position: &'a Position) -> PositionCase<'a> {
        let position = Cow::Borrowed(position);
        PositionCase { position, forced: None, moves: 0, reach: None, nodes: 0, method: ProofMethod::AtSight }
    }

    /// Decides whether `winner` can still mate by any series of legal moves, within `budget`.
    ///
    /// Also records the work and the method in the fields of this case.
    pub(super) fn answer(&mut self, winner: Color, budget: &Budget) -> Winnability {
        self.method = ProofMethod::AtSight;
        if let Some(answer) = self.answer_at_sight(winner) {
            return self.prepend_forced_moves(answer);
        }
        if self.play_forced(budget.nodes)
            && let Some(answer) = self.answer_at_sight(winner)
        {
            return self.prepend_forced_moves(answer);
        }
        // With few legal moves, a short search may soon have visited all positions that can arise.
        let few = self.moves <= MAX_FEW_MOVES;
        let forced = self.forced.as_ref().map_or(0, Vec::len) as u64;
        let left = Budget { nodes: budget.nodes.saturating_sub(forced), ..*budget };
        let mut schedule = ProofSchedule::new(winner, self.position.laws().en_passant, &left);
        let answer = schedule.answer(&self.position, few, &mut self.reach);
        self.nodes += schedule.nodes_spent();
        self.method = schedule.method();
        self.prepend_forced_moves(answer)
    }

    /// Returns the answer if `winner` has already checkmated, or lacks the material to mate.
    ///
    /// `None` if only other methods can tell whether `winner` can still mate.
    fn answer_at_sight(&self, winner: Color) -> Option<Winnability> {
        let board = self.position.board();
        if search::is_mate(board, winner) {
            Some(Winnability::Winnable(Vec::new()))
        } else if material::forbids_mate_by(board, winner) {
            Some(Winnability::Unwinnable(NoMateProof::Material))
        } else {
            None
        }
    }

    /// Plays the forced moves (only legal moves) from the position, at most `most` and at most
    /// [`MAX_FORCED_MOVES`]; returns whether it played any.
    ///
    /// Whether a side can still mate is the same after these moves, and easier to decide. They are
    /// played once and serve for both sides; later calls return `false`.
    fn play_forced(&mut self, most: u64) -> bool {
        if self.forced.is_some() {
            return false;
        }
        let mut forced = Vec::new();
        loop {
            self.moves = visitors::count_moves(self.position.board());
            if self.moves != 1 || forced.len() as u64 == most.min(MAX_FORCED_MOVES) {
                break;
            }
            let Some(&only) = self.position.legal_moves().first() else { break };
            self.position = Cow::Owned(self.position.play_unchecked(only));
            forced.push(only);
        }
        self.nodes += forced.len() as u64;
        !self.forced.insert(forced).is_empty()
    }

    /// Turns an answer for the position after the forced moves into the answer for the position
    /// before them.
    ///
    /// If the answer contains moves to a mate, the forced moves (only legal moves) are put before
    /// them; any other answer is unchanged.
    fn prepend_forced_moves(&self, answer: Winnability) -> Winnability {
        match (answer, &self.forced) {
            (Winnability::Winnable(moves), Some(forced)) => {
                Winnability::Winnable(forced.iter().copied().chain(moves).collect())
            }
            (answer, _) => answer,
        }
    }
}
