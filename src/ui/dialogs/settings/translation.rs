//! Trial of a translation, at the end of the language settings: a translator chooses a translation
//! file, and the page shows its texts.

use crate::app::storage::FilePurpose;
use crate::app::{Msg, ShownTranslation, TranslationTrial, device};
use crate::ui::buttons::press_callback;
use crate::words::Words;
use yew::prelude::*;

/// Renders the choice of a translation file, the faults or the missing messages of the last file,
/// and the button that ends the trial.
pub(super) fn translation_trial(trial: &TranslationTrial, words: &Words, on: &Callback<Msg>) -> Html {
    let TranslationTrial { is_checking, shown, faults } = trial;
    // A translation file is not a setting, so the listener around the settings must not get this
    // event.
    let onchange = on.reform(|event: Event| {
        event.stop_propagation();
        device::Msg::TranslationChosen.into()
    });
    html! {
        <>
            <hr />
            <div class="dialog-actions start">
                // This input has no attribute `accept`, because with that attribute iOS would not
                // let the user choose a translation file.
                <label class="button">
                    <input type="file" class="visually-hidden" name={FilePurpose::Translation.input_name()} {onchange} />
                    { words.try_translation() }
                </label>
                if let Some(shown) = shown {
                    <button type="button" class="button" data-action="end-translation"
                        onclick={press_callback(on, device::Msg::EndTranslation)}>
                        { words.end_translation(&shown.page_language.own_name()) }
                    </button>
                }
            </div>
            <p class="hint">{ words.try_translation_hint() }</p>
            <div role="status">
                if *is_checking {
                    <p>{ words.reading() }</p>
                } else if !faults.is_empty() {
                    { fault_list(faults, words) }
                } else if let Some(shown) = shown {
                    { missing_list(shown, words) }
                }
            </div>
        </>
    }
}

/// Renders the faults of a translation, each with its line number. The descriptions are in English,
/// because every translator of the app reads English.
fn fault_list(faults: &[(u64, String)], words: &Words) -> Html {
    html! {
        <>
            <p>{ words.translation_faulty() }</p>
            <ul class="faults" data-faults={faults.len().to_string()}>
                { for faults.iter().enumerate().map(|(number, (line, what))| html! {
                    <li key={number} data-line={line.to_string()}>{ words.club_list_line(what, *line) }</li>
                }) }
            </ul>
        </>
    }
}

/// Renders the number and the names of the messages that the translation lacks. The page shows
/// these messages in English.
fn missing_list(shown: &ShownTranslation, words: &Words) -> Html {
    let ShownTranslation { language, missing, .. } = shown;
    let summary = words.translation_missing(language, missing.len() as u64);
    html! {
        if missing.is_empty() {
            <p data-missing="0">{ summary }</p>
        } else {
            <details data-missing={missing.len().to_string()}>
                <summary>{ summary }</summary>
                <p class="hint" lang="en" dir="ltr">{ missing.join(", ") }</p>
            </details>
        }
    }
}
