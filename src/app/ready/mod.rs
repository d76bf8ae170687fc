//! The page where the game is here: the only place that decides what crosses from one feature to another.

mod actions;
mod admission;
mod appearance;
mod next_game;
mod open_address;
mod open_dialog;
mod random;
mod settle;
mod speech;

use crate::app::action::PageAction;
use crate::app::address::Route;
use crate::app::announcements::{Notice, Said, What};
use crate::app::coach::{self, CoachState};
use crate::app::context::Context;
use crate::app::device;
use crate::app::dialogs::{self, Dialog, DialogContext, UpdateDialog, settings as form};
use crate::app::effect::{Effect, PageEffect, StoreEffect, TimeEffect};
use crate::app::kept::GameId;
use crate::app::msg::{DiskMsg, Msg, PageMsg};
use crate::app::opponent::{self, OpponentState};
use crate::app::settings::Settings;
use crate::app::table::{self, Table};
use crate::app::update::Update;
use crate::game::{Headers, Instant, NumberedSan};
use appearance::AppearanceState;
use speech::SpeechState;

/// The page where the game is here.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The game and everything around it.
    pub table: Table,
    /// The dialog that lies over the page.
    pub dialog: Option<Dialog>,
    /// Code that only dialogs need, once it has been loaded.
    pub(in crate::app) dialog_code: Option<DialogCode>,
    /// Messages to the dialog that wait for that code, in order.
    waiting: Vec<(dialogs::Msg, Instant)>,
    /// What the players have chosen.
    pub settings: Settings,
    /// What is known of this device, and of the version of the page.
    pub device: device::Model,
    /// The computer opponent.
    pub opponent: OpponentState,
    /// The coach.
    pub coach: CoachState,
    /// What the page and the device do because of the settings.
    appearance: AppearanceState,
    /// What has been said aloud.
    speech: SpeechState,
    /// Today's date, as PGN writes it; empty while nobody has said.
    today: String,
    /// What the address says.
    route: Route,
    /// Since when the page shows that: a dialog whose code had to come can be seen later than the address names it.
    shown_since: Instant,
    /// The fields of a custom clock, as they were when the settings were closed: nothing that was typed is lost.
    typed_clock: Option<form::ClockDraft>,
    /// The event of the club that was open last.
    event: Option<GameId>,
    /// The wake that was asked for last.
    wake: Option<Instant>,
    /// The game that is known to be alive.
    beating: Option<GameId>,
    /// The game on the board that is over.
    over: Option<GameId>,
}

/// Code that only dialogs need: how messages change them, and what they ask of the page. A program can load it on demand.
#[derive(Clone, Copy, Debug)]
pub struct DialogCode {
    /// Changes the open dialog as a message asks.
    update: UpdateDialog,
    /// Carries out an action that only dialogs ask for.
    act: fn(&mut Ready, PageAction, Instant) -> Update,
}

impl DialogCode {
    /// All of that code.
    pub fn all() -> DialogCode {
        DialogCode { update: dialogs::update, act: Ready::act_for_dialog }
    }
}

impl Ready {
    /// The page with these settings and a new game.
    pub(in crate::app) fn new(settings: Settings) -> Ready {
        Ready {
            table: Table::new(&settings),
            dialog: None,
            dialog_code: None,
            waiting: Vec::new(),
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
    pub(in crate::app) fn after(before: Ready, settings: Settings) -> Ready {
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
    pub(in crate::app) fn at_table(&mut self, now: Instant) -> (&mut Table, Context<'_>) {
        let (playing, current) = (self.table.session.in_progress(), self.table.session.keeping().id);
        let Ready { table, today, settings, .. } = self;
        (table, Context { now, today, settings, playing, current })
    }

    fn context(&self, now: Instant) -> Context<'_> {
        let (playing, current) = (self.table.session.in_progress(), self.table.session.keeping().id);
        Context { now, today: &self.today, settings: &self.settings, playing, current }
    }

    /// What a dialog may know of the page. `put_aside` describes the games that were put aside.
    pub(in crate::app) fn dialog_context<'a>(
        &'a self,
        put_aside: &'a [(Headers, Option<NumberedSan>)],
    ) -> DialogContext<'a> {
        let (session, device) = (&self.table.session, &self.device);
        DialogContext {
            game: session.game(),
            lasting: self.table.lasting(),
            shown: self.table.shown(),
            is_computer_to_move: self.is_computer_to_move(),
            near: self.table.near(),
            current: session.keeping().id,
            under_way: session.under_way(),
            put_aside,
            settings: &self.settings,
            form: self.dialog.as_ref().and_then(Dialog::form),
            typed_clock: self.typed_clock.as_ref(),
            event: self.event,
            device: &device.device,
            saved: device.saved,
            erasing: device.erasing,
            progress: device.progress,
            restored: device.restored.as_ref(),
            update: device.update_ready.then(|| !session.in_progress()),
        }
    }

    /// Lets go of everything that is in a player's hand: the page stands still from here on.
    pub(in crate::app) fn freeze(&mut self) -> Update {
        self.take_dialog();
        self.table.let_go();
        let beats = self.beating.take().map(|_| Effect::from(TimeEffect::Heartbeat(None)));
        Update::from(beats)
            .then(opponent::stop(&mut self.opponent))
            .then(coach::stop(&mut self.coach))
            .then(self.appearance.keep_awake(false))
            .then(self.speech.stop())
    }

