//! Shows a translation on the page that a translator tries, from a file on the device. Nothing of it
//! is saved.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::dialogs::ptr_eq_rc::PtrEqRc;
use crate::app::dialogs::settings::{Msg, ShownTranslation, TranslationReport};
use crate::app::storage::WorkerPolicy;
use crate::app::{PageMsg, dialogs};
use crate::browser::resources::language::LanguageLoader;
use crate::browser::resources::plurals;
use crate::browser::runtime::message_sender::MessageSender;
use crate::words::Words;
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use web_sys::Blob;

/// Checks translations that a translator tries, with a web worker, and shows them on the page.
pub(crate) struct TranslationTrial {
    sender: MessageSender,
    language_loader: Rc<LanguageLoader>,
    /// Client of the worker that compiles translations.
    client: WorkerClient,
    /// The translation that was shown last; `None` before the first one, and after its end.
    last: RefCell<Option<Trial>>,
}

/// A translation that was shown on the page.
#[derive(Clone)]
struct Trial {
    /// Its texts.
    words: Words,
    /// The texts that the page showed before.
    before: Words,
    /// What the settings say about it.
    summary: ShownTranslation,
}

impl TranslationTrial {
    /// Creates the trial of translations, without one. Reports are sent to `sender`.
    pub(crate) fn new(language_loader: Rc<LanguageLoader>, sender: MessageSender) -> Rc<TranslationTrial> {
        Rc::new_cyclic(|me: &Weak<TranslationTrial>| {
            let me = me.clone();
            let on_reply = move |reply| {
                if let Some(me) = me.upgrade() {
                    me.take_reply(reply);
                }
            };
            let client = WorkerClient::new(WorkerProgram::TRANSLATION, WorkerPolicy::default(), on_reply);
            TranslationTrial { sender, language_loader, client, last: RefCell::default() }
        })
    }

    /// Has a file checked; without one, only reports. The page shows the file if it has no fault.
    pub(crate) fn check(&self, file: Option<Blob>) {
        match file {
            Some(file) => self.client.request(file),
            None => self.report(Vec::new()),
        }
    }

    /// Reports to the settings dialog which translation the page shows, and the faults of the file
    /// that was chosen last.
    pub(crate) fn report(&self, faults: Vec<(u64, String)>) {
        let shown = self.current().map(|trial| trial.summary);
        let report = TranslationReport { is_reading: false, shown, faults };
        self.sender.send_later(dialogs::Msg::Settings(Msg::Tried(PtrEqRc::new(report))).into());
    }

    /// Shows the texts again that the page had before a translation was tried, and reports that.
    pub(crate) fn end(&self) {
        if let Some(trial) = self.current() {
            self.language_loader.show_words(trial.before);
        }
        self.last.take();
        self.report(Vec::new());
    }

    /// Returns the translation that the page shows; `None` if it shows none, for example because
    /// another language has been chosen since.
    fn current(&self) -> Option<Trial> {
        self.last.borrow().clone().filter(|trial| trial.words == self.language_loader.words())
    }

    /// Handles a reply of the worker, whose form `src/bin/translation.rs` describes: shows the
    /// translation, or reports its faults. Ends the worker.
    fn take_reply(&self, reply: WorkerReply) {
        let answer = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(answer) => answer.dyn_into::<Array>().ok(),
            WorkerReply::Missing => None,
        };
        self.client.cancel();
        let faults = answer.and_then(|answer| match answer.get(0).dyn_into::<Uint8Array>() {
            Ok(data) => self.show(&data.to_vec(), &answer).map(|()| Vec::new()),
            Err(_) => Some(read_faults(&answer)),
        });
        match faults {
            Some(faults) => self.report(faults),
            None => self.sender.send_later(PageMsg::CodeNotLoaded.into()),
        }
    }

    /// Shows the translation with these texts on the page; `None` if they cannot be used. `answer`
    /// is the worker's answer with its tag, its name and the messages that it lacks.
    fn show(&self, data: &[u8], answer: &Array) -> Option<()> {
        let [tag, language, missing] = [1, 2, 3].map(|place| answer.get(place).as_string());
        let tag = tag?;
        let words = Words::load(data, plurals::plurals_of(&tag)).ok()?;
        let before = self.current().map_or_else(|| self.language_loader.words(), |trial| trial.before);
        let summary = ShownTranslation {
            language: language?,
            missing: missing?.lines().map(str::to_owned).collect(),
            page_language: before.language(),
        };
        self.language_loader.show_words(words.clone());
        // The loader knows only the languages of the app.
        let root = web_sys::window()?.document()?.document_element()?;
        root.set_attribute("lang", &tag).ok()?;
        self.last.replace(Some(Trial { words, before, summary }));
        Some(())
    }
}

/// Returns the faults of a translation in the worker's answer: the line, and what is wrong.
fn read_faults(answer: &Array) -> Vec<(u64, String)> {
    let fields = answer.to_vec();
    let fault = |pair: &[wasm_bindgen::JsValue]| {
        let [line, what] = pair else { return None };
        Some((line.as_f64()? as u64, what.as_string()?))
    };
    fields.chunks(2).filter_map(fault).collect()
}
