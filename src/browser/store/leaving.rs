//! The page is left, and may come back as it was: browsers put pages away whole, and bring them back at a press of Back.

use super::database::{Durability, Failure, Writing};
use super::{State, Store};
use crate::app::kept::StoreName;
use gloo_events::EventListener;
use js_sys::Reflect;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

#[wasm_bindgen]
extern "C" {
    /// A transaction that the page has nothing more to say to.
    type Ended;
    #[wasm_bindgen(method, catch)]
    fn commit(this: &Ended) -> Result<(), JsValue>;
}

impl Store {
    /// Lets go of the game when the page is left, and takes it again when the same page comes back.
    pub(in crate::browser) fn watch_leaving(self: &Rc<Store>) -> Vec<EventListener> {
        let Some(window) = web_sys::window() else { return Vec::new() };
        let (leaving, coming) = (Rc::downgrade(self), Rc::downgrade(self));
        vec![
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

    /// What is on its way to the disk gets there without the page. The transactions of a page that WebKit puts away would
    /// hold up those of every later page; Firefox calls off those of a page that goes.
    fn see_off(&self) {
        // Without the lock nobody knows yet whether the stores are ours.
        if !self.lock.is_held() {
            return;
        }
        if let Ok(State::Open(open)) = self.state.try_borrow().as_deref() {
            for writing in open.under_way.iter().chain(&open.beating) {
                // One that is over needs nothing.
                let _ = writing.unchecked_ref::<Ended>().commit();
            }
        }
    }

    /// Takes the game again, unless another tab has it by now. If another tab has had it meanwhile, what stands on the
    /// screen is out of date, and what is on the disk takes its place.
    async fn come_back(self: Rc<Store>) {
        let tab = match &*self.state.borrow() {
            State::Open(open) => open.tab,
            State::Closed | State::Opening(_) => return,
        };
        if let Err(Failure::NotOurs | Failure::Cleared) = self.look_at_the_mark(tab).await {
            return self.read_again();
        }
        if !self.lock.take(false, self.on_lost()).await {
            self.lose();
        }
    }

    /// Whether the stores still belong to the tab of this mark.
    async fn look_at_the_mark(&self, tab: u32) -> Result<(), Failure> {
        let writing = match &*self.state.borrow() {
            State::Open(open) => {
                Writing::begin(&open.database, Durability::Relaxed, true, &[StoreName::State])?
            }
            State::Closed | State::Opening(_) => return Ok(()),
        };
        writing.done(tab).await
    }
}

/// Whether the browser had put the page away and brings it back, instead of loading it.
fn is_persisted(event: &Event) -> bool {
    Reflect::get(event, &"persisted".into()).is_ok_and(|persisted| persisted.is_truthy())
}
