//! Speech output through the system's voices: announcements, and the name of the focused element.
//! No file is loaded and no network is used; voices that are not local are never used.

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

/// Speech output and speech input of the device.
pub(crate) struct Speech {
    tongue: Rc<LanguageLoader>,
    input: SpeechInput,
    /// Listener that speaks the focused element, while that is enabled.
    focus: RefCell<Option<EventListener>>,
    /// Whether the last utterance was a focused element, which any other utterance may interrupt.
    said_focus: Rc<Cell<bool>>,
}

impl Speech {
    /// Creates silent speech; recognized moves go to `post`.
    pub(crate) fn new(tongue: Rc<LanguageLoader>, post: MessageSender) -> Speech {
        let input = SpeechInput::new(tongue.clone(), post);
        Speech { tongue, input, focus: RefCell::default(), said_focus: Rc::default() }
    }

    /// Carries out an effect; `say` returns the sentence for a line.
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

    /// Speaks lines after the move has been drawn and saved, so that neither waits for a voice.
    fn say(&self, interrupts: bool, lines: Vec<(Color, SpokenLine)>, say: fn(&Words, &SpokenLine) -> String) {
        let gives_way = interrupts || self.said_focus.get() && !lines.is_empty();
        self.said_focus.set(self.said_focus.get() && lines.is_empty());
        let tongue = self.tongue.clone();
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            // If a catalogue is not available, the other lines are still spoken.
            tongue.speak_in_full().await;
            if gives_way {
                hush();
            }
            let mut spoken: Vec<(String, Language)> = Vec::new();
            for (to, line) in lines {
                let words = tongue.words_to(to);
                let said = (say(&words, &line), words.language());
                // Skips a line that both players get in the same language.
                if !said.0.is_empty() && !spoken.contains(&said) {
                    speak(&said.0, said.1.tag());
                    spoken.push(said);
                }
            }
        });
    }

    /// Speaks each element that receives the focus from now on.
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

/// Returns the name of an element: its label or its text, and its value.
fn name(element: &Element) -> String {
    let own = element.get_attribute("aria-label").or_else(|| labelled(element)).or_else(|| words_on(element));
    let chosen =
        element.query_selector("option:checked").ok().flatten().and_then(|option| option.text_content());
    let typed = element.dyn_ref::<HtmlInputElement>().filter(|input| {
        // The value of other input types is not text.
        !matches!(input.type_().as_str(), "checkbox" | "radio" | "file")
    });
    let value = chosen.or_else(|| typed.map(HtmlInputElement::value));
    let parts = [own, value].into_iter().flatten().map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn labelled(element: &Element) -> Option<String> {
    let label = element.closest("label").ok()??;
    // The text is in the label's first element; the field in the label may have text of its own.
    let words = label.query_selector("span").ok()?.unwrap_or(label);
    words_on(&words)
}

fn words_on(element: &Element) -> Option<String> {
    // Excludes dialogs and the page itself, whose whole text would be read.
    let is_read = matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY" | "H2" | "LABEL" | "SPAN");
    // Elements outside HTML have no `innerText`.
    web::field(element, "innerText").as_string().filter(|_| is_read)
}

fn language_of(element: &Element) -> String {
    let around = element.closest("[lang]").ok().flatten();
    around.and_then(|around| around.get_attribute("lang")).unwrap_or_default()
}

/// Interrupts the current utterance.
fn hush() {
    // If a voice cannot be stopped, it finishes.
    let _ = web::speech_synthesis().map(|voices| voices.cancel());
}

/// Queues a text for speech, if the device has a voice of its language.
fn speak(words: &str, tag: &str) {
    // Removes bidirectional marks, whose names some voices read aloud.
    let heard = words.replace(['\u{200e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
    let utterance = SpeechSynthesisUtterance::new_with_text(&heard);
    let (Some(voices), Ok(said)) = (web::speech_synthesis(), utterance) else { return };
    said.set_lang(tag);
    match own_voice(&voices, tag) {
        VoiceChoice::Voice(voice) => web::set_field(&said, "voice", &voice),
        // The voices have not loaded yet: the system picks one.
        VoiceChoice::NotYetKnown => {}
        VoiceChoice::None => return,
    }
    // A browser that fails to speak counts as one without a voice.
    let _ = voices.speak(&said);
}

enum VoiceChoice {
    Voice(JsValue),
    NotYetKnown,
    None,
}

/// Returns the first local voice for a language.
fn own_voice(voices: &SpeechSynthesis, tag: &str) -> VoiceChoice {
    let list = voices.voices().unwrap_or_default();
    if list.length() == 0 {
        return VoiceChoice::NotYetKnown;
    }
    let suits = |voice: &JsValue| {
        let lang = web::field(voice, "lang").as_string().unwrap_or_default();
        let speaks = lang.split(['-', '_']).next().is_some_and(|lang| lang.eq_ignore_ascii_case(tag));
        speaks && web::field(voice, "localService").is_truthy()
    };
    list.iter().find(suits).map_or(VoiceChoice::None, VoiceChoice::Voice)
}
