//! The chessboard component: squares, pieces, promotion picker, dragging and keys.

mod drag;
mod geometry;
mod gesture;
mod held_piece;
mod picker;
mod square_mark;
mod squares;

use crate::app::table::view::BoardView;
use crate::app::table::{self, CursorStep, screen_place};
use crate::app::{Msg, board_key};
use crate::rules::Square;
use crate::ui::dialogs_part::Dialogs;
use crate::ui::names::{piece_code, place_digit, side_name};
use crate::ui::renders;
use crate::words::Words;
pub(crate) use geometry::Bounds;
pub(crate) use gesture::{DRAG_THRESHOLD, Point};

use drag::DragListeners;
use picker::promotion_picker;
use squares::draw_squares;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Properties of the chessboard component.
#[derive(Properties, PartialEq)]
pub(crate) struct BoardProps {
    pub(crate) view: Rc<BoardView>,
    pub(crate) words: Words,
    pub(crate) on: Callback<Msg>,
    /// Code of the dialogs, which also draws the arrow of the last move. `None` until that code has
    /// loaded, and for a board inside a dialog.
    #[prop_or_default]
    pub(crate) dialogs: Option<Dialogs>,
}

/// The chessboard component. The component renders when its properties change. Between renders,
/// only [`DragListeners`] moves pieces.
pub(crate) struct BoardComponent {
    root: NodeRef,
    drag: Option<DragListeners>,
}

impl Component for BoardComponent {
    type Message = ();
    type Properties = BoardProps;

    /// Creates the chessboard component without listeners for dragging: its HTML element does not
    /// exist yet.
    fn create(_ctx: &Context<BoardComponent>) -> BoardComponent {
        BoardComponent { root: NodeRef::default(), drag: None }
    }

    /// Renders the squares and pieces, and the choice of a promotion piece if one is open.
    fn view(&self, ctx: &Context<BoardComponent>) -> Html {
        renders::count_render("board");
        let BoardProps { view, words, on, dialogs } = ctx.props();
        html! {
            <div class="board-frame">
                <div class="board" data-board="" role="grid" aria-label={words.board()} ref={self.root.clone()}
                    data-orientation={view.orientation.name()} data-turned={view.turned_player.map(side_name)}
                    data-fen={view.fen.clone()} onkeydown={key_message(view.cursor, on)}>
                    { draw_squares(view, words) }
                    { dialogs.as_ref().map_or_else(Html::default, |dialogs| dialogs.part().draw_last_move_arrow(view)) }
                    <div class="pieces" aria-hidden="true">
                        { for view.pieces.iter().map(|piece| {
                            let (x, y) = screen_place(piece.drawn_square, view.orientation);
                            html! {
                                <div key={piece.id} class="piece" data-piece={piece_code(piece.piece)}
                                    data-on={piece.square.to_string()} data-x={place_digit(x)} data-y={place_digit(y)} />
                            }
                        }) }
                    </div>
                    <div class="piece marker" aria-hidden="true" />
                </div>
                if let Some(square) = view.promotion {
                    { promotion_picker(square, view, words, on) }
                }
            </div>
        }
    }

    /// Starts the pointer listeners after the first rendering, and later passes them the new view.
    fn rendered(&mut self, ctx: &Context<BoardComponent>, _first: bool) {
        let BoardProps { view, on, .. } = ctx.props();
        match &self.drag {
            Some(drag) => drag.set_view(view.clone()),
            None => {
                let root = self.root.cast::<HtmlElement>();
                self.drag = root.map(|root| DragListeners::attach(root, view.clone(), on.clone()));
            }
        }
    }
}

/// Returns the key listener of the chessboard. Arrow keys, Home, End, Page Up and Page Down move
/// the keyboard cursor; Enter and Space press the square of the cursor. Other keys move the cursor
/// to a piece, a rank or a file, ask about the position, or open a dialog. `cursor_square` is the
/// square of the cursor.
fn key_message(cursor_square: Square, on: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let on = on.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        // A screen reader may have moved the focus to another square.
        let focused =
            event.target_dyn_into::<HtmlElement>().and_then(|square| square.get_attribute("data-square"));
        let cursor = focused.and_then(|name| name.parse().ok()).unwrap_or(cursor_square);
        if cursor != cursor_square {
            on.emit(table::Msg::FocusSquare(cursor).into());
        }
        let msg = match event.key().as_str() {
            "ArrowUp" => table::Msg::StepCursor(CursorStep::Up),
            "ArrowDown" => table::Msg::StepCursor(CursorStep::Down),
            "ArrowLeft" => table::Msg::StepCursor(CursorStep::Left),
            "ArrowRight" => table::Msg::StepCursor(CursorStep::Right),
            "Home" => table::Msg::StepCursor(CursorStep::RowStart),
            "End" => table::Msg::StepCursor(CursorStep::RowEnd),
            "PageUp" => table::Msg::StepCursor(CursorStep::Top),
            "PageDown" => table::Msg::StepCursor(CursorStep::Bottom),
            "Enter" | " " => table::Msg::Press(cursor),
            key => {
                let Some(msg) = board_key(key, &event.code(), event.shift_key()) else { return };
                event.prevent_default();
                return on.emit(msg);
            }
        };
        event.prevent_default();
        on.emit(msg.into());
    })
}
