//! Tie-break by direct encounter: games among tied players (FIDE C.07, article 6).

use std::cmp::Reverse;

use crate::club::record::{PlayerRound, PointSystem};

/// Returns each player's rank by direct encounter among the players tied so far: 1 is best, and
/// equal players share the best of their ranks. `cards` contains what each player did in each
/// round, and `scores` a number that is equal for tied players, such as the score; both are by
/// player number. `counts_forfeits` says whether a forfeit is a meeting.
pub(super) fn direct_encounter_ranks(
    cards: &[Vec<PlayerRound>],
    scores: &[u32],
    counts_forfeits: bool,
    points: PointSystem,
) -> Vec<usize> {
    let mut ranks = vec![1; cards.len()];
    let mut groups: Vec<u32> = scores.to_vec();
    groups.sort_unstable();
    groups.dedup();
    for score in groups {
        let group: Vec<usize> = (0..cards.len()).filter(|&player| scores[player] == score).collect();
        rank_group(&EncounterGames { cards, counts_forfeits, points }, &group, 1, &mut ranks);
    }
    ranks
}

/// Unit of the scores in direct encounters: this many make a half-point. The number has all
/// divisors from 1 to 10, so that means of a few games are whole numbers.
const UNITS_PER_HALF_POINT: u32 = 2520;

/// Results of a tournament from which the direct encounter is computed.
struct EncounterGames<'a> {
    /// What each player did in each round, by player number.
    cards: &'a [Vec<PlayerRound>],
    /// Whether a forfeit is a meeting.
    counts_forfeits: bool,
    points: PointSystem,
}

impl EncounterGames<'_> {
    /// Returns the mean score of player `one` in the games against player `other`, for the direct
    /// encounter, in [`UNITS_PER_HALF_POINT`]; `None` if they have not met.
    fn score_against(&self, one: usize, other: usize) -> Option<u32> {
        let results = self.cards[one].iter().filter_map(|entry| match *entry {
            PlayerRound::Game { opponent, .. } if opponent == other => {
                Some(self.points.points_of_round(*entry))
            }
            PlayerRound::Forfeit { opponent, .. } if opponent == other && self.counts_forfeits => {
                Some(self.points.points_of_round(*entry))
            }
            _ => None,
        });
        let (games, sum) = results.fold((0, 0), |(games, sum), points| (games + 1, sum + points));
        (UNITS_PER_HALF_POINT * sum).checked_div(games)
    }
}

/// Ranks a group of players by direct encounter: by the games that they played against each other.
///
/// The best player gets the rank `first`, and equal players share the best of their ranks. Ranks
/// are written into `ranks`, by player number.
fn rank_group(games: &EncounterGames<'_>, group: &[usize], first: usize, ranks: &mut [usize]) {
    for &player in group {
        ranks[player] = first;
    }
    if group.len() < 2 {
        return;
    }
    // Each player's score in the games played (the sum of the mean scores against each opponent),
    // and what it would be if the player won all missing games, both in `UNITS_PER_HALF_POINT`.
    let table: Vec<(usize, u32, u32)> = group
        .iter()
        .map(|&player| {
            let others = group.iter().filter(|&&other| other != player);
            let results: Vec<Option<u32>> = others.map(|&other| games.score_against(player, other)).collect();
            let sure = results.iter().flatten().sum();
            let missing = results.iter().filter(|result| result.is_none()).count() as u32;
            (player, sure, sure + UNITS_PER_HALF_POINT * games.points.win * missing)
        })
        .collect();
    if table.iter().all(|(_, sure, most)| sure == most) {
        rank_by_table(games, table, first, ranks);
    } else {
        rank_if_certain(games, table, first, ranks);
    }
}

/// Ranks by direct encounter a group in which all players have met (FIDE C.07, 6.2): by the score
/// against each other, then in the same way within each subgroup with equal scores.
///
/// A row of `table` is a player's number, the score in the group, and what it would be if the
/// player won all missing games, both in [`UNITS_PER_HALF_POINT`]. The best player gets the rank
/// `first`; ranks are written into `ranks`, by player number.
fn rank_by_table(
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
            rank_group(games, &players, first + before, ranks);
        }
        before += group.len();
    }
}

/// Ranks by direct encounter a group in which not all players have met (FIDE C.07, 6.3).
///
/// A player gets the next rank if no results of the missing games could give another player as high
/// a score. Then the remaining players are ranked in the same way.
///
/// A row of `table` is a player's number, the score in the group, and what it would be if the
/// player won all missing games, both in [`UNITS_PER_HALF_POINT`]. The best player gets the rank
/// `first`; ranks are written into `ranks`, by player number.
fn rank_if_certain(
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
        rank_group(games, &rest, first + ahead, ranks);
    }
}
