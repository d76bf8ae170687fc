//! Decides for each side whether it can still mate from a position.
//!
//! Results that the answers for both sides need are computed only once. See sections 2 and 8 of
//! `docs/algorithms/winnability.md`.

use std::borrow::Cow;

use super::super::{Color, Move, Position, visitors};
use super::reach::ReachBound;
use super::schedule::ProofSchedule;
use super::{Budget, NoMateProof, ProofMethod, Winnability, material, search};

/// If there are at most this many legal moves, a short search is tried before other methods.
///
/// With so few legal moves, perhaps only few positions can follow.
const MAX_FEW_MOVES: u64 = 3;

/// Greatest number of forced moves (each the only legal move) that are played.
const MAX_FORCED_MOVES: u64 = 8;

/// Position for which each side's mating chances are decided.
///
/// Holds the results that serve the answers for both sides: the forced moves (each the only legal
/// move) and the bound on the squares that units can reach.
pub(super) struct PositionCase<'a> {
    /// The position after the forced moves, or the given position until these moves are played.
    position: Cow<'a, Position>,
    /// The forced moves; `None` until they are played.
    forced: Option<Vec<Move>>,
    /// The number of legal moves after the forced moves, or 0 until these moves are played.
    moves: u64,
    /// The bound on the squares that units can reach; `None` until it is computed.
    reach: Option<ReachBound>,
    /// The number of nodes (positions, and sets of similar positions, whose moves were generated)
    /// for all answers so far.
    pub(super) nodes: u64,
    /// The method that decided the last answer, or the last method tried if none decided.
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
    /// Also records the work in `nodes`, and the method in `method`.
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
    /// Returns `None` if neither is the case.
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

    /// On the first call, plays forced moves (each the only legal move); returns whether it played
    /// any.
    ///
    /// Plays at most `most` moves, and never more than [`MAX_FORCED_MOVES`]. Forced moves do not
    /// change whether a side can still mate. Later calls play nothing and return `false`.
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

    /// Puts the forced moves before the moves of an answer that leads to a mate.
    ///
    /// Other answers are returned unchanged, because they do not depend on forced moves.
    fn prepend_forced_moves(&self, answer: Winnability) -> Winnability {
        match (answer, &self.forced) {
            (Winnability::Winnable(moves), Some(forced)) => {
                Winnability::Winnable(forced.iter().copied().chain(moves).collect())
            }
            (answer, _) => answer,
        }
    }
}
