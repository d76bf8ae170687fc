//! Matches between two paired players: a single game, or several in a knockout.

use crate::club::record::{Pairing, PairingResult};
use crate::rules::Color;

use super::setup::TieResolution;

/// The match of two paired players: a single game, or several games in a knockout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The players with White and with Black in the first game.
    pub pairing: Pairing,
    /// Results so far, in order.
    pub scores: Vec<PairingResult>,
    /// Whether the next game is adjourned.
    pub adjourned: bool,
}

/// The next game of a match between two paired players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextGame {
    /// The players with White and with Black.
    pub pairing: Pairing,
    /// The kind of tie-break game; `None` for a regular game.
    pub tie_resolution: Option<TieResolution>,
}

/// The state of a match between two players: open or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// The match needs another game.
    Open(NextGame),
    /// The match is over.
    Over {
        /// The winner; `None` after a draw or if both lose.
        winner: Option<usize>,
        /// Whether a random choice decided the match.
        is_random: bool,
    },
}

/// How many games a match has: one, or as many as decide it.
#[derive(Clone, Copy, Debug)]
pub(super) enum MatchLength<'a> {
    /// A single game, which may end drawn.
    Game,
    /// A match with a winner: `games` regular games, then the tie-breaks. `lot` is the random
    /// choice of the winner if games decide nothing: 0 for the player with White in the first game,
    /// 1 for the opponent.
    Match { games: usize, ties: &'a [TieResolution], lot: usize },
}

impl Match {
    /// Creates a match between two players, without any results.
    pub(super) fn new(pairing: Pairing) -> Match {
        Match { pairing, scores: Vec::new(), adjourned: false }
    }

    /// Returns who has which colour in a game of the match; `game` counts from 0. Colours alternate
    /// from game to game.
    pub fn pairing_of_game(&self, game: usize) -> Pairing {
        let Pairing { white, black } = self.pairing;
        if game.is_multiple_of(2) { self.pairing } else { Pairing { white: black, black: white } }
    }

    /// Whether a player takes part in the match.
    pub fn has_player(&self, player: usize) -> bool {
        self.pairing.white == player || self.pairing.black == player
    }

    /// Returns the half-points of both players of the match; first the player with White in the
    /// first game.
    pub fn half_points(&self) -> [u32; 2] {
        self.half_points_after(self.scores.len())
    }

    /// Returns the half-points of both players after the first `games` games of the match.
    fn half_points_after(&self, games: usize) -> [u32; 2] {
        let mut tally = [0, 0];
        for (game, score) in self.scores[..games].iter().enumerate() {
            let white = game % 2;
            tally[white] += score.half_points(Color::White);
            tally[1 - white] += score.half_points(Color::Black);
        }
        tally
    }

    /// Returns the state of the match after all its results. `length` says how many games it has.
    pub(super) fn state(&self, length: MatchLength<'_>) -> MatchState {
        self.state_after(self.scores.len(), length)
    }

    /// Returns the number of results up to the end of the match. After a change of an earlier
    /// result, the match may end before its last result. `length` says how many games the match
    /// has.
    pub(super) fn results_to_keep(&self, length: MatchLength<'_>) -> usize {
        let is_over = |games: &usize| matches!(self.state_after(*games, length), MatchState::Over { .. });
        (1..self.scores.len()).find(is_over).unwrap_or(self.scores.len())
    }

    /// Returns the state of the match after its first `played` results. `length` says how many
    /// games it has.
    fn state_after(&self, played: usize, length: MatchLength<'_>) -> MatchState {
        let Pairing { white, black } = self.pairing;
        let over = |winner| MatchState::Over { winner, is_random: false };
        let open =
            |tie| MatchState::Open(NextGame { pairing: self.pairing_of_game(played), tie_resolution: tie });
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
            // Regular games come first, then the tie-breaks in order; the last tie-break repeats.
            let tie = (stage > 0)
                .then(|| ties.get(stage - 1).or(ties.last()).copied().unwrap_or(TieResolution::Rematch));
            let Some(length) = tie.map_or(Some(games), TieResolution::games) else {
                return MatchState::Over { winner: Some([white, black][lot % 2]), is_random: true };
            };
            let left = (before + length).saturating_sub(played);
            let tally = self.half_points_after(played.min(before + length));
            // A player who cannot be caught has won.
            if tally[0].abs_diff(tally[1]) > 2 * left as u32 {
                return over(leader(tally));
            }
            if left > 0 {
                return open(tie);
            }
            if tie.is_some_and(TieResolution::has_draw_odds) && self.scores[before] == PairingResult::Draw {
                return over(Some(self.pairing_of_game(before).black));
            }
            before += length;
            stage += 1;
        }
    }
}
