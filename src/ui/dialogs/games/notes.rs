//! Annotation of a game: its tags, its moves, and the comments on the chosen move.

use crate::app::dialogs::games::{self, ArchiveRow, GameAnnotation};
use crate::app::{Msg, dialogs};
use crate::club::GameNotes;
use crate::ui::buttons::{button, press_callback};
use crate::words::Words;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Draws the annotations in place of the list.
pub(super) fn notes_form(
    noting: &GameAnnotation,
    row: &ArchiveRow,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let GameAnnotation { sans, ply, notes, .. } = noting;
    let chosen = ply.map(|ply| (ply, notes.note_at(ply)));
    html! {
        <>
            <div class="dialog-body archive-notes" data-noting="">
                <h3>{ words.game_title(&row.game.headers, row.score) }</h3>
                { field("tags", words.archive_tags(), words.archive_tags_hint(), notes.tags.join(", "), games::Msg::Tags, on) }
                <ol class="archive-moves">{ for sans.iter().enumerate().map(|(at, san)| {
                    let mark = notes.note_at(at + 1);
                    let sign = mark.sign.and_then(|sign| GameNotes::OFFERED_SIGNS.iter().find(|(_, known)| *known == sign));
                    let pressed = if *ply == Some(at + 1) { "true" } else { "false" };
                    html! {
                        <li key={at} data-number={(at % 2 == 0).then(|| format!("{}.", at / 2 + 1))}>
                            <button type="button" class="button chip" data-action="note-move" aria-pressed={pressed}
                                onclick={press_callback(on, send(games::Msg::NoteMove(at + 1)))}>
                                { san }{ sign.map_or("", |(sign, _)| sign) }
                            </button>
                            if !mark.comment.is_empty() {
                                <small data-note-word="">{ mark.comment }</small>
                            }
                        </li>
                    }
                }) }</ol>
                if let Some((ply, mark)) = chosen {
                    <div class="archive-mark" data-noted={ply.to_string()}>
                        <div class="chips" role="group" aria-label={words.archive_sign()}>
                            { for GameNotes::OFFERED_SIGNS.iter().map(|(sign, glyph)| html! {
                                <button key={*sign} type="button" class="button chip" data-action="note-sign" data-sign={*sign}
                                    aria-pressed={if mark.sign == Some(*glyph) { "true" } else { "false" }}
                                    onclick={press_callback(on, send(games::Msg::NoteSign(*glyph)))}>{ *sign }</button>
                            }) }
                        </div>
                        { field("note-word", words.archive_word(), "", mark.comment.clone(), games::Msg::NoteWord, on) }
                    </div>
                } else {
                    <p class="hint">{ words.archive_notes_hint() }</p>
                }
            </div>
            <div class="dialog-actions">
                { button("button primary", "notes-done", words.archive_notes_done(), press_callback(on, send(games::Msg::NotesDone))) }
            </div>
        </>
    }
}

/// Draws a text field that sends its completed text as a message.
fn field(
    name: &'static str,
    label: &'static str,
    hint: &'static str,
    value: String,
    msg: fn(String) -> games::Msg,
    on: &Callback<Msg>,
) -> Html {
    let onchange =
        on.reform(move |event: Event| send(msg(event.target_unchecked_into::<HtmlInputElement>().value())));
    html! {
        <label class="cell">
            <span>{ label }</span>
            <input {name} {value} placeholder={hint} maxlength="500" autocomplete="off" {onchange} />
        </label>
    }
}

/// Wraps a message of the games dialog.
fn send(msg: games::Msg) -> Msg {
    dialogs::Msg::Games(msg).into()
}
