//! Tie-breaks by the short names in which programs ask for them.

use tabiya::club::tiebreak::TieBreak;

/// The tie-break of a short name.
pub(crate) fn tie_break(name: &str) -> Option<TieBreak> {
    Some(match name {
        "PTS" => TieBreak::Points,
        "DE" => TieBreak::DirectEncounter,
        "WIN" => TieBreak::Wins,
        "WON" => TieBreak::GamesWon,
        "BPG" => TieBreak::BlackGames,
        "PS" => TieBreak::Progressive,
        "BH" => TieBreak::Buchholz,
        "BHC1" => TieBreak::BuchholzCut1,
        "BHM1" => TieBreak::BuchholzMedian1,
        "SB" => TieBreak::SonnebornBerger,
        "KS" => TieBreak::Koya,
        "ARO" => TieBreak::AverageRating,
        _ => return None,
    })
}

/// All short names.
#[allow(dead_code)]
pub(crate) const ALL: [&str; 12] =
    ["PTS", "DE", "WIN", "WON", "BPG", "PS", "BH", "BHC1", "BHM1", "SB", "KS", "ARO"];
