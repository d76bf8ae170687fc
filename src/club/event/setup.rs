//! What is agreed before an event: its format, its points, what parts equals.

use thiserror::Error;

use crate::club::tiebreak::TieBreak;

pub use crate::club::record::PointSystem;

/// The most players that an event takes.
pub const MAX_PLAYERS: usize = 1000;

/// The most rounds of a Swiss.
pub const MAX_ROUNDS: usize = 100;

/// The most games of a match before ties are broken, and the most ways to break them.
pub const MAX_GAMES: usize = 20;

/// Who meets whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFormat {
    /// Everyone meets everyone, by Berger tables; more points stand higher.
    RoundRobin {
        /// Twice, the second time with the other colour.
        double: bool,
    },
    /// Everyone meets everyone once; more wins stand higher.
    MostWins,
    /// The loser of a match is out; each round is drawn by lot.
    Knockout {
        /// The games of a match.
        games: usize,
        /// What breaks a tie, in order. The last way is used again until the match is decided.
        ties: Vec<TieResolution>,
    },
    /// Players with equal scores meet, by the FIDE (Dutch) system.
    Swiss {
        /// How many rounds are announced.
        rounds: usize,
    },
}

/// How a tie in a match is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieResolution {
    /// One more game, colours swapped.
    Rematch,
    /// One more game, colours swapped, with a shorter clock.
    Shorter {
        /// Seconds for each player.
        seconds: u32,
    },
    /// One more game, colours swapped, in which a draw wins the match for Black.
    Armageddon,
    /// Some more games, colours swapped each time, with a clock of their own: rapid or blitz.
    Games {
        /// How many; they end when one player cannot be caught up with.
        games: usize,
        /// Seconds for each player.
        seconds: u32,
        /// Seconds for each move.
        increment: u32,
    },
    /// One more game, colours swapped, in which a draw wins the match for Black, with a clock of its own.
    TimedArmageddon {
        /// Seconds for White.
        white: u32,
        /// Seconds for Black.
        black: u32,
        /// Seconds for each move.
        increment: u32,
    },
    /// By lot, without a game.
    Lot,
}

impl TieResolution {
    /// How many games it takes at most; `None` for the lot.
    pub(super) const fn games(self) -> Option<usize> {
        match self {
            TieResolution::Games { games, .. } => Some(games),
            TieResolution::Lot => None,
            _ => Some(1),
        }
    }

    /// Whether a draw wins for Black.
    pub const fn has_draw_odds(self) -> bool {
        matches!(self, TieResolution::Armageddon | TieResolution::TimedArmageddon { .. })
    }
}

/// In which order players are numbered for the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairingNumbers {
    /// Higher ratings first, equal ones as they were entered.
    ByRating,
    /// As they were entered.
    AsEntered,
    /// By lot, from the seed.
    ByLot,
}

/// What is agreed before an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSetup {
    /// Who meets whom.
    pub format: EventFormat,
    /// What a game brings. A Swiss is paired by these points; tie-breaks count 1, ½, 0.
    pub points: PointSystem,
    /// What parts equals, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// In which order players are numbered.
    pub numbering: PairingNumbers,
    /// The number from which every lot is drawn; it is shown, so that anyone can draw again.
    pub seed: u64,
    /// How rounds are paired, besides the format.
    pub pairing: PairingRules,
}

/// How rounds are paired, besides the format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PairingRules {
    /// In a Swiss, how many rounds that a late player has missed bring half a point each, counted back from the last
    /// one.
    pub late_half_byes: usize,
    /// Whether a Swiss is accelerated by the Baku method (FIDE C.04.7).
    pub is_accelerated: bool,
    /// Whether a knockout has a bracket seeded by the players' numbers, in which free places are those of the first round
    /// only; else each round is drawn by lot.
    pub is_seeded: bool,
}

/// Why an event cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum EventSetupError {
    /// A Swiss has from one to [`MAX_ROUNDS`] rounds.
    #[error("a Swiss has from 1 to {MAX_ROUNDS} rounds")]
    Rounds,
    /// A match, and a tie-break of it, has from one to [`MAX_GAMES`] games, and at most as many ways to break a tie.
    #[error("a match has from 1 to {MAX_GAMES} games, and at most as many ways to break a tie")]
    Games,
    /// A win brings more than a draw, a draw at least as much as a loss, and nothing more than 200.
    #[error("a win brings more than a draw, a draw at least as much as a loss, and nothing more than 200")]
    Points,
    /// A tie-break stands twice in the order.
    #[error("a tie-break stands twice in the order")]
    TieBreaks,
}

impl EventSetup {
    /// Whether an event can begin like this.
    ///
    /// # Errors
    /// Says what cannot be.
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
        let mut seen = self.tie_breaks.iter().enumerate();
        if seen.any(|(index, one)| self.tie_breaks[..index].contains(one)) {
            return Err(EventSetupError::TieBreaks);
        }
        Ok(())
    }
}
