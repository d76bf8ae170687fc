//! The tie-breaks of FIDE C.07, with their acronyms.

/// A tie-break by the FIDE rules, such as Buchholz. Except for `Points`, the comment of each
/// variant begins with the variant's article in FIDE C.07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TieBreak {
    /// The player's points.
    Points,
    /// 6: direct encounter, the player's rank in the games among the players who are still tied.
    /// Rank 1 is best, and equal players share the best of their ranks.
    DirectEncounter,
    /// 7.1: the number of rounds, played or not, that gave the player at least the points of a win.
    Wins,
    /// 7.2: the number of games won over the board.
    GamesWon,
    /// 7.3: the number of games played with Black.
    BlackGames,
    /// 7.4: the number of games won with Black.
    BlackWins,
    /// 7.5: the sum of the player's scores after each round.
    Progressive,
    /// 7.5 with 14.1: Progressive without the score after the first round.
    ProgressiveCut1,
    /// 7.5 with 14.2: Progressive without the scores after the first two rounds.
    ProgressiveCut2,
    /// 7.6: the number of rounds, without half-point byes, zero-point byes and games lost by
    /// forfeit.
    RoundsElected,
    /// 7.7: one for each round with more points than the opponent, and half for each round with
    /// equal points. In a round without a game, the points for a draw replace the opponent's
    /// points.
    StandardPoints,
    /// 7.8: the tournament pairing number; the lower one is better.
    PairingNumber,
    /// 8.1: the sum of the opponents' scores.
    Buchholz,
    /// 8.1 with 14.1: Buchholz without the lowest score.
    BuchholzCut1,
    /// 8.1 with 14.2: Buchholz without the two lowest scores.
    BuchholzCut2,
    /// 8.1 with 14.3: Buchholz without the lowest and the highest score.
    BuchholzMedian1,
    /// 8.1 with 14.4: Buchholz without the two lowest and the two highest scores.
    BuchholzMedian2,
    /// 8.2: the mean of the opponents' Buchholz.
    AverageBuchholz,
    /// 8.2 with 8.3: the mean of the opponents' Fore Buchholz.
    AverageForeBuchholz,
    /// 8.3: Buchholz as if all games of the last round were drawn.
    ForeBuchholz,
    /// 8.3 with 14.1: Fore Buchholz without the lowest score.
    ForeBuchholzCut1,
    /// 8.3 with 14.2: Fore Buchholz without the two lowest scores.
    ForeBuchholzCut2,
    /// 8.3 with 14.3: Fore Buchholz without the lowest and the highest score.
    ForeBuchholzMedian1,
    /// 8.3 with 14.4: Fore Buchholz without the two lowest and the two highest scores.
    ForeBuchholzMedian2,
    /// 9.1: the sum of the opponents' scores, each multiplied by the points against that opponent.
    SonnebornBerger,
    /// 9.1 with 14.1: Sonneborn-Berger without the opponent with the lowest score.
    SonnebornBergerCut1,
    /// 9.1 with 14.2: Sonneborn-Berger without the two opponents with the lowest scores.
    SonnebornBergerCut2,
    /// 9.2: points against opponents with at least half of the possible points; only in a round
    /// robin.
    Koya,
    /// 9.2 with 14.5: Koya with a limit that is higher by this number of half-points (lower if
    /// negative).
    KoyaLimit(i8),
    /// 10.1: the mean rating of the opponents met over the board, rounded to a whole number.
    AverageRating,
    /// 10.1 with 14.1: the mean without the lowest rating.
    AverageRatingCut1,
    /// 10.1 with 14.2: the mean without the two lowest ratings.
    AverageRatingCut2,
    /// 10.1 with 14.3: the mean without the lowest and the highest rating.
    AverageRatingMedian1,
    /// 10.1 with 14.4: the mean without the two lowest and the two highest ratings.
    AverageRatingMedian2,
    /// 10.2: the rating performance.
    Performance,
    /// 10.3: the lowest rating whose expected score is at least the player's score.
    PerfectPerformance,
    /// 10.4: the mean of the opponents' rating performances.
    AveragePerformance,
    /// 10.5: the mean of the opponents' perfect performances.
    AveragePerfectPerformance,
    /// 10.6: the player's own rating.
    Rating,
    /// 10.6 reversed: the player's own rating; the lower one is better.
    RatingReversed,
    /// 7.8 reversed: the tournament pairing number; the higher one is better.
    PairingNumberReversed,
    /// 6: direct encounter in which forfeits count as games.
    DirectEncounterWithForfeits,
    /// 8.1: Buchholz in which forfeits count as games.
    BuchholzWithForfeits,
    /// 8.1 with 14.1: Buchholz Cut-1 in which forfeits count as games.
    BuchholzCut1WithForfeits,
    /// 8.1 with 14.2: Buchholz Cut-2 in which forfeits count as games.
    BuchholzCut2WithForfeits,
    /// 8.1 with 14.3: Buchholz Median-1 in which forfeits count as games.
    BuchholzMedian1WithForfeits,
    /// 8.1 with 14.4: Buchholz Median-2 in which forfeits count as games.
    BuchholzMedian2WithForfeits,
    /// 8.3: Fore Buchholz in which forfeits count as games.
    ForeBuchholzWithForfeits,
    /// 8.3 with 14.1: Fore Buchholz Cut-1 in which forfeits count as games.
    ForeBuchholzCut1WithForfeits,
    /// 8.3 with 14.2: Fore Buchholz Cut-2 in which forfeits count as games.
    ForeBuchholzCut2WithForfeits,
    /// 8.3 with 14.3: Fore Buchholz Median-1 in which forfeits count as games.
    ForeBuchholzMedian1WithForfeits,
    /// 8.3 with 14.4: Fore Buchholz Median-2 in which forfeits count as games.
    ForeBuchholzMedian2WithForfeits,
    /// 9.1: Sonneborn-Berger in which forfeits count as games.
    SonnebornBergerWithForfeits,
    /// 9.1 with 14.1: Sonneborn-Berger Cut-1 in which forfeits count as games.
    SonnebornBergerCut1WithForfeits,
    /// 9.1 with 14.2: Sonneborn-Berger Cut-2 in which forfeits count as games.
    SonnebornBergerCut2WithForfeits,
}

