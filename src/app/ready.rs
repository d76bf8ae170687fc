//! The page where the game is here: the only place that decides what crosses from one feature to another.

use super::context::Context;
use super::dialogs::{self, Dialog, Kind, clocks, club, games, link, new_game, settings as form, sheet};
use super::effect::{Effect, Focus, Job, PageEffect, Share, StoreEffect, TimeEffect};
use super::kept::{GameId, Keep};
use super::lot;
use super::msg::{DiskMsg, Msg, PageMsg};
use super::notice::{Notice, What};
use super::picture::picture;
use super::route::{Route, Wanted};
use super::settings::Settings;
use super::table::{self, Table};
use super::tally::Tally;
use super::told::Said;
use super::upshot::Upshot;
use super::{Address, device};
use crate::game::{Event, HouseRules, Instant, Setup};
use crate::rules::Color;

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
}

impl Ready {
    /// The page with these settings and a new game.
    pub(super) fn new(settings: Settings) -> Ready {
        Ready {
            table: Table::new(&settings),
            dialog: None,
            settings,
            device: device::Model::default(),
            today: String::new(),
            route: Route::Table,
            shown_since: Instant::default(),
            typed_clock: None,
            event: None,
            wake: None,
            beating: None,
        }
    }

    /// The same after `before`: what is known of the device, the day and the address outlast the games.
    #[inline(never)]
    pub(super) fn after(before: Ready, settings: Settings) -> Ready {
        let Ready { device, today, route, settings: Settings { flat, .. }, .. } = before;
        let settings = Settings { flat, ..settings };
        Ready { device, today, route, ..Ready::new(settings) }
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
    #[inline(never)]
    pub(super) fn freeze(&mut self, effects: &mut Vec<Effect>) {
        self.take_dialog();
        self.table.let_go();
        if self.beating.take().is_some() {
            effects.push(TimeEffect::Heartbeat(None).into());
        }
    }

    /// Whether this device lies flat between two people as a rule.
    #[inline(never)]
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
            Msg::Page(msg) => self.page(msg, now, effects),
        }
    }

    /// Deals with what is heard of the device.
    #[inline(never)]
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
        let Some(mut dialog) = self.dialog.take() else { return };
        let upshot = dialogs::update(&mut dialog, msg, &self.at_table(now).1);
        self.dialog = Some(dialog);
        self.act(upshot, effects, |ready, done, effects| ready.dialog_done(done, now, effects));
    }

    /// Whatever happened: asks to be woken when the next thing ends by itself, says whether a clock runs, and writes the
    /// address.
    pub(super) fn settle(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        self.table.note_questions(&self.settings, now, effects);
        let next = self.table.next_wake(now);
        if let Some(next) = next
            && self.wake != Some(next)
        {
            self.wake = Some(next);
            effects.push(TimeEffect::WakeAt(next.max(now)).into());
        }
        let beating = self.table.session.ticking();
        if beating != self.beating {
            self.beating = beating;
            effects.push(TimeEffect::Heartbeat(beating).into());
        }
        let route = match self.dialog {
            Some(Dialog::NewGame(_)) => Route::NewGame,
            Some(Dialog::Settings(_)) => Route::Settings,
            Some(Dialog::Sheet(_)) => Route::Sheet,
            Some(Dialog::Games(_)) => Route::Games,
            Some(Dialog::About(_)) => Route::About,
            Some(Dialog::Learn(_)) => Route::Learn,
            Some(Dialog::Club(_)) => Route::Club,
            Some(Dialog::Editor(_)) => Route::Editor,
            Some(Dialog::Clocks(_) | Dialog::Typed(_) | Dialog::Keys) => Route::Open,
            // The address holds the game as long as the dialog is open, so that a reload opens it again.
            Some(Dialog::Link(_)) => Route::Table,
            None if self.table.is_open() => Route::Open,
            None => Route::Table,
        };
        if route != self.route {
            (self.route, self.shown_since) = (route, now);
            effects.push(PageEffect::Go(route).into());
        }
    }

    /// Hands the effects on and acts on what is done.
    fn act<D>(
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

    fn dialog_done(&mut self, done: dialogs::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            dialogs::Done::Close => self.close(effects),
            dialogs::Done::Clocks(clocks::Done::Act(event)) => {
                if self.is_misplaced(&event) {
                    return effects.push(Focus::Fault.into());
                }
                if matches!(event, Event::Decide { .. } | Event::PutRight { .. }) {
                    self.close(effects);
                }
                self.happen(event, now, effects);
            }
            dialogs::Done::Settings(form::Done::Changed(settings)) => self.choose(*settings, now, effects),
            dialogs::Done::Settings(form::Done::Copy(link)) => effects.push(Share::Copy(link).into()),
            dialogs::Done::NewGame(new_game::Done::Changed(settings)) => self.choose(*settings, now, effects),
            dialogs::Done::NewGame(new_game::Done::Play) => {
                self.close(effects);
                self.play(now, effects);
            }
            dialogs::Done::NewGame(new_game::Done::Say(said)) => self.table.seats.tell_both(vec![said]),
            dialogs::Done::Sheet(done) => self.sheet_done(done, now, effects),
            dialogs::Done::Typed(done) => self.typed_done(done, now, effects),
            dialogs::Done::Games(done) => self.games_done(done, now, effects),
            dialogs::Done::Club(done) => self.club_done(done, now, effects),
            dialogs::Done::Editor(done) => self.editor_done(done, now, effects),
            dialogs::Done::Link(done) => self.link_done(done, now, effects),
        }
    }

    /// Whether the arbiter would put something on the board that is no position; the dialog then says what is wrong with it.
    fn is_misplaced(&mut self, event: &Event) -> bool {
        let Some(Dialog::Clocks(dialog)) = &mut self.dialog else { return false };
        if let Event::PutRight { fen, .. } = event {
            dialog.misplaced = self.table.session.game().read_fen(fen).err();
        }
        dialog.misplaced.is_some() && matches!(event, Event::PutRight { .. })
    }

    /// An event happens to the game.
    fn happen(&mut self, event: Event, now: Instant, effects: &mut Vec<Effect>) {
        let (table, ctx) = self.at_table(now);
        table.act(event, &ctx, effects);
    }

    #[inline(never)]
    fn sheet_done(&mut self, done: sheet::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            sheet::Done::Headers(headers) => {
                // The next game has the same names.
                self.settings.white.clone_from(&headers.white);
                self.settings.black.clone_from(&headers.black);
                self.keep_settings(effects);
                let (table, ctx) = self.at_table(now);
                table.set_headers(headers, &ctx, effects);
            }
            sheet::Done::CopyPgn => effects.push(Share::Copy(self.table.lasting().pgn()).into()),
            sheet::Done::CopyFen => {
                effects.push(Share::Copy(self.table.shown().position().to_fen()).into());
            }
            sheet::Done::Download => {
                let game = self.table.lasting();
                let name = sheet::file_name(game.headers());
                effects.push(Share::Download { name, text: game.pgn() }.into());
            }
            sheet::Done::Picture(png) => {
                let shown = self.table.shown();
                let moved = shown.last().map_or(Vec::new(), |played| vec![played.mv.from(), played.mv.to()]);
                let svg = picture(shown.position(), self.table.near(), &moved);
                let name = sheet::file_name(self.table.lasting().headers());
                let name = name.trim_end_matches(".pgn").to_owned();
                effects.push(Share::Picture { name, svg, png }.into());
            }
            sheet::Done::MakeLink => self.make_link(now, effects),
            sheet::Done::LookAt(game) => {
                self.close(effects);
                self.table.look_at(*game);
            }
            sheet::Done::Say(said) => self.table.seats.tell_both(vec![said]),
        }
    }

    /// Acts on what the players do in the club.
    #[inline(never)]
    fn club_done(&mut self, done: club::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            club::Done::Opened(event) => self.event = event,
            club::Done::Play(place, setup) => {
                let (table, ctx) = self.at_table(now);
                let game = table.start_saved(*setup, &ctx, effects);
                self.update_dialog(dialogs::Msg::Club(club::Msg::Began(place, game)), now, effects);
                self.close(effects);
            }
            club::Done::Bring(game) => {
                self.close(effects);
                self.bring(*game, now, effects);
            }
            club::Done::Address(fragment) => self.open_address(&fragment, now, effects),
            club::Done::Settings(settings, false) => self.choose(*settings, now, effects),
            club::Done::Settings(settings, true) => {
                self.close(effects);
                if settings.own_languages() != self.settings.own_languages() {
                    effects.push(PageEffect::SpeakTo(settings.own_languages()).into());
                }
                (self.settings, self.typed_clock) = (*settings, None);
                self.play(now, effects);
            }
        }
    }

    #[inline(never)]
    fn device_done(&mut self, done: device::Done, effects: &mut Vec<Effect>) {
        match done {
            device::Done::Notify(notice) => self.table.notify(notice),
            device::Done::ShowGames => self.open(Kind::Games, effects),
            device::Done::CloseDialog => self.close(effects),
            device::Done::Clear => {
                self.take_dialog();
                self.table.notices.clear();
            }
        }
    }

    #[inline(never)]
    fn disk(&mut self, msg: DiskMsg, now: Instant, effects: &mut Vec<Effect>) {
        match msg {
            DiskMsg::Opened(_) | DiskMsg::TakenOver => {}
            DiskMsg::TakeOver => effects.push(StoreEffect::TakeOver.into()),
            // Play goes on, and that stands over the board however much is played.
            DiskMsg::Failed(fault) => {
                let what = What::NotSaved(fault);
                self.table.seats.tell_both(vec![Said::Notice(what.clone())]);
                self.table.notices.not_saved(what);
            }
            DiskMsg::Works => {
                self.table.notices.saved();
                self.table.notify(Notice::passing(What::SavedAgain, now));
            }
        }
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
            PageMsg::PartnerMissing => self.table.notify(Notice::staying(What::PartnerMissing)),
            PageMsg::Rematch => self.rematch(now, effects),
            PageMsg::Flip => self.flip(effects),
        }
    }

    #[inline(never)]
    fn flip(&mut self, effects: &mut Vec<Effect>) {
        self.settings.black_at_bottom ^= true;
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.keep_settings(effects);
    }

    #[inline(never)]
    pub(super) fn open(&mut self, kind: Kind, effects: &mut Vec<Effect>) {
        self.device.saved = false;
        self.device.erasing = false;
        let dialog = match kind {
            Kind::NewGame => Dialog::NewGame(self.form()),
            Kind::Settings => {
                effects.push(StoreEffect::Measure.into());
                Dialog::Settings(self.form())
            }
            Kind::Sheet => {
                self.table.input.release();
                Dialog::Sheet(sheet::Sheet::default())
            }
            Kind::Clocks => {
                let game = self.table.session.game();
                if game.outcome().is_some() {
                    return;
                }
                Dialog::Clocks(clocks::Clocks::default())
            }
            Kind::Games => {
                effects.push(StoreEffect::Measure.into());
                Dialog::Games(games::Games::default())
            }
            Kind::Learn => Dialog::Learn(dialogs::learn::Learn::default()),
            Kind::Editor => self.set_up(),
            Kind::Typed => Dialog::Typed(dialogs::typed::Typed::default()),
            Kind::Keys => Dialog::Keys,
            Kind::Club => Dialog::Club(club::Club { last: self.event, ..club::Club::default() }),
            Kind::About => {
                effects.push(PageEffect::LoadLicences.into());
                Dialog::About(dialogs::about::About::default())
            }
        };
        self.show(dialog, effects);
    }

    /// The fields of what the next game begins with. Those that hold no clock yet stay as they were typed.
    fn form(&mut self) -> form::Form {
        match self.take_dialog() {
            Some(Dialog::Settings(form) | Dialog::NewGame(form)) => form,
            _ => form::Form::new(&self.settings, self.typed_clock.take()),
        }
    }

    fn show(&mut self, dialog: Dialog, effects: &mut Vec<Effect>) {
        self.take_dialog();
        self.dialog = Some(dialog);
        effects.push(Focus::Dialog.into());
    }

    /// Takes the dialog away. What was typed into the fields of a custom clock outlasts it.
    fn take_dialog(&mut self) -> Option<Dialog> {
        let dialog = self.dialog.take();
        if let Some(Dialog::Settings(form) | Dialog::NewGame(form)) = &dialog {
            self.typed_clock.clone_from(&form.clock);
        }
        dialog
    }

    /// Closes the dialog; the focus goes back to where it was opened.
    #[inline(never)]
    pub(super) fn close(&mut self, effects: &mut Vec<Effect>) {
        if let Some(dialog) = self.take_dialog() {
            if matches!(&dialog, Dialog::Sheet(sheet) if sheet.reading.is_some()) {
                effects.push(Job::StopReading.into());
            }
            if let Dialog::Link(_) = dialog {
                effects.push(PageEffect::ClearAddress.into());
            }
            effects.push(dialog.opener().into());
        }
    }

    #[inline(never)]
    fn escape(&mut self, effects: &mut Vec<Effect>) {
        if self.table.escape_begun(effects) {
            return;
        }
        if self.dialog.is_some() {
            self.close(effects);
        } else {
            self.table.escape(effects);
        }
    }

    /// Opens what the address asks for.
    #[inline(never)]
    fn open_address(&mut self, fragment: &str, now: Instant, effects: &mut Vec<Effect>) {
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
                let Address { start, rules, time, seats, near, white, black, language, own_languages } =
                    *address;
                let settings = &mut self.settings;
                settings.white = white.unwrap_or(std::mem::take(&mut settings.white));
                settings.black = black.unwrap_or(std::mem::take(&mut settings.black));
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
                let setup = Setup { start, ..self.settings.setup() };
                let (table, ctx) = self.at_table(now);
                table.start(setup, &ctx, effects);
            }
            Err(fault) => {
                let playing = self.table.session.in_progress();
                self.table.notify(Notice::staying(What::BadAddress { fault, playing }));
            }
        }
    }

    /// The players have chosen something: it is saved, and what holds at once does.
    #[inline(never)]
    fn choose(&mut self, settings: Settings, now: Instant, effects: &mut Vec<Effect>) {
        let old = std::mem::replace(&mut self.settings, settings);
        self.keep_settings(effects);
        if self.settings.language != old.language {
            effects.push(PageEffect::Speak(self.settings.language).into());
        }
        if self.settings.own_languages() != old.own_languages() {
            effects.push(PageEffect::SpeakTo(self.settings.own_languages()).into());
        }
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.table.renew(&self.settings);
        let game = self.table.session.game();
        let announce_check = self.settings.rules.announce_check;
        if game.outcome().is_none() && game.rules().announce_check != announce_check {
            let rules = HouseRules { announce_check, ..game.rules().clone() };
            self.happen(Event::ChangeRules(rules), now, effects);
        }
    }

    /// A new game as the settings say. Where colours are drawn by lot, they are drawn now.
    #[inline(never)]
    fn play(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        if self.settings.by_lot && lot::heads(now) {
            self.settings.swap_players();
        }
        self.settings.remember_players();
        self.settings.tally = self.tally().with(&self.settings.players());
        self.keep_settings(effects);
        let laws = self.settings.rules.laws();
        match self.settings.start.position(laws, lot::start(now)) {
            None => self.update(table::Msg::NewGame.into(), now, effects),
            Some(start) => self.play_from(start, now, effects),
        }
    }

    /// Another game like the one that is over, with colours swapped: each player keeps their own time.
    #[inline(never)]
    fn rematch(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        if self.table.session.game().outcome().is_none() {
            return;
        }
        let setup = self.table.session.rematch();
        self.settings.white.clone_from(&setup.headers.white);
        self.settings.black.clone_from(&setup.headers.black);
        self.settings.tally = self.tally().swapped();
        self.keep_settings(effects);
        let (table, ctx) = self.at_table(now);
        table.start(setup, &ctx, effects);
        effects.push(PageEffect::ClearAddress.into());
    }

    /// The running score of the two at the board, with the game on it if that is over.
    pub(super) fn tally(&self) -> Tally {
        let (game, id) = (self.table.session.game(), self.table.session.keeping().id);
        self.settings.tally.after(game, id)
    }

    pub(super) fn keep_settings(&self, effects: &mut Vec<Effect>) {
        effects.push(Keep::Settings(Box::new(self.settings.clone())).into());
    }
}
