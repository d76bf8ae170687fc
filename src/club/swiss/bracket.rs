//! Graph of a bracket of a Swiss round, with an edge for each possible pair. A bracket consists of
//! a score group (players with the same score) and of the players moved down to it.
//!
//! A pair with a player below the next score group has the weight zero. The pairing criteria give
//! weights to all other pairs.
//!
//! See section 5 of `docs/algorithms/swiss.md`.

use crate::club::matching::{Graph, Matching};

use super::criteria::{LowerPlace, WeightScale};
use super::round_players::RoundPlayers;

/// A bracket of a Swiss round before it is paired.
///
/// A bracket consists of a score group (the *residents*, who all have the same score) and of the
/// players moved down into it from higher brackets. A *place* is an index in
/// [`RoundPlayers::ranking`], from 0.
pub(super) struct BracketPlan {
    /// Places of the players moved down into the bracket.
    pub(super) moved_down: Vec<usize>,
    /// Place of the first resident.
    pub(super) start: usize,
    /// Place after the last resident, where the next score group starts.
    pub(super) end: usize,
    /// Place after the last player of the next score group.
    pub(super) next_end: usize,
    /// Score of the player who gets the bye (FIDE Dutch criterion C5); `None` if the number of
    /// players is even.
    pub(super) bye_score: Option<u32>,
    /// Whether the player whom the bracket leaves unpaired gets the bye (C9).
    pub(super) unpaired_gets_bye: bool,
}

impl BracketPlan {
    /// Whether a player of this bracket or of the next score group gets the bye.
    pub(super) fn has_bye_here_or_next(&self, round_players: &RoundPlayers<'_>) -> bool {
        self.bye_score.is_some_and(|score| score >= round_players.score(self.next_end - 1))
    }
}

/// A bracket of a Swiss round as a graph, with the best pairing found so far. [`BracketPlan`]
/// explains the terms.
///
/// The vertices are, in this order: the moved-down players, the residents, the next score group,
/// all players below that group (or a few placeholders instead of them), and the bye.
pub(super) struct PairingBracket {
    pub(super) matching: Matching,
    /// For each vertex of a player, the player's place in [`RoundPlayers::ranking`]. The vertices
    /// of placeholders and of the bye come later and are not in this list.
    pub(super) places: Vec<usize>,
    /// Number of players moved down into the bracket. The residents' vertices start at this index.
    pub(super) moved: usize,
    /// Number of players in the bracket. The vertices of the next score group start at this index.
    pub(super) bracket_end: usize,
    /// Vertex after the last player of the next score group.
    pub(super) next_group_end: usize,
    /// Vertex after the last player below the next score group, or after the last placeholder.
    pub(super) below_end: usize,
}

impl PairingBracket {
    /// Creates the graph of a bracket, with a best pairing by the criteria C6 to C21. Returns
    /// `None` if there is no legal pairing.
    ///
    /// `placeholders` is the number of placeholder vertices that replace all players below the next
    /// score group. With `None`, each of these players has a vertex of their own. A placeholder may
    /// meet everyone, including other placeholders.
    pub(super) fn new(
        round_players: &RoundPlayers<'_>,
        plan: &BracketPlan,
        placeholders: Option<usize>,
    ) -> Option<PairingBracket> {
        let moved = plan.moved_down.len();
        let here = moved + plan.end - plan.start;
        let next = here + plan.next_end - plan.end;
        let (named, has_bye) = match placeholders {
            Some(_) => (plan.next_end, plan.has_bye_here_or_next(round_players)),
            None => (round_players.ranking.len(), plan.bye_score.is_some()),
        };
        let places: Vec<usize> = plan.moved_down.iter().copied().chain(plan.start..named).collect();
        let below = places.len() + placeholders.unwrap_or(0);
        let scores: Vec<u32> = places[..here].iter().map(|&place| round_players.score(place)).collect();
        let scale =
            WeightScale::new(below, round_players.played, &scores[..moved], &scores, plan.unpaired_gets_bye);
        let width = scale.width();
        // A weight has one more integer than the criteria need. `choices.rs` uses this last integer
        // to choose between pairings that are equal by the criteria.
        let mut graph = Graph::new(below + usize::from(has_bye), width + 1);
        let nothing = vec![0; width + 1];
        let with_order = |mut weight: Vec<i64>| {
            weight.push(0);
            weight
        };
        // Two moved-down players cannot meet.
        for worse in 0..below {
            for better in (0..worse).filter(|_| worse >= moved) {
                let is_placeholder = worse >= places.len();
                if !is_placeholder && !round_players.may_meet(places[better], places[worse]) {
                    continue;
                }
                if worse >= next {
                    graph.set_edge(better, worse, &nothing);
                    continue;
                }
                let place = if worse < here { LowerPlace::Here } else { LowerPlace::Next };
                let [above, under] = [places[better], places[worse]].map(|place| round_players.player(place));
                graph.set_edge(better, worse, &with_order(scale.pair_weight(above, under, place)));
            }
            if let Some(&place) = places.get(worse)
                && plan.bye_score.is_some_and(|score| round_players.may_have_bye(place, score))
            {
                graph.set_edge(worse, below, &with_order(scale.bye_weight(round_players.player(place))));
            }
        }
        Some(PairingBracket {
            matching: Matching::greatest_perfect(graph)?,
            places,
            moved,
            bracket_end: here,
            next_group_end: next,
            below_end: below,
        })
    }

    /// Whether the player at a vertex is paired with a resident.
    pub(super) fn meets_resident(&self, vertex: usize) -> bool {
        (self.moved..self.bracket_end).contains(&self.matching.matched_vertex(vertex))
    }

    /// Whether the player at a vertex is paired with a lower-ranked player of the bracket.
    pub(super) fn is_upper(&self, vertex: usize) -> bool {
        (vertex + 1..self.bracket_end).contains(&self.matching.matched_vertex(vertex))
    }

    /// Whether the player at a vertex is paired with a player below the next score group or with a
    /// placeholder.
    pub(super) fn meets_below(&self, vertex: usize) -> bool {
        (self.next_group_end..self.below_end).contains(&self.matching.matched_vertex(vertex))
    }

    /// Whether the next bracket leaves one player unpaired, who then gets the bye (FIDE Dutch
    /// criterion C9).
    ///
    /// `end` is the place where the next score group starts. `bye_score` is the score of the player
    /// who gets the bye; `None` if the number of players is even.
    pub(super) fn next_unpaired_gets_bye(
        &self,
        round_players: &RoundPlayers<'_>,
        bye_score: Option<u32>,
        end: usize,
    ) -> bool {
        let Some(bye_score) = bye_score else { return false };
        if end >= round_players.ranking.len() || bye_score < round_players.score(end) {
            return false;
        }
        (0..self.next_group_end)
            .filter(|&vertex| {
                vertex >= self.bracket_end || self.matching.matched_vertex(vertex) >= self.bracket_end
            })
            .all(|vertex| !self.meets_below(vertex))
    }
}
