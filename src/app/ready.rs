//! The page where the game is here: the only place that decides what crosses from one feature to another.

use super::appearance::AppearanceState;
use super::coach::{self, CoachAction, CoachState};
use super::context::Context;
use super::device;
use super::dialogs::{self, Dialog, Kind, settings as form};
use super::effect::{Effect, PageEffect, StoreEffect, TimeEffect};
use super::kept::GameId;
use super::msg::{DiskMsg, Msg, PageMsg};
use super::notice::{Notice, What};
use super::opponent::{self, OpponentAction, OpponentState};
use super::route::Route;
use super::settings::Settings;
use super::speech::SpeechState;
use super::table::{self, Table};
use super::told::Said;
use super::upshot::Upshot;
use crate::game::{Event, Instant};

/// The page where the game is here.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The game and everything around it.
    pub table: Table,
    /// The dialog that lies over the page.
    pub dialog: Option<Dialog>,
    /// What the players have chosen.
    pub settings: Settings,
    /// What is known of this device, and of the version of the page.
    pub device: device::Model,
    /// The computer opponent.
    pub opponent: OpponentState,
    /// The coach.
    pub coach: CoachState,
    /// What the page and the device do because of the settings.
    pub(super) appearance: AppearanceState,
    /// What has been said aloud.
    pub(super) speech: SpeechState,
    /// Today's date, as PGN writes it; empty while nobody has said.
    today: String,
    /// What the address says.
    pub(super) route: Route,
    /// Since when the page shows that: a dialog whose code had to come can be seen later than the address names it.
    pub(super) shown_since: Instant,
    /// The fields of a custom clock, as they were when the settings were closed: nothing that was typed is lost.
    pub(super) typed_clock: Option<form::ClockDraft>,
    /// The event of the club that was open last.
    pub(super) event: Option<GameId>,
    /// The wake that was asked for last.
    pub(super) wake: Option<Instant>,
    /// The game that is known to be alive.
    pub(super) beating: Option<GameId>,
    /// The game on the board that is over.
    pub(super) over: Option<GameId>,
}

impl Ready {
    /// The page with these settings and a new game.
    pub(super) fn new(settings: Settings) -> Ready {
        Ready {
            table: Table::new(&settings),
            dialog: None,
            settings,
            device: device::Model::default(),
            opponent: OpponentState::default(),
            coach: CoachState::default(),
            appearance: AppearanceState::default(),
            speech: SpeechState::default(),
            today: String::new(),
            route: Route::Table,
            shown_since: Instant::default(),
            typed_clock: None,
            event: None,
            wake: None,
            beating: None,
            over: None,
        }
    }

    /// The same after `before`: what is known of the device, the day and the address outlast the games, and so does what the
    /// workers and the device have been asked to do.
    pub(super) fn after(before: Ready, settings: Settings) -> Ready {
        let Ready {
            device,
            opponent,
            coach,
            appearance,
            speech,
            today,
            route,
            settings: Settings { flat, .. },
            ..
        } = before;
        let settings = Settings { flat, ..settings };
        Ready { device, opponent, coach, appearance, speech, today, route, ..Ready::new(settings) }
    }

    /// What the address says.
    pub fn route(&self) -> Route {
        self.route
    }

    /// The table, and what it may know beyond itself.
    pub(super) fn at_table(&mut self, now: Instant) -> (&mut Table, Context<'_>) {
        let (playing, current) = (self.table.session.in_progress(), self.table.session.keeping().id);
        let Ready { table, today, settings, .. } = self;
        (table, Context { now, today, settings, playing, current })
    }

    /// Lets go of everything that is in a player's hand: the page stands still from here on.
    pub(super) fn freeze(&mut self, effects: &mut Vec<Effect>) {
        self.take_dialog();
        self.table.let_go();
        if self.beating.take().is_some() {
            effects.push(TimeEffect::Heartbeat(None).into());
        }
        effects.extend(opponent::stop(&mut self.opponent));
        effects.extend(coach::stop(&mut self.coach));
        effects.extend(self.appearance.keep_awake(false));
        effects.extend(self.speech.stop());
    }

    /// Whether this device lies flat between two people as a rule.
    pub(super) fn lie_flat(&mut self, flat: bool) {
        self.settings.flat = flat;
        self.table.seats.sit(self.settings.seating(), self.settings.near());
    }

    /// From now on it is this day.
    pub(super) fn set_today(&mut self, today: String) {
        self.today = today;
    }

    /// Deals with any message but one to the dialog.
    pub(super) fn update(&mut self, msg: Msg, now: Instant, effects: &mut Vec<Effect>) {
        if !self.admits(&msg) {
            return;
        }
        match msg {
            Msg::Table(msg) => {
                if let table::Msg::Wake = msg {
                    // It may have come a little early: then it is asked for again.
                    self.wake = None;
                }
                let (table, ctx) = self.at_table(now);
                let upshot = table::update(table, msg, &ctx);
                self.act(upshot, effects, |ready, done, _| ready.table_done(done));
            }
            Msg::Dialog(_) => {}
            Msg::Device(msg) => self.device(msg, now, effects),
            Msg::Disk(msg) => self.disk(msg, now, effects),
            Msg::Opponent(msg) => {
                let upshot = opponent::update(&mut self.opponent, msg, &self.table.session.context(now));
                self.act(upshot, effects, |ready, action, effects| ready.opponent_acts(action, now, effects));
            }
            Msg::Coach(msg) => {
                let upshot = coach::update(&mut self.coach, msg, &self.table.session.context(now));
                self.act(upshot, effects, |ready, action, effects| ready.coach_acts(action, now, effects));
            }
            Msg::Page(msg) => self.page(msg, now, effects),
        }
    }

