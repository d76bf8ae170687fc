//! The coach's review of a finished game: its progress, the mistakes, the better lines of moves,
//! and the opening.

use crate::app::storage::GameId;
use crate::game::{Game, NumberedSan};
use crate::openings::{Opening, Openings};
use crate::opponent::{GameReview, Mistake, StudyResult};
use crate::rules::{Color, Move, Position};
use std::rc::Rc;

/// The coach's review of a finished game: its progress, and then the mistakes that it has found.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachReview {
    /// The review is in progress. Contains the engine's results for the positions studied so far
    /// (`None` if the engine cannot search a position), and the number of all positions.
    InProgress(Vec<Option<StudyResult>>, usize),
    /// The engine gave no result, so there is no review.
    Unavailable,
    /// The review is finished.
    Finished(Rc<ReviewedGame>),
}

/// A game with the coach's finished review of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedGame {
    /// The id under which the game is saved; `None` if it is not saved.
    pub id: Option<GameId>,
    /// The game.
    pub game: Game,
    /// The mistakes found in the game.
    pub mistakes: GameReview,
}

/// The mistake in a reviewed game that a player has chosen to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenMistake {
    /// The player who made the mistake.
    pub color: Color,
    /// The index among that player's mistakes, from 0.
    pub index: usize,
    /// The number of half-moves of the better line to show.
    pub steps: usize,
}

impl ReviewedGame {
    /// Returns the chosen mistake. `None` if there is no such mistake, or if its better line has
    /// fewer than `chosen.steps` half-moves.
    pub fn find_mistake(&self, chosen: ChosenMistake) -> Option<&Mistake> {
        let mistake = self.mistakes.shown_mistakes(chosen.color).nth(chosen.index)?;
        Some(mistake).filter(|mistake| chosen.steps <= mistake.better_line.len())
    }

    /// Returns the number of half-moves after which the opening of the game is reached, and the
    /// opening. `names` are all openings. After a correction by the arbiter, only the moves from
    /// the corrected position count. `None` if no opening is found.
    pub fn opening<'a>(&self, names: &'a Openings) -> Option<(usize, Opening<'a>)> {
        let from = self.game.last_correction_ply();
        let moves: Vec<Move> = self.game.moves().iter().skip(from).map(|played| played.mv).collect();
        let (plies, opening) = names.name_of_game(self.game.position_at(from)?, &moves)?;
        Some((from + plies, opening))
    }

    /// Returns the position after the first `steps` half-moves of `line`, a better line of moves,
    /// and all moves of `line` in SAN with move numbers.
    ///
    /// `line` begins after `ply` half-moves of the game. `None` if the game has fewer half-moves.
    pub fn better_line(
        &self,
        ply: usize,
        line: &[Move],
        steps: usize,
    ) -> Option<(Position, Vec<NumberedSan>)> {
        let start = self.game.position_at(ply)?;
        let shown = line.iter().take(steps).fold(start.clone(), |at, mv| at.play_unchecked(*mv));
        Some((shown, NumberedSan::of_line(start, line)))
    }
}

/// Whether the coach's engine can search the position after `ply` half-moves: there is a legal
/// move, and no king was left in check.
pub(super) fn can_be_studied(game: &Game, ply: usize) -> bool {
    game.position_at(ply).is_some_and(Position::has_legal_move) && !has_left_king_in_check(game, ply)
}

/// Whether half-move number `ply`, counted from 1, left the mover's own king in check, as some
/// house rules allow. The coach's engine cannot search a position after such a half-move. `false`
/// if `ply` is 0.
pub(super) fn has_left_king_in_check(game: &Game, ply: usize) -> bool {
    let before = ply.checked_sub(1).and_then(|ply| Some((game.position_at(ply)?, game.moves().get(ply)?.mv)));
    before.is_some_and(|(position, mv)| !position.is_legal(mv))
}
