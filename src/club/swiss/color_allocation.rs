//! Allocation of colours to the pairs of a Swiss round (FIDE C.04.3, article 5).
//!
//! See section 8 of `docs/algorithms/swiss.md`.

use crate::rules::Color;

use super::player::{PreferenceStrength, SwissPlayer};

/// Returns the colour of `better`, the higher-ranked player of a pair in a Swiss (FIDE C.04.3,
/// 5.2). `worse` is the opponent. `initial` is the colour of the first player in the first round.
pub(super) fn color_of_higher_ranked(better: &SwissPlayer, worse: &SwissPlayer, initial: Color) -> Color {
    color_by_both_preferences(better, worse)
        .or_else(|| color_by_stronger_preference(better, worse))
        .or_else(|| color_by_latest_difference(better, worse))
        .or_else(|| better.preferred_color().or(worse.preferred_color().map(|color| !color)))
        .unwrap_or_else(|| color_by_number(better, initial))
}

/// Grants both players of a Swiss pair their colour preferences if these are compatible (FIDE
/// C.04.3, 5.2.1). Returns the colour of `better`, the higher-ranked player; `None` if this rule
/// does not decide.
fn color_by_both_preferences(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    match (better.preferred_color(), worse.preferred_color()) {
        (Some(one), Some(other)) => (one != other).then_some(one),
        (Some(one), None) => Some(one),
        (None, Some(other)) => Some(!other),
        (None, None) => None,
    }
}

/// Grants the stronger colour preference of a Swiss pair (FIDE C.04.3, 5.2.2). If both preferences
/// are absolute, the player with the greater colour difference has the stronger one. Returns the
/// colour of `better`, the higher-ranked player; `None` if this rule does not decide.
fn color_by_stronger_preference(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    let (color, strength) = better.preference?;
    let (_, other) = worse.preference?;
    let by_difference = match strength {
        PreferenceStrength::Absolute => better.difference.abs().cmp(&worse.difference.abs()),
        _ => std::cmp::Ordering::Equal,
    };
    match strength.cmp(&other).then(by_difference) {
        std::cmp::Ordering::Greater => Some(color),
        std::cmp::Ordering::Less => Some(!color),
        std::cmp::Ordering::Equal => None,
    }
}

/// Compares the colours in the past games of the two players of a Swiss pair, backwards from each
/// player's last game. At the first difference, each player gets the colour that the opponent had
/// (FIDE C.04.3, 5.2.3). Returns the colour of `better`, the higher-ranked player; `None` if there
/// is no difference.
fn color_by_latest_difference(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    let games = better.colors.iter().rev().zip(worse.colors.iter().rev());
    games.into_iter().find(|(one, other)| one != other).map(|(_, &other)| other)
}

/// Returns the colour of `better`, the higher-ranked player of a Swiss pair, by this player's
/// pairing number (FIDE C.04.3, 5.2.5, the last rule for colours). A player with an odd number gets
/// the colour `initial`. The numbers count from 1 and leave out players who were never paired.
fn color_by_number(better: &SwissPlayer, initial: Color) -> Color {
    if better.participants_before.is_multiple_of(2) { initial } else { !initial }
}
