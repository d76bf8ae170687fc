//! Settings about the data that the app saves on the device, backups, and new versions of the app.

use crate::app::dialogs::settings::SettingsView;
use crate::app::storage::DeviceInfo;
use crate::app::{Msg, device, table};
use crate::game::pgn::PgnResult;
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::wording::backup_saved;
use crate::words::Words;
use yew::prelude::*;

/// Renders the settings about this device and its data: unfinished games, the amount and safety of
/// stored data, a new version of the app, backup and restore, and the erasure of all data.
pub(in crate::ui::dialogs) fn data_section(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let DeviceInfo {
        used_bytes: used,
        is_persistent: persistent,
        is_from_file: from_file,
        is_safari: safari,
        ..
    } = view.device;
    let button = |action: &'static str, label: &'static str, disabled: bool, msg: Msg| {
        form_button(action, None, label, disabled, press_callback(on, msg))
    };
    let is_busy = view.progress.is_some();
    // A backup file is not a setting, so the listener around the settings must not get this event.
    let onchange = on.reform(|event: Event| {
        event.stop_propagation();
        device::Msg::FileChosen.into()
    });
    html! {
        <>
            if !view.put_aside.is_empty() {
                { games_put_aside(view, words, on) }
            }
            <p class="hint" data-device="">{ words.device_storage_text(used, persistent, from_file) }</p>
            if safari {
                <p class="hint" data-notice="storage-safari">{ words.storage_safari() }</p>
            }
            if from_file {
                <p class="hint" data-notice="storage-shared-by-files">{ words.storage_shared_by_files() }</p>
            }
            <div class="dialog-actions start">
                if let Some(now) = view.update {
                    { button("update", words.update_now(), !now, device::Msg::TakeUpdate.into()) }
                }
                // The attribute `disabled` would take the focus from the pressed button.
                <button key="export-all" type="button" class="button" data-action="export-all"
                    aria-disabled={is_busy.then_some("true")} onclick={press_callback(on, device::Msg::SaveBackup)}>
                    { words.save_backup() }
                </button>
                <label class="button">
                    <input type="file" class="visually-hidden" name="import-all" accept=".json"
                        disabled={is_busy} {onchange} />
                    { words.restore_backup() }
                </label>
            </div>
            if let Some(games) = view.progress {
                <div class="dialog-actions start">
                    <p class="said" data-progress={games.to_string()}>{ words.backup_progress(games) }</p>
                    { button("stop", words.cancel(), false, device::Msg::Stop.into()) }
                </div>
            }
            if let Some(target) = view.saved {
                <p class="said" data-saved="">{ backup_saved(words, target) }</p>
            }
            <hr />
            <div class="dialog-actions start">
                { button("erase-everything", words.erase_everything(), view.erasing, device::Msg::ShowEraseQuestion(true).into()) }
            </div>
            if view.erasing {
                { erase_confirmation(words, on) }
            }
        </>
    }
}

/// Renders the unfinished games that were set aside, each with a button that resumes it.
fn games_put_aside(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <>
            <h4>{ words.back_to_unfinished() }</h4>
            <ol class="found">{ for view.put_aside.iter().enumerate().map(|(number, (headers, last))| html! {
                <li key={number}>
                    <button type="button" data-action="restore" data-game={number.to_string()}
                        onclick={press_callback(on, table::Msg::Restore(number))}>
                        <b>{ words.game_title(headers, PgnResult::Unknown) }</b>
                        <small>{ last.map(|last| words.place_after(&words.numbered_move_text(last))) }</small>
                    </button>
                </li>
            }) }</ol>
        </>
    }
}

/// Renders the question whether to erase all data of the app.
fn erase_confirmation(words: &Words, on: &Callback<Msg>) -> Html {
    let button =
        |action, label, msg: device::Msg| form_button(action, None, label, false, press_callback(on, msg));
    html! {
        <div class="erasing" role="alert" data-ask="erase">
            <p>{ words.erase_question() }</p>
            <div class="dialog-actions start">
                { button("keep", words.cancel(), device::Msg::ShowEraseQuestion(false)) }
                { button("erase", words.erase_now(), device::Msg::Erase) }
            </div>
        </div>
    }
}
