//! The board's ears: the only place that listens to pointers. Turns what they do into a [`Gesture`], the
//! gesture's actions into messages and into what the [`Held`] piece draws.

use super::geometry::Bounds;
use super::gesture::{Action, Gesture, Point, Pointer, Press};
use super::held::{Held, Landing};
use super::mark::Mark;
use crate::app::Msg;
use crate::app::table;
use crate::app::table::view::{BoardView, MoveBy, PieceView};
use crate::rules::{Role, Square};
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Event, EventTarget, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, Window};
use yew::Callback;

/// The right button's bit in `buttons`.
const SECONDARY: u16 = 2;

/// Follows the pointers over one board for as long as it lives.
pub(super) struct Drag {
    state: Rc<RefCell<State>>,
    on: Callback<Msg>,
    _listeners: Vec<EventListener>,
}

struct State {
    board: HtmlElement,
    window: Option<Window>,
    view: Rc<BoardView>,
    /// What is to be sent once this state is no longer borrowed: a message can draw the board, and so come
    /// back to [`Drag::show`], before it returns.
    outbox: Vec<table::Msg>,
    gesture: Gesture,
    held: Option<Held>,
    /// On the square under a pointer that holds nothing, if a piece that can be picked up stands there.
    grab: Mark,
    /// The piece that was put down, until the board is drawn with it on its new square.
    landing: Option<Landing>,
    /// Where the pointer was last seen; drawn in the next frame.
    at: Point,
    /// The board's box. Nobody says when the board has moved on the page (another way of sitting, strips with clocks): so it is
    /// measured anew as a pointer comes onto the board, goes down and goes up.
    bounds: Option<Bounds>,
    frame_asked: bool,
    frame: Option<Closure<dyn FnMut()>>,
}

impl Drag {
    /// Starts to listen on a board.
    pub(super) fn attach(board: HtmlElement, view: Rc<BoardView>, on: Callback<Msg>) -> Drag {
        let state = State::new(board.clone(), view);
        let mut listeners = Vec::new();
        let mut listen = |target: &EventTarget, name: &'static str, handle: Handle| {
            let (state, on) = (state.clone(), on.clone());
            // Keys are captured, so that Escape lets go of a held piece before anything else hears of it.
            let phase = match name {
                "keydown" => EventListenerPhase::Capture,
                _ => EventListenerPhase::Bubble,
            };
            let options = EventListenerOptions { phase, passive: false };
            let listener = EventListener::new_with_options(target, name, options, move |event| {
                change(&state, &on, |state| handle(state, event));
            });
            listeners.push(listener);
        };
        listen_to_board(&board, &mut listen);
        listen_to_window(&mut listen);
        Drag { state, on, _listeners: listeners }
    }

    /// The board shows something else now. A held piece that is no longer there to be held is let go.
    pub(super) fn show(&self, view: Rc<BoardView>) {
        change(&self.state, &self.on, |state| {
            let lost = state.gesture.press().is_some_and(|press| {
                view.orientation != state.view.orientation || !view.movable.contains(press.from)
            });
            let turned = view.orientation != state.view.orientation;
            state.view = view;
            if lost {
                state.cancel();
            }
            if state.grab.square().is_some_and(|square| turned || !state.view.movable.contains(square)) {
                state.point_at(None);
            }
        });
    }
}

/// Changes the state, then sends what the change has to say.
fn change(state: &RefCell<State>, on: &Callback<Msg>, with: impl FnOnce(&mut State)) {
    let (outbox, landing) = match state.try_borrow_mut() {
        Ok(mut state) => {
            with(&mut state);
            (std::mem::take(&mut state.outbox), state.landing.take())
        }
        // Nothing here runs inside itself; if a browser manages it, that event is lost and not the page.
        Err(_) => return,
    };
    for msg in outbox {
        on.emit(msg.into());
    }
    // By now the board is drawn with the move on it, or, if it was refused after all, without.
    if let Some(landing) = landing {
        landing.settle();
    }
}

/// Deals with an event on the board or the window.
type Handle = fn(&mut State, &Event);

/// Listens to an event of that name.
type Listen<'a> = dyn FnMut(&EventTarget, &'static str, Handle) + 'a;

fn listen_to_board(board: &HtmlElement, listen: &mut Listen<'_>) {
    listen(board, "pointerdown", |state, event| pointer(event, |event| state.down(event)));
    listen(board, "pointerenter", |state, _| state.bounds = None);
    listen(board, "pointermove", |state, event| pointer(event, |event| state.moved(event)));
    listen(board, "pointerup", |state, event| pointer(event, |event| state.up(event)));
    // A pointer leaves the keyboard's focus where it is: the arrows step through the game until the keyboard itself
    // goes to the board.
    listen(board, "mousedown", |_, event| event.prevent_default());
    listen(board, "click", State::synthetic_click);
    // A tap is a press already. The click that a browser makes of it as well would land on whatever the press
    // has put under the finger: the queen of a promotion picker.
    listen(board, "touchend", |_, event| {
        if event.cancelable() {
            event.prevent_default();
        }
    });
    // A finger that flings a piece flings nothing else: without this the browser takes the next tap, a fifth of a second
    // later, for the end of that, and the clock is not pressed.
    listen(board, "touchmove", |_, event| {
        if event.cancelable() {
            event.prevent_default();
        }
    });
    listen(board, "contextmenu", |state, event| {
        event.prevent_default();
        state.cancel();
    });
    for name in ["pointercancel", "lostpointercapture"] {
        listen(board, name, |state, event| {
            pointer(event, |event| {
                if state.gesture.follows(event.pointer_id()) {
                    state.cancel();
                }
            });
        });
    }
}

