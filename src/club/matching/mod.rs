//! Perfect matchings of greatest weight in graphs, by Edmonds' blossom algorithm with dual
//! variables.
//!
//! An edge weight is a list of integers ([`Graph`]), compared lexicographically. So each criterion
//! for the pairings of a Swiss round can have an integer of its own, instead of a share of one huge
//! number. When some edges of a vertex change, a solved [`Matching`] can be solved again quickly:
//! only the affected part is searched, in time quadratic in the number of vertices.
//! `docs/algorithms/matching.md` explains the method and proves it.

mod blossom;
mod change;
mod graph;
mod search;

pub(crate) use blossom::Matching;
pub(crate) use graph::Graph;

#[cfg(test)]
mod tests;
