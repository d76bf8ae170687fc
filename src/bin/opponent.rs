//! Web worker that searches chess positions outside the page's thread, for the computer opponent's
//! moves, and for hints and game reviews.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, the worker receives
//! requests: texts that [`task_text`](tabiya::opponent::task_text) or
//! [`study_text`](tabiya::opponent::study_text) has made. It answers each request with a text. This
//! text is empty if the request is invalid, or if no move is possible. The page terminates the
//! worker when it needs no more answers.

use tabiya::opponent::{DecisionTask, StudyRequest};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Runs the web worker that searches chess positions.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = Closure::<dyn Fn(MessageEvent)>::new({
        let scope = scope.clone();
        move |question: MessageEvent| {
            let text = question.data().as_string().unwrap_or_default();
            post_message(&scope, &answer_task(&text).unwrap_or_default().into());
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // The closure must live as long as the worker.
    answer.forget();
    post_message(&scope, &JsValue::NULL);
}

/// Posts a message from this web worker to the page that started it. Ignores errors, because there
/// is no other receiver for a report.
fn post_message(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

/// Returns the answer of this web worker to a request of the page: a decision of the computer
/// opponent, or an analysis. `None` if the text is not a valid request, or if no move is possible.
fn answer_task(text: &str) -> Option<String> {
    if let Some(study) = StudyRequest::read(text) {
        return study.study_as_text(&mut deadline(study.millis));
    }
    let task = DecisionTask::read(text)?;
    task.decide_as_text(&mut deadline(task.millis))
}

/// Returns a closure that says whether `millis` milliseconds have passed since this call. The
/// search calls the closure to end in time.
fn deadline(millis: u32) -> impl FnMut() -> bool {
    let end = js_sys::Date::now() + f64::from(millis);
    move || js_sys::Date::now() > end
}
