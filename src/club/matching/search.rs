//! Search for a perfect matching of greatest weight by Edmonds' algorithm. Search trees grow from
//! all unmatched nodes at the same time, until two trees meet.
//!
//! A *node* is a vertex or a *blossom*: a cycle of an odd number of nodes that is treated as one
//! node. An edge with slack zero is *tight*; only tight edges can be matched. A node has an even or
//! odd label, by its distance from the root of its search tree. A node in no search tree is *free*.
//!
//! Edge weights, dual variables, slacks and changes of dual variables are lists of integers of
//! equal length. Each list counts as one value. Lists are added integer by integer, and compared
//! lexicographically. [`Matching`] explains dual variables and slacks.
//!
//! See section 4 of `docs/algorithms/matching.md`.

use super::blossom::{Matching, NO_LINK, NO_NODE, NodeLabel};
use super::graph::Graph;

/// Reason why the next change of the dual variables is limited.
#[derive(Clone, Copy)]
enum DualChangeLimit {
    /// The dual variable of a blossom with an odd label reaches zero. The content is the blossom.
    BlossomAtZero(usize),
    /// An edge from an even node to a free node becomes tight. The content is the edge.
    FreeNodeTight((usize, usize)),
    /// An edge between two even nodes becomes tight. Its slack decreases by twice the change,
    /// because the dual variables of both its vertices change. The content is the edge.
    EvenNodesTight((usize, usize)),
}

impl Matching {
    /// Finds a perfect matching of greatest weight in a graph: every vertex is matched with exactly
    /// one other. Returns `None` if there is no perfect matching.
    pub(crate) fn greatest_perfect(mut graph: Graph) -> Option<Matching> {
        // With even weights, all dual variables stay integers.
        graph.double_weights();
        let mut matching = Matching::without_pairs(graph);
        matching.match_tight_edges();
        matching.complete_matching().then_some(matching)
    }

    /// Matches unmatched vertices greedily along tight edges, before the search starts.
    fn match_tight_edges(&mut self) {
        for one in 0..self.n {
            if self.matched_vertices[one] == NO_NODE {
                let mate = (0..self.n).find(|&other| {
                    self.graph.has_edge(one, other)
                        && self.matched_vertices[other] == NO_NODE
                        && self.is_tight((one, other))
                });
                if let Some(mate) = mate {
                    self.matched_vertices[one] = mate;
                    self.matched_vertices[mate] = one;
                }
            }
        }
    }

    /// Completes the matching to a perfect matching of greatest weight. Returns `false` if there is
    /// no perfect matching.
    pub(super) fn complete_matching(&mut self) -> bool {
        let unmatched = |matching: &Matching| {
            let is_root =
                |&node: &usize| matching.root[node] == node && matching.matched_vertices[node] == NO_NODE;
            (0..matching.node_count()).filter(is_root).collect::<Vec<_>>()
        };
        for root in unmatched(self) {
            self.make_even(root);
        }
        self.label.fill(NodeLabel::Free);
        self.nearest.fill(NO_NODE);
        self.queue.clear();
        let roots = unmatched(self);
        for &root in &roots {
            self.parent[root] = NO_NODE;
            self.label[root] = NodeLabel::Even;
            self.enqueue(root);
        }
        (0..roots.len().div_ceil(2)).all(|_| self.grow_trees())
    }

