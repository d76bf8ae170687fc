//! What the address asks for is opened.

use super::Address;
use super::dialogs::{Dialog, Kind, link};
use super::effect::{Effect, Job, PageEffect};
use super::notice::{Notice, What};
use super::ready::Ready;
use super::route::{Route, Wanted};
use crate::game::{Instant, Setup};
use crate::rules::Color;

impl Ready {
    /// Opens what the address asks for.
    pub(super) fn open_address(&mut self, fragment: &str, now: Instant, effects: &mut Vec<Effect>) {
        match Wanted::read(fragment, &self.settings) {
            Ok(Wanted::Route(route))
                if route == self.route && !matches!(self.dialog, Some(Dialog::Link(_))) => {}
            Ok(Wanted::Route(route)) => {
                // The address says so already.
                self.route = route;
                match route {
                    Route::Table if self.dialog.is_some() => self.close(effects),
                    // What had been open there is not on this page any more.
                    Route::Table | Route::Open => self.table.back(effects),
                    Route::NewGame => self.open(Kind::NewGame, effects),
                    Route::Settings => self.open(Kind::Settings, effects),
                    Route::Sheet => self.open(Kind::Sheet, effects),
                    Route::Import => self.open(Kind::Import, effects),
                    Route::Games => self.open(Kind::Games, effects),
                    Route::About => self.open(Kind::About, effects),
                    Route::Learn => self.open(Kind::Learn, effects),
                    Route::Club => self.open(Kind::Club, effects),
                    Route::Editor => self.open(Kind::Editor, effects),
                }
            }
            Ok(Wanted::Game(text)) => {
                self.route = Route::Table;
                self.show(Dialog::Link(link::Link::default()), effects);
                effects.push(Job::ReadLink(text).into());
            }
            Ok(Wanted::Start(address)) => {
                if self.route != Route::Table || self.dialog.is_some() {
                    // The address no longer says that a dialog is open.
                    self.route = Route::Table;
                    self.close(effects);
                }
                let Address { start, note, rules, time, seats, near, white, black, language, own_languages } =
                    *address;
                let settings = &mut self.settings;
                for (color, player) in [(Color::White, white), (Color::Black, black)] {
                    if let Some((name, seat)) = player {
                        settings.seat(color, name, seat);
                    }
                }
                if language.is_some() {
                    settings.language = language;
                    effects.push(PageEffect::Speak(language).into());
                }
                let [to_white, to_black] = own_languages;
                settings.white_language = to_white.or(settings.white_language);
                settings.black_language = to_black.or(settings.black_language);
                if own_languages != [None; 2] {
                    effects.push(PageEffect::SpeakTo(settings.own_languages()).into());
                }
                self.settings.rules = rules;
                self.settings.time = time;
                self.settings.seats = seats.or(self.settings.seats);
                self.settings.black_at_bottom =
                    near.map_or(self.settings.black_at_bottom, |near| near == Color::Black);
                self.table.seats.sit(self.settings.seating(), self.settings.near());
                self.typed_clock = None;
                // A page that is opened without the address goes on as they sat.
                self.keep_settings(effects);
                let setup = Setup { start, ..self.settings.setup() };
                let (table, ctx) = self.at_table(now);
                table.start(setup, &ctx, effects);
                if let Some(note) = note {
                    table.read_loosely(note, now);
                }
            }
            Err(fault) => {
                let playing = self.table.session.in_progress();
                self.table.notify(Notice::staying(What::BadAddress { fault, playing }));
            }
        }
    }
}
