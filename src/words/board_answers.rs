//! Texts for screen readers that answer keyboard commands about the chessboard and the clocks.

use super::Words;
use crate::game::ClockDisplay;
use crate::rules::{Piece, San, Square};

impl Words {
    /// Returns a list of pieces with their squares, for screen readers:
    /// `Rank 2: white pawn e2, black queen h2.`
    ///
    /// `heading` is the part before the colon.
    pub fn pieces_text(&self, heading: &str, pieces: &[(Square, Piece)]) -> String {
        if pieces.is_empty() {
            self.heard_nothing(&heading)
        } else {
            self.heard_list(&heading, &self.pieces_with_squares(pieces))
        }
    }

    /// Returns a text that says which pieces attack a square, for screen readers:
    /// `e4: attacked by white knight f2.`
    ///
    /// `by` are the attacking pieces with their squares.
    pub fn attackers_text(&self, square: Square, by: &[(Square, Piece)]) -> String {
        if by.is_empty() {
            self.heard_safe(&square)
        } else {
            self.heard_attacked(&self.pieces_with_squares(by), &square)
        }
    }

    /// Returns a list of the legal moves `sans` of the piece on the square `from`, for screen
    /// readers: `g1: Nf3, Nh3.`
    ///
    /// `captures` is true if the list has only captures.
    pub fn moves_from_text(&self, from: Square, captures: bool, sans: &[San]) -> String {
        match (sans, captures) {
            ([], false) => self.heard_no_moves(&from),
            ([], true) => self.heard_no_captures(&from),
            (sans, _) => self.heard_list(&from, &self.comma_list(sans.iter().map(|san| self.san_text(*san)))),
        }
    }

    /// Returns the times on both chess clocks, for screen readers: `White: 4:59. Black: 5:00.`
    ///
    /// `shown` holds the displayed times of White and Black; `None` for a player without a clock.
    pub fn both_clocks(&self, shown: &[Option<ClockDisplay>; 2]) -> String {
        let time =
            |shown: &Option<ClockDisplay>| shown.map_or_else(|| "–".to_owned(), |shown| shown.to_string());
        match shown {
            [None, None] => self.no_clock().to_owned(),
            [white, black] => self.heard_clocks(&time(black), &time(white)),
        }
    }

    /// Returns a list of pieces with their squares, in the app's language:
    /// `white pawn e2, black queen h2`.
    fn pieces_with_squares(&self, pieces: &[(Square, Piece)]) -> String {
        self.comma_list(
            pieces.iter().map(|(square, piece)| self.heard_piece(piece.color, piece.role, square)),
        )
    }
}
