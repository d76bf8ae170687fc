//! Pairing bracket by bracket (C.04.3, articles 3 and 4).
//!
//! Among candidates that are equal by all criteria the rules take the first in a certain order: which players moved down
//! are paired here, whom they meet (4.4), who is exchanged between the halves of the rest (4.3), and who meets whom
//! (4.2). Each of these questions is asked of the matching one player at a time: a small bonus on the edges in
//! question shows whether it can be, and what was decided takes the other edges away.

use crate::club::matching::{Graph, Matching};

use super::criteria::{Place, Scale};
use super::player::Player;

/// Who is to be paired.
pub(super) struct Field<'a> {
    /// Everyone, by number.
    pub(super) players: &'a [Player],
    /// Those present, the higher ranked first.
    pub(super) order: Vec<usize>,
    /// How many rounds are finished.
    pub(super) played: usize,
    /// Whether the last round is to be paired.
    pub(super) is_last: bool,
    /// Pairs that are forbidden.
    pub(super) forbidden: &'a [[usize; 2]],
}

/// Whom somebody meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mate {
    /// Somebody lower ranked.
    Lower(usize),
    /// Somebody higher ranked.
    Higher,
    /// Nobody: the pairing-allocated bye.
    Bye,
}

impl Field<'_> {
    fn player(&self, place: usize) -> &Player {
        &self.players[self.order[place]]
    }

    fn score(&self, place: usize) -> u32 {
        self.player(place).score
    }

    /// Where the score group that begins at a place ends.
    fn group_end(&self, start: usize) -> usize {
        (start..self.order.len())
            .find(|&place| self.score(place) < self.score(start))
            .unwrap_or(self.order.len())
    }

    /// Whether two players may meet: C1 and C3.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [self.order[one], self.order[other]];
        let [one, other] = [&self.players[a], &self.players[b]];
        // 1.8: more than half of the points that could be had, before the last round.
        let is_topscorer = |player: &Player| self.is_last && player.score as usize > self.played;
        let clash = one.absolute().is_some() && one.absolute() == other.absolute();
        !one.met.contains(&b)
            && !self.forbidden.iter().any(|pair| *pair == [a, b] || *pair == [b, a])
            && (!clash || is_topscorer(one) || is_topscorer(other))
    }
}

/// Pairs everyone: for each place of the order, whom that player meets. `None` if there is no legal pairing.
pub(super) fn pair(field: &Field<'_>) -> Option<Vec<Mate>> {
    let count = field.order.len();
    let mut mates = vec![Mate::Bye; count];
    if count == 0 {
        return Some(mates);
    }
    let (bye_score, mut bye_follows) = if count % 2 == 1 {
        let (score, follows) = bye_score(field)?;
        (Some(score), follows)
    } else {
        (None, false)
    };
    let (mut moved_down, mut start) = (Vec::new(), 0);
    while start < count {
        let end = field.group_end(start);
        let mut bracket = Bracket::new(field, moved_down, start, end, bye_score, bye_follows)?;
        bracket.choose_moved_down(field)?;
        bracket.choose_their_opponents()?;
        bracket.pair_remainder()?;
        moved_down = Vec::new();
        for vertex in 0..bracket.here {
            let mate = bracket.matching.mate(vertex);
            let place = bracket.places[vertex];
            if mate >= bracket.here {
                moved_down.push(place);
            } else if vertex < mate {
                mates[place] = Mate::Lower(field.order[bracket.places[mate]]);
            } else {
                mates[place] = Mate::Higher;
            }
        }
        bye_follows = bracket.bye_follows_next(field, bye_score, end);
        start = end;
    }
    Some(mates)
}

/// C5: the lowest score with which somebody can have the bye; and whether it then comes out of the first bracket.
fn bye_score(field: &Field<'_>) -> Option<(u32, bool)> {
    let count = field.order.len();
    let top = field.group_end(0);
    let mut graph = Graph::new(count + 1, 2);
    for worse in 0..count {
        for better in (0..worse).filter(|&better| field.may_meet(better, worse)) {
            graph.join(better, worse, &[0, i64::from(worse < top)]);
        }
        if field.player(worse).may_have_bye {
            graph.join(worse, count, &[-i64::from(field.score(worse)), 0]);
        }
    }
    let matching = Matching::of(graph)?;
    let score = field.score(matching.mate(count));
    let stays = |place: usize| !(top..count).contains(&matching.mate(place));
    Some((score, score >= field.score(0) && (0..top).all(stays)))
}

/// A bracket that is being paired: vertices are those moved down, the residents, the next score group, everyone below,
/// and the bye.
struct Bracket {
    matching: Matching,
    /// The places in the order of the vertices.
    places: Vec<usize>,
    /// How many were moved down.
    moved: usize,
    /// How many are in the bracket.
    here: usize,
    /// Where the next score group ends.
    next: usize,
}

