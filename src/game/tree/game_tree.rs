//! A game with its variations, and navigation between its moves.

use super::edit::TreeEdit;
use super::node::{Annotation, NodeId, TreeNode};
use crate::rules::{IllegalMove, Move, Position};

/// The greatest number of moves in a tree.
pub const MAX_MOVES: usize = 10_000;

/// The greatest length of all comments of a tree together, in bytes.
pub const MAX_TEXT_BYTES: usize = 256 * 1024;

/// The greatest depth of nested variations: the limit of the PGN reader.
pub const MAX_VARIATION_DEPTH: usize = 100;

/// A game with its variations, for analysis, and the edits that can be undone.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// All nodes ever added; deleted ones are no child of any node.
    pub(super) nodes: Vec<TreeNode>,
    /// The number of moves in the tree.
    pub(super) moves: usize,
    /// The length of all comments together, in bytes.
    pub(super) text: usize,
    pub(super) undo: Vec<TreeEdit>,
    pub(super) redo: Vec<TreeEdit>,
}

/// The reason why an edit of a game with its variations was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TreeError {
    /// The move is not legal there.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The tree has [`MAX_MOVES`] already.
    #[error("a game has at most {MAX_MOVES} moves with its variations")]
    TooManyMoves,
    /// The comments are longer than [`MAX_TEXT_BYTES`].
    #[error("the comments of a game have at most {MAX_TEXT_BYTES} bytes")]
    TooLong,
    /// Variations are nested more than [`MAX_VARIATION_DEPTH`] deep.
    #[error("at most {MAX_VARIATION_DEPTH} variations lie within one another")]
    TooDeep,
    /// The move was played in the game.
    #[error("moves that were played stay as they are")]
    PlayedInGame,
    /// The start position is no move and can have no sign.
    #[error("only a move can have a sign")]
    NoMove,
}

impl GameTree {
    /// Returns a game tree without moves, which begins with the position `start`.
    pub fn from_position(start: Position) -> GameTree {
        let root = TreeNode::new(None, None, start);
        GameTree { nodes: vec![root], moves: 0, text: 0, undo: Vec::new(), redo: Vec::new() }
    }

    /// Returns the position after the move `node`.
    pub fn position(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// Returns the move of the node; `None` at [`NodeId::START`].
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.node(node).mv
    }

    /// Returns the node before the move `node`; `None` at [`NodeId::START`].
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// Returns the moves that can follow `node`: the next move of its line, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// Returns the next move of the line (not a variation) after `node`; `None` at the end of the
    /// line.
    pub fn next_in_line(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// Returns the moves that lead from the start to `node`, which comes last.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let up = |node: &NodeId| self.parent(*node);
        let mut path: Vec<_> = std::iter::successors(Some(node), up).collect();
        // The start is no move.
        path.pop();
        path.reverse();
        path
    }

    /// Returns the moves of the line that begins with `first`, without its variations.
    pub fn line_from(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(first), |node| self.next_in_line(*node))
    }

    /// Returns the comments and signs of the move `node`.
    pub fn annotation(&self, node: NodeId) -> &Annotation {
        &self.node(node).annotation
    }

    /// Whether the move was played in the game; if not, it belongs to the analysis alone.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.node(node).is_played
    }

    /// Returns the number of moves in the tree, variations included.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Whether the move begins a variation: it is not the first of the moves after its parent.
    pub fn begins_variation(&self, node: NodeId) -> bool {
        self.sibling_index(node).is_some_and(|place| place > 0)
    }

    /// Returns how many nested variations contain the move; 0 on the main line.
    pub fn depth(&self, node: NodeId) -> usize {
        self.path(node).into_iter().filter(|node| self.begins_variation(*node)).count()
    }

    /// Returns the index of the move among the moves after its parent; those above 0 begin
    /// variations.
    ///
    /// `None` at the start and for a deleted move.
    pub(super) fn sibling_index(&self, node: NodeId) -> Option<usize> {
        self.children(self.parent(node)?).iter().position(|child| *child == node)
    }

    /// Returns the stored node with this number.
    pub(super) fn node(&self, node: NodeId) -> &TreeNode {
        &self.nodes[node.index()]
    }

    /// Returns the stored node with this number, to be changed.
    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut TreeNode {
        &mut self.nodes[node.index()]
    }
}
