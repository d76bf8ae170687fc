//! Texts of the app about draw offers, requests between players and resignation, and the counts for
//! a draw claim.

use super::Words;
use super::visible_names::visible_name_beside;
use crate::game::{RequestKind, WrongClaim};
use crate::rules::Color;

impl Words {
    /// Returns the question to a player whose opponent asks to take moves back, or to make moves
    /// again, in the app's language. `name` is the opponent's name; empty if unknown.
    pub fn request_text(&self, name: &str, request: RequestKind) -> String {
        let question = match request {
            RequestKind::Takeback(moves) => self.takeback_asked(moves as u64),
            RequestKind::Redo => self.redo_asked().to_owned(),
        };
        if name.is_empty() { question } else { self.asked_by(&visible_name_beside(name), &question) }
    }

    /// Returns the question to the player `color` whether to resign. `name` is the player's name;
    /// empty if unknown.
    pub fn resignation_question(&self, name: &str, color: Color) -> String {
        self.confirm_resignation(&self.name_or_color(color, name))
    }

    /// Returns the sentence that a player asks to undo an agreed draw. `name` is the player's name;
    /// empty if only the side `by` is known.
    pub fn undo_draw_text(&self, name: &str, by: Color) -> String {
        if name.is_empty() { self.asks_undo(by) } else { self.asks_undo_by(&visible_name_beside(name)) }
    }

    /// Returns the sentence that a player offers a draw. `name` is the player's name, or empty if
    /// only the side `by` is known.
    pub fn draw_offer_text(&self, name: &str, by: Color) -> String {
        if name.is_empty() { self.draw_offered(by) } else { self.draw_offered_by(&visible_name_beside(name)) }
    }

    /// Returns a text with the counts that are too low for a draw claim: how often the position has
    /// occurred, and how many moves were made without a capture or pawn move.
    ///
    /// `so_far` contains those of the two counts that the rules in force use. It is the reason why
    /// a claim would be wrong in the position on the board, without a declared move.
    pub fn claim_counts(&self, so_far: &WrongClaim) -> String {
        let times = so_far.occurrences.map(|times| self.claim_so_far(u64::from(times)));
        let moves = so_far.halfmoves.map(|halfmoves| {
            let whole = if halfmoves == 1 { String::new() } else { (halfmoves / 2).to_string() };
            let half = if halfmoves % 2 == 1 { "½" } else { "" };
            self.claim_moves_so_far(&[&whole, half].concat())
        });
        match (times, moves) {
            (Some(times), Some(moves)) => self.sentences(&times, &moves),
            (times, moves) => times.or(moves).unwrap_or_default(),
        }
    }
}
