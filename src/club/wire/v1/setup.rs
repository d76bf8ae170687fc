//! Format, points and order of the pairing numbers of a tournament, in version 1 of the storage
//! formats.

use serde::{Deserialize, Serialize};

use crate::club::event as present;
use crate::game::wire::frozen::{frozen_enum, stored_as};

frozen_enum! {
    /// Stored form of the order in which players get their pairing numbers, version 1.
    PairingNumbers for present::PairingNumbers {
        ByRating = "ByRating" => present::PairingNumbers::ByRating,
        AsEntered = "AsEntered" => present::PairingNumbers::AsEntered,
        ByLot = "ByLot" => present::PairingNumbers::Random,
        ByRatingAndTitle = "ByRatingAndTitle" => present::PairingNumbers::ByRatingAndTitle,
    }
}

/// Stored form of a tournament's point system, version 1: half-points for each result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsV1 {
    win: u32,
    draw: u32,
    loss: u32,
    /// Half-points for a pairing-allocated bye; left out if the bye is worth a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    allocated: Option<u32>,
    /// Half-points for a loss by forfeit and a zero-point bye; left out if 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    absence: Option<u32>,
}

impl From<present::PointSystem> for PointsV1 {
    /// Converts a tournament's point system to its stored form, version 1.
    fn from(present: present::PointSystem) -> PointsV1 {
        let present::PointSystem { win, draw, loss, allocated, absence } = present;
        PointsV1 { win, draw, loss, allocated, absence: (absence > 0).then_some(absence) }
    }
}

impl From<PointsV1> for present::PointSystem {
    /// Converts a tournament's point system from its stored form, version 1.
    fn from(frozen: PointsV1) -> present::PointSystem {
        let PointsV1 { win, draw, loss, allocated, absence } = frozen;
        present::PointSystem { win, draw, loss, allocated, absence: absence.unwrap_or(0) }
    }
}

/// Stored form of a tournament's format, version 1: round robin, knockout or Swiss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormatV1 {
    /// Round robin.
    RoundRobin {
        /// Whether each pair meets twice, once with each colour.
        double: bool,
    },
    /// Single round robin in which the number of wins ranks the players.
    MostWins,
    /// Knockout.
    Knockout {
        /// Number of games in a match.
        games: usize,
        /// Ways to decide a tied match, tried in this order.
        ties: Vec<present::TieResolution>,
    },
    /// Swiss.
    Swiss {
        /// Announced number of rounds.
        rounds: usize,
    },
}

impl From<present::EventFormat> for FormatV1 {
    /// Converts a tournament's format to its stored form, version 1.
    fn from(present: present::EventFormat) -> FormatV1 {
        match present {
            present::EventFormat::RoundRobin { double } => FormatV1::RoundRobin { double },
            present::EventFormat::MostWins => FormatV1::MostWins,
            present::EventFormat::Knockout { games, ties } => FormatV1::Knockout { games, ties },
            present::EventFormat::Swiss { rounds } => FormatV1::Swiss { rounds },
        }
    }
}

impl From<FormatV1> for present::EventFormat {
    /// Converts a tournament's format from its stored form, version 1.
    fn from(frozen: FormatV1) -> present::EventFormat {
        match frozen {
            FormatV1::RoundRobin { double } => present::EventFormat::RoundRobin { double },
            FormatV1::MostWins => present::EventFormat::MostWins,
            FormatV1::Knockout { games, ties } => present::EventFormat::Knockout { games, ties },
            FormatV1::Swiss { rounds } => present::EventFormat::Swiss { rounds },
        }
    }
}

stored_as!(present::PointSystem => PointsV1);
stored_as!(present::EventFormat => FormatV1);
