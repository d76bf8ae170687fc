//! Reasons why a game ended, in stored form.

use crate::game as today;
use crate::game::wire::frozen::frozen_enum;

frozen_enum! {
    /// The reason why a game ended.
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
    }
}

impl EndReason {
    /// The number of reasons that a link of version 1 can express: the first ones.
    pub const IN_LINK_1: usize = 13;
}
