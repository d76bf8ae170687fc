//! The rest of the page's code, which the first moves do without: on a first visit it comes once the board stands
//! (`xtask/src/parts/rest`).
//!
//! Whatever calls code that is not here yet waits for it, and the page with it. So what begins by itself, and effects that no
//! first move waits for, wait here before.

use crate::app::Effect;
use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::task::{Poll, Waker};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// After how long it is asked for again, where it could not be had, in milliseconds.
const AGAIN_MS: u32 = 1_000;

#[wasm_bindgen]
extern "C" {
    /// Brings it, once.
    #[wasm_bindgen(catch, js_namespace = tabiya, js_name = rest)]
    fn bring() -> Result<Promise, JsValue>;
}

/// Whether it is here, and what waits for it.
#[derive(Default)]
pub(super) struct Rest {
    is_to_come: Cell<bool>,
    waiting: RefCell<Vec<Waker>>,
    effects: RefCell<Vec<Effect>>,
}

impl Rest {
    /// It is not here yet: this is a first visit.
    pub(super) fn await_it(&self) {
        self.is_to_come.set(true);
    }

    /// Whether it is here.
    pub(super) fn is_here(&self) -> bool {
        !self.is_to_come.get()
    }

    /// An effect waits for it.
    pub(super) fn postpone(&self, effect: Effect) {
        self.effects.borrow_mut().push(effect);
    }

    /// Waits until it is here.
    pub(super) async fn here(&self) {
        poll_fn(|context| match self.is_here() {
            true => Poll::Ready(()),
            false => {
                self.waiting.borrow_mut().push(context.waker().clone());
                Poll::Pending
            }
        })
        .await;
    }

    /// Brings it; answers with the effects that have waited.
    pub(super) async fn come(&self) -> Vec<Effect> {
        // A page that is in one piece knows of no rest.
        while let Ok(coming) = bring() {
            if JsFuture::from(coming).await.is_ok() {
                break;
            }
            TimeoutFuture::new(AGAIN_MS).await;
        }
        self.is_to_come.set(false);
        self.waiting.take().into_iter().for_each(Waker::wake);
        self.effects.take()
    }
}
