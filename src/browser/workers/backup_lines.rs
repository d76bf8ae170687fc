//! A worker brings a backup into lines.

use crate::browser::workers::process::Running;
use js_sys::{Array, Function, Promise};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, MessageEvent};

/// The same backup with a line for each game; `None` for what is no backup, and where no worker can be had.
pub(crate) async fn in_lines(file: &Blob) -> Option<Blob> {
    let running: Rc<RefCell<Option<Running>>> = Rc::default();
    let answer = Promise::new(&mut |tell, _| {
        let (desk, fails) = (Rc::downgrade(&running), tell.clone());
        let mut file = Some(Array::of1(file));
        let hears = move |event: MessageEvent| {
            // The first that it says is that it is there.
            let taken = desk.upgrade().zip(file.take());
            let taken =
                taken.map(|(desk, file)| desk.borrow().as_ref().and_then(|worker| worker.hand_over(&file)));
            if taken.flatten().is_none() {
                give(&tell, &event.data());
            }
        };
        let fails = move |_| give(&fails, &JsValue::NULL);
        running.replace(Some(Running::start(Box::new(hears), Box::new(fails))));
    });
    let answer = JsFuture::from(answer).await;
    drop(running);
    answer.ok()?.dyn_into().ok()
}

fn give(tell: &Function, answer: &JsValue) {
    // What settles a promise does not throw.
    let _ = tell.call1(&JsValue::NULL, answer);
}
