//! Converts a backup file of an earlier version of the app to the current form, with one line per
//! game, in a web worker.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::storage::WorkerPolicy;
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// Converts a backup file of an earlier version of the app to the current form, with one line per
/// game, in a web worker. Returns `None` if the file is not a JSON object or no worker is
/// available.
pub(crate) async fn in_lines(file: &Blob) -> Option<Blob> {
    // The request has no time limit: the worker reads the whole file without reporting progress,
    // which takes long for a large file.
    let policy = WorkerPolicy { has_timeout: false, ..WorkerPolicy::default() };
    let mut client = None;
    let answer = Promise::new(&mut |settle, _| {
        client = Some(WorkerClient::new(WorkerProgram::PROOFS_AND_IMPORT, policy, move |reply| {
            let answer = match reply {
                WorkerReply::Progress(_) => return,
                WorkerReply::Done(file) => file,
                WorkerReply::Missing => JsValue::NULL,
            };
            // Resolving a promise cannot fail.
            let _ = settle.call1(&JsValue::NULL, &answer);
        }));
    });
    let client = client?;
    client.request(Array::of1(file));
    JsFuture::from(answer).await.ok()?.dyn_into().ok()
}
