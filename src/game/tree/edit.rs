//! Edits of a game tree (a game with its variations) as data, for undo and redo.

use super::node::{Annotation, NodeId};

/// Edit of a game tree, such as an added variation, stored for undo and redo.
#[derive(Clone, Debug)]
pub(super) enum TreeEdit {
    /// Attaches a move, with all moves that follow it, to its parent, at the index `place` among
    /// the children.
    Attach { node: NodeId, place: usize },
    /// Detaches a move, with all moves that follow it, from its parent.
    Detach { node: NodeId },
    /// Moves a node to the index `place` among the children of its parent.
    Reorder { node: NodeId, place: usize },
    /// Replaces the comments and signs of moves. Undo and redo return the first of these moves as
    /// the move to show.
    Annotate { annotations: Vec<(NodeId, Annotation)> },
}
