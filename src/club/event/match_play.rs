//! Matches between two players of a tournament: a single game, or several games in a knockout.

use crate::club::record::{Pairing, PairingResult};
use crate::rules::Color;

use super::setup::TieResolution;

/// Match between two players in a tournament round, with its results. The match is a single game
/// or, in a knockout, several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The numbers of the players with White and with Black in the first game.
    pub pairing: Pairing,
    /// The results of the finished games, in order. In each result, White and Black mean the
    /// colours in that game.
    pub results: Vec<PairingResult>,
    /// Whether the next game has been adjourned.
    pub is_adjourned: bool,
}

/// The next game of a tournament match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextMatchGame {
    /// The numbers of the players with White and with Black.
    pub pairing: Pairing,
    /// The method by which this game decides a tied match; `None` if it is not a tie-break game.
    pub tie_resolution: Option<TieResolution>,
}

/// State of a tournament match: it needs another game, or it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// The match is not decided. The content is its next game.
    Open(NextMatchGame),
    /// The match is decided.
    Over {
        /// The number of the winner; `None` after a draw or if both players lose.
        winner: Option<usize>,
        /// Whether the match was decided by a random choice instead of a game.
        is_random: bool,
    },
}

/// Number of games of a tournament match: a single game, or as many as decide a knockout match.
#[derive(Clone, Copy, Debug)]
pub(super) enum MatchLength<'a> {
    /// A single game, which may be drawn.
    Game,
    /// A knockout match, which must have a winner. First come `games` regular games; if the match
    /// is then tied, the tie resolutions `ties` (ways to decide it) follow in order. If no game
    /// decides the match, `random_winner` says who wins: 0 for the player with White in the first
    /// game, 1 for the opponent.
    Match { games: usize, ties: &'a [TieResolution], random_winner: usize },
}

impl Match {
    /// Creates a tournament match without results.
    pub(super) fn new(pairing: Pairing) -> Match {
        Match { pairing, results: Vec::new(), is_adjourned: false }
    }

    /// Returns the players with White and with Black in a game of this match. `game` counts from 0.
    /// The colours alternate from game to game.
    pub fn pairing_of_game(&self, game: usize) -> Pairing {
        let Pairing { white, black } = self.pairing;
        if game.is_multiple_of(2) { self.pairing } else { Pairing { white: black, black: white } }
    }

    /// Whether a player, given by number, plays in this match.
    pub fn has_player(&self, player: usize) -> bool {
        self.pairing.white == player || self.pairing.black == player
    }

    /// Returns the tie resolution of a game of this match; `None` if it is not a tie-break game.
    /// `game` counts from 0. `length` is the length of the match.
    pub(super) fn tie_resolution_of_game(
        &self,
        game: usize,
        length: MatchLength<'_>,
    ) -> Option<TieResolution> {
        match self.state_after(game.min(self.results.len()), length) {
            MatchState::Open(next) => next.tie_resolution,
            MatchState::Over { .. } => None,
        }
    }

    /// Returns each player's score in this match, in half-points. The player with White in the
    /// first game comes first.
    pub fn half_points(&self) -> [u32; 2] {
        self.half_points_after(self.results.len())
    }

    /// Returns each player's score in the first `games` games of this match, in half-points. The
    /// player with White in the first game comes first.
    fn half_points_after(&self, games: usize) -> [u32; 2] {
        let mut tally = [0, 0];
        for (game, score) in self.results[..games].iter().enumerate() {
            let white = game % 2;
            tally[white] += score.half_points(Color::White);
            tally[1 - white] += score.half_points(Color::Black);
        }
        tally
    }

    /// Returns the state of this match: its winner or its next game. `length` is the length of the
    /// match.
    pub(super) fn state(&self, length: MatchLength<'_>) -> MatchState {
        self.state_after(self.results.len(), length)
    }

    /// Returns the number of results up to the one that decides this match. Later results are
    /// superfluous; they can exist after a change of an earlier result. `length` is the length of
    /// the match.
    pub(super) fn results_to_keep(&self, length: MatchLength<'_>) -> usize {
        let is_over = |games: &usize| matches!(self.state_after(*games, length), MatchState::Over { .. });
        (1..self.results.len()).find(is_over).unwrap_or(self.results.len())
    }

    /// Returns the state of this match after its first `played` results. `length` is the length of
    /// the match.
    fn state_after(&self, played: usize, length: MatchLength<'_>) -> MatchState {
        let Pairing { white, black } = self.pairing;
        let over = |winner| MatchState::Over { winner, is_random: false };
        let open = |tie| {
            MatchState::Open(NextMatchGame { pairing: self.pairing_of_game(played), tie_resolution: tie })
        };
        let leader = |[first, second]: [u32; 2]| match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(white),
            std::cmp::Ordering::Less => Some(black),
            std::cmp::Ordering::Equal => None,
        };
        let (games, ties, random_winner) = match length {
            MatchLength::Game if played == 0 => return open(None),
            MatchLength::Game => return over(leader(self.half_points_after(played))),
            MatchLength::Match { games, ties, random_winner } => (games, ties, random_winner),
        };
        let (mut before, mut stage) = (0, 0);
        loop {
            // Regular games come first, then the tie-breaks in order; the last tie-break repeats.
            let tie = (stage > 0)
                .then(|| ties.get(stage - 1).or(ties.last()).copied().unwrap_or(TieResolution::Rematch));
            let Some(length) = tie.map_or(Some(games), TieResolution::games) else {
                return MatchState::Over { winner: Some([white, black][random_winner % 2]), is_random: true };
            };
            let left = (before + length).saturating_sub(played);
            let tally = self.half_points_after(played.min(before + length));
            // The match is over if the other player cannot catch up with the leader in the games
            // that are left.
            if tally[0].abs_diff(tally[1]) > 2 * left as u32 {
                return over(leader(tally));
            }
            if left > 0 {
                return open(tie);
            }
            if tie.is_some_and(TieResolution::has_draw_odds) && self.results[before] == PairingResult::Draw {
                return over(Some(self.pairing_of_game(before).black));
            }
            before += length;
            stage += 1;
        }
    }
}
