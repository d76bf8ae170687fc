//! A graph whose edges have rows of numbers for weights.

/// A graph without loops. Every edge weighs a row of numbers; sums of rows are compared from the left.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    vertices: usize,
    width: usize,
    weights: Box<[i64]>,
    edges: Box<[bool]>,
}

impl Graph {
    /// A graph without edges, whose weights will have `width` numbers.
    pub(crate) fn new(vertices: usize, width: usize) -> Graph {
        let cells = vertices * vertices;
        Graph { vertices, width, weights: vec![0; cells * width].into(), edges: vec![false; cells].into() }
    }

    /// How many vertices there are.
    pub(crate) fn vertices(&self) -> usize {
        self.vertices
    }

    /// How many numbers a weight has.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Whether two vertices are joined.
    pub(crate) fn has(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.vertices + other]
    }

    /// What the edge between two vertices weighs; zeros where there is none.
    pub(crate) fn weight(&self, one: usize, other: usize) -> &[i64] {
        let start = (one * self.vertices + other) * self.width;
        &self.weights[start..start + self.width]
    }

    /// One number of that.
    pub(super) fn weight_at(&self, one: usize, other: usize, index: usize) -> i64 {
        self.weights[(one * self.vertices + other) * self.width + index]
    }

    /// Joins two vertices, or weighs their edge anew.
    pub(crate) fn join(&mut self, one: usize, other: usize, weight: &[i64]) {
        for cell in [one * self.vertices + other, other * self.vertices + one] {
            self.edges[cell] = true;
            self.weights[cell * self.width..(cell + 1) * self.width].copy_from_slice(weight);
        }
    }

    /// Takes the edge between two vertices away.
    pub(crate) fn part(&mut self, one: usize, other: usize) {
        self.edges[one * self.vertices + other] = false;
        self.edges[other * self.vertices + one] = false;
    }

    /// Doubles all weights.
    pub(crate) fn double(&mut self) {
        self.weights.iter_mut().for_each(|number| *number *= 2);
    }

    /// Adds to the last number of an edge's weight.
    pub(crate) fn add_to_last(&mut self, one: usize, other: usize, bonus: i64) {
        for cell in [one * self.vertices + other, other * self.vertices + one] {
            self.weights[(cell + 1) * self.width - 1] += bonus;
        }
    }
}
