//! Colour allocation (C.04.3, article 5).
//!
//! See section 8 of `docs/algorithms/swiss.md`.

use crate::rules::Color;

use super::player::{PreferenceStrength, SwissPlayer};

/// Returns the colour of the higher-ranked player of a pair (5.2).
pub(super) fn color_of_higher_ranked(better: &SwissPlayer, worse: &SwissPlayer, initial: Color) -> Color {
    grant_both(better, worse)
        .or_else(|| grant_stronger(better, worse))
        .or_else(|| alternate_colors(better, worse))
        .or_else(|| better.color().or(worse.color().map(|color| !color)))
        .unwrap_or_else(|| color_by_number(better, initial))
}

/// 5.2.1: grants both colour preferences.
fn grant_both(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    match (better.color(), worse.color()) {
        (Some(one), Some(other)) => (one != other).then_some(one),
        (Some(one), None) => Some(one),
        (None, Some(other)) => Some(!other),
        (None, None) => None,
    }
}

/// 5.2.2: grants the stronger preference; if both are absolute, that with the wider colour
/// difference.
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

/// 5.2.3: alternates the colours of the latest games, counted back, in which one player had White
/// and the other Black.
fn alternate_colors(better: &SwissPlayer, worse: &SwissPlayer) -> Option<Color> {
    let games = better.colors.iter().rev().zip(worse.colors.iter().rev());
    games.into_iter().find(|(one, other)| one != other).map(|(_, &other)| other)
}

/// 5.2.5: gives an odd TPN the initial-colour; [`SwissPlayer::number`] counts from 0. 5.2.4, the
/// preference of the higher-ranked player, comes before it.
fn color_by_number(better: &SwissPlayer, initial: Color) -> Color {
    if better.number.is_multiple_of(2) { initial } else { !initial }
}
