//! Keeps the screen on, where the browser can: while a clock runs, nobody touches the screen for minutes.

use crate::browser::web::{self, WakeLockSentinel};
use gloo_events::EventListener;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

#[derive(Default)]
struct Wish {
    /// Whether the screen is to stay on.
    wanted: bool,
    /// Whether the browser has been asked and has not answered.
    asked: bool,
    /// What the browser has given for it; it takes it back when the page is hidden.
    lock: Option<WakeLockSentinel>,
    listener: Option<EventListener>,
}

thread_local! {
    static WISH: RefCell<Wish> = RefCell::default();
}

/// Whether the browser can.
pub(crate) fn is_possible() -> bool {
    web::wake_lock().is_some()
}

/// From now on the screen is to stay on, or may go dark.
pub(crate) fn keep(wanted: bool) {
    let changed = WISH.with_borrow_mut(|wish| std::mem::replace(&mut wish.wanted, wanted) != wanted);
    if changed {
        see_to_it();
    }
}

fn see_to_it() {
    let (wanted, asked, lock) = WISH.with_borrow(|wish| (wish.wanted, wish.asked, wish.lock.clone()));
    if !wanted {
        if let Some(lock) = WISH.with_borrow_mut(|wish| wish.lock.take()) {
            // One that the browser has taken back already is released.
            let _ = lock.release();
        }
        return;
    }
    if lock.is_some_and(|lock| !lock.released()) || asked {
        return;
    }
    let Some(locks) = web::wake_lock() else { return };
    let asked = locks.request_lock("screen");
    WISH.with_borrow_mut(|wish| {
        wish.asked = true;
        wish.listener.get_or_insert_with(listener);
    });
    spawn_local(async move {
        // A page that is hidden is refused, and asks again when it is seen.
        let lock = web::outcome(asked).await.map(JsCast::unchecked_into);
        let changed = WISH.with_borrow_mut(|wish| {
            wish.asked = false;
            wish.lock = lock;
            !wish.wanted
        });
        if changed {
            see_to_it();
        }
    });
}

fn listener() -> EventListener {
    let document = web_sys::window().and_then(|window| window.document());
    let target = document.map_or_else(|| JsValue::from(js_sys::global()), JsValue::from);
    EventListener::new(target.unchecked_ref(), "visibilitychange", |_| {
        let visible =
            web_sys::window().and_then(|window| window.document()).is_some_and(|page| !page.hidden());
        if visible {
            see_to_it();
        }
    })
}
