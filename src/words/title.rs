//! The title of a game in a list of games.

use super::{PlayerName, Words, score_text};
use crate::game::Headers;
use crate::game::pgn::PgnResult;
use crate::rules::Color;

impl Words {
    /// Returns the title of a game, made of its players and result, in the app's language:
    /// `Ada – Alan, 1–0`.
    pub fn game_title(&self, headers: &Headers, score: PgnResult) -> String {
        let name = |color| self.name_or_color(color, &self.player_name(&PlayerName::of(headers, color)));
        let (white, black) = (name(Color::White), name(Color::Black));
        match score_text(score) {
            Some(score) => self.players_score(&black, &score, &white),
            None => self.players(&black, &white),
        }
    }
}
