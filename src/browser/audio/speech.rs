//! Speech output with the voices of the device: announcements and, on request, the focused element.
//! The page loads no sound files, and never chooses a voice that uses a server. But while the
//! browser has not loaded its list of voices, the system chooses the voice.

use crate::app::{SpeechEffect, SpokenLine};
use crate::browser::audio::speech_input::SpeechInput;
use crate::browser::resources::language::LanguageLoader;
use crate::browser::runtime::message_sender::MessageSender;
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

/// Speech output, such as spoken announcements of moves, and speech input, such as spoken moves.
pub(crate) struct Speech {
    /// Loader that holds the words (translated texts) of the page and of the players.
    language_loader: Rc<LanguageLoader>,
    /// Speech recognition.
    input: SpeechInput,
    /// Listener that speaks the focused element; `None` if this is not enabled.
    focus: RefCell<Option<EventListener>>,
    /// Whether the last utterance was the name of a focused element. If so, the next utterance
    /// interrupts it.
    said_focus: Rc<Cell<bool>>,
}

impl Speech {
    /// Creates the speech output and input, silent and not listening. `language_loader` has the
    /// texts to speak. Recognized speech is sent to `post`.
    pub(crate) fn new(language_loader: Rc<LanguageLoader>, post: MessageSender) -> Speech {
        let input = SpeechInput::new(language_loader.clone(), post);
        Speech { language_loader, input, focus: RefCell::default(), said_focus: Rc::default() }
    }

    /// Carries out a request of the app to speak or to listen. `say` converts a line, such as a
    /// move, to a sentence.
    pub(crate) fn perform(&self, effect: SpeechEffect, say: fn(&Words, &SpokenLine) -> String) {
        match effect {
            SpeechEffect::Say { interrupts, lines } => self.say(interrupts, lines, say),
            SpeechEffect::AnnounceCheck => {
                let words = self.language_loader.words();
                cancel_speech();
                self.said_focus.set(false);
                speak(words.spoken_check(), words.language().tag());
            }
            SpeechEffect::FollowFocus(wanted) => {
                drop(self.focus.replace(if wanted { self.follow_focus() } else { None }))
            }
            SpeechEffect::CanListen => self.input.check_support(),
            SpeechEffect::Listen => self.input.listen(),
            SpeechEffect::StopListening => self.input.stop(),
        }
    }

    /// Speaks each line in the language of its player. `say` converts a line to a sentence. Starts
    /// after a short wait, so that the page first draws and saves the move. Stops current speech if
    /// `interrupts` is true, or if the current speech is the name of a focused element.
    fn say(&self, interrupts: bool, lines: Vec<(Color, SpokenLine)>, say: fn(&Words, &SpokenLine) -> String) {
        let gives_way = interrupts || self.said_focus.get() && !lines.is_empty();
        self.said_focus.set(self.said_focus.get() && lines.is_empty());
        let language_loader = self.language_loader.clone();
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            // Some sentences need texts that are loaded on demand. If loading fails, `say` returns
            // an empty text for these sentences, and only the other lines are spoken.
            language_loader.load_dialog_texts().await;
            if gives_way {
                cancel_speech();
            }
            let mut spoken: Vec<(String, Language)> = Vec::new();
            for (to, line) in lines {
                let words = language_loader.words_to(to);
                let said = (say(&words, &line), words.language());
                // If both players get the same sentence in the same language, it is spoken only
                // once.
                if !said.0.is_empty() && !spoken.contains(&said) {
                    speak(&said.0, said.1.tag());
                    spoken.push(said);
                }
            }
        });
    }

    /// Returns a listener that speaks the name of each element that gets the focus. `None` if there
    /// is no document.
    fn follow_focus(&self) -> Option<EventListener> {
        let document = web_sys::window()?.document()?;
        let said_focus = self.said_focus.clone();
        Some(EventListener::new(&document, "focusin", move |event| {
            let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
                return;
            };
            let name = accessible_name(&element);
            if name.is_empty() {
                return;
            }
            if said_focus.replace(true) {
                cancel_speech();
            }
            speak(&name, &language_of(&element));
        }))
    }
}

