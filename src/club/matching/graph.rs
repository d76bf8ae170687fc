//! Graphs whose edge weights are rows of integers.

/// An undirected graph without loops, for matchings. The weight of an edge is a row of integers;
/// sums of rows are compared lexicographically.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    vertices: usize,
    width: usize,
    weights: Box<[i64]>,
    edges: Box<[bool]>,
}

impl Graph {
    /// Creates a graph without edges. Each edge weight will have `width` integers.
    pub(crate) fn new(vertices: usize, width: usize) -> Graph {
        let cells = vertices * vertices;
        Graph { vertices, width, weights: vec![0; cells * width].into(), edges: vec![false; cells].into() }
    }

    /// Returns the number of vertices of the graph.
    pub(crate) fn vertices(&self) -> usize {
        self.vertices
    }

    /// Returns the number of integers in an edge weight. Weights are compared integer by integer,
    /// the first being the most important.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Whether the graph has an edge between two vertices.
    pub(crate) fn has_edge(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.vertices + other]
    }

    /// Returns the weight of the edge between two vertices; zeros without an edge.
    pub(crate) fn weight(&self, one: usize, other: usize) -> &[i64] {
        let start = (one * self.vertices + other) * self.width;
        &self.weights[start..start + self.width]
    }

    /// Returns one integer of an edge weight, which is a row of integers. `one` and `other` are the
    /// vertices of the edge, and `index` is the position in the row, from 0.
    pub(super) fn weight_at(&self, one: usize, other: usize, index: usize) -> i64 {
        self.weights[(one * self.vertices + other) * self.width + index]
    }

    /// Adds an edge between two vertices, or replaces its weight.
    pub(crate) fn set_edge(&mut self, one: usize, other: usize, weight: &[i64]) {
        for cell in [one * self.vertices + other, other * self.vertices + one] {
            self.edges[cell] = true;
            self.weights[cell * self.width..(cell + 1) * self.width].copy_from_slice(weight);
        }
    }

    /// Removes the edge between two vertices.
    pub(crate) fn remove_edge(&mut self, one: usize, other: usize) {
        self.edges[one * self.vertices + other] = false;
        self.edges[other * self.vertices + one] = false;
    }

    /// Doubles all edge weights of the graph. A matching algorithm calls this first, so that it can
    /// later halve numbers without fractions.
    pub(crate) fn double_weights(&mut self) {
        self.weights.iter_mut().for_each(|number| *number *= 2);
    }

    /// Adds `bonus` to the last integer of an edge's weight.
    pub(crate) fn add_to_last(&mut self, one: usize, other: usize, bonus: i64) {
        for cell in [one * self.vertices + other, other * self.vertices + one] {
            self.weights[(cell + 1) * self.width - 1] += bonus;
        }
    }
}
