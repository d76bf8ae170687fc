//! State of the drag of a piece: the pointer over the chessboard, and the piece that it holds.

use crate::app::table;
use crate::app::table::view::{BoardView, PieceView, PointerMode};
use crate::rules::{Role, Square};
use crate::ui::board::geometry::Bounds;
use crate::ui::board::gesture::{Gesture, GestureAction, PiecePress, Point, PointerKind};
use crate::ui::board::held_piece::{HeldPiece, LandingPiece};
use crate::ui::board::square_mark::SquareMark;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, Window};

/// Bit of the right button in the field `buttons` of a pointer event.
const SECONDARY_BUTTON: u16 = 2;

/// State of the drag of a piece: the pointer over the chessboard, and the piece that it holds.
pub(super) struct State {
    board: HtmlElement,
    window: Option<Window>,
    pub(super) view: Rc<BoardView>,
    /// Messages to send after the borrow of this state has ended. Sending a message can draw the
    /// board, which calls [`DragListeners::set_view`](super::DragListeners::set_view), and that
    /// function borrows this state.
    pub(super) outbox: Vec<table::Msg>,
    pub(super) gesture: Gesture,
    held: Option<HeldPiece>,
    /// Mark on the square under an idle pointer, if the piece there can be picked up.
    pub(super) grab: SquareMark,
    /// Dropped piece, until the board is drawn with the piece on its new square; otherwise `None`.
    pub(super) landing: Option<LandingPiece>,
    /// Last position of the pointer, to which the next frame moves the held piece.
    at: Point,
    /// Position and size of the board; `None` if they must be measured before the next use. No
    /// event reports that the board has moved on the page, for example because the setting for the
    /// places of the players has changed. So the bounds are measured again when a pointer enters
    /// the board, goes down or goes up.
    pub(super) bounds: Option<Bounds>,
    frame_asked: bool,
    frame: Option<Closure<dyn FnMut()>>,
}

impl State {
    /// Creates the state of a chessboard on which nothing is dragged.
    pub(super) fn new(board: HtmlElement, view: Rc<BoardView>) -> Rc<RefCell<State>> {
        let state = Rc::new(RefCell::new(State {
            board,
            window: web_sys::window(),
            view,
            outbox: Vec::new(),
            gesture: Gesture::Idle,
            held: None,
            grab: SquareMark::new("data-grab"),
            landing: None,
            at: Point::default(),
            bounds: None,
            frame_asked: false,
            frame: None,
        }));
        let weak = Rc::downgrade(&state);
        state.borrow_mut().frame = Some(Closure::new(move || {
            if let Some(state) = weak.upgrade()
                && let Ok(mut state) = state.try_borrow_mut()
            {
                state.draw_frame();
            }
        }));
        state
    }

    /// Handles a pointer that goes down on the chessboard. Any button but the main one (0) cancels
    /// a drag.
    pub(super) fn pointer_down(&mut self, event: &PointerEvent) {
        if event.button() != 0 {
            return self.cancel();
        }
        self.bounds = None;
        let id = event.pointer_id();
        let at = client_point(event);
        let square = self.measure().and_then(|bounds| bounds.square_at(at, self.view.orientation));
        let kind = if event.pointer_type() == "touch" { PointerKind::Touch } else { PointerKind::Fine };
        let press = square.filter(|square| self.view.movable.contains(*square)).map(|from| PiecePress {
            id,
            pointer: kind,
            start: at,
            from,
            was_selected: self.view.selected == Some(from),
        });
        let action = self.gesture.down(id, kind, press);
        if self.gesture.follows(id) {
            // An error is ignored: without the capture, the drag still works while the pointer is
            // over the board.
            let _ = self.board.set_pointer_capture(id);
        }
        match (action, square) {
            (GestureAction::Press, Some(square)) => self.outbox.push(table::Msg::Press(square)),
            (action, _) => self.perform_action(action),
        }
    }

    /// Handles a pointer that moves. A pressed pointer picks up the piece or moves the held piece;
    /// an idle pointer marks the square under it. The right button cancels the drag. If pieces are
    /// moved only by pressing squares (`PointerMode::Press`), a pressed pointer that moves does
    /// nothing.
    pub(super) fn pointer_moved(&mut self, event: &PointerEvent) {
        if self.gesture == Gesture::Idle {
            return self.mark_grabbable(client_point(event));
        }
        if !self.gesture.follows(event.pointer_id()) {
            return;
        }
        if event.buttons() & SECONDARY_BUTTON != 0 {
            return self.cancel();
        }
        if self.view.pointer_mode == PointerMode::Press {
            return;
        }
        self.at = client_point(event);
        let action = self.gesture.moved(event.pointer_id(), self.at);
        self.perform_action(action);
    }

    /// Marks the square under an idle pointer if its piece can be picked up; the pointer then
    /// becomes a hand.
    ///
    /// Only one square is marked, because marks on every movable piece would make the browser
    /// restyle half of the board at each move.
    fn mark_grabbable(&mut self, at: Point) {
        let under = self.measure().and_then(|bounds| bounds.square_at(at, self.view.orientation));
        self.set_grab_mark(under.filter(|square| self.view.movable.contains(*square)));
    }

