//! Move ordering of the computer's search: first the best move known, then captures and promotions
//! to a queen, then killer moves (the latest quiet moves that refuted a move at the same distance
//! from the root of the search), then other moves by how often they refuted a move.

use super::evaluate::EXCHANGE_VALUES;
use crate::rules::{Move, MoveList, Position, Role};

/// Memory of quiet moves that refuted a move of the other side earlier in the search. The search
/// tries them before other quiet moves. Killer moves are stored by distance from the root. The
/// history table is indexed by side to move, from-square and to-square.
pub(super) struct MoveHistory {
    /// The two latest refutations (moves that caused a beta cutoff) at each distance from the root,
    /// in half-moves.
    killers: Vec<[Option<Move>; 2]>,
    /// A score for each move, by [`MoveHistory::history_index`]. Each refutation by the move adds
    /// the square of the remaining search depth, up to a score of 500,000.
    history: Vec<i32>,
}

impl MoveHistory {
    /// Creates an empty memory of strong moves (killer moves and history) for a search of at most
    /// `plies` half-moves.
    pub(super) fn new(plies: usize) -> MoveHistory {
        MoveHistory { killers: vec![[None; 2]; plies], history: vec![0; 2 * 64 * 64] }
    }

    /// Returns the index of a move in the search's history table: by side to move, from-square and
    /// to-square.
    fn history_index(position: &Position, mv: Move) -> usize {
        position.turn().index() << 12 | mv.from().index() << 6 | mv.to().index()
    }

    /// Records a quiet move that refuted the last move of the other side in the search (beta
    /// cutoff). `ply` is the distance from the root of the search, `depth` the remaining search
    /// depth, both in half-moves.
    pub(super) fn record_refutation(&mut self, position: &Position, mv: Move, ply: usize, depth: i32) {
        if let Some(slot) = self.killers.get_mut(ply).filter(|slot| slot[0] != Some(mv)) {
            slot[1] = slot[0].replace(mv);
        }
        let count = &mut self.history[MoveHistory::history_index(position, mv)];
        *count = (*count + depth * depth).min(500_000);
    }

    /// Returns a score by which the search orders the moves; the most promising moves have the
    /// highest score. `first` is the best move known for the position, and `ply` the distance from
    /// the root of the search.
    fn move_score(&self, position: &Position, mv: Move, first: Option<Move>, ply: usize) -> i32 {
        if first == Some(mv) {
            return 10_000_000;
        }
        let gain = material_gain(position, mv);
        if gain > 0 {
            let by = position
                .piece_at(mv.from())
                .map_or(0, |piece| EXCHANGE_VALUES[piece.role.index()].min(1_000));
            return 1_000_000 + gain * 16 - by;
        }
        match self.killers.get(ply) {
            Some([Some(killer), _]) if *killer == mv => 900_000,
            Some([_, Some(killer)]) if *killer == mv => 800_000,
            _ => self.history[MoveHistory::history_index(position, mv)],
        }
    }

    /// Returns the moves in the order in which the search tries them, the most promising first.
    /// `first` is the best move known for the position, and `ply` the distance from the root.
    pub(super) fn sort_moves(
        &self,
        position: &Position,
        moves: &MoveList,
        first: Option<Move>,
        ply: usize,
    ) -> Vec<Move> {
        let mut worths: Vec<(i32, Move)> =
            moves.iter().map(|&mv| (self.move_score(position, mv, first, ply), mv)).collect();
        worths.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        worths.into_iter().map(|(_, mv)| mv).collect()
    }
}

/// Returns the material that a move gains by a capture or by a promotion to a queen, in hundredths
/// of a pawn; 0 for other moves.
pub(super) fn material_gain(position: &Position, mv: Move) -> i32 {
    let taken = position.captured_by(mv).map_or(0, |(_, piece)| EXCHANGE_VALUES[piece.role.index()]);
    let promoted = mv.promotion().map_or(0, |role| match role {
        Role::Queen => EXCHANGE_VALUES[Role::Queen.index()] - EXCHANGE_VALUES[Role::Pawn.index()],
        // Other promotions are so rare that they are ordered with the quiet moves.
        _ => 0,
    });
    taken + promoted
}

/// Whether a move obviously loses material. Such a move brings a piece other than the king to a
/// square that an enemy pawn attacks, and the piece is worth over half a pawn more than the move
/// gains.
pub(super) fn is_plain_loss(position: &Position, mv: Move) -> bool {
    let Some(mover) = position.piece_at(mv.from()) else { return false };
    let loss = EXCHANGE_VALUES[mover.role.index()] - material_gain(position, mv);
    let guards = position.attackers(mv.to(), !mover.color) & position.pieces_of(!mover.color, Role::Pawn);
    mover.role != Role::King && loss > 50 && !guards.is_empty()
}
