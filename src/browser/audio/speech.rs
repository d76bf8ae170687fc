//! Speech output with the voices of the device: announcements, and the focused element on request.
//! No sound file is loaded. A voice that uses a server is never chosen; but while the browser has
//! not loaded its list of voices, the system picks the voice.

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
    /// Listener that speaks the focused element, while that is enabled.
    focus: RefCell<Option<EventListener>>,
    /// Whether the last utterance was the name of a focused element. The next utterance cuts such a
    /// name off.
    said_focus: Rc<Cell<bool>>,
}

impl Speech {
    /// Creates the speech output and input, silent and not listening. `language_loader` has the
    /// texts to speak; recognized speech is sent to `post`.
    pub(crate) fn new(language_loader: Rc<LanguageLoader>, post: MessageSender) -> Speech {
        let input = SpeechInput::new(language_loader.clone(), post);
        Speech { language_loader, input, focus: RefCell::default(), said_focus: Rc::default() }
    }

    /// Carries out a request of the app to speak or to listen. `say` converts a line to be spoken,
    /// such as a move, to a sentence.
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

    /// Speaks each line in the language of its player; `say` converts a line to a sentence. Starts
    /// after a short wait, so that the page draws and saves the move first. Current speech is cut
    /// off if `interrupts` is true or if it is the name of a focused element.
    fn say(&self, interrupts: bool, lines: Vec<(Color, SpokenLine)>, say: fn(&Words, &SpokenLine) -> String) {
        let gives_way = interrupts || self.said_focus.get() && !lines.is_empty();
        self.said_focus.set(self.said_focus.get() && lines.is_empty());
        let language_loader = self.language_loader.clone();
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            // Some sentences need texts that are loaded on demand. If loading fails, `say` returns
            // an empty text for them, and the other lines are spoken.
            language_loader.load_dialog_texts().await;
            if gives_way {
                cancel_speech();
            }
            let mut spoken: Vec<(String, Language)> = Vec::new();
            for (to, line) in lines {
                let words = language_loader.words_to(to);
                let said = (say(&words, &line), words.language());
                // Both players may get the same sentence in the same language: it is spoken once.
                if !said.0.is_empty() && !spoken.contains(&said) {
                    speak(&said.0, said.1.tag());
                    spoken.push(said);
                }
            }
        });
    }

    /// Returns a listener that speaks the name of each element that gets the focus, until the
    /// listener is dropped. `None` outside a page.
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

/// Returns the text to speak for an HTML element that gets the focus: its label or else its own
/// text, followed by its chosen or typed value.
fn accessible_name(element: &Element) -> String {
    let own =
        element.get_attribute("aria-label").or_else(|| label_text(element)).or_else(|| visible_text(element));
    let chosen =
        element.query_selector("option:checked").ok().flatten().and_then(|option| option.text_content());
    let typed = element.dyn_ref::<HtmlInputElement>().filter(|input| {
        // The value of these inputs is no text.
        !matches!(input.type_().as_str(), "checkbox" | "radio" | "file")
    });
    let value = chosen.or_else(|| typed.map(HtmlInputElement::value));
    let parts = [own, value].into_iter().flatten().map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Returns the text of the HTML `label` element around another element; `None` without such a
/// label.
fn label_text(element: &Element) -> Option<String> {
    let label = element.closest("label").ok()??;
    // The text is in the first `span` of the label; the field in the label may contain other text.
    let words = label.query_selector("span").ok()?.unwrap_or(label);
    visible_text(&words)
}

/// Returns the visible text of a short HTML element, such as a button; `None` for containers.
fn visible_text(element: &Element) -> Option<String> {
    // For any other element, such as a dialog, the whole content would be read out.
    let is_read = matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY" | "H2" | "LABEL" | "SPAN");
    // Elements outside HTML have no `innerText`.
    web::js_field(element, "innerText").as_string().filter(|_| is_read)
}

/// Returns the language tag of an HTML element, such as `en`: the `lang` attribute of the element
/// or its nearest ancestor; empty if there is none.
fn language_of(element: &Element) -> String {
    let around = element.closest("[lang]").ok().flatten();
    around.and_then(|around| around.get_attribute("lang")).unwrap_or_default()
}

/// Stops the current speech output and drops all queued texts.
fn cancel_speech() {
    // A voice that cannot be stopped finishes its sentence.
    let _ = web::speech_synthesis().map(|voices| voices.cancel());
}

/// Queues the text `words` to be spoken by a voice for the language `tag`, such as `en`. Does
/// nothing if the device has no such voice.
fn speak(words: &str, tag: &str) {
    // Direction marks are removed, because some voices read out their names.
    let heard = words.replace(['\u{200e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
    let utterance = SpeechSynthesisUtterance::new_with_text(&heard);
    let (Some(voices), Ok(said)) = (web::speech_synthesis(), utterance) else { return };
    said.set_lang(tag);
    match local_voice(&voices, tag) {
        VoiceChoice::Voice(voice) => web::set_js_field(&said, "voice", &voice),
        // The browser has not loaded its list of voices: the system picks a voice.
        VoiceChoice::NotYetKnown => {}
        VoiceChoice::None => return,
    }
    // A failure is ignored, as if the device had no voice.
    let _ = voices.speak(&said);
}

/// The result of looking for a voice of the device that speaks a language.
enum VoiceChoice {
    /// A voice for the language that runs on the device.
    Voice(JsValue),
    /// The browser has not loaded its list of voices.
    NotYetKnown,
    /// The device has no voice for the language.
    None,
}

/// Looks for a voice that runs on the device and speaks the language `tag`, such as `en`. Takes the
/// first one.
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
