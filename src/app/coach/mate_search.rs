//! Finds the first position of a finished game from which a player could no longer mate. In all
//! later positions mate is impossible too, so a binary search finds the first.

use crate::game::{Game, MatingSide, Question, Verdict};
use crate::rules::Color;

/// Binary search for the first position of a finished game from which one player could no longer
/// mate by any legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoMateSearch {
    /// The player whose possible mate the search is about.
    pub(super) color: Color,
    /// The number of half-moves before the latest examined position in which mate counts as
    /// possible; `None` if there is no such position yet.
    last_possible: Option<usize>,
    /// The number of half-moves before the earliest examined position in which mate is proved
    /// impossible; `None` if there is no such position yet.
    first_impossible: Option<usize>,
    /// The number of half-moves before the position to be examined.
    asked_ply: usize,
}

/// The next step in the search for the position of a game from which a player could no longer mate.
pub(super) enum SearchStep {
    /// Examine another position.
    AskNext,
    /// The number of half-moves after which the player could no longer mate; `None` if there is no
    /// proof for any position.
    Found(Option<usize>),
}

impl NoMateSearch {
    /// Creates the search for the position from which the player `color` could no longer mate. The
    /// search examines the last position of the game first.
    pub(super) fn new(game: &Game, color: Color) -> NoMateSearch {
        NoMateSearch { color, last_possible: None, first_impossible: None, asked_ply: game.moves().len() }
    }

    /// Returns the question for a web worker: can the player still mate in the position to be
    /// examined? `None` if the game has no such position.
    pub(super) fn question(&self, game: &Game) -> Option<Question> {
        let position = game.position_at(self.asked_ply)?.clone();
        Some(Question { id: 0, position, mating_side: MatingSide::Side(self.color) })
    }

    /// Records the web worker's answer for the examined position, and returns the next step. Mate
    /// counts as possible unless the answer is a proof that it is impossible.
    pub(super) fn apply_verdict(&mut self, game: &Game, verdict: Option<&Verdict>) -> SearchStep {
        match verdict {
            Some(Verdict::Unwinnable) => self.first_impossible = Some(self.asked_ply),
            _ => self.last_possible = Some(self.asked_ply),
        }
        // The search does not examine positions before the arbiter's last correction of the
        // position.
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
