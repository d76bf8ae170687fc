//! The game tree: a chess game with its variations, and navigation between its moves.

use super::edit::TreeEdit;
use super::node::{Annotation, NodeId, TreeNode};
use crate::rules::{IllegalMove, Move, Position};

/// The greatest number of moves in a game tree, variations included.
pub const MAX_MOVES: usize = 10_000;

/// The greatest length of all comments of a game tree together, in bytes.
pub const MAX_TEXT_BYTES: usize = 256 * 1024;

/// The greatest depth of nested variations in a game tree; the PGN reader has the same limit.
pub const MAX_VARIATION_DEPTH: usize = 100;

/// Game tree: a chess game with its variations, for analysis. Also stores edits for undo and redo.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// All nodes ever added, including deleted ones. The deletion of a move only removes its id
    /// from the children of its parent; no node is dropped.
    pub(super) nodes: Vec<TreeNode>,
    /// The number of moves in the tree, without deleted moves.
    pub(super) moves: usize,
    /// The length of all comments together, in bytes, without comments of deleted moves.
    pub(super) comment_bytes: usize,
    pub(super) undo: Vec<TreeEdit>,
    pub(super) redo: Vec<TreeEdit>,
}

/// Reason why an edit of a game tree (a game with its variations) is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TreeError {
    /// The move is not legal in its position.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The tree would have more than [`MAX_MOVES`] moves.
    #[error("a game has at most {MAX_MOVES} moves with its variations")]
    TooManyMoves,
    /// The comments are longer than [`MAX_TEXT_BYTES`].
    #[error("the comments of a game have at most {MAX_TEXT_BYTES} bytes")]
    TooLong,
    /// Variations are nested more than [`MAX_VARIATION_DEPTH`] deep.
    #[error("at most {MAX_VARIATION_DEPTH} variations lie within one another")]
    TooDeep,
    /// The edit would delete a move that was played in the game, or put it behind a variation.
    #[error("moves that were played stay as they are")]
    PlayedInGame,
    /// The node is the start position. Only a move can have a sign.
    #[error("only a move can have a sign")]
    NoMove,
}

impl GameTree {
    /// Returns a game tree that has no moves yet and begins with the position `start`.
    pub fn from_position(start: Position) -> GameTree {
        let root = TreeNode::new(None, None, start);
        GameTree { nodes: vec![root], moves: 0, comment_bytes: 0, undo: Vec::new(), redo: Vec::new() }
    }

    /// Returns the position after the move `node` of the game tree; the start position at
    /// [`NodeId::START`].
    pub fn position(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// Returns the chess move of the node `node` in the game tree; `None` at [`NodeId::START`].
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.node(node).mv
    }

    /// Returns the node before the move `node` in the game tree; `None` at [`NodeId::START`].
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// Returns the moves that can follow `node` in the game tree: first the next move of its line,
    /// then the first moves of variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// Returns the next move after `node` in the same line of the game tree; `None` at the end of
    /// the line.
    pub fn next_in_line(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// Returns the moves of the game tree that lead from the start position to `node`. The last of
    /// these moves is `node`.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let up = |node: &NodeId| self.parent(*node);
        let mut path: Vec<_> = std::iter::successors(Some(node), up).collect();
        // The last node is the start position, which is not a move.
        path.pop();
        path.reverse();
        path
    }

    /// Returns the moves of the line in the game tree that begins with `first`, without the
    /// variations within it.
    pub fn line_from(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(first), |node| self.next_in_line(*node))
    }

    /// Returns the comments and signs of the move `node` in the game tree.
    pub fn annotation(&self, node: NodeId) -> &Annotation {
        &self.node(node).annotation
    }

    /// Returns the comments and signs of the move `node` in the game tree, in the places where PGN
    /// writes them. If the move begins no variation, all its comments come after the move.
    pub(super) fn written_annotation(&self, node: NodeId) -> Annotation {
        let mut annotation = self.annotation(node).clone();
        if !self.begins_variation(node) {
            annotation.merge_comments();
        }
        annotation
    }

    /// Whether the move `node` of the game tree was played in the game; otherwise it belongs only
    /// to the analysis.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.node(node).is_played
    }

    /// Returns the number of moves in the game tree, variations included.
    pub fn move_count(&self) -> usize {
        self.moves
    }

    /// Whether the move `node` begins a variation in the game tree: it is not the first child of
    /// its parent.
    pub fn begins_variation(&self, node: NodeId) -> bool {
        self.sibling_index(node).is_some_and(|place| place > 0)
    }

    /// Returns how many nested variations of the game tree contain the move `node`; 0 on the main
    /// line.
    pub fn variation_depth(&self, node: NodeId) -> usize {
        self.path(node).into_iter().filter(|node| self.begins_variation(*node)).count()
    }

    /// Returns the index of the move `node` among the children of its parent. An index above 0
    /// means that the move begins a variation.
    ///
    /// `None` for the start position and for the first move of a deleted line. Later moves of a
    /// deleted line keep their index.
    pub(super) fn sibling_index(&self, node: NodeId) -> Option<usize> {
        self.children(self.parent(node)?).iter().position(|child| *child == node)
    }

    /// Returns the stored node of the game tree that has this id.
    pub(super) fn node(&self, node: NodeId) -> &TreeNode {
        &self.nodes[node.index()]
    }

    /// Returns a mutable reference to the stored node of the game tree that has this id.
    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut TreeNode {
        &mut self.nodes[node.index()]
    }
}
