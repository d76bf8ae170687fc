//! The worker: answers whether a side can still mate, and reads games, beside the page, which stays free to draw.
//!
//! It says once, by a `null`, that it is there; from then on every message is a [`Question`] and every answer a
//! [`Verdict`], or the message is a text and its answer an [`Import`]; to anything else it answers a `null`. A question
//! takes as long as its budget lets it; the page ends the worker if it has no patience for that.

use tabiya::browser::from_js;
use tabiya::game::pgn::Import;
use tabiya::game::{Question, Verdict};
use tabiya::rules::winnability::Budget;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = scope.clone();
    let answer = Closure::<dyn Fn(MessageEvent)>::new(move |question: MessageEvent| {
        say(&desk, &answer(question.data()).unwrap_or(JsValue::NULL));
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

fn answer(question: JsValue) -> Option<JsValue> {
    if let Some(text) = question.as_string() {
        return serde_wasm_bindgen::to_value(&Import::read(&text)).ok();
    }
    let question: Question = from_js::read(question).ok()?;
    let verdict: Verdict = question.answer(&Budget::default());
    serde_wasm_bindgen::to_value(&verdict).ok()
}