/// Returns the text to speak for an HTML element that gets the focus: its label or, without a
/// label, its own text; then its chosen or typed value.
fn accessible_name(element: &Element) -> String {
    let own =
        element.get_attribute("aria-label").or_else(|| label_text(element)).or_else(|| visible_text(element));
    let chosen =
        element.query_selector("option:checked").ok().flatten().and_then(|option| option.text_content());
    let typed = element.dyn_ref::<HtmlInputElement>().filter(|input| {
        // The values of these inputs are not texts for the user.
        !matches!(input.type_().as_str(), "checkbox" | "radio" | "file")
    });
    let value = chosen.or_else(|| typed.map(HtmlInputElement::value));
    let parts = [own, value].into_iter().flatten().map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Returns the text of the HTML `label` element around `element`; `None` if there is no such label.
fn label_text(element: &Element) -> Option<String> {
    let label = element.closest("label").ok()??;
    // The text is in the first `span` of the label. The label also contains the field, which may
    // have other text.
    let words = label.query_selector("span").ok()?.unwrap_or(label);
    visible_text(&words)
}

/// Returns the visible text of a short HTML element, such as a button; `None` for other elements.
fn visible_text(element: &Element) -> Option<String> {
    // Other elements, such as a dialog, are too long to read out as a whole.
    let is_read = matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY" | "H2" | "LABEL" | "SPAN");
    // Elements that are not HTML, such as SVG, have no `innerText`.
    web::js_field(element, "innerText").as_string().filter(|_| is_read)
}

/// Returns the language tag of an HTML element, such as `en`. This is the `lang` attribute of the
/// element or of its nearest ancestor with this attribute; empty if neither has the attribute.
fn language_of(element: &Element) -> String {
    let around = element.closest("[lang]").ok().flatten();
    around.and_then(|around| around.get_attribute("lang")).unwrap_or_default()
}

/// Stops the current speech output, and drops all queued texts.
fn cancel_speech() {
    // If the browser refuses, the voice finishes its sentence.
    let _ = web::speech_synthesis().map(|voices| voices.cancel());
}

/// Queues the text `words` to be spoken by a voice for the language `tag`, such as `en`. Does
/// nothing if the device has no such voice.
fn speak(words: &str, tag: &str) {
    // Direction marks are removed, because some voices read out the names of these characters.
    let heard = words.replace(['\u{200e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
    let utterance = SpeechSynthesisUtterance::new_with_text(&heard);
    let (Some(voices), Ok(said)) = (web::speech_synthesis(), utterance) else { return };
    said.set_lang(tag);
    match local_voice(&voices, tag) {
        VoiceChoice::Voice(voice) => web::set_js_field(&said, "voice", &voice),
        // The browser has not loaded its list of voices, so the system chooses a voice.
        VoiceChoice::NotYetKnown => {}
        VoiceChoice::None => return,
    }
    // A failure is ignored, as if the device had no voice.
    let _ = voices.speak(&said);
}

/// Result of the search for a voice of the device that speaks a language.
enum VoiceChoice {
    /// A voice for the language that runs on the device.
    Voice(JsValue),
    /// The browser has not loaded its list of voices.
    NotYetKnown,
    /// The device has no voice for the language.
    None,
}

/// Returns the first voice that runs on the device and speaks the language `tag`, such as `en`.
fn local_voice(voices: &SpeechSynthesis, tag: &str) -> VoiceChoice {
    let list = voices.voices().unwrap_or_default();
    if list.length() == 0 {
        return VoiceChoice::NotYetKnown;
    }
    let suits = |voice: &JsValue| {
        let lang = web::js_field(voice, "lang").as_string().unwrap_or_default();
        let speaks = lang.split(['-', '_']).next().is_some_and(|lang| lang.eq_ignore_ascii_case(tag));
        speaks && web::js_field(voice, "localService").is_truthy()
    };
    list.iter().find(suits).map_or(VoiceChoice::None, VoiceChoice::Voice)
}
