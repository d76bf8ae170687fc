//! What a player's rounds so far mean for the next pairing (C.04.3, articles 1 and 2.1).
//!
//! See section 2 of `docs/algorithms/swiss.md`.

use std::cmp::Reverse;

use crate::club::record::{Entry, Points};
use crate::rules::Color;

/// How strongly a player is to have a colour (1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// The colour difference is zero: the other colour than last time (1.7.3).
    Mild,
    /// The colour difference is one (1.7.2).
    Strong,
    /// The colour difference is more than one, or the last two games were with the same colour (1.7.1).
    Absolute,
}

/// A float (1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    /// Met somebody with a lower score, or got points without a game.
    Down,
    /// Met somebody with a higher score.
    Up,
}

/// What the pairing has to know about a player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// The half points so far, and the virtual ones of the round to be paired.
    pub(super) score: u32,
    /// The number that counts for the initial-colour (5.2.5): the TPN among those who have been paired, now or earlier.
    pub(super) number: usize,
    /// The colours of the games, in order.
    pub(super) colors: Vec<Color>,
    /// Games with White less games with Black (1.6).
    pub(super) difference: i32,
    /// The colour to have next, and how strongly; nobody without a game prefers one (1.7.4).
    pub(super) preference: Option<(Color, Strength)>,
    /// The colour of both of the last two games.
    pub(super) repeated: Option<Color>,
    /// Against whom there was a game (C1).
    pub(super) met: Vec<usize>,
    /// Whether a pairing-allocated bye may come: no round has brought a win's points without a game (C2).
    pub(super) may_have_bye: bool,
    /// How many games there were.
    pub(super) games: usize,
    /// The floats of the last round and the one before it.
    pub(super) floats: [Option<Float>; 2],
}

impl Player {
    /// The colour and its strength, where it is absolute.
    pub(super) fn absolute(&self) -> Option<Color> {
        self.preference.filter(|&(_, strength)| strength == Strength::Absolute).map(|(color, _)| color)
    }

    /// The colour that is preferred.
    pub(super) fn color(&self) -> Option<Color> {
        self.preference.map(|(color, _)| color)
    }
}

/// What all cards mean, with the virtual half points of each player in each round.
pub(super) fn players(
    cards: &[Vec<Entry>],
    present: &[bool],
    points: Points,
    virtual_points: impl Fn(usize, usize) -> u32,
) -> Vec<Player> {
    let scores: Vec<Vec<u32>> = cards
        .iter()
        .enumerate()
        .map(|(player, card)| running(card, points, |round| virtual_points(player, round)))
        .collect();
    let mut number = 0;
    let mut players = Vec::with_capacity(cards.len());
    for (who, card) in cards.iter().enumerate() {
        let colors: Vec<Color> = card
            .iter()
            .filter_map(|entry| if let Entry::Game { color, .. } = entry { Some(*color) } else { None })
            .collect();
        let met = card.iter().filter_map(|entry| {
            if let Entry::Game { opponent, .. } = entry { Some(*opponent) } else { None }
        });
        let met: Vec<usize> = met.collect();
        let difference = colors.iter().map(|color| color.fold(1, -1)).sum();
        let repeated = match colors[..] {
            [.., one, other] if one == other => Some(one),
            _ => None,
        };
        players.push(Player {
            score: scores[who][card.len()],
            number,
            difference,
            preference: preference(difference, repeated, colors.last().copied()),
            repeated,
            games: met.len(),
            met,
            colors,
            may_have_bye: !card
                .iter()
                .any(|entry| !matches!(entry, Entry::Game { .. }) && entry.half_points() >= 2),
            floats: [1, 2].map(|back| float(who, card, &scores, back)),
        });
        number += usize::from(present[who] || card.iter().any(|entry| entry.is_paired()));
    }
    players
}

/// All players, the higher ranked first: by score, then by TPN (1.2).
pub(super) fn order(players: &[Player]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&player| Reverse(players[player].score));
    order
}

/// The score before each round, and after the last one, with virtual points.
fn running(card: &[Entry], points: Points, virtual_points: impl Fn(usize) -> u32) -> Vec<u32> {
    let mut sums = vec![virtual_points(0)];
    let mut sum = 0;
    for (round, entry) in card.iter().enumerate() {
        sum += points.of_entry(*entry);
        sums.push(sum + virtual_points(round + 1));
    }
    sums
}

/// The colour preference (1.7).
fn preference(difference: i32, repeated: Option<Color>, last: Option<Color>) -> Option<(Color, Strength)> {
    let rarer = if difference > 0 { Color::Black } else { Color::White };
    match (difference.abs(), repeated, last) {
        (2.., ..) => Some((rarer, Strength::Absolute)),
        (_, Some(repeated), _) => Some((!repeated, Strength::Absolute)),
        (1, ..) => Some((rarer, Strength::Strong)),
        (_, _, Some(last)) => Some((!last, Strength::Mild)),
        _ => None,
    }
}

/// The float of so many rounds back (1.4).
fn float(who: usize, card: &[Entry], scores: &[Vec<u32>], back: usize) -> Option<Float> {
    let round = card.len().checked_sub(back)?;
    match card[round] {
        Entry::Game { opponent, .. } => match scores[who][round].cmp(&scores[opponent][round]) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        },
        unplayed => (unplayed.half_points() > 0).then_some(Float::Down),
    }
}
