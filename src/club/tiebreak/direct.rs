//! Tie-break by direct encounter: the games among tied players (FIDE C.07, article 6).

use std::cmp::Reverse;

use crate::club::record::{PlayerRound, PointSystem};

/// Returns each player's rank by direct encounter, by player number. 1 is the best rank in a group
/// of tied players; equal players share the best of their ranks.
///
/// `cards` contains what each player did in each round, by player number. `scores` contains a
/// number for each player; players with equal numbers are tied. `counts_forfeits` says whether a
/// pairing that ended by forfeit counts as a game.
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

/// Number of score units in a half-point. It is divisible by all numbers from 1 to 10, so the mean
/// score of up to 10 games is an integer.
const UNITS_PER_HALF_POINT: u32 = 2520;

/// Results of a tournament, for the direct encounter.
struct EncounterGames<'a> {
    /// What each player did in each round, by player number.
    cards: &'a [Vec<PlayerRound>],
    /// Whether a pairing that ended by forfeit counts as a game.
    counts_forfeits: bool,
    points: PointSystem,
}

impl EncounterGames<'_> {
    /// Returns the mean score of player `one` in the games against player `other`, in units
    /// ([`UNITS_PER_HALF_POINT`]). Returns `None` if they have not met.
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

/// Ranks a group of players by direct encounter: by their games against each other.
///
/// The best player gets the rank `first`; equal players share the best of their ranks. Writes the
/// ranks into `ranks`, by player number.
fn rank_group(games: &EncounterGames<'_>, group: &[usize], first: usize, ranks: &mut [usize]) {
    for &player in group {
        ranks[player] = first;
    }
    if group.len() < 2 {
        return;
    }
    // For each player: the number, the score (the sum of the mean scores against each opponent),
    // and the score that the player would have after winning all missing games: one against each
    // player of the group whom the player has not met. The scores are in units.
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

/// Ranks a group in which all players have met (FIDE C.07, 6.2): by their scores against each
/// other, then in the same way within each subgroup with equal scores.
///
/// Each item of `table` contains a player's number, the score, and the score after winning all
/// missing games. The scores are in units ([`UNITS_PER_HALF_POINT`]). The best player gets the rank
/// `first`. Writes the ranks into `ranks`, by player number.
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

/// Ranks a group in which not all players have met (FIDE C.07, 6.3).
///
/// A player gets the next rank if no other player could reach this player's score, whatever the
/// results of the missing games are. Then the remaining players are ranked in the same way.
///
/// Each item of `table` contains a player's number, the score, and the score after winning all
/// missing games. The scores are in units ([`UNITS_PER_HALF_POINT`]). The best player gets the rank
/// `first`. Writes the ranks into `ranks`, by player number.
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
