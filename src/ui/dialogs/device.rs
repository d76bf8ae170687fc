//! The part of the settings that tells what this device keeps.

use crate::app::{Device, Model, Msg};
use crate::{browser, text};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// How much is kept and how safely; the unfinished game that was put aside; a new version; everything to a file, and
/// from one.
pub(super) fn device(model: &Model, on: &Callback<Msg>) -> Html {
    let Device { used, persistent, from_file } = model.device;
    let export = on.reform(|_: MouseEvent| Msg::ExportAll);
    let onchange = {
        let on = on.clone();
        Callback::from(move |event: Event| {
            // It is no setting: nobody else is to hear of it.
            event.stop_propagation();
            let input = event.target_unchecked_into::<HtmlInputElement>();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                browser::read_file(file, on.clone(), Msg::ImportAll, Msg::BackupFailed);
            }
            input.set_value("");
        })
    };
    html! {
        <>
            <h3>{ text::ON_THIS_DEVICE }</h3>
            <p class="hint" data-device="">{ text::device(used, persistent, from_file) }</p>
            <div class="dialog-actions start">
                if model.put_aside.is_some() {
                    <button class="button" type="button" data-action="restore" onclick={on.reform(|_| Msg::RestoreGame)}>
                        { text::BACK_TO_UNFINISHED }
                    </button>
                }
                if model.update_ready {
                    <button class="button" type="button" data-action="update" disabled={model.game_in_progress()}
                        onclick={on.reform(|_| Msg::TakeUpdate)}>{ text::UPDATE_NOW }</button>
                }
                <button class="button" type="button" data-action="export-all" onclick={export}>{ text::EXPORT_ALL }</button>
                <label class="button">
                    <input type="file" class="visually-hidden" name="import-all" accept=".json" {onchange} />
                    { text::IMPORT_ALL }
                </label>
            </div>
        </>
    }
}
