//! Stepping through games, and games that go out and come in.

use super::names::beside;
use super::{Words, score_of};
use crate::game::pgn::{PgnError, Score};
use crate::game::{Game, Headers};
use crate::rules::Color;

impl Words {
    /// One time that a position was on the board, as a button: `2… Ng8`, `Start`.
    pub fn occurrence(&self, game: &Game, ply: usize) -> String {
        match self.numbered_san(game, ply) {
            _ if game.spot(ply).correction().is_some() => self.proof_put_right().to_owned(),
            Some(san) => san,
            None if ply == 0 => self.proof_start().to_owned(),
            None => self.proof_intended().to_owned(),
        }
    }

    /// A game in a few words: `Ada – Alan, 1–0`.
    pub fn title(&self, headers: &Headers, score: Score) -> String {
        let name = |name: &str, color: Color| {
            Some(beside(name)).filter(|name| !name.is_empty()).unwrap_or_else(|| self.side(color))
        };
        let (white, black) = (name(&headers.white, Color::White), name(&headers.black, Color::Black));
        match score_of(score) {
            Some(score) => self.players_score(&black, &score, &white),
            None => self.players(&black, &white),
        }
    }

    /// What is known of a game beyond its players: when and where it was played, and how long it is.
    pub fn particulars(&self, headers: &Headers, plies: usize) -> String {
        let length = self.length_moves(plies.div_ceil(2) as u64);
        let known = [beside(&headers.event), beside(&headers.date), length]
            .into_iter()
            .filter(|part| !part.is_empty());
        known.reduce(|first, second| self.row_two(&first, &second)).unwrap_or_default()
    }

    /// How many games were found in a text, and the first thing that is wrong with it.
    pub fn found(&self, games: usize, fault: Option<&PgnError>) -> String {
        match fault {
            Some(fault) => self.games_found_with_fault(&self.pgn_fault(fault), games as u64),
            None => self.games_found(games as u64),
        }
    }
}
