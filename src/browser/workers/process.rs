//! A worker that runs.
//!
//! Its script and its code come as other files that are not in the page do: by names that follow the content, and
//! checked by their digests, which a browser does not do for what a worker loads by itself. So the worker is made of the
//! script, and the code is the first thing that it is handed.

use crate::browser::resources::asset;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, Function, Uint8Array};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker};

/// A worker's files: its script and its code.
pub(crate) type Files = [&'static str; 2];

/// Those of the program `worker`.
pub(crate) const WORKER: Files = ["worker.js", "worker.wasm"];

/// The end of the script: the code comes first.
const START: &str = "onmessage=({data})=>wasm_bindgen({module_or_path:data})";

/// A worker that runs, or is about to. Dropped, it is ended.
pub(crate) struct Running(Rc<Desk>);

struct Desk {
    /// None until its files are here.
    worker: Cell<Option<Worker>>,
    /// Where its script is, as long as it may still be read.
    address: RefCell<Option<String>>,
    on_message: Closure<dyn FnMut(MessageEvent)>,
    on_error: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(worker) = self.0.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        if let Some(address) = self.0.address.take() {
            // It is ours, and freed with the page at the latest.
            let _ = Url::revoke_object_url(&address);
        }
    }
}

impl Running {
    /// Starts one. What it says goes to `hears`, beginning with a `null` once it is there; that it has died, or cannot be
    /// had, to `fails`: never before this has returned.
    pub(crate) fn start(hears: Box<dyn FnMut(MessageEvent)>, fails: Box<dyn FnMut(JsValue)>) -> Running {
        Running::start_with(WORKER, hears, fails)
    }

    /// The same with the files of another worker.
    pub(crate) fn start_with(
        files: Files,
        hears: Box<dyn FnMut(MessageEvent)>,
        fails: Box<dyn FnMut(JsValue)>,
    ) -> Running {
        let (on_message, on_error) = (Closure::wrap(hears), Closure::wrap(fails));
        let desk =
            Rc::new(Desk { worker: Cell::default(), address: RefCell::default(), on_message, on_error });
        spawn_local(begin(Rc::downgrade(&desk), files));
        Running(desk)
    }

    /// Hands it something; `None` if it takes nothing.
    pub(crate) fn hand_over(&self, message: &JsValue) -> Option<()> {
        let worker = self.0.worker.take()?;
        let handed = worker.post_message(message).ok();
        self.0.worker.set(Some(worker));
        handed
    }
}

/// How long a new worker waits, in milliseconds: until the move that asks for it is painted.
const WAIT_MS: u32 = 50;

/// Gets the files and makes the worker of them, unless nobody wants it any more.
async fn begin(desk: Weak<Desk>, [script, code]: Files) {
    TimeoutFuture::new(WAIT_MS).await;
    let files = (asset::bytes(script).await, asset::bytes(code).await);
    let Some(desk) = desk.upgrade() else { return };
    if made(&desk, files).is_none() {
        let fails: &Function = desk.on_error.as_ref().unchecked_ref();
        // It is ours, and does not throw.
        let _ = fails.call1(&JsValue::NULL, &JsValue::NULL);
    }
}

fn made(desk: &Desk, (script, code): (Option<Vec<u8>>, Option<Vec<u8>>)) -> Option<()> {
    let script = Array::of2(&Uint8Array::from(&*script?), &START.into());
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let script = Blob::new_with_u8_array_sequence_and_options(&script, &options).ok()?;
    let address = Url::create_object_url_with_blob(&script).ok()?;
    let worker = Worker::new(&address);
    desk.address.replace(Some(address));
    let worker = worker.ok()?;
    worker.set_onmessage(Some(desk.on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(desk.on_error.as_ref().unchecked_ref()));
    let handed = worker.post_message(&Uint8Array::from(&*code?)).ok();
    desk.worker.set(Some(worker));
    handed
}
