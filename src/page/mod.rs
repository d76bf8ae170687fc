//! Root component of the chess page, which connects `app`, `ui` and `browser`.
//!
//! The page holds the [`App`], passes every message to [`app::update_with`] and every effect to
//! [`Browser::perform`], and renders the changed views with [`screen`].

mod camera;

pub use camera::PageCamera;

use crate::app::{self, App, Appearance, Effect, Msg, PageEffect, PageMsg, PageView};
use crate::browser::{Browser, OwnWords, PageCallbacks};
use crate::game::Instant;
use crate::lazy::Lazy;
use crate::rules::Color;
use crate::ui::{ClockDisplays, CurrentInstant, Dialogs, screen, words_of_player};
use crate::words::{Notation, Words};
use gloo_timers::future::TimeoutFuture;
use std::rc::Rc;
use yew::prelude::*;

/// Delay before the code of the dialogs loads in the background, in milliseconds after the first
/// rendering. Earlier, loading the code would delay the first paint.
const PREFETCH_DELAY_MS: u32 = 200;

/// The root component (Yew) of the chess page: holds the app's state, passes messages to it,
/// carries out its effects, and renders its views.
pub struct Page {
    /// State of the app.
    app: App,
    /// View of the app that is on screen; `None` before the first view is computed.
    view: Option<Rc<PageView>>,
    /// The words (translated texts) of the page.
    words: Words,
    /// The words (translated texts) of White and Black; `None` for a player who uses the words of
    /// the page.
    own_words: OwnWords,
    /// Callback by which components send messages to the app.
    sender: Callback<Msg>,
    /// Shows the running times of the chess clocks.
    clock_displays: ClockDisplays,
    /// Function that returns the current instant, for the clock displays.
    now: CurrentInstant,
    /// The browser runtime, which carries out effects and sends messages.
    browser: Browser,
    /// Focus change, or opening of the dialog element, to carry out after the next rendering.
    /// Before that rendering, the target element may not exist. `None` if no effect waits.
    effect_after_render: Option<Effect>,
    /// Code that renders the dialogs, loaded on demand.
    dialogs: Lazy<Dialogs>,
    /// Whether the code of the dialogs is being loaded.
    is_loading: bool,
}

/// Properties of the page's root component: the browser runtime, and the code of the dialogs.
#[derive(Properties)]
pub struct PageProps {
    /// The browser runtime, which carries out effects and sends messages.
    pub browser: Browser,
    /// Code that renders the dialogs; loads soon after the first paint, or when the first dialog
    /// opens.
    pub dialogs: Lazy<Dialogs>,
}

/// Compares by identity, so that clones of the same properties cause no new rendering.
impl PartialEq for PageProps {
    /// Whether both properties refer to the same browser runtime and the same lazily loaded dialog
    /// code.
    fn eq(&self, other: &PageProps) -> bool {
        self.browser == other.browser && self.dialogs == other.dialogs
    }
}

/// A Yew message of the page's root component: a message to the app, loaded texts, or loaded code
/// of the dialogs.
pub enum PageEvent {
    /// Message to the app, with the instant of the event that caused the message.
    Message {
        /// Instant of the event.
        at: Instant,
        /// Message to the app.
        msg: Msg,
    },
    /// Loaded words (translated texts) in the language of the page.
    Words(Words),
    /// Loaded words (translated texts) of the players who have their own language.
    OwnWords(OwnWords),
    /// It is time to load the code of the dialogs in the background.
    PrefetchDue,
    /// The code of the dialogs has loaded (`true`), or its loading has failed (`false`).
    Dialogs(bool),
}

impl Component for Page {
    type Message = PageEvent;
    type Properties = PageProps;

    /// Creates the page's root component with an app in its initial state. Then handles the
    /// messages that the browser runtime has queued, such as the message that the storage is open.
    fn create(ctx: &Context<Page>) -> Page {
        let browser = ctx.props().browser.clone();
        // If there is much to render, Yew may process a message long after the event that caused
        // the message. So the message has the instant of the event.
        let moment = browser.clone();
        let on = ctx.link().callback(move |msg| PageEvent::Message { at: moment.event_time(), msg });
        let clock = browser.clone();
        let mut page = Page {
            app: App::default(),
            view: None,
            words: browser.words(),
            own_words: OwnWords::default(),
            sender: on.clone(),
            clock_displays: ClockDisplays::default(),
            now: CurrentInstant(Rc::new(move || clock.now())),
            browser,
            effect_after_render: None,
            dialogs: ctx.props().dialogs.clone(),
            is_loading: false,
        };
        let outside = PageCallbacks {
            on,
            words: ctx.link().callback(PageEvent::Words),
            own_words: ctx.link().callback(PageEvent::OwnWords),
        };
        for msg in page.browser.listen(outside) {
            page.handle_message(msg, page.browser.now());
        }
        page.update_view();
        if page.needs_dialogs() {
            page.load_dialogs(ctx);
        }
        page
    }

