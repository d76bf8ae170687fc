//! The pointer over the board, and the piece that it holds.

use crate::app::table;
use crate::app::table::view::{BoardView, PieceView, PointerMode};
use crate::rules::{Role, Square};
use crate::ui::board::geometry::Bounds;
use crate::ui::board::gesture::{Gesture, GestureAction, PiecePress, Point, PointerKind};
use crate::ui::board::held::{HeldPiece, LandingPiece};
use crate::ui::board::mark::SquareMark;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, Window};

/// The right button's bit in `buttons`.
const SECONDARY: u16 = 2;

/// A pointer over the board and the piece that it holds.
pub(super) struct State {
    board: HtmlElement,
    window: Option<Window>,
    pub(super) view: Rc<BoardView>,
    /// What is to be sent once this state is no longer borrowed: a message can draw the board, and so come
    /// back to [`DragListeners::show`], before it returns.
    pub(super) outbox: Vec<table::Msg>,
    pub(super) gesture: Gesture,
    held: Option<HeldPiece>,
    /// On the square under a pointer that holds nothing, if a piece that can be picked up stands there.
    pub(super) grab: SquareMark,
    /// The piece that was put down, until the board is drawn with it on its new square.
    pub(super) landing: Option<LandingPiece>,
    /// Where the pointer was last seen; drawn in the next frame.
    at: Point,
    /// The board's box. Nobody says when the board has moved on the page (another way of sitting, strips with clocks): so it is
    /// measured anew as a pointer comes onto the board, goes down and goes up.
    pub(super) bounds: Option<Bounds>,
    frame_asked: bool,
    frame: Option<Closure<dyn FnMut()>>,
}

impl State {
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
                state.draw();
            }
        }));
        state
    }

    pub(super) fn down(&mut self, event: &PointerEvent) {
        if event.button() != 0 {
            return self.cancel();
        }
        self.bounds = None;
        let id = event.pointer_id();
        let at = point(event);
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
            // Without capture the drag still works over the board itself.
            let _ = self.board.set_pointer_capture(id);
        }
        match (action, square) {
            (GestureAction::Press, Some(square)) => self.outbox.push(table::Msg::Press(square)),
            (action, _) => self.act(action),
        }
    }

    pub(super) fn moved(&mut self, event: &PointerEvent) {
        if self.gesture == Gesture::Idle {
            return self.hover(point(event));
        }
        if !self.gesture.follows(event.pointer_id()) {
            return;
        }
        if event.buttons() & SECONDARY != 0 {
            return self.cancel();
        }
        if self.view.pointer_mode == PointerMode::Press {
            return;
        }
        self.at = point(event);
        let action = self.gesture.moved(event.pointer_id(), self.at);
        self.act(action);
    }

    /// A pointer that holds nothing is over the board: it shows a hand over what it can pick up. A class on every square with
    /// a piece to move would have half of the board styled anew with each move.
    fn hover(&mut self, at: Point) {
        let under = self.measure().and_then(|bounds| bounds.square_at(at, self.view.orientation));
        self.point_at(under.filter(|square| self.view.movable.contains(*square)));
    }

    pub(super) fn point_at(&mut self, square: Option<Square>) {
        if square != self.grab.square() {
            self.grab.put(&self.board, square);
        }
    }

    pub(super) fn up(&mut self, event: &PointerEvent) {
        self.bounds = None;
        self.at = point(event);
        let pressed = self.gesture.follows(event.pointer_id());
        let action = self.gesture.up(event.pointer_id());
        if pressed && self.view.pointer_mode == PointerMode::Drag && !matches!(action, GestureAction::Drop(_))
        {
            // A press alone picks nothing up.
            return self.outbox.push(table::Msg::Deselect);
        }
        self.act(action);
    }

    fn act(&mut self, action: GestureAction) {
        match action {
            GestureAction::Nothing | GestureAction::Press => {}
            GestureAction::Lift(press) => {
                self.held = HeldPiece::lift(&self.board, press, &self.view);
                self.ask_for_frame();
            }
            GestureAction::Follow => self.ask_for_frame(),
            GestureAction::Click(square) => self.outbox.push(table::Msg::Press(square)),
            GestureAction::Drop(press) => self.drop(press),
            GestureAction::Cancel(_) => {
                if let Some(held) = self.held.take() {
                    held.snap_back(&self.board, &self.view);
                    self.outbox.push(table::Msg::Deselect);
                }
            }
        }
    }

    fn drop(&mut self, press: PiecePress) {
        let to = self.measure().and_then(|bounds| bounds.square_at(self.at, self.view.orientation));
        let Some(held) = self.held.take() else { return };
        match to {
            Some(to) if (self.view.targets | self.view.extra_targets).contains(to) => {
                self.landing = Some(held.put_down(&self.board, &self.view));
            }
            _ => held.snap_back(&self.board, &self.view),
        }
        match to {
            // Back on its own square: put down, still selected.
            Some(to) if to == press.from => {}
            Some(to) => self.outbox.push(table::Msg::Drop { from: press.from, to }),
            None => {
                self.outbox.push(table::Msg::DropOutside(press.from));
                let king = |piece: &PieceView| piece.square == press.from && piece.piece.role == Role::King;
                let off = self.measure().is_some_and(|bounds| bounds.is_tipped(self.at));
                if off && self.view.pieces.iter().any(king) {
                    // A tipped king asks whether that is meant, as the flag does.
                    self.outbox.push(table::Msg::Resign(self.view.turn));
                }
            }
        }
    }

    pub(super) fn cancel(&mut self) {
        let action = self.gesture.cancel();
        self.act(action);
    }

    /// The page lost the pointer or changed its shape.
    pub(super) fn interrupt(&mut self) {
        self.bounds = None;
        self.cancel();
    }

    pub(super) fn key(&mut self, event: &Event) {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if escape && self.held.is_some() {
            event.stop_propagation();
            self.cancel();
        }
    }

    /// A click that no pointer made: a screen reader's, or a script's.
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

    fn measure(&mut self) -> Option<Bounds> {
        if self.bounds.is_none() {
            let rect = self.board.get_bounding_client_rect();
            let bounds = Bounds { left: rect.left(), top: rect.top(), size: rect.width() };
            self.bounds = (bounds.size > 0.0).then_some(bounds);
        }
        self.bounds
    }

    fn ask_for_frame(&mut self) {
        if self.frame_asked {
            return;
        }
        if let (Some(window), Some(frame)) = (&self.window, &self.frame) {
            self.frame_asked = window.request_animation_frame(frame.as_ref().unchecked_ref()).is_ok();
        }
    }

    fn draw(&mut self) {
        self.frame_asked = false;
        let bounds = self.measure();
        if let (Some(held), Some(bounds)) = (&mut self.held, bounds) {
            held.follow(&self.board, bounds, self.at, &self.view);
        }
    }
}

fn point(event: &PointerEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}
