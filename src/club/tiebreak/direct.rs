//! Direct encounter (C.07, article 6).

use std::cmp::Reverse;

use crate::club::record::{PlayerRound, PointSystem, TournamentKind};

/// Every player's rank among those with equal points: 1 is best, and equals share the best.
pub(super) fn ranks(
    cards: &[Vec<PlayerRound>],
    scores: &[u32],
    kind: TournamentKind,
    points: PointSystem,
) -> Vec<usize> {
    let mut ranks = vec![1; cards.len()];
    let mut groups: Vec<u32> = scores.to_vec();
    groups.sort_unstable();
    groups.dedup();
    for score in groups {
        let group: Vec<usize> = (0..cards.len()).filter(|&player| scores[player] == score).collect();
        rank(&EncounterGames { cards, kind, points }, &group, 1, &mut ranks);
    }
    ranks
}

struct EncounterGames<'a> {
    cards: &'a [Vec<PlayerRound>],
    kind: TournamentKind,
    points: PointSystem,
}

impl EncounterGames<'_> {
    /// The half points of one player against another; `None` if they have not met (6.1: a forfeit is no meeting, but
    /// in a round robin it is, 15.2).
    fn between(&self, one: usize, other: usize) -> Option<u32> {
        let results = self.cards[one].iter().filter_map(|entry| match *entry {
            PlayerRound::Game { opponent, .. } if opponent == other => Some(self.points.of_entry(*entry)),
            PlayerRound::Forfeit { opponent, .. }
                if opponent == other && self.kind == TournamentKind::RoundRobin =>
            {
                Some(self.points.of_entry(*entry))
            }
            _ => None,
        });
        results.fold(None, |sum, more| Some(sum.unwrap_or(0) + more))
    }
}

/// Ranks a group whose best has the rank `first`.
fn rank(games: &EncounterGames<'_>, group: &[usize], first: usize, ranks: &mut [usize]) {
    for &player in group {
        ranks[player] = first;
    }
    if group.len() < 2 {
        return;
    }
    // What each has for certain, and with all the games won that were not played.
    let table: Vec<(usize, u32, u32)> = group
        .iter()
        .map(|&player| {
            let others = group.iter().filter(|&&other| other != player);
            let results: Vec<Option<u32>> = others.map(|&other| games.between(player, other)).collect();
            let sure = results.iter().flatten().sum();
            let missing = results.iter().filter(|result| result.is_none()).count() as u32;
            (player, sure, sure + games.points.win * missing)
        })
        .collect();
    if table.iter().all(|(_, sure, most)| sure == most) {
        by_table(games, table, first, ranks);
    } else {
        whatever_comes(games, table, first, ranks);
    }
}

/// 6.2: all have met. The table decides, and again within each group that is equal in it.
fn by_table(
    games: &EncounterGames<'_>,
    mut table: Vec<(usize, u32, u32)>,
    first: usize,
    ranks: &mut [usize],
) {
    table.sort_by_key(|&(_, sure, _)| Reverse(sure));
    let mut before = 0;
    for group in table.chunk_by(|one, other| one.1 == other.1) {
        if group.len() < table.len() {
            let players: Vec<usize> = group.iter().map(|&(player, ..)| player).collect();
            rank(games, &players, first + before, ranks);
        }
        before += group.len();
    }
}

/// 6.3: not all have met. Who is alone in front whatever the missing games bring is first, and so on; then the same
/// again for the rest.
fn whatever_comes(
    games: &EncounterGames<'_>,
    mut table: Vec<(usize, u32, u32)>,
    first: usize,
    ranks: &mut [usize],
) {
    let mut ahead = 0;
    while let Some(best) = (0..table.len())
        .find(|&at| table.iter().enumerate().all(|(other, &(_, _, most))| other == at || table[at].1 > most))
    {
        ranks[table[best].0] = first + ahead;
        ahead += 1;
        table.remove(best);
    }
    if ahead > 0 {
        let rest: Vec<usize> = table.iter().map(|&(player, ..)| player).collect();
        rank(games, &rest, first + ahead, ranks);
    }
}
