//! The language of the page: English is part of the program, any other one is fetched when it is wanted, and so is what only
//! dialogs on demand say in English.

use crate::app::PageMsg;
use crate::browser::resources::{asset, plurals};
use crate::browser::runtime::messages::MessageSender;
use crate::rules::Color;
use crate::words::{Language, Words};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// The words that the page speaks in.
pub(crate) struct LanguageLoader {
    post: MessageSender,
    words: RefCell<Words>,
    /// The language that was wanted last: what comes late for another one is not wanted any more.
    wanted: Cell<Language>,
    /// Whether dialogs are to have all their words, also in English.
    all: Cell<bool>,
    /// Who hears of other words.
    on: RefCell<Option<Callback<Words>>>,
    /// The languages that White and Black were to be spoken to in last.
    wanted_by: Cell<[Option<Language>; 2]>,
    /// The words for White and for Black.
    own_words: RefCell<OwnWords>,
    /// Who hears of them.
    on_own: RefCell<Option<Callback<OwnWords>>>,
}

/// The words that White and Black are spoken to in; `None`: those of the page.
pub type OwnWords = [Option<Words>; 2];

impl LanguageLoader {
    /// English; what cannot be loaded later is reported to `post`.
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

    /// The words in use.
    pub(crate) fn words(&self) -> Words {
        self.words.borrow().clone()
    }

    /// The words that this player is spoken to in.
    pub(crate) fn words_to(&self, color: Color) -> Words {
        self.own_words.borrow()[color.index()].clone().unwrap_or_else(|| self.words())
    }

    /// From now on other words go there.
    pub(crate) fn listen(&self, on: Callback<Words>, on_own: Callback<OwnWords>) {
        self.on.replace(Some(on));
        self.on_own.replace(Some(on_own));
    }

    /// Speaks to White and to Black in these languages from now on. Where the words of one cannot be had, it is spoken to in
    /// the language of the page, and [`PageMsg::CodeNotLoaded`] says so.
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

    /// Speaks this language from now on; `None`: the one that the browser asks for. If it cannot be loaded,
    /// [`PageMsg::CodeNotLoaded`] says so.
    pub(crate) fn speak(self: &Rc<LanguageLoader>, language: Option<Language>) {
        let language = language.unwrap_or_else(preferred);
        self.wanted.set(language);
        if language == self.words.borrow().language() {
            // The first paint may have taken another for granted.
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

    /// From now on dialogs have all their words. Answers whether the language in use has them; it can be asked again.
    pub(crate) async fn speak_in_full(&self) -> bool {
        let english = Language::default();
        if self.words.borrow().language() == english && !self.all.replace(true) {
            self.all.set(self.fetch_file(english).await);
        }
        self.words.borrow().language() != english || self.all.get()
    }

    /// Fetches the words of a language and speaks it. Where they cannot be had, the language in use stays. English is here
    /// without a file, but for what dialogs say. Answers whether the page has words of that language.
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

    /// Speaks the words of a language's file. Whether they are there.
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

    /// Speaks these words, if their language is still wanted.
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

/// All the words of a language, from its file.
async fn words_of(language: Option<Language>) -> Option<Words> {
    let data = asset::bytes(language?.file()).await?;
    Words::load(&data, plurals::plurals()).ok()
}

/// The language that the browser asks for.
pub(crate) fn preferred() -> Language {
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
