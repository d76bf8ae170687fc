//! State of a search for a matching of greatest weight: partners, dual variables and blossoms.
//!
//! See section 3 of `docs/algorithms/matching.md`.

use std::cmp::Ordering;

use super::graph::Graph;

/// Label of a graph node in Edmonds' matching algorithm: not reached (free), or at an even or odd
/// distance from an unmatched node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeLabel {
    Free,
    Even,
    Odd,
}

/// Index that stands for no node.
pub(super) const NO_NODE: usize = usize::MAX;

/// A matching of the vertices of a graph, with a proof that no other matching weighs more.
///
/// - A *node* is a vertex (below `n`) or a blossom: an odd cycle of nodes that is treated as one.
/// - The *dual variable* of a vertex is a bound on the weights of its edges. A blossom has one too.
/// - The *slack* of an edge is the sum of the dual variables of its ends and of the blossoms that
///   contain both ends, minus twice its weight. Slacks are never negative, and zero (*tight*) for
///   every edge that is matched or in a blossom's cycle.
///
/// Weights are doubled, so that the algorithm can halve numbers without fractions.
pub(crate) struct Matching {
    pub(super) graph: Graph,
    /// Number of vertices.
    pub(super) n: usize,
    /// Dual variables of all nodes, one row of integers for each. Dual variables of blossoms are
    /// never negative.
    pub(super) duals: Box<[i64]>,
    /// Vertex that a node is matched with; `NONE` if the node is unmatched.
    pub(super) matched_vertices: Vec<usize>,
    /// Outermost blossom that contains a node, or the node itself; `NONE` for an unused blossom.
    pub(super) root: Vec<usize>,
    /// Edge of least slack between each pair of nodes, as its two vertices.
    pub(super) least_slack_edges: Box<[(u32, u32)]>,
    /// For each node and vertex: the member of the blossom's cycle that contains the vertex. For a
    /// node that is a vertex: this vertex itself.
    pub(super) members_containing: Vec<u32>,
    /// Cycle of a blossom, beginning with its base: the node that is matched to the outside.
    pub(super) cycle: Vec<Vec<usize>>,
    pub(super) label: Vec<NodeLabel>,
    /// Vertex from which the search reached a node.
    pub(super) parent: Vec<usize>,
    /// Even vertex whose edge to a node has the least slack.
    pub(super) nearest: Vec<usize>,
    pub(super) queue: Vec<usize>,
    pub(super) seen: Vec<u32>,
    pub(super) stamp: u32,
}

/// Entry of the tables `link` and `through` of a [`Matching`] where there is no edge or no node.
pub(super) const NO_LINK: u32 = u32::MAX;

impl Matching {
    /// Creates a matching without pairs, from which Edmonds' algorithm finds the heaviest one. Each
    /// vertex gets its initial dual variable: a bound on the weights of its edges.
    pub(super) fn without_pairs(graph: Graph) -> Matching {
        let n = graph.vertices();
        // At most half as many blossoms as vertices are in use at a time.
        let nodes = n + n / 2 + 1;
        let width = graph.width();
        let mut matching = Matching {
            n,
            duals: vec![0; nodes * width].into(),
            matched_vertices: vec![NO_NODE; nodes],
            root: (0..nodes).map(|node| if node < n { node } else { NO_NODE }).collect(),
            least_slack_edges: vec![(NO_LINK, NO_LINK); nodes * nodes].into(),
            members_containing: vec![NO_LINK; nodes * n],
            cycle: vec![Vec::new(); nodes],
            label: vec![NodeLabel::Free; nodes],
            parent: vec![NO_NODE; nodes],
            nearest: vec![NO_NODE; nodes],
            queue: Vec::new(),
            seen: vec![0; nodes],
            stamp: 0,
            graph,
        };
        for one in 0..n {
            matching.members_containing[one * n + one] = one as u32;
            for other in 0..n {
                if matching.graph.has_edge(one, other) {
                    matching.least_slack_edges[one * nodes + other] = (one as u32, other as u32);
                }
            }
            matching.set_first_dual_variable(one);
        }
        matching
    }

    /// Sets the first dual variable of a vertex, a bound that Edmonds' matching algorithm adjusts
    /// later. The value is the weight of the vertex's heaviest edge, rounded up to even numbers.
    fn set_first_dual_variable(&mut self, vertex: usize) {
        let joined = (0..self.n).filter(|&other| self.graph.has_edge(vertex, other));
        if let Some(most) = joined.map(|other| self.graph.weight(vertex, other)).max() {
            let even: Vec<i64> = most.iter().map(|&number| number + (number & 1)).collect();
            self.dual_variable_mut(vertex).copy_from_slice(&even);
        }
    }

