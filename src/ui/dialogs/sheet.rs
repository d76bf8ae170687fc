//! The game as PGN, and games from elsewhere.

use super::book::FetchBook;
use super::club::FetchClub;
use super::coach::{At, CoachDesk, Coached};
use super::coded::coded;
use super::modal::modal;
use super::paper::paper;
use super::practice::Practice;
use super::rare::rare;
use crate::app::dialogs::Kind;
use crate::app::dialogs::sheet::{self, Linked, Progress, Sheet};
use crate::app::dialogs::view::SheetDialogView;
use crate::app::{Msg, PageMsg, dialogs};
use crate::club::codes::Ticket;
use crate::game::Headers;
use crate::game::link::LinkError;
use crate::game::pgn::ReadGame;
use crate::ui::press::{aside, button, press};
use crate::ui::wording;
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, HtmlTextAreaElement, SubmitEvent};
use yew::prelude::*;

/// The head of the score sheet to be written on, the PGN to be taken along, and a place for games to come in.
pub(super) fn sheet_dialog(
    view: &SheetDialogView,
    coach: CoachDesk,
    (fetch, book): (FetchClub, FetchBook),
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let share = |action, label, msg| button("button", action, label, press(on, send(msg)));
    let is_result = !view.goes_on && Ticket::is_borne(&view.headers);
    let make = if is_result { words.link_result() } else { words.link_make() };
    let content = html! {
        <>
            <Coached desk={coach} {book} at={At::Head} words={words.clone()} on={on.clone()} />
            <Practice desk={coach} {fetch} club={view.sheet.club.clone()} words={words.clone()} on={on.clone()} />
            // What the director waits for comes first.
            if let Some(linked) = view.sheet.link.as_ref().filter(|linked| linked.is_result) {
                { link(linked, words, on) }
            }
            { head(&view.headers, words, on) }
            <textarea class="pgn" name="pgn" rows="6" readonly=true aria-label={words.pgn()} value={view.pgn.clone()} />
            <div class="dialog-actions">
                { share("copy-pgn", words.copy_pgn(), sheet::Msg::CopyPgn) }
                { share("download-pgn", words.save_pgn(), sheet::Msg::Download) }
                { share("copy-fen", words.copy_fen(), sheet::Msg::CopyFen) }
                { share("picture-svg", words.picture_svg(), sheet::Msg::Picture(false)) }
                { share("picture-png", words.picture_png(), sheet::Msg::Picture(true)) }
                { share("make-link", make, sheet::Msg::MakeLink) }
                { button("button", "print-sheet", words.paper_print(), press(on, PageMsg::Print)) }
                if view.goes_on {
                    { button("button", "arbiter", words.arbiter(), press(on, PageMsg::Open(Kind::Clocks))) }
                }
            </div>
            if let Some(linked) = view.sheet.link.as_ref().filter(|linked| !linked.is_result) {
                { link(linked, words, on) }
            }
            { import(&view.sheet, words, on) }
            <p class="said" data-said="">{ view.sheet.said.as_ref().map(|said| wording::said(words, said, Some(rare()))) }</p>
            <div class="dialog-actions">
                <Coached desk={coach} {book} at={At::Foot} words={words.clone()} on={on.clone()} />
                { button("button primary", "close", words.close(), press(on, dialogs::Msg::Close)) }
            </div>
            { paper(view, words) }
        </>
    };
    modal("game", words.score_sheet(), on, content)
}

/// The link that holds the game: to be copied, handed on, or read by a camera.
fn link(linked: &Linked, words: &Words, on: &Callback<Msg>) -> Html {
    let Linked { url, code, sends, is_result } = linked;
    if url.is_empty() {
        return html! { <p role="alert" data-notice={LinkError::TooLong.code()}>{ words.link_fault(&LinkError::TooLong) }</p> };
    }
    let hint = if *is_result {
        words.link_result_hint()
    } else if url.starts_with("file:") {
        words.link_from_file()
    } else {
        words.link_hint()
    };
    html! {
        <>
            <h3 data-result-link={is_result.then_some("")}>{ if *is_result { words.link_result() } else { words.link_url() } }</h3>
            <p class="hint">{ hint }</p>
            <textarea class="pgn" name="link" rows="3" readonly=true aria-label={words.link_url()} value={url.clone()} />
            <div class="dialog-actions">
                { button("button", "copy-link", words.link_copy(), press(on, send(sheet::Msg::CopyLink))) }
                if *is_result {
                    { button("button", "save-link", words.link_save(), press(on, send(sheet::Msg::SaveLink))) }
                }
                if *sends {
                    { button("button", "send-link", words.link_send(), press(on, send(sheet::Msg::SendLink))) }
                }
            </div>
            if let Some(code) = code {
                <div class="dialog-actions start">
                    { coded(code, words.link_code()) }
                </div>
            }
        </>
    }
}