/// The highest absolute value of the number in [`KoyaLimit`](TieBreak::KoyaLimit), in half-points.
pub const HIGHEST_KOYA_LIMIT: i8 = 64;

/// The acronym of each tie-break in FIDE's list of tie-breaks (MTB26), except of
/// [`KoyaLimit`](TieBreak::KoyaLimit) and of tie-breaks with the modifier `/P` (forfeits count as
/// games).
const ACRONYMS: [(TieBreak, &str); 40] = [
    (TieBreak::Points, "PTS"),
    (TieBreak::DirectEncounter, "DE"),
    (TieBreak::Wins, "WIN"),
    (TieBreak::GamesWon, "WON"),
    (TieBreak::BlackGames, "BPG"),
    (TieBreak::BlackWins, "BWG"),
    (TieBreak::Progressive, "PS"),
    (TieBreak::ProgressiveCut1, "PS/C1"),
    (TieBreak::ProgressiveCut2, "PS/C2"),
    (TieBreak::RoundsElected, "REP"),
    (TieBreak::StandardPoints, "STD"),
    (TieBreak::PairingNumber, "TPN"),
    (TieBreak::Buchholz, "BH"),
    (TieBreak::BuchholzCut1, "BH/C1"),
    (TieBreak::BuchholzCut2, "BH/C2"),
    (TieBreak::BuchholzMedian1, "BH/M1"),
    (TieBreak::BuchholzMedian2, "BH/M2"),
    (TieBreak::AverageBuchholz, "AOB"),
    (TieBreak::AverageForeBuchholz, "AOB/F"),
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
    (TieBreak::RatingReversed, "RTNG/R"),
    (TieBreak::PairingNumberReversed, "TPN/R"),
];

/// Pairs of a tie-break with the modifier `/P` and the same tie-break without this modifier. By
/// `/P`, a forfeit counts as a game against the paired opponent. FIDE's list (MTB26) has no other
/// tie-breaks with `/P`.
const WITH_FORFEITS: [(TieBreak, TieBreak); 14] = [
    (TieBreak::DirectEncounterWithForfeits, TieBreak::DirectEncounter),
    (TieBreak::BuchholzWithForfeits, TieBreak::Buchholz),
    (TieBreak::BuchholzCut1WithForfeits, TieBreak::BuchholzCut1),
    (TieBreak::BuchholzCut2WithForfeits, TieBreak::BuchholzCut2),
    (TieBreak::BuchholzMedian1WithForfeits, TieBreak::BuchholzMedian1),
    (TieBreak::BuchholzMedian2WithForfeits, TieBreak::BuchholzMedian2),
    (TieBreak::ForeBuchholzWithForfeits, TieBreak::ForeBuchholz),
    (TieBreak::ForeBuchholzCut1WithForfeits, TieBreak::ForeBuchholzCut1),
    (TieBreak::ForeBuchholzCut2WithForfeits, TieBreak::ForeBuchholzCut2),
    (TieBreak::ForeBuchholzMedian1WithForfeits, TieBreak::ForeBuchholzMedian1),
    (TieBreak::ForeBuchholzMedian2WithForfeits, TieBreak::ForeBuchholzMedian2),
    (TieBreak::SonnebornBergerWithForfeits, TieBreak::SonnebornBerger),
    (TieBreak::SonnebornBergerCut1WithForfeits, TieBreak::SonnebornBergerCut1),
    (TieBreak::SonnebornBergerCut2WithForfeits, TieBreak::SonnebornBergerCut2),
];

impl TieBreak {
    /// Returns all tie-breaks of FIDE C.07 except [`KoyaLimit`](TieBreak::KoyaLimit), which has a
    /// parameter.
    pub fn all() -> impl Iterator<Item = TieBreak> {
        ACRONYMS.iter().map(|(one, _)| *one).chain(WITH_FORFEITS.iter().map(|(one, _)| *one))
    }