    /// Adds one pair to the matching: grows the search trees until two of them meet. Returns
    /// `false` if that is impossible.
    fn grow_trees(&mut self) -> bool {
        loop {
            while let Some(vertex) = self.queue.pop() {
                if self.label[self.root[vertex]] != NodeLabel::Even {
                    continue;
                }
                for other in 0..self.n {
                    let root = self.root[other];
                    // Edges to odd nodes are not needed here. When a blossom with an odd label is
                    // split, `expand_blossom` finds the edges of its members.
                    if self.graph.has_edge(vertex, other)
                        && self.root[vertex] != root
                        && self.label[root] != NodeLabel::Odd
                    {
                        if self.is_tight((vertex, other)) {
                            if self.use_tight_edge((vertex, other)) {
                                return true;
                            }
                        } else {
                            self.update_nearest(vertex, self.root[other]);
                        }
                    }
                }
            }
            let Some(step) = self.largest_change() else { return false };
            self.shift_duals(&step);
            for node in 0..self.node_count() {
                if self.root[node] == node
                    && self.nearest[node] != NO_NODE
                    && let Some(edge) = self.least_slack_edge(self.nearest[node], node)
                    && self.root[edge.0] != node
                    && self.is_tight(edge)
                    && self.use_tight_edge(edge)
                {
                    return true;
                }
            }
            for blossom in self.n..self.node_count() {
                if self.root[blossom] == blossom
                    && self.label[blossom] == NodeLabel::Odd
                    && self.dual_variable(blossom).iter().all(|&number| number == 0)
                {
                    self.expand_blossom(blossom);
                }
            }
        }
    }

    /// Returns the largest next change of the dual variables that all limits allow. Returns `None`
    /// if nothing limits the change; then there is no perfect matching.
    fn largest_change(&self) -> Option<Vec<i64>> {
        let mut least: Option<DualChangeLimit> = None;
        for node in (0..self.node_count()).filter(|&node| self.root[node] == node) {
            let blossom_limit = (node >= self.n && self.label[node] == NodeLabel::Odd)
                .then_some(DualChangeLimit::BlossomAtZero(node));
            let nearest = (self.nearest[node] != NO_NODE)
                .then(|| self.least_slack_edge(self.nearest[node], node))
                .flatten();
            let edge_limit = nearest.and_then(|edge| match self.label[node] {
                NodeLabel::Free => Some(DualChangeLimit::FreeNodeTight(edge)),
                NodeLabel::Even => Some(DualChangeLimit::EvenNodesTight(edge)),
                NodeLabel::Odd => None,
            });
            for limit in blossom_limit.into_iter().chain(edge_limit) {
                let less = |least| {
                    let indices = 0..self.width();
                    indices
                        .map(|at| self.max_change_at(limit, at).cmp(&self.max_change_at(least, at)))
                        .find(|order| order.is_ne())
                };
                if least.is_none_or(|least| less(least).is_some_and(|order| order.is_lt())) {
                    least = Some(limit);
                }
            }
        }
        least.map(|limit| (0..self.width()).map(|at| self.max_change_at(limit, at)).collect())
    }

    /// Returns the integer at position `index` of the largest change of the dual variables that
    /// `limit` allows.
    fn max_change_at(&self, limit: DualChangeLimit, index: usize) -> i64 {
        match limit {
            DualChangeLimit::BlossomAtZero(blossom) => self.dual_variable(blossom)[index] / 2,
            DualChangeLimit::FreeNodeTight(edge) => self.slack_at(edge, index),
            DualChangeLimit::EvenNodesTight(edge) => self.slack_at(edge, index) / 2,
        }
    }

    /// Changes the dual variables in the search trees by `step`. Subtracts `step` for vertices in
    /// even nodes, and adds `step` for vertices in odd nodes. Adds twice `step` for even blossoms,
    /// and subtracts twice `step` for odd blossoms. Blossoms inside another blossom do not change.
    ///
    /// The edges of the trees stay tight. With the largest possible step, another edge becomes
    /// tight, or the dual variable of a blossom becomes zero.
    fn shift_duals(&mut self, step: &[i64]) {
        for node in 0..self.node_count() {
            let root = self.root[node];
            if root == NO_NODE || (node >= self.n && root != node) {
                continue;
            }
            let factor = match (self.label[root], node < self.n) {
                (NodeLabel::Free, _) => continue,
                (NodeLabel::Even, true) => -1,
                (NodeLabel::Odd, true) => 1,
                (NodeLabel::Even, false) => 2,
                (NodeLabel::Odd, false) => -2,
            };
            for (number, by) in self.dual_variable_mut(node).iter_mut().zip(step) {
                *number += factor * by;
            }
        }
    }

