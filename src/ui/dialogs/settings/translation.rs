//! The last row of the page with the languages: a translator tries a translation on the page.

use crate::app::dialogs::settings::{TranslationReport, TriedTranslation};
use crate::app::storage::FilePurpose;
use crate::words::Words;
use yew::prelude::*;

/// Renders the choice of a translation file, and what the page found in the last one.
pub(super) fn translation_trial(tried: Option<&TriedTranslation>, words: &Words) -> Html {
    html! {
        <>
            <hr />
            <div class="dialog-actions start">
                <label class="button">
                    <input type="file" class="visually-hidden" name={FilePurpose::Translation.input_name()} accept=".ftl" />
                    { words.try_translation() }
                </label>
            </div>
            <p class="hint">{ words.try_translation_hint() }</p>
            <div role="status" data-tried={tried.map(tried_code)}>
                { tried.map(|tried| match tried {
                    TriedTranslation::NotRead => html! { <p>{ words.translation_not_read() }</p> },
                    TriedTranslation::Shown(report) => report_lists(report, words),
                }) }
            </div>
        </>
    }
}

/// Returns whether a translation was shown, for tests and HTML.
fn tried_code(tried: &TriedTranslation) -> &'static str {
    match tried {
        TriedTranslation::NotRead => "not-read",
        TriedTranslation::Shown(_) => "shown",
    }
}

/// Renders how many messages of a translation are shown, its faults, and the names of the messages
/// that it lacks.
fn report_lists(report: &TranslationReport, words: &Words) -> Html {
    let TranslationReport { language, messages, lacking, faults, shown } = report;
    let line = |(line, what): &(Option<u64>, String)| match line {
        Some(line) => words.club_list_line(what, *line),
        None => what.clone(),
    };
    html! {
        <>
            <p>{ words.translation_shown(*shown, language, *messages) }</p>
            if faults.is_empty() {
                <p>{ words.translation_faults(0) }</p>
            } else {
                <details open={true} data-faults={faults.len().to_string()}>
                    <summary>{ words.translation_faults(faults.len() as u64) }</summary>
                    <ul class="faults" dir="ltr">
                        { for faults.iter().enumerate().map(|(number, fault)| html! { <li key={number}>{ line(fault) }</li> }) }
                    </ul>
                </details>
            }
            if !lacking.is_empty() {
                <details data-lacking={lacking.len().to_string()}>
                    <summary>{ words.translation_lacking(lacking.len() as u64) }</summary>
                    <ul class="found">
                        { for lacking.iter().map(|name| html! { <li key={name.clone()}><code dir="ltr">{ name.clone() }</code></li> }) }
                    </ul>
                </details>
            }
        </>
    }
}
