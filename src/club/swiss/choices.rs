//! Choice among the pairings of a Swiss bracket that are equal by all criteria (FIDE C.04.3,
//! articles 3 and 4). A bracket consists of the players with the same score (residents) and of the
//! players moved down to them. Players are given by their vertices in the bracket's graph.
//!
//! See section 6 of `docs/algorithms/swiss.md`.
//!
//! The rules define an order of the equal pairings, and the first pairing in this order is chosen.
//! The choices are made in four steps:
//!
//! - which moved-down players are paired in the bracket (3.2)
//! - their opponents (4.4)
//! - the exchanges between the halves of the remaining players (4.3)
//! - the opponents of the remaining players (4.2)
//!
//! Each choice concerns one player. A small bonus is added to some of the player's edges. The new
//! best matching then contains one of these edges if any of the equally good matchings did. Then
//! the edges that contradict the choice are removed.
//!
//! The functions return `None` only if the graph has no perfect matching, which cannot happen.

use super::bracket::PairingBracket;
use super::round_players::RoundPlayers;

impl PairingBracket {
    /// Pairs a bracket completely: chooses the first pairing in the order of the rules among the
    /// pairings that are equal by all criteria.
    pub(super) fn choose_pairs(&mut self, round_players: &RoundPlayers<'_>) -> Option<()> {
        self.choose_moved_down(round_players)?;
        self.choose_opponents_of_moved_down()?;
        self.pair_remainder()
    }

    /// Returns the possible opponents of a player, except those for whom `is_excluded` returns
    /// `true`.
    fn neighbours_except(&self, vertex: usize, is_excluded: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let graph = self.matching.graph();
        (0..graph.vertices()).filter(|&other| graph.has_edge(vertex, other) && !is_excluded(other)).collect()
    }

    /// Excludes the opponents `gone` of the player `vertex`, by removing edges. The current
    /// opponent must not be in `gone`.
    ///
    /// To save time, does not remove edges that no best matching can contain. No later choice can
    /// use these edges.
    fn remove_unmatched_edges(&mut self, vertex: usize, gone: &[usize]) -> Option<()> {
        self.remove_unmatched_edges_of(&[(vertex, gone.to_vec())])
    }

    /// Excludes opponents of several players, by removing edges.
    ///
    /// Each item of `gone` contains a player and the excluded opponents. The current opponent must
    /// not be among them.
    fn remove_unmatched_edges_of(&mut self, gone: &[(usize, Vec<usize>)]) -> Option<()> {
        let possible = |(vertex, others): &(usize, Vec<usize>)| {
            let others = others.iter().copied();
            let others: Vec<usize> =
                others.filter(|&other| self.matching.may_match_ignoring_last(*vertex, other)).collect();
            (!others.is_empty()).then_some((*vertex, others))
        };
        let gone: Vec<_> = gone.iter().filter_map(possible).collect();
        self.matching.remove_edges(&gone).then_some(())
    }

    /// Makes the current pair of the player `vertex` final: removes all other edges of both
    /// players.
    fn fix_pair(&mut self, vertex: usize) -> Option<()> {
        let mate = self.matching.matched_vertex(vertex);
        let gone = [(vertex, mate), (mate, vertex)]
            .map(|(end, mate)| (end, self.neighbours_except(end, &|other| other == mate)));
        self.remove_unmatched_edges_of(&gone)
    }

    /// Adds `bonus` to the weights of a player's pairs with each of `others`, and finds the best
    /// pairing again.
    ///
    /// To save time, does nothing if no best pairing can pair the player with one of `if_any`.
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

    /// Adds a bonus to the pairs of a player with each of `others`. If there is a best pairing with
    /// one of these pairs, the player is then paired with one of `others`.
    fn add_bonus(&mut self, vertex: usize, others: &[usize]) -> Option<()> {
        self.add_bonus_if_possible(vertex, others, 1, others)
    }

    /// Subtracts a bonus from the pairs of a player with each of `others`. If there is a best
    /// pairing without these pairs, the player is then paired with none of `others`.
    fn subtract_bonus(&mut self, vertex: usize, others: &[usize]) -> Option<()> {
        let elsewhere = self.neighbours_except(vertex, &|other| others.contains(&other));
        self.add_bonus_if_possible(vertex, others, -1, &elsewhere)
    }

    /// Chooses which of the moved-down players are paired with residents. Higher-ranked players
    /// have priority (FIDE C.04.3, 3.2).
    ///
    /// The criteria already determine how many moved-down players with each score are paired.
    fn choose_moved_down(&mut self, round_players: &RoundPlayers<'_>) -> Option<()> {
        let residents: Vec<usize> = (self.moved..self.bracket_end).collect();
        let mut from = 0;
        while from < self.moved {
            let score = |vertex: usize| round_players.score(self.places[vertex]);
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

    /// Chooses the opponents of the moved-down players, starting with the highest-ranked moved-down
    /// player (FIDE C.04.3, 4.4).
    fn choose_opponents_of_moved_down(&mut self) -> Option<()> {
        for vertex in 0..self.moved {
            if self.meets_resident(vertex) {
                self.choose_opponent(vertex, self.moved)?;
            }
        }
        Some(())
    }

    /// Pairs the player `vertex` with the highest-ranked possible opponent whose vertex is not less
    /// than `from`, and makes this pair final.
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

    /// Pairs the remaining players: the residents who do not meet a moved-down player.
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

    /// Exchanges players between the two halves of the remainder (FIDE C.04.3, 4.3). The remainder
    /// consists of the residents who do not meet a moved-down player.
    ///
    /// `rest` lists the remainder; the first `pairs` players are the upper half. The exchange is
    /// chosen by these rules, the most important first:
    ///
    /// 1. As few players as possible are exchanged.
    /// 2. The difference between two sums of indices in `rest` is as small as possible: the sum for
    ///    the players who leave the upper half, and the sum for those who leave the lower half.
    /// 3. The lowest-ranked players leave the upper half.
    /// 4. The highest-ranked players leave the lower half.
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
