//! A game tree: the moves of a game and its variations, for analysis after the game.
//!
//! The root is the start position; every other node is a move. The first child of a node is the
//! next move of the same line; each further child begins a variation. Moves that were played in a
//! game can be neither deleted nor moved behind a variation.
//!
//! ```
//! use tabiya::game::tree::{GameTree, NodeId};
//! use tabiya::rules::pgn::PgnReader;
//!
//! let game = PgnReader::new("1. e4 e5 2. Nf3 *".as_bytes()).next().unwrap()?;
//! let mut tree = GameTree::from_game(&game)?;
//! let e4 = tree.next_in_line(NodeId::START).unwrap();
//! let sicilian = tree.play_move(e4, tree.position(e4).parse_san("c5")?)?;
//! tree.annotate(sicilian, |annotation| annotation.comments.push("The Sicilian".to_owned()))?;
//! assert_eq!(tree.to_pgn().to_string(), "1. e4 e5 (1... c5 {The Sicilian}) 2. Nf3 *\n");
//! tree.undo();
//! tree.undo();
//! assert_eq!(tree.to_pgn().to_string(), "1. e4 e5 2. Nf3 *\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `node`, `game_tree` | moves with annotations, and navigation |
//! | `edit`, `editing` | edits, undo and redo |
//! | `merge` | merging two trees of the same game |
//! | `pgn` | conversion from and to PGN |
//! | `comments` | comments and signs as the players edit them |
//! | `shapes` | arrows and circles on the board |

mod comments;
mod edit;
mod editing;
mod game_tree;
mod merge;
mod node;
mod pgn;
mod shapes;

pub use game_tree::{GameTree, MAX_MOVES, MAX_TEXT_BYTES, MAX_VARIATION_DEPTH, TreeError};
pub use node::{Annotation, NodeId};
pub use shapes::{Shape, ShapeColor};
