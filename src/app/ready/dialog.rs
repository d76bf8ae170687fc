//! Opens, updates and closes the dialog over the page.

use super::ReadyPage;
use crate::app::action::PageAction;
use crate::app::dialogs::{self, Dialog, Kind};
use crate::app::effect::PageEffect;
use crate::app::update::Update;
use crate::game::Instant;

/// Time after the opening of a dialog, in milliseconds, in which a press beside the dialog counts
/// as the second tap of a double tap on the button that opened the dialog. Longer than the usual
/// 500 ms of a double click, for slow hands and slow devices.
const DOUBLE_TAP_MS: u64 = 800;

/// Opens a dialog of this kind in place of the open dialog. If this kind is not available at
/// present, the open dialog stays.
pub(super) fn open_dialog(ready: &mut ReadyPage, kind: Kind) -> Update {
    ready.device.backup_saved_to = None;
    ready.device.is_asking_to_erase = false;
    match kind.open(&ready.dialog_context(&[])) {
        Some(dialog) => kind.on_open().then(show_dialog(ready, dialog)),
        None => Update::none(),
    }
}

/// Shows this dialog in place of the open dialog, and stops the work for the replaced dialog, such
/// as a search.
pub(super) fn show_dialog(ready: &mut ReadyPage, dialog: Dialog) -> Update {
    let replaced_new_game_dialog = ready.replaced_new_game_dialog.take();
    let (before, mut update) = ready.take_dialog();
    // Another dialog, such as the position editor, can lead back to the dialog for a new game, so
    // the page keeps that dialog.
    ready.replaced_new_game_dialog =
        if let Some(Dialog::NewGame(new_game)) = before { Some(new_game) } else { replaced_new_game_dialog };
    ready.dialog = Some(dialog);
    update.push(PageEffect::ShowDialog);
    update
}

/// Closes the open dialog; the keyboard focus moves to the element that [`Kind::opener`] returns.
pub(super) fn close_dialog(ready: &mut ReadyPage) -> Update {
    let (dialog, mut update) = ready.take_dialog();
    let Some(dialog) = dialog else { return update };
    if let Dialog::Link(_) = dialog {
        // While the link dialog is open, the address contains the link. If another dialog replaces
        // the link dialog, the address names that other dialog instead, so `show_dialog` need not
        // clear it.
        update.push(PageEffect::ClearAddress);
    }
    update.push(dialog.kind().opener());
    update
}

/// Handles the Escape key. Cancels a begun move; otherwise closes the open dialog, or returns to
/// that dialog's previous page; otherwise closes an open item on the board screen, such as a
/// question.
pub(super) fn handle_escape(ready: &mut ReadyPage, now: Instant) -> Update {
    if let Some(update) = ready.table.escape_begun_move() {
        return update;
    }
    match ready.dialog {
        None => ready.table.handle_escape(),
        // Before the code of the dialogs is loaded, the dialog is on its first page.
        Some(_) if ready.dialog_code.is_none() => close_dialog(ready),
        Some(_) => update_dialog(ready, dialogs::Msg::Escape, now),
    }
}

/// Passes a message to the open dialog, or closes the dialog if the message requests this. While
/// the code of the dialogs is still loading, the message waits. Without an open dialog, the result
/// of copying or downloading is announced, and any other message is dropped.
pub(super) fn update_dialog(ready: &mut ReadyPage, msg: dialogs::Msg, now: Instant) -> Update {
    // The second tap of a double tap on the button that opened the dialog may fall beside the
    // dialog. This tap must not close the dialog.
    if msg == dialogs::Msg::PressOutside && now < ready.shown_since.plus_millis(DOUBLE_TAP_MS) {
        return Update::none();
    }
    if let dialogs::Msg::Close | dialogs::Msg::PressOutside = msg {
        return close_dialog(ready);
    }
    let Some(mut dialog) = ready.dialog.take() else {
        return match msg {
            dialogs::Msg::Shared(shared) => PageAction::AnnounceShared { shared, shown: false }.into(),
            _ => Update::none(),
        };
    };
    let update = match ready.dialog_code {
        Some(code) => code.0.update_dialog(&mut dialog, msg, &ready.dialog_context(&[]), &ready.context(now)),
        None => ready.wait_for_code(msg, now),
    };
    ready.dialog = Some(dialog);
    update
}