impl Bracket {
    fn new(
        field: &Field<'_>,
        moved_down: Vec<usize>,
        start: usize,
        end: usize,
        bye_score: Option<u32>,
        bye_follows: bool,
    ) -> Option<Bracket> {
        let count = field.order.len();
        let moved = moved_down.len();
        let here = moved + end - start;
        let next = if end < count { here + field.group_end(end) - end } else { here };
        let places: Vec<usize> = moved_down.into_iter().chain(start..count).collect();
        let scores: Vec<u32> = places[..here].iter().map(|&place| field.score(place)).collect();
        let scale = Scale::new(places.len(), field.played, &scores[..moved], &scores, bye_follows);
        let width = scale.width();
        // The last number is for the order among equals.
        let mut graph = Graph::new(places.len() + usize::from(bye_score.is_some()), width + 1);
        let nothing = vec![0; width + 1];
        let with_order = |mut weight: Vec<i64>| {
            weight.push(0);
            weight
        };
        for worse in 0..places.len() {
            let place = match worse {
                _ if worse < here => Place::Here,
                _ if worse < next => Place::Next,
                _ => Place::Below,
            };
            // Two who were moved down cannot meet any more.
            for better in (0..worse).filter(|_| worse >= moved) {
                let (above, below) = (places[better], places[worse]);
                if field.may_meet(above, below) {
                    if place == Place::Below {
                        graph.join(better, worse, &nothing);
                        continue;
                    }
                    let weight = scale.pair(field.player(above), field.player(below), place);
                    graph.join(better, worse, &with_order(weight));
                }
            }
            let player = field.player(places[worse]);
            if player.may_have_bye && Some(player.score) == bye_score {
                graph.join(worse, places.len(), &with_order(scale.bye(player)));
            }
        }
        Some(Bracket { matching: Matching::of(graph)?, places, moved, here, next })
    }

    /// Whether a vertex is matched with a resident of the bracket.
    fn meets_resident(&self, vertex: usize) -> bool {
        (self.moved..self.here).contains(&self.matching.mate(vertex))
    }

    /// The edges of a vertex that are not among those to keep.
    fn edges_but(&self, vertex: usize, keep: impl Fn(usize) -> bool) -> Vec<usize> {
        let graph = self.matching.graph();
        (0..graph.vertices()).filter(|&other| graph.has(vertex, other) && !keep(other)).collect()
    }

    /// Takes edges of a vertex away, all of them unmatched. Those that no best matching has by the criteria alone may
    /// stay: they will not come back.
    fn forgo(&mut self, vertex: usize, gone: &[usize]) -> Option<()> {
        self.forgo_all(&[(vertex, gone.to_vec())])
    }

    /// The same for several vertices at once.
    fn forgo_all(&mut self, gone: &[(usize, Vec<usize>)]) -> Option<()> {
        let possible = |(vertex, others): &(usize, Vec<usize>)| {
            let others = others.iter().copied();
            let others: Vec<usize> =
                others.filter(|&other| self.matching.may_match_but_for_last(*vertex, other)).collect();
            (!others.is_empty()).then_some((*vertex, others))
        };
        let gone: Vec<_> = gone.iter().filter_map(possible).collect();
        self.matching.part(&gone).then_some(())
    }

    /// Leaves a vertex nothing but its mate.
    fn settle(&mut self, vertex: usize) -> Option<()> {
        let mate = self.matching.mate(vertex);
        let gone = [(vertex, mate), (mate, vertex)]
            .map(|(end, mate)| (end, self.edges_but(end, |other| other == mate)));
        self.forgo_all(&gone)
    }

    /// Gives a bonus to those of these edges of a vertex that a best matching can have, and matches anew.
    fn favour(&mut self, vertex: usize, others: impl Iterator<Item = usize>, bonus: i64) -> Option<()> {
        let graph = self.matching.graph();
        let bonus: Vec<(usize, i64)> =
            others.filter(|&other| graph.has(vertex, other)).map(|other| (other, bonus)).collect();
        let possible = bonus.iter().any(|&(other, _)| self.matching.may_match(vertex, other));
        (!possible || self.matching.change(vertex, &bonus, &[])).then_some(())
    }

