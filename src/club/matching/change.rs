//! Changes edges of a solved matching and solves it again by Edmonds' algorithm. Also tests whether
//! a matching of greatest weight can contain an edge.
//!
//! A *node* is a vertex or a *blossom*: a cycle of an odd number of nodes that is treated as one
//! node. An edge with slack zero is *tight*; only tight edges can be matched.
//!
//! Edge weights, dual variables and slacks are lists of integers of equal length, compared
//! lexicographically. [`Matching`] explains dual variables and slacks.
//!
//! See section 5 of `docs/algorithms/matching.md`.

use super::blossom::{Matching, NO_LINK, NO_NODE};
use super::graph::Graph;

impl Matching {
    /// Whether some matching of greatest weight may contain the edge between two vertices. `false`
    /// is certain; `true` means only that the edge is tight.
    pub(crate) fn may_match(&self, one: usize, other: usize) -> bool {
        self.graph.has_edge(one, other) && self.is_tight_up_to(one, other, self.width())
    }

    /// Like [`Matching::may_match`], but ignores the last and least important integer of each
    /// weight.
    pub(crate) fn may_match_ignoring_last(&self, one: usize, other: usize) -> bool {
        self.graph.has_edge(one, other) && self.is_tight_up_to(one, other, self.width() - 1)
    }

    /// Whether the first `width` integers of an edge's slack are zero.
    fn is_tight_up_to(&self, one: usize, other: usize, width: usize) -> bool {
        let mut around: Option<Vec<usize>> = None;
        (0..width).all(|index| {
            let slack = self.slack_at((one, other), index);
            // `slack_at` leaves out the dual variables of blossoms that contain both vertices. If
            // the outermost blossoms of the vertices differ, no blossom contains both.
            if slack == 0 && self.root[one] != self.root[other] {
                return true;
            }
            let around = around.get_or_insert_with(|| self.blossoms_around(one, other));
            let inside: i64 = around.iter().map(|&blossom| self.dual_variable(blossom)[index]).sum();
            slack + inside == 0
        })
    }

    /// Returns the blossoms that contain both vertices.
    fn blossoms_around(&self, one: usize, other: usize) -> Vec<usize> {
        let both = |&blossom: &usize| {
            self.root[blossom] != NO_NODE
                && self.member_containing(blossom, one).is_some()
                && self.member_containing(blossom, other).is_some()
        };
        (self.n..self.node_count()).filter(both).collect()
    }

    /// Changes edges of a vertex in a solved matching, and finds a perfect matching of greatest
    /// weight again. Returns `false` if no perfect matching exists.
    ///
    /// Each item of `bonus` contains a neighbour of the vertex, and a number to add to the last
    /// integer of their edge's weight. `gone` lists the neighbours whose edges to the vertex are
    /// removed.
    pub(crate) fn change_edges(&mut self, vertex: usize, bonus: &[(usize, i64)], gone: &[usize]) -> bool {
        self.update_edges(vertex, bonus, gone);
        self.complete_matching()
    }

    /// Removes edges in a solved matching, and finds a perfect matching of greatest weight again.
    /// Returns `false` if no perfect matching exists. Each item of `gone` contains a vertex, and
    /// the neighbours whose edges to this vertex are removed.
    pub(crate) fn remove_edges(&mut self, gone: &[(usize, Vec<usize>)]) -> bool {
        for (vertex, gone) in gone {
            self.update_edges(*vertex, &[], gone);
        }
        gone.is_empty() || self.complete_matching()
    }

    /// Adds to the weights of edges in a solved matching, and finds a perfect matching of greatest
    /// weight again. Returns `false` if no perfect matching exists.
    ///
    /// Each item of `bonuses` contains a vertex and a list. The list contains neighbours of the
    /// vertex, each with a number to add to the last integer of their edge's weight. Each edge
    /// appears only once in `bonuses`.
    pub(crate) fn add_bonus(&mut self, bonuses: &[(usize, Vec<(usize, i64)>)]) -> bool {
        for (vertex, bonus) in bonuses {
            self.update_edges(*vertex, bonus, &[]);
        }
        self.complete_matching()
    }

    /// Changes edges of a vertex in a solved matching, and prepares the matching to be solved
    /// again.
    ///
    /// Each item of `bonus` contains a neighbour of the vertex, and a number to add to the last
    /// integer of their edge's weight. `gone` lists the neighbours whose edges to the vertex are
    /// removed.
    fn update_edges(&mut self, vertex: usize, bonus: &[(usize, i64)], gone: &[usize]) {
        self.dissolve_blossoms_around(vertex);
        for &(other, more) in bonus {
            self.graph.add_to_last(vertex, other, 2 * more);
        }
        for &other in gone {
            self.graph.remove_edge(vertex, other);
        }
        self.restore_vertex(vertex);
    }

    /// Dissolves all blossoms that contain a vertex, so that its edges can be changed.
    fn dissolve_blossoms_around(&mut self, vertex: usize) {
        while self.root[vertex] != vertex {
            self.dissolve_blossom(self.root[vertex]);
        }
    }

