//! What follows from each message: the only place that works it out.

use super::Ready;
use crate::app::address::Route;
use crate::app::announcements::{Action, Notice, What};
use crate::app::dialogs::Dialog;
use crate::app::effect::{Effect, PageEffect, StoreEffect, TimeEffect};
use crate::app::settings::Settings;
use crate::app::update::Update;
use crate::app::{coach, opponent};
use crate::game::Instant;

impl Ready {
    /// Works out what follows from a message, whatever it was: what the computer does, when the next thing ends by itself,
    /// whether a clock runs, what the device does because of the settings, what is said aloud, and the address.
    pub(super) fn settle(&mut self, now: Instant) -> Vec<Effect> {
        let mut update = Update::from(self.follow_game(now));
        self.tell_seats();
        update.extend(self.table.note_questions(&self.settings, now));
        let next = self.table.next_wake(&self.settings.looks, now);
        let next = next.into_iter().chain(self.opponent.wakes_at()).min();
        if let Some(next) = next
            && self.wake != Some(next)
        {
            self.wake = Some(next);
            update.push(TimeEffect::WakeAt(next.max(now)));
        }
        let beating = self.table.session.ticking();
        update.extend(self.appearance.follow(&self.settings, beating.is_some()));
        if beating != self.beating {
            self.beating = beating;
            update.push(TimeEffect::Heartbeat(beating));
        }
        let typed = self.dialog.as_ref().and_then(Dialog::typed);
        update.extend(self.speech.follow(&self.table, typed, self.settings.voices));
        let over = self.table.session.keeping().id.filter(|_| self.table.session.game().outcome().is_some());
        if over != self.over {
            self.over = over;
            update.extend(over.map(|game| Effect::from(StoreEffect::Summarize(game))));
        }
        let route = self.route_shown();
        if route != self.route {
            (self.route, self.shown_since) = (route, now);
            update.push(PageEffect::Go(route));
        }
        update.effects
    }

    /// Has the features that look at the game follow it, until nothing more comes of that.
    fn follow_game(&mut self, now: Instant) -> Vec<Effect> {
        let mut effects = Vec::new();
        loop {
            let ctx = self.table.session.context(now);
            let opponent = opponent::follow(&mut self.opponent, self.settings.near(), &ctx);
            let is_shown = matches!(self.dialog, Some(Dialog::Sheet(_)));
            let update = opponent.then(coach::follow(&mut self.coach, is_shown, &ctx));
            let is_done = update.actions.is_empty();
            effects.extend(self.act_all(update, now));
            if is_done {
                return effects;
            }
        }
    }

    /// The route that names what is on the screen.
    fn route_shown(&self) -> Route {
        match &self.dialog {
            Some(dialog) => Route::of_dialog(dialog.kind()),
            None if self.table.is_open() => Route::Open,
            None => Route::Table,
        }
    }

    /// Where the device suggests how the players sit and no seats are chosen, the first move is the time to say so: once. That
    /// it was said is saved with whatever is chosen next, at the latest when another game begins.
    fn tell_seats(&mut self) {
        let Settings { flat, seats, told_seats, .. } = &mut self.settings;
        let game = self.table.session.game();
        if !*flat || seats.is_some() || *told_seats || game.moves().len() != 1 {
            return;
        }
        if self.table.notices.shown().is_none() && self.dialog.is_none() {
            *told_seats = true;
            self.table.notify(Notice::staying(What::SeatsSuggested).offering(Action::Seats));
        }
    }
}
