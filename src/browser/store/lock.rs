//! One tab at a time: a lock that the browser keeps between the tabs of an origin and gives back whatever becomes of
//! its tab.
//!
//! Where there are no such locks (a page that was not served securely) every tab gets it. What keeps two tabs from
//! writing is the owner's mark on the disk, with or without a lock; the lock is there to tell the players.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

const NAME: &str = "tabiya";

#[wasm_bindgen]
extern "C" {
    /// The part of the Web Locks API that is needed here.
    type Locks;
    #[wasm_bindgen(method, catch)]
    fn request(this: &Locks, name: &str, options: &JsValue, granted: &Function) -> Result<Promise, JsValue>;
}

/// Asks for the lock, by force or not, and says whether it was given. `lost` is called if another tab takes it later.
pub(super) async fn take(by_force: bool, lost: impl FnOnce() + 'static) -> bool {
    let Some(locks) = locks() else { return true };
    let options = js_sys::Object::new();
    let how = if by_force { "steal" } else { "ifAvailable" };
    // Setting a field of a new object does not fail.
    let _ = Reflect::set(&options, &how.into(), &true.into());
    let mut held = None;
    let answer = Promise::new(&mut |resolve, _| {
        let granted = Closure::once_into_js(move |lock: JsValue| {
            // Whoever asks is there to hear it.
            let _ = resolve.call1(&JsValue::NULL, &(!lock.is_null()).into());
            // The lock is held until this is settled: never.
            if lock.is_null() { JsValue::UNDEFINED } else { Promise::new(&mut |_, _| {}).into() }
        });
        held = locks.request(NAME, &options, granted.unchecked_ref()).ok();
    });
    let Some(held) = held else { return true };
    let given = JsFuture::from(answer).await.is_ok_and(|given| given.is_truthy());
    if given {
        spawn_local(async move {
            if JsFuture::from(held).await.is_err() {
                lost();
            }
        });
    }
    given
}

fn locks() -> Option<Locks> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}
