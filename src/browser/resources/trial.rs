//! Shows a translation on the page that its translator tries, from a file on the device. Nothing of
//! it is saved.

use crate::app::dialogs::settings::{Msg, TranslationReport, TriedTranslation};
use crate::app::{FilePurpose, PageMsg, dialogs};
use crate::browser::resources::language::LanguageLoader;
use crate::browser::resources::{asset, plurals};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::sharing::files;
use crate::browser::web::js_field;
use crate::lazy::Lazy;
use crate::words::Words;
use js_sys::Intl::PluralRules;
use js_sys::{Array, Object, Uint8Array};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use words_compiler::{PluralForms, Trial};

/// Name of the file with the English catalogue, which a translation is compared with.
const ENGLISH: &str = "en.ftl";

/// Largest size of a translation in bytes; the catalogues of the page have less than a fifth.
const MAX_BYTES: f64 = 1_000_000.0;

/// The code that compiles translations. Only a program (WebAssembly file) that creates this value
/// contains the code, so that the page can load it on demand.
#[derive(Clone, Copy)]
pub struct Trials(&'static dyn TrialsPart);

/// Interface of the code that compiles translations, which is loaded on demand.
trait TrialsPart {
    /// Compiles a translation, and compares it with the English catalogue; `None` if the English one
    /// has faults.
    fn compile(&self, english: &str, translation: &str) -> Option<(Words, TranslationReport)>;
}

/// The implementation of [`TrialsPart`]: contains the compiler.
struct AllTrials;

impl Trials {
    /// Creates the value that contains the code to compile translations.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Trials {
        Trials(&AllTrials)
    }
}

impl TrialsPart for AllTrials {
    /// Compiles a translation, and compares it with the English catalogue; `None` if the English one
    /// has faults.
    fn compile(&self, english: &str, translation: &str) -> Option<(Words, TranslationReport)> {
        let trial = Trial::new(english, translation, plural_forms).ok()?;
        let words = Words::load_trial(&trial.data, plurals::plurals_of(&trial.tag)).ok()?;
        let fault = |fault: &words_compiler::Fault| {
            let message = fault.message.iter().map(|name| format!("{name}: ")).collect::<String>();
            (fault.line.map(|line| line as u64), format!("{message}{}", fault.what))
        };
        let report = TranslationReport {
            language: if trial.own_name.is_empty() { trial.tag } else { trial.own_name },
            messages: trial.messages as u64,
            shown: trial.shown as u64,
            faults: trial.faults.iter().map(fault).collect(),
            lacking: trial.lacking,
        };
        Some((words, report))
    }
}

/// Reads the chosen translation file and shows its words on the page; [`Msg::Tried`] brings what was
/// found. Does nothing if no file is chosen.
pub(crate) fn try_chosen_file(trials: Lazy<Trials>, loader: Rc<LanguageLoader>, post: MessageSender) {
    let Some(file) = files::chosen_file(FilePurpose::Translation) else { return };
    spawn_local(async move {
        let (trials, english) = (trials.load().await, asset::bytes(ENGLISH).await);
        let (Some(trials), Some(english)) = (trials, english) else {
            return post.send(PageMsg::CodeNotLoaded.into());
        };
        let text = text_of(&file).await;
        let english = String::from_utf8_lossy(&english);
        let tried = text.and_then(|text| trials.0.compile(&english, &text));
        let tried = tried.map_or(TriedTranslation::NotRead, |(words, report)| {
            loader.show_trial(words);
            TriedTranslation::Shown(Box::new(report))
        });
        post.send(dialogs::Msg::Settings(Msg::Tried(tried)).into());
    });
}

/// Reads a text file; `None` if it is too large or cannot be read.
async fn text_of(file: &File) -> Option<String> {
    let bytes = (file.size() <= MAX_BYTES).then(|| file.array_buffer())?;
    let bytes = JsFuture::from(bytes).await.ok()?;
    let text = String::from_utf8(Uint8Array::new(&bytes).to_vec()).ok()?;
    // Some editors begin a file with a byte order mark.
    Some(text.trim_start_matches('\u{feff}').to_owned())
}

/// Returns the plural forms of a language from the browser's `Intl`.
fn plural_forms(tag: &str) -> PluralForms {
    let tags = Array::of1(&tag.into());
    if PluralRules::supported_locales_of(&tags, &Object::new()).length() == 0 {
        return PluralForms::unknown();
    }
    let rules = PluralRules::new(&tags, &Object::new());
    let all = js_field(&rules.resolved_options(), "pluralCategories").dyn_into::<Array>();
    let all = all.unwrap_or_default().iter().filter_map(|form| form.as_string()).collect::<Vec<_>>();
    let mut common = vec!["other".to_owned()];
    for number in 0..=10_000 {
        let form = String::from(rules.select(f64::from(number)));
        if !common.contains(&form) {
            common.push(form);
        }
    }
    PluralForms::new(all, common)
}
