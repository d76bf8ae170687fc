//! Passes each message to the feature of the app that handles it.

use super::actions::carry_out_all;
use super::open_address::open_address;
use super::{ReadyPage, admission, dialog, next_game};
use crate::app::address::Route;
use crate::app::announcements::{Notice, NoticeContent};
use crate::app::effect::{PageEffect, StoreEffect};
use crate::app::msg::{DiskMsg, Msg, PageMsg};
use crate::app::update::Update;
use crate::app::{device, opponent, table};
use crate::game::Instant;

/// Passes a message to the feature of the app that handles it, such as the board screen. Drops
/// messages that people may not send now, such as a move of the computer's pieces. Once the code of
/// the dialogs is loaded, first handles the messages that waited for this code.
pub(in crate::app) fn update(ready: &mut ReadyPage, msg: Msg, now: Instant) -> Update {
    if !admission::is_allowed(ready, &msg) {
        return Update::none();
    }
    let earlier = match ready.dialog_code {
        Some(_) => handle_waiting(ready),
        None => Update::none(),
    };
    earlier.then(dispatch(ready, msg, now))
}

/// Passes a message to the feature of the app that handles it: the board screen, a dialog, the
/// computer opponent and so on.
fn dispatch(ready: &mut ReadyPage, msg: Msg, now: Instant) -> Update {
    match msg {
        Msg::Table(msg) => {
            if let table::Msg::Wake = msg {
                // The timer has fired, so no timer is pending. If the timer fired too early, the
                // page requests another timer for the same instant.
                ready.next_wake = None;
            }
            let counted = match msg {
                table::Msg::Restore(_) => next_game::count_result(ready),
                _ => Update::none(),
            };
            let (table, ctx) = ready.table_and_context(now);
            counted.then(table::update(table, msg, &ctx))
        }
        Msg::Dialog(msg) => dialog::update_dialog(ready, msg, now),
        Msg::Device(msg) => {
            let mut device = std::mem::take(&mut ready.device);
            let update = device::update(&mut device, msg, &ready.context(now));
            ready.device = device;
            update
        }
        Msg::Disk(msg) => update_disk(ready, msg, now),
        Msg::Opponent(msg) => opponent::update(&mut ready.opponent, msg, &ready.table.session.context(now)),
        Msg::Coach(msg) => match ready.dialog_code {
            Some(code) => code.0.update_coach(&mut ready.coach, msg, &ready.table.session.context(now)),
            None => ready.wait_for_code(msg, now),
        },
        Msg::Page(msg) => update_page(ready, msg, now),
    }
}

/// Handles the messages that waited until the code of the dialogs was loaded, in order. The time of
/// each message is the instant of its arrival.
fn handle_waiting(ready: &mut ReadyPage) -> Update {
    let mut update = Update::none();
    for (msg, at) in std::mem::take(&mut ready.waiting_messages) {
        let heard = dispatch(ready, msg, at);
        update.extend(carry_out_all(ready, heard, at));
    }
    update
}

/// Records that the open dialog has become visible at `now`, and focuses it. For a moment after
/// that, a press beside the dialog does not close it.
fn dialog_shown(ready: &mut ReadyPage, now: Instant) -> Update {
    ready.shown_since = now;
    if ready.dialog.is_some() { Update::effect(PageEffect::ShowDialog) } else { Update::none() }
}

/// Handles a message about saving to the disk: saving fails or works again, a record was moved to
/// the store of damaged records, or the players take the game over from another tab.
fn update_disk(ready: &mut ReadyPage, msg: DiskMsg, now: Instant) -> Update {
    let mut update = Update::none();
    match msg {
        DiskMsg::Opened(_) | DiskMsg::TakenOver => {}
        DiskMsg::TakeOver => update.push(StoreEffect::TakeOver),
        DiskMsg::SaveFailed(fault) => ready.show_not_saved(NoticeContent::NotSaved(fault)),
        DiskMsg::RecordSetAside(renamed) => {
            if let Some(renamed) = renamed {
                ready.table.session.rename_game(renamed);
                // A web worker may be searching for the answer to a question about the game, such
                // as whether a mate is possible. The app ignores an answer for the old id, so it
                // asks the worker again.
                update.extend(ready.table.session.repeat_question());
            }
            ready.table.notify(Notice::permanent(NoticeContent::RecordSetAside));
        }
        DiskMsg::SavingRecovered => {
            ready.table.notices.clear_unsaved();
            ready.table.notify(Notice::temporary(NoticeContent::SavedAgain, now));
        }
    }
    update
}

/// Handles a message about the page as a whole, such as a changed address, Escape, or a rematch.
fn update_page(ready: &mut ReadyPage, msg: PageMsg, now: Instant) -> Update {
    let mut update = Update::none();
    match msg {
        // An empty address requests the board alone, which is on the screen already.
        PageMsg::Address(fragment)
            if fragment.is_empty() && ready.route == Route::Table && ready.dialog.is_none() => {}
        PageMsg::Address(fragment) => update.extend(open_address(ready, &fragment, now)),
        PageMsg::Escape => update.extend(dialog::handle_escape(ready, now)),
        PageMsg::Today(today) => ready.today = today,
        PageMsg::SuggestFaceToFace(flat) => ready.set_flat(flat),
        PageMsg::OpenDialog(kind) => update.extend(dialog::open_dialog(ready, kind)),
        PageMsg::Print => update.push(PageEffect::Print),
        PageMsg::DialogsLoaded => update.extend(dialog_shown(ready, now)),
        PageMsg::CodeNotLoaded => {
            update.extend(dialog::close_dialog(ready));
            ready.waiting_messages.clear();
            ready.table.notify(Notice::permanent(NoticeContent::CodeNotLoaded));
        }
        PageMsg::Rematch => update.extend(next_game::start_rematch(ready, now)),
        PageMsg::FlipBoard => update.extend(ready.flip_board()),
    }
    update
}
