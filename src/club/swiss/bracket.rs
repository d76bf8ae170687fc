//! A bracket as a graph: who may meet whom here and in the next score group, and how good that is.
//!
//! See section 5 of `docs/algorithms/swiss.md`.

use crate::club::matching::{Graph, Matching};

use super::criteria::{Place, Scale};
use super::field::Field;

/// What is known of a bracket before it is paired. Places are those of the order of all.
pub(super) struct Plan {
    /// The places of those moved down.
    pub(super) moved_down: Vec<usize>,
    /// Where the residents begin.
    pub(super) start: usize,
    /// Where they end, and the next score group begins.
    pub(super) end: usize,
    /// Where the next score group ends.
    pub(super) next_end: usize,
    /// The score with which somebody has the bye (C5).
    pub(super) bye_score: Option<u32>,
    /// Whether the one left over would have the bye (C9).
    pub(super) bye_follows: bool,
}

impl Plan {
    /// Whether the bye comes to somebody who is not below the next score group.
    pub(super) fn is_bye_near(&self, field: &Field<'_>) -> bool {
        self.bye_score.is_some_and(|score| score >= field.score(self.next_end - 1))
    }
}

/// A bracket that is being paired. Its vertices are those moved down, the residents, the next score group, everyone
/// below that (or who stands in for them), and the bye.
pub(super) struct Bracket {
    pub(super) matching: Matching,
    /// The places in the order of the vertices; who only stands in for others has none.
    pub(super) places: Vec<usize>,
    /// How many were moved down.
    pub(super) moved: usize,
    /// How many are in the bracket.
    pub(super) here: usize,
    /// Where the next score group ends.
    pub(super) next: usize,
    /// Where those below end.
    pub(super) below: usize,
}

impl Bracket {
    /// A best pairing of the bracket by all criteria; `None` if there is none. If `stand_ins` says how many, so many may
    /// meet everybody, and each other, in place of all below.
    pub(super) fn new(field: &Field<'_>, plan: &Plan, stand_ins: Option<usize>) -> Option<Bracket> {
        let moved = plan.moved_down.len();
        let here = moved + plan.end - plan.start;
        let next = here + plan.next_end - plan.end;
        let (named, has_bye) = match stand_ins {
            Some(_) => (plan.next_end, plan.is_bye_near(field)),
            None => (field.order.len(), plan.bye_score.is_some()),
        };
        let places: Vec<usize> = plan.moved_down.iter().copied().chain(plan.start..named).collect();
        let below = places.len() + stand_ins.unwrap_or(0);
        let scores: Vec<u32> = places[..here].iter().map(|&place| field.score(place)).collect();
        let scale = Scale::new(below, field.played, &scores[..moved], &scores, plan.bye_follows);
        let width = scale.width();
        // The last number is for the order among equals.
        let mut graph = Graph::new(below + usize::from(has_bye), width + 1);
        let nothing = vec![0; width + 1];
        let with_order = |mut weight: Vec<i64>| {
            weight.push(0);
            weight
        };
        // Two who were moved down cannot meet any more.
        for worse in 0..below {
            for better in (0..worse).filter(|_| worse >= moved) {
                let is_stand_in = worse >= places.len();
                if !is_stand_in && !field.may_meet(places[better], places[worse]) {
                    continue;
                }
                if worse >= next {
                    graph.join(better, worse, &nothing);
                    continue;
                }
                let place = if worse < here { Place::Here } else { Place::Next };
                let [above, under] = [places[better], places[worse]].map(|place| field.player(place));
                graph.join(better, worse, &with_order(scale.pair(above, under, place)));
            }
            if let Some(&place) = places.get(worse)
                && plan.bye_score.is_some_and(|score| field.may_have_bye(place, score))
            {
                graph.join(worse, below, &with_order(scale.bye(field.player(place))));
            }
        }
        Some(Bracket { matching: Matching::of(graph)?, places, moved, here, next, below })
    }

    /// Whether a vertex is matched with a resident of the bracket.
    pub(super) fn meets_resident(&self, vertex: usize) -> bool {
        (self.moved..self.here).contains(&self.matching.mate(vertex))
    }

    /// Whether a resident is the higher ranked of a pair in the bracket.
    pub(super) fn is_upper(&self, vertex: usize) -> bool {
        (vertex + 1..self.here).contains(&self.matching.mate(vertex))
    }

    /// Whether a vertex is matched with somebody below the next score group.
    pub(super) fn meets_below(&self, vertex: usize) -> bool {
        (self.next..self.below).contains(&self.matching.mate(vertex))
    }

    /// C9: whether the next bracket, whose own players end at `end` in the order so far, leaves over the one who has
    /// the bye and nobody else.
    pub(super) fn bye_follows_next(&self, field: &Field<'_>, bye_score: Option<u32>, end: usize) -> bool {
        let Some(bye_score) = bye_score else { return false };
        if end >= field.order.len() || bye_score < field.score(end) {
            return false;
        }
        (0..self.next)
            .filter(|&vertex| vertex >= self.here || self.matching.mate(vertex) >= self.here)
            .all(|vertex| !self.meets_below(vertex))
    }
}
