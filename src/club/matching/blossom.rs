//! State of Edmonds' matching algorithm: partners, dual variables and blossoms.
//!
//! See section 3 of `docs/algorithms/matching.md`.

use std::cmp::Ordering;

use super::graph::Graph;

/// Label of a node in Edmonds' matching algorithm, by its place in a search tree, which grows from
/// an unmatched node. `Free` nodes are in no tree; `Even` and `Odd` nodes are at an even or odd
/// distance from the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeLabel {
    /// In no search tree.
    Free,
    /// At an even distance from the root.
    Even,
    /// At an odd distance from the root.
    Odd,
}

/// Index in a [`Matching`] that stands for no node.
pub(super) const NO_NODE: usize = usize::MAX;

/// A matching of greatest weight in a graph, computed by Edmonds' blossom algorithm, with the dual
/// variables that prove that no other matching weighs more.
///
/// - A *node* is a vertex (below `n`) or a blossom: an odd cycle of nodes that is treated as one.
/// - The *dual variable* of a vertex is a bound on the weights of its edges. A blossom has one too.
/// - The *slack* of an edge is the sum of the dual variables of its ends and of the blossoms that
///   contain both ends, minus twice its weight. Slacks are never negative, and zero (*tight*) for
///   every edge that is matched or in a blossom's cycle.
///
/// All weights are doubled at the start, so that the algorithm can halve numbers without fractions.
pub(crate) struct Matching {
    pub(super) graph: Graph,
    /// Number of vertices.
    pub(super) n: usize,
    /// Dual variables of all nodes, one row of integers for each. The dual variables of blossoms
    /// are never negative.
    pub(super) duals: Box<[i64]>,
    /// Vertex with which each node is matched; `NO_NODE` for an unmatched node.
    pub(super) matched_vertices: Vec<usize>,
    /// Outermost blossom that contains each node, or the node itself; `NO_NODE` for an unused
    /// blossom.
    pub(super) root: Vec<usize>,
    /// Edge of least slack between each pair of nodes, as its two vertices; `NO_LINK` without an
    /// edge.
    pub(super) least_slack_edges: Box<[(u32, u32)]>,
    /// For each node and vertex: the member of the blossom's cycle that contains the vertex;
    /// `NO_LINK` if no member does. For a node that is a vertex: this vertex itself.
    pub(super) members_containing: Vec<u32>,
    /// Cycle of each blossom, beginning with its base, the node that is matched to the outside.
    /// Empty for vertices.
    pub(super) cycle: Vec<Vec<usize>>,
    /// Label of each node.
    pub(super) label: Vec<NodeLabel>,
    /// Vertex from which the search reached each node.
    pub(super) parent: Vec<usize>,
    /// For each node, the vertex with an even label whose edge to the node has the least slack.
    pub(super) nearest: Vec<usize>,
    /// Vertices with even labels whose edges the search has still to examine.
    pub(super) queue: Vec<usize>,
    /// Value of `stamp` at the last visit of each node by `first_common_ancestor`.
    pub(super) seen: Vec<u32>,
    /// Number of the calls of `first_common_ancestor`, so that `seen` need not be cleared.
    pub(super) stamp: u32,
}

/// Entry of `least_slack_edges` and `members_containing` in a [`Matching`] where there is no edge
/// or no node.
pub(super) const NO_LINK: u32 = u32::MAX;