/// Whatever interrupts the page lets go of a piece that is held.
fn listen_to_window(listen: &mut Listen<'_>) {
    let Some(window) = web_sys::window() else { return };
    for name in ["blur", "resize"] {
        listen(&window, name, |state, _| state.interrupt());
    }
    listen(&window, "scroll", |state, _| state.bounds = None);
    listen(&window, "keydown", State::key);
    if let Some(document) = window.document() {
        listen(&document, "visibilitychange", |state, _| state.interrupt());
    }
}

impl State {
    fn new(board: HtmlElement, view: Rc<BoardView>) -> Rc<RefCell<State>> {
        let state = Rc::new(RefCell::new(State {
            board,
            window: web_sys::window(),
            view,
            outbox: Vec::new(),
            gesture: Gesture::Idle,
            held: None,
            grab: Mark::new("data-grab"),
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

    fn down(&mut self, event: &PointerEvent) {
        if event.button() != 0 {
            return self.cancel();
        }
        self.bounds = None;
        let id = event.pointer_id();
        let at = point(event);
        let square = self.measure().and_then(|bounds| bounds.square_at(at, self.view.orientation));
        let kind = if event.pointer_type() == "touch" { Pointer::Touch } else { Pointer::Fine };
        let press = square.filter(|square| self.view.movable.contains(*square)).map(|from| Press {
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
            (Action::Press, Some(square)) => self.outbox.push(table::Msg::Press(square)),
            (action, _) => self.act(action),
        }
    }

    fn moved(&mut self, event: &PointerEvent) {
        if self.gesture == Gesture::Idle {
            return self.hover(point(event));
        }
        if !self.gesture.follows(event.pointer_id()) {
            return;
        }
        if event.buttons() & SECONDARY != 0 {
            return self.cancel();
        }
        if self.view.by == MoveBy::Press {
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

    fn point_at(&mut self, square: Option<Square>) {
        if square != self.grab.square() {
            self.grab.put(&self.board, square);
        }
    }

    fn up(&mut self, event: &PointerEvent) {
        self.bounds = None;
        self.at = point(event);
        let pressed = self.gesture.follows(event.pointer_id());
        let action = self.gesture.up(event.pointer_id());
        if pressed && self.view.by == MoveBy::Drag && !matches!(action, Action::Drop(_)) {
            // A press alone picks nothing up.
            return self.outbox.push(table::Msg::Deselect);
        }
        self.act(action);
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Nothing | Action::Press => {}
            Action::Lift(press) => {
                self.held = Held::lift(&self.board, press, &self.view);
                self.ask_for_frame();
            }
            Action::Follow => self.ask_for_frame(),
            Action::Click(square) => self.outbox.push(table::Msg::Press(square)),
            Action::Drop(press) => self.drop(press),
            Action::Cancel(_) => {
                if let Some(held) = self.held.take() {
                    held.snap_back(&self.board, &self.view);
                    self.outbox.push(table::Msg::Deselect);
                }
            }
        }
    }

    fn drop(&mut self, press: Press) {
        let to = self.measure().and_then(|bounds| bounds.square_at(self.at, self.view.orientation));
        let Some(held) = self.held.take() else { return };
        match to {
            Some(to) if (self.view.targets | self.view.also).contains(to) => {
                self.landing = Some(held.put_down(&self.board, &self.view));
            }
            _ => held.snap_back(&self.board, &self.view),
        }
        match to {
            // Back on its own square: put down, still selected.
            Some(to) if to == press.from => {}
            Some(to) => self.outbox.push(table::Msg::Drop { from: press.from, to }),
            None => {
                self.outbox.push(table::Msg::Off(press.from));
                let king = |piece: &PieceView| piece.on == press.from && piece.piece.role == Role::King;
                let off = self.measure().is_some_and(|bounds| bounds.is_tipped(self.at));
                if off && self.view.pieces.iter().any(king) {
                    // A tipped king asks whether that is meant, as the flag does.
                    self.outbox.push(table::Msg::Resign(self.view.turn));
                }
            }
        }
    }

    fn cancel(&mut self) {
        let action = self.gesture.cancel();
        self.act(action);
    }

    /// The page lost the pointer or changed its shape.
    fn interrupt(&mut self) {
        self.bounds = None;
        self.cancel();
    }

    fn key(&mut self, event: &Event) {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if escape && self.held.is_some() {
            event.stop_propagation();
            self.cancel();
        }
    }

    /// A click that no pointer made: a screen reader's, or a script's.
    fn synthetic_click(&mut self, event: &Event) {
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

/// An event of a kind that only pointers make. It is not asked what it is: that would cost a pointermove more than all
/// the rest of it, and what is no such event has no numbers in it, which are taken as 0.
fn pointer(event: &Event, handle: impl FnOnce(&PointerEvent)) {
    handle(event.unchecked_ref());
}

fn point(event: &PointerEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}