    /// Returns the acronym of this tie-break in FIDE's list of tie-breaks (MTB26), such as `BH/C1`.
    pub fn acronym(self) -> String {
        if let TieBreak::KoyaLimit(limit) = self {
            return format!("KS/L{limit:+}");
        }
        let plain = self.without_forfeits();
        let text = ACRONYMS.iter().find(|(one, _)| *one == plain).map_or("", |(_, text)| *text);
        if self.counts_forfeits() { format!("{text}/P") } else { text.to_owned() }
    }

    /// Whether this tie-break counts a forfeit as a game against the paired opponent (modifier
    /// `/P`).
    ///
    /// Without the modifier, a forfeit is an unplayed round (FIDE C.07, 6.1 and 16). The rules of a
    /// competition may change this default (16.6).
    pub(super) fn counts_forfeits(self) -> bool {
        self.without_forfeits() != self
    }

    /// Returns this tie-break without the modifier `/P`.
    pub fn without_forfeits(self) -> TieBreak {
        WITH_FORFEITS.iter().find(|(one, _)| *one == self).map_or(self, |(_, plain)| *plain)
    }

    /// Parses the acronym of a tie-break in FIDE's list of tie-breaks (MTB26). Returns `None` for
    /// an unknown acronym.
    ///
    /// The acronym may be in upper or lower case. Each `/` may be replaced by `-` or left out, but
    /// `KS/L` needs one of the two characters. `GE` is accepted as the old acronym of `REP`.
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
        let text = text.replace(['-', '/'], "");
        let text = if text == "GE" { "REP" } else { text.as_str() };
        TieBreak::all().find(|one| one.acronym().replace('/', "") == text)
    }

    /// Whether a lower value of this tie-break is better than a higher one.
    pub const fn is_lower_better(self) -> bool {
        matches!(
            self,
            TieBreak::DirectEncounter
                | TieBreak::DirectEncounterWithForfeits
                | TieBreak::PairingNumber
                | TieBreak::RatingReversed
        )
    }

    /// Whether a list may contain this tie-break several times, because its values depend on the
    /// tie-breaks before it in the list (type A in FIDE C.07).
    pub const fn is_repeatable(self) -> bool {
        matches!(self, TieBreak::DirectEncounter | TieBreak::DirectEncounterWithForfeits)
    }

    /// Whether this tie-break is a variant of Fore Buchholz, which counts all games in the last
    /// round as drawn.
    pub(super) fn is_fore_buchholz(self) -> bool {
        matches!(
            self.without_forfeits(),
            TieBreak::ForeBuchholz
                | TieBreak::ForeBuchholzCut1
                | TieBreak::ForeBuchholzCut2
                | TieBreak::ForeBuchholzMedian1
                | TieBreak::ForeBuchholzMedian2
        )
    }

    /// Returns the numbers of rounds that this tie-break leaves out. Both numbers are 0 for
    /// Progressive, whose cuts leave out the first rounds instead.
    pub(super) fn cut_counts(self) -> CutCounts {
        match self.without_forfeits() {
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

/// Numbers of a player's rounds that a tie-break leaves out (FIDE C.07, 14): `lowest` rounds with
/// the lowest contributions, and `highest` rounds with the highest contributions.
///
/// For Sonneborn-Berger, `lowest` counts the opponents with the lowest scores.
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
        assert_eq!(TieBreak::all().count(), ACRONYMS.len() + WITH_FORFEITS.len());
        for text in [" bh-m2 ", "BHM2"] {
            assert_eq!(TieBreak::from_acronym(text), Some(TieBreak::BuchholzMedian2), "{text}");
        }
        assert_eq!(TieBreak::from_acronym("KS/L+2"), Some(TieBreak::KoyaLimit(2)));
        assert_eq!(TieBreak::from_acronym("KS/L0"), Some(TieBreak::Koya));
        for text in ["", "BH/C9", "KS/L", "KS/L+65", "KS/L-128"] {
            assert_eq!(TieBreak::from_acronym(text), None, "{text}");
        }
    }

    /// FIDE's list of tie-breaks (MTB26) has the modifiers `/P` and `/R` for some tie-breaks only.
    /// It has no median of Sonneborn-Berger.
    #[test]
    fn modifiers_of_other_tie_breaks_are_unknown() {
        for (text, one) in [
            ("DE/P", TieBreak::DirectEncounterWithForfeits),
            ("bh-m2-p", TieBreak::BuchholzMedian2WithForfeits),
            ("FBC1P", TieBreak::ForeBuchholzCut1WithForfeits),
            ("SB/C2/P", TieBreak::SonnebornBergerCut2WithForfeits),
            ("TPN/R", TieBreak::PairingNumberReversed),
            ("rtng/r", TieBreak::RatingReversed),
            ("GE", TieBreak::RoundsElected),
        ] {
            assert_eq!(TieBreak::from_acronym(text), Some(one), "{text}");
        }
        for text in ["SB/M1", "SB/M2", "SB/M1/P", "KS/P", "AOB/P", "WIN/P", "ARO/P", "BH/R", "TPN/P", "/P"] {
            assert_eq!(TieBreak::from_acronym(text), None, "{text}");
        }
    }
}
