//! Games come into the archive from a file: a worker reads some at a time, and reads on when it is asked to.

use crate::app::dialogs::{self, games};
use crate::browser::runtime::messages::Post;
use crate::browser::workers::process::Running;
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, MessageEvent};

/// So many games are read at a time: dealing with them takes less than a frame or two.
const AT_ONCE: u32 = 40;

/// A file that is being read.
struct Task {
    worker: Running,
    file: Blob,
    handed_over: bool,
}

thread_local! {
    /// One file at a time.
    static TASK: RefCell<Option<Task>> = const { RefCell::new(None) };
}

/// Begins with a file; what is read comes as [`games::Msg::Batch`]. An earlier file is read no further.
pub(crate) fn begin(post: Post, file: Option<Blob>) {
    let Some(file) = file else { return tell(&post, None) };
    let fails = post.clone();
    let hears = move |event: MessageEvent| heard(&post, &event.data());
    let worker = Running::start(Box::new(hears), Box::new(move |_| fail(&fails)));
    TASK.set(Some(Task { worker, file, handed_over: false }));
}

/// Reads on.
pub(crate) fn go_on() {
    TASK.with_borrow(|task| task.as_ref().map(|task| task.worker.hand_over(&AT_ONCE.into())));
}

/// The worker has said something: that it is there, how far in the file it is, or which games it has read.
fn heard(post: &Post, message: &JsValue) {
    let first = TASK.with_borrow_mut(|task| {
        let task = task.as_mut()?;
        if std::mem::replace(&mut task.handed_over, true) {
            return None;
        }
        Some(task.worker.hand_over(&Array::of2(&task.file, &AT_ONCE.into())))
    });
    match (first, message.dyn_ref::<Array>()) {
        (Some(None), _) => fail(post),
        (Some(Some(())), _) => {}
        (None, Some(message)) => {
            let batch = read(message);
            if batch.last {
                end();
            }
            tell(post, Some(batch));
        }
        // How far it is in the file.
        (None, None) if message.as_f64().is_some() => {}
        (None, None) => fail(post),
    }
}

fn read(message: &Array) -> games::Batch {
    let text = message.get(0).as_string().unwrap_or_default();
    let lines = text.lines().map(str::to_owned).collect();
    let faults = message.get(1).as_f64().unwrap_or_default() as usize;
    games::Batch { lines, faults, last: message.get(2).is_truthy() }
}

/// The worker is dead, cannot be had, or cannot read the file.
fn fail(post: &Post) {
    tell(post, None);
    end();
}

/// The file is not read any more. The worker goes when what it has said has been heard.
fn end() {
    spawn_local(async { TASK.set(None) });
}

fn tell(post: &Post, batch: Option<games::Batch>) {
    post.send_later(dialogs::Msg::Games(games::Msg::Batch(batch)).into());
}
