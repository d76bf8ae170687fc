//! The title of a game in a list of games.

use super::visible_names::visible_name_beside;
use super::{Words, score_text};
use crate::game::Headers;
use crate::game::pgn::PgnResult;
use crate::rules::Color;

impl Words {
    /// Returns the title of a game, made of its players and result, in the app's language:
    /// `Ada – Alan, 1–0`.
    pub fn game_title(&self, headers: &Headers, score: PgnResult) -> String {
        let name = |name: &str, color: Color| {
            Some(visible_name_beside(name))
                .filter(|name| !name.is_empty())
                .unwrap_or_else(|| self.side(color))
        };
        let (white, black) = (name(&headers.white, Color::White), name(&headers.black, Color::Black));
        match score_text(score) {
            Some(score) => self.players_score(&black, &score, &white),
            None => self.players(&black, &white),
        }
    }
}
