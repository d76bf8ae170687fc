//! Since when a player could mate no more: once it is so it stays so, so that halving finds it.

use crate::game::{Game, Question, Verdict, Who};
use crate::rules::Color;

/// Search for the first position of a game in which one player could mate no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofSearch {
    pub(super) color: Color,
    /// After so many half-moves it is not known, or there is a mate.
    open: Option<usize>,
    /// After so many half-moves there is none; `None` where that is not known of the last position.
    closed: Option<usize>,
    /// The position that is asked about.
    at: usize,
}

/// What follows from a verdict.
pub(super) enum NextStep {
    /// Another position is asked about.
    Ask,
    /// The player could mate no more after so many half-moves; `None`: that is not proved.
    Found(Option<usize>),
}

impl ProofSearch {
    /// Begins with the end of the game.
    pub(super) fn new(game: &Game, color: Color) -> ProofSearch {
        ProofSearch { color, open: None, closed: None, at: game.moves().len() }
    }

    /// The question about the position that is asked about.
    pub(super) fn question(&self, game: &Game) -> Option<Question> {
        let position = game.position_at(self.at)?.clone();
        Some(Question { id: 0, position, who: Who::Side(self.color) })
    }

    /// Takes in the verdict on that position; `None`: there is none.
    pub(super) fn judge(&mut self, game: &Game, verdict: Option<&Verdict>) -> NextStep {
        match verdict {
            Some(Verdict::Unwinnable) => self.closed = Some(self.at),
            _ => self.open = Some(self.at),
        }
        let least = self.open.map_or(game.goes_on_from(), |open| open + 1);
        match self.closed {
            Some(closed) if least < closed => {
                self.at = least + (closed - least) / 2;
                NextStep::Ask
            }
            closed => NextStep::Found(closed),
        }
    }
}
