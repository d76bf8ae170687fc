//! Pairing of all players of a Swiss round, bracket by bracket (FIDE C.04.3, article 3). A bracket
//! consists of a score group (players with the same score) and of the players moved down to it.
//!
//! See section 4 of `docs/algorithms/swiss.md`.

use crate::club::matching::{Graph, Matching};

use super::bracket::{BracketPlan, PairingBracket};
use super::round_players::RoundPlayers;

/// The opponent of a player in a Swiss round that is being paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SwissOpponent {
    /// A lower-ranked player, given by number.
    Lower(usize),
    /// A higher-ranked player. The entry of that player contains the pair, as `Lower`.
    Higher,
    /// No opponent: the pairing-allocated bye.
    Bye,
}

/// Function that pairs one bracket of a Swiss round. Returns `None` if it finds no legal pairing.
pub(super) type BracketSolver = fn(&RoundPlayers<'_>, &BracketPlan) -> Option<PairingBracket>;

/// Pairs all players of a Swiss round, bracket by bracket. `solver` pairs one bracket. Returns the
/// opponent of each player in [`RoundPlayers::ranking`]; `None` if there is no legal pairing.
pub(super) fn pair_players(
    round_players: &RoundPlayers<'_>,
    solver: BracketSolver,
) -> Option<Vec<SwissOpponent>> {
    let count = round_players.ranking.len();
    let mut opponents = vec![SwissOpponent::Bye; count];
    if count == 0 {
        return Some(opponents);
    }
    let (bye_score, mut unpaired_gets_bye) = if count % 2 == 1 {
        let (score, follows) = lowest_bye_score(round_players)?;
        (Some(score), follows)
    } else {
        (None, false)
    };
    let (mut moved_down, mut start) = (Vec::new(), 0);
    while start < count {
        let end = round_players.group_end(start);
        let next_end = round_players.group_end(end);
        let bracket = solver(
            round_players,
            &BracketPlan { moved_down, start, end, next_end, bye_score, unpaired_gets_bye },
        )?;
        moved_down = Vec::new();
        for vertex in 0..bracket.bracket_end {
            let mate = bracket.matching.matched_vertex(vertex);
            let place = bracket.places[vertex];
            if mate >= bracket.bracket_end {
                moved_down.push(place);
            } else if vertex < mate {
                opponents[place] = SwissOpponent::Lower(round_players.ranking[bracket.places[mate]]);
            } else {
                opponents[place] = SwissOpponent::Higher;
            }
        }
        unpaired_gets_bye = bracket.next_unpaired_gets_bye(round_players, bye_score, end);
        start = end;
    }
    Some(opponents)
}

/// Returns the lowest score of a player who can get the bye (FIDE Dutch criterion C5), and a flag.
/// Returns `None` if there is no legal pairing.
///
/// The flag is `true` if the player with the bye can be in the highest score group, and all other
/// players of this group can be paired with each other.
fn lowest_bye_score(round_players: &RoundPlayers<'_>) -> Option<(u32, bool)> {
    let count = round_players.ranking.len();
    let top = round_players.group_end(0);
    let mut graph = Graph::new(count + 1, 2);
    for worse in 0..count {
        for better in (0..worse).filter(|&better| round_players.may_meet(better, worse)) {
            graph.set_edge(better, worse, &[0, i64::from(worse < top)]);
        }
        if round_players.player(worse).may_have_bye {
            graph.set_edge(worse, count, &[-i64::from(round_players.score(worse)), 0]);
        }
    }
    let matching = Matching::greatest_perfect(graph)?;
    let score = round_players.score(matching.matched_vertex(count));
    let stays = |place: usize| !(top..count).contains(&matching.matched_vertex(place));
    Some((score, score >= round_players.score(0) && (0..top).all(stays)))
}
