//! Decisions of the computer opponent: moves, claims, offers, resignation, answers.

use super::evaluate::evaluate;
use super::level::OpponentLevel;
use super::pseudo_random::{happens_with_chance, mix_bits};
use super::search::{OpponentSearch, SearchResult};
use crate::game::{Event, Game};
use crate::rules::{Color, Move, Position};

/// Computer opponent: its level of play, and the seed for its random mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerOpponent {
    level: OpponentLevel,
    seed: u64,
}

/// Decision of the computer opponent in its turn, such as a move, with its evaluation of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct OpponentChoice {
    /// The event to apply to the game.
    pub event: Event,
    /// The computer's evaluation of the game, in hundredths of a pawn; negative if the computer is
    /// worse. A mate counts 30,000 minus the number of half-moves to the mate.
    pub score: i32,
    /// The number of positions searched.
    pub nodes: u64,
}

impl ComputerOpponent {
    /// Creates a computer opponent of this level. `seed` determines the random mistakes.
    pub fn new(level: OpponentLevel, seed: u64) -> ComputerOpponent {
        ComputerOpponent { level, seed }
    }

    /// Returns what the computer opponent does in its turn: a move, a draw claim or a resignation.
    /// `None` if no move is possible.
    ///
    /// The search calls `stop` every 256 positions and ends with the best move so far once `stop`
    /// returns `true`.
    pub fn choose_action(&self, game: &Game, stop: &mut dyn FnMut() -> bool) -> Option<OpponentChoice> {
        let position = game.position();
        let us = position.turn();
        let moves = playable_moves(game);
        let seed = mix_bits(self.seed ^ game.moves().len() as u64);
        let legal: Vec<Move> = moves.iter().copied().filter(|&mv| position.is_legal(mv)).collect();
        let forgets_king =
            moves.len() > legal.len() && happens_with_chance(mix_bits(seed), self.level.forget_king_chance);
        // If the house rules accept moves that leave the king in check, and the position has such a
        // move, weak levels sometimes choose at random among all moves. If no move is legal, every
        // level does so.
        if legal.is_empty() || forgets_king {
            let index = (mix_bits(seed ^ 1) % moves.len().max(1) as u64) as usize;
            return Some(OpponentChoice { event: Event::Move(*moves.get(index)?), score: 0, nodes: 0 });
        }
        let found = self.search(game, seed, &legal, stop)?;
        let SearchResult { best, score, nodes, .. } = found;
        let choice = |event| Some(OpponentChoice { event, score, nodes });
        // The computer claims a draw only from a worse position.
        if score < 0 && !game.draw_claims(us).is_empty() {
            return choice(Event::Claim { by: us, intended: None });
        }
        if self.is_hopeless(game, us, score) {
            return choice(Event::Resign(us));
        }
        choice(Event::Move(best))
    }

    /// Returns the computer opponent's answer to an open request of the player, such as a draw
    /// offer or a takeback. `None` if there is no open request, if the game is over, or if a draw
    /// is offered in a position without a legal move.
    ///
    /// The computer decides on a draw offer by its evaluation, and grants every other request. `us`
    /// is the computer's colour; `stop` ends the search early by returning `true`.
    pub fn answer_request(&self, game: &Game, us: Color, stop: &mut dyn FnMut() -> bool) -> Option<Event> {
        if game.outcome().is_some() {
            return None;
        }
        if game.open_request().is_some_and(|request| request.by != us) {
            return Some(Event::GrantRequest(us));
        }
        game.draw_offer().filter(|offer| offer.by != us && offer.is_delivered)?;
        let agrees = self.accepts_draw(game, us, stop)?;
        Some(if agrees { Event::AcceptDraw(us) } else { Event::DeclineDraw(us) })
    }

    /// Whether the computer opponent, which plays the colour `us`, would accept a draw offer;
    /// `None` if no move is possible. `stop` ends the search early by returning `true`.
    pub(super) fn accepts_draw(
        &self,
        game: &Game,
        us: Color,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        let position = game.position();
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        let found = self.search(game, mix_bits(self.seed), &moves, stop)?;
        let ours = if position.turn() == us { found.score } else { -found.score };
        let is_late = position.halfmove_clock() >= 20 && position.fullmove_number() >= 40;
        Some(ours < -40 || is_late && ours < 40)
    }

    /// Whether the computer opponent offers a draw with its chosen move.
    ///
    /// The computer offers a draw only from move 40 on, and only if its evaluation is nearly even.
    /// The first offer comes after twelve moves of each player without a capture or a pawn move,
    /// each further offer after six more. Levels that never resign never offer a draw.
    pub fn offers_draw(&self, game: &Game, choice: &OpponentChoice) -> bool {
        let position = game.position();
        let quiet = position.halfmove_clock();
        choice.score.abs() <= 25
            && position.fullmove_number() >= 40
            && quiet >= 24
            && quiet % 12 < 2
            && self.level.resign_limit.is_some()
            && game.may_offer_draw(position.turn())
    }

    /// Searches for the computer opponent's best move among `moves` in the game's position; `None`
    /// if `moves` is empty. `seed` determines the random mistakes; `stop` ends the search early by
    /// returning `true`.
    fn search(
        &self,
        game: &Game,
        seed: u64,
        moves: &[Move],
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<SearchResult> {
        let earlier =
            (game.last_correction_ply()..game.moves().len()).filter_map(|ply| game.position_at(ply));
        let rules = game.rules();
        OpponentSearch::new(self.level, seed, rules, earlier, stop).best_move(game.position(), moves)
    }

    /// Whether the computer opponent, which plays the colour `us`, resigns.
    ///
    /// The computer resigns only if three values say that the game is lost: `score` (the result of
    /// its search, in hundredths of a pawn), the evaluation of the position, and the evaluation of
    /// the position four half-moves earlier.
    fn is_hopeless(&self, game: &Game, us: Color, score: i32) -> bool {
        let Some(limit) = self.level.resign_limit else { return false };
        let ours = |position: &Position| evaluate(position) * if position.turn() == us { 1 } else { -1 };
        let before = game.moves().len().checked_sub(4).and_then(|ply| game.position_at(ply));
        score < -limit
            && ours(game.position()) < -limit
            && before.is_some_and(|position| ours(position) < -limit)
    }
}

/// Returns every move that the house rules accept in the present position of the game, even a move
/// that leaves the king in check if the rules allow that.
fn playable_moves(game: &Game) -> Vec<Move> {
    let position = game.position();
    let own = position.by_color(position.turn());
    own.iter().flat_map(|square| game.playable_from(square).into_iter().collect::<Vec<_>>()).collect()
}
