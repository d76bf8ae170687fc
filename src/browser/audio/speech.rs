//! The system's own voices: what [`Voice`] says is spoken here, and what the keyboard is on. No file is ever loaded, and no
//! host is asked: a voice that is not of this device is not used.

use crate::app::{Aloud, App, Line, Voice, Voices};
use crate::browser::resources::language::OwnWords;
use crate::browser::web::{self, SpeechSynthesis};
use crate::words::{Language, Words};
use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement, SpeechSynthesisUtterance};

#[derive(Default)]
struct Desk {
    voice: Voice,
    voices: Voices,
    /// What follows the keyboard, once that is wanted.
    follows: Option<EventListener>,
    /// Whether what was said last is what the keyboard was on: that gives way to anything.
    said_focus: bool,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Shows the page to the voice, which says what is to be said, in these words. To be called after each change.
pub fn voice_looks(app: &App, words: &Words, own: &OwnWords, say: fn(&Words, &Line) -> String) {
    let (speech, gives_way) = DESK.with_borrow_mut(|desk| {
        desk.voices = app.ready().map(|ready| ready.settings.voices).unwrap_or_default();
        let follows = desk.voices.wants(Aloud::Focus);
        if follows != desk.follows.is_some() {
            desk.follows = follows.then(follow).flatten();
        }
        let speech = desk.voice.look(app);
        let gives_way = speech.hushes || desk.said_focus && !speech.lines.is_empty();
        desk.said_focus &= speech.lines.is_empty();
        (speech, gives_way)
    });
    let mut spoken: Vec<(String, Language)> = Vec::new();
    for (to, line) in speech.lines {
        let words = own[to as usize].as_ref().unwrap_or(words);
        let said = (say(words, &line), words.language());
        // Both players were told the same in one language.
        if !said.0.is_empty() && !spoken.contains(&said) {
            spoken.push(said);
        }
    }
    if !gives_way && spoken.is_empty() {
        return;
    }
    // After the move has been drawn and saved: neither waits for a voice.
    spawn_local(async move {
        TimeoutFuture::new(0).await;
        if gives_way {
            hush();
        }
        for (text, language) in spoken {
            speak(&text, language.tag());
        }
    });
}

/// Says that there is a check, as the house rules want it; not where the move itself was said with it.
pub(crate) fn announce_check(words: &Words) {
    let says = DESK.with_borrow(|desk| desk.voices.wants(Aloud::Moves) || desk.voices.wants(Aloud::Checks));
    if !says {
        hush();
        speak(words.spoken_check(), words.language().tag());
    }
}

/// From now on what gets the keyboard is said.
fn follow() -> Option<EventListener> {
    let document = web_sys::window()?.document()?;
    Some(EventListener::new(&document, "focusin", |event| {
        let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
            return;
        };
        let name = name(&element);
        if name.is_empty() {
            return;
        }
        let gives_way = DESK.with_borrow_mut(|desk| std::mem::replace(&mut desk.said_focus, true));
        if gives_way {
            hush();
        }
        speak(&name, &language_of(&element));
    }))
}

/// What the element is called: by its label, else by the words on it, and what is chosen in it.
fn name(element: &Element) -> String {
    let own = element.get_attribute("aria-label").or_else(|| labelled(element)).or_else(|| words_on(element));
    let chosen =
        element.query_selector("option:checked").ok().flatten().and_then(|option| option.text_content());
    let typed = element.dyn_ref::<HtmlInputElement>().filter(|input| {
        // What the others hold is no text.
        !matches!(input.type_().as_str(), "checkbox" | "radio" | "file")
    });
    let value = chosen.or_else(|| typed.map(HtmlInputElement::value));
    let parts = [own, value].into_iter().flatten().map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn labelled(element: &Element) -> Option<String> {
    let label = element.closest("label").ok()??;
    // The words stand in the label's first element; its field may have words of its own.
    let words = label.query_selector("span").ok()?.unwrap_or(label);
    words_on(&words)
}

fn words_on(element: &Element) -> Option<String> {
    // A dialog or the page itself would be read out whole.
    let is_read = matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY" | "H2" | "LABEL" | "SPAN");
    // What is no element of HTML has none.
    web::field(element, "innerText").as_string().filter(|_| is_read)
}

fn language_of(element: &Element) -> String {
    let around = element.closest("[lang]").ok().flatten();
    around.and_then(|around| around.get_attribute("lang")).unwrap_or_default()
}

/// What is still being said gives way.
fn hush() {
    // A voice that cannot be stopped comes to its end.
    let _ = web::speech_synthesis().map(|voices| voices.cancel());
}

/// Says words aloud after what is being said, if the device has a voice of their language.
fn speak(words: &str, tag: &str) {
    let utterance = SpeechSynthesisUtterance::new_with_text(words);
    let (Some(voices), Ok(said)) = (web::speech_synthesis(), utterance) else { return };
    said.set_lang(tag);
    match own_voice(&voices, tag) {
        Found::Voice(voice) => web::set_field(&said, "voice", &voice),
        // It is not known yet which there are: the system picks one.
        Found::NotYetKnown => {}
        Found::None => return,
    }
    // A browser that does not speak is as one without a voice.
    let _ = voices.speak(&said);
}

enum Found {
    Voice(JsValue),
    NotYetKnown,
    None,
}

/// The first voice of this device for a language.
fn own_voice(voices: &SpeechSynthesis, tag: &str) -> Found {
    let list = voices.voices().unwrap_or_default();
    if list.length() == 0 {
        return Found::NotYetKnown;
    }
    let suits = |voice: &JsValue| {
        let lang = web::field(voice, "lang").as_string().unwrap_or_default();
        let speaks = lang.split(['-', '_']).next().is_some_and(|lang| lang.eq_ignore_ascii_case(tag));
        speaks && web::field(voice, "localService").is_truthy()
    };
    list.iter().find(suits).map_or(Found::None, Found::Voice)
}
