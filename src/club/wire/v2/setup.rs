//! Setup of a tournament, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::event as present;
use crate::club::tiebreak;
use crate::game::wire::frozen::stored_as;

/// Stored form of a tournament's setup, version 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventSetupV2 {
    format: present::EventFormat,
    points: present::PointSystem,
    tie_breaks: Vec<tiebreak::TieBreak>,
    numbering: present::PairingNumbers,
    seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pairing: Option<PairingRulesV2>,
}

impl From<present::EventSetup> for EventSetupV2 {
    /// Converts a tournament's setup to its stored form, version 2.
    fn from(present: present::EventSetup) -> EventSetupV2 {
        let present::EventSetup { format, points, tie_breaks, numbering, seed, pairing } = present;
        let pairing = (pairing != present::PairingRules::default()).then_some(pairing.into());
        EventSetupV2 { format, points, tie_breaks, numbering, seed, pairing }
    }
}

impl From<EventSetupV2> for present::EventSetup {
    /// Converts a tournament's setup from its stored form, version 2.
    fn from(frozen: EventSetupV2) -> present::EventSetup {
        let EventSetupV2 { format, points, tie_breaks, numbering, seed, pairing } = frozen;
        let pairing = pairing.map(present::PairingRules::from).unwrap_or_default();
        present::EventSetup { format, points, tie_breaks, numbering, seed, pairing }
    }
}

/// Stored form of a tournament's pairing options, version 2; a missing field is 0 or `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PairingRulesV2 {
    /// Maximum number of half-point byes for a late entrant of a Swiss. The byes are for the last
    /// missed rounds before the entry.
    late_half_byes: usize,
    /// Whether a Swiss is accelerated by the Baku method.
    is_accelerated: bool,
    /// Whether a knockout has a bracket that is seeded by pairing numbers; otherwise the pairings
    /// of each round are random.
    is_seeded: bool,
}

impl From<present::PairingRules> for PairingRulesV2 {
    /// Converts a tournament's pairing options to their stored form, version 2.
    fn from(present: present::PairingRules) -> PairingRulesV2 {
        let present::PairingRules { late_half_byes, is_accelerated, is_seeded } = present;
        PairingRulesV2 { late_half_byes, is_accelerated, is_seeded }
    }
}

impl From<PairingRulesV2> for present::PairingRules {
    /// Converts a tournament's pairing options from their stored form, version 2.
    fn from(frozen: PairingRulesV2) -> present::PairingRules {
        let PairingRulesV2 { late_half_byes, is_accelerated, is_seeded } = frozen;
        present::PairingRules { late_half_byes, is_accelerated, is_seeded }
    }
}

/// Stored form of a way to decide a tied knockout match, version 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TieResolutionV2 {
    /// One more game with reversed colours.
    Rematch,
    /// One more game with reversed colours and less time.
    Shorter {
        /// Seconds for each player.
        seconds: u32,
    },
    /// One more game, in which a draw wins for Black.
    Armageddon,
    /// More games with a time control of their own.
    Games {
        /// Number of games.
        games: usize,
        /// Seconds for each player.
        seconds: u32,
        /// Increment for each move, in seconds.
        increment: u32,
    },
    /// One more game with a time control of its own, in which a draw wins for Black.
    TimedArmageddon {
        /// Seconds for White.
        white: u32,
        /// Seconds for Black.
        black: u32,
        /// Increment for each move, in seconds.
        increment: u32,
    },
    /// A random choice of the winner.
    Lot,
}

impl From<present::TieResolution> for TieResolutionV2 {
    /// Converts a way to decide a tied knockout match to its stored form, version 2.
    fn from(present: present::TieResolution) -> TieResolutionV2 {
        match present {
            present::TieResolution::Rematch => TieResolutionV2::Rematch,
            present::TieResolution::Shorter { seconds } => TieResolutionV2::Shorter { seconds },
            present::TieResolution::Armageddon => TieResolutionV2::Armageddon,
            present::TieResolution::RandomChoice => TieResolutionV2::Lot,
            present::TieResolution::Games { games, seconds, increment } => {
                TieResolutionV2::Games { games, seconds, increment }
            }
            present::TieResolution::TimedArmageddon { white, black, increment } => {
                TieResolutionV2::TimedArmageddon { white, black, increment }
            }
        }
    }
}

impl From<TieResolutionV2> for present::TieResolution {
    /// Converts a way to decide a tied knockout match from its stored form, version 2.
    fn from(frozen: TieResolutionV2) -> present::TieResolution {
        match frozen {
            TieResolutionV2::Rematch => present::TieResolution::Rematch,
            TieResolutionV2::Shorter { seconds } => present::TieResolution::Shorter { seconds },
            TieResolutionV2::Armageddon => present::TieResolution::Armageddon,
            TieResolutionV2::Lot => present::TieResolution::RandomChoice,
            TieResolutionV2::Games { games, seconds, increment } => {
                present::TieResolution::Games { games, seconds, increment }
            }
            TieResolutionV2::TimedArmageddon { white, black, increment } => {
                present::TieResolution::TimedArmageddon { white, black, increment }
            }
        }
    }
}

stored_as!(present::EventSetup => EventSetupV2);
stored_as!(present::TieResolution => TieResolutionV2);
