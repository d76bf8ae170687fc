//! Tie-breaks by their acronyms in C.07.

/// A tie-break of C.07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// The points themselves.
    Points,
    /// 6: the rank among those with equal points by the games among them; 1 is best, and equals share the best.
    DirectEncounter,
    /// 7.1: rounds with as many points as a win, played or not.
    Wins,
    /// 7.2: games won over the board.
    GamesWon,
    /// 7.3: games played with Black.
    BlackGames,
    /// 7.4: games won with Black.
    BlackWins,
    /// 7.5: the sum of the scores after each round.
    Progressive,
    /// 7.5 with 14.1: without the score after the first round.
    ProgressiveCut1,
    /// 7.6: rounds less requested byes and games lost by forfeit.
    RoundsElected,
    /// 7.7: rounds with more points than the opponent, or than a draw; half of those with as many.
    StandardPoints,
    /// 7.8: the tournament pairing number; the lower one is better.
    PairingNumber,
    /// 8.1: the sum of the opponents' scores.
    Buchholz,
    /// 8.1 with 14.1: without the lowest.
    BuchholzCut1,
    /// 8.1 with 14.2: without the two lowest.
    BuchholzCut2,
    /// 8.1 with 14.3: without the lowest and the highest.
    BuchholzMedian1,
    /// 8.1 with 14.4: without the two lowest and the two highest.
    BuchholzMedian2,
    /// 8.2: the mean of the opponents' Buchholz.
    AverageBuchholz,
    /// 8.3: Buchholz with all games of the last round drawn.
    ForeBuchholz,
    /// 8.3 with 14.1: without the lowest.
    ForeBuchholzCut1,
    /// 8.3 with 14.2: without the two lowest.
    ForeBuchholzCut2,
    /// 8.3 with 14.3: without the lowest and the highest.
    ForeBuchholzMedian1,
    /// 8.3 with 14.4: without the two lowest and the two highest.
    ForeBuchholzMedian2,
    /// 9.1: the sum of the opponents' scores, each times the points against them.
    SonnebornBerger,
    /// 9.1 with 14.1: without what the opponent with the lowest score adds.
    SonnebornBergerCut1,
    /// 9.1 with 14.2: without what the two opponents with the lowest scores add.
    SonnebornBergerCut2,
    /// 9.2: points against those with at least half of what could be had; for round robins.
    Koya,
    /// 9.2 with 14.5: the limit is so many half points higher, or lower.
    KoyaLimit(i8),
    /// 10.1: the mean rating of the opponents met over the board, a half rounded up.
    AverageRating,
    /// 10.1 with 14.1: without the lowest.
    AverageRatingCut1,
    /// 10.1 with 14.2: without the two lowest.
    AverageRatingCut2,
    /// 10.1 with 14.3: without the lowest and the highest.
    AverageRatingMedian1,
    /// 10.1 with 14.4: without the two lowest and the two highest.
    AverageRatingMedian2,
    /// 10.2: the rating performance.
    Performance,
    /// 10.3: the lowest rating that expects as many points as were scored.
    PerfectPerformance,
    /// 10.4: the mean of the opponents' rating performances.
    AveragePerformance,
    /// 10.5: the mean of the opponents' perfect performances.
    AveragePerfectPerformance,
    /// 10.6: the rating.
    Rating,
}

/// The highest limit of Koya, in half points above or below one half.
pub const HIGHEST_KOYA_LIMIT: i8 = 64;

/// Tie-breaks without a number of their own, with their acronyms.
const ACRONYMS: [(TieBreak, &str); 36] = [
    (TieBreak::Points, "PTS"),
    (TieBreak::DirectEncounter, "DE"),
    (TieBreak::Wins, "WIN"),
    (TieBreak::GamesWon, "WON"),
    (TieBreak::BlackGames, "BPG"),
    (TieBreak::BlackWins, "BWG"),
    (TieBreak::Progressive, "PS"),
    (TieBreak::ProgressiveCut1, "PS/C1"),
    (TieBreak::RoundsElected, "REP"),
    (TieBreak::StandardPoints, "STD"),
    (TieBreak::PairingNumber, "TPN"),
    (TieBreak::Buchholz, "BH"),
    (TieBreak::BuchholzCut1, "BH/C1"),
    (TieBreak::BuchholzCut2, "BH/C2"),
    (TieBreak::BuchholzMedian1, "BH/M1"),
    (TieBreak::BuchholzMedian2, "BH/M2"),
    (TieBreak::AverageBuchholz, "AOB"),
    (TieBreak::ForeBuchholz, "FB"),
    (TieBreak::ForeBuchholzCut1, "FB/C1"),
    (TieBreak::ForeBuchholzCut2, "FB/C2"),
    (TieBreak::ForeBuchholzMedian1, "FB/M1"),
    (TieBreak::ForeBuchholzMedian2, "FB/M2"),
    (TieBreak::SonnebornBerger, "SB"),
    (TieBreak::SonnebornBergerCut1, "SB/C1"),
    (TieBreak::SonnebornBergerCut2, "SB/C2"),
    (TieBreak::Koya, "KS"),
    (TieBreak::AverageRating, "ARO"),
    (TieBreak::AverageRatingCut1, "ARO/C1"),
    (TieBreak::AverageRatingCut2, "ARO/C2"),
    (TieBreak::AverageRatingMedian1, "ARO/M1"),
    (TieBreak::AverageRatingMedian2, "ARO/M2"),
    (TieBreak::Performance, "TPR"),
    (TieBreak::PerfectPerformance, "PTP"),
    (TieBreak::AveragePerformance, "APRO"),
    (TieBreak::AveragePerfectPerformance, "APPO"),
    (TieBreak::Rating, "RTNG"),
];

