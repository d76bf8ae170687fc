//! Language of the page. English is part of the program, except for the texts of dialogs; other
//! languages and those texts load on demand.

use crate::app::PageMsg;
use crate::browser::resources::{asset, plurals};
use crate::browser::runtime::messages::MessageSender;
use crate::rules::Color;
use crate::words::{Language, Words};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Loader and holder of the catalogues in use.
pub(crate) struct LanguageLoader {
    post: MessageSender,
    words: RefCell<Words>,
    /// Language requested last; a catalogue that arrives late for another language is dropped.
    wanted: Cell<Language>,
    /// Whether the complete catalogue is wanted, also in English.
    all: Cell<bool>,
    /// Callback for a change of the page's catalogue.
    on: RefCell<Option<Callback<Words>>>,
    /// Languages requested last for White and Black.
    wanted_by: Cell<[Option<Language>; 2]>,
    /// Catalogues for White and Black.
    own_words: RefCell<OwnWords>,
    /// Callback for a change of the players' catalogues.
    on_own: RefCell<Option<Callback<OwnWords>>>,
}

/// Catalogues for White and Black; `None` stands for that of the page.
pub type OwnWords = [Option<Words>; 2];

impl LanguageLoader {
    /// Creates the loader with English; failed loads are reported to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<LanguageLoader> {
        let words = RefCell::new(Words::english(plurals::plurals()));
        Rc::new(LanguageLoader {
            post,
            words,
            wanted: Cell::default(),
            all: Cell::default(),
            on: RefCell::default(),
            wanted_by: Cell::default(),
            own_words: RefCell::default(),
            on_own: RefCell::default(),
        })
    }

    /// Returns the catalogue in use.
    pub(crate) fn words(&self) -> Words {
        self.words.borrow().clone()
    }

    /// Returns the catalogue for a player.
    pub(crate) fn words_to(&self, color: Color) -> Words {
        self.own_words.borrow()[color.index()].clone().unwrap_or_else(|| self.words())
    }

    /// Sets the callbacks for later changes.
    pub(crate) fn listen(&self, on: Callback<Words>, on_own: Callback<OwnWords>) {
        self.on.replace(Some(on));
        self.on_own.replace(Some(on_own));
    }

    /// Loads the languages for White and Black. A player whose catalogue is not available gets the
    /// language of the page, and [`PageMsg::PartMissing`] is sent.
    pub(crate) fn speak_to(self: &Rc<LanguageLoader>, wanted: [Option<Language>; 2]) {
        self.wanted_by.set(wanted);
        let me = self.clone();
        spawn_local(async move {
            let [white, black] = wanted;
            let to_white = words_of(white).await;
            let to_black = if black == white { to_white.clone() } else { words_of(black).await };
            if me.wanted_by.get() != wanted {
                return;
            }
            let own_words = [to_white, to_black];
            let is_missing =
                wanted.iter().zip(&own_words).any(|(wanted, words)| wanted.is_some() && words.is_none());
            me.own_words.replace(own_words.clone());
            if let Some(on) = &*me.on_own.borrow() {
                on.emit(own_words);
            }
            if is_missing {
                me.post.send(PageMsg::CodeNotLoaded.into());
            }
        });
    }

    /// Switches to a language; `None` stands for the browser's preference. If the catalogue is not
    /// available, [`PageMsg::PartMissing`] is sent.
    pub(crate) fn speak(self: &Rc<LanguageLoader>, language: Option<Language>) {
        let language = language.unwrap_or_else(preferred);
        self.wanted.set(language);
        if language == self.words.borrow().language() {
            // The first paint may have assumed another language.
            mark(language);
        } else {
            let me = self.clone();
            spawn_local(async move {
                if !me.fetch(language).await {
                    me.post.send(PageMsg::CodeNotLoaded.into());
                }
            });
        }
    }

    /// Requests complete catalogues from now on. Returns whether the language in use has one; may
    /// be called again.
    pub(crate) async fn speak_in_full(&self) -> bool {
        let english = Language::default();
        if self.words.borrow().language() == english && !self.all.replace(true) {
            self.all.set(self.fetch_file(english).await);
        }
        self.words.borrow().language() != english || self.all.get()
    }

    /// Loads a language and switches to it; on failure the language in use stays. English needs a
    /// file only for the texts of dialogs. Returns whether the page has a catalogue of the
    /// language.
    pub(crate) async fn fetch(&self, language: Language) -> bool {
        self.wanted.set(language);
        let is_english = language == Language::default();
        let is_wanted_whole = !is_english || self.all.get();
        if is_wanted_whole && self.fetch_file(language).await {
            return true;
        }
        if is_english {
            self.all.set(false);
            self.put(Words::english(plurals::plurals()));
        }
        is_english
    }

    /// Switches to the catalogue in a language's file. Returns whether it was available.
    async fn fetch_file(&self, language: Language) -> bool {
        let file = asset::bytes(language.file()).await;
        let words = file.and_then(|data| Words::load(&data, plurals::plurals()).ok());
        let is_here = words.is_some();
        match words {
            Some(words) => self.put(words),
            None => mark(self.words.borrow().language()),
        }
        is_here
    }

    /// Switches to this catalogue, if its language is still wanted.
    fn put(&self, words: Words) {
        if self.wanted.get() != words.language() {
            return;
        }
        mark(words.language());
        self.words.replace(words.clone());
        if let Some(on) = &*self.on.borrow() {
            on.emit(words);
        }
    }
}

/// Loads the complete catalogue of a language.
async fn words_of(language: Option<Language>) -> Option<Words> {
    let data = asset::bytes(language?.file()).await?;
    Words::load(&data, plurals::plurals()).ok()
}

/// Returns the language that the browser prefers.
pub(crate) fn preferred() -> Language {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    Language::pick(languages.iter().flat_map(|list| list.iter()).filter_map(|tag| tag.as_string()))
}

/// Sets the language and direction of the root element.
fn mark(language: Language) {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    if let Some(root) = root {
        // Setting an attribute with such a plain name never fails.
        let _ = root.set_attribute("lang", language.tag());
        let _ = root.set_attribute("dir", language.direction().name());
    }
}
