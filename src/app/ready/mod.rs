//! State of the page in use, after the storage of saved data has opened. Only this module connects
//! the features of the app to each other.

mod actions;
mod admission;
mod appearance;
mod consequences;
mod dialog;
mod dialog_code;
mod next_game;
mod open_address;
mod play_from_review;
mod random;
mod speech;
mod typed_moves;
mod update;

pub(super) use consequences::carry_out;
pub(super) use update::update;

use crate::app::action::PageAction;
use crate::app::address::Route;
use crate::app::announcements::{AnnouncementItem, NoticeContent};
use crate::app::coach::{self, CoachState};
use crate::app::context::{Context, GameContext};
use crate::app::device;
use crate::app::dialogs::{self, Dialog, DialogContext, new_game::NewGameDialog};
use crate::app::effect::{Effect, StoreEffect, TimeEffect};
use crate::app::msg::Msg;
use crate::app::opponent::{self, OpponentState};
use crate::app::settings::{RunningScore, Settings};
use crate::app::storage::{GameId, SaveCommand};
use crate::app::table::Table;
use crate::app::update::Update;
use crate::game::{Event, Headers, Instant, NumberedSan};
use appearance::AppearanceState;
use speech::SpeechState;
use std::fmt;

/// State of the page in use: the storage is open, and this browser tab owns the game, so that no
/// other tab saves it.
#[derive(Clone, Debug)]
pub struct ReadyPage {
    /// The game on the board and its interface.
    pub table: Table,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// Code that is loaded with the dialogs; `None` until it is loaded.
    pub(super) dialog_code: Option<DialogCode>,
    /// Whether data that the dialog requested from the disk could not be read.
    pub(super) has_read_failed: bool,
    /// Messages that wait for [`dialog_code`](Self::dialog_code), in order, with the instants of
    /// their arrival.
    waiting_messages: Vec<(Msg, Instant)>,
    /// The players' settings.
    pub settings: Settings,
    /// The state of the device and the version of the page.
    pub device: device::DeviceState,
    /// The computer opponent.
    pub opponent: OpponentState,
    /// The coach.
    pub coach: CoachState,
    /// The last requests to the browser that followed from the settings.
    appearance: AppearanceState,
    /// The state of spoken announcements.
    speech: SpeechState,
    /// Today's date in PGN form, such as `2026.11.21`; empty while unknown.
    today: String,
    /// The route (name of a screen) that the page's address shows.
    route: Route,
    /// The instant since which the page shows `route`. If the code of a dialog had to be loaded,
    /// this is the instant at which the dialog became visible.
    shown_since: Instant,
    /// The dialog for a new game, kept while another dialog, such as the position editor, replaces
    /// it.
    replaced_new_game_dialog: Option<NewGameDialog>,
    /// Whether the dialog for typed moves stays open after a move.
    types_several: bool,
    /// The club tournament that was open last in the club dialog.
    last_tournament: Option<GameId>,
    /// The imported games that were saved because the players continued from one of their
    /// positions, each as the line that
    /// [`ArchivedGame::to_line`](crate::club::ArchivedGame::to_line) returns. Prevents saving the
    /// same game twice.
    played_from: Vec<String>,
    /// The instant of the timer that was requested last.
    next_wake: Option<Instant>,
    /// The game with a running clock for which heartbeats (times at which the page was still
    /// running) are saved.
    heartbeat_game: Option<GameId>,
    /// The id of the game on the board, if this game is saved and over. The page has already
    /// requested the summary of this game.
    ended_game: Option<GameId>,
}

