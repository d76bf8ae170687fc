//! Unfinished input of the player to move: the selected piece, a pending promotion and an
//! unconfirmed move.

use crate::rules::{Bitboard, CastlingSide, Move, MoveKind, Square};

/// Unfinished input of the player to move: a selected piece, or a move that is begun but not made
/// yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardInput {
    /// The piece that the player has selected or holds.
    pub selection: Option<Selection>,
    /// A promotion that waits for the choice of the new role.
    pub promotion: Option<PendingPromotion>,
    /// A move that waits for confirmation.
    pub pending: Option<UnconfirmedMove>,
}

impl BoardInput {
    /// Deselects the selected piece, unless the touch-move rule requires it to move.
    pub(in crate::app) fn release_selection(&mut self) {
        self.selection.take_if(|held| !held.must_move);
    }

    /// Whether a move on the board is begun but not made: a promotion without a chosen role, or a
    /// move that waits for confirmation.
    pub(super) fn has_begun_move(&self) -> bool {
        self.promotion.is_some() || self.pending.is_some()
    }

    /// Cancels a promotion on the board without a chosen role, and a move that waits for
    /// confirmation.
    pub(super) fn cancel_begun_move(&mut self) {
        (self.promotion, self.pending) = (None, None);
    }
}

/// The piece that a player has selected or holds with the pointer, and its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The square of the piece.
    pub from: Square,
    /// The moves that the game allows for the piece, under its house rules.
    pub moves: Vec<Move>,
    /// Whether the touch-move rule requires the piece to move. If so, no other piece can be picked
    /// up.
    pub must_move: bool,
}

impl Selection {
    /// Returns the squares to which the selected piece can move.
    pub fn targets(&self) -> Bitboard {
        self.moves.iter().fold(Bitboard::EMPTY, |set, mv| set | Bitboard::from(mv.to()))
    }
}

/// A promotion that waits for the player's choice of the new piece. The pawn is not moved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingPromotion {
    /// The square of the pawn.
    pub from: Square,
    /// The promotion square.
    pub to: Square,
    /// Whether the touch-move rule requires the pawn to move.
    pub must_move: bool,
}

/// A move that the board shows, but that the player must still confirm before the game makes it. A
/// choice in the settings requires this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnconfirmedMove {
    /// The move.
    pub mv: Move,
    /// Whether the touch-move rule requires the piece to move.
    pub must_move: bool,
}

/// Returns the side on which a move castles; `None` if it is not castling.
pub(super) fn castling_side(mv: Move) -> Option<CastlingSide> {
    match mv.kind() {
        MoveKind::CastleKingSide => Some(CastlingSide::KingSide),
        MoveKind::CastleQueenSide => Some(CastlingSide::QueenSide),
        _ => None,
    }
}
