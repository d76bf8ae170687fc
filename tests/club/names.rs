//! Tie-breaks by the short names in which programs ask for them.

use tabiya::club::tiebreak::TieBreak;

/// The tie-break of a short name: its acronym in C.07, also without the stroke (`BHC1`).
pub(crate) fn tie_break(name: &str) -> Option<TieBreak> {
    let same = |one: &TieBreak| one.acronym().replace('/', "") == name;
    TieBreak::from_acronym(name).or_else(|| TieBreak::all().find(same))
}

/// The short names of the tie-breaks that all three programs know with which the larger collection was made.
#[allow(dead_code)]
pub(crate) const ALL: [&str; 12] =
    ["PTS", "DE", "WIN", "WON", "BPG", "PS", "BH", "BHC1", "BHM1", "SB", "KS", "ARO"];