/// A handle to program code that is loaded later, with the dialogs. Only [`DialogCode::all`] refers
/// to that code, so the code that the page loads at its start does not contain it.
#[derive(Clone, Copy, Debug)]
pub struct DialogCode(&'static dyn DialogFunctions);

/// Functions of the dialogs and the coach whose code is loaded after the start of the page. The
/// page calls them through [`DialogCode`].
trait DialogFunctions: fmt::Debug {
    /// Passes a message to the open dialog, and returns the effects and actions that follow.
    /// `of_page` is the part of the page's state that dialogs read.
    fn update_dialog(
        &self,
        dialog: &mut Dialog,
        msg: dialogs::Msg,
        of_page: &DialogContext<'_>,
        ctx: &Context<'_>,
    ) -> Update;
    /// Carries out an action of a dialog, such as putting a saved game on the board. Returns the
    /// effects and further actions.
    fn carry_out_action(&self, ready: &mut ReadyPage, action: PageAction, now: Instant) -> Update;
    /// Passes a message to the coach, which gives hints and reviews finished games. Returns the
    /// effects and actions that follow.
    fn update_coach(&self, coach: &mut CoachState, msg: coach::Msg, ctx: &GameContext<'_>) -> Update;
    /// Opens or closes a dialog as the game on the board requires. For example, opens the
    /// chess-clock dialog for a game on a wooden board, and unlocks the page when the game is over
    /// or stopped.
    fn adapt_dialog_to_game(&self, ready: &mut ReadyPage) -> Update;
    /// Whether a page that is locked against stray touches ignores this message of a person.
    fn is_locked_out(&self, ready: &ReadyPage, msg: &Msg) -> bool;
}

impl ReadyPage {
    /// Creates the state of the page in use with these settings, a new game on the board, and no
    /// dialog.
    pub(super) fn new(settings: Settings) -> ReadyPage {
        ReadyPage {
            table: Table::new(&settings),
            dialog: None,
            dialog_code: None,
            has_read_failed: false,
            waiting_messages: Vec::new(),
            settings,
            device: device::DeviceState::default(),
            opponent: OpponentState::default(),
            coach: CoachState::default(),
            appearance: AppearanceState::default(),
            speech: SpeechState::default(),
            today: String::new(),
            route: Route::Table,
            shown_since: Instant::default(),
            replaced_new_game_dialog: None,
            types_several: false,
            last_tournament: None,
            played_from: Vec::new(),
            next_wake: None,
            heartbeat_game: None,
            ended_game: None,
        }
    }

    /// Creates the state of a page whose storage is opened again, for example after this tab has
    /// taken the game over from another one. The new state has `settings`, a new game, and no
    /// dialog. From `before`, the new state keeps the device and whether it lies flat, the date,
    /// the address, the computer opponent, the coach, and the requests that were made to the
    /// browser.
    pub(super) fn new_after(before: ReadyPage, settings: Settings) -> ReadyPage {
        let ReadyPage {
            device,
            opponent,
            coach,
            appearance,
            speech,
            today,
            route,
            settings: Settings { is_flat: flat, .. },
            ..
        } = before;
        let settings = Settings { is_flat: flat, ..settings };
        ReadyPage { device, opponent, coach, appearance, speech, today, route, ..ReadyPage::new(settings) }
    }

    /// Queues a message, received at `now`, until the code of the dialogs is loaded. Returns an
    /// update that does nothing.
    fn wait_for_code(&mut self, msg: impl Into<Msg>, now: Instant) -> Update {
        self.waiting_messages.push((msg.into(), now));
        Update::none()
    }

    /// Whether messages wait until the code of the dialogs is loaded. If so, the caller must load
    /// that code.
    pub fn awaits_code(&self) -> bool {
        !self.waiting_messages.is_empty()
    }

    /// Returns the route that the page's address shows: the name of the open screen.
    pub fn route(&self) -> Route {
        self.route
    }

    /// Returns the board screen, and the context (time, date, settings, current game) in which the
    /// board screen handles a message at `now`.
    pub(super) fn table_and_context(&mut self, now: Instant) -> (&mut Table, Context<'_>) {
        let (playing, current) = (self.table.session.is_in_progress(), self.table.session.save_state().id);
        let ReadyPage { table, today, settings, .. } = self;
        (table, Context { now, today, settings, is_playing: playing, current_game: current })
    }

    /// Returns the context (time, date, settings, current game) in which features of the app handle
    /// a message at `now`.
    fn context(&self, now: Instant) -> Context<'_> {
        let (playing, current) = (self.table.session.is_in_progress(), self.table.session.save_state().id);
        Context {
            now,
            today: &self.today,
            settings: &self.settings,
            is_playing: playing,
            current_game: current,
        }
    }

    /// Returns the part of the page's state that dialogs read. `put_aside` has the headers and the
    /// last move of each unfinished game that was put aside.
    pub(super) fn dialog_context<'a>(
        &'a self,
        put_aside: &'a [(Headers, Option<NumberedSan>)],
    ) -> DialogContext<'a> {
        let (session, device) = (&self.table.session, &self.device);
        let (form, new_game) = match &self.dialog {
            Some(Dialog::Settings(form)) => (Some(form), None),
            Some(Dialog::NewGame(new_game)) => (None, Some(new_game)),
            _ => (None, None),
        };
        DialogContext {
            game: session.game(),
            game_to_export: self.table.game_to_save(),
            shown: self.table.shown(),
            opened: self.table.opened_game(),
            is_computer_to_move: self.is_computer_to_move(),
            near: self.table.near_player(),
            current_game_id: session.save_state().id,
            is_saved_and_unfinished: session.is_saved_and_unfinished(),
            put_aside,
            settings: &self.settings,
            form,
            next_game: new_game
                .or(self.replaced_new_game_dialog.as_ref())
                .map(|it| (&*it.settings, &it.form)),
            types_several: self.types_several,
            event: self.last_tournament,
            device: &device.device_info,
            saved: device.backup_saved_to,
            erasing: device.is_asking_to_erase,
            progress: device.progress,
            restored: device.restore_report.as_ref(),
            update: device.is_update_ready.then(|| !session.is_in_progress()),
            translation: &device.translation,
        }
    }

    /// Drops all unfinished input, because the page stops accepting moves. Returns the effects that
    /// stop the work for the open dialog, the heartbeats (saved times at which the page was still
    /// running), the computer, the coach, the wake lock of the screen, and speech recognition.
    pub(super) fn stop_page(&mut self) -> Update {
        let (_, closing) = self.take_dialog();
        self.table.drop_input();
        let beats = self.heartbeat_game.take().map(|_| Effect::from(TimeEffect::Heartbeat(None)));
        closing
            .then(beats)
            .then(opponent::stop_opponent(&mut self.opponent))
            .then(coach::stop_coach(&mut self.coach))
            .then(self.appearance.request_wake_lock(false))
            .then(self.speech.stop_speech())
    }

    /// Sets whether the device usually lies flat between two people. This decides the seating if
    /// the players have chosen none.
    pub(super) fn set_flat(&mut self, flat: bool) {
        self.settings.is_flat = flat;
        self.table.seats.set_seating(self.settings.seating(), self.settings.near_player());
    }

    /// Sets today's date, in PGN form: `2026.11.21`.
    pub(super) fn set_today(&mut self, today: String) {
        self.today = today;
    }

    /// Shows and announces `what`, a notice over the board that the game cannot be saved. The
    /// notice does not expire. The game continues.
    pub(super) fn show_not_saved(&mut self, what: NoticeContent) {
        self.table.seats.announce_to_both(vec![AnnouncementItem::Notice(what.clone())]);
        self.table.notices.show_unsaved(what);
    }

    /// Turns the board on the screen around, so that the other colour is at the bottom (or at the
    /// left). Returns the update that saves this setting.
    pub(super) fn flip_board(&mut self) -> Update {
        self.settings.black_at_bottom ^= true;
        self.table.seats.set_seating(self.settings.seating(), self.settings.near_player());
        self.save_settings()
    }

    /// Whether the computer opponent is to move, and the board accepts moves. For example, the
    /// board accepts no moves while it shows an earlier position.
    pub(super) fn is_computer_to_move(&self) -> bool {
        let game = self.table.session.game();
        self.table.accepts_moves() && self.opponent.owns(game, game.turn())
    }

    /// Removes the open dialog, and the messages to it that wait for the code of the dialogs.
    /// Returns the dialog (`None` if no dialog was open), and the update that stops the work for
    /// this dialog, such as a worker. Also drops a dialog for a new game that was kept when another
    /// dialog replaced it.
    pub(super) fn take_dialog(&mut self) -> (Option<Dialog>, Update) {
        self.waiting_messages.retain(|(msg, _)| !matches!(msg, Msg::Dialog(_)));
        self.has_read_failed = false;
        self.replaced_new_game_dialog = None;
        let Some(dialog) = self.dialog.take() else { return (None, Update::none()) };
        let mut stopping = dialog.on_close();
        if dialog.kind().reads_disk() {
            stopping.push(StoreEffect::StopReading);
        }
        (Some(dialog), stopping)
    }

    /// Applies a game event, such as a move, to the game on the board. Returns the effects and
    /// actions that follow.
    pub(super) fn apply_event(&mut self, event: Event, now: Instant) -> Update {
        let (table, ctx) = self.table_and_context(now);
        table.apply_event(event, &ctx)
    }

    /// Returns the running score of the two players over consecutive games, including the game on
    /// the board if it is over.
    pub(super) fn running_score(&self) -> RunningScore {
        let (game, id) = (self.table.session.game(), self.table.session.save_state().id);
        self.settings.running_score.after_game(game, id)
    }

    /// Returns the update with the effect that saves the players' current settings.
    pub(super) fn save_settings(&self) -> Update {
        Update::effect(SaveCommand::Settings(Box::new(self.settings.clone())))
    }
}
