//! Perfect matchings of greatest weight in any graph, by Edmonds' blossoms and dual variables.
//!
//! Weights are rows of whole numbers that are compared from the left ([`Graph`]), so that criteria by rank need no
//! huge numbers. A solved [`Matching`] can be asked again after the edges of one vertex have changed; only what this
//! disturbs is searched again, in time that grows with the square of the vertices. `docs/algorithms/matching.md` explains
//! the method and its proof.

mod blossom;
mod change;
mod graph;
mod search;

pub(crate) use blossom::Matching;
pub(crate) use graph::Graph;

#[cfg(test)]
mod tests;
