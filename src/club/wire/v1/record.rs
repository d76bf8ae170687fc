//! Pairings and results of a tournament, in version 1 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::record as today;
use crate::game::wire::frozen::{frozen_enum, stored_as};

frozen_enum! {
    /// Stored form of the result of two paired players, version 1.
    Score for today::PairingResult {
        WhiteWins = "WhiteWins" => today::PairingResult::WhiteWins,
        Draw = "Draw" => today::PairingResult::Draw,
        BlackWins = "BlackWins" => today::PairingResult::BlackWins,
        WhiteByForfeit = "WhiteByForfeit" => today::PairingResult::WhiteByForfeit,
        BlackByForfeit = "BlackByForfeit" => today::PairingResult::BlackByForfeit,
        BothForfeit = "BothForfeit" => today::PairingResult::BothForfeit,
        BothLose = "BothLose" => today::PairingResult::BothLose,
        HalfForWhite = "HalfForWhite" => today::PairingResult::HalfForWhite,
        HalfForBlack = "HalfForBlack" => today::PairingResult::HalfForBlack,
    }
}

frozen_enum! {
    /// Stored form of a bye, version 1.
    Bye for today::Bye {
        PairingAllocated = "PairingAllocated" => today::Bye::PairingAllocated,
        Half = "Half" => today::Bye::Half,
        Zero = "Zero" => today::Bye::Zero,
        Full = "Full" => today::Bye::Full,
    }
}

/// Stored form of two players paired in a tournament, version 1: their numbers, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingV1 {
    white: usize,
    black: usize,
}

impl From<today::Pairing> for PairingV1 {
    /// Converts two paired players to the stored form of a tournament, version 1.
    fn from(today: today::Pairing) -> PairingV1 {
        let today::Pairing { white, black } = today;
        PairingV1 { white, black }
    }
}

impl From<PairingV1> for today::Pairing {
    /// Converts two paired players from the stored form of a tournament, version 1.
    fn from(frozen: PairingV1) -> today::Pairing {
        let PairingV1 { white, black } = frozen;
        today::Pairing { white, black }
    }
}

stored_as!(today::Pairing => PairingV1);
