//! Tie-breaks, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::club::tiebreak::{self as present, HIGHEST_KOYA_LIMIT};
use crate::game::wire::frozen::stored_as;

/// Stored text of a tie-break, version 2. The twelve tie-breaks of version 1 have the same text as
/// in version 1, such as `BuchholzCut1`. All others have their acronym in FIDE C.07, such as
/// `BH/C2`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TieBreakV2(String);

/// Error for a stored text that names no known tie-break; contains the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no such tie-break: {0}")]
pub struct UnknownTieBreak(String);

/// Stored texts, version 2, of all tie-breaks except `KoyaLimit`, whose text contains its limit.
const TEXTS: [(present::TieBreak, &str); 54] = [
    (present::TieBreak::Points, "Points"),
    (present::TieBreak::DirectEncounter, "DirectEncounter"),
    (present::TieBreak::Wins, "Wins"),
    (present::TieBreak::GamesWon, "GamesWon"),
    (present::TieBreak::BlackGames, "BlackGames"),
    (present::TieBreak::Progressive, "Progressive"),
    (present::TieBreak::Buchholz, "Buchholz"),
    (present::TieBreak::BuchholzCut1, "BuchholzCut1"),
    (present::TieBreak::BuchholzMedian1, "BuchholzMedian1"),
    (present::TieBreak::SonnebornBerger, "SonnebornBerger"),
    (present::TieBreak::Koya, "Koya"),
    (present::TieBreak::AverageRating, "AverageRating"),
    (present::TieBreak::BlackWins, "BWG"),
    (present::TieBreak::ProgressiveCut1, "PS/C1"),
    (present::TieBreak::ProgressiveCut2, "PS/C2"),
    (present::TieBreak::RoundsElected, "REP"),
    (present::TieBreak::StandardPoints, "STD"),
    (present::TieBreak::PairingNumber, "TPN"),
    (present::TieBreak::BuchholzCut2, "BH/C2"),
    (present::TieBreak::BuchholzMedian2, "BH/M2"),
    (present::TieBreak::AverageBuchholz, "AOB"),
    (present::TieBreak::AverageForeBuchholz, "AOB/F"),
    (present::TieBreak::ForeBuchholz, "FB"),
    (present::TieBreak::ForeBuchholzCut1, "FB/C1"),
    (present::TieBreak::ForeBuchholzCut2, "FB/C2"),
    (present::TieBreak::ForeBuchholzMedian1, "FB/M1"),
    (present::TieBreak::ForeBuchholzMedian2, "FB/M2"),
    (present::TieBreak::SonnebornBergerCut1, "SB/C1"),
    (present::TieBreak::SonnebornBergerCut2, "SB/C2"),
    (present::TieBreak::AverageRatingCut1, "ARO/C1"),
    (present::TieBreak::AverageRatingCut2, "ARO/C2"),
    (present::TieBreak::AverageRatingMedian1, "ARO/M1"),
    (present::TieBreak::AverageRatingMedian2, "ARO/M2"),
    (present::TieBreak::Performance, "TPR"),
    (present::TieBreak::PerfectPerformance, "PTP"),
    (present::TieBreak::AveragePerformance, "APRO"),
    (present::TieBreak::AveragePerfectPerformance, "APPO"),
    (present::TieBreak::Rating, "RTNG"),
    (present::TieBreak::RatingReversed, "RTNG/R"),
    (present::TieBreak::PairingNumberReversed, "TPN/R"),
    (present::TieBreak::DirectEncounterWithForfeits, "DE/P"),
    (present::TieBreak::BuchholzWithForfeits, "BH/P"),
    (present::TieBreak::BuchholzCut1WithForfeits, "BH/C1/P"),
    (present::TieBreak::BuchholzCut2WithForfeits, "BH/C2/P"),
    (present::TieBreak::BuchholzMedian1WithForfeits, "BH/M1/P"),
    (present::TieBreak::BuchholzMedian2WithForfeits, "BH/M2/P"),
    (present::TieBreak::ForeBuchholzWithForfeits, "FB/P"),
    (present::TieBreak::ForeBuchholzCut1WithForfeits, "FB/C1/P"),
    (present::TieBreak::ForeBuchholzCut2WithForfeits, "FB/C2/P"),
    (present::TieBreak::ForeBuchholzMedian1WithForfeits, "FB/M1/P"),
    (present::TieBreak::ForeBuchholzMedian2WithForfeits, "FB/M2/P"),
    (present::TieBreak::SonnebornBergerWithForfeits, "SB/P"),
    (present::TieBreak::SonnebornBergerCut1WithForfeits, "SB/C1/P"),
    (present::TieBreak::SonnebornBergerCut2WithForfeits, "SB/C2/P"),
];

impl From<present::TieBreak> for TieBreakV2 {
    /// Converts a tie-break to its stored text, version 2.
    fn from(present: present::TieBreak) -> TieBreakV2 {
        if let present::TieBreak::KoyaLimit(limit) = present {
            return TieBreakV2(format!("KS/L{limit:+}"));
        }
        let text = TEXTS.iter().find(|(one, _)| *one == present).map(|(_, text)| *text);
        TieBreakV2(text.unwrap_or_default().to_owned())
    }
}

impl TryFrom<TieBreakV2> for present::TieBreak {
    type Error = UnknownTieBreak;

    /// Parses the stored text of a tie-break, version 2.
    ///
    /// # Errors
    /// If the text names no known tie-break.
    fn try_from(frozen: TieBreakV2) -> Result<present::TieBreak, UnknownTieBreak> {
        let TieBreakV2(text) = frozen;
        let limit = text.strip_prefix("KS/L").and_then(|limit| limit.parse::<i8>().ok());
        if let Some(limit) =
            limit.filter(|limit| (1..=HIGHEST_KOYA_LIMIT.unsigned_abs()).contains(&limit.unsigned_abs()))
        {
            return Ok(present::TieBreak::KoyaLimit(limit));
        }
        TEXTS.iter().find(|(_, one)| *one == text).map(|(one, _)| *one).ok_or(UnknownTieBreak(text))
    }
}

stored_as!(present::TieBreak => TieBreakV2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tie_break_has_a_text_of_its_own() {
        for one in present::TieBreak::all().chain([-64, -1, 2].map(present::TieBreak::KoyaLimit)) {
            let text = TieBreakV2::from(one);
            assert_eq!(text.clone().try_into(), Ok(one), "{text:?}");
        }
        for text in ["", "BH/C1", "KS/L0", "KS/L+65", "KS/L-128"] {
            assert!(present::TieBreak::try_from(TieBreakV2(text.to_owned())).is_err(), "{text}");
        }
    }
}
