//! Keeps the screen on, where the browser can: while a clock runs, nobody touches the screen for minutes.

use crate::browser::web::{self, WakeLockSentinel};
use gloo_events::EventListener;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// The screen's lock.
#[derive(Default)]
pub(crate) struct WakeLock {
    /// Whether the screen is to stay on.
    wanted: Cell<bool>,
    /// Whether the browser has been asked and has not answered.
    asked: Cell<bool>,
    /// What the browser has given for it; it takes it back when the page is hidden.
    lock: RefCell<Option<WakeLockSentinel>>,
    listener: RefCell<Option<EventListener>>,
}

/// Whether the browser can.
pub(crate) fn is_possible() -> bool {
    web::wake_lock().is_some()
}

impl WakeLock {
    /// From now on the screen is to stay on, or may go dark.
    pub(crate) fn keep(self: &Rc<WakeLock>, wanted: bool) {
        self.wanted.set(wanted);
        self.update();
    }

    /// Asks for the lock, or gives it back, as is wanted now.
    fn update(self: &Rc<WakeLock>) {
        if !self.wanted.get() {
            if let Some(lock) = self.lock.take() {
                // One that the browser has taken back already is released.
                let _ = lock.release();
            }
            return;
        }
        if self.asked.get() || self.lock.borrow().as_ref().is_some_and(|lock| !lock.released()) {
            return;
        }
        let Some(locks) = web::wake_lock() else { return };
        let asked = locks.request_lock("screen");
        self.asked.set(true);
        self.listener.borrow_mut().get_or_insert_with(|| listener(Rc::downgrade(self)));
        let me = self.clone();
        spawn_local(async move {
            // A page that is hidden is refused, and asks again when it is seen.
            let lock = web::outcome(asked).await.map(JsCast::unchecked_into);
            me.asked.set(false);
            me.lock.replace(lock);
            if !me.wanted.get() {
                me.update();
            }
        });
    }
}

fn listener(lock: Weak<WakeLock>) -> EventListener {
    let document = web_sys::window().and_then(|window| window.document());
    let target = document.map_or_else(|| JsValue::from(js_sys::global()), JsValue::from);
    EventListener::new(target.unchecked_ref(), "visibilitychange", move |_| {
        let page = web_sys::window().and_then(|window| window.document());
        if page.is_some_and(|page| !page.hidden())
            && let Some(lock) = lock.upgrade()
        {
            lock.update();
        }
    })
}
