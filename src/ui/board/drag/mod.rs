//! Pointer listeners of the board. They turn pointer events into a gesture, and the gesture's actions
//! into messages and into the drawing of the held piece.

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

/// Follows the pointers over one board for as long as it lives.
pub(super) struct DragListeners {
    state: Rc<RefCell<State>>,
    on: Callback<Msg>,
    _listeners: Vec<EventListener>,
}

impl DragListeners {
    /// Starts to listen on a board.
    pub(super) fn attach(board: HtmlElement, view: Rc<BoardView>, on: Callback<Msg>) -> DragListeners {
        let state = State::new(board.clone(), view);
        let mut listeners = Vec::new();
        let mut listen = |target: &EventTarget, name: &'static str, handle: EventHandler| {
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
        DragListeners { state, on, _listeners: listeners }
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
