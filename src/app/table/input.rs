//! What is in a player's hand: the piece that is held or selected, the promotion that waits for a choice, and the move that
//! waits to be confirmed.

use crate::rules::{Bitboard, CastlingSide, Move, MoveKind, Square};

/// What is in the hand of the player to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// The piece that is held or selected.
    pub selection: Option<Selection>,
    /// A pawn that waits for its new role.
    pub promotion: Option<Promotion>,
    /// A move that waits to be confirmed.
    pub pending: Option<Pending>,
}

impl Input {
    /// Lets go of the selected piece, if its player may.
    pub(in crate::app) fn release(&mut self) {
        self.selection.take_if(|held| !held.touched);
    }

    /// Whether a move is begun that is not made yet: its pawn waits for its role, or it is not confirmed.
    pub(super) fn is_between(&self) -> bool {
        self.promotion.is_some() || self.pending.is_some()
    }

    /// Drops what is begun and not made yet.
    pub(super) fn drop_begun(&mut self) {
        (self.promotion, self.pending) = (None, None);
    }
}

/// The piece that is held or selected, with what it may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Where it stands.
    pub from: Square,
    /// The moves it may make under the house rules.
    pub moves: Vec<Move>,
    /// Whether it has to move, because it was touched: nothing else can be picked up.
    pub touched: bool,
}

impl Selection {
    /// The squares it may go to.
    pub fn targets(&self) -> Bitboard {
        self.moves.iter().fold(Bitboard::EMPTY, |set, mv| set | Bitboard::from(mv.to()))
    }
}

/// A pawn that has reached the last rank and waits for its new role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// Where the pawn comes from.
    pub from: Square,
    /// Where it is promoted.
    pub to: Square,
    /// Whether the pawn has to move.
    pub touched: bool,
}

/// A move that is shown on the board and waits to be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The move.
    pub mv: Move,
    /// Whether its piece has to move.
    pub touched: bool,
}

/// To which side a move castles, if it does.
pub(super) fn castling_side(mv: Move) -> Option<CastlingSide> {
    match mv.kind() {
        MoveKind::CastleKingSide => Some(CastlingSide::KingSide),
        MoveKind::CastleQueenSide => Some(CastlingSide::QueenSide),
        _ => None,
    }
}
