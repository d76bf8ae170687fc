//! Lets a translator try out a translation: shows on the page the texts of a translation file,
//! without saving them.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::PageMsg;
use crate::app::ShownTranslation;
use crate::app::device::Msg;
use crate::browser::resources::language::LanguageLoader;
use crate::browser::resources::plurals;
use crate::browser::runtime::message_sender::MessageSender;
use crate::words::Words;
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use web_sys::Blob;

/// Checks the translations that a translator tries out, with a web worker, and shows them on the
/// page.
pub(crate) struct TranslationLoader {
    sender: MessageSender,
    language_loader: Rc<LanguageLoader>,
    client: WorkerClient,
    /// The texts of the app that the tried translation replaces; `None` while no translation is
    /// shown.
    before: RefCell<Option<Words>>,
}

impl TranslationLoader {
    /// Creates a loader that shows no translation yet. Results of checks are sent to `sender`.
    pub(crate) fn new(language_loader: Rc<LanguageLoader>, sender: MessageSender) -> Rc<TranslationLoader> {
        Rc::new_cyclic(|me: &Weak<TranslationLoader>| {
            let client =
                WorkerClient::of_owner(me, WorkerProgram::TRANSLATION, TranslationLoader::take_reply);
            TranslationLoader { sender, language_loader, client, before: RefCell::default() }
        })
    }

    /// Lets the worker check a translation file, and shows the translation on the page if the file
    /// has no faults. If `file` is `None`, reports an empty list of faults.
    pub(crate) fn check(&self, file: Option<Blob>) {
        match file {
            Some(file) => self.client.request(file),
            None => self.sender.send_later(Msg::TranslationFaulty(Vec::new()).into()),
        }
    }

    /// Replaces the tried translation by the texts that the page showed before.
    pub(crate) fn end(&self) {
        if let Some(before) = self.before.take() {
            self.language_loader.show_words(before);
        }
    }

    /// Handles a reply of the worker (`src/bin/translation.rs` describes its form): shows the
    /// translation, or sends its faults to the app. Ends the worker.
    fn take_reply(&self, reply: WorkerReply) {
        let answer = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(answer) => answer.dyn_into::<Array>().ok(),
            WorkerReply::Missing => None,
        };
        self.client.cancel();
        let outcome = answer.and_then(|answer| match answer.get(0).dyn_into::<Uint8Array>() {
            Ok(data) => Some(Msg::TranslationShown(Box::new(self.show(&data.to_vec(), &answer)?))),
            Err(_) => Some(Msg::TranslationFaulty(read_faults(&answer))),
        });
        let is_checked = outcome.is_some();
        self.sender.send_later(outcome.unwrap_or(Msg::TranslationFaulty(Vec::new())).into());
        if !is_checked {
            self.sender.send_later(PageMsg::CodeNotLoaded.into());
        }
    }

    /// Shows the translation with the compiled texts `data` on the page. Returns `None` if the
    /// texts are invalid. `answer` is the worker's answer, which also contains the language tag,
    /// the language's own name, and the names of the texts that the translation lacks.
    fn show(&self, data: &[u8], answer: &Array) -> Option<ShownTranslation> {
        let [tag, language, missing] = [1, 2, 3].map(|place| answer.get(place).as_string());
        let (tag, language, missing) = (tag?, language?, missing?);
        let words = Words::load(data, plurals::plurals_of(&tag)).ok()?;
        let root = web_sys::window()?.document()?.document_element()?;
        let before = self.before.take().unwrap_or_else(|| self.language_loader.words());
        let page_language = before.language();
        self.before.replace(Some(before));
        self.language_loader.show_words(words);
        // `show_words` has set `lang` to a language of the app. This line sets `lang` to the
        // language of the translation.
        root.set_attribute("lang", &tag).ok()?;
        let missing = missing.lines().map(str::to_owned).collect();
        Some(ShownTranslation { language, missing, page_language })
    }
}

/// Returns the faults of a translation from the worker's answer: line numbers and descriptions.
fn read_faults(answer: &Array) -> Vec<(u64, String)> {
    let fields = answer.to_vec();
    let fault = |pair: &[wasm_bindgen::JsValue]| {
        let [line, what] = pair else { return None };
        Some((line.as_f64()? as u64, what.as_string()?))
    };
    fields.chunks(2).filter_map(fault).collect()
}