    /// Marks the square of a piece that the pointer can pick up, so that the pointer becomes a
    /// hand; `None` removes the mark.
    pub(super) fn set_grab_mark(&mut self, square: Option<Square>) {
        if square != self.grab.square() {
            self.grab.move_to(&self.board, square);
        }
    }

    /// Handles a pointer that goes up: a click or a drop.
    pub(super) fn pointer_up(&mut self, event: &PointerEvent) {
        self.bounds = None;
        self.at = client_point(event);
        let pressed = self.gesture.follows(event.pointer_id());
        let action = self.gesture.up(event.pointer_id());
        if pressed && self.view.pointer_mode == PointerMode::Drag && !matches!(action, GestureAction::Drop(_))
        {
            // In this mode pieces are moved only by dragging, so a click leaves no piece selected.
            return self.outbox.push(table::Msg::Deselect);
        }
        self.perform_action(action);
    }

    /// Carries out an action of the gesture, such as to pick up a piece.
    fn perform_action(&mut self, action: GestureAction) {
        match action {
            GestureAction::Nothing | GestureAction::Press => {}
            GestureAction::Lift(press) => {
                self.held = HeldPiece::pick_up(&self.board, press, &self.view);
                self.ask_for_frame();
            }
            GestureAction::Follow => self.ask_for_frame(),
            GestureAction::Click(square) => self.outbox.push(table::Msg::Press(square)),
            GestureAction::Drop(press) => self.drop_piece(press),
            GestureAction::Cancel(_) => {
                if let Some(held) = self.held.take() {
                    held.snap_back(&self.board, &self.view);
                    self.outbox.push(table::Msg::Deselect);
                }
            }
        }
    }

    /// Drops the held piece on the square under the pointer if the piece may go there; otherwise
    /// the piece slides back. If a king is dropped more than half a square off the chessboard, the
    /// player is asked whether to resign.
    ///
    /// `press` is the press from which the drag began.
    fn drop_piece(&mut self, press: PiecePress) {
        let to = self.measure().and_then(|bounds| bounds.square_at(self.at, self.view.orientation));
        let Some(held) = self.held.take() else { return };
        match to {
            Some(to) if (self.view.targets | self.view.extra_targets).contains(to) => {
                self.landing = Some(held.put_down(&self.board, &self.view));
            }
            _ => held.snap_back(&self.board, &self.view),
        }
        match to {
            // Dropped on its own square: the piece stays selected.
            Some(to) if to == press.from => {}
            Some(to) => self.outbox.push(table::Msg::Drop { from: press.from, to }),
            None => {
                self.outbox.push(table::Msg::DropOutside(press.from));
                let king = |piece: &PieceView| piece.square == press.from && piece.piece.role == Role::King;
                let off = self.measure().is_some_and(|bounds| bounds.is_resignation_drop(self.at));
                if off && self.view.pieces.iter().any(king) {
                    // The app asks for confirmation first, as after a press on the resign button.
                    self.outbox.push(table::Msg::Resign(self.view.turn));
                }
            }
        }
    }

    /// Cancels the press or drag of a piece. A piece that was being dragged slides back to its
    /// square.
    pub(super) fn cancel(&mut self) {
        let action = self.gesture.cancel();
        self.perform_action(action);
    }

    /// Cancels the drag of a piece because the page lost the focus, was hidden or changed its size.
    /// The position of the board is measured again before the next use.
    pub(super) fn interrupt(&mut self) {
        self.bounds = None;
        self.cancel();
    }

    /// Cancels the drag of a piece when Escape is pressed.
    pub(super) fn key_down(&mut self, event: &Event) {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if escape && self.held.is_some() {
            event.stop_propagation();
            self.cancel();
        }
    }

    /// Handles a click that comes from a screen reader or a script, not from a pointer: presses the
    /// clicked square.
    pub(super) fn synthetic_click(&mut self, event: &Event) {
        let detail = event.dyn_ref::<MouseEvent>().map(|event| event.detail());
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let square = target
            .and_then(|target| target.closest("[data-square]").ok().flatten())
            .and_then(|element| element.get_attribute("data-square")?.parse().ok());
        if let (Some(0), Some(square)) = (detail, square) {
            self.outbox.push(table::Msg::Press(square));
        }
    }

    /// Returns the position and size of the chessboard on the page; `None` if it is not visible.
    fn measure(&mut self) -> Option<Bounds> {
        if self.bounds.is_none() {
            let rect = self.board.get_bounding_client_rect();
            let bounds = Bounds { left: rect.left(), top: rect.top(), size: rect.width() };
            self.bounds = (bounds.size > 0.0).then_some(bounds);
        }
        self.bounds
    }

    /// Requests an animation frame that moves the held piece, unless one is already requested.
    fn ask_for_frame(&mut self) {
        if self.frame_asked {
            return;
        }
        if let (Some(window), Some(frame)) = (&self.window, &self.frame) {
            self.frame_asked = window.request_animation_frame(frame.as_ref().unchecked_ref()).is_ok();
        }
    }

    /// Draws one animation frame: moves the held piece to the last position of the pointer.
    fn draw_frame(&mut self) {
        self.frame_asked = false;
        let bounds = self.measure();
        if let (Some(held), Some(bounds)) = (&mut self.held, bounds) {
            held.follow(&self.board, bounds, self.at, &self.view);
        }
    }
}

/// Returns the position of a pointer event in the browser's viewport.
fn client_point(event: &PointerEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}
