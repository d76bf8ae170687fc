//! What the review of a game tells.

use crate::app::kept::GameId;
use crate::game::{Game, NumberedSan};
use crate::openings::{Opening, Openings};
use crate::partner::{LookBack, Seen, Slip};
use crate::rules::{Color, Move, Position};
use std::rc::Rc;

/// A review of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Review {
    /// These positions have been looked at, of so many.
    Reading(Vec<Option<Seen>>, usize),
    /// There is none to be had.
    Missing,
    /// It is done.
    Done(Rc<ReviewedGame>),
}

/// A game with what a review has found in it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedGame {
    /// The name under which it is saved.
    pub id: Option<GameId>,
    /// The game.
    pub game: Game,
    /// What was found in it.
    pub found: LookBack,
}

/// A mistake in a reviewed game that a person looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenMistake {
    /// The player who made it.
    pub color: Color,
    /// Its place among that player's mistakes, from 0.
    pub number: usize,
    /// How many half-moves of the better line are on the board.
    pub steps: usize,
}

impl ReviewedGame {
    /// The mistake that is chosen, if there is one and its better line has so many half-moves.
    pub fn mistake(&self, chosen: ChosenMistake) -> Option<&Slip> {
        let slip = self.found.told(chosen.color).nth(chosen.number)?;
        Some(slip).filter(|slip| chosen.steps <= slip.better.len())
    }

    /// The name of the opening, and after how many half-moves of the game it stood on the board; after a position that the
    /// arbiter has put right, the opening is looked for from there.
    pub fn opening<'a>(&self, names: &'a Openings) -> Option<(usize, Opening<'a>)> {
        let from = self.game.goes_on_from();
        let moves: Vec<Move> = self.game.moves().iter().skip(from).map(|played| played.mv).collect();
        let (plies, opening) = names.of_game(self.game.position_at(from)?, &moves)?;
        Some((from + plies, opening))
    }

    /// The position after so many half-moves of a better line, from a mistake on, and its moves with their numbers.
    pub fn better(&self, ply: usize, line: &[Move], steps: usize) -> Option<(Position, Vec<NumberedSan>)> {
        let mut at = self.game.position_at(ply)?.clone();
        let mut shown = at.clone();
        let mut sans = Vec::new();
        for (step, &mv) in (1..).zip(line) {
            sans.push(NumberedSan { number: at.fullmove_number(), color: at.turn(), san: at.san(mv) });
            at = at.play_unchecked(mv);
            if step <= steps {
                shown = at.clone();
            }
        }
        Some((shown, sans))
    }
}

/// Whether there is something to look for in the position after so many half-moves.
pub(super) fn can_be_studied(game: &Game, ply: usize) -> bool {
    game.position_at(ply).is_some_and(Position::has_legal_move) && !is_king_left(game, ply)
}

/// Whether the last move left its own king to be taken: then there is nothing to look for.
pub(super) fn is_king_left(game: &Game, ply: usize) -> bool {
    let before = ply.checked_sub(1).and_then(|ply| Some((game.position_at(ply)?, game.moves().get(ply)?.mv)));
    before.is_some_and(|(position, mv)| !position.is_legal(mv))
}
