//! Swiss pairing by the FIDE (Dutch) system (C.04.3, the edition in force since 1 February 2026).
//!
//! FIDE's rules try possible pairings one after another. This code instead pairs each bracket by a
//! perfect matching of greatest weight. (A bracket consists of a score group, the players with the
//! same score, and of the players moved down to it.) The graph of the matching contains all players
//! who are still unpaired. For players below the next score group, it matters only whether they can
//! be paired.
//! The weight of an edge expresses the criteria, the most important first.
//! `docs/algorithms/swiss.md` explains the steps and why the result is right.
//!
//! Files:
//!
//! | file | content | articles |
//! |---|---|---|
//! | `player` | a player's score, colours and floats | 1.1–1.8, 2.1 |
//! | `criteria` | weight of a pair in a bracket | C6–C21 |
//! | `acceleration` | virtual points | C.04.7 |
//! | `round_players` | players to be paired, and possible pairs | C1–C3 |
//! | `brackets` | sequence of brackets; lowest score at which a player can get the bye | 3, C5 |
//! | `bracket` | graph of a bracket | |
//! | `placeholders` | smaller graph, with a few placeholders for the lowest players | |
//! | `choices` | choice among equally good pairings: downfloaters, exchanges, opponents | 3, 4 |
//! | `color_allocation` | colour allocation | 5 |

mod acceleration;
mod bracket;
mod brackets;
mod choices;
mod color_allocation;
mod criteria;
mod placeholders;
mod player;
mod round_players;

pub use acceleration::{accelerated_players, virtual_points};

use thiserror::Error;

use crate::club::record::{Pairing, PlayedRound, PointSystem, RecordError, player_rounds};
use crate::rules::Color;

use brackets::{BracketSolver, SwissOpponent};
use player::SwissPlayer;
use round_players::RoundPlayers;

/// A Swiss tournament whose next round is to be paired.
#[derive(Clone, Debug)]
pub struct SwissTournament {
    /// Number of players, including absent ones. Players are numbered from 0 in the order of their
    /// tournament pairing numbers (TPN).
    pub players: usize,
    /// Announced number of rounds. In the last round, players with more than half of the possible
    /// points, and their opponents, may get a colour against an absolute preference (1.8).
    pub rounds: usize,
    /// Colour of the first player in the first round, drawn at random (5.1).
    pub initial_color: Color,
    /// Finished rounds with their results.
    pub played: Vec<PlayedRound>,
    /// Numbers of the players who are not to be paired in this round.
    pub absent: Vec<usize>,
    /// Pairs of players who must not meet, by decision of the arbiter.
    pub forbidden: Vec<[usize; 2]>,
    /// Points for each result and each bye, from which the scores are computed.
    pub points: PointSystem,
    /// Numbers of the players who get virtual points in the first rounds by the Baku method
    /// (C.04.7). Empty without acceleration.
    pub accelerated: Vec<usize>,
}

/// Pairings of a Swiss round: the boards with their colours, and the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissPairing {
    /// Boards, sorted by the higher score of the pair, then by the lower score (both in descending
    /// order), then by the rank of the higher-ranked player.
    pub boards: Vec<Pairing>,
    /// Number of the player with the pairing-allocated bye; `None` if the number of players is
    /// even.
    pub bye: Option<usize>,
}

/// Reason why the next round of a Swiss cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum PairingImpossible {
    /// The finished rounds contradict each other, or a player does not exist.
    #[error(transparent)]
    Fault(RecordError),
    /// No pairing of all players meets the absolute criteria C1 to C3.
    #[error("no pairing of all players keeps to the criteria C1 to C3")]
    NoLegalPairing,
}

impl SwissTournament {
    /// Pairs the next round of the Swiss by the FIDE Dutch system.
    ///
    /// # Errors
    /// If there is no legal pairing, the finished rounds contradict each other, or a player does
    /// not exist.
    pub fn pair_round(&self) -> Result<SwissPairing, PairingImpossible> {
        self.pair_other_players(&[])
    }

    /// Pairs the next round of the Swiss without the players in `fixed`, whom the arbiter has
    /// paired by hand. The players in `fixed` still count as paired when pairing numbers decide on
    /// the colours of the other players (5.2.5).
    ///
    /// # Errors
    /// If there is no legal pairing, the finished rounds contradict each other, or a player does
    /// not exist.
    pub fn pair_other_players(&self, fixed: &[usize]) -> Result<SwissPairing, PairingImpossible> {
        self.pair_round_with(fixed, placeholders::pair_bracket)
    }

    /// Pairs the next round of the Swiss without the players in `fixed`. `solver` pairs one
    /// bracket.
    fn pair_round_with(
        &self,
        fixed: &[usize],
        solver: BracketSolver,
    ) -> Result<SwissPairing, PairingImpossible> {
        let cards = player_rounds(self.players, &self.played).map_err(PairingImpossible::Fault)?;
        let fault = PairingImpossible::Fault(RecordError::NoSuchPlayer { round: self.played.len() });
        let mut present = vec![true; self.players];
        for &player in &self.absent {
            *present.get_mut(player).ok_or(fault)? = false;
        }
        let mut is_to_pair = present.clone();
        for &player in fixed {
            *is_to_pair.get_mut(player).ok_or(fault)? = false;
        }
        let virtual_points = |player: usize, round: usize| match self.accelerated.contains(&player) {
            true => acceleration::virtual_points(round, self.rounds, self.points),
            false => 0,
        };
        let players = player::swiss_players(&cards, &present, self.points, virtual_points);
        let mut round_players = RoundPlayers {
            players: &players,
            ranking: player::ranking_order(&players),
            played: self.played.len(),
            is_last: self.played.len() + 1 >= self.rounds,
            forbidden: &self.forbidden,
            win: self.points.win,
        };
        round_players.ranking.retain(|&player| is_to_pair[player]);
        let opponents =
            brackets::pair_players(&round_players, solver).ok_or(PairingImpossible::NoLegalPairing)?;
        Ok(self.allocate_boards(&players, &round_players, &opponents))
    }

    /// Allocates colours to the pairs of a Swiss round, and sorts the boards.
    ///
    /// `opponents[i]` is the opponent of the player at index `i` of [`RoundPlayers::ranking`].
    fn allocate_boards(
        &self,
        players: &[SwissPlayer],
        round_players: &RoundPlayers<'_>,
        opponents: &[SwissOpponent],
    ) -> SwissPairing {
        let mut paired = SwissPairing { boards: Vec::new(), bye: None };
        let mut boards: Vec<([u32; 2], Pairing)> = Vec::new();
        // Adds each pair when the loop reaches its higher-ranked player. The sort is stable, so
        // boards with equal scores keep the order of the ranking.
        for (&player, &opponent) in round_players.ranking.iter().zip(opponents) {
            match opponent {
                SwissOpponent::Bye => paired.bye = Some(player),
                SwissOpponent::Lower(other) => {
                    let [better, worse] = [&players[player], &players[other]];
                    let white = color_allocation::color_of_higher_ranked(better, worse, self.initial_color)
                        == Color::White;
                    let (white, black) = if white { (player, other) } else { (other, player) };
                    boards.push(([better.score, worse.score], Pairing { white, black }));
                }
                SwissOpponent::Higher => {}
            }
        }
        boards.sort_by_key(|&(scores, _)| std::cmp::Reverse(scores));
        paired.boards = boards.into_iter().map(|(_, pairing)| pairing).collect();
        paired
    }
}

#[cfg(test)]
mod tests;
