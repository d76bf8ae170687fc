//! Pieces of one colour beside the board of the position editor. The user drags a piece onto a
//! square, or selects a piece and then taps squares.

use crate::app::dialogs::editor::{Editor, EditorTool, Msg};
use crate::app::seating::Orientation;
use crate::app::{self, dialogs};
use crate::rules::{Color, Piece, Role, Square};
use crate::ui::board::{Bounds, DRAG_THRESHOLD, Point};
use crate::ui::names::{piece_code, side_name};
use crate::words::Words;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

/// Kinds of pieces beside the board of the position editor, in display order.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Renders a button for each kind of piece of one colour, beside the board of the position editor.
/// A piece can be dragged from its button to a square, or selected.
pub(super) fn piece_tray(color: Color, editor: &Editor, words: &Words, on: &Callback<app::Msg>) -> Html {
    html! {
        <div class="tray" role="group" aria-label={words.side(color)} data-side={side_name(color)}>
            { for ROLES.map(|role| {
                let piece = Piece { color, role };
                let chosen = editor.tool == EditorTool::Put(piece);
                html! { <TrayPiece key={role.index()} {piece} {chosen} name={words.piece_name(piece)} on={on.clone()} /> }
            }) }
        </div>
    }
}

/// Properties of [`TrayPiece`].
#[derive(Properties, PartialEq)]
struct TrayPieceProps {
    piece: Piece,
    chosen: bool,
    name: String,
    on: Callback<app::Msg>,
}

/// Renders a piece beside the editor's chessboard. The piece can be dragged to a square or
/// selected.
#[component]
fn TrayPiece(props: &TrayPieceProps) -> Html {
    let TrayPieceProps { piece, chosen, name, on } = props;
    let carry =
        CarriedPiece { press: use_mut_ref(|| None), carried: use_mut_ref(|| false), drawn: use_node_ref() };
    let hear = |handle: fn(&CarriedPiece, &PointerEvent)| {
        let carry = carry.clone();
        Callback::from(move |event: PointerEvent| handle(&carry, &event))
    };
    let up = {
        let (carry, on, piece) = (carry.clone(), on.clone(), *piece);
        Callback::from(move |event: PointerEvent| {
            if let Some(square) = carry.put_down(&event) {
                on.emit(dialogs::Msg::Editor(Msg::Put(piece, square)).into());
            }
        })
    };
    let choose = {
        let (carried, on, piece) = (carry.carried.clone(), on.clone(), *piece);
        Callback::from(move |_: MouseEvent| {
            // Ignores the click that ends a drag.
            if !carried.replace(false) {
                on.emit(dialogs::Msg::Editor(Msg::Take(EditorTool::Put(piece))).into());
            }
        })
    };
    html! {
        <button type="button" data-tray-piece={piece_code(*piece)} aria-label={name.clone()} title={name.clone()}
            aria-pressed={chosen.to_string()} onpointerdown={hear(CarriedPiece::begin)} onpointermove={hear(CarriedPiece::follow)}
            onpointerup={up} onpointercancel={hear(CarriedPiece::cancel)} onclick={choose}>
            <i class="mini" ref={carry.drawn.clone()} data-kind={piece_code(*piece)} />
        </button>
    }
}

/// The drag of a piece from beside the chessboard of the position editor onto the board.
#[derive(Clone)]
struct CarriedPiece {
    /// Id of the pointer that pressed the piece, then x and y of the press in CSS pixels of the
    /// viewport; `None` while the piece is not pressed.
    press: Rc<RefCell<Option<(i32, i32, i32)>>>,
    /// Whether the piece has moved since the press.
    carried: Rc<RefCell<bool>>,
    drawn: NodeRef,
}

impl CarriedPiece {
    /// Stores the press of a pointer on this piece. The press becomes a drag if the pointer moves.
    fn begin(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        self.press.replace(Some((event.pointer_id(), event.client_x(), event.client_y())));
        self.carried.replace(false);
        // Without this capture, the drag would work only while the pointer is over the button.
        let button = self.drawn.cast::<HtmlElement>().and_then(|piece| piece.parent_element());
        let _ = button.map(|button| button.set_pointer_capture(event.pointer_id()));
    }

    /// Moves the piece with the pointer, after the pointer has moved far enough for the press to
    /// become a drag.
    fn follow(&self, event: &PointerEvent) {
        let Some((id, x, y)) = *self.press.borrow() else { return };
        let (x, y) = (event.client_x() - x, event.client_y() - y);
        let is_away = *self.carried.borrow() || f64::from(x).hypot(f64::from(y)) >= DRAG_THRESHOLD;
        if id == event.pointer_id() && is_away {
            self.carried.replace(true);
            set_offset(&self.drawn, Some((x, y)));
        }
    }

    /// Ends the drag, and returns the drawn piece to its place beside the chessboard. Returns the
    /// square under the pointer; `None` if the pointer is off the chessboard, or if the press did
    /// not become a drag.
    fn put_down(&self, event: &PointerEvent) -> Option<Square> {
        let pressed = self.press.borrow_mut().take_if(|(id, ..)| *id == event.pointer_id());
        set_offset(&self.drawn, None);
        pressed.filter(|_| *self.carried.borrow())?;
        square_at(&self.drawn, Point { x: event.client_x().into(), y: event.client_y().into() })
    }

    /// Cancels the drag because the browser cancelled the pointer. The piece returns to its place
    /// beside the chessboard.
    fn cancel(&self, _: &PointerEvent) {
        self.press.take();
        set_offset(&self.drawn, None);
    }
}

/// Moves the drawn piece `drawn` by `by` (x and y in CSS pixels) from its place beside the board.
/// `None` returns the piece to this place.
fn set_offset(drawn: &NodeRef, by: Option<(i32, i32)>) {
    if let Some(drawn) = drawn.cast::<HtmlElement>() {
        let transform = by.map(|(x, y)| format!("translate({x}px,{y}px)")).unwrap_or_default();
        // If the browser refuses the transform, the drawn piece does not move.
        let _ = drawn.style().set_property("transform", &transform);
    }
}

/// Returns the square of the position editor's chessboard under a point; `None` off the board.
/// `drawn` is any element of the editor, from which the board is found.
fn square_at(drawn: &NodeRef, point: Point) -> Option<Square> {
    let dialog = drawn.cast::<HtmlElement>()?.closest("[data-editor]").ok()??;
    let board = dialog.query_selector("[data-board]").ok()??.get_bounding_client_rect();
    let bounds = Bounds { left: board.left(), top: board.top(), size: board.width() };
    bounds.square_at(point, Orientation::White)
}
