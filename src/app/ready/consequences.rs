//! Updates what depends on the state of the page after each message, such as the computer opponent
//! or the next timer.

use super::actions::carry_out_all;
use super::{ReadyPage, dialog};
use crate::app::action::PageAction;
use crate::app::address::Route;
use crate::app::announcements::{Notice, NoticeAction, NoticeContent};
use crate::app::dialogs::{Dialog, Kind, lock};
use crate::app::effect::{Effect, PageEffect, StoreEffect, TimeEffect};
use crate::app::settings::Settings;
use crate::app::update::Update;
use crate::app::{coach, opponent};
use crate::game::Instant;

/// Carries out the actions in `update` (the result of handling a message). Then updates what
/// depends on the state of the page, such as the computer opponent or the next timer. Returns all
/// effects (requests to storage, workers and browser), in order.
pub(in crate::app) fn carry_out(ready: &mut ReadyPage, update: Update, now: Instant) -> Vec<Effect> {
    let mut effects = carry_out_all(ready, update, now);
    effects.extend(apply_consequences(ready, now));
    effects
}

/// Updates what depends on the state of the page after a message: the computer opponent, the next
/// timer, speech, the page's address, heartbeats (saved times at which the page was running) and so
/// on. Returns the effects.
fn apply_consequences(ready: &mut ReadyPage, now: Instant) -> Vec<Effect> {
    if ready.is_computer_to_move() {
        ready.table.drop_computer_input();
    }
    let adapted = ready.dialog_code.map(|code| code.0.adapt_dialog_to_game(ready)).into();
    let mut update = Update::from(carry_out_all(ready, adapted, now));
    update.extend(update_opponent_and_coach(ready, now));
    suggest_seating_once(ready);
    update.extend(ready.table.update_questions(&ready.settings, now));
    let next = ready.table.next_wake(&ready.settings.appearance, now);
    let next = next.into_iter().chain(ready.opponent.wakes_at()).min();
    if let Some(next) = next
        && ready.next_wake != Some(next)
    {
        ready.next_wake = Some(next);
        update.push(TimeEffect::WakeAt(next.max(now)));
    }
    let clocked_game = ready.table.session.game_with_running_clock();
    update.extend(ready.appearance.request_changes(&ready.settings, clocked_game.is_some()));
    if clocked_game != ready.heartbeat_game {
        ready.heartbeat_game = clocked_game;
        update.push(TimeEffect::Heartbeat(clocked_game));
    }
    let typed = ready.dialog.as_ref().and_then(Dialog::typed);
    update.extend(ready.speech.speak_changes(&ready.table, typed, ready.settings.speech));
    let over = ready.table.session.save_state().id.filter(|_| ready.table.session.game().outcome().is_some());
    if over != ready.ended_game {
        ready.ended_game = over;
        update.extend(over.map(|game| Effect::from(StoreEffect::Summarize(game))));
    }
    let route = route_on_screen(ready);
    if route != ready.route {
        (ready.route, ready.shown_since) = (route, now);
        update.push(PageEffect::GoToRoute(route));
    }
    update.effects
}

/// Opens or closes a dialog as the game on the board requires:
///
/// - If the game is on a wooden board (so that the page is only the clock) and no dialog is open,
///   opens the chess-clock dialog.
/// - Unlocks the page when the game is over or stopped.
/// - Closes the dialog for several typed moves when the game ends.
///
/// If the chess-clock dialog is open, but the game on the board is neither on a wooden board nor in
/// progress, starts a game on a wooden board.
///
/// The code of this function is loaded with the dialogs, not at the start of the page.
pub(super) fn adapt_dialog_to_game(ready: &mut ReadyPage) -> Update {
    let session = &ready.table.session;
    match (&ready.dialog, session.game().is_clock_only()) {
        (None, true) => dialog::open_dialog(ready, Kind::ChessClock),
        (Some(Dialog::Lock(_)), _) if !lock::is_lockable(session.game()) => dialog::close_dialog(ready),
        (Some(Dialog::Typed(typed)), _) if typed.closes_after_end(session.game()) => {
            dialog::close_dialog(ready)
        }
        (Some(Dialog::ChessClock(_)), false) if !session.is_in_progress() => PageAction::StartClock.into(),
        _ => Update::none(),
    }
}

/// Lets the computer opponent and the coach (hints and reviews) react to the game on the board,
/// until they request no more actions from the page. Returns the effects.
fn update_opponent_and_coach(ready: &mut ReadyPage, now: Instant) -> Vec<Effect> {
    let mut effects = Vec::new();
    loop {
        let ctx = ready.table.session.context(now);
        let opponent = opponent::observe_game(&mut ready.opponent, ready.settings.near_player(), &ctx);
        let is_shown = matches!(ready.dialog, Some(Dialog::Sheet(_)));
        let update = opponent.then(coach::observe_game(&mut ready.coach, is_shown, &ctx));
        let is_done = update.actions.is_empty();
        effects.extend(carry_out_all(ready, update, now));
        if is_done {
            return effects;
        }
    }
}

/// Returns the route (name of a screen) that the page's address must show: the open dialog,
/// something open on the board screen (such as the choice of a promotion), or the board screen
/// alone.
fn route_on_screen(ready: &ReadyPage) -> Route {
    match &ready.dialog {
        Some(dialog) => Route::of_dialog(dialog.kind()),
        None if ready.table.has_history_entry() => Route::OpenItem,
        None => Route::Table,
    }
}

/// Shows a notice that the app has chosen the seating for a flat device, if the device lies flat
/// and the players have chosen no seating. Shows it after the first move of a game, only once, and
/// only while no other notice and no dialog is shown. The next save of the settings records that
/// the notice was shown.
fn suggest_seating_once(ready: &mut ReadyPage) {
    let Settings { is_flat: flat, chosen_seating: seats, is_seating_notice_shown: told_seats, .. } =
        &mut ready.settings;
    let game = ready.table.session.game();
    if !*flat || seats.is_some() || *told_seats || game.moves().len() != 1 {
        return;
    }
    if ready.table.notices.current().is_none() && ready.dialog.is_none() {
        *told_seats = true;
        ready.table.notify(
            Notice::permanent(NoticeContent::SeatingSuggested).with_action(NoticeAction::ChooseSeating),
        );
    }
}