    /// 3.2: who of those moved down is paired in this bracket, the higher ranked first. The criteria have settled how many
    /// with each score.
    fn choose_moved_down(&mut self, field: &Field<'_>) -> Option<()> {
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
                        self.favour(vertex, self.moved..self.here, 1)?;
                    }
                    if !self.meets_resident(vertex) {
                        continue;
                    }
                    let residents = self.moved..self.here;
                    let gone = self.edges_but(vertex, |other| residents.contains(&other));
                    self.forgo(vertex, &gone)?;
                }
                paired -= 1;
            }
            from = to;
        }
        Some(())
    }

    /// 4.4: the opponents of those moved down, the highest ranked first.
    fn choose_their_opponents(&mut self) -> Option<()> {
        for vertex in 0..self.moved {
            if self.meets_resident(vertex) {
                self.choose_opponent(vertex, self.moved)?;
            }
        }
        Some(())
    }

    /// Matches a vertex with the highest ranked that it can have, from a place on.
    fn choose_opponent(&mut self, vertex: usize, from: usize) -> Option<()> {
        let mate = self.matching.mate(vertex);
        let higher = (from..mate).any(|other| self.matching.may_match(vertex, other));
        if higher {
            let graph = self.matching.graph();
            let bonus: Vec<(usize, i64)> = (from..=mate)
                .filter(|&other| graph.has(vertex, other))
                .map(|other| (other, (mate + 1 - other) as i64))
                .collect();
            if !self.matching.change(vertex, &bonus, &[]) {
                return None;
            }
        }
        self.settle(vertex)
    }

    /// Pairs the residents whom nobody moved down meets.
    fn pair_remainder(&mut self) -> Option<()> {
        let rest: Vec<usize> =
            (self.moved..self.here).filter(|&vertex| self.matching.mate(vertex) >= self.moved).collect();
        let pairs = rest.iter().filter(|&&vertex| self.is_upper(vertex)).count();
        if rest[..pairs].iter().any(|&vertex| !self.is_upper(vertex)) {
            self.exchange(&rest, pairs)?;
        }
        let (upper, lower): (Vec<usize>, Vec<usize>) =
            rest.iter().partition(|&&vertex| self.is_upper(vertex));
        let gone: Vec<_> = upper
            .iter()
            .map(|&vertex| (vertex, self.edges_but(vertex, |other| other > vertex && lower.contains(&other))))
            .collect();
        self.forgo_all(&gone)?;
        for &vertex in &upper {
            self.choose_opponent(vertex, vertex + 1)?;
        }
        Some(())
    }

    /// Whether a resident is the higher ranked of a pair in the bracket.
    fn is_upper(&self, vertex: usize) -> bool {
        (vertex + 1..self.here).contains(&self.matching.mate(vertex))
    }

    /// 4.3: the halves exchange as few players as possible, with numbers that differ as little as possible; then the
    /// lowest possible of the upper half and the highest possible of the lower half.
    fn exchange(&mut self, rest: &[usize], pairs: usize) -> Option<()> {
        let count = rest.len() as i64;
        let mut bonuses = Vec::with_capacity(rest.len());
        for (number, &vertex) in rest.iter().enumerate() {
            let stays = if number < pairs { count * count } else { 0 };
            let below = rest[number + 1..].iter().filter(|&&other| self.matching.graph().has(vertex, other));
            bonuses.push((vertex, below.map(|&other| (other, 4 * (stays - number as i64))).collect()));
        }
        if !self.matching.add(&bonuses) {
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
                self.discourage(vertex, below)?;
            }
            if self.is_upper(vertex) {
                let gone = self.edges_but(vertex, |other| below.contains(&other));
                self.forgo(vertex, &gone)?;
            } else {
                left -= 1;
                let gone = self.edges_but(vertex, |other| !below.contains(&other));
                self.forgo(vertex, &gone)?;
            }
        }
        left = exchanged;
        for (number, &vertex) in rest.iter().enumerate().skip(pairs) {
            if left <= 1 {
                break;
            }
            let below = &rest[number + 1..];
            if !self.is_upper(vertex) {
                self.favour(vertex, below.iter().copied(), 1)?;
            }
            let is_upper = self.is_upper(vertex);
            left -= usize::from(is_upper);
            let gone = self.edges_but(vertex, |other| below.contains(&other) == is_upper);
            self.forgo(vertex, &gone)?;
        }
        Some(())
    }

    /// Takes a little from the edges of a vertex to those below it, where a best matching can have another one.
    fn discourage(&mut self, vertex: usize, below: &[usize]) -> Option<()> {
        let elsewhere = self.edges_but(vertex, |other| below.contains(&other));
        if !elsewhere.iter().any(|&other| self.matching.may_match(vertex, other)) {
            return Some(());
        }
        let graph = self.matching.graph();
        let bonus: Vec<(usize, i64)> =
            below.iter().filter(|&&other| graph.has(vertex, other)).map(|&other| (other, -1)).collect();
        self.matching.change(vertex, &bonus, &[]).then_some(())
    }

    /// C9: whether the next bracket, whose own players end at `end` in the order so far, leaves over the one who has
    /// the bye and nobody else.
    fn bye_follows_next(&self, field: &Field<'_>, bye_score: Option<u32>, end: usize) -> bool {
        let Some(bye_score) = bye_score else { return false };
        if end >= field.order.len() || bye_score < field.score(end) {
            return false;
        }
        (0..self.next)
            .filter(|&vertex| vertex >= self.here || self.matching.mate(vertex) >= self.here)
            .all(|vertex| !(self.next..self.places.len()).contains(&self.matching.mate(vertex)))
    }
}
