//! Finds the position of a finished game from which a player could no longer mate. Mate stays
//! impossible in all later positions, so a binary search finds the first one.

use crate::game::{Game, MatingSide, Question, Verdict};
use crate::rules::Color;

/// Binary search for the first position of a finished game from which one player could no longer
/// mate by any legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoMateSearch {
    /// The player whose possible mate the search is about.
    pub(super) color: Color,
    /// The last position, as a number of half-moves, where mate is possible or not disproved;
    /// `None` until one is found.
    last_possible: Option<usize>,
    /// The first position, as a number of half-moves, where mate is proved impossible; `None` until
    /// a proof is found.
    first_impossible: Option<usize>,
    /// The position of the current question, as a number of half-moves.
    asked_ply: usize,
}

/// The next step in the search for the position of a game from which a player could no longer mate.
pub(super) enum SearchStep {
    /// Another position is to be asked about.
    AskNext,
    /// The number of half-moves after which the player could no longer mate; `None` if there is no
    /// proof for any position.
    Found(Option<usize>),
}

impl NoMateSearch {
    /// Starts the search for the position from which the player `color` could no longer mate. The
    /// last position of the game is examined first.
    pub(super) fn new(game: &Game, color: Color) -> NoMateSearch {
        NoMateSearch { color, last_possible: None, first_impossible: None, asked_ply: game.moves().len() }
    }

    /// Returns the question for a web worker: can the player still mate in the position that this
    /// binary search examines next? `None` if the game has no such position.
    pub(super) fn question(&self, game: &Game) -> Option<Question> {
        let position = game.position_at(self.asked_ply)?.clone();
        Some(Question { id: 0, position, mating_side: MatingSide::Side(self.color) })
    }

    /// Applies the web worker's answer whether mate is still possible in the position that this
    /// binary search has examined, and returns the next step. Mate counts as possible unless the
    /// answer says that it is proved impossible.
    pub(super) fn apply_verdict(&mut self, game: &Game, verdict: Option<&Verdict>) -> SearchStep {
        match verdict {
            Some(Verdict::Unwinnable) => self.first_impossible = Some(self.asked_ply),
            _ => self.last_possible = Some(self.asked_ply),
        }
        // The search never goes back beyond the last correction of the position by the arbiter.
        let lowest = self.last_possible.map_or(game.last_correction_ply(), |possible| possible + 1);
        match self.first_impossible {
            Some(impossible) if lowest < impossible => {
                self.asked_ply = lowest + (impossible - lowest) / 2;
                SearchStep::AskNext
            }
            impossible => SearchStep::Found(impossible),
        }
    }
}