    /// Deals with what is heard of the device.
    fn device(&mut self, msg: device::Msg, now: Instant, effects: &mut Vec<Effect>) {
        let mut device = std::mem::take(&mut self.device);
        let upshot = device::update(&mut device, msg, &self.at_table(now).1);
        self.device = device;
        self.act(upshot, effects, |ready, done, effects| ready.device_done(done, effects));
    }

    /// The dialog that is open can be seen from now on.
    pub(super) fn dialog_shown(&mut self, now: Instant) {
        self.shown_since = now;
    }

    /// Deals with a message to the dialog.
    pub(super) fn update_dialog(&mut self, msg: dialogs::Msg, now: Instant, effects: &mut Vec<Effect>) {
        // The second half of a double tap on what opened it falls beside it.
        if msg == dialogs::Msg::Beside && now < self.shown_since.after(table::DEAF_MS) {
            return;
        }
        if msg == dialogs::Msg::Why {
            return self.table.explain();
        }
        let Some(mut dialog) = self.dialog.take() else {
            if let dialogs::Msg::Shared(shared) = msg {
                self.tell_shared(shared, false);
            }
            return;
        };
        let upshot = dialogs::update(&mut dialog, msg, &self.at_table(now).1);
        self.dialog = Some(dialog);
        self.act(upshot, effects, |ready, done, effects| ready.dialog_done(done, now, effects));
    }

    /// Hands the effects on and acts on what is done.
    pub(super) fn act<D>(
        &mut self,
        upshot: Upshot<D>,
        effects: &mut Vec<Effect>,
        then: impl Fn(&mut Ready, D, &mut Vec<Effect>),
    ) {
        effects.extend(upshot.effects);
        for done in upshot.done {
            then(self, done, effects);
        }
    }

    fn table_done(&mut self, done: table::Done) {
        match done {
            table::Done::Restored => {
                self.take_dialog();
            }
        }
    }

    pub(super) fn opponent_acts(&mut self, action: OpponentAction, now: Instant, effects: &mut Vec<Effect>) {
        match action {
            OpponentAction::Act(event) => self.happen(event, now, effects),
            OpponentAction::TurnBoard => self.flip(effects),
            OpponentAction::ReportMissing => self.table.notify(Notice::staying(What::PartnerMissing)),
        }
    }

    pub(super) fn coach_acts(&mut self, action: CoachAction, now: Instant, effects: &mut Vec<Effect>) {
        let CoachAction::Mark(headers) = action;
        self.happen(Event::SetHeaders(headers), now, effects);
    }

    fn device_done(&mut self, done: device::Done, effects: &mut Vec<Effect>) {
        match done {
            device::Done::Notify(notice) => self.table.notify(notice),
            device::Done::ShowGames => self.open(Kind::Games, effects),
            device::Done::CloseDialog => self.close(effects),
            device::Done::BackedUp => self.is_backed_up(effects),
            device::Done::Clear => {
                self.take_dialog();
                self.table.notices.clear();
            }
        }
    }

    fn disk(&mut self, msg: DiskMsg, now: Instant, effects: &mut Vec<Effect>) {
        match msg {
            DiskMsg::Opened(_) | DiskMsg::TakenOver => {}
            DiskMsg::TakeOver => effects.push(StoreEffect::TakeOver.into()),
            DiskMsg::Failed(fault) => self.not_saved(What::NotSaved(fault)),
            DiskMsg::SetAside(renamed) => {
                if let Some(renamed) = renamed {
                    self.table.session.rename(renamed);
                    // An answer to the old name is heard no more.
                    effects.extend(self.table.session.ask_again());
                }
                self.table.notify(Notice::staying(What::SetAside));
            }
            DiskMsg::Works => {
                self.table.notices.saved();
                self.table.notify(Notice::passing(What::SavedAgain, now));
            }
        }
    }

    /// Play goes on, and that it is not saved stands over the board however much is played.
    pub(super) fn not_saved(&mut self, what: What) {
        self.table.seats.tell_both(vec![Said::Notice(what.clone())]);
        self.table.notices.not_saved(what);
    }

    fn page(&mut self, msg: PageMsg, now: Instant, effects: &mut Vec<Effect>) {
        match msg {
            // As it is at first: it asks for nothing.
            PageMsg::Address(fragment)
                if fragment.is_empty() && self.route == Route::Table && self.dialog.is_none() => {}
            PageMsg::Address(fragment) => self.open_address(&fragment, now, effects),
            PageMsg::Escape => self.escape(effects),
            PageMsg::Today(today) => self.today = today,
            PageMsg::Flat(flat) => self.lie_flat(flat),
            PageMsg::Open(kind) => self.open(kind, effects),
            PageMsg::Print => effects.push(PageEffect::Print.into()),
            PageMsg::PartMissing => {
                self.close(effects);
                self.table.notify(Notice::staying(What::PartMissing));
            }
            PageMsg::Rematch => self.rematch(now, effects),
            PageMsg::Flip => self.flip(effects),
        }
    }

    fn flip(&mut self, effects: &mut Vec<Effect>) {
        self.settings.black_at_bottom ^= true;
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.keep_settings(effects);
    }
}
