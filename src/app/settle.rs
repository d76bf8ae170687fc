//! What follows from each message: the only place that works it out.

use super::dialogs::Dialog;
use super::effect::{Effect, PageEffect, StoreEffect, TimeEffect};
use super::notice::{Action, Notice, What};
use super::ready::Ready;
use super::route::Route;
use super::settings::Settings;
use super::{coach, opponent};
use crate::game::Instant;

impl Ready {
    /// Works out what follows from a message, whatever it was: what the computer does, when the next thing ends by itself,
    /// whether a clock runs, what the device does because of the settings, what is said aloud, and the address.
    pub(super) fn settle(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        self.follow_game(now, effects);
        self.tell_seats();
        self.table.note_questions(&self.settings, now, effects);
        let next = self.table.next_wake(&self.settings.looks, now);
        let next = next.into_iter().chain(self.opponent.wakes_at()).min();
        if let Some(next) = next
            && self.wake != Some(next)
        {
            self.wake = Some(next);
            effects.push(TimeEffect::WakeAt(next.max(now)).into());
        }
        let beating = self.table.session.ticking();
        effects.extend(self.appearance.follow(&self.settings, beating.is_some()));
        if beating != self.beating {
            self.beating = beating;
            effects.push(TimeEffect::Heartbeat(beating).into());
        }
        let typed = self.dialog.as_ref().and_then(Dialog::typed);
        effects.extend(self.speech.follow(&self.table, typed, self.settings.voices));
        let over = self.table.session.keeping().id.filter(|_| self.table.session.game().outcome().is_some());
        if over != self.over {
            self.over = over;
            effects.extend(over.map(|game| StoreEffect::Summarize(game).into()));
        }
        let route = self.route_shown();
        if route != self.route {
            (self.route, self.shown_since) = (route, now);
            effects.push(PageEffect::Go(route).into());
        }
    }

    /// Has the features that look at the game follow it, until nothing more comes of that.
    fn follow_game(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        loop {
            let ctx = self.table.session.context(now);
            let opponent = opponent::follow(&mut self.opponent, self.settings.near(), &ctx);
            let coach = coach::follow(&mut self.coach, &ctx);
            let is_done = opponent.done.is_empty() && coach.done.is_empty();
            self.act(opponent, effects, |ready, action, effects| ready.opponent_acts(action, now, effects));
            self.act(coach, effects, |ready, action, effects| ready.coach_acts(action, now, effects));
            if is_done {
                return;
            }
        }
    }

    /// The route that names what is on the screen.
    fn route_shown(&self) -> Route {
        match self.dialog {
            Some(Dialog::NewGame(_)) => Route::NewGame,
            Some(Dialog::Settings(_)) => Route::Settings,
            Some(Dialog::Sheet(_)) => Route::Sheet,
            Some(Dialog::Import(_)) => Route::Import,
            Some(Dialog::Games(_)) => Route::Games,
            Some(Dialog::About(_)) => Route::About,
            Some(Dialog::Learn(_)) => Route::Learn,
            Some(Dialog::Club(_)) => Route::Club,
            Some(Dialog::Editor(_)) => Route::Editor,
            Some(Dialog::Clocks(_) | Dialog::Typed(_) | Dialog::Keys | Dialog::More) => Route::Open,
            // The address holds the game as long as the dialog is open, so that a reload opens it again.
            Some(Dialog::Link(_)) => Route::Table,
            None if self.table.is_open() => Route::Open,
            None => Route::Table,
        }
    }

    /// Where the device suggests how the players sit and nobody has chosen, the first move is the time to say so: once. That
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
