//! Dialog for importing games and positions: a field to paste into, a file to open, and the
//! outcome.

use super::modal::modal;
use crate::app::dialogs::import::{self, ImportDialog, Progress};
use crate::app::{Msg, dialogs};
use crate::game::pgn::{ImportedGame, ImportedGames};
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::date::date_text;
use crate::ui::dialogs::wording;
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlTextAreaElement, SubmitEvent};
use yew::prelude::*;

/// Renders the import dialog: its inputs, and the games found in the text that was read last.
pub(super) fn import_dialog(incoming: &ImportDialog, words: &Words, on: &Callback<Msg>) -> Html {
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let area = form.and_then(|form| form.query_selector("textarea").ok().flatten());
            if let Some(area) = area.and_then(|area| area.dyn_into::<HtmlTextAreaElement>().ok()) {
                on.emit(send(import::Msg::Text(area.value())));
            }
        })
    };
    let onchange = on.reform(|_: Event| send(import::Msg::FileChosen));
    let content = html! {
        <form class="import" {onsubmit}>
            <textarea class="pgn" name="import" rows="6" spellcheck="false" placeholder={words.open_game_hint()}
                aria-label={words.open_game_hint()} />
            <div class="dialog-actions">
                <label class="button">
                    <input type="file" class="visually-hidden" name="import-file" {onchange} />
                    { words.open_file() }
                </label>
                <button class="button primary" data-action="import">{ words.open_pasted() }</button>
            </div>
            if let Some(progress) = incoming.reading {
                { reading_progress(progress, words, on) }
            }
            { found_games(incoming, words, on) }
            <p class="said" data-said="">
                { incoming.said.as_ref().map(|said| wording::announcement_text(words, said, &Default::default())) }
            </p>
        </form>
    };
    modal("import", words.open_game(), words, on, content)
}

/// Renders how much of the imported file has been read, and a button that cancels the import.
fn reading_progress(progress: Progress, words: &Words, on: &Callback<Msg>) -> Html {
    let Progress { read, of } = progress;
    // A progress bar without a value shows that the length of the file is unknown.
    let bar = |megabytes: u32| (of > 0).then(|| megabytes.to_string());
    html! {
        <div class="dialog-actions" data-reading={read.to_string()}>
            <progress aria-label={words.reading()} value={bar(read)} max={bar(of)} />
            { form_button("stop-reading", None, words.cancel(), false, press_callback(on, send(import::Msg::StopReading))) }
        </div>
    }
}

/// Maximum number of shown faults of an imported text.
const MAX_FAULTS: usize = 3;

/// Renders the faults of the imported text, and below them the games found in the text, from which
/// the user chooses a game.
fn found_games(incoming: &ImportDialog, words: &Words, on: &Callback<Msg>) -> Html {
    let ImportedGames { games: found, faults, has_more: more } = &*incoming.import;
    html! {
        <>
            if !faults.is_empty() {
                <div role="alert">
                    <ul class="faults" data-faults={faults.len().to_string()}>
                        { for faults.iter().take(MAX_FAULTS).enumerate().map(|(number, fault)| html! {
                            <li key={number} data-fault={fault.fault.code()}>{ words.pgn_fault(fault) }</li>
                        }) }
                        if faults.len() > MAX_FAULTS {
                            <li>{ words.more_faults((faults.len() - MAX_FAULTS) as u64) }</li>
                        }
                    </ul>
                </div>
            }
            if let Some(number) = incoming.readable_part() {
                <div class="dialog-actions start">
                    { form_button("open-part", None, words.open_before_error(), false, press_callback(on, send(import::Msg::LookAt(number)))) }
                </div>
            }
            if !found.is_empty() {
                <ol class="found" aria-label={words.choose_game()}>
                    { for found.iter().enumerate().take(incoming.in_sight).map(|(number, game)| html! {
                        <li key={number}>
                            <button type="button" data-import={number.to_string()}
                                onclick={press_callback(on, send(import::Msg::LookAt(number)))}>
                                <b>{ words.game_title(&game.headers, game.score) }</b>
                                <small>{ words.game_details(&game.headers, &date_text(&game.headers.date, words), game.moves.len()) }</small>
                                { read_notes(game, incoming.import.is_cut_short(game), words) }
                            </button>
                        </li>
                    }) }
                </ol>
            }
            if found.len() > incoming.in_sight {
                { form_button("show-more", None, words.show_more_games(), false, press_callback(on, send(import::Msg::ShowMore))) }
            } else if *more {
                <p data-more="">{ words.more_games() }</p>
            }
        </>
    }
}

/// Renders the notes on an imported game: unusual text that the PGN reader has interpreted or
/// dropped, that the game was read only in part, and that an earlier game of the text is the same
/// game.
fn read_notes(game: &ImportedGame, is_cut_short: bool, words: &Words) -> Html {
    html! {
        <>
            { for game.notes.iter().map(|note| html! {
                <small data-note={note.code()}>{ words.pgn_note(note) }</small>
            }) }
            if is_cut_short {
                <small data-note="part">{ words.note_part() }</small>
            }
            if let Some(same) = game.duplicate_of {
                <small data-note="same">{ words.note_same(&(same + 1)) }</small>
            }
        </>
    }
}

/// Wraps a message of the import dialog as a message of the app.
fn send(msg: import::Msg) -> Msg {
    dialogs::Msg::Import(msg).into()
}
