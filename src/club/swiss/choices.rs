//! Choice among candidates that are equal by all criteria (C.04.3, articles 3 and 4).
//!
//! See section 6 of `docs/algorithms/swiss.md`.
//!
//! The rules define an order of candidates, and the first one is chosen. The order depends, one
//! after another, on the moved-down players paired here (3.2), on their opponents (4.4), on the
//! exchanges between the halves of the remaining players (4.3), and on the opponents of these
//! players (4.2). Each choice asks about one player at a time: a small bonus on the edges in
//! question shows whether a best matching can use one of them, and the edges that the answer
//! excludes are removed.

use super::bracket::PairingBracket;
use super::round_players::RoundPlayers;

impl PairingBracket {
    /// Pairs a Swiss bracket completely: chooses among the possible pairings that are equal by all
    /// criteria. Returns `None` without a perfect matching, which cannot happen.
    pub(super) fn choose_pairs(&mut self, field: &RoundPlayers<'_>) -> Option<()> {
        self.choose_moved_down(field)?;
        self.choose_opponents_of_moved_down()?;
        self.pair_remainder()
    }

    /// Returns the possible opponents of the player at a vertex, except those for whom `is_excluded`
    /// returns `true`. Players are vertices of the bracket's graph.
    fn neighbours_except(&self, vertex: usize, is_excluded: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let graph = self.matching.graph();
        (0..graph.vertices()).filter(|&other| graph.has_edge(vertex, other) && !is_excluded(other)).collect()
    }

    /// Excludes the vertices in `gone` as opponents of the player at a vertex, by removing the
    /// edges. `gone` must not contain the present opponent. `None` without a perfect matching,
    /// which cannot happen.
    ///
    /// Edges that no best matching can contain are not removed: no later choice can use them.
    fn remove_unmatched_edges(&mut self, vertex: usize, gone: &[usize]) -> Option<()> {
        self.remove_unmatched_edges_of(&[(vertex, gone.to_vec())])
    }

    /// Excludes opponents of several players in a Swiss bracket, by removing the edges.
    ///
    /// Each entry of `gone` is the vertex of a player and the vertices of the excluded opponents,
    /// which must not contain the present one. `None` without a perfect matching, which cannot
    /// happen.
    fn remove_unmatched_edges_of(&mut self, gone: &[(usize, Vec<usize>)]) -> Option<()> {
        let possible = |(vertex, others): &(usize, Vec<usize>)| {
            let others = others.iter().copied();
            let others: Vec<usize> =
                others.filter(|&other| self.matching.may_match_but_for_last(*vertex, other)).collect();
            (!others.is_empty()).then_some((*vertex, others))
        };
        let gone: Vec<_> = gone.iter().filter_map(possible).collect();
        self.matching.remove_edges(&gone).then_some(())
    }

    /// Makes the present pair of the player at a vertex final: removes all other edges of both
    /// players. `None` without a perfect matching, which cannot happen.
    fn fix_pair(&mut self, vertex: usize) -> Option<()> {
        let mate = self.matching.matched_vertex(vertex);
        let gone = [(vertex, mate), (mate, vertex)]
            .map(|(end, mate)| (end, self.neighbours_except(end, &|other| other == mate)));
        self.remove_unmatched_edges_of(&gone)
    }

    /// Adds `bonus` to the weights of all pairs of a vertex with one of `others`. Then finds the
    /// best pairing of the bracket again.
    ///
    /// To save time, nothing is done if no best pairing matches the vertex with one of `if_any`.
    /// `None` without a perfect matching, which cannot happen.
    fn add_bonus_if_possible(
        &mut self,
        vertex: usize,
        others: &[usize],
        bonus: i64,
        if_any: &[usize],
    ) -> Option<()> {
        if !if_any.iter().any(|&other| self.matching.may_match(vertex, other)) {
            return Some(());
        }
        let graph = self.matching.graph();
        let joined = others.iter().filter(|&&other| graph.has_edge(vertex, other));
        let bonus: Vec<(usize, i64)> = joined.map(|&other| (other, bonus)).collect();
        self.matching.change_edges(vertex, &bonus, &[]).then_some(())
    }

    /// Pairs the player at a vertex with one of `others` if any best pairing of the bracket does
    /// so. For this purpose, a bonus is added to the weights of these pairs. `None` without a
    /// perfect matching, which cannot happen.
    fn add_bonus(&mut self, vertex: usize, others: &[usize]) -> Option<()> {
        self.add_bonus_if_possible(vertex, others, 1, others)
    }

    /// Pairs the player at a vertex with none of `others` if any best pairing of the bracket does
    /// so. For this purpose, a bonus is subtracted from the weights of these pairs. `None` without
    /// a perfect matching, which cannot happen.
    fn subtract_bonus(&mut self, vertex: usize, others: &[usize]) -> Option<()> {
        let elsewhere = self.neighbours_except(vertex, &|other| others.contains(&other));
        self.add_bonus_if_possible(vertex, others, -1, &elsewhere)
    }

