//! State of the review of a game.

use super::evaluation::Evaluation;
use super::lines::{SheetLine, lines_of};
use crate::app::storage::GameId;
use crate::club::NotesJournal;
use crate::game::pgn::{PgnGame, PgnResult};
use crate::game::tree::{GameTree, NodeId, ShapeColor, TreeError};
use crate::game::{Headers, Span};
use crate::rules::{Color, Square};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// State of the review of a game: its tree of moves with notes, and the shown position.
#[derive(Clone, Debug)]
pub struct ReviewState {
    /// The id under which the game is saved; `None` if it is not saved.
    pub(super) id: Option<GameId>,
    /// The game, once it has been read.
    pub(super) game: Option<Rc<PgnGame>>,
    /// The notes on the game, once they have been read.
    pub(super) journal: Option<NotesJournal>,
    /// The tree of moves, once the game and its notes have been read.
    pub(super) tree: Option<Rc<GameTree>>,
    /// The tree of moves as lines of a score sheet.
    pub(super) lines: Rc<Vec<SheetLine>>,
    /// The move before the shown position.
    pub(super) at: NodeId,
    /// The first moves of folded variations.
    pub(super) folded: BTreeSet<NodeId>,
    /// Number of half-moves before the position to show first.
    pub(super) first_ply: usize,
    /// Whether the list of games is shown again after the review.
    pub(super) from_list: bool,
    /// The colour at the bottom of the board.
    pub(super) near: Color,
    /// The square of the selected piece.
    pub(super) selected: Option<Square>,
    /// Origin and destination of a promoting pawn whose new piece is not chosen yet.
    pub(super) promotion: Option<(Square, Square)>,
    /// The square of the keyboard cursor.
    pub(super) cursor: Square,
    /// The chosen colour for drawing.
    pub(super) color: ShapeColor,
    /// The square where a drawing by keyboard begins; `None` if no drawing has begun.
    pub(super) drawing_from: Option<Square>,
    /// The computer's evaluation of the shown position; `None` if evaluations are turned off.
    pub(super) evaluation: Option<Evaluation>,
    /// White's expected score in each position that the computer has evaluated, in thousandths of a
    /// point. The key is the move before the position.
    pub(super) chances: BTreeMap<NodeId, u32>,
    /// The time used for each half-move of the game; `None` if unknown.
    pub(super) times_used: Rc<[Option<Span>]>,
    /// Why the review cannot be shown, or why the last change was refused.
    pub(super) fault: Option<ReviewFault>,
}

/// Why the review cannot be shown, or why a change of the moves or notes was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewFault {
    /// The game or its notes could not be read.
    NotRead,
    /// The game is in progress, so its players may not try out moves.
    InProgress,
    /// The tree of moves refused the change, or cannot hold the game with its notes.
    Refused(TreeError),
}

impl ReviewFault {
    /// Returns the name of the fault in the page's HTML, for example `too-long`.
    pub fn code(&self) -> &'static str {
        match self {
            ReviewFault::NotRead => "not-read",
            ReviewFault::InProgress => "in-progress",
            ReviewFault::Refused(TreeError::TooManyMoves | TreeError::TooDeep) => "too-many-moves",
            ReviewFault::Refused(TreeError::TooLong) => "too-long",
            ReviewFault::Refused(_) => "played",
        }
    }
}

impl Default for ReviewState {
    /// Returns a review without a game: White at the bottom, the keyboard cursor on e4.
    fn default() -> ReviewState {
        ReviewState {
            id: None,
            game: None,
            journal: None,
            tree: None,
            lines: Rc::default(),
            at: NodeId::START,
            folded: BTreeSet::new(),
            first_ply: 0,
            from_list: false,
            near: Color::White,
            selected: None,
            promotion: None,
            cursor: Square::E4,
            color: ShapeColor::Green,
            drawing_from: None,
            evaluation: None,
            chances: BTreeMap::new(),
            times_used: Rc::default(),
            fault: None,
        }
    }
}

impl ReviewState {
    /// Returns the tree of moves; `None` until the game and its notes have been read.
    pub fn tree(&self) -> Option<&GameTree> {
        self.tree.as_deref()
    }

    /// Returns the lines of the review's score sheet.
    pub fn lines(&self) -> &Rc<Vec<SheetLine>> {
        &self.lines
    }

    /// Returns the move before the shown position, as a node of the tree; [`NodeId::START`] if
    /// there is no such move.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Whether the review shows the position before the first move.
    pub fn is_at_start(&self) -> bool {
        self.at == NodeId::START
    }

    /// Returns the square of the selected piece; `None` if no piece is selected.
    pub fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// Returns origin and destination of a promoting pawn whose new piece is not chosen yet; `None`
    /// if there is no such pawn.
    pub fn promotion(&self) -> Option<(Square, Square)> {
        self.promotion
    }

    /// Returns the square of the keyboard cursor on the review's board.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// Returns the square where a drawing by keyboard begins; `None` if no drawing has begun.
    pub fn drawing_from(&self) -> Option<Square> {
        self.drawing_from
    }

    /// Returns the headers of the reviewed game: players, place, date and so on.
    pub fn headers(&self) -> Headers {
        self.game.as_deref().map(Headers::from_pgn).unwrap_or_default()
    }

    /// Returns the result of the reviewed game.
    pub fn score(&self) -> PgnResult {
        self.game.as_ref().map_or(PgnResult::Unknown, |game| game.score)
    }

    /// Returns the players' tags on the game, such as `endgame`.
    pub fn tags(&self) -> &[String] {
        self.journal.as_ref().map_or(&[], |journal| &journal.notes.tags)
    }

    /// Returns the colour of the next arrow or circle.
    pub fn color(&self) -> ShapeColor {
        self.color
    }

    /// Returns why the review cannot be shown, or why the last change was refused; `None` if there
    /// is no fault.
    pub fn fault(&self) -> Option<&ReviewFault> {
        self.fault.as_ref()
    }

    /// Whether the review was opened from the list of saved games. When the review closes, that
    /// list is shown again.
    pub fn is_from_list(&self) -> bool {
        self.from_list
    }

    /// Rebuilds the lines of the review's score sheet from the tree of moves.
    pub(super) fn rebuild_lines(&mut self) {
        if let Some(tree) = &self.tree {
            self.lines = Rc::new(lines_of(tree, &self.folded));
        }
    }

    /// Shows the position after the move `node`. Deselects the piece, and cancels an incomplete
    /// promotion or drawing.
    pub(super) fn go_to(&mut self, node: NodeId) {
        (self.at, self.selected, self.promotion, self.drawing_from) = (node, None, None, None);
        self.move_cursor_to_shown_move();
    }

    /// Moves the keyboard cursor to the destination of the move before the shown position. At the
    /// start of the game, the cursor stays.
    pub(super) fn move_cursor_to_shown_move(&mut self) {
        if let Some(mv) = self.tree.as_ref().and_then(|tree| tree.move_at(self.at)) {
            self.cursor = mv.to();
        }
    }
}
