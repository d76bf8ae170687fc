//! Nodes of a game tree: moves with their comments and signs.

use crate::rules::pgn::Glyph;
use crate::rules::{Move, Position};

/// Id of a node in a [`GameTree`](super::GameTree), which holds a game with its variations.
///
/// A node is a move, or the start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The node of the start position, before the first move.
    pub const START: NodeId = NodeId(0);

    /// Returns the index of this node in the game tree's list of nodes.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Node of a game tree: a move or the start position. Has the position on the board after the move,
/// the parent and children of the node, and comments and signs.
#[derive(Clone, Debug)]
pub(super) struct TreeNode {
    pub(super) parent: Option<NodeId>,
    pub(super) mv: Option<Move>,
    pub(super) position: Position,
    pub(super) children: Vec<NodeId>,
    pub(super) annotation: Annotation,
    /// For a move that begins a variation: the sibling (child of the same parent) after which PGN
    /// writes this variation in brackets. In `1. e4 (1. d4 (1. c4))`, the field is `e4` for the
    /// move `d4`, and `d4` for the move `c4`.
    ///
    /// If the field is `None`, or if the sibling comes later among the children than the move
    /// itself, PGN writes the variation after the first child.
    pub(super) written_within: Option<NodeId>,
    /// Whether the move was played in the game, not only in the analysis.
    pub(super) is_played: bool,
}

/// Comments and signs (NAGs such as `!`) of a move in a game tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// Comments before the move, if it begins a variation.
    pub before_move: Vec<String>,
    /// Signs such as `!` and `±`.
    pub glyphs: Vec<Glyph>,
    /// Comments after the move; at [`NodeId::START`], comments before the first move of the game.
    pub comments: Vec<String>,
    /// Comments after the variation that the move begins.
    pub after_variation: Vec<String>,
}

impl Annotation {
    /// Moves all comments to the place after the move, the only place that PGN has for comments on
    /// a move that begins no variation.
    pub(super) fn merge_comments(&mut self) {
        let mut comments = std::mem::take(&mut self.before_move);
        comments.append(&mut self.comments);
        comments.append(&mut self.after_variation);
        self.comments = comments;
    }

    /// Returns the total length of a move's comments in bytes.
    pub(super) fn comment_bytes(&self) -> usize {
        let all = self.before_move.iter().chain(&self.comments).chain(&self.after_variation);
        all.map(String::len).sum()
    }
}

impl TreeNode {
    /// Returns a node of a game tree for the move `mv` after the node `parent`, without children,
    /// comments or signs.
    ///
    /// `position` is the position after the move. `parent` and `mv` are `None` for the start
    /// position.
    pub(super) fn new(parent: Option<NodeId>, mv: Option<Move>, position: Position) -> TreeNode {
        let (children, annotation) = (Vec::new(), Annotation::default());
        TreeNode { parent, mv, position, children, annotation, written_within: None, is_played: false }
    }
}
