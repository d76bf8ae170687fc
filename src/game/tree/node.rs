//! Nodes of a tree: moves with their annotations.

use crate::rules::pgn::Glyph;
use crate::rules::{Move, Position};

/// Number of a node in a [`GameTree`](super::GameTree), which holds a game with its variations.
///
/// A node is the start position, or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The node before the first move.
    pub const START: NodeId = NodeId(0);

    /// Returns the index of the node in the tree's list of nodes.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Node of a game tree: a move, or the start, with its position, parent, children and annotation.
#[derive(Clone, Debug)]
pub(super) struct TreeNode {
    pub(super) parent: Option<NodeId>,
    pub(super) mv: Option<Move>,
    pub(super) position: Position,
    pub(super) children: Vec<NodeId>,
    pub(super) annotation: Annotation,
    /// The alternative move (sibling) after which PGN writes this variation; `None` for the first
    /// sibling, and for variations that PGN writes after the first sibling.
    pub(super) written_within: Option<NodeId>,
    pub(super) is_played: bool,
}

/// Comments and signs (NAGs such as `!`) of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// Comments before the move, where the move begins a variation.
    pub before_move: Vec<String>,
    /// Glyphs such as `!` and `±`.
    pub glyphs: Vec<Glyph>,
    /// Comments after the move; at [`NodeId::START`] before the first move of the game.
    pub comments: Vec<String>,
    /// Comments after the variation that the move begins.
    pub after_variation: Vec<String>,
}

impl Annotation {
    /// Returns the length of the comments, in bytes.
    pub(super) fn text_bytes(&self) -> usize {
        let all = self.before_move.iter().chain(&self.comments).chain(&self.after_variation);
        all.map(String::len).sum()
    }
}

impl TreeNode {
    /// Returns a node for the move `mv` after the node `parent`, without children, comments or
    /// signs.
    ///
    /// `position` is the position after the move. `parent` and `mv` are `None` for the start.
    pub(super) fn new(parent: Option<NodeId>, mv: Option<Move>, position: Position) -> TreeNode {
        let (children, annotation) = (Vec::new(), Annotation::default());
        TreeNode { parent, mv, position, children, annotation, written_within: None, is_played: false }
    }
}
