//! Graphs with weighted edges, for matchings.

/// An undirected graph with weighted edges and without loops. Vertices are numbered from 0. The
/// weight of an edge is a list of integers. Sums of weights are compared lexicographically.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    /// Number of vertices.
    vertices: usize,
    /// Number of integers in a weight.
    width: usize,
    /// Weights of all pairs of vertices, as a square matrix stored row by row. Meaningful only for
    /// pairs with an edge.
    weights: Box<[i64]>,
    /// Whether each pair of vertices has an edge, as a square matrix stored row by row.
    edges: Box<[bool]>,
}

impl Graph {
    /// Creates a graph without edges. `vertices` is the number of vertices, and `width` is the
    /// number of integers in an edge weight.
    pub(crate) fn new(vertices: usize, width: usize) -> Graph {
        let cells = vertices * vertices;
        Graph { vertices, width, weights: vec![0; cells * width].into(), edges: vec![false; cells].into() }
    }

    /// Returns the number of vertices.
    pub(crate) fn vertices(&self) -> usize {
        self.vertices
    }

    /// Returns the number of integers in an edge weight. The first integer is the most important.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Whether an edge joins two vertices.
    pub(crate) fn has_edge(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.vertices + other]
    }

    /// Returns the weight of the edge between two vertices. Meaningless if there is no edge; a
    /// removed edge keeps its weight here.
    pub(crate) fn weight(&self, one: usize, other: usize) -> &[i64] {
        let start = (one * self.vertices + other) * self.width;
        &self.weights[start..start + self.width]
    }

    /// Returns the integer at position `index` of the weight of the edge between two vertices.
    pub(super) fn weight_at(&self, one: usize, other: usize, index: usize) -> i64 {
        self.weights[(one * self.vertices + other) * self.width + index]
    }

    /// Adds an edge with this weight between two vertices, or replaces the weight of their edge.
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

    /// Doubles all edge weights, so that the matching algorithm can later halve integers without
    /// fractions.
    pub(crate) fn double_weights(&mut self) {
        self.weights.iter_mut().for_each(|number| *number *= 2);
    }

    /// Adds `bonus` to the last and least important integer of the weight of an edge.
    pub(crate) fn add_to_last(&mut self, one: usize, other: usize, bonus: i64) {
        for cell in [one * self.vertices + other, other * self.vertices + one] {
            self.weights[(cell + 1) * self.width - 1] += bonus;
        }
    }
}
