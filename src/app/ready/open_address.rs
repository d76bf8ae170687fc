//! What the address asks for is opened.

use super::Ready;
use crate::app::address::{Address, Route, Wanted};
use crate::app::announcements::{Notice, What};
use crate::app::dialogs::{Dialog, link};
use crate::app::effect::{Job, PageEffect};
use crate::app::update::Update;
use crate::game::{Instant, Setup};
use crate::rules::Color;

impl Ready {
    /// Opens what the address asks for.
    pub(super) fn open_address(&mut self, fragment: &str, now: Instant) -> Update {
        match Wanted::read(fragment, &self.settings) {
            Ok(Wanted::Route(route)) => self.open_route(route),
            Ok(Wanted::Game(text)) => {
                self.route = Route::Table;
                let shown = self.show(Dialog::Link(link::Link::default()));
                shown.with(Job::ReadLink(text))
            }
            Ok(Wanted::Start(address)) => {
                let mut update = Update::none();
                if self.route != Route::Table || self.dialog.is_some() {
                    // The address no longer says that a dialog is open.
                    self.route = Route::Table;
                    update.extend(self.close());
                }
                update.extend(self.start_by_address(*address, now));
                update
            }
            Err(fault) => {
                let playing = self.table.session.in_progress();
                self.table.notify(Notice::staying(What::BadAddress { fault, playing }));
                Update::none()
            }
        }
    }

    fn open_route(&mut self, route: Route) -> Update {
        if route == self.route && !matches!(self.dialog, Some(Dialog::Link(_))) {
            return Update::none();
        }
        // The address says so already.
        self.route = route;
        match route {
            Route::Dialog(kind) => self.open(kind),
            Route::Table if self.dialog.is_some() => self.close(),
            // What had been open there is not on this page any more.
            Route::Table | Route::Open => self.table.back(),
        }
    }

    /// Begins the game that the address describes.
    fn start_by_address(&mut self, address: Address, now: Instant) -> Update {
        let mut update = Update::none();
        let Address { start, note, rules, time, seats, near, white, black, language, own_languages } =
            address;
        let settings = &mut self.settings;
        for (color, player) in [(Color::White, white), (Color::Black, black)] {
            if let Some((name, seat)) = player {
                settings.seat(color, name, seat);
            }
        }
        if language.is_some() {
            settings.language = language;
            update.push(PageEffect::Speak(language));
        }
        let [to_white, to_black] = own_languages;
        settings.white_language = to_white.or(settings.white_language);
        settings.black_language = to_black.or(settings.black_language);
        if own_languages != [None; 2] {
            update.push(PageEffect::SpeakTo(settings.own_languages()));
        }
        self.settings.rules = rules;
        self.settings.time = time;
        self.settings.seats = seats.or(self.settings.seats);
        self.settings.black_at_bottom =
            near.map_or(self.settings.black_at_bottom, |near| near == Color::Black);
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.typed_clock = None;
        // A page that is opened without the address keeps the seats.
        update.extend(self.keep_settings());
        let setup = Setup { start, ..self.settings.setup() };
        let (table, ctx) = self.at_table(now);
        update.extend(table.start(setup, &ctx));
        if let Some(note) = note {
            table.read_loosely(note, now);
        }
        update
    }
}
