//! The moves of a game and its variations, as two people look at them after the game.
//!
//! A tree begins with a position; each further node is a move. The first child of a node continues
//! its line, the others are variations. Moves that were played in a game stay as they are: they are
//! neither deleted nor put behind a variation.
//!
//! ```
//! use tabiya::game::tree::{GameTree, NodeId};
//! use tabiya::rules::pgn::Reader;
//!
//! let game = Reader::new("1. e4 e5 2. Nf3 *".as_bytes()).next().unwrap()?;
//! let mut tree = GameTree::of_game(&game)?;
//! let e4 = tree.next(NodeId::START).unwrap();
//! let sicilian = tree.play(e4, tree.position(e4).parse_san("c5")?)?;
//! tree.annotate(sicilian, |annotation| annotation.comments.push("The Sicilian".to_owned()))?;
//! assert_eq!(tree.to_pgn().to_string(), "1. e4 e5 (1... c5 {The Sicilian}) 2. Nf3 *\n");
//! tree.undo();
//! tree.undo();
//! assert_eq!(tree.to_pgn().to_string(), "1. e4 e5 2. Nf3 *\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | answers |
//! |---|---|
//! | `edit` | how are moves added, deleted and put first, and how is that undone? |
//! | `pgn` | how does a tree come from a PGN game, and become one? |
//! | `shapes` | which arrows and circles are drawn on the board? |

mod edit;
mod pgn;
mod shapes;

pub use shapes::{Shape, ShapeColor};

use crate::rules::pgn::Glyph;
use crate::rules::{IllegalMove, Move, Position};
use edit::Edit;

/// The greatest number of moves in a tree.
pub const MOST_MOVES: usize = 10_000;

/// The greatest length of all comments of a tree together, in bytes.
pub const LONGEST_TEXT: usize = 256 * 1024;

/// The greatest number of variations within one another: what the PGN reader reads.
pub const DEEPEST: usize = 100;

/// A node of a [`GameTree`]: the position in which it begins, or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move.
    pub const START: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game with its variations, and the edits that can be undone.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// All nodes that were ever added; deleted ones are no child of any node.
    nodes: Vec<Node>,
    /// The number of moves in the tree.
    moves: usize,
    /// The length of all comments together, in bytes.
    text: usize,
    undo: Vec<Edit>,
    redo: Vec<Edit>,
}

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    mv: Option<Move>,
    position: Position,
    children: Vec<NodeId>,
    annotation: Annotation,
    /// The sibling that PGN writes the variation within, where that is not the first one.
    within: Option<NodeId>,
    is_played: bool,
}

/// Comments and glyphs of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// Comments before the move, where it is the first of a variation.
    pub before: Vec<String>,
    /// Glyphs such as `!` and `±`.
    pub glyphs: Vec<Glyph>,
    /// Comments after the move; at [`NodeId::START`] before the first move of the game.
    pub comments: Vec<String>,
    /// Comments after the variation that the move begins.
    pub behind: Vec<String>,
}

impl Annotation {
    /// The length of its comments, in bytes.
    fn text(&self) -> usize {
        let all = self.before.iter().chain(&self.comments).chain(&self.behind);
        all.map(String::len).sum()
    }
}

/// Why a tree stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TreeError {
    /// The move is not legal there.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The tree has [`MOST_MOVES`] already.
    #[error("a game has at most {MOST_MOVES} moves with its variations")]
    TooManyMoves,
    /// The comments are longer than [`LONGEST_TEXT`].
    #[error("the comments of a game have at most {LONGEST_TEXT} bytes")]
    TooLong,
    /// More than [`DEEPEST`] variations lie within one another.
    #[error("at most {DEEPEST} variations lie within one another")]
    TooDeep,
    /// The move was played in the game.
    #[error("moves that were played stay as they are")]
    Played,
}

impl GameTree {
    /// A tree without moves.
    pub fn from_position(start: Position) -> GameTree {
        let root = Node::new(None, None, start);
        GameTree { nodes: vec![root], moves: 0, text: 0, undo: Vec::new(), redo: Vec::new() }
    }

    /// The position after the move.
    pub fn position(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// The move; `None` at [`NodeId::START`].
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.node(node).mv
    }

    /// The node before the move.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The moves that can follow: the next move of the line, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The next move of the line.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// The moves from the start up to this one.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let up = |node: &NodeId| self.parent(*node);
        let mut path: Vec<_> = std::iter::successors(Some(node), up).collect();
        // The start is no move.
        path.pop();
        path.reverse();
        path
    }

    /// The moves of the line that begins with this one.
    pub fn line(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(first), |node| self.next(*node))
    }

    /// The annotation of the move.
    pub fn annotation(&self, node: NodeId) -> &Annotation {
        &self.node(node).annotation
    }

    /// Whether the move was played in the game.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.node(node).is_played
    }

    /// The number of moves, with those of all variations.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Whether the move begins a variation.
    pub fn begins_variation(&self, node: NodeId) -> bool {
        self.place(node).is_some_and(|place| place > 0)
    }

    /// The number of variations that the move lies in.
    pub fn depth(&self, node: NodeId) -> usize {
        self.path(node).into_iter().filter(|node| self.begins_variation(*node)).count()
    }

    /// The place of the move among the children of its parent; `None` at the start and for a deleted move.
    fn place(&self, node: NodeId) -> Option<usize> {
        self.children(self.parent(node)?).iter().position(|child| *child == node)
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    fn node_mut(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node.index()]
    }
}

impl Node {
    fn new(parent: Option<NodeId>, mv: Option<Move>, position: Position) -> Node {
        let (children, annotation) = (Vec::new(), Annotation::default());
        Node { parent, mv, position, children, annotation, within: None, is_played: false }
    }
}
