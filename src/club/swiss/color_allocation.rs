//! Colour allocation (C.04.3, article 5).
//!
//! See section 8 of `docs/algorithms/swiss.md`.

use crate::rules::Color;

use super::player::{PreferenceStrength, SwissPlayer};

/// Returns the colour of the higher-ranked player of a pair in a Swiss (FIDE C.04.3, 5.2).
/// `initial` is the colour of the first player in the first round.
pub(super) fn color_of_higher_ranked(better: &SwissPlayer, worse: &SwissPlayer, initial: Color) -> Color {
    grant_both(better, worse)
        .or_else(|| grant_stronger(better, worse))
        .or_else(|| alternate_colors(better, worse))
        .or_else(|| better.preferred_color().or(worse.preferred_color().map(|color| !color)))
        .unwrap_or_else(|| color_by_number(better, initial))
}

/// Grants the colour preferences of both players of a Swiss pair if they are compatible (FIDE
/// C.04.3, 5.2.1). Returns the colour of `better`, the higher-ranked one; `None` if this rule does
/// not decide.
fn grant_both(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    match (better.preferred_color(), worse.preferred_color()) {
        (Some(one), Some(other)) => (one != other).then_some(one),
        (Some(one), None) => Some(one),
        (None, Some(other)) => Some(!other),
        (None, None) => None,
    }
}

/// Grants the stronger colour preference of a Swiss pair; if both are absolute, the preference of
/// the player with the wider colour difference (FIDE C.04.3, 5.2.2). Returns the colour of
/// `better`, the higher-ranked player; `None` if this rule does not decide.
fn grant_stronger(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
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

/// Alternates the colours of the latest games, counted back, in which one player of a Swiss pair
/// had White and the other Black (FIDE C.04.3, 5.2.3). Returns the colour of `better`; `None`
/// without such games.
fn alternate_colors(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    let games = better.colors.iter().rev().zip(worse.colors.iter().rev());
    games.into_iter().find(|(one, other)| one != other).map(|(_, &other)| other)
}

/// Returns the colour of the higher-ranked player of a Swiss pair by [`SwissPlayer::number`], which
/// counts from 0 where the rules count from 1. A player with an odd number by the rules gets the
/// colour `initial` (FIDE C.04.3, 5.2.5).
fn color_by_number(better: &SwissPlayer, initial: Color) -> Color {
    if better.number.is_multiple_of(2) { initial } else { !initial }
}
