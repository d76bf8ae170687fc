//! Pairing of a Swiss bracket in a smaller graph, in which a few placeholders replace all players
//! below the next score group. A bracket consists of a score group (players with the same score)
//! and of the players moved down to it.
//!
//! See section 7 of `docs/algorithms/swiss.md`.
//!
//! Players below the next score group do not count in the criteria of a bracket. It matters only
//! whether they can still be paired. A graph with all these players is large, and nearly always
//! gives the same result as a graph with a few placeholders. The result of the smaller graph is
//! used only if it is proven to be right:
//!
//! - **There are enough placeholders.** The result is used only if its matching pairs two
//!   placeholders with each other. Then more placeholders would not allow a better matching, as
//!   `docs/algorithms/swiss.md` proves.
//! - **Real players can replace the placeholders.** Placeholders may meet everyone, so they allow
//!   every pairing that the real players allow. The pairing chosen with placeholders is therefore
//!   at least as good as the pairing chosen in the full graph. If the players below can all be
//!   paired too, the pairing with placeholders is also possible in the full graph. Then both graphs
//!   give the same pairing.

use super::bracket::{BracketPlan, PairingBracket};
use super::round_players::RoundPlayers;

/// Pairs one bracket completely, in a smaller graph if possible. Returns `None` if there is no
/// legal pairing.
pub(super) fn pair_bracket(round_players: &RoundPlayers<'_>, plan: &BracketPlan) -> Option<PairingBracket> {
    pair_with_placeholders(round_players, plan).or_else(|| pair_in_full_graph(round_players, plan))
}

/// Pairs one bracket in the graph of all players without an opponent so far. Returns `None` if
/// there is no legal pairing.
pub(super) fn pair_in_full_graph(
    round_players: &RoundPlayers<'_>,
    plan: &BracketPlan,
) -> Option<PairingBracket> {
    let mut bracket = PairingBracket::new(round_players, plan, None)?;
    bracket.choose_pairs(round_players)?;
    Some(bracket)
}

/// Pairs one bracket in a smaller graph, in which a few placeholders replace the players below the
/// next score group. Returns `None` if the result is not proven to be right.
pub(super) fn pair_with_placeholders(
    round_players: &RoundPlayers<'_>,
    plan: &BracketPlan,
) -> Option<PairingBracket> {
    let near = plan.moved_down.len() + plan.next_end - plan.start
        + usize::from(plan.has_bye_here_or_next(round_players));
    // The number of vertices must be even. So there are two placeholders at first, or three if the
    // number of other vertices is odd. Tripling the placeholders keeps the total even.
    let mut placeholders = 2 + near % 2;
    while placeholders < round_players.ranking.len() - plan.next_end {
        if let Some(mut bracket) = PairingBracket::new(round_players, plan, Some(placeholders))
            && (bracket.next_group_end..bracket.below_end).any(|vertex| bracket.meets_below(vertex))
        {
            bracket.choose_pairs(round_players)?;
            return can_pair_rest(round_players, plan, &bracket).then_some(bracket);
        }
        placeholders *= 3;
    }
    None
}

/// Whether all players whom a bracket leaves unpaired can be paired, as far as a greedy search can
/// find out. `true` is certain, but `false` may be wrong.
///
/// These players are the players below the next score group, and the players whom the bracket pairs
/// with placeholders.
fn can_pair_rest(round_players: &RoundPlayers<'_>, plan: &BracketPlan, bracket: &PairingBracket) -> bool {
    let met = (0..bracket.next_group_end).filter(|&vertex| bracket.meets_below(vertex));
    let mut left: Vec<usize> = met.map(|vertex| bracket.places[vertex]).collect();
    let near = left.len();
    left.extend(plan.next_end..round_players.ranking.len());
    let bye = plan.bye_score.filter(|_| !plan.has_bye_here_or_next(round_players));
    can_pair_greedily(left.len() + usize::from(bye.is_some()), |one, other| {
        let (one, other) = (one.min(other), one.max(other));
        match (left.get(other), bye) {
            (Some(&below), _) => other >= near && round_players.may_meet(left[one], below),
            (None, Some(score)) => round_players.may_have_bye(left[one], score),
            (None, None) => false,
        }
    })
}

/// Whether `count` players can all be paired, as far as a greedy search can find out. `true` is
/// certain, but `false` may be wrong.
///
/// The search pairs each player with the next free player. If that is impossible, it pairs the
/// player with a paired player whose partner can change to a free player. `may_pair` says whether
/// two players may meet.
pub(super) fn can_pair_greedily(count: usize, may_pair: impl Fn(usize, usize) -> bool) -> bool {
    let mut mates: Vec<Option<usize>> = vec![None; count];
    for one in 0..count {
        if mates[one].is_some() {
            continue;
        }
        let free_for =
            |player: usize| (one + 1..count).find(|&other| mates[other].is_none() && may_pair(player, other));
        if let Some(other) = free_for(one) {
            (mates[one], mates[other]) = (Some(other), Some(one));
            continue;
        }
        let exchange = (0..count).find_map(|other| {
            let mate = mates[other].filter(|_| may_pair(one, other))?;
            Some((other, mate, free_for(mate)?))
        });
        let Some((other, mate, free)) = exchange else { return false };
        (mates[one], mates[other]) = (Some(other), Some(one));
        (mates[mate], mates[free]) = (Some(free), Some(mate));
    }
    true
}
