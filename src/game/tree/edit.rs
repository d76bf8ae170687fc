//! Edits of a game tree, as data.

use super::node::{Annotation, NodeId};

/// Edit of a game's tree of moves, such as an added variation, kept for undo and redo.
#[derive(Clone, Debug)]
pub(super) enum TreeEdit {
    /// Attaches a move with its subtree to its parent, at this place among the children.
    Attach { node: NodeId, place: usize },
    /// Detaches a move with its subtree.
    Detach { node: NodeId },
    /// Moves a node to another place among the children of its parent.
    Reorder { node: NodeId, place: usize },
    /// Changes the annotation of a move.
    Annotate { node: NodeId, annotation: Annotation },
}
