//! What a search for a matching knows: dual variables, blossoms, who is matched with whom.
//!
//! See section 3 of `docs/algorithms/matching.md`.

use std::cmp::Ordering;

use super::graph::Graph;

/// Where a node stands in the search: at an even or an odd distance from an unmatched one, or not reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Free,
    Even,
    Odd,
}

/// No node.
pub(super) const NONE: usize = usize::MAX;

/// A matching of the vertices of a graph, and what proves that none weighs more.
///
/// A *node* is a vertex (below `n`) or a blossom: an odd cycle of nodes, which is treated as one. The *slack* of an edge
/// is the sum of its ends' dual variables less twice its weight; it is never below zero, and zero ("tight") for
/// every edge that is matched or lies in a blossom. All numbers are kept so that the halves needed are whole.
pub(crate) struct Matching {
    pub(super) graph: Graph,
    /// How many vertices.
    pub(super) n: usize,
    /// The dual variables of all nodes, one row after the other; a blossom's is never below zero.
    pub(super) duals: Box<[i64]>,
    /// The vertex that a node is matched with.
    pub(super) mate: Vec<usize>,
    /// The outermost blossom around a node, or itself; `NONE` for a blossom that is not in use.
    pub(super) root: Vec<usize>,
    /// For each node, the edge of least slack that leads to another node, by its two vertices.
    pub(super) link: Box<[(u32, u32)]>,
    /// The node of a blossom's cycle in which a vertex lies.
    pub(super) through: Vec<u32>,
    /// The cycle of a blossom, beginning with the node that is matched to the outside.
    pub(super) cycle: Vec<Vec<usize>>,
    pub(super) label: Vec<Label>,
    /// The vertex from which a node was reached.
    pub(super) parent: Vec<usize>,
    /// The vertex at an even distance whose edge to a node has the least slack.
    pub(super) nearest: Vec<usize>,
    pub(super) queue: Vec<usize>,
    pub(super) seen: Vec<u32>,
    pub(super) stamp: u32,
}

/// The mark of a link or a way through that there is not.
pub(super) const NO_LINK: u32 = u32::MAX;

impl Matching {
    /// The matching in which nobody is matched, with dual variables for which no edge has a negative slack.
    pub(super) fn empty(graph: Graph) -> Matching {
        let n = graph.vertices();
        // More blossoms than half the vertices cannot be in use at a time.
        let nodes = n + n / 2 + 1;
        let width = graph.width();
        let mut matching = Matching {
            n,
            duals: vec![0; nodes * width].into(),
            mate: vec![NONE; nodes],
            root: (0..nodes).map(|node| if node < n { node } else { NONE }).collect(),
            link: vec![(NO_LINK, NO_LINK); nodes * nodes].into(),
            through: vec![NO_LINK; nodes * n],
            cycle: vec![Vec::new(); nodes],
            label: vec![Label::Free; nodes],
            parent: vec![NONE; nodes],
            nearest: vec![NONE; nodes],
            queue: Vec::new(),
            seen: vec![0; nodes],
            stamp: 0,
            graph,
        };
        for one in 0..n {
            matching.through[one * n + one] = one as u32;
            for other in 0..n {
                if matching.graph.has(one, other) {
                    matching.link[one * nodes + other] = (one as u32, other as u32);
                }
            }
            matching.start_dual(one);
        }
        matching
    }

    /// A vertex begins with the weight of its heaviest edge.
    fn start_dual(&mut self, vertex: usize) {
        let joined = (0..self.n).filter(|&other| self.graph.has(vertex, other));
        if let Some(most) = joined.map(|other| self.graph.weight(vertex, other)).max() {
            let even: Vec<i64> = most.iter().map(|&number| number + (number & 1)).collect();
            self.dual_mut(vertex).copy_from_slice(&even);
        }
    }

    /// How many nodes there can be.
    pub(super) fn nodes(&self) -> usize {
        self.root.len()
    }

    /// How many numbers a row has.
    pub(super) fn width(&self) -> usize {
        self.graph.width()
    }

    /// A node's dual variable.
    pub(super) fn dual(&self, node: usize) -> &[i64] {
        &self.duals[node * self.width()..(node + 1) * self.width()]
    }

    /// A node's dual variable, to change it.
    pub(super) fn dual_mut(&mut self, node: usize) -> &mut [i64] {
        let width = self.width();
        &mut self.duals[node * width..(node + 1) * width]
    }

    /// The edge of least slack between two nodes.
    pub(super) fn link(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let (one, other) = self.link[from * self.nodes() + to];
        (one != NO_LINK).then_some((one as usize, other as usize))
    }

    /// One number of the slack of an edge between different outermost nodes.
    pub(super) fn slack_at(&self, (one, other): (usize, usize), index: usize) -> i64 {
        let width = self.width();
        self.duals[one * width + index] + self.duals[other * width + index]
            - 2 * self.graph.weight_at(one, other, index)
    }

    /// Whether such an edge has no slack.
    pub(super) fn is_tight(&self, edge: (usize, usize)) -> bool {
        (0..self.width()).all(|index| self.slack_at(edge, index) == 0)
    }

    /// Compares the slack of two edges.
    pub(super) fn compare(&self, (from, to): (usize, usize), (other, end): (usize, usize)) -> Ordering {
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

    /// The node of a blossom's cycle in which a vertex lies; a vertex lies in itself.
    pub(super) fn through(&self, node: usize, vertex: usize) -> Option<usize> {
        let step = self.through[node * self.n + vertex];
        (step != NO_LINK).then_some(step as usize)
    }

    /// The vertices in a node.
    pub(super) fn vertices_of(&self, node: usize) -> Vec<usize> {
        (0..self.n).filter(|&vertex| self.through(node, vertex).is_some()).collect()
    }

    /// Sets the outermost node of everything in a node.
    pub(super) fn set_root(&mut self, node: usize, root: usize) {
        self.root[node] = root;
        for at in 0..self.cycle[node].len() {
            self.set_root(self.cycle[node][at], root);
        }
    }

    /// The graph.
    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The vertex that a vertex is matched with. Every vertex has one as long as there is a perfect matching.
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }
}
