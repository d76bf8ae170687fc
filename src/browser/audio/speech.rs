//! The system's own voices: they say what the page asks for, and what the keyboard is on. No file is ever loaded, and no
//! host is asked: a voice that is not of this device is not used.

use crate::app::{SpeechEffect, SpokenLine};
use crate::browser::audio::speech_input::SpeechInput;
use crate::browser::resources::language::LanguageLoader;
use crate::browser::runtime::messages::MessageSender;
use crate::browser::web::{self, SpeechSynthesis};
use crate::rules::Color;
use crate::words::{Language, Words};
use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement, SpeechSynthesisUtterance};

/// Speech of the device, spoken and understood.
pub(crate) struct Speech {
    tongue: Rc<LanguageLoader>,
    input: SpeechInput,
    /// What follows the keyboard, while that is wanted.
    focus: RefCell<Option<EventListener>>,
    /// Whether what was said last is what the keyboard was on: that gives way to anything.
    said_focus: Rc<Cell<bool>>,
}

impl Speech {
    /// Silent so far; what is understood goes to `post`.
    pub(crate) fn new(tongue: Rc<LanguageLoader>, post: MessageSender) -> Speech {
        let input = SpeechInput::new(tongue.clone(), post);
        Speech { tongue, input, focus: RefCell::default(), said_focus: Rc::default() }
    }

    /// Carries out an effect; `say` has the sentence for a line.
    pub(crate) fn perform(&self, effect: SpeechEffect, say: fn(&Words, &SpokenLine) -> String) {
        match effect {
            SpeechEffect::Say { interrupts, lines } => self.say(interrupts, lines, say),
            SpeechEffect::AnnounceCheck => {
                let words = self.tongue.words();
                hush();
                speak(words.spoken_check(), words.language().tag());
            }
            SpeechEffect::FollowFocus(wanted) => {
                drop(self.focus.replace(if wanted { self.follow() } else { None }))
            }
            SpeechEffect::CanListen => self.input.find_out(),
            SpeechEffect::Listen => self.input.listen(),
            SpeechEffect::StopListening => self.input.stop(),
        }
    }

    /// Says lines after the move has been drawn and saved: neither waits for a voice.
    fn say(&self, interrupts: bool, lines: Vec<(Color, SpokenLine)>, say: fn(&Words, &SpokenLine) -> String) {
        let gives_way = interrupts || self.said_focus.get() && !lines.is_empty();
        self.said_focus.set(self.said_focus.get() && lines.is_empty());
        let tongue = self.tongue.clone();
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            // Where not all words can be had, the rest is said.
            tongue.speak_in_full().await;
            if gives_way {
                hush();
            }
            let mut spoken: Vec<(String, Language)> = Vec::new();
            for (to, line) in lines {
                let words = tongue.words_to(to);
                let said = (say(&words, &line), words.language());
                // Both players were told the same in one language.
                if !said.0.is_empty() && !spoken.contains(&said) {
                    speak(&said.0, said.1.tag());
                    spoken.push(said);
                }
            }
        });
    }

    /// From now on what gets the keyboard is said.
    fn follow(&self) -> Option<EventListener> {
        let document = web_sys::window()?.document()?;
        let said_focus = self.said_focus.clone();
        Some(EventListener::new(&document, "focusin", move |event| {
            let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
                return;
            };
            let name = name(&element);
            if name.is_empty() {
                return;
            }
            if said_focus.replace(true) {
                hush();
            }
            speak(&name, &language_of(&element));
        }))
    }
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
    // Marks of direction are for the eye: some voices read their names.
    let heard = words.replace(['\u{200e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
    let utterance = SpeechSynthesisUtterance::new_with_text(&heard);
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
