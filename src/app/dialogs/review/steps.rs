//! Steps through the tree.

use super::message::TreeStep;
use crate::game::tree::{GameTree, NodeId};

/// Returns the move that a step leads to; the same one if there is none.
pub(super) fn step(tree: &GameTree, at: NodeId, step: TreeStep) -> NodeId {
    let found = match step {
        TreeStep::First => Some(NodeId::START),
        TreeStep::Previous => tree.parent(at),
        TreeStep::Next => tree.next_in_line(at),
        TreeStep::Last => tree.line_from(at).last(),
        TreeStep::IntoVariation => next_sibling(tree, at),
        TreeStep::OutOfVariation => replaced_move(tree, at),
    };
    found.unwrap_or(at)
}

/// Returns the next variation that begins in place of the move.
fn next_sibling(tree: &GameTree, at: NodeId) -> Option<NodeId> {
    let siblings = tree.children(tree.parent(at)?);
    let place = siblings.iter().position(|sibling| *sibling == at)?;
    siblings.get(place + 1).copied()
}

/// Returns the move that the innermost variation with the move replaces.
fn replaced_move(tree: &GameTree, at: NodeId) -> Option<NodeId> {
    let first = tree.path(at).into_iter().rev().find(|node| tree.begins_variation(*node))?;
    tree.next_in_line(tree.parent(first)?)
}
