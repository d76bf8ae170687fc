//! Dragging of pieces on a chessboard. Pointer events become a gesture, whose actions send messages
//! to the app and draw the held piece.

mod listeners;
mod state;

use crate::app::Msg;
use crate::app::table::view::BoardView;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use listeners::{EventHandler, listen_to_board, listen_to_window};
use state::State;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{EventTarget, HtmlElement};
use yew::Callback;

/// Event listeners of one chessboard, with which a player drags pieces. They are attached until
/// this value is dropped.
pub(super) struct DragListeners {
    state: Rc<RefCell<State>>,
    on: Callback<Msg>,
    _listeners: Vec<EventListener>,
}

impl DragListeners {
    /// Attaches the listeners to a chessboard element; messages are sent to `on`.
    pub(super) fn attach(board: HtmlElement, view: Rc<BoardView>, on: Callback<Msg>) -> DragListeners {
        let state = State::new(board.clone(), view);
        let mut listeners = Vec::new();
        let mut listen = |target: &EventTarget, name: &'static str, handle: EventHandler| {
            let (state, on) = (state.clone(), on.clone());
            // Keys are handled in the capture phase, so that Escape cancels a drag before other
            // listeners get the key.
            let phase = match name {
                "keydown" => EventListenerPhase::Capture,
                _ => EventListenerPhase::Bubble,
            };
            let options = EventListenerOptions { phase, passive: false };
            let listener = EventListener::new_with_options(target, name, options, move |event| {
                change_state(&state, &on, |state| handle(state, event));
            });
            listeners.push(listener);
        };
        listen_to_board(&board, &mut listen);
        listen_to_window(&mut listen);
        DragListeners { state, on, _listeners: listeners }
    }

    /// Sets the view of the chessboard; called after each rendering.
    ///
    /// Cancels a press or drag if the board was turned or the pressed piece may not move. Removes
    /// the mark under an idle pointer if the board was turned or the marked piece may not move.
    pub(super) fn set_view(&self, view: Rc<BoardView>) {
        change_state(&self.state, &self.on, |state| {
            let lost = state.gesture.press().is_some_and(|press| {
                view.orientation != state.view.orientation || !view.movable.contains(press.from)
            });
            let turned = view.orientation != state.view.orientation;
            state.view = view;
            if lost {
                state.cancel();
            }
            if state.grab.square().is_some_and(|square| turned || !state.view.movable.contains(square)) {
                state.set_grab_mark(None);
            }
        });
    }
}

/// Runs `with` on the state of the drag of a piece, then sends the messages queued in the state to
/// `on`, and shows a dropped piece on its square. Does nothing if the state is already borrowed.
fn change_state(state: &RefCell<State>, on: &Callback<Msg>, with: impl FnOnce(&mut State)) {
    let (outbox, landing) = match state.try_borrow_mut() {
        Ok(mut state) => {
            with(&mut state);
            (std::mem::take(&mut state.outbox), state.landing.take())
        }
        // Ignores an event that arrives while another event is being handled. That should never
        // happen, but a panic would be worse.
        Err(_) => return,
    };
    for msg in outbox {
        on.emit(msg.into());
    }
    // The board is drawn by this time: with the move, or without the move if it was refused.
    if let Some(landing) = landing {
        landing.settle();
    }
}
