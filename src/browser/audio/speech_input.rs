//! Speech in, where the browser understands it on this device alone. What would send a voice to a host is never asked.

use crate::browser::web::{self, SpeechRecognition};
use crate::words::Language;
use gloo_events::EventListener;
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// So many ways to understand what was said are asked for.
const WAYS: u32 = 5;

struct Listening {
    recognition: SpeechRecognition,
    /// Who is told what was understood; nothing means that nothing was.
    heard: Callback<Vec<String>>,
    _events: Vec<EventListener>,
}

thread_local! {
    static LISTENING: RefCell<Option<Listening>> = const { RefCell::new(None) };
    /// The tag that the browser understands for a language, once it has said so.
    static TAG: RefCell<Option<(Language, String)>> = const { RefCell::new(None) };
}

/// Tells whether the browser understands this language without any host.
pub fn can_listen(language: Language, tell: Callback<bool>) {
    spawn_local(async move {
        for tag in tags(language) {
            if is_understood(&tag).await {
                TAG.set(Some((language, tag)));
                return tell.emit(true);
            }
        }
        tell.emit(false);
    });
}

/// Listens until something was said. What was understood, the likeliest first, goes to `heard`; nothing if nothing was.
pub fn listen(language: Language, heard: Callback<Vec<String>>) {
    stop_listening();
    if start(language, &heard).is_none() {
        heard.emit(Vec::new());
    }
}

/// Listens no more.
pub fn stop_listening() {
    if let Some(listening) = LISTENING.take() {
        // One that has ended by itself has nothing to stop.
        let _ = listening.recognition.abort();
    }
}

/// How the browser may call a language: as the reader does, and as most of its speakers do.
fn tags(language: Language) -> Vec<String> {
    let own = language.tag();
    let asked = web_sys::window().map(|window| window.navigator().languages());
    let asked = asked.iter().flat_map(|list| list.iter()).filter_map(|tag| tag.as_string());
    let mut tags: Vec<String> = asked.filter(|tag| Language::from_tag(tag) == Some(language)).collect();
    let region = match own {
        "en" => "en-US",
        "zh" => "zh-CN",
        "uk" => "uk-UA",
        "ar" => "ar-SA",
        "hi" => "hi-IN",
        _ => "",
    };
    let usual = if region.is_empty() { format!("{own}-{}", own.to_uppercase()) } else { region.to_owned() };
    for tag in [usual, own.to_owned()] {
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags
}

/// Whether a language is understood on this device alone. A browser that cannot say so understands none.
async fn is_understood(tag: &str) -> bool {
    let langs = Array::of1(&tag.into()).into();
    let options = web::object([("langs", langs), ("processLocally", true.into())]);
    let answer = web::outcome(SpeechRecognition::available(&options)).await;
    answer.is_some_and(|answer| answer == "available")
}

fn start(language: Language, heard: &Callback<Vec<String>>) -> Option<()> {
    let (_, tag) = TAG.with_borrow(Clone::clone).filter(|(known, _)| *known == language)?;
    let recognition = SpeechRecognition::new().ok()?;
    for (name, value) in
        [("lang", tag.into()), ("processLocally", true.into()), ("maxAlternatives", WAYS.into())]
    {
        web::set_field(&recognition, name, &value);
    }
    let result = EventListener::once(&recognition, "result", |event| finish(understood(event)));
    // It ends without a result where nothing was said, or the reader does not let it hear.
    let ends = ["end", "error", "nomatch"]
        .map(|name| EventListener::once(&recognition, name, |_| finish(Vec::new())));
    let events = ends.into_iter().chain([result]).collect();
    LISTENING.set(Some(Listening {
        recognition: recognition.clone(),
        heard: heard.clone(),
        _events: events,
    }));
    if recognition.start().is_err() {
        LISTENING.take();
        return None;
    }
    Some(())
}

/// Tells what was understood, once.
fn finish(texts: Vec<String>) {
    if let Some(listening) = LISTENING.take() {
        listening.heard.emit(texts);
        // What runs now is one of its listeners: they go when it is over.
        spawn_local(async move { drop(listening) });
    }
}

fn understood(event: &JsValue) -> Vec<String> {
    let first = web::field(&web::field(event, "results"), "0");
    let text = |way: u32| web::field(&web::field(&first, &way.to_string()), "transcript").as_string();
    (0..WAYS).map_while(text).collect()
}
