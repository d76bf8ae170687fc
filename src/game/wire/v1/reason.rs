//! Reasons why a game ended.

use crate::game as today;
use crate::game::wire::frozen::frozen_enum;

frozen_enum! {
    /// The reason why a game ended.
    Reason for today::Reason {
        Checkmate = "checkmate" => today::Reason::Checkmate,
        Stalemate = "stalemate" => today::Reason::Stalemate,
        Resignation = "resignation" => today::Reason::Resignation,
        FlagFall = "flag-fall" => today::Reason::FlagFall,
        LeftKingInCheck = "left-king-in-check" => today::Reason::LeftKingInCheck,
        Arbiter = "arbiter" => today::Reason::Arbiter,
        Agreement = "agreement" => today::Reason::Agreement,
        DeadPosition = "dead-position" => today::Reason::DeadPosition,
        InsufficientMaterial = "insufficient-material" => today::Reason::InsufficientMaterial,
        Threefold = "threefold" => today::Reason::Threefold,
        Fivefold = "fivefold" => today::Reason::Fivefold,
        FiftyMoves = "fifty-moves" => today::Reason::FiftyMoves,
        SeventyFiveMoves = "seventy-five-moves" => today::Reason::SeventyFiveMoves,
    }
}

impl Reason {
    /// The number of reasons that a link of version 1 can express: the first ones.
    pub const IN_LINK_1: usize = 13;
}
