//! Changing the edges of one vertex of a solved matching.
//!
//! See section 5 of `docs/algorithms/matching.md`.

use super::blossom::{Matching, NO_LINK, NONE};
use super::graph::Graph;

impl Matching {
    /// Whether two vertices are joined, and may be matched in a matching of the greatest weight: the edge is tight.
    pub(crate) fn may_match(&self, one: usize, other: usize) -> bool {
        self.graph.has(one, other) && self.is_tight_up_to(one, other, self.width())
    }

    /// The same with the last number of all weights left out.
    pub(crate) fn may_match_but_for_last(&self, one: usize, other: usize) -> bool {
        self.graph.has(one, other) && self.is_tight_up_to(one, other, self.width() - 1)
    }

    fn is_tight_up_to(&self, one: usize, other: usize, width: usize) -> bool {
        let mut around: Option<Vec<usize>> = None;
        (0..width).all(|index| {
            let slack = self.slack_at((one, other), index);
            // Without a common blossom the slack is what it seems.
            if slack == 0 && self.root[one] != self.root[other] {
                return true;
            }
            let around = around.get_or_insert_with(|| self.around(one, other));
            let inside: i64 = around.iter().map(|&blossom| self.dual(blossom)[index]).sum();
            slack + inside == 0
        })
    }

    /// The blossoms in which two vertices lie together.
    fn around(&self, one: usize, other: usize) -> Vec<usize> {
        let both = |&blossom: &usize| {
            self.root[blossom] != NONE
                && self.through(blossom, one).is_some()
                && self.through(blossom, other).is_some()
        };
        (self.n..self.nodes()).filter(both).collect()
    }

    /// Adds to the last number of the weights of edges of one vertex, by the other end and what is added; takes away
    /// other edges of it; and solves the matching again. False if there is no perfect matching any more.
    pub(crate) fn change(&mut self, vertex: usize, bonus: &[(usize, i64)], gone: &[usize]) -> bool {
        self.prepare(vertex, bonus, gone);
        self.complete()
    }

    /// Takes away edges of several vertices, and solves the matching again once. False if there is no perfect matching any
    /// more.
    pub(crate) fn part(&mut self, gone: &[(usize, Vec<usize>)]) -> bool {
        for (vertex, gone) in gone {
            self.prepare(*vertex, &[], gone);
        }
        gone.is_empty() || self.complete()
    }

    /// Adds to the last number of the weights of edges of many vertices, and solves the matching again once.
    pub(crate) fn add(&mut self, bonuses: &[(usize, Vec<(usize, i64)>)]) -> bool {
        for (vertex, bonus) in bonuses {
            self.prepare(*vertex, bonus, &[]);
        }
        self.complete()
    }

    fn prepare(&mut self, vertex: usize, bonus: &[(usize, i64)], gone: &[usize]) {
        self.set_free(vertex);
        for &(other, more) in bonus {
            self.graph.add_to_last(vertex, other, 2 * more);
        }
        for &other in gone {
            self.graph.part(vertex, other);
        }
        self.settle(vertex);
    }

    /// Takes a vertex out of all blossoms.
    fn set_free(&mut self, vertex: usize) {
        while self.root[vertex] != vertex {
            self.dissolve(self.root[vertex]);
        }
    }

    /// Undoes an outermost blossom. Its vertices take over its dual variable, half each, so that nothing inside it
    /// changes; the edge by which it was matched is tight no more.
    fn dissolve(&mut self, blossom: usize) {
        let half: Vec<i64> = self.dual(blossom).iter().map(|number| number / 2).collect();
        if half.iter().any(|&number| number != 0) {
            if self.mate[blossom] != NONE {
                self.unmatch(self.root[self.mate[blossom]]);
                self.unmatch(blossom);
            }
            for vertex in self.vertices_of(blossom) {
                for (number, by) in self.dual_mut(vertex).iter_mut().zip(&half) {
                    *number += by;
                }
            }
            self.dual_mut(blossom).fill(0);
        }
        for node in std::mem::take(&mut self.cycle[blossom]) {
            self.set_root(node, node);
        }
        self.root[blossom] = NONE;
    }

    /// Leaves a node without a mate, and the one in it by which it was matched.
    fn unmatch(&mut self, mut node: usize) {
        self.mate[node] = NONE;
        while let Some(&base) = self.cycle[node].first() {
            node = base;
            self.mate[node] = NONE;
        }
    }

    /// After the edges of a vertex have changed, one outside all blossoms: finds its dual variable and its links.
    fn settle(&mut self, vertex: usize) {
        let joined =
            |graph: &Graph, n: usize| (0..n).filter(|&other| graph.has(vertex, other)).collect::<Vec<_>>();
        let joined = joined(&self.graph, self.n);
        let needed = joined.iter().map(|&other| {
            let weights = self.graph.weight(vertex, other).iter().zip(self.dual(other));
            weights.map(|(weight, dual)| 2 * weight - dual).collect::<Vec<i64>>()
        });
        if let Some(needed) = needed.max()
            && needed.as_slice() > self.dual(vertex)
        {
            self.dual_mut(vertex).copy_from_slice(&needed);
        }
        let mate = self.mate[vertex];
        if mate != NONE && !(self.graph.has(vertex, mate) && self.is_tight((vertex, mate))) {
            self.unmatch(self.root[mate]);
            self.unmatch(vertex);
        }
        self.link_vertex(vertex);
    }

    /// Finds the edges of least slack between a vertex and every node.
    fn link_vertex(&mut self, vertex: usize) {
        let nodes = self.nodes();
        for node in 0..nodes {
            let mut best: Option<(usize, usize)> = None;
            if node < self.n {
                best = self.graph.has(vertex, node).then_some((vertex, node));
            } else if self.root[node] != NONE {
                for other in 0..self.n {
                    let edge = (vertex, other);
                    if self.through(node, other).is_some()
                        && self.graph.has(vertex, other)
                        && best.is_none_or(|best| self.compare(edge, best).is_lt())
                    {
                        best = Some(edge);
                    }
                }
            }
            let (one, other) = best.map_or((NO_LINK, NO_LINK), |(one, other)| (one as u32, other as u32));
            self.link[vertex * nodes + node] = (one, other);
            self.link[node * nodes + vertex] = (other, one);
        }
    }

    /// Makes the dual variables of an unmatched node even, so that those of any two trees differ by an even number.
    /// What is in a blossom rises together, at the cost of the blossom's own; one that cannot pay is undone.
    pub(super) fn make_even(&mut self, node: usize) {
        let mut node = node;
        loop {
            let vertices = self.vertices_of(node);
            let Some(&first) = vertices.first() else { return };
            let odd: Vec<i64> = self.dual(first).iter().map(|number| number & 1).collect();
            if odd.iter().all(|&number| number == 0) {
                return;
            }
            if node >= self.n {
                let left: Vec<i64> =
                    self.dual(node).iter().zip(&odd).map(|(dual, odd)| dual - 2 * odd).collect();
                if left < vec![0; left.len()] {
                    let base = self.cycle[node][0];
                    self.dissolve(node);
                    node = base;
                    continue;
                }
                self.dual_mut(node).copy_from_slice(&left);
            }
            for vertex in vertices {
                for (number, by) in self.dual_mut(vertex).iter_mut().zip(&odd) {
                    *number += by;
                }
            }
            return;
        }
    }
}