    /// Adds all vertices in a node to the queue of vertices whose edges must be examined.
    fn enqueue(&mut self, node: usize) {
        if node < self.n {
            self.queue.push(node);
        }
        for at in 0..self.cycle[node].len() {
            self.enqueue(self.cycle[node][at]);
        }
    }

    /// Stores `vertex` as the nearest vertex of a node if its edge to the node has less slack than
    /// the edge of the vertex stored so far.
    ///
    /// The nearest vertex of a node is the vertex with an even label whose edge to the node has the
    /// least slack. `vertex` must have an even label.
    fn update_nearest(&mut self, vertex: usize, node: usize) {
        let Some(edge) = self.least_slack_edge(vertex, node) else { return };
        let so_far = (self.nearest[node] != NO_NODE)
            .then(|| self.least_slack_edge(self.nearest[node], node))
            .flatten();
        if so_far.is_none_or(|so_far| self.compare_slacks(edge, so_far).is_lt()) {
            self.nearest[node] = vertex;
        }
    }

    /// Finds and stores the nearest vertex of a node: the vertex with an even label whose edge to
    /// the node has the least slack.
    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NO_NODE;
        for vertex in 0..self.n {
            if self.root[vertex] != node && self.label[self.root[vertex]] == NodeLabel::Even {
                self.update_nearest(vertex, node);
            }
        }
    }

    /// Uses a tight edge: extends a search tree, forms a blossom, or matches one more pair.
    ///
    /// The edge leads from `from`, in a node with an even label, to `to`. Returns `true` if the
    /// edge joins two trees, which matches one more pair.
    fn use_tight_edge(&mut self, (from, to): (usize, usize)) -> bool {
        let (one, other) = (self.root[from], self.root[to]);
        match self.label[other] {
            NodeLabel::Free => {
                self.parent[other] = from;
                self.label[other] = NodeLabel::Odd;
                self.nearest[other] = NO_NODE;
                let next = self.root[self.matched_vertices[other]];
                self.nearest[next] = NO_NODE;
                self.label[next] = NodeLabel::Even;
                self.enqueue(next);
                false
            }
            NodeLabel::Even => match self.first_common_ancestor(one, other) {
                Some(common) => {
                    self.contract_blossom(one, common, other);
                    false
                }
                None => {
                    let met_trees = self.nodes_in_trees([one, other]);
                    self.augment_along_path(one, other);
                    self.augment_along_path(other, one);
                    self.reset_trees(&met_trees);
                    true
                }
            },
            NodeLabel::Odd => false,
        }
    }

    /// Returns the next node with an even label on the way from `node` to the root of its search
    /// tree; `usize::MAX` if `node` is the root. `node` must have an even label.
    fn next_even_ancestor(&self, node: usize) -> usize {
        match self.matched_vertices[node] {
            NO_NODE => NO_NODE,
            mate => self.root[self.parent[self.root[mate]]],
        }
    }

    /// Returns the root of the search tree that contains a node. `node` must have an even label.
    fn root_of_tree(&self, mut node: usize) -> usize {
        loop {
            match self.next_even_ancestor(node) {
                NO_NODE => return node,
                above => node = above,
            }
        }
    }

    /// Returns for each node whether it belongs to the search tree of one of the two given nodes.
    /// Nodes inside a blossom belong to no tree.
    fn nodes_in_trees(&self, nodes: [usize; 2]) -> Vec<bool> {
        let tops = nodes.map(|node| self.root_of_tree(node));
        let stands = |node: usize| match self.label[node] {
            _ if self.root[node] != node => false,
            NodeLabel::Free => false,
            NodeLabel::Even => tops.contains(&self.root_of_tree(node)),
            NodeLabel::Odd => tops.contains(&self.root_of_tree(self.root[self.parent[node]])),
        };
        (0..self.node_count()).map(stands).collect()
    }

    /// Removes the labels of two search trees that have met. `met_trees` says for each node whether
    /// it belongs to these trees.
    ///
    /// The other nodes keep their labels. Finds new nearest vertices for the nodes of these trees,
    /// and for nodes whose nearest vertex is in these trees.
    fn reset_trees(&mut self, met_trees: &[bool]) {
        for node in (0..self.node_count()).filter(|&node| met_trees[node]) {
            self.label[node] = NodeLabel::Free;
            self.nearest[node] = NO_NODE;
        }
        for (node, &is_in_met_tree) in met_trees.iter().enumerate() {
            if self.root[node] != node || self.label[node] == NodeLabel::Odd {
                continue;
            }
            let nearest = self.nearest[node];
            if is_in_met_tree || nearest != NO_NODE && self.label[self.root[nearest]] != NodeLabel::Even {
                self.find_nearest(node);
            }
        }
    }

    /// Returns the first node that is on the paths from both nodes to the roots of their search
    /// trees. Returns `None` if the nodes are in different trees. Both nodes must have even labels.
    fn first_common_ancestor(&mut self, mut one: usize, mut other: usize) -> Option<usize> {
        self.stamp += 1;
        while one != NO_NODE || other != NO_NODE {
            if one != NO_NODE {
                if self.seen[one] == self.stamp {
                    return Some(one);
                }
                self.seen[one] = self.stamp;
                one = self.next_even_ancestor(one);
            }
            std::mem::swap(&mut one, &mut other);
        }
        None
    }

    /// Matches `node` with the node `to`, and swaps matched and unmatched edges along the path from
    /// `node` to the root of its search tree. `node` must have an even label.
    fn augment_along_path(&mut self, mut node: usize, mut to: usize) {
        loop {
            let before = self.matched_vertices[node];
            self.match_nodes(node, to);
            if before == NO_NODE {
                return;
            }
            let odd = self.root[before];
            let next = self.root[self.parent[odd]];
            self.match_nodes(odd, next);
            (node, to) = (next, odd);
        }
    }

    /// Matches `node` with `other`, along the edge of least slack between these nodes. Does not
    /// match `other` with `node`.
    ///
    /// If `node` is a blossom, also adapts the matching inside it to this edge.
    fn match_nodes(&mut self, node: usize, other: usize) {
        if let Some((inner, outer)) = self.least_slack_edge(node, other) {
            self.match_node_by_edge(node, inner, outer);
        }
    }

    /// Matches a node along an edge from its vertex `inner` to the vertex `outer` outside it. If
    /// the node is a blossom, also adapts the matching inside it to this edge.
    fn match_node_by_edge(&mut self, node: usize, inner: usize, outer: usize) {
        self.matched_vertices[node] = outer;
        if node < self.n {
            return;
        }
        let Some(entry) = self.member_containing(node, inner) else { return };
        let at = self.even_position(node, entry);
        for place in 0..at {
            let (one, next) = (self.cycle[node][place], self.cycle[node][place ^ 1]);
            self.match_nodes(one, next);
        }
        self.match_node_by_edge(entry, inner, outer);
        self.cycle[node].rotate_left(at);
    }

    /// Returns the position, from 0, of a node in a blossom's cycle. If the position is odd, first
    /// reverses the cycle. So the number of nodes before `node` is even, and they can be matched in
    /// pairs.
    fn even_position(&mut self, blossom: usize, node: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let place = cycle.iter().position(|&x| x == node).unwrap_or_default();
        if place % 2 == 0 {
            return place;
        }
        cycle[1..].reverse();
        cycle.len() - place
    }

    /// Joins the nodes of an odd cycle to a blossom.
    ///
    /// The cycle consists of a tight edge between the nodes `one` and `other`, and of the paths in
    /// the search tree from both nodes to their common ancestor `common`.
    fn contract_blossom(&mut self, one: usize, common: usize, other: usize) {
        let Some(blossom) = (self.n..self.node_count()).find(|&node| self.root[node] == NO_NODE) else {
            return;
        };
        let mut cycle = vec![common];
        for (end, backwards) in [(one, true), (other, false)] {
            let mut at = end;
            while at != common {
                let odd = self.root[self.matched_vertices[at]];
                cycle.extend([at, odd]);
                self.enqueue(odd);
                at = self.root[self.parent[odd]];
            }
            if backwards {
                cycle[1..].reverse();
            }
        }
        self.dual_variable_mut(blossom).fill(0);
        self.label[blossom] = NodeLabel::Even;
        self.matched_vertices[blossom] = self.matched_vertices[common];
        self.parent[blossom] = self.parent[common];
        self.cycle[blossom] = cycle;
        self.set_outermost_node(blossom, blossom);
        self.link_blossom(blossom);
        self.find_nearest(blossom);
    }

    /// Stores for a new blossom its edge of least slack to every other node, and which member of
    /// its cycle contains each vertex.
    fn link_blossom(&mut self, blossom: usize) {
        let nodes = self.node_count();
        for node in 0..nodes {
            self.least_slack_edges[blossom * nodes + node] = (NO_LINK, NO_LINK);
            self.least_slack_edges[node * nodes + blossom] = (NO_LINK, NO_LINK);
        }
        self.members_containing[blossom * self.n..(blossom + 1) * self.n].fill(NO_LINK);
        for at in 0..self.cycle[blossom].len() {
            let member = self.cycle[blossom][at];
            for node in (0..nodes).filter(|&node| node != blossom) {
                if self.root[node] == NO_NODE {
                    continue;
                }
                let Some(edge) = self.least_slack_edge(member, node) else { continue };
                if self
                    .least_slack_edge(blossom, node)
                    .is_none_or(|best| self.compare_slacks(edge, best).is_lt())
                {
                    self.least_slack_edges[blossom * nodes + node] = (edge.0 as u32, edge.1 as u32);
                    self.least_slack_edges[node * nodes + blossom] = (edge.1 as u32, edge.0 as u32);
                }
            }
            for vertex in 0..self.n {
                if self.member_containing(member, vertex).is_some() {
                    self.members_containing[blossom * self.n + vertex] = member as u32;
                }
            }
        }
    }

    /// Splits a blossom into the nodes of its cycle. These nodes join the search tree of the
    /// blossom or become free.
    ///
    /// The blossom must have an odd label, and its dual variable must be zero.
    fn expand_blossom(&mut self, blossom: usize) {
        let cycle = self.cycle[blossom].clone();
        for &node in &cycle {
            self.set_outermost_node(node, node);
            // Replaces the outdated label from before the blossom was formed.
            self.label[node] = NodeLabel::Free;
        }
        let parent = self.parent[blossom];
        let entry = self
            .least_slack_edge(blossom, parent)
            .and_then(|(inner, _)| self.member_containing(blossom, inner));
        let Some(entry) = entry else { return };
        let at = self.even_position(blossom, entry);
        let cycle = std::mem::take(&mut self.cycle[blossom]);
        for pair in cycle[..at].chunks(2) {
            let [odd, even] = pair else { continue };
            self.parent[*odd] = self.least_slack_edge(*even, *odd).map_or(NO_NODE, |(inner, _)| inner);
            self.label[*odd] = NodeLabel::Odd;
            self.label[*even] = NodeLabel::Even;
            self.nearest[*odd] = NO_NODE;
            self.find_nearest(*even);
            self.enqueue(*even);
        }
        self.label[entry] = NodeLabel::Odd;
        self.parent[entry] = parent;
        self.nearest[entry] = NO_NODE;
        for &node in &cycle[at + 1..] {
            self.label[node] = NodeLabel::Free;
            self.find_nearest(node);
        }
        self.root[blossom] = NO_NODE;
    }
}
