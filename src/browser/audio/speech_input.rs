//! Speech in, where the browser understands it on this device alone. What would send a voice to a host is never asked.

use crate::browser::web;
use crate::words::Language;
use gloo_events::EventListener;
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::EventTarget;
use yew::Callback;

/// So many ways to understand what was said are asked for.
const WAYS: f64 = 5.0;

struct Listening {
    recognition: JsValue,
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
            if is_understood(&tag).await.unwrap_or_default() {
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
        web::call(&listening.recognition, "abort", &Array::new());
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

/// What makes recognitions; where it is missing, or cannot say what it understands by itself, there is none.
fn recognition() -> Option<Function> {
    let window = web_sys::window()?;
    let found = Reflect::get(&window, &"SpeechRecognition".into()).ok()?;
    let found: Function = found.dyn_into().ok()?;
    Reflect::get(&found, &"available".into()).is_ok_and(|asks| asks.is_function()).then_some(found)
}

async fn is_understood(tag: &str) -> Option<bool> {
    let options = Object::new();
    Reflect::set(&options, &"langs".into(), &Array::of1(&tag.into())).ok()?;
    Reflect::set(&options, &"processLocally".into(), &true.into()).ok()?;
    let recognition = recognition()?;
    let promise: Promise = web::call(&recognition, "available", &Array::of1(&options))?.dyn_into().ok()?;
    Some(JsFuture::from(promise).await.ok()?.as_string()? == "available")
}

fn start(language: Language, heard: &Callback<Vec<String>>) -> Option<()> {
    let (_, tag) = TAG.with_borrow(Clone::clone).filter(|(known, _)| *known == language)?;
    let (window, recognition) = (web_sys::window()?, recognition()?);
    let reflect = web::part(&window, "Reflect")?;
    let recognition = web::call(&reflect, "construct", &Array::of2(&recognition, &Array::new()))?;
    let settings: [(&str, JsValue); 3] =
        [("lang", tag.into()), ("processLocally", true.into()), ("maxAlternatives", WAYS.into())];
    for (name, value) in settings {
        Reflect::set(&recognition, &name.into(), &value).ok()?;
    }
    let target: EventTarget = recognition.clone().dyn_into().ok()?;
    let result =
        EventListener::once(&target, "result", |event| finish(understood(event).unwrap_or_default()));
    // It ends without a result where nothing was said, or the reader does not let it hear.
    let ends =
        ["end", "error", "nomatch"].map(|name| EventListener::once(&target, name, |_| finish(Vec::new())));
    let events = ends.into_iter().chain([result]).collect();
    LISTENING.set(Some(Listening {
        recognition: recognition.clone(),
        heard: heard.clone(),
        _events: events,
    }));
    if web::call(&recognition, "start", &Array::new()).is_none() {
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

fn understood(event: &JsValue) -> Option<Vec<String>> {
    let results = Reflect::get(event, &"results".into()).ok()?;
    let first = Reflect::get(&results, &0.into()).ok()?;
    let count = Reflect::get(&first, &"length".into()).ok()?.as_f64()?;
    let text = |place: u32| {
        let way = Reflect::get(&first, &place.into()).ok()?;
        Reflect::get(&way, &"transcript".into()).ok()?.as_string()
    };
    // No browser gives more ways than it was asked for.
    Some((0..count.clamp(0.0, WAYS) as u32).filter_map(text).collect())
}
