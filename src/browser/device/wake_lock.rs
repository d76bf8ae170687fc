//! Keeps the screen on, where the browser can: while a clock runs, nobody touches the screen for minutes.

use crate::browser::web;
use gloo_events::EventListener;
use js_sys::{Array, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[derive(Default)]
struct Wish {
    /// Whether the screen is to stay on.
    wanted: bool,
    /// Whether the browser has been asked and has not answered.
    asked: bool,
    /// What the browser has given for it; it takes it back when the page is hidden.
    lock: Option<JsValue>,
    listener: Option<EventListener>,
}

thread_local! {
    static WISH: RefCell<Wish> = RefCell::default();
}

/// Whether the browser can.
pub(crate) fn is_possible() -> bool {
    locks().is_some()
}

/// From now on the screen is to stay on, or may go dark.
pub(crate) fn keep(wanted: bool) {
    let changed = WISH.with_borrow_mut(|wish| std::mem::replace(&mut wish.wanted, wanted) != wanted);
    if changed {
        see_to_it();
    }
}

fn locks() -> Option<JsValue> {
    web::part(&web_sys::window()?.navigator(), "wakeLock")
}

fn see_to_it() {
    let (wanted, asked, lock) = WISH.with_borrow(|wish| (wish.wanted, wish.asked, wish.lock.clone()));
    if !wanted {
        if let Some(lock) = WISH.with_borrow_mut(|wish| wish.lock.take()) {
            web::call(&lock, "release", &Array::new());
        }
        return;
    }
    let is_held = lock.is_some_and(|lock| {
        Reflect::get(&lock, &"released".into()).is_ok_and(|released| !released.is_truthy())
    });
    if is_held || asked {
        return;
    }
    let Some(asked) = locks()
        .and_then(|locks| web::call(&locks, "request", &Array::of1(&"screen".into())))
        .and_then(|asked| asked.dyn_into::<Promise>().ok())
    else {
        return;
    };
    WISH.with_borrow_mut(|wish| {
        wish.asked = true;
        wish.listener.get_or_insert_with(listener);
    });
    spawn_local(async move {
        // A page that is hidden is refused, and asks again when it is seen.
        let lock = JsFuture::from(asked).await.ok();
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
