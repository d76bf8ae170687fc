//! Who met whom, and how it ended.

use serde::{Deserialize, Serialize};

use crate::club::record as today;
use crate::game::wire::frozen::{frozen_enum, stored_as};

frozen_enum! {
    /// How a pairing ended.
    Score for today::Score {
        WhiteWins = "WhiteWins" => today::Score::WhiteWins,
        Draw = "Draw" => today::Score::Draw,
        BlackWins = "BlackWins" => today::Score::BlackWins,
        WhiteByForfeit = "WhiteByForfeit" => today::Score::WhiteByForfeit,
        BlackByForfeit = "BlackByForfeit" => today::Score::BlackByForfeit,
        BothForfeit = "BothForfeit" => today::Score::BothForfeit,
        BothLose = "BothLose" => today::Score::BothLose,
        HalfForWhite = "HalfForWhite" => today::Score::HalfForWhite,
        HalfForBlack = "HalfForBlack" => today::Score::HalfForBlack,
    }
}

frozen_enum! {
    /// Why somebody has no opponent in a round.
    Bye for today::Bye {
        PairingAllocated = "PairingAllocated" => today::Bye::PairingAllocated,
        Half = "Half" => today::Bye::Half,
        Zero = "Zero" => today::Bye::Zero,
        Full = "Full" => today::Bye::Full,
    }
}

/// Two players, by number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    white: usize,
    black: usize,
}

impl From<today::Pairing> for Pairing {
    fn from(today: today::Pairing) -> Pairing {
        let today::Pairing { white, black } = today;
        Pairing { white, black }
    }
}

impl From<Pairing> for today::Pairing {
    fn from(frozen: Pairing) -> today::Pairing {
        let Pairing { white, black } = frozen;
        today::Pairing { white, black }
    }
}

stored_as!(today::Pairing => Pairing);
