//! Keeps the screen on while a clock runs, if the browser supports this. Players may think for
//! minutes without touching the screen.

use crate::browser::web::{self, WakeLockSentinel};
use gloo_events::EventListener;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// Keeps the screen on with a wake lock while the app requests this.
#[derive(Default)]
pub(crate) struct ScreenWakeLock {
    /// Whether the screen should stay on.
    wanted: Cell<bool>,
    /// Whether a request is pending.
    asked: Cell<bool>,
    /// The lock, if the browser has given one. The browser releases the lock when the page is
    /// hidden.
    lock: RefCell<Option<WakeLockSentinel>>,
    /// Listener for changes of the page's visibility; `None` before the first request.
    listener: RefCell<Option<EventListener>>,
}

/// Whether the browser supports wake locks, which keep the screen on.
pub(crate) fn is_possible() -> bool {
    web::wake_lock().is_some()
}

impl ScreenWakeLock {
    /// Keeps the device's screen on (`wanted`), or lets it turn off again.
    pub(crate) fn keep(self: &Rc<ScreenWakeLock>, wanted: bool) {
        self.wanted.set(wanted);
        self.update();
    }

    /// Requests the wake lock if it is wanted but not held. Releases the lock if it is not wanted.
    fn update(self: &Rc<ScreenWakeLock>) {
        if !self.wanted.get() {
            if let Some(lock) = self.lock.take() {
                // The browser may have released the lock already.
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
        self.listener.borrow_mut().get_or_insert_with(|| visibility_listener(Rc::downgrade(self)));
        let me = self.clone();
        spawn_local(async move {
            // The browser refuses the lock to a hidden page. The listener requests it again when
            // the page becomes visible.
            let lock = web::promise_result(asked).await.map(JsCast::unchecked_into);
            me.asked.set(false);
            me.lock.replace(lock);
            if !me.wanted.get() {
                me.update();
            }
        });
    }
}

/// Returns a listener that requests the wake lock `lock` again when the page becomes visible. This
/// is necessary because browsers release the lock of a hidden page.
fn visibility_listener(lock: Weak<ScreenWakeLock>) -> EventListener {
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
