//! A worker that runs.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// The worker's script, made by Trunk from the program `worker`; beside the page, wherever that is.
const SCRIPT: &str = "./worker_loader.js";
/// On the document's root: the address of the script, where the page is one file and has none beside it.
const ADDRESS: &str = "data-worker";

/// A worker that runs. Dropped, it is ended.
pub(super) struct Running {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Running {
    /// Starts one. What it says goes to `hears`, beginning with a `null` once it is there; that it has died, to `fails`.
    ///
    /// # Errors
    /// The browser has no worker to give.
    pub(super) fn start(
        hears: Box<dyn FnMut(MessageEvent)>,
        fails: Box<dyn FnMut(JsValue)>,
    ) -> Result<Running, JsValue> {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let script = root.and_then(|root| root.get_attribute(ADDRESS));
        let worker = Worker::new(script.as_deref().unwrap_or(SCRIPT))?;
        let (on_message, on_error) = (Closure::wrap(hears), Closure::wrap(fails));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Running { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Hands it something; `None` if it takes nothing.
    pub(super) fn hand_over(&self, message: &JsValue) -> Option<()> {
        self.worker.post_message(message).ok()
    }
}
