//! A web worker that runs one of our programs.
//!
//! Browsers do not check digests of what a worker loads by itself. So a page that `cargo xtask` has built loads script and code,
//! which checks them, makes the worker of the script, and sends it the code as its first message. A page in one piece has a
//! script for each worker from Trunk.

use gloo_timers::future::TimeoutFuture;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Url, Worker};

/// A program for workers, by its name.
#[derive(Clone, Copy)]
pub(crate) struct Program(&'static str);

impl Program {
    /// Exact answers, and the reading of games: `src/bin/worker.rs`.
    pub(crate) const WORKER: Program = Program("worker");
    /// The computer opponent: `src/bin/partner.rs`.
    pub(crate) const PARTNER: Program = Program("partner");
    /// Codes in pictures: `src/bin/camera.rs`.
    pub(crate) const CAMERA: Program = Program("camera");
}

/// A worker that runs, or is about to. Dropped, it is ended.
pub(crate) struct WorkerProcess(Rc<ProcessState>);

struct ProcessState {
    /// None until its files are here.
    worker: Cell<Option<Worker>>,
    /// Where its script is, as long as it may still be read.
    address: RefCell<Option<String>>,
    on_message: Closure<dyn FnMut(MessageEvent)>,
    on_error: Closure<dyn FnMut(JsValue)>,
}

impl Drop for WorkerProcess {
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

impl WorkerProcess {
    /// Starts one. Its messages go to `hears`, beginning with a `null` once it is ready; that it has died, or cannot be
    /// had, to `fails`: never before this has returned.
    pub(crate) fn start(
        program: Program,
        hears: Box<dyn FnMut(MessageEvent)>,
        fails: Box<dyn FnMut(JsValue)>,
    ) -> WorkerProcess {
        let process = Rc::new(ProcessState {
            worker: Cell::default(),
            address: RefCell::default(),
            on_message: Closure::wrap(hears),
            on_error: Closure::wrap(fails),
        });
        spawn_local(begin(Rc::downgrade(&process), program));
        WorkerProcess(process)
    }

    /// Sends it a message; `None` if it takes none.
    pub(crate) fn send(&self, message: &JsValue) -> Option<()> {
        let worker = self.0.worker.take()?;
        let sent = worker.post_message(message).ok();
        self.0.worker.set(Some(worker));
        sent
    }
}

/// How long a new worker waits, in milliseconds: until the move that asks for it is painted.
const WAIT_MS: u32 = 50;

/// Starts the worker, unless it has been dropped meanwhile.
async fn begin(process: Weak<ProcessState>, program: Program) {
    TimeoutFuture::new(WAIT_MS).await;
    if start(&process, program).await.is_none()
        && let Some(process) = process.upgrade()
    {
        let fails: &Function = process.on_error.as_ref().unchecked_ref();
        // It is ours, and does not throw.
        let _ = fails.call1(&JsValue::NULL, &JsValue::NULL);
    }
}

/// Loads script and code, and makes the worker of them. `None` if it cannot be had.
#[cfg(feature = "split")]
async fn start(process: &Weak<ProcessState>, Program(name): Program) -> Option<()> {
    use crate::browser::resources::asset;
    use js_sys::{Array, Uint8Array};
    use web_sys::{Blob, BlobPropertyBag};

    /// The end of the script: the code is the first message.
    const START: &str = "onmessage=({data})=>wasm_bindgen({module_or_path:data})";

    let script = asset::bytes(&format!("{name}.js")).await;
    let code = asset::bytes(&format!("{name}.wasm")).await;
    let Some(process) = process.upgrade() else { return Some(()) };
    let script = Array::of2(&Uint8Array::from(&*script?), &START.into());
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let script = Blob::new_with_u8_array_sequence_and_options(&script, &options).ok()?;
    let address = Url::create_object_url_with_blob(&script).ok()?;
    let worker = Worker::new(&address);
    process.address.replace(Some(address));
    process.run(worker.ok()?).post_message(&Uint8Array::from(&*code?)).ok()
}

/// Starts the worker by the script that Trunk makes for it. `None` if it cannot be had.
#[cfg(not(feature = "split"))]
async fn start(process: &Weak<ProcessState>, Program(name): Program) -> Option<()> {
    let Some(process) = process.upgrade() else { return Some(()) };
    process.run(Worker::new(&format!("./{name}_loader.js")).ok()?);
    Some(())
}

impl ProcessState {
    /// Listens to the worker, and keeps it.
    fn run(&self, worker: Worker) -> Worker {
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        self.worker.set(Some(worker.clone()));
        worker
    }
}
