//! Loads the texts of the page in the players' languages. Most English texts are compiled in. The
//! English texts of dialogs that are loaded on demand, and the texts of all other languages, come
//! from files.

use crate::app::PageMsg;
use crate::browser::resources::{asset, plurals};
use crate::browser::runtime::message_sender::MessageSender;
use crate::rules::Color;
use crate::words::{Language, Words};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Loads and holds the words (translated texts) of the page, and the words for White and for Black,
/// who may choose their own languages.
pub(crate) struct LanguageLoader {
    sender: MessageSender,
    /// The words of the page.
    words: RefCell<Words>,
    /// The language requested last. Words of another language that arrive late are dropped.
    wanted: Cell<Language>,
    /// Whether the English words must include the texts of dialogs, because the code of the dialogs
    /// is loaded or is being loaded.
    needs_dialog_texts: Cell<bool>,
    /// Callback for new words of the page; `None` before the call of [`listen`](Self::listen).
    on: RefCell<Option<Callback<Words>>>,
    /// The languages last requested for White and for Black; `None`: the language of the page.
    wanted_by: Cell<[Option<Language>; 2]>,
    /// The words for White and for Black, in the languages that these players have chosen; `None`:
    /// the words of the page.
    own_words: RefCell<OwnWords>,
    /// Callback for new words of the players; `None` before the call of [`listen`](Self::listen).
    on_own: RefCell<Option<Callback<OwnWords>>>,
}

/// The words (translated texts) for White and for Black; `None`: the words of the page.
pub type OwnWords = [Option<Words>; 2];

impl LanguageLoader {
    /// Creates a loader with the compiled-in English words (translated texts). Failures to load are
    /// reported to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<LanguageLoader> {
        let words = RefCell::new(Words::english(plurals::plurals()));
        Rc::new(LanguageLoader {
            sender: post,
            words,
            wanted: Cell::default(),
            needs_dialog_texts: Cell::default(),
            on: RefCell::default(),
            wanted_by: Cell::default(),
            own_words: RefCell::default(),
            on_own: RefCell::default(),
        })
    }

    /// Returns the words (translated texts) in the language of the page.
    pub(crate) fn words(&self) -> Words {
        self.words.borrow().clone()
    }

    /// Returns the words (translated texts) in the language that a player has chosen; without a
    /// choice, the words of the page.
    pub(crate) fn words_to(&self, color: Color) -> Words {
        self.own_words.borrow()[color.index()].clone().unwrap_or_else(|| self.words())
    }

    /// Sets the callbacks for newly loaded words (translated texts). `on` gets the words of the
    /// page. `on_own` gets the words for White and for Black, who may choose their own languages.
    pub(crate) fn listen(&self, on: Callback<Words>, on_own: Callback<OwnWords>) {
        self.on.replace(Some(on));
        self.on_own.replace(Some(on_own));
    }

    /// Loads the words (translated texts) in the languages that White and Black have chosen;
    /// `None`: the language of the page. If a file cannot be loaded, the player gets the words of
    /// the page, and [`PageMsg::CodeNotLoaded`] is sent.
    pub(crate) fn set_player_languages(self: &Rc<LanguageLoader>, wanted: [Option<Language>; 2]) {
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
                me.sender.send(PageMsg::CodeNotLoaded.into());
            }
        });
    }

    /// Changes the language of the page. `None` chooses the first of the browser's preferred
    /// languages that the app has. If the file of the language cannot be loaded, the language does
    /// not change, and [`PageMsg::CodeNotLoaded`] is sent.
    pub(crate) fn set_language(self: &Rc<LanguageLoader>, language: Option<Language>) {
        let language = language.unwrap_or_else(preferred);
        self.wanted.set(language);
        let me = self.clone();
        spawn_local(async move {
            if !me.fetch(language).await {
                me.sender.send(PageMsg::CodeNotLoaded.into());
            }
        });
    }

    /// Loads the texts that only dialogs need, if the page is in English. The files of other
    /// languages always contain these texts. Returns `false` if loading has failed; the caller may
    /// try again. Returns `true` at once if another call is already loading the texts.
    pub(crate) async fn load_dialog_texts(&self) -> bool {
        let english = Language::default();
        if !self.needs_dialog_texts.replace(true) && self.words.borrow().language() == english {
            self.needs_dialog_texts.set(self.fetch_file(english).await);
        }
        self.words.borrow().language() != english || self.needs_dialog_texts.get()
    }

    /// Loads the words (translated texts) of a language, and makes this language the language of
    /// the page. Returns whether this succeeded; if not, the language does not change. English
    /// needs no file, except for the texts of dialogs.
    pub(crate) async fn fetch(&self, language: Language) -> bool {
        self.wanted.set(language);
        if language == self.words.borrow().language() {
            // Before the app has loaded, a script in the page sets the attributes `lang` and `dir`,
            // perhaps for another language.
            mark_language(language);
            return true;
        }
        if language == Language::default() && !self.needs_dialog_texts.get() {
            self.set_words(Words::english(plurals::plurals()));
            return true;
        }
        let is_here = self.fetch_file(language).await;
        if !is_here && self.wanted.get() == language {
            self.wanted.set(self.words.borrow().language());
            // English dialog texts that arrived meanwhile were dropped, because another language
            // was wanted. `false` makes the next request load these texts again.
            self.needs_dialog_texts.set(false);
        }
        is_here
    }

    /// Loads the file with the words (translated texts) of a language, and shows the words on the
    /// page. Returns whether the file could be loaded.
    async fn fetch_file(&self, language: Language) -> bool {
        let file = asset::bytes(language.file()).await;
        let words = file.and_then(|data| Words::load(&data, plurals::plurals()).ok());
        let is_here = words.is_some();
        match words {
            Some(words) => self.set_words(words),
            None => mark_language(self.words.borrow().language()),
        }
        is_here
    }

    /// Shows `words` on the page: a translation that a translator tries or, after the trial, the
    /// previous words. They stay until another language is requested.
    pub(crate) fn show_words(&self, words: Words) {
        self.wanted.set(words.language());
        self.set_words(words);
    }

    /// Makes `words` (translated texts) the words of the page, and passes them to the page's
    /// component. Does nothing if another language has been requested in the meantime.
    fn set_words(&self, words: Words) {
        if self.wanted.get() != words.language() {
            return;
        }
        mark_language(words.language());
        self.words.replace(words.clone());
        if let Some(on) = &*self.on.borrow() {
            on.emit(words);
        }
    }
}

/// Loads the words (translated texts) of a language from its file. `None` if `language` is `None`,
/// or if loading fails.
async fn words_of(language: Option<Language>) -> Option<Words> {
    let data = asset::bytes(language?.file()).await?;
    Words::load(&data, plurals::plurals()).ok()
}

/// Returns the first of the browser's preferred languages that the app has; English if the app has
/// none of them.
pub(crate) fn preferred() -> Language {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    Language::first_known(languages.iter().flat_map(|list| list.iter()).filter_map(|tag| tag.as_string()))
}

/// Sets the attributes `lang` and `dir` of the page's root element to this language and its
/// direction of writing.
fn mark_language(language: Language) {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    if let Some(root) = root {
        // Attributes with valid names are never refused.
        let _ = root.set_attribute("lang", language.tag());
        let _ = root.set_attribute("dir", language.direction().html_value());
    }
}
