//! What is in a player's hand: the piece that is held or selected, and the promotion that waits for a choice.

use crate::rules::{Bitboard, CastlingSide, Move, MoveKind, Square};

/// What is in the hand of the player to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// The piece that is held or selected.
    pub selection: Option<Selection>,
    /// A pawn that waits for its new role.
    pub promotion: Option<Promotion>,
}

/// The piece that is held or selected, with what it may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Where it stands.
    pub from: Square,
    /// The moves it may make under the house rules.
    pub moves: Vec<Move>,
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
}

/// To which side a move castles, if it does.
pub(super) fn castling_side(mv: Move) -> Option<CastlingSide> {
    match mv.kind() {
        MoveKind::CastleKingSide => Some(CastlingSide::KingSide),
        MoveKind::CastleQueenSide => Some(CastlingSide::QueenSide),
        _ => None,
    }
}