    /// Splits an outermost blossom into the nodes of its cycle, whatever its dual variable is.
    ///
    /// Adds half of the blossom's dual variable to the dual variable of each vertex in the blossom,
    /// so that the slacks of the edges inside do not change. If the dual variable is not zero, the
    /// matched edge that leaves the blossom is no longer tight; it is then removed from the
    /// matching.
    fn dissolve_blossom(&mut self, blossom: usize) {
        let half: Vec<i64> = self.dual_variable(blossom).iter().map(|number| number / 2).collect();
        if half.iter().any(|&number| number != 0) {
            if self.matched_vertices[blossom] != NO_NODE {
                self.unmatch(self.root[self.matched_vertices[blossom]]);
                self.unmatch(blossom);
            }
            for vertex in self.vertices_of(blossom) {
                for (number, by) in self.dual_variable_mut(vertex).iter_mut().zip(&half) {
                    *number += by;
                }
            }
            self.dual_variable_mut(blossom).fill(0);
        }
        for node in std::mem::take(&mut self.cycle[blossom]) {
            self.set_outermost_node(node, node);
        }
        self.root[blossom] = NO_NODE;
    }

    /// Marks a node as unmatched, but not the node with which it was matched. If the node is a
    /// blossom, also marks its base, through which the blossom was matched.
    fn unmatch(&mut self, mut node: usize) {
        self.matched_vertices[node] = NO_NODE;
        while let Some(&base) = self.cycle[node].first() {
            node = base;
            self.matched_vertices[node] = NO_NODE;
        }
    }

    /// Updates the data of a vertex after its edges have changed: its dual variable, its match, and
    /// its edge of least slack to each node. The vertex must not be in a blossom.
    fn restore_vertex(&mut self, vertex: usize) {
        let joined = |graph: &Graph, n: usize| {
            (0..n).filter(|&other| graph.has_edge(vertex, other)).collect::<Vec<_>>()
        };
        let joined = joined(&self.graph, self.n);
        let needed = joined.iter().map(|&other| {
            let weights = self.graph.weight(vertex, other).iter().zip(self.dual_variable(other));
            weights.map(|(weight, dual)| 2 * weight - dual).collect::<Vec<i64>>()
        });
        if let Some(needed) = needed.max()
            && needed.as_slice() > self.dual_variable(vertex)
        {
            self.dual_variable_mut(vertex).copy_from_slice(&needed);
        }
        let mate = self.matched_vertices[vertex];
        if mate != NO_NODE && !(self.graph.has_edge(vertex, mate) && self.is_tight((vertex, mate))) {
            self.unmatch(self.root[mate]);
            self.unmatch(vertex);
        }
        self.store_least_slack_edges(vertex);
    }

    /// Stores for each node the edge of least slack between this node and `vertex`.
    fn store_least_slack_edges(&mut self, vertex: usize) {
        let nodes = self.node_count();
        for node in 0..nodes {
            let mut best: Option<(usize, usize)> = None;
            if node < self.n {
                best = self.graph.has_edge(vertex, node).then_some((vertex, node));
            } else if self.root[node] != NO_NODE {
                for other in 0..self.n {
                    let edge = (vertex, other);
                    if self.member_containing(node, other).is_some()
                        && self.graph.has_edge(vertex, other)
                        && best.is_none_or(|best| self.compare_slacks(edge, best).is_lt())
                    {
                        best = Some(edge);
                    }
                }
            }
            let (one, other) = best.map_or((NO_LINK, NO_LINK), |(one, other)| (one as u32, other as u32));
            self.least_slack_edges[vertex * nodes + node] = (one, other);
            self.least_slack_edges[node * nodes + vertex] = (other, one);
        }
    }

    /// Makes all integers in the dual variables of an unmatched node even, so that the algorithm
    /// can halve the slack between two such nodes.
    ///
    /// In a blossom, increases the odd integers in the dual variables of all vertices by 1. To
    /// compensate, decreases the integers at the same positions in the blossom's own dual variable
    /// by 2. If this dual variable would become negative, dissolves the blossom instead and
    /// continues with its base.
    pub(super) fn make_even(&mut self, node: usize) {
        let mut node = node;
        loop {
            let vertices = self.vertices_of(node);
            let Some(&first) = vertices.first() else { return };
            let odd: Vec<i64> = self.dual_variable(first).iter().map(|number| number & 1).collect();
            if odd.iter().all(|&number| number == 0) {
                return;
            }
            if node >= self.n {
                let left: Vec<i64> =
                    self.dual_variable(node).iter().zip(&odd).map(|(dual, odd)| dual - 2 * odd).collect();
                if left < vec![0; left.len()] {
                    let base = self.cycle[node][0];
                    self.dissolve_blossom(node);
                    node = base;
                    continue;
                }
                self.dual_variable_mut(node).copy_from_slice(&left);
            }
            for vertex in vertices {
                for (number, by) in self.dual_variable_mut(vertex).iter_mut().zip(&odd) {
                    *number += by;
                }
            }
            return;
        }
    }
}