    /// Whether this device lies flat between two people as a rule.
    pub(in crate::app) fn lie_flat(&mut self, flat: bool) {
        self.settings.flat = flat;
        self.table.seats.sit(self.settings.seating(), self.settings.near());
    }

    /// From now on it is this day.
    pub(in crate::app) fn set_today(&mut self, today: String) {
        self.today = today;
    }

    /// Changes the page as the message asks.
    pub(in crate::app) fn update(&mut self, msg: Msg, now: Instant) -> Update {
        if !self.admits(&msg) {
            return Update::none();
        }
        let earlier = match self.dialog_code {
            Some(_) => self.hear_what_waited(),
            None => Update::none(),
        };
        earlier.then(self.deal_with(msg, now))
    }

    fn deal_with(&mut self, msg: Msg, now: Instant) -> Update {
        match msg {
            Msg::Table(msg) => {
                if let table::Msg::Wake = msg {
                    // It may have come a little early: then it is asked for again.
                    self.wake = None;
                }
                let (table, ctx) = self.at_table(now);
                table::update(table, msg, &ctx)
            }
            Msg::Dialog(msg) => self.update_dialog(msg, now),
            Msg::Device(msg) => {
                let mut device = std::mem::take(&mut self.device);
                let update = device::update(&mut device, msg, &self.context(now));
                self.device = device;
                update
            }
            Msg::Disk(msg) => self.disk(msg, now),
            Msg::Opponent(msg) => opponent::update(&mut self.opponent, msg, &self.table.session.context(now)),
            Msg::Coach(msg) => coach::update(&mut self.coach, msg, &self.table.session.context(now)),
            Msg::Page(msg) => self.page(msg, now),
        }
    }

    /// Hears what waited for the code of the dialogs, in order.
    fn hear_what_waited(&mut self) -> Update {
        let mut update = Update::none();
        for (msg, at) in std::mem::take(&mut self.waiting) {
            let heard = self.update_dialog(msg, at);
            update.extend(self.act_all(heard, at));
        }
        update
    }

    /// The dialog that is open can be seen: a second press on what opened it falls beside it only from now on.
    fn dialog_shown(&mut self, now: Instant) -> Update {
        self.shown_since = now;
        if self.dialog.is_some() { Update::effect(PageEffect::ShowDialog) } else { Update::none() }
    }

    /// Changes the open dialog as the message asks.
    pub(in crate::app) fn update_dialog(&mut self, msg: dialogs::Msg, now: Instant) -> Update {
        // The second half of a double tap on what opened it falls beside it.
        if msg == dialogs::Msg::Beside && now < self.shown_since.after(table::DEAF_MS) {
            return Update::none();
        }
        if let dialogs::Msg::Close | dialogs::Msg::Beside = msg {
            return self.close();
        }
        let Some(mut dialog) = self.dialog.take() else {
            return match msg {
                dialogs::Msg::Shared(shared) => PageAction::Shared { shared, shown: false }.into(),
                _ => Update::none(),
            };
        };
        let update = match self.dialog_code {
            Some(code) => (code.update)(&mut dialog, msg, &self.dialog_context(&[]), &self.context(now)),
            None => {
                self.waiting.push((msg, now));
                Update::none()
            }
        };
        self.dialog = Some(dialog);
        update
    }

    fn disk(&mut self, msg: DiskMsg, now: Instant) -> Update {
        let mut update = Update::none();
        match msg {
            DiskMsg::Opened(_) | DiskMsg::TakenOver => {}
            DiskMsg::TakeOver => update.push(StoreEffect::TakeOver),
            DiskMsg::Failed(fault) => self.not_saved(What::NotSaved(fault)),
            DiskMsg::SetAside(renamed) => {
                if let Some(renamed) = renamed {
                    self.table.session.rename(renamed);
                    // An answer to the old name is heard no more.
                    update.extend(self.table.session.ask_again());
                }
                self.table.notify(Notice::staying(What::SetAside));
            }
            DiskMsg::Works => {
                self.table.notices.saved();
                self.table.notify(Notice::passing(What::SavedAgain, now));
            }
        }
        update
    }

    /// Play goes on, and that it is not saved stands over the board however much is played.
    pub(in crate::app) fn not_saved(&mut self, what: What) {
        self.table.seats.tell_both(vec![Said::Notice(what.clone())]);
        self.table.notices.not_saved(what);
    }

    fn page(&mut self, msg: PageMsg, now: Instant) -> Update {
        let mut update = Update::none();
        match msg {
            // As it is at first: it asks for nothing.
            PageMsg::Address(fragment)
                if fragment.is_empty() && self.route == Route::Table && self.dialog.is_none() => {}
            PageMsg::Address(fragment) => update.extend(self.open_address(&fragment, now)),
            PageMsg::Escape => update.extend(self.escape()),
            PageMsg::Today(today) => self.today = today,
            PageMsg::Flat(flat) => self.lie_flat(flat),
            PageMsg::Open(kind) => update.extend(self.open(kind)),
            PageMsg::Print => update.push(PageEffect::Print),
            PageMsg::DialogsLoaded => update.extend(self.dialog_shown(now)),
            PageMsg::PartMissing => {
                update.extend(self.close());
                self.table.notify(Notice::staying(What::PartMissing));
            }
            PageMsg::Rematch => update.extend(self.rematch(now)),
            PageMsg::Flip => update.extend(self.flip()),
        }
        update
    }

    /// Turns the board round.
    pub(in crate::app) fn flip(&mut self) -> Update {
        self.settings.black_at_bottom ^= true;
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.keep_settings()
    }
}
