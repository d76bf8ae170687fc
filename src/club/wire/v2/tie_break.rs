//! Tie-breaks, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::club::tiebreak::{self as today, HIGHEST_KOYA_LIMIT};
use crate::game::wire::frozen::stored_as;

/// Text of a tie-break in storage format 2. The twelve tie-breaks of format 1 keep their text of
/// format 1, such as `BuchholzCut1`; all others have their acronym in FIDE C.07, such as `BH/C2`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TieBreakV2(String);

/// Error for a stored text that names no known tie-break; contains the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no such tie-break: {0}")]
pub struct UnknownTieBreak(String);

/// Texts in storage format 2 of all tie-breaks except `KoyaLimit`, whose text contains its limit.
const TEXTS: [(today::TieBreak, &str); 36] = [
    (today::TieBreak::Points, "Points"),
    (today::TieBreak::DirectEncounter, "DirectEncounter"),
    (today::TieBreak::Wins, "Wins"),
    (today::TieBreak::GamesWon, "GamesWon"),
    (today::TieBreak::BlackGames, "BlackGames"),
    (today::TieBreak::Progressive, "Progressive"),
    (today::TieBreak::Buchholz, "Buchholz"),
    (today::TieBreak::BuchholzCut1, "BuchholzCut1"),
    (today::TieBreak::BuchholzMedian1, "BuchholzMedian1"),
    (today::TieBreak::SonnebornBerger, "SonnebornBerger"),
    (today::TieBreak::Koya, "Koya"),
    (today::TieBreak::AverageRating, "AverageRating"),
    (today::TieBreak::BlackWins, "BWG"),
    (today::TieBreak::ProgressiveCut1, "PS/C1"),
    (today::TieBreak::RoundsElected, "REP"),
    (today::TieBreak::StandardPoints, "STD"),
    (today::TieBreak::PairingNumber, "TPN"),
    (today::TieBreak::BuchholzCut2, "BH/C2"),
    (today::TieBreak::BuchholzMedian2, "BH/M2"),
    (today::TieBreak::AverageBuchholz, "AOB"),
    (today::TieBreak::ForeBuchholz, "FB"),
    (today::TieBreak::ForeBuchholzCut1, "FB/C1"),
    (today::TieBreak::ForeBuchholzCut2, "FB/C2"),
    (today::TieBreak::ForeBuchholzMedian1, "FB/M1"),
    (today::TieBreak::ForeBuchholzMedian2, "FB/M2"),
    (today::TieBreak::SonnebornBergerCut1, "SB/C1"),
    (today::TieBreak::SonnebornBergerCut2, "SB/C2"),
    (today::TieBreak::AverageRatingCut1, "ARO/C1"),
    (today::TieBreak::AverageRatingCut2, "ARO/C2"),
    (today::TieBreak::AverageRatingMedian1, "ARO/M1"),
    (today::TieBreak::AverageRatingMedian2, "ARO/M2"),
    (today::TieBreak::Performance, "TPR"),
    (today::TieBreak::PerfectPerformance, "PTP"),
    (today::TieBreak::AveragePerformance, "APRO"),
    (today::TieBreak::AveragePerfectPerformance, "APPO"),
    (today::TieBreak::Rating, "RTNG"),
];

impl From<today::TieBreak> for TieBreakV2 {
    /// Converts a tie-break to its text in storage format 2, which [`TieBreakV2`] describes.
    fn from(today: today::TieBreak) -> TieBreakV2 {
        if let today::TieBreak::KoyaLimit(limit) = today {
            return TieBreakV2(format!("KS/L{limit:+}"));
        }
        let text = TEXTS.iter().find(|(one, _)| *one == today).map(|(_, text)| *text);
        TieBreakV2(text.unwrap_or_default().to_owned())
    }
}

impl TryFrom<TieBreakV2> for today::TieBreak {
    type Error = UnknownTieBreak;

    /// Parses the text of a tie-break in storage format 2.
    ///
    /// # Errors
    /// If the text names no known tie-break.
    fn try_from(frozen: TieBreakV2) -> Result<today::TieBreak, UnknownTieBreak> {
        let TieBreakV2(text) = frozen;
        let limit = text.strip_prefix("KS/L").and_then(|limit| limit.parse::<i8>().ok());
        if let Some(limit) =
            limit.filter(|limit| (1..=HIGHEST_KOYA_LIMIT.unsigned_abs()).contains(&limit.unsigned_abs()))
        {
            return Ok(today::TieBreak::KoyaLimit(limit));
        }
        TEXTS.iter().find(|(_, one)| *one == text).map(|(one, _)| *one).ok_or(UnknownTieBreak(text))
    }
}

stored_as!(today::TieBreak => TieBreakV2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tie_break_has_a_text_of_its_own() {
        for one in today::TieBreak::all().chain([-64, -1, 2].map(today::TieBreak::KoyaLimit)) {
            let text = TieBreakV2::from(one);
            assert_eq!(text.clone().try_into(), Ok(one), "{text:?}");
        }
        for text in ["", "BH/C1", "KS/L0", "KS/L+65", "KS/L-128"] {
            assert!(today::TieBreak::try_from(TieBreakV2(text.to_owned())).is_err(), "{text}");
        }
    }
}