impl Matching {
    /// Creates the initial state of Edmonds' matching algorithm for a graph: no vertex is matched.
    /// Each vertex gets its initial dual variable, a bound on the weights of its edges.
    pub(super) fn without_pairs(graph: Graph) -> Matching {
        let n = graph.vertices();
        // At most half as many blossoms as vertices are in use at the same time.
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

    /// Sets the initial dual variable of a vertex in Edmonds' matching algorithm, a bound on the
    /// weights of its edges. The initial dual variable is the weight of the vertex's heaviest edge,
    /// with each integer rounded up to an even number.
    fn set_first_dual_variable(&mut self, vertex: usize) {
        let joined = (0..self.n).filter(|&other| self.graph.has_edge(vertex, other));
        if let Some(most) = joined.map(|other| self.graph.weight(vertex, other)).max() {
            let even: Vec<i64> = most.iter().map(|&number| number + (number & 1)).collect();
            self.dual_variable_mut(vertex).copy_from_slice(&even);
        }
    }

    /// Returns the number of nodes in Edmonds' matching algorithm, used or not. Nodes are the
    /// vertices of the graph and the blossoms, odd cycles of nodes that the algorithm treats as one
    /// node.
    pub(super) fn node_count(&self) -> usize {
        self.root.len()
    }

    /// Returns the number of integers in each edge weight of the matched graph. Weights are
    /// compared lexicographically, the first integer being the most important.
    pub(super) fn width(&self) -> usize {
        self.graph.width()
    }

    /// Returns the dual variable of a node in Edmonds' matching algorithm, which bounds the weights
    /// of the node's edges. A dual variable has as many integers as a weight.
    pub(super) fn dual_variable(&self, node: usize) -> &[i64] {
        &self.duals[node * self.width()..(node + 1) * self.width()]
    }

    /// Returns the dual variable of a node in Edmonds' matching algorithm, to be changed. The dual
    /// variable bounds the weights of the node's edges.
    pub(super) fn dual_variable_mut(&mut self, node: usize) -> &mut [i64] {
        let width = self.width();
        &mut self.duals[node * width..(node + 1) * width]
    }

    /// Returns the edge of least slack between two nodes (each a vertex or a blossom) in Edmonds'
    /// matching algorithm, as a vertex inside `from` and a vertex inside `to`. `None` if no edge
    /// joins the nodes.
    pub(super) fn least_slack_edge(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let (one, other) = self.least_slack_edges[from * self.node_count() + to];
        (one != NO_LINK).then_some((one as usize, other as usize))
    }

    /// Returns one integer of an edge's slack in Edmonds' matching algorithm. A slack is a row of
    /// integers like a weight, and `index` is the position in it.
    ///
    /// The slack is the sum of the dual variables of both vertices, minus twice the weight of the
    /// edge; only an edge with slack zero can be matched. The dual variables of blossoms that
    /// contain both vertices are not added, so no blossom may contain both.
    pub(super) fn slack_at(&self, (one, other): (usize, usize), index: usize) -> i64 {
        let width = self.width();
        self.duals[one * width + index] + self.duals[other * width + index]
            - 2 * self.graph.weight_at(one, other, index)
    }

    /// Whether Edmonds' matching algorithm may match an edge, given as its two vertices, because
    /// the slack of the edge is zero. The slack is the sum of the dual variables of both vertices,
    /// minus twice the weight of the edge. No blossom may contain both vertices, because dual
    /// variables of blossoms are not added.
    pub(super) fn is_tight(&self, edge: (usize, usize)) -> bool {
        (0..self.width()).all(|index| self.slack_at(edge, index) == 0)
    }

    /// Compares the slacks of two edges in Edmonds' matching algorithm, which can match an edge
    /// when its slack is zero. Each edge is given as its two vertices.
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

    /// Returns the member of a blossom's cycle that contains a vertex. A blossom is an odd cycle of
    /// nodes that Edmonds' matching algorithm treats as one node. `None` if the blossom does not
    /// contain the vertex.
    ///
    /// If `node` is a vertex, not a blossom, the result is `node` for the same vertex, and `None`
    /// for others.
    pub(super) fn member_containing(&self, node: usize, vertex: usize) -> Option<usize> {
        let step = self.members_containing[node * self.n + vertex];
        (step != NO_LINK).then_some(step as usize)
    }

    /// Returns the vertices in a node of Edmonds' matching algorithm: the node itself, or all
    /// vertices of a blossom (an odd cycle of nodes that is treated as one node).
    pub(super) fn vertices_of(&self, node: usize) -> Vec<usize> {
        (0..self.n).filter(|&vertex| self.member_containing(node, vertex).is_some()).collect()
    }

    /// Stores `root` as the outermost blossom of a node and of all nodes inside it, in Edmonds'
    /// matching algorithm. If no blossom contains the node, `root` is the node itself.
    pub(super) fn set_outermost_node(&mut self, node: usize, root: usize) {
        self.root[node] = root;
        for at in 0..self.cycle[node].len() {
            self.set_outermost_node(self.cycle[node][at], root);
        }
    }

    /// Returns the graph to which this matching belongs.
    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns the vertex with which a vertex of the graph is matched; `usize::MAX` if it is
    /// unmatched, which cannot happen in a perfect matching.
    pub(crate) fn matched_vertex(&self, vertex: usize) -> usize {
        self.matched_vertices[vertex]
    }
}
