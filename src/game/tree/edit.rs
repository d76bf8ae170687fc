//! Edits of a tree, as data.

use super::node::{Annotation, NodeId};

/// A change of a tree.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    /// A move with all that follows it becomes the child of its parent at a place.
    Attach { node: NodeId, place: usize },
    /// A move is deleted with all that follows it.
    Detach { node: NodeId },
    /// A move goes to another place among the children of its parent.
    Reorder { node: NodeId, place: usize },
    /// A move is annotated.
    Annotate { node: NodeId, annotation: Annotation },
}
