//! Setup of a tournament: format, point system, tie-breaks and pairing options. The setup is fixed
//! before the tournament begins.

use thiserror::Error;

use crate::club::tiebreak::TieBreak;

pub use crate::club::record::PointSystem;

/// The maximum number of players of a tournament.
pub const MAX_PLAYERS: usize = 1000;

/// The maximum number of rounds of a Swiss.
pub const MAX_ROUNDS: usize = 100;

/// The maximum number of regular games in a knockout match. Also the maximum number of games in a
/// [`TieResolution`], and of tie resolutions for a match.
pub const MAX_GAMES: usize = 20;

/// Format of a tournament: round robin, knockout or Swiss, with its number of rounds or games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventFormat {
    /// A round robin by Berger tables. Points rank the players.
    RoundRobin {
        /// Whether each player plays each other player twice, the second time with reversed
        /// colours.
        double: bool,
    },
    /// A single round robin. The number of wins ranks the players.
    MostWins,
    /// A knockout: the loser of a match is out. The pairings are random or follow a seeded bracket
    /// ([`PairingRules::is_seeded`]).
    Knockout {
        /// The number of regular games in a match.
        games: usize,
        /// Ways to decide a match that is tied after its regular games, in this order. The last one
        /// repeats until the match is decided. If the list is empty, [`TieResolution::Rematch`]
        /// repeats.
        ties: Vec<TieResolution>,
    },
    /// A Swiss tournament, paired by the FIDE (Dutch) system.
    Swiss {
        /// The announced number of rounds.
        rounds: usize,
    },
}

/// A way to decide a knockout match that is tied after its regular games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieResolution {
    /// One more game with reversed colours.
    Rematch,
    /// One more game with reversed colours and less time.
    Shorter {
        /// Time for each player, in seconds.
        seconds: u32,
    },
    /// One more game with reversed colours, in which a draw wins the match for Black.
    Armageddon,
    /// Several rapid or blitz games, with their own time control and alternating colours.
    Games {
        /// The number of games. The series ends early when one player cannot be overtaken.
        games: usize,
        /// Time for each player, in seconds.
        seconds: u32,
        /// Increment for each move, in seconds.
        increment: u32,
    },
    /// One more game with reversed colours and its own time control, in which a draw wins the match
    /// for Black.
    TimedArmageddon {
        /// White's time, in seconds.
        white: u32,
        /// Black's time, in seconds.
        black: u32,
        /// Increment for each move, in seconds.
        increment: u32,
    },
    /// A random choice of the winner, without a game.
    RandomChoice,
}

impl TieResolution {
    /// Returns the maximum number of games of this tie resolution. Returns `None` for
    /// [`TieResolution::RandomChoice`], which needs no game.
    pub(super) const fn games(self) -> Option<usize> {
        match self {
            TieResolution::Games { games, .. } => Some(games),
            TieResolution::RandomChoice => None,
            _ => Some(1),
        }
    }

    /// Whether a draw in this tie-break game wins the match for Black.
    pub const fn has_draw_odds(self) -> bool {
        matches!(self, TieResolution::Armageddon | TieResolution::TimedArmageddon { .. })
    }
}

/// Order in which the players of a tournament get their pairing numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairingNumbers {
    /// Higher ratings first; equal ratings in the order of entry.
    ByRating,
    /// The initial ranking of FIDE C.04.2: higher ratings first; equal ratings by title, then by
    /// name.
    ByRatingAndTitle,
    /// The order of entry.
    AsEntered,
    /// A random order, determined by the tournament's seed.
    Random,
}

/// Setup of a tournament, fixed before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSetup {
    /// The format: round robin, knockout or Swiss.
    pub format: EventFormat,
    /// Points for results and byes, used by the pairings of a Swiss and by the tie-breaks. Rating
    /// performances always use 1, ½ and 0 points instead.
    pub points: PointSystem,
    /// Tie-breaks of the standings, the most important first.
    pub tie_breaks: Vec<TieBreak>,
    /// The order in which the players get their pairing numbers.
    pub numbering: PairingNumbers,
    /// The seed of all random choices. The app publishes the seed, so that anyone can verify the
    /// choices.
    pub seed: u64,
    /// Pairing options besides the format.
    pub pairing: PairingRules,
}

/// Pairing options of a tournament besides its format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PairingRules {
    /// Maximum number of half-point byes for a late entrant of a Swiss. The byes are for the last
    /// rounds before the entry.
    pub late_half_byes: usize,
    /// Whether the Baku method (FIDE C.04.7) accelerates a Swiss.
    pub is_accelerated: bool,
    /// Whether a knockout has a bracket seeded by pairing numbers. If `true`, only the first round
    /// has byes, unless players withdraw. If `false`, the pairings of each round are random.
    pub is_seeded: bool,
}

/// Reason why the setup of a tournament is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EventSetupError {
    /// A Swiss has fewer than one or more than 100 rounds.
    #[error("a Swiss has from 1 to {MAX_ROUNDS} rounds")]
    Rounds,
    /// A match or a tie resolution has fewer than one or more than 20 games, or a match has more
    /// than 20 tie resolutions.
    #[error("a match has from 1 to {MAX_GAMES} games, and at most as many ways to break a tie")]
    Games,
    /// A win brings no more than a draw, a draw brings less than a loss, or a win or bye brings
    /// more than 200 half-points.
    #[error("a win brings more than a draw, a draw at least as much as a loss, and nothing more than 200")]
    Points,
    /// A tie-break other than the direct encounter appears twice in the list.
    #[error("a tie-break stands twice in the order")]
    TieBreaks,
}

impl EventSetup {
    /// Checks that a tournament can begin with this setup.
    ///
    /// # Errors
    /// If the setup is invalid. The error is the first fault found.
    pub fn check(&self) -> Result<(), EventSetupError> {
        match &self.format {
            EventFormat::Swiss { rounds } if !(1..=MAX_ROUNDS).contains(rounds) => {
                return Err(EventSetupError::Rounds);
            }
            EventFormat::Knockout { games, ties } => {
                let lengths = ties.iter().map(|tie| tie.games()).chain([Some(*games)]).flatten();
                if ties.len() > MAX_GAMES
                    || lengths.into_iter().any(|games| !(1..=MAX_GAMES).contains(&games))
                {
                    return Err(EventSetupError::Games);
                }
            }
            _ => {}
        }
        let PointSystem { win, draw, loss, allocated, absence } = self.points;
        if win <= draw || draw < loss || win.max(allocated.unwrap_or(0)).max(absence) > 200 {
            return Err(EventSetupError::Points);
        }
        // The direct encounter may appear again, for players who are still tied at that point (FIDE
        // C.07, 6).
        let mut seen = self.tie_breaks.iter().enumerate().filter(|(_, one)| !one.is_repeatable());
        if seen.any(|(index, one)| self.tie_breaks[..index].contains(one)) {
            return Err(EventSetupError::TieBreaks);
        }
        Ok(())
    }
}