/// Who plays, where and when.
fn head(headers: &Headers, words: &Words, on: &Callback<Msg>) -> Html {
    let field = |name: &'static str, label: &'static str, kind: &'static str, value: String, set: Set| {
        let headers = headers.clone();
        let onchange = on.reform(move |event: Event| {
            let mut headers = headers.clone();
            set(&mut headers, event.target_unchecked_into::<HtmlInputElement>().value());
            send(sheet::Msg::SetHeaders(headers))
        });
        html! {
            <label key={name}>
                <span>{ label }</span>
                <input {name} type={kind} {value} maxlength="60" autocomplete="off" {onchange} />
            </label>
        }
    };
    html! {
        <div class="head">
            { field("white", words.white_player(), "text", headers.white.clone(), |head, name| head.white = name) }
            { field("black", words.black_player(), "text", headers.black.clone(), |head, name| head.black = name) }
            { field("event", words.event(), "text", headers.event.clone(), |head, name| head.event = name) }
            // A browser writes a date with dashes, PGN with points.
            { field("date", words.date(), "date", headers.date.replace('.', "-"), |head, date| {
                head.date = date.replace('-', ".");
            }) }
        </div>
    }
}

type Set = fn(&mut Headers, String);

/// A field to paste into, a file to open, and what came of it.
fn import(sheet: &Sheet, words: &Words, on: &Callback<Msg>) -> Html {
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let area = form.and_then(|form| form.query_selector("textarea").ok().flatten());
            if let Some(area) = area.and_then(|area| area.dyn_into::<HtmlTextAreaElement>().ok()) {
                on.emit(send(sheet::Msg::Import(area.value())));
            }
        })
    };
    let onchange = on.reform(|_: Event| send(sheet::Msg::FileChosen));
    html! {
        <form class="import" {onsubmit}>
            <h3>{ words.open_game() }</h3>
            <textarea class="pgn" name="import" rows="3" spellcheck="false" placeholder={words.open_game_hint()}
                aria-label={words.open_game_hint()} />
            <div class="dialog-actions">
                <label class="button">
                    <input type="file" class="visually-hidden" name="import-file" accept=".pgn,.fen,.epd,.txt"
                        {onchange} />
                    { words.open_file() }
                </label>
                <button class="button" data-action="import">{ words.open_pasted() }</button>
            </div>
            if let Some(progress) = sheet.reading {
                { reading(progress, words, on) }
            }
            { found(sheet, words, on) }
        </form>
    }
}

/// How far the worker is with a text, and a way to wait no longer.
fn reading(progress: Progress, words: &Words, on: &Callback<Msg>) -> Html {
    let Progress { read, of } = progress;
    // As long as nobody knows how long it is, the bar says only that something goes on.
    let bar = |megabytes: u32| (of > 0).then(|| megabytes.to_string());
    html! {
        <div class="dialog-actions" data-reading={read.to_string()}>
            <progress aria-label={words.reading()} value={bar(read)} max={bar(of)} />
            { aside("stop-reading", None, words.cancel(), false, press(on, send(sheet::Msg::StopReading))) }
        </div>
    }
}

/// How many faults are told at once.
const FAULTS: usize = 3;

/// The games that were found, one to be chosen, and what is wrong with the others.
fn found(sheet: &Sheet, words: &Words, on: &Callback<Msg>) -> Html {
    let import = &sheet.import;
    html! {
        <>
            if !import.faults.is_empty() {
                <ul class="faults" role="alert" data-faults={import.faults.len().to_string()}>
                    { for import.faults.iter().take(FAULTS).enumerate().map(|(number, fault)| html! {
                        <li key={number} data-fault={fault.fault.code()}>{ words.pgn_fault(fault) }</li>
                    }) }
                    if import.faults.len() > FAULTS {
                        <li>{ words.more_faults((import.faults.len() - FAULTS) as u64) }</li>
                    }
                </ul>
            }
            if !import.found.is_empty() {
                <ol class="found" aria-label={words.choose_game()}>
                    { for import.found.iter().enumerate().take(sheet.in_sight).map(|(number, game)| html! {
                        <li key={number}>
                            <button type="button" data-import={number.to_string()}
                                onclick={press(on, send(sheet::Msg::LookAt(number)))}>
                                <b>{ words.title(&game.headers, game.score) }</b>
                                <small>{ words.particulars(&game.headers, game.moves.len()) }</small>
                                { notes(game, words) }
                            </button>
                        </li>
                    }) }
                </ol>
            }
            if import.found.len() > sheet.in_sight {
                { aside("show-more", None, words.show_more_games(), false, press(on, send(sheet::Msg::ShowMore))) }
            } else if import.more {
                <p data-more="">{ words.more_games() }</p>
            }
        </>
    }
}

/// What was guessed when a game was read, and whether it is the same as an earlier one.
fn notes(game: &ReadGame, words: &Words) -> Html {
    html! {
        <>
            { for game.notes.iter().map(|note| html! {
                <small data-note={note.code()}>{ words.pgn_note(note) }</small>
            }) }
            if game.fault.is_some() {
                <small data-note="part">{ words.note_part() }</small>
            }
            if let Some(same) = game.same {
                <small data-note="same">{ words.note_same(&(same + 1)) }</small>
            }
        </>
    }
}

fn send(msg: sheet::Msg) -> Msg {
    dialogs::Msg::Sheet(msg).into()
}