    /// Handles a Yew message of the page's root component. Returns whether the page must be
    /// rendered again.
    fn update(&mut self, ctx: &Context<Page>, heard: PageEvent) -> bool {
        match heard {
            PageEvent::Words(words) => {
                let changed = words != self.words;
                self.words = words;
                changed
            }
            PageEvent::OwnWords(own_words) => {
                self.own_words = own_words;
                true
            }
            PageEvent::Message { at, msg } => {
                self.handle_message(msg, at);
                let changed = self.update_view();
                if self.needs_dialogs() {
                    self.load_dialogs(ctx);
                }
                changed
            }
            PageEvent::PrefetchDue => {
                self.load_dialogs(ctx);
                false
            }
            PageEvent::Dialogs(true) => {
                self.is_loading = false;
                self.handle_message(PageMsg::DialogsLoaded.into(), self.browser.now());
                self.update_view();
                true
            }
            PageEvent::Dialogs(false) => {
                self.is_loading = false;
                if self.needs_dialogs() {
                    self.handle_message(PageMsg::CodeNotLoaded.into(), self.browser.now());
                }
                self.update_view()
            }
        }
    }

    /// Renders the stored view of the app; renders nothing before the first view is computed.
    fn view(&self, _ctx: &Context<Page>) -> Html {
        let Some(view) = &self.view else { return Html::default() };
        let own_words = self.own_words.clone().map(|own| own.map(|own| self.as_chosen(&own)));
        let words = (&self.as_chosen(&self.words), &own_words);
        screen(view, self.dialogs.get().as_ref(), words, &self.sender)
    }

    /// Handles the end of a rendering of the page: shows the chess clocks, and carries out an
    /// effect that had to wait for the rendering. Saves the board, which the next visit paints
    /// before the app has loaded. The first rendering also marks the app as started and schedules
    /// the loading of the dialogs.
    fn rendered(&mut self, ctx: &Context<Page>, first: bool) {
        if first {
            self.browser.mark_started();
            ctx.link().send_future(async {
                TimeoutFuture::new(PREFETCH_DELAY_MS).await;
                PageEvent::PrefetchDue
            });
        }
        self.browser.hold_first_paint(app::first_paint(&self.app));
        if let Some(view) = &self.view {
            let words =
                Color::ALL.map(|color| self.as_chosen(words_of_player(color, &self.words, &self.own_words)));
            self.clock_displays.show_clock(view.clock.clone(), words, self.now.clone());
        }
        if let Some(effect) = self.effect_after_render.take() {
            self.browser.perform(effect);
        }
    }
}

impl Page {
    /// Passes the message `msg` to the app. First passes other messages that are due: the date has
    /// changed, or a time in which the players could not play has ended, for example because the
    /// device has slept. `at` is the instant of the event that caused `msg`.
    fn handle_message(&mut self, msg: Msg, at: Instant) {
        for first in self.browser.messages_before() {
            self.update_app(first, self.browser.now());
        }
        self.update_app(msg, at);
    }

    /// Updates the app with one message and carries out the effects that the app returns. A focus
    /// change or the opening of the dialog element waits for the next rendering, because the target
    /// element may not exist yet.
    fn update_app(&mut self, msg: Msg, at: Instant) {
        let dialog_code = self.dialogs.get().map(|dialogs| dialogs.code());
        for effect in app::update_with(&mut self.app, msg, at, dialog_code) {
            match effect {
                Effect::Focus(_) | Effect::Page(PageEffect::ShowDialog) => {
                    self.effect_after_render = Some(effect)
                }
                effect => self.browser.perform(effect),
            }
        }
    }

    /// Returns a copy of `words` that writes pieces and numbers as the settings say. Pieces in
    /// moves are figurines, English letters, or letters of the language. Numbers have the digits
    /// 0–9 or, once the code of the dialogs has loaded, the digits of the script of the language.
    fn as_chosen(&self, words: &Words) -> Words {
        let has = |word: &str| self.app.ready().is_some_and(|ready| ready.settings.appearance.has(word));
        let notation = if has(Appearance::FIGURINES) {
            Notation::Figurines
        } else if has(Appearance::ENGLISH_LETTERS) {
            Notation::EnglishLetters
        } else {
            Notation::Letters
        };
        let words = words.with_notation(notation);
        match self.dialogs.get().filter(|_| has(Appearance::OWN_DIGITS)) {
            Some(dialogs) => dialogs.with_own_digits(&words),
            None => words,
        }
    }

    /// Whether the page shows something whose code loads together with the dialogs, such as an open
    /// dialog or the result of a game.
    fn needs_dialogs(&self) -> bool {
        let is_open = self.app.ready().is_some_and(|ready| ready.dialog.is_some() || ready.awaits_code());
        is_open || self.view.as_ref().is_some_and(|view| view.card.is_some() || view.explanation.is_some())
    }

    /// Loads the code that renders the dialogs, unless it has loaded or is loading.
    fn load_dialogs(&mut self, ctx: &Context<Page>) {
        if self.is_loading || self.dialogs.get().is_some() {
            return;
        }
        self.is_loading = true;
        let dialogs = self.dialogs.clone();
        ctx.link().send_future(async move { PageEvent::Dialogs(dialogs.load().await.is_some()) });
    }

    /// Computes the view of the app (what the screen shows) and stores it for the next rendering.
    ///
    /// If the field `opponent` of the view has changed, updates the attributes of the document that
    /// depend on this field.
    ///
    /// Returns whether the page must be rendered again: the view has changed, or an effect waits
    /// for a rendering.
    fn update_view(&mut self) -> bool {
        let view = PageView::of_app(&self.app).map(Rc::new);
        let changed = view != self.view;
        if changed {
            let opponent = view.as_ref().map(|view| view.opponent).unwrap_or_default();
            if opponent != self.view.as_ref().map(|view| view.opponent).unwrap_or_default() {
                self.browser.show_opponent(opponent);
            }
            self.view = view;
        }
        changed || self.effect_after_render.is_some()
    }
}
