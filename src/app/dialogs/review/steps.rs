//! Steps through the tree of moves of a review.

use super::message::TreeStep;
use crate::game::tree::{GameTree, NodeId};

/// Returns the move that `step` reaches from the move `at`. Returns `at` if the step is impossible,
/// such as a step forward from the end.
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

/// Returns the next alternative to the move `at`: the move after `at` in the list of all moves from
/// the same position. `None` if `at` is the last of these moves, or the start of the game.
fn next_sibling(tree: &GameTree, at: NodeId) -> Option<NodeId> {
    let siblings = tree.children(tree.parent(at)?);
    let place = siblings.iter().position(|sibling| *sibling == at)?;
    siblings.get(place + 1).copied()
}

/// Returns the move that is replaced by the innermost variation around the move `at`; `None` in the
/// main line.
fn replaced_move(tree: &GameTree, at: NodeId) -> Option<NodeId> {
    let first = tree.path(at).into_iter().rev().find(|node| tree.begins_variation(*node))?;
    tree.next_in_line(tree.parent(first)?)
}