impl TieBreak {
    /// All tie-breaks but those with a limit of their own.
    pub fn all() -> impl Iterator<Item = TieBreak> {
        ACRONYMS.iter().map(|(one, _)| *one)
    }

    /// The acronym of C.07: `BH/C1`.
    pub fn acronym(self) -> String {
        if let TieBreak::KoyaLimit(limit) = self {
            return format!("KS/L{limit:+}");
        }
        ACRONYMS.iter().find(|(one, _)| *one == self).map_or_else(String::new, |(_, text)| (*text).to_owned())
    }

    /// The tie-break of an acronym, in capitals or not; `-` may separate its parts too.
    pub fn from_acronym(text: &str) -> Option<TieBreak> {
        let text = text.trim().to_ascii_uppercase();
        if let Some(limit) = text.strip_prefix("KS/L").or_else(|| text.strip_prefix("KS-L")) {
            let limit: i8 = limit.parse().ok()?;
            return match limit {
                0 => Some(TieBreak::Koya),
                _ if limit.unsigned_abs() <= HIGHEST_KOYA_LIMIT.unsigned_abs() => {
                    Some(TieBreak::KoyaLimit(limit))
                }
                _ => None,
            };
        }
        let text = text.replace('-', "/");
        ACRONYMS.iter().find(|(_, acronym)| *acronym == text).map(|(one, _)| *one)
    }

    /// Whether the lower of two values is the better one.
    pub const fn is_lower_better(self) -> bool {
        matches!(self, TieBreak::DirectEncounter | TieBreak::PairingNumber)
    }

    /// Whether it takes each game of the last round for drawn.
    pub(super) const fn is_fore(self) -> bool {
        matches!(
            self,
            TieBreak::ForeBuchholz
                | TieBreak::ForeBuchholzCut1
                | TieBreak::ForeBuchholzCut2
                | TieBreak::ForeBuchholzMedian1
                | TieBreak::ForeBuchholzMedian2
        )
    }

    /// How many contributions are left out.
    pub(super) const fn cut(self) -> CutCounts {
        match self {
            TieBreak::BuchholzCut1
            | TieBreak::ForeBuchholzCut1
            | TieBreak::SonnebornBergerCut1
            | TieBreak::AverageRatingCut1 => CutCounts { lowest: 1, highest: 0 },
            TieBreak::BuchholzCut2
            | TieBreak::ForeBuchholzCut2
            | TieBreak::SonnebornBergerCut2
            | TieBreak::AverageRatingCut2 => CutCounts { lowest: 2, highest: 0 },
            TieBreak::BuchholzMedian1 | TieBreak::ForeBuchholzMedian1 | TieBreak::AverageRatingMedian1 => {
                CutCounts { lowest: 1, highest: 1 }
            }
            TieBreak::BuchholzMedian2 | TieBreak::ForeBuchholzMedian2 | TieBreak::AverageRatingMedian2 => {
                CutCounts { lowest: 2, highest: 2 }
            }
            _ => CutCounts { lowest: 0, highest: 0 },
        }
    }
}

/// How many of the lowest and of the highest contributions are left out (14).
#[derive(Clone, Copy, Debug)]
pub(super) struct CutCounts {
    pub(super) lowest: usize,
    pub(super) highest: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acronyms_name_one_tie_break_each() {
        let limits = [-3, -1, 1, 2].map(TieBreak::KoyaLimit);
        for one in TieBreak::all().chain(limits) {
            assert_eq!(TieBreak::from_acronym(&one.acronym()), Some(one), "{one:?}");
        }
        assert_eq!(TieBreak::all().count(), ACRONYMS.len());
        assert_eq!(TieBreak::from_acronym(" bh-m2 "), Some(TieBreak::BuchholzMedian2));
        assert_eq!(TieBreak::from_acronym("KS/L+2"), Some(TieBreak::KoyaLimit(2)));
        assert_eq!(TieBreak::from_acronym("KS/L0"), Some(TieBreak::Koya));
        for text in ["", "BH/C9", "KS/L", "KS/L+65", "KS/L-128", "SB/M1"] {
            assert_eq!(TieBreak::from_acronym(text), None, "{text}");
        }
    }
}
