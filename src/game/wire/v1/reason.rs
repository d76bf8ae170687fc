//! The stored form of the reasons why a game ended.

use crate::game as today;
use crate::game::wire::frozen::frozen_enum;

frozen_enum! {
    /// Stored reason why a game ended. Stored names never change.
    EndReason for today::EndReason {
        Checkmate = "checkmate" => today::EndReason::Checkmate,
        Stalemate = "stalemate" => today::EndReason::Stalemate,
        Resignation = "resignation" => today::EndReason::Resignation,
        FlagFall = "flag-fall" => today::EndReason::FlagFall,
        LeftKingInCheck = "left-king-in-check" => today::EndReason::LeftKingInCheck,
        Arbiter = "arbiter" => today::EndReason::Arbiter,
        Agreement = "agreement" => today::EndReason::Agreement,
        DeadPosition = "dead-position" => today::EndReason::DeadPosition,
        InsufficientMaterial = "insufficient-material" => today::EndReason::InsufficientMaterial,
        Threefold = "threefold" => today::EndReason::Threefold,
        Fivefold = "fivefold" => today::EndReason::Fivefold,
        FiftyMoves = "fifty-moves" => today::EndReason::FiftyMoves,
        SeventyFiveMoves = "seventy-five-moves" => today::EndReason::SeventyFiveMoves,
        Reported = "reported" => today::EndReason::Reported,
    }
}

impl EndReason {
    /// Number of reasons that a link of version 1 (a web address that contains a game) can express.
    /// These reasons come first in [`EndReason::ALL`].
    pub const COUNT_IN_LINK_V1: usize = 13;
}
