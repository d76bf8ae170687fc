//! Chessboard of the position editor: dragging and the cursor keys are the same as during a game,
//! but every piece may move to every square, and typed letters place pieces.

use crate::app::dialogs::editor::{Editor, EditorTool, Msg};
use crate::app::table::view::{BoardView, PieceView};
use crate::app::{self, dialogs, table};
use crate::rules::{Bitboard, Color, Piece};
use crate::ui::board::BoardComponent;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Renders the chessboard of the position editor. Delete and Backspace empty the square of the
/// keyboard cursor.
pub(super) fn editor_board(editor: &Editor, words: &Words, on: &Callback<app::Msg>) -> Html {
    let cursor = editor.cursor;
    let keys = {
        let on = on.clone();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Delete" | "Backspace") {
                event.prevent_default();
                on.emit(dialogs::Msg::Editor(Msg::Empty(cursor)).into());
            }
        })
    };
    html! {
        <div class="lesson" onkeydown={keys}>
            <BoardComponent view={Rc::new(board_view(editor))} words={words.clone()} on={editor_message(on)} />
        </div>
    }
}

/// Returns the callback for the chessboard of the position editor: turns board messages into
/// changes of the edited position.
///
/// A typed letter puts a piece on the square of the keyboard cursor: upper case for White, lower
/// case for Black, as in a FEN.
fn editor_message(on: &Callback<app::Msg>) -> Callback<app::Msg> {
    let on = on.clone();
    Callback::from(move |msg: app::Msg| {
        let app::Msg::Table(msg) = msg else { return };
        let msg = match msg {
            table::Msg::Press(square) => Msg::Press(square),
            table::Msg::Drop { from, to } => Msg::Drop { from, to },
            table::Msg::DropOutside(square) => Msg::Empty(square),
            table::Msg::Deselect => Msg::Deselect,
            table::Msg::JumpCursor(table::CursorJump::Piece { role, back: capital }) => {
                Msg::Type(Piece { color: if capital { Color::White } else { Color::Black }, role })
            }
            msg => match msg.requested_cursor_move() {
                Some(by) => Msg::Cursor(by),
                None => return,
            },
        };
        on.emit(dialogs::Msg::Editor(msg).into());
    })
}

/// Returns what the chessboard of the position editor shows: the edited position, the selected
/// piece, and the squares that make the position invalid.
fn board_view(editor: &Editor) -> BoardView {
    let occupied: Bitboard = editor.set_up.pieces().map(|(square, _)| square).collect();
    let pieces = editor.set_up.pieces().map(|(on, piece)| PieceView::on_square(on, piece)).collect();
    BoardView {
        // Only the tool `Hand` drags pieces. Any other tool acts on the pressed square.
        movable: if editor.tool == EditorTool::Hand { occupied } else { Bitboard::EMPTY },
        selected: editor.held,
        extra_targets: Bitboard::ALL,
        explained_squares: editor
            .fault
            .as_ref()
            .map_or(Bitboard::EMPTY, |fault| editor.set_up.fault_squares(fault)),
        cursor: editor.cursor,
        ..BoardView::of_pieces(editor.set_up.fen(), editor.set_up.turn, pieces)
    }
}
