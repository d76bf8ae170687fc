//! Perfect matchings of greatest weight in graphs, by Edmonds' blossom algorithm with dual
//! variables.
//!
//! Edge weights are rows of integers that are compared lexicographically ([`Graph`]), so that
//! criteria of different importance need no huge numbers. If some edges of a vertex change, a
//! solved [`Matching`] can be solved again quickly: only the affected part is searched, in time
//! quadratic in the number of vertices. `docs/algorithms/matching.md` explains the method and its
//! proof.

mod blossom;
mod change;
mod graph;
mod search;

pub(crate) use blossom::Matching;
pub(crate) use graph::Graph;

#[cfg(test)]
mod tests;
