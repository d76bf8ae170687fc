//! Short names of tie-breaks, as programs use them.

use tabiya::club::tiebreak::TieBreak;

/// Returns the tie-break with a short name: its acronym in FIDE C.07, with or without the slash
/// (`BHC1`).
pub(crate) fn tie_break(name: &str) -> Option<TieBreak> {
    let same = |one: &TieBreak| one.acronym().replace('/', "") == name;
    TieBreak::from_acronym(name).or_else(|| TieBreak::all().find(same))
}

/// Short names of the tie-breaks that are known to all three programs with which the shared
/// collection was made.
#[allow(dead_code)]
pub(crate) const ALL: [&str; 12] =
    ["PTS", "DE", "WIN", "WON", "BPG", "PS", "BH", "BHC1", "BHM1", "SB", "KS", "ARO"];
