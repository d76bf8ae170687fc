//! The page: the thin root that ties `app`, `ui` and `browser` together.
//!
//! It holds the [`App`], gives every message to [`app::update`] and every effect to [`Browser::perform`], and draws a
//! [`screen`] of what has changed.

use crate::app::{self, App, Effect, Focus, Msg, PageView};
use crate::browser::{Browser, Outside};
use crate::game::Instant;
use crate::ui::{Hands, Now, screen};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The root component.
pub struct Page {
    app: App,
    /// What the screen shows of it.
    view: Option<Rc<PageView>>,
    words: Words,
    on: Callback<Msg>,
    /// What writes the time on the clocks.
    hands: Hands,
    now: Now,
    browser: Browser,
    /// Where the focus goes once the page is drawn: it may be to something that is not there yet.
    focus: Option<Focus>,
}

/// What the root component needs.
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The world outside.
    pub browser: Browser,
}

/// Something that the page hears.
pub enum Heard {
    /// A message, and the moment of what it tells of.
    Told {
        /// The moment.
        at: Instant,
        /// The message.
        msg: Msg,
    },
    /// The words of the page's language have come.
    Words(Words),
}

impl Component for Page {
    type Message = Heard;
    type Properties = PageProps;

    fn create(ctx: &Context<Page>) -> Page {
        let browser = ctx.props().browser.clone();
        // Yew may deal with a message later than in the event that brings it, where much is to be drawn.
        let moment = browser.clone();
        let on = ctx.link().callback(move |msg| Heard::Told { at: moment.moment(), msg });
        let clock = browser.clone();
        let mut page = Page {
            app: App::default(),
            view: None,
            words: browser.words(),
            on: on.clone(),
            hands: Hands::default(),
            now: Now(Rc::new(move || clock.now())),
            browser,
            focus: None,
        };
        let outside = Outside { on, words: ctx.link().callback(Heard::Words) };
        for msg in page.browser.listen(outside) {
            page.handle(msg, page.browser.now());
        }
        page.view = PageView::of(&page.app).map(Rc::new);
        page
    }

    fn update(&mut self, _ctx: &Context<Page>, heard: Heard) -> bool {
        match heard {
            Heard::Words(words) => {
                let changed = words != self.words;
                self.words = words;
                changed
            }
            Heard::Told { at, msg } => {
                self.handle(msg, at);
                self.look()
            }
        }
    }

    fn view(&self, _ctx: &Context<Page>) -> Html {
        let Some(view) = &self.view else { return Html::default() };
        screen(view, &self.words, &self.on)
    }

    fn rendered(&mut self, _ctx: &Context<Page>, first: bool) {
        if first {
            self.browser.started();
        }
        if let Some(view) = &self.view {
            self.hands.show(view.clock.clone(), self.words.clone(), self.now.clone());
        }
        if let Some(place) = self.focus.take() {
            self.browser.perform(Effect::Focus(place));
        }
    }
}

impl Page {
    fn handle(&mut self, msg: Msg, at: Instant) {
        if let Some(new_day) = self.browser.new_day() {
            app::update(&mut self.app, new_day, self.browser.now());
        }
        for effect in app::update(&mut self.app, msg, at) {
            match effect {
                Effect::Focus(place) => self.focus = Some(place),
                effect => self.browser.perform(effect),
            }
        }
    }

    /// Whether the screen shows something else now, or the focus is to move.
    fn look(&mut self) -> bool {
        let view = PageView::of(&self.app).map(Rc::new);
        let changed = view != self.view;
        if changed {
            self.view = view;
        }
        changed || self.focus.is_some()
    }
}
