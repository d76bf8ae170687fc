//! What the opponents' scores add up to (C.07, articles 8, 9, 14, 15.2, 16).

use crate::club::record::{Bye, Entry, Kind};

/// What a round adds to a player's Buchholz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Which round, from 0.
    pub round: usize,
    /// The half points that it adds.
    pub half_points: u32,
    /// The half points that the player had in it.
    pub result: u32,
    /// Whether the player stayed away by choice: a requested bye or a game lost by forfeit (16.2).
    pub is_voluntary: bool,
}

/// Whether the player stayed away by choice.
fn is_voluntary(entry: &Entry) -> bool {
    matches!(entry, Entry::Forfeit { won: false, .. } | Entry::Bye(Bye::Half | Bye::Zero))
}

/// What a player's score is worth to the opponents, in half points (16.3): requested byes with nothing after them but
/// absence by choice count as draws.
fn adjusted(card: &[Entry]) -> u32 {
    let stayed = card.iter().rposition(|entry| !is_voluntary(entry)).map_or(0, |last| last + 1);
    let (before, after) = card.split_at(stayed);
    let requested = after.iter().filter(|entry| matches!(entry, Entry::Bye(_))).count();
    before.iter().map(|entry| entry.half_points()).sum::<u32>() + requested as u32
}

/// What each round adds, in order.
pub(super) fn shares(
    cards: &[Vec<Entry>],
    scores: &[u32],
    kind: Kind,
    rounds: usize,
    player: usize,
) -> Vec<Share> {
    let share = |(round, entry): (usize, &Entry)| {
        let half_points = match (kind, *entry) {
            // 15.2: in a round robin a forfeit is a game, and who is free has no opponent.
            (Kind::RoundRobin, Entry::Game { opponent, .. } | Entry::Forfeit { opponent, .. }) => {
                scores[opponent]
            }
            (Kind::RoundRobin, Entry::Bye(_)) => return None,
            (Kind::Swiss, Entry::Game { opponent, .. }) => adjusted(&cards[opponent]),
            // 16.4: a game against a dummy with one's own score, within limits.
            (Kind::Swiss, Entry::Forfeit { opponent, .. }) => scores[player].min(adjusted(&cards[opponent])),
            (Kind::Swiss, Entry::Bye(_)) => scores[player].min(rounds as u32),
        };
        let is_voluntary = kind == Kind::Swiss && is_voluntary(entry);
        Some(Share { round, half_points, result: entry.half_points(), is_voluntary })
    };
    cards[player].iter().enumerate().filter_map(share).collect()
}

/// The sum.
pub(super) fn sum(shares: &[Share]) -> u32 {
    shares.iter().map(|share| share.half_points).sum()
}

/// 14.1 with 16.5: without the lowest, and first without what an absence by choice has added.
pub(super) fn cut_lowest(mut shares: Vec<Share>) -> Vec<Share> {
    let lowest = shares.iter().enumerate().min_by_key(|(_, share)| (!share.is_voluntary, share.half_points));
    if let Some(index) = lowest.map(|(index, _)| index) {
        shares.remove(index);
    }
    shares
}

/// 14.3: without the highest.
pub(super) fn cut_highest(mut shares: Vec<Share>) -> Vec<Share> {
    let highest = shares.iter().enumerate().max_by_key(|(_, share)| share.half_points);
    if let Some(index) = highest.map(|(index, _)| index) {
        shares.remove(index);
    }
    shares
}
