//! State of Edmonds' matching algorithm: matched pairs, dual variables and blossoms.
//!
//! See section 3 of `docs/algorithms/matching.md`.

use std::cmp::Ordering;

use super::graph::Graph;

/// Label of a node: its place in the search trees, which grow from unmatched nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeLabel {
    /// In no search tree.
    Free,
    /// At an even distance from the root of its search tree.
    Even,
    /// At an odd distance from the root of its search tree.
    Odd,
}

/// Index that stands for no node.
pub(super) const NO_NODE: usize = usize::MAX;

/// A matching of greatest weight in a graph, with the state of Edmonds' blossom algorithm, which
/// computes the matching.
///
/// - A *node* is a vertex (index below `n`) or a *blossom*: a cycle of an odd number of nodes that
///   is treated as one node.
/// - Each node has a *dual variable*, a list of integers like an edge weight. The dual variables
///   prove that no other matching weighs more.
/// - The *slack* of an edge is the sum of the dual variables of its two vertices and of all
///   blossoms that contain both vertices, minus twice the weight of the edge. Slacks are never
///   negative.
/// - An edge with slack zero is *tight*. All matched edges are tight, and so are the edges of a
///   blossom's cycle.
///
/// All weights are doubled at the start, so that the algorithm can halve integers without
/// fractions.
pub(crate) struct Matching {
    pub(super) graph: Graph,
    /// Number of vertices.
    pub(super) n: usize,
    /// Dual variables of all nodes, one after the other. The dual variables of blossoms are never
    /// negative.
    pub(super) duals: Box<[i64]>,
    /// For each node, its match: a vertex outside the node; `NO_NODE` if the node is unmatched.
    pub(super) matched_vertices: Vec<usize>,
    /// For each node, the outermost blossom that contains it, or the node itself; `NO_NODE` for an
    /// unused blossom.
    pub(super) root: Vec<usize>,
    /// For each pair of nodes, the edge of least slack between them, as its two vertices; `NO_LINK`
    /// if there is no edge.
    pub(super) least_slack_edges: Box<[(u32, u32)]>,
    /// For each blossom and vertex, the member of the blossom's cycle that contains the vertex;
    /// `NO_LINK` if there is none. A vertex contains only itself.
    pub(super) members_containing: Vec<u32>,
    /// The cycle of each blossom. It starts with the base, the member that is matched with a vertex
    /// outside the blossom. Empty for vertices.
    pub(super) cycle: Vec<Vec<usize>>,
    /// Label of each node.
    pub(super) label: Vec<NodeLabel>,
    /// For each node, the vertex from which the search reached the node.
    pub(super) parent: Vec<usize>,
    /// For each node, the vertex with an even label whose edge to the node has the least slack.
    pub(super) nearest: Vec<usize>,
    /// Vertices with even labels whose edges have not been examined yet.
    pub(super) queue: Vec<usize>,
    /// Value of `stamp` at the last visit of each node by `first_common_ancestor`.
    pub(super) seen: Vec<u32>,
    /// Number of calls of `first_common_ancestor`. With this number, `seen` need not be cleared.
    pub(super) stamp: u32,
}

/// Entry of `least_slack_edges` and `members_containing` that means no edge or no node.
pub(super) const NO_LINK: u32 = u32::MAX;

impl Matching {
    /// Creates the initial state for a graph: no vertex is matched, and each vertex has its initial
    /// dual variable.
    pub(super) fn without_pairs(graph: Graph) -> Matching {
        let n = graph.vertices();
        // At most half as many blossoms as vertices are used at the same time.
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

    /// Sets the initial dual variable of a vertex: the weight of its heaviest edge, with each
    /// integer rounded up to an even number.
    fn set_first_dual_variable(&mut self, vertex: usize) {
        let joined = (0..self.n).filter(|&other| self.graph.has_edge(vertex, other));
        if let Some(most) = joined.map(|other| self.graph.weight(vertex, other)).max() {
            let even: Vec<i64> = most.iter().map(|&number| number + (number & 1)).collect();
            self.dual_variable_mut(vertex).copy_from_slice(&even);
        }
    }

    /// Returns the number of nodes: all vertices, and all blossoms including unused ones.
    pub(super) fn node_count(&self) -> usize {
        self.root.len()
    }

    /// Returns the number of integers in an edge weight and in a dual variable.
    pub(super) fn width(&self) -> usize {
        self.graph.width()
    }

    /// Returns the dual variable of a node, a list of `width` integers.
    pub(super) fn dual_variable(&self, node: usize) -> &[i64] {
        &self.duals[node * self.width()..(node + 1) * self.width()]
    }

    /// Returns the dual variable of a node, to be changed.
    pub(super) fn dual_variable_mut(&mut self, node: usize) -> &mut [i64] {
        let width = self.width();
        &mut self.duals[node * width..(node + 1) * width]
    }

    /// Returns the edge of least slack between two nodes, as a vertex inside `from` and a vertex
    /// inside `to`. Returns `None` if no edge joins the nodes.
    pub(super) fn least_slack_edge(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let (one, other) = self.least_slack_edges[from * self.node_count() + to];
        (one != NO_LINK).then_some((one as usize, other as usize))
    }

    /// Returns the integer at position `index` of an edge's slack.
    ///
    /// Correct only if no blossom contains both vertices, because dual variables of blossoms are
    /// not added.
    pub(super) fn slack_at(&self, (one, other): (usize, usize), index: usize) -> i64 {
        let width = self.width();
        self.duals[one * width + index] + self.duals[other * width + index]
            - 2 * self.graph.weight_at(one, other, index)
    }

    /// Whether an edge is tight. Correct only if no blossom contains both vertices.
    pub(super) fn is_tight(&self, edge: (usize, usize)) -> bool {
        (0..self.width()).all(|index| self.slack_at(edge, index) == 0)
    }

    /// Compares the slacks of two edges lexicographically. Each edge is given as its two vertices.
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

    /// Returns the member of a blossom's cycle that contains a vertex. Returns `None` if the
    /// blossom does not contain the vertex.
    ///
    /// If `node` is itself a vertex, returns `node` for the same vertex and `None` for any other.
    pub(super) fn member_containing(&self, node: usize, vertex: usize) -> Option<usize> {
        let step = self.members_containing[node * self.n + vertex];
        (step != NO_LINK).then_some(step as usize)
    }

    /// Returns all vertices inside a node. For a vertex, this is only the vertex itself.
    pub(super) fn vertices_of(&self, node: usize) -> Vec<usize> {
        (0..self.n).filter(|&vertex| self.member_containing(node, vertex).is_some()).collect()
    }

    /// Stores `root` as the outermost blossom of a node and of all nodes inside it. If no blossom
    /// contains the node, `root` is the node itself.
    pub(super) fn set_outermost_node(&mut self, node: usize, root: usize) {
        self.root[node] = root;
        for at in 0..self.cycle[node].len() {
            self.set_outermost_node(self.cycle[node][at], root);
        }
    }

    /// Returns the graph of this matching, with doubled weights.
    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns the vertex with which a vertex is matched; `usize::MAX` if it is unmatched. In a
    /// perfect matching every vertex is matched.
    pub(crate) fn matched_vertex(&self, vertex: usize) -> usize {
        self.matched_vertices[vertex]
    }
}
