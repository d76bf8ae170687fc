//! Starts a web worker with one of the app's worker programs, sends messages to the worker, and
//! ends it.
//!
//! Browsers do not check digests of files that a worker loads. So in a build with the feature
//! `split` (by `cargo xtask`), the page loads and checks the script and the compiled code. The page
//! then creates the worker from the script, and sends the code as the first message. In other
//! builds, Trunk generates a loader script for each worker.

use gloo_timers::future::TimeoutFuture;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Url, Worker};

/// A program that runs in a web worker, given by its name.
#[derive(Clone, Copy)]
pub(crate) struct WorkerProgram(&'static str);

impl WorkerProgram {
    /// Proofs that a side can no longer checkmate, import of games, conversion of old backups, and
    /// search in FIDE's rating list: `src/bin/worker.rs`.
    pub(crate) const PROOFS_AND_IMPORT: WorkerProgram = WorkerProgram("worker");
    /// Computer opponent, and analysis for the coach: `src/bin/opponent.rs`.
    pub(crate) const OPPONENT_AND_COACH: WorkerProgram = WorkerProgram("opponent");
    /// Decoding of QR codes in camera pictures: `src/bin/camera.rs`.
    pub(crate) const CAMERA: WorkerProgram = WorkerProgram("camera");
    /// Compiler for translations that a translator tries out: `src/bin/translation.rs`.
    pub(crate) const TRANSLATION: WorkerProgram = WorkerProgram("translation");
}

/// A web worker that is running or starting. Dropping this value terminates the worker.
pub(crate) struct WorkerProcess(Rc<ProcessState>);

/// A web worker and its callbacks, shared with the asynchronous task that starts the worker.
struct ProcessState {
    /// The worker; `None` until its files are loaded.
    worker: Cell<Option<Worker>>,
    /// The object URL of the script, which is revoked when the worker ends. `None` before the URL
    /// is created, and in a build without the feature `split`.
    address: RefCell<Option<String>>,
    /// Callback for messages of the worker.
    on_message: Closure<dyn FnMut(MessageEvent)>,
    /// Callback for the death of the worker.
    on_error: Closure<dyn FnMut(JsValue)>,
}

impl Drop for WorkerProcess {
    /// Terminates the web worker and revokes the object URL of its script.
    fn drop(&mut self) {
        if let Some(worker) = self.0.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        if let Some(address) = self.0.address.take() {
            // Revoking an object URL does not fail.
            let _ = Url::revoke_object_url(&address);
        }
    }
}

impl WorkerProcess {
    /// Starts a web worker that runs `program`. `hears` receives the worker's messages; the first
    /// message is `null` and means that the worker is ready. `fails` is called if the worker dies
    /// or cannot be started. Neither callback is called before this function returns.
    pub(crate) fn start(
        program: WorkerProgram,
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

    /// Sends a message to this web worker. Returns `None` if the worker has not started or does not
    /// accept the message.
    pub(crate) fn send(&self, message: &JsValue) -> Option<()> {
        let worker = self.0.worker.take()?;
        let sent = worker.post_message(message).ok();
        self.0.worker.set(Some(worker));
        sent
    }
}

/// Delay before a worker starts, in milliseconds. During the delay, the page can paint the move for
/// which the worker is needed.
const START_DELAY_MS: u32 = 50;

/// Starts the web worker after a short delay. Calls the error callback of the process if the start
/// fails. Does nothing if the process has been dropped meanwhile.
async fn begin(process: Weak<ProcessState>, program: WorkerProgram) {
    TimeoutFuture::new(START_DELAY_MS).await;
    if start(&process, program).await.is_none()
        && let Some(process) = process.upgrade()
    {
        let fails: &Function = process.on_error.as_ref().unchecked_ref();
        // The callback does not throw.
        let _ = fails.call1(&JsValue::NULL, &JsValue::NULL);
    }
}

/// Loads and checks the script and the code of a worker program, and starts a web worker from them.
/// Returns `None` after a failure. If the process has been dropped meanwhile, starts nothing and
/// returns `Some`.
#[cfg(feature = "split")]
async fn start(process: &Weak<ProcessState>, WorkerProgram(name): WorkerProgram) -> Option<()> {
    use crate::browser::resources::asset;
    use js_sys::{Array, Uint8Array};
    use web_sys::{Blob, BlobPropertyBag};

    /// End of the script, which receives the compiled code with the first message.
    const SCRIPT_END: &str = "onmessage=({data})=>wasm_bindgen({module_or_path:data})";

    let script = asset::bytes(&format!("{name}.js")).await;
    let code = asset::bytes(&format!("{name}.wasm")).await;
    let Some(process) = process.upgrade() else { return Some(()) };
    let script = Array::of2(&Uint8Array::from(&*script?), &SCRIPT_END.into());
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let script = Blob::new_with_u8_array_sequence_and_options(&script, &options).ok()?;
    let address = Url::create_object_url_with_blob(&script).ok()?;
    let worker = Worker::new(&address);
    process.address.replace(Some(address));
    process.run(worker.ok()?).post_message(&Uint8Array::from(&*code?)).ok()
}

/// Starts a web worker from the script that Trunk generates for the program. Returns `None` after a
/// failure. If the process has been dropped meanwhile, starts nothing and returns `Some`.
#[cfg(not(feature = "split"))]
async fn start(process: &Weak<ProcessState>, WorkerProgram(name): WorkerProgram) -> Option<()> {
    let Some(process) = process.upgrade() else { return Some(()) };
    process.run(Worker::new(&format!("./{name}_loader.js")).ok()?);
    Some(())
}

impl ProcessState {
    /// Stores a newly created web worker, and sets its listeners. Returns the worker.
    fn run(&self, worker: Worker) -> Worker {
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        self.worker.set(Some(worker.clone()));
        worker
    }
}
