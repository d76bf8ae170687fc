//! Pairings and results of a tournament, in version 1 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::record as present;
use crate::game::wire::frozen::{frozen_enum, stored_as};

frozen_enum! {
    /// Stored form of the result of two paired players, version 1.
    Score for present::PairingResult {
        WhiteWins = "WhiteWins" => present::PairingResult::WhiteWins,
        Draw = "Draw" => present::PairingResult::Draw,
        BlackWins = "BlackWins" => present::PairingResult::BlackWins,
        WhiteByForfeit = "WhiteByForfeit" => present::PairingResult::WhiteByForfeit,
        BlackByForfeit = "BlackByForfeit" => present::PairingResult::BlackByForfeit,
        BothForfeit = "BothForfeit" => present::PairingResult::BothForfeit,
        BothLose = "BothLose" => present::PairingResult::BothLose,
        HalfForWhite = "HalfForWhite" => present::PairingResult::HalfForWhite,
        HalfForBlack = "HalfForBlack" => present::PairingResult::HalfForBlack,
    }
}

frozen_enum! {
    /// Stored form of a bye, version 1.
    Bye for present::Bye {
        PairingAllocated = "PairingAllocated" => present::Bye::PairingAllocated,
        Half = "Half" => present::Bye::Half,
        Zero = "Zero" => present::Bye::Zero,
        Full = "Full" => present::Bye::Full,
    }
}

/// Stored form of two players paired in a tournament, version 1: their numbers, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingV1 {
    white: usize,
    black: usize,
}

impl From<present::Pairing> for PairingV1 {
    /// Converts a pairing to its stored form, version 1.
    fn from(present: present::Pairing) -> PairingV1 {
        let present::Pairing { white, black } = present;
        PairingV1 { white, black }
    }
}

impl From<PairingV1> for present::Pairing {
    /// Converts a pairing from its stored form, version 1.
    fn from(frozen: PairingV1) -> present::Pairing {
        let PairingV1 { white, black } = frozen;
        present::Pairing { white, black }
    }
}

stored_as!(present::Pairing => PairingV1);
