//! Perfect matchings of greatest weight in graphs, by Edmonds' blossom algorithm with dual
//! variables.
//!
//! An edge weight is a list of integers ([`Graph`]), compared lexicographically. So criteria of
//! different importance need no huge numbers. When some edges of a vertex change, a solved
//! [`Matching`] can be solved again quickly: only the affected part is searched, in time quadratic
//! in the number of vertices. `docs/algorithms/matching.md` explains the method and proves it.

mod blossom;
mod change;
mod graph;
mod search;

pub(crate) use blossom::Matching;
pub(crate) use graph::Graph;

#[cfg(test)]
mod tests;
