//! Messages to the review.

use super::open_game::GameToReview;
use crate::app::cursor::CursorMove;
use crate::app::dialogs::lazy_screen::LoadedScreen;
use crate::app::storage::{GameId, ListedGame};
use crate::game::tree::{NodeId, ShapeColor};
use crate::rules::pgn::Glyph;
use crate::rules::{Role, Square};

/// The content of the review dialog, once its code is loaded.
pub type LoadedReview = LoadedScreen<Msg>;

/// A message to the review dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The code of the review has been loaded. Contains an empty review.
    Loaded(LoadedReview),
    /// Open this game.
    Open(Box<GameToReview>),
    /// Refuse to review the game on the board, because it is in progress.
    RefuseGameInProgress,
    /// Open the saved game with this id.
    OpenSaved(GameId),
    /// The saved game has been read in full; `None` if the game is not in storage.
    Whole(Option<Box<ListedGame>>),
    /// The journal of notes on a game has been read. Contains the id of the game, and the records
    /// of the journal: id of the journal, number, text. The review ignores the notes on a game that
    /// is not reviewed.
    Notes(Option<GameId>, Vec<(GameId, u32, String)>),
    /// A read from storage has failed.
    NotRead,
    /// A square was pressed.
    Press(Square),
    /// A piece was dragged from one square to another.
    Drop {
        /// Origin.
        from: Square,
        /// Destination.
        to: Square,
    },
    /// Deselect the piece.
    Deselect,
    /// Choose the promotion piece; `None` cancels the promotion.
    Promote(Option<Role>),
    /// Move the keyboard cursor.
    Cursor(CursorMove),
    /// Flip the board.
    Flip,
    /// Show the position after a move.
    GoTo(NodeId),
    /// Step through the tree of moves.
    Step(TreeStep),
    /// Fold or unfold the variation that begins with a move.
    Fold(NodeId),
    /// Move the innermost variation that contains the shown move one place forward among the
    /// alternatives from the same position.
    MoveVariationUp,
    /// Delete the shown move and all moves after it.
    Delete,
    /// Undo the last change.
    Undo,
    /// Redo the change that was undone last.
    Redo,
    /// Add this sign, such as `!`, to the shown move, or remove it if the move already has it.
    Sign(Glyph),
    /// Set the comment of the shown move.
    Comment(String),
    /// Set the tags of the game.
    Tags(String),
    /// Choose the colour for drawing.
    Color(ShapeColor),
    /// Draw an arrow, or a circle if both squares are the same. If the position already has this
    /// drawing in this colour, remove the drawing instead.
    Draw {
        /// Start.
        from: Square,
        /// Target.
        to: Square,
        /// The colour; `None` for the chosen colour.
        color: Option<ShapeColor>,
    },
    /// Mark the cursor's square as the start of a drawing. If a square is already marked, draw from
    /// that square to the cursor's square.
    DrawAtCursor,
    /// Remove all arrows and circles of the shown position.
    ClearDrawings,
    /// Turn the computer's evaluation of the shown position on or off.
    ToggleEvaluation,
    /// Switch the evaluation between one line of moves and several.
    ToggleLineCount,
    /// The web worker's answer to a request for an evaluation, as text; `None` if the worker gave
    /// no answer.
    Evaluated(Option<String>),
    /// Add the computer's line of moves with this index, from 0, to the tree of moves.
    AddLine(usize),
    /// Save the game with its notes and variations as a PGN file.
    SavePgn,
    /// Close the review. If the review was opened from the list of games, show the list again.
    Done,
}

/// A step through the tree of moves of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeStep {
    /// To the start.
    First,
    /// A move back.
    Previous,
    /// A move forward in the line.
    Next,
    /// To the end of the line.
    Last,
    /// To the next variation that replaces the shown move.
    IntoVariation,
    /// To the move that the shown variation replaces.
    OutOfVariation,
}
