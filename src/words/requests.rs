//! Texts of the app about draw offers, requests between players, gifts of time and resignation, and
//! the counts for a draw claim.

use super::Words;
use super::visible_names::visible_name_beside;
use crate::game::{RequestKind, WrongClaim};
use crate::rules::Color;

impl Words {
    /// Returns the sentence which says that a player asks to take moves back, or to make moves
    /// again. `name` is the player's name; empty if only the side `by` is known.
    pub fn request_text(&self, name: &str, by: Color, request: RequestKind) -> String {
        let named = visible_name_beside(name);
        match request {
            RequestKind::Takeback(moves) if name.is_empty() => self.asks_takeback(by, moves as u64),
            RequestKind::Takeback(moves) => self.asks_takeback_by(moves as u64, &named),
            RequestKind::Redo if name.is_empty() => self.asks_redo(by),
            RequestKind::Redo => self.asks_redo_by(&named),
        }
    }

    /// Returns the question to the player `color` whether to resign. `name` is the player's name;
    /// empty if unknown.
    pub fn resignation_question(&self, name: &str, color: Color) -> String {
        self.confirm_resignation(&self.name_or_color(color, name))
    }

    /// Returns the sentence which says that a player asks to undo an agreed draw. `name` is the
    /// player's name; empty if only the side `by` is known.
    pub fn undo_draw_text(&self, name: &str, by: Color) -> String {
        if name.is_empty() { self.asks_undo(by) } else { self.asks_undo_by(&visible_name_beside(name)) }
    }

    /// Returns the sentence which says that a player offers a draw. `name` is the player's name, or
    /// empty if only the side `by` is known.
    pub fn draw_offer_text(&self, name: &str, by: Color) -> String {
        if name.is_empty() { self.draw_offered(by) } else { self.draw_offered_by(&visible_name_beside(name)) }
    }

    /// Returns the sentence which says that the player `by` declines a draw. `name` is the player's
    /// name; empty if only the side is known.
    pub fn declines_draw_text(&self, by: Color, name: &str) -> String {
        if name.is_empty() {
            self.declines_draw(by)
        } else {
            self.declines_draw_by(&visible_name_beside(name))
        }
    }

    /// Returns the sentence which says that the player `by` allows what the opponent has asked for.
    /// `name` is the name of the player `by`; empty if unknown.
    pub fn allows_text(&self, by: Color, name: &str) -> String {
        if name.is_empty() { self.allows(by) } else { self.allows_by(&visible_name_beside(name)) }
    }

    /// Returns the sentence which says that the player `by` refuses what the opponent has asked
    /// for. `name` is the name of the player `by`; empty if unknown.
    pub fn refuses_text(&self, by: Color, name: &str) -> String {
        if name.is_empty() { self.refuses(by) } else { self.refuses_by(&visible_name_beside(name)) }
    }

    /// Returns the sentence which says that the player `by` withdraws a request to the opponent.
    /// `name` is the name of the player `by`; empty if unknown.
    pub fn withdraws_text(&self, by: Color, name: &str) -> String {
        if name.is_empty() { self.withdraws(by) } else { self.withdraws_by(&visible_name_beside(name)) }
    }

    /// Returns the sentence which says that the player `to` gets more time. `name` is the name of
    /// this player; empty if unknown.
    pub fn given_time_text(&self, to: Color, name: &str) -> String {
        if name.is_empty() { self.given_time(to) } else { self.given_time_by(&visible_name_beside(name)) }
    }

    /// Returns the label of the menu entry that gives time to the player `to`. `name` is the name
    /// of this player; empty if unknown.
    pub fn give_time_text(&self, to: Color, name: &str) -> String {
        if name.is_empty() { self.give_time(to) } else { self.give_time_to(&visible_name_beside(name)) }
    }

    /// Returns the text which says that a player waits for the answer of the opponent, `by`. `name`
    /// is the opponent's name, or empty if only the side is known.
    pub fn waiting_text(&self, by: Color, name: &str) -> String {
        if name.is_empty() { self.waiting(by) } else { self.waiting_by(&visible_name_beside(name)) }
    }

    /// Returns a text with the counts that are too low for a draw claim: how often the position has
    /// occurred, and how many moves were made without a capture or pawn move.
    ///
    /// `so_far` contains the counts that matter under the house rules: one or both. With these
    /// counts, a claim without a declared move would be wrong in the position on the board.
    pub fn claim_counts(&self, so_far: &WrongClaim) -> String {
        let times = so_far.occurrences.map(|times| self.claim_so_far(u64::from(times)));
        let moves = so_far.halfmoves.map(|halfmoves| self.claim_moves_so_far(&moves_text(halfmoves)));
        match (times, moves) {
            (Some(times), Some(moves)) => self.sentences(&times, &moves),
            (times, moves) => times.or(moves).unwrap_or_default(),
        }
    }

    /// Returns the text which says that no draw can be claimed yet, with the counts that show why:
    /// `Claim: not possible yet (position 1 of 3, moves 0 of 50)`.
    pub fn claim_not_yet_text(&self, so_far: &WrongClaim) -> String {
        let times = so_far.occurrences.map(|times| self.claim_position_count(u64::from(times)));
        let moves = so_far.halfmoves.map(|halfmoves| self.claim_move_count(&moves_text(halfmoves)));
        self.claim_not_yet(&self.comma_list(times.into_iter().chain(moves)))
    }
}

/// Converts a number of half-moves to a number of full moves, as text: `1½` for 3.
fn moves_text(halfmoves: u32) -> String {
    let whole = if halfmoves == 1 { String::new() } else { (halfmoves / 2).to_string() };
    let half = if halfmoves % 2 == 1 { "½" } else { "" };
    [&whole, half].concat()
}
