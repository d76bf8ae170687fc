//! Short names of tie-breaks.

use tabiya::club::tiebreak::TieBreak;

/// Returns the tie-break with this acronym in FIDE C.07. The slash may be missing: `BHC1` is
/// `BH/C1`.
pub(crate) fn tie_break(name: &str) -> Option<TieBreak> {
    let same = |one: &TieBreak| one.acronym().replace('/', "") == name;
    TieBreak::from_acronym(name).or_else(|| TieBreak::all().find(same))
}

/// Short names of the tie-breaks whose values the test data have. All programs with which the app
/// was compared compute these tie-breaks.
#[allow(dead_code)]
pub(crate) const ALL: [&str; 12] =
    ["PTS", "DE", "WIN", "WON", "BPG", "PS", "BH", "BHC1", "BHM1", "SB", "KS", "ARO"];
