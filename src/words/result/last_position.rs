//! Texts of the app that explain why the last position ended the game. They are loaded on demand.

use crate::rules::{Bitboard, NoMoveReason, Position, Role, Square, WhyDead, WhyNoMove};
use crate::words::Words;

impl Words {
    /// Returns sentences that explain a checkmate or stalemate, in the app's language: the check,
    /// each square next to the king, and the pieces that cannot help.
    pub fn no_move_explanation(&self, position: &Position, why: &WhyNoMove) -> Vec<String> {
        why.reasons().iter().map(|reason| self.no_move_reason(position, why, reason)).collect()
    }

    /// Returns one of the reasons in `why` as a sentence in the app's language.
    fn no_move_reason(&self, position: &Position, why: &WhyNoMove, reason: &NoMoveReason) -> String {
        match reason {
            NoMoveReason::Check(_) => self.check_sentence(position, why),
            NoMoveReason::OwnPieces(squares) => self.why_own(&self.square_list(*squares)),
            NoMoveReason::Attacked { squares, by } => {
                self.why_covered(&self.piece_list(position, *by), &self.square_list(*squares))
            }
            NoMoveReason::Pinned(pinned) => {
                let piece = self.piece_list(position, pinned.piece.into());
                let (by, squares) = (self.piece_list(position, pinned.by), self.square_list(pinned.to));
                self.why_pinned(&by, &piece, &squares)
            }
            NoMoveReason::OthersCannotHelp => self.why_no_help(is_slider_check(position, why)).to_owned(),
            NoMoveReason::Stuck(squares) => self.why_stuck(&self.piece_list(position, *squares)),
        }
    }

    /// Returns a sentence about the check, in the app's language: the sentence names the pieces
    /// that give check or, in a stalemate, says that there is no check.
    fn check_sentence(&self, position: &Position, why: &WhyNoMove) -> String {
        let pieces = self.piece_list(position, why.checkers);
        match why.checkers.len() {
            0 => self.why_no_check().to_owned(),
            1 => self.why_check(&pieces),
            _ => self.why_double_check(&pieces),
        }
    }

    /// Returns a sentence that explains why the position is dead (neither player can ever give
    /// mate), in the app's language.
    pub fn dead_position_sentence(&self, position: &Position, why: WhyDead) -> String {
        match why {
            WhyDead::LoneKings => self.why_dead_kings().to_owned(),
            WhyDead::OneMinor(square) => self.why_dead_minor(&self.piece_list(position, square.into())),
            WhyDead::BishopsOfOneColour(_) => self.why_dead_bishops().to_owned(),
            WhyDead::NoWay => self.why_dead_no_way().to_owned(),
        }
    }

    /// Returns a list of squares in the app's language: `e4, e5 and f3`.
    fn square_list(&self, squares: Bitboard) -> String {
        self.and_list(squares.iter().map(|square| square.to_string()))
    }

    /// Returns a list of the pieces on `squares`, without their colour, in the app's language:
    /// `the queen on e4 and the rook on h1`.
    fn piece_list(&self, position: &Position, squares: Bitboard) -> String {
        let piece = |square: Square| Some(self.checking_piece(position.piece_at(square)?.role, &square));
        self.and_list(squares.iter().filter_map(piece))
    }
}

/// Whether a bishop, rook or queen gives check from a distance: with at least one square between
/// the piece and the king.
fn is_slider_check(position: &Position, why: &WhyNoMove) -> bool {
    let far = |square: Square| {
        let files = square.file().index().abs_diff(why.king.file().index());
        files.max(square.rank().index().abs_diff(why.king.rank().index())) > 1
    };
    let slides = |square: Square| {
        let role = position.piece_at(square).map(|piece| piece.role);
        matches!(role, Some(Role::Bishop | Role::Rook | Role::Queen))
    };
    why.checkers.iter().any(|square| far(square) && slides(square))
}
