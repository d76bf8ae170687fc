//! A position for which it is asked who can still mate, with all that is known about it.

use std::borrow::Cow;

use super::super::{Color, Move, Position, visitors};
use super::reach::ReachBound;
use super::schedule::ProofSchedule;
use super::{Budget, NoMateProof, ProofMethod, Winnability, material, search};

/// The most legal moves with which a short search is tried first, since few positions may follow.
const MAX_FEW_MOVES: u64 = 3;

/// The most forced moves (only legal moves) that are played in a row before a position is examined.
const MAX_FORCED_MOVES: u64 = 8;

/// Position for which it is decided whether each side can still mate, with what is known about it.
///
/// The forced moves, for example, are computed once and serve for both sides.
pub(super) struct PositionCase<'a> {
    /// The position after the forced moves; until these are computed, the position in question.
    position: Cow<'a, Position>,
    /// The forced moves, once computed.
    forced: Option<Vec<Move>>,
    /// The number of legal moves after the forced moves, once these are computed.
    moves: u64,
    /// The bound on the squares that units can reach, once computed.
    reach: Option<ReachBound>,
    /// The number of positions and position classes whose moves were generated.
    pub(super) nodes: u64,
    /// The method that gave the last answer.
    pub(super) method: ProofMethod,
}

impl<'a> PositionCase<'a> {
    /// Returns a position to ask which side can still mate from it, with nothing computed yet.
    pub(super) fn new(position: &'a Position) -> PositionCase<'a> {
        let position = Cow::Borrowed(position);
        PositionCase { position, forced: None, moves: 0, reach: None, nodes: 0, method: ProofMethod::AtSight }
    }

    /// Decides whether `winner` can still mate by any series of legal moves, within `budget`.
    pub(super) fn answer(&mut self, winner: Color, budget: &Budget) -> Winnability {
        self.method = ProofMethod::AtSight;
        if let Some(answer) = self.answer_at_sight(winner) {
            return self.after_forced(answer);
        }
        if self.play_forced(budget.nodes)
            && let Some(answer) = self.answer_at_sight(winner)
        {
            return self.after_forced(answer);
        }
        // With few legal moves, all positions that can arise may soon be visited.
        let few = self.moves <= MAX_FEW_MOVES;
        let forced = self.forced.as_ref().map_or(0, Vec::len) as u64;
        let left = Budget { nodes: budget.nodes.saturating_sub(forced), ..*budget };
        let mut inquiry = ProofSchedule::new(winner, self.position.laws().en_passant, &left);
        let answer = inquiry.answer(&self.position, few, &mut self.reach);
        self.nodes += inquiry.nodes_spent();
        self.method = inquiry.method();
        self.after_forced(answer)
    }

    /// Returns the answer if `winner` has mated already, or lacks the material to mate; otherwise
    /// `None`.
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

    /// Plays forced moves (only legal moves) in the position, up to `most` and
    /// [`MAX_FORCED_MOVES`]; returns whether there was one.
    ///
    /// An answer for the position after these moves also holds before them, and is easier to find.
    /// The moves are played once and serve the questions for both sides; later calls return
    /// `false`.
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

    /// Turns an answer that holds after the forced moves into the answer before these moves.
    ///
    /// The answer says whether a side can still mate. If it contains moves to a mate, the forced
    /// moves (only legal moves) are put before them.
    fn after_forced(&self, answer: Winnability) -> Winnability {
        match (answer, &self.forced) {
            (Winnability::Winnable(moves), Some(forced)) => {
                Winnability::Winnable(forced.iter().copied().chain(moves).collect())
            }
            (answer, _) => answer,
        }
    }
}
