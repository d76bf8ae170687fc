//! What two players who were drawn together play: one game, or the games of a match.

use crate::club::record::{Pairing, PairingResult};
use crate::rules::Color;

use super::setup::TieResolution;

/// What two players play in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Who has White in the first game, and who has Black.
    pub pairing: Pairing,
    /// The results so far, in order.
    pub scores: Vec<PairingResult>,
    /// Whether the game after these is adjourned.
    pub adjourned: bool,
}

/// The next game of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextGame {
    /// Its colours.
    pub pairing: Pairing,
    /// What it is to break; `None` for the games that were agreed.
    pub tie: Option<TieResolution>,
}

/// How a contest stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// A game is to come.
    Open(NextGame),
    /// It is over. `None`: drawn, or lost by both.
    Over {
        /// Who has won.
        winner: Option<usize>,
        /// Whether it was the lot.
        by_lot: bool,
    },
}

/// How long a contest is.
#[derive(Clone, Copy, Debug)]
pub(super) enum MatchLength<'a> {
    /// One game.
    Game,
    /// A match of so many games, with a winner.
    Match { games: usize, ties: &'a [TieResolution], lot: usize },
}

impl Match {
    pub(super) fn new(pairing: Pairing) -> Match {
        Match { pairing, scores: Vec::new(), adjourned: false }
    }

    /// The colours of a game: they swap from game to game.
    pub fn colors(&self, game: usize) -> Pairing {
        let Pairing { white, black } = self.pairing;
        if game.is_multiple_of(2) { self.pairing } else { Pairing { white: black, black: white } }
    }

    /// Whether somebody plays in it.
    pub fn has_player(&self, player: usize) -> bool {
        self.pairing.white == player || self.pairing.black == player
    }

    /// The half points of the two, of the player who began with White first.
    pub fn half_points(&self) -> [u32; 2] {
        self.half_points_after(self.scores.len())
    }

    /// The same after so many games.
    fn half_points_after(&self, games: usize) -> [u32; 2] {
        let mut tally = [0, 0];
        for (game, score) in self.scores[..games].iter().enumerate() {
            let white = game % 2;
            tally[white] += score.half_points(Color::White);
            tally[1 - white] += score.half_points(Color::Black);
        }
        tally
    }

    /// How it stands after all its results.
    pub(super) fn state(&self, length: MatchLength<'_>) -> MatchState {
        self.state_after(self.scores.len(), length)
    }

    /// How many of the results still have a game to stand for, once one of them has changed.
    pub(super) fn results_kept_after(&self, length: MatchLength<'_>) -> usize {
        let is_over = |games: &usize| matches!(self.state_after(*games, length), MatchState::Over { .. });
        (1..self.scores.len()).find(is_over).unwrap_or(self.scores.len())
    }

    /// How it stood after so many results.
    fn state_after(&self, played: usize, length: MatchLength<'_>) -> MatchState {
        let Pairing { white, black } = self.pairing;
        let over = |winner| MatchState::Over { winner, by_lot: false };
        let open = |tie| MatchState::Open(NextGame { pairing: self.colors(played), tie });
        let leader = |[first, second]: [u32; 2]| match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(white),
            std::cmp::Ordering::Less => Some(black),
            std::cmp::Ordering::Equal => None,
        };
        let (games, ties, lot) = match length {
            MatchLength::Game if played == 0 => return open(None),
            MatchLength::Game => return over(leader(self.half_points_after(played))),
            MatchLength::Match { games, ties, lot } => (games, ties, lot),
        };
        let (mut before, mut stage) = (0, 0);
        loop {
            // The games that were agreed come first, then the ways to break the tie, the last one again and again.
            let tie = (stage > 0)
                .then(|| ties.get(stage - 1).or(ties.last()).copied().unwrap_or(TieResolution::Rematch));
            let Some(length) = tie.map_or(Some(games), TieResolution::games) else {
                return MatchState::Over { winner: Some([white, black][lot % 2]), by_lot: true };
            };
            let left = (before + length).saturating_sub(played);
            let tally = self.half_points_after(played.min(before + length));
            // Whoever cannot be caught up with has won.
            if tally[0].abs_diff(tally[1]) > 2 * left as u32 {
                return over(leader(tally));
            }
            if left > 0 {
                return open(tie);
            }
            if tie.is_some_and(TieResolution::has_draw_odds) && self.scores[before] == PairingResult::Draw {
                return over(Some(self.colors(before).black));
            }
            before += length;
            stage += 1;
        }
    }
}