    /// Chooses which of the players moved down into a Swiss bracket are paired with its residents.
    /// Residents are the other players of the bracket; higher-ranked players have precedence (FIDE
    /// C.04.3, 3.2).
    ///
    /// How many players of each score are paired so is already determined by the criteria. `None`
    /// without a perfect matching, which cannot happen.
    fn choose_moved_down(&mut self, field: &RoundPlayers<'_>) -> Option<()> {
        let residents: Vec<usize> = (self.moved..self.bracket_end).collect();
        let mut from = 0;
        while from < self.moved {
            let score = |vertex: usize| field.score(self.places[vertex]);
            let to = (from..self.moved).find(|&vertex| score(vertex) < score(from)).unwrap_or(self.moved);
            let mut paired = (from..to).filter(|&vertex| self.meets_resident(vertex)).count();
            for vertex in from..to {
                if paired == 0 {
                    break;
                }
                if to - vertex > paired {
                    if !self.meets_resident(vertex) {
                        self.add_bonus(vertex, &residents)?;
                    }
                    if !self.meets_resident(vertex) {
                        continue;
                    }
                    let gone = self.neighbours_except(vertex, &|other| residents.contains(&other));
                    self.remove_unmatched_edges(vertex, &gone)?;
                }
                paired -= 1;
            }
            from = to;
        }
        Some(())
    }

    /// Chooses the opponents of the players who were moved down into a Swiss bracket. The
    /// highest-ranked player chooses first (FIDE C.04.3, 4.4). `None` without a perfect matching,
    /// which cannot happen.
    fn choose_opponents_of_moved_down(&mut self) -> Option<()> {
        for vertex in 0..self.moved {
            if self.meets_resident(vertex) {
                self.choose_opponent(vertex, self.moved)?;
            }
        }
        Some(())
    }

    /// Pairs the player at a vertex of a Swiss bracket's graph with the highest-ranked possible
    /// opponent, from vertex `from` on. `None` without a perfect matching, which cannot happen.
    fn choose_opponent(&mut self, vertex: usize, from: usize) -> Option<()> {
        let mate = self.matching.matched_vertex(vertex);
        let higher = (from..mate).any(|other| self.matching.may_match(vertex, other));
        if higher {
            let graph = self.matching.graph();
            let bonus: Vec<(usize, i64)> = (from..=mate)
                .filter(|&other| graph.has_edge(vertex, other))
                .map(|other| (other, (mate + 1 - other) as i64))
                .collect();
            if !self.matching.change_edges(vertex, &bonus, &[]) {
                return None;
            }
        }
        self.fix_pair(vertex)
    }

    /// Pairs the players of a Swiss bracket who were not moved down and meet no moved-down player.
    /// `None` without a perfect matching, which cannot happen.
    fn pair_remainder(&mut self) -> Option<()> {
        let rest: Vec<usize> = (self.moved..self.bracket_end)
            .filter(|&vertex| self.matching.matched_vertex(vertex) >= self.moved)
            .collect();
        let pairs = rest.iter().filter(|&&vertex| self.is_upper(vertex)).count();
        if rest[..pairs].iter().any(|&vertex| !self.is_upper(vertex)) {
            self.exchange_halves(&rest, pairs)?;
        }
        let (upper, lower): (Vec<usize>, Vec<usize>) =
            rest.iter().partition(|&&vertex| self.is_upper(vertex));
        let gone: Vec<_> = upper
            .iter()
            .map(|&vertex| {
                (vertex, self.neighbours_except(vertex, &|other| other > vertex && lower.contains(&other)))
            })
            .collect();
        self.remove_unmatched_edges_of(&gone)?;
        for &vertex in &upper {
            self.choose_opponent(vertex, vertex + 1)?;
        }
        Some(())
    }

    /// Exchanges players between the two halves of a Swiss bracket's remainder (FIDE C.04.3, 4.3).
    ///
    /// The remainder is the players who were not moved down and meet no moved-down player; `rest`
    /// lists their vertices, and the first `pairs` of them are the upper half. As few players as
    /// possible are exchanged, with the smallest difference of their numbers. If several exchanges
    /// are equal so, the lowest-ranked players possible leave the upper half, then the
    /// highest-ranked possible leave the lower half.
    ///
    /// `None` without a perfect matching, which cannot happen.
    fn exchange_halves(&mut self, rest: &[usize], pairs: usize) -> Option<()> {
        let count = rest.len() as i64;
        let mut bonuses = Vec::with_capacity(rest.len());
        for (number, &vertex) in rest.iter().enumerate() {
            let stays = if number < pairs { count * count } else { 0 };
            let below =
                rest[number + 1..].iter().filter(|&&other| self.matching.graph().has_edge(vertex, other));
            bonuses.push((vertex, below.map(|&other| (other, 4 * (stays - number as i64))).collect()));
        }
        if !self.matching.add_bonus(&bonuses) {
            return None;
        }
        let exchanged = rest[..pairs].iter().filter(|&&vertex| !self.is_upper(vertex)).count();
        let mut left = exchanged;
        for (number, &vertex) in rest[..pairs].iter().enumerate().rev() {
            if left == 0 {
                break;
            }
            let below = &rest[number + 1..];
            if self.is_upper(vertex) {
                self.subtract_bonus(vertex, below)?;
            }
            if self.is_upper(vertex) {
                let gone = self.neighbours_except(vertex, &|other| below.contains(&other));
                self.remove_unmatched_edges(vertex, &gone)?;
            } else {
                left -= 1;
                let gone = self.neighbours_except(vertex, &|other| !below.contains(&other));
                self.remove_unmatched_edges(vertex, &gone)?;
            }
        }
        left = exchanged;
        for (number, &vertex) in rest.iter().enumerate().skip(pairs) {
            if left <= 1 {
                break;
            }
            let below = &rest[number + 1..];
            if !self.is_upper(vertex) {
                self.add_bonus(vertex, below)?;
            }
            let is_upper = self.is_upper(vertex);
            left -= usize::from(is_upper);
            let gone = self.neighbours_except(vertex, &|other| below.contains(&other) == is_upper);
            self.remove_unmatched_edges(vertex, &gone)?;
        }
        Some(())
    }
}
