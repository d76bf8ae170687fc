//! The game as PGN, and games from elsewhere.

use super::modal::modal;
use crate::app::{Model, Msg, Sharing};
use crate::browser;
use crate::game::Headers;
use crate::text;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, HtmlTextAreaElement, SubmitEvent};
use yew::prelude::*;

/// The head of the score sheet to be written on, the PGN to be taken along, and a place for games to come in.
pub(crate) fn game_dialog(model: &Model, on: &Callback<Msg>) -> Html {
    let close = on.reform(|_: MouseEvent| Msg::CloseDialog);
    let button = |action: &'static str, label: &'static str, msg: Msg| {
        let onclick = on.reform(move |_: MouseEvent| msg.clone());
        html! { <button key={action} class="button" data-action={action} {onclick}>{ label }</button> }
    };
    let content = html! {
        <>
            { head(model.game.headers(), on) }
            <textarea class="pgn" name="pgn" rows="6" readonly=true aria-label={text::PGN} value={model.game.pgn()} />
            <div class="dialog-actions">
                { button("copy-pgn", text::COPY_PGN, Msg::CopyPgn) }
                { button("download-pgn", text::DOWNLOAD, Msg::DownloadPgn) }
                { button("copy-fen", text::COPY_FEN, Msg::CopyFen) }
            </div>
            { import(&model.sharing, on) }
            <p class="said" aria-live="polite" data-said="">{ model.sharing.said.clone() }</p>
            <div class="dialog-actions">
                <button class="button primary" data-action="close" onclick={close}>{ text::CLOSE }</button>
            </div>
        </>
    };
    modal("game", text::GAME, on, content)
}

/// Who plays, where and when.
fn head(headers: &Headers, on: &Callback<Msg>) -> Html {
    let field = |name: &'static str, label: &'static str, kind: &'static str, value: String, set: Set| {
        let headers = headers.clone();
        let onchange = on.reform(move |event: Event| {
            let mut headers = headers.clone();
            set(&mut headers, event.target_unchecked_into::<HtmlInputElement>().value());
            Msg::SetHeaders(headers)
        });
        html! {
            <label key={name}>
                <span>{ label }</span>
                <input {name} type={kind} {value} maxlength="80" autocomplete="off" {onchange} />
            </label>
        }
    };
    html! {
        <div class="head">
            { field("white", text::WHITE_PLAYER, "text", headers.white.clone(), |head, name| head.white = name) }
            { field("black", text::BLACK_PLAYER, "text", headers.black.clone(), |head, name| head.black = name) }
            { field("event", text::EVENT, "text", headers.event.clone(), |head, name| head.event = name) }
            // A browser writes a date with dashes, PGN with points.
            { field("date", text::DATE, "date", headers.date.replace('.', "-"), |head, date| {
                head.date = date.replace('-', ".");
            }) }
        </div>
    }
}

type Set = fn(&mut Headers, String);

/// A field to paste into, a file to open, and what came of it.
fn import(sharing: &Sharing, on: &Callback<Msg>) -> Html {
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let area = form.and_then(|form| form.query_selector("textarea").ok().flatten());
            if let Some(area) = area.and_then(|area| area.dyn_into::<HtmlTextAreaElement>().ok()) {
                on.emit(Msg::Import(area.value()));
            }
        })
    };
    let onchange = {
        let on = on.clone();
        Callback::from(move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                browser::read_file(file, on.clone(), Msg::Import, Msg::ImportFailed);
            }
            // The same file may be opened again once it has been mended.
            input.set_value("");
        })
    };
    html! {
        <form class="import" {onsubmit}>
            <h3>{ text::IMPORT }</h3>
            <textarea class="pgn" name="import" rows="3" spellcheck="false" placeholder={text::IMPORT_HINT}
                aria-label={text::IMPORT_HINT} />
            <div class="dialog-actions">
                <label class="button">
                    <input type="file" class="visually-hidden" name="import-file" accept=".pgn,.fen,.epd,.txt"
                        {onchange} />
                    { text::OPEN_FILE }
                </label>
                <button class="button" data-action="import">{ text::READ }</button>
            </div>
            { found(sharing, on) }
        </form>
    }
}

/// How many faults are told at once.
const FAULTS: usize = 3;

/// The games that were found, one to be chosen, and what is wrong with the others.
fn found(sharing: &Sharing, on: &Callback<Msg>) -> Html {
    let import = &sharing.import;
    html! {
        <>
            if !import.faults.is_empty() {
                <ul class="faults" role="alert" data-faults={import.faults.len().to_string()}>
                    { for import.faults.iter().take(FAULTS).enumerate().map(|(number, fault)| html! {
                        <li key={number}>{ fault }</li>
                    }) }
                    if import.faults.len() > FAULTS {
                        <li>{ text::more_faults(import.faults.len() - FAULTS) }</li>
                    }
                </ul>
            }
            if !import.found.is_empty() {
                <ol class="found" aria-label={text::CHOOSE}>
                    { for import.found.iter().enumerate().map(|(number, record)| html! {
                        <li key={number}>
                            <button type="button" data-import={number.to_string()}
                                onclick={on.reform(move |_: MouseEvent| Msg::LookAt(number))}>
                                <b>{ text::title(&crate::game::Headers::from_pgn(record), record.score) }</b>
                                <small>{ text::particulars(record) }</small>
                            </button>
                        </li>
                    }) }
                </ol>
            }
            if import.more {
                <p>{ text::AND_MORE }</p>
            }
        </>
    }
}
