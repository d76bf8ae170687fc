//! A backup of an earlier version, brought into lines by a worker.

use super::client::{WorkerClient, WorkerReply};
use super::process::Program;
use crate::app::kept::WorkerPolicy;
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// The same backup with a line for each game; `None` for what is no backup, and where no worker can be had.
pub(crate) async fn in_lines(file: &Blob) -> Option<Blob> {
    // It has to be read as a whole, and says nothing meanwhile: where it is long that takes a while.
    let policy = WorkerPolicy { has_timeout: false, ..WorkerPolicy::default() };
    let mut client = None;
    let answer = Promise::new(&mut |settle, _| {
        client = Some(WorkerClient::new(Program::WORKER, policy, move |reply| {
            let answer = match reply {
                WorkerReply::Progress(_) => return,
                WorkerReply::Done(file) => file,
                WorkerReply::Missing => JsValue::NULL,
            };
            // What settles a promise does not throw.
            let _ = settle.call1(&JsValue::NULL, &answer);
        }));
    });
    let client = client?;
    client.request(Array::of1(file));
    JsFuture::from(answer).await.ok()?.dyn_into().ok()
}
