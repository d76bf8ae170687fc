//! Speech input: the browser recognizes speech on the device. The page never requests recognition
//! that would send audio to a server.

use crate::app::dialogs::{self, typed};
use crate::browser::resources::language::LanguageLoader;
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web::{self, SpeechRecognition};
use crate::words::Language;
use gloo_events::EventListener;
use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Number of alternative transcripts to request.
const MAX_ALTERNATIVES: u32 = 5;

/// Speech recognition by the browser in the language of the page, for spoken moves.
#[derive(Clone)]
pub(crate) struct SpeechInput(Rc<RecognitionState>);

/// State of the speech recognition, shared by the clones of [`SpeechInput`].
struct RecognitionState {
    /// Loader that holds the words (translated texts) in the language of the page.
    language_loader: Rc<LanguageLoader>,
    /// Receives the transcripts.
    sender: MessageSender,
    /// The language that the browser can recognize on the device, with the confirmed tag, such as
    /// `en-US`. `None` until [`SpeechInput::check_support`] finds one.
    tag: RefCell<Option<(Language, String)>>,
    /// The running recognition; `None` if the page does not listen.
    listening: RefCell<Option<RunningRecognition>>,
}

/// A running speech recognition and its event listeners.
struct RunningRecognition {
    /// The browser's recognition object.
    recognition: SpeechRecognition,
    _events: Vec<EventListener>,
}

impl SpeechInput {
    /// Creates a speech input that does not listen yet. `language_loader` knows the language of the
    /// page. Transcripts are sent to `post`.
    pub(crate) fn new(language_loader: Rc<LanguageLoader>, post: MessageSender) -> SpeechInput {
        SpeechInput(Rc::new(RecognitionState {
            language_loader,
            sender: post,
            tag: RefCell::default(),
            listening: RefCell::default(),
        }))
    }

    /// Checks whether the browser can recognize speech in the language of the page, on the device.
    /// [`typed::Msg::CanListen`] reports the result.
    pub(crate) fn check_support(&self) {
        let me = self.clone();
        let language = me.0.language_loader.words().language();
        spawn_local(async move {
            for tag in recognition_tags(language) {
                if is_recognized_locally(&tag).await {
                    me.0.tag.replace(Some((language, tag)));
                    return me.send_heard(typed::Msg::CanListen(true));
                }
            }
            me.send_heard(typed::Msg::CanListen(false));
        });
    }

    /// Listens until a player says something. [`typed::Msg::Heard`] reports the transcripts, or
    /// `None` if nothing was recognized.
    pub(crate) fn listen(&self) {
        self.stop();
        if self.start().is_none() {
            let me = self.clone();
            spawn_local(async move { me.send_heard(typed::Msg::Heard(None)) });
        }
    }

    /// Stops listening for speech, without a transcript.
    pub(crate) fn stop(&self) {
        if let Some(listening) = self.0.listening.take() {
            // The recognition may have ended already. Then `abort` fails.
            let _ = listening.recognition.abort();
        }
    }

    /// Starts to recognize speech. `None` if this fails, or if [`SpeechInput::check_support`] has
    /// not confirmed the language of the page.
    fn start(&self) -> Option<()> {
        let language = self.0.language_loader.words().language();
        let (_, tag) = self.0.tag.borrow().clone().filter(|(known, _)| *known == language)?;
        let recognition = SpeechRecognition::new().ok()?;
        for (name, value) in [
            ("lang", tag.into()),
            ("processLocally", true.into()),
            ("maxAlternatives", MAX_ALTERNATIVES.into()),
        ] {
            web::set_js_field(&recognition, name, &value);
        }
        let me = self.clone();
        let result =
            EventListener::once(&recognition, "result", move |event| me.finish(recognized_texts(event)));
        // A recognition ends without a result if nothing was said, or if the user denies access to
        // the microphone.
        let ends = ["end", "error", "nomatch"].map(|name| {
            let me = self.clone();
            EventListener::once(&recognition, name, move |_| me.finish(Vec::new()))
        });
        let started = recognition.start().is_ok();
        if started {
            let events = ends.into_iter().chain([result]).collect();
            self.0.listening.replace(Some(RunningRecognition { recognition, _events: events }));
        }
        started.then_some(())
    }

    /// Ends the speech recognition, and sends the transcripts `texts`, the likeliest first, to the
    /// dialog for typed and spoken moves. `texts` is empty if nothing was recognized.
    fn finish(&self, texts: Vec<String>) {
        let Some(listening) = self.0.listening.take() else { return };
        // This function runs inside a listener of the recognition. The listener is dropped later,
        // because a listener must not be dropped while it runs.
        spawn_local(async move { drop(listening) });
        let words = self.0.language_loader.words();
        let spellings = texts.iter().flat_map(|text| words.typed_spellings(text)).collect();
        let text = texts.into_iter().next();
        self.send_heard(typed::Msg::Heard(text.map(|text| (text, spellings))));
    }

    /// Sends a message about speech input to the dialog for typed and spoken moves.
    fn send_heard(&self, msg: typed::Msg) {
        self.0.sender.send(dialogs::Msg::Typed(msg).into());
    }
}

/// Returns the language tags, such as `en-US`, for the recognition of a language, in the order in
/// which to try them. First come the tags for this language among the browser's preferred
/// languages, then the language with its usual region, then the language alone.
fn recognition_tags(language: Language) -> Vec<String> {
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

/// Whether the browser can recognize speech in the language `tag`, such as `en-US`, on the device.
/// `false` if the browser does not answer.
async fn is_recognized_locally(tag: &str) -> bool {
    let langs = Array::of1(&tag.into()).into();
    let options = web::js_object([("langs", langs), ("processLocally", true.into())]);
    let answer = web::promise_result(SpeechRecognition::available(&options)).await;
    answer.is_some_and(|answer| answer == "available")
}

/// Returns the alternative transcripts in a `result` event of speech recognition, the likeliest
/// first.
fn recognized_texts(event: &JsValue) -> Vec<String> {
    let first = web::js_field(&web::js_field(event, "results"), "0");
    let text = |way: u32| web::js_field(&web::js_field(&first, &way.to_string()), "transcript").as_string();
    (0..MAX_ALTERNATIVES).map_while(text).collect()
}