    /// Returns the number of node indices of the matching. Nodes are the vertices of the graph, and
    /// the blossoms (odd cycles that the matching algorithm treats as one node), in use or not.
    pub(super) fn node_count(&self) -> usize {
        self.root.len()
    }

    /// Returns the number of integers in an edge weight. Weights are compared integer by integer,
    /// the first being the most important.
    pub(super) fn width(&self) -> usize {
        self.graph.width()
    }

    /// Returns the dual variable of a node: the number by which the matching algorithm bounds the
    /// weights of the node's edges. It has as many integers as a weight.
    pub(super) fn dual_variable(&self, node: usize) -> &[i64] {
        &self.duals[node * self.width()..(node + 1) * self.width()]
    }

    /// Returns the dual variable of a node, to change it: the number by which the matching
    /// algorithm bounds the weights of the node's edges.
    pub(super) fn dual_variable_mut(&mut self, node: usize) -> &mut [i64] {
        let width = self.width();
        &mut self.duals[node * width..(node + 1) * width]
    }

    /// Returns the edge of least slack between two nodes: the closest to being usable in a
    /// matching. An edge is its two vertices, one in each node; `None` if no edge joins the nodes.
    pub(super) fn least_slack_edge(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let (one, other) = self.least_slack_edges[from * self.node_count() + to];
        (one != NO_LINK).then_some((one as usize, other as usize))
    }

    /// Returns one integer of the slack of an edge, which is a row of integers like a weight.
    ///
    /// The slack is the sum of the dual variables of both vertices, minus twice the weight of the
    /// edge. The edge can be matched only if the slack is zero. The vertices must not be in the
    /// same blossom, because its dual variable is not added.
    pub(super) fn slack_at(&self, (one, other): (usize, usize), index: usize) -> i64 {
        let width = self.width();
        self.duals[one * width + index] + self.duals[other * width + index]
            - 2 * self.graph.weight_at(one, other, index)
    }

    /// Whether the matching may use an edge: its slack is zero. The slack is the sum of the dual
    /// variables of both vertices, minus twice the weight of the edge. The vertices must not be in
    /// the same blossom, because its dual variable is not added.
    pub(super) fn is_tight(&self, edge: (usize, usize)) -> bool {
        (0..self.width()).all(|index| self.slack_at(edge, index) == 0)
    }

    /// Compares the slacks of two edges: the smaller one is closer to being usable in the matching.
    /// The first edge joins the vertices `from` and `to`, the second joins `other` and `end`.
    pub(super) fn compare_slacks(
        &self,
        (from, to): (usize, usize),
        (other, end): (usize, usize),
    ) -> Ordering {
        let (mut index, width) = (0, self.width());
        while index < width {
            let slack = self.slack_at((from, to), index);
            let than = self.slack_at((other, end), index);
            if slack != than {
                return slack.cmp(&than);
            }
            index += 1;
        }
        Ordering::Equal
    }

    /// Returns the node of a blossom's cycle that contains a vertex. `None` if the blossom does not
    /// contain the vertex.
    ///
    /// `node` is the blossom, an odd cycle of nodes that the matching algorithm treats as one. If
    /// `node` is a vertex instead, the result is `node` for the same vertex, and `None` for others.
    pub(super) fn member_containing(&self, node: usize, vertex: usize) -> Option<usize> {
        let step = self.members_containing[node * self.n + vertex];
        (step != NO_LINK).then_some(step as usize)
    }

    /// Returns the vertices that a node of the matching stands for: itself, or all vertices in a
    /// blossom (an odd cycle that is treated as one node).
    pub(super) fn vertices_of(&self, node: usize) -> Vec<usize> {
        (0..self.n).filter(|&vertex| self.member_containing(node, vertex).is_some()).collect()
    }

    /// Records `root` as the outermost blossom around a node and all nodes inside it. Outside all
    /// blossoms, `root` is the node itself.
    pub(super) fn set_outermost_node(&mut self, node: usize, root: usize) {
        self.root[node] = root;
        for at in 0..self.cycle[node].len() {
            self.set_outermost_node(self.cycle[node][at], root);
        }
    }

    /// Returns the graph whose vertices are matched.
    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns the vertex that is matched with `vertex`; `usize::MAX` if there is none. In a
    /// perfect matching every vertex has one.
    pub(crate) fn matched_vertex(&self, vertex: usize) -> usize {
        self.matched_vertices[vertex]
    }
}
