//! The partner's worker: decides what a partner does, beside the page, which stays free to draw.
//!
//! It says once, by a `null`, that it is there; from then on every message is a [`find_task`](tabiya::partner::task) or a
//! [`study`](tabiya::partner::study) as text, and every answer a text, empty where there is none. The page ends it when nobody asks any more.

use tabiya::partner::{Study, Task};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = scope.clone();
    let answer = Closure::<dyn Fn(MessageEvent)>::new(move |question: MessageEvent| {
        let text = question.data().as_string().unwrap_or_default();
        say(&desk, &decide(&text).unwrap_or_default().into());
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // It listens for as long as it lives.
    answer.forget();
    say(&scope, &JsValue::NULL);
}

/// Sends something to the page; where there is none to send it to, there is nobody to tell.
fn say(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

fn decide(text: &str) -> Option<String> {
    if let Some(study) = Study::read(text) {
        return study.answer(&mut until(study.millis));
    }
    let task = Task::read(text)?;
    task.decide(&mut until(task.millis))
}

/// Says whether so many milliseconds are over.
fn until(millis: u32) -> impl FnMut() -> bool {
    let end = js_sys::Date::now() + f64::from(millis);
    move || js_sys::Date::now() > end
}
