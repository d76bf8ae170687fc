//! The page is left, and may come back as it was: browsers put pages away whole, and bring them back at a press of Back.

use crate::app::kept::StoreName;
use crate::browser::storage::database::{self, Durability, Failure, Writing};
use crate::browser::storage::{State, Store};
use gloo_events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, PageTransitionEvent};

impl State {
    /// Leaves what is not written yet to the next page.
    fn leave(&mut self) {
        match self {
            State::Closed | State::ReadOnly(_) => {}
            State::Opening(opening) => opening.leave(),
            State::Open(open) => open.leave(),
        }
    }
}

impl Store {
    /// Lets go of the game when the page is left, and takes it again when the same page comes back.
    pub(crate) fn watch_leaving(self: &Rc<Store>) -> Vec<EventListener> {
        let Some(window) = web_sys::window() else { return Vec::new() };
        let [going, leaving, coming] = [(); 3].map(|()| Rc::downgrade(self));
        vec![
            // The page may stay yet. Once it is left, Firefox may end its process before it has said anything.
            EventListener::new(&window, "beforeunload", move |_| {
                if let Some(me) = going.upgrade()
                    && let Ok(state) = me.state.try_borrow_mut().as_deref_mut()
                {
                    state.leave();
                    if let State::Open(open) = state {
                        let beat = open.beats.hurry();
                        me.beat(open, beat);
                    }
                }
            }),
            EventListener::new(&window, "pagehide", move |_| {
                if let Some(me) = leaving.upgrade() {
                    me.see_off();
                    me.lock.let_go();
                }
            }),
            EventListener::new(&window, "pageshow", move |event| {
                if let Some(me) = coming.upgrade().filter(|_| is_persisted(event)) {
                    spawn_local(me.come_back());
                }
            }),
        ]
    }

    /// Nothing of this page is on its way any more when it has gone: browsers call off what still needs the page, and
    /// WebKit, which puts the page away as it is, would hold up every later page until it comes back.
    fn see_off(&self) {
        self.away.set(true);
        self.departures.set(self.departures.get() + 1);
        if let Ok(state) = self.state.try_borrow_mut().as_deref_mut() {
            state.leave();
            match state {
                State::Open(open) => open.call_off_the_rest(),
                // It is opened once more when the page comes back.
                State::Opening(opening) => opening.disconnect(),
                State::Closed | State::ReadOnly(_) => {}
            }
        }
        database::call_off_all();
    }

    /// Takes the game again, unless another tab has it by now. If another tab has had it meanwhile, what stands on the
    /// screen is out of date, and what is on the disk takes its place.
    async fn come_back(self: Rc<Store>) {
        self.away.set(false);
        let tab = match &*self.state.borrow() {
            State::Open(open) => open.tab,
            State::Closed | State::Opening(_) | State::ReadOnly(_) => return,
        };
        if let Err(Failure::NotOurs | Failure::Cleared) = self.look_at_the_mark(tab).await {
            return self.read_again();
        }
        if !self.lock.take(false, self.on_lost()).await {
            return self.lose();
        }
        if let State::Open(open) = &mut *self.state.borrow_mut()
            && open.outbox.is_waiting()
        {
            self.write(open, Durability::Strict, Vec::new());
        }
    }

    /// Whether the stores still belong to the tab of this mark.
    async fn look_at_the_mark(&self, tab: u32) -> Result<(), Failure> {
        let writing = match &*self.state.borrow() {
            State::Open(open) => {
                Writing::begin(&open.database, Durability::Relaxed, true, &[StoreName::State])?
            }
            State::Closed | State::Opening(_) | State::ReadOnly(_) => return Ok(()),
        };
        writing.done(tab).await
    }
}

/// Whether the browser had put the page away and brings it back, instead of loading it.
fn is_persisted(event: &Event) -> bool {
    event.unchecked_ref::<PageTransitionEvent>().persisted()
}
