//! Graph of a bracket of a Swiss round, with an edge for each possible pair. Pairs in the bracket
//! and in the next score group are weighted by the pairing criteria.
//!
//! See section 5 of `docs/algorithms/swiss.md`.

use crate::club::matching::{Graph, Matching};

use super::criteria::{LowerPlace, WeightScale};
use super::round_players::RoundPlayers;

/// A bracket of a Swiss round before it is paired: its players, and how the bye is allocated.
///
/// A bracket is a score group (the players with one score, called residents), together with the
/// players moved down into it from above. Places are indices of [`RoundPlayers::ranking`].
pub(super) struct BracketPlan {
    /// Places of the players moved down into the bracket (MDPs).
    pub(super) moved_down: Vec<usize>,
    /// Place of the first resident.
    pub(super) start: usize,
    /// Place after the last resident; the next score group begins here.
    pub(super) end: usize,
    /// Place after the last player of the next score group.
    pub(super) next_end: usize,
    /// Score of the player who gets the bye (FIDE Dutch criterion C5); `None` for an even number of
    /// players.
    pub(super) bye_score: Option<u32>,
    /// Whether the player whom the bracket leaves unpaired gets the bye (C9).
    pub(super) unpaired_gets_bye: bool,
}

impl BracketPlan {
    /// Whether a player of this bracket or of the next score group gets the bye of the Swiss round.
    /// `false` if no player gets the bye.
    pub(super) fn has_bye_here_or_next(&self, round_players: &RoundPlayers<'_>) -> bool {
        self.bye_score.is_some_and(|score| score >= round_players.score(self.next_end - 1))
    }
}

/// A bracket of a Swiss round as a graph, with its best pairing so far. A bracket is the players
/// with one score (residents), and those moved down to them.
///
/// The vertices are, in order: the moved-down players, the residents, the next score group, all
/// players below this group or their placeholders, and the bye.
pub(super) struct PairingBracket {
    pub(super) matching: Matching,
    /// For each vertex of a player, the player's place in [`RoundPlayers::ranking`]. The vertices
    /// of placeholders and of the bye come after these and have no place.
    pub(super) places: Vec<usize>,
    /// Number of players moved down into the bracket; the residents' vertices begin here.
    pub(super) moved: usize,
    /// Number of players in the bracket; the vertices of the next score group begin here.
    pub(super) bracket_end: usize,
    /// Vertex after the last player of the next score group.
    pub(super) next_group_end: usize,
    /// Vertex after the last player below the next score group, or after the last placeholder.
    pub(super) below_end: usize,
}

impl PairingBracket {
    /// Creates the graph of a bracket of a Swiss round, with a best pairing by the criteria C6 to
    /// C21. `None` if there is no legal pairing.
    ///
    /// `placeholders` is the number of placeholder vertices that replace all players below the next
    /// score group; with `None`, each of these players has a vertex. A placeholder may meet
    /// everyone, other placeholders included.
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
        // The last integer of a weight is for the choice among pairings that are equal by the
        // criteria.
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

    /// Whether the player at a vertex of the Swiss bracket's graph is paired with a resident, a
    /// player of the bracket who was not moved down into it.
    pub(super) fn meets_resident(&self, vertex: usize) -> bool {
        (self.moved..self.bracket_end).contains(&self.matching.matched_vertex(vertex))
    }

    /// Whether the player at a vertex of the Swiss bracket's graph is paired with a lower-ranked
    /// player of the bracket.
    pub(super) fn is_upper(&self, vertex: usize) -> bool {
        (vertex + 1..self.bracket_end).contains(&self.matching.matched_vertex(vertex))
    }

    /// Whether the player at a vertex of the Swiss bracket's graph is paired with a player below
    /// the next score group, or with a placeholder for such a player.
    pub(super) fn meets_below(&self, vertex: usize) -> bool {
        (self.next_group_end..self.below_end).contains(&self.matching.matched_vertex(vertex))
    }

    /// Whether the next bracket of the Swiss round leaves one player unpaired, who then gets the
    /// bye (FIDE Dutch criterion C9).
    ///
    /// `end` is where the next score group begins in the ranking. `bye_score` is the score of the
    /// player who gets the bye; `None` for an even number of players.
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
