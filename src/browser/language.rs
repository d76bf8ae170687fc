//! The language of the page: English is part of the program, any other one is fetched when it is wanted.

use super::{later, plurals};
use crate::words::{Language, Words};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// The words that the page speaks in.
pub(super) struct Tongue {
    words: RefCell<Words>,
    /// The language that was wanted last: what comes late for another one is not wanted any more.
    wanted: Cell<Language>,
    /// Who hears of other words.
    on: RefCell<Option<Callback<Words>>>,
}

impl Tongue {
    pub(super) fn new() -> Rc<Tongue> {
        let words = RefCell::new(Words::english(plurals::plurals()));
        Rc::new(Tongue { words, wanted: Cell::default(), on: RefCell::default() })
    }

    /// The words in use.
    pub(super) fn words(&self) -> Words {
        self.words.borrow().clone()
    }

    /// From now on other words go there.
    pub(super) fn listen(&self, on: Callback<Words>) {
        self.on.replace(Some(on));
    }

    /// Speaks this language from now on; `None`: the one that the browser asks for.
    pub(super) fn speak(self: &Rc<Tongue>, language: Option<Language>) {
        let language = language.unwrap_or_else(preferred);
        self.wanted.set(language);
        if language != self.words.borrow().language() {
            let me = self.clone();
            spawn_local(async move { me.fetch(language).await });
        }
    }

    /// Fetches the words of a language and speaks it. Where they cannot be had, the language in use stays.
    pub(super) async fn fetch(&self, language: Language) {
        self.wanted.set(language);
        let plurals = plurals::plurals();
        let words = match later_file(language) {
            None => Some(Words::english(plurals)),
            Some(file) => later::bytes(file).await.and_then(|data| Words::load(&data, plurals).ok()),
        };
        let Some(words) = words.filter(|_| self.wanted.get() == language) else { return };
        mark(language);
        self.words.replace(words.clone());
        if let Some(on) = &*self.on.borrow() {
            on.emit(words);
        }
    }
}

/// The file with the words of a language; English has none.
fn later_file(language: Language) -> Option<&'static str> {
    (language != Language::default()).then(|| language.file())
}

/// The language that the browser asks for.
pub(super) fn preferred() -> Language {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    Language::pick(languages.iter().flat_map(|list| list.iter()).filter_map(|tag| tag.as_string()))
}

/// Says on the root of the page which language it speaks.
fn mark(language: Language) {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    if let Some(root) = root {
        // Attributes of names as plain as these are never refused.
        let _ = root.set_attribute("lang", language.tag());
        let _ = root.set_attribute("dir", language.direction().name());
    }
}
