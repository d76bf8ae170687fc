//! Position editor: a board, the pieces beside it, and the other fields of a position.

mod editor_board;
mod position_fields;
mod tray;

use super::fields::on_change_of;
use super::modal::modal;
use crate::app::dialogs::editor::{Editor, EditorTool, Msg};
use crate::app::{self, dialogs};
use crate::rules::Color;
use crate::ui::buttons::{button, form_button, press_callback};
use crate::words::Words;
use editor_board::editor_board;
use position_fields::position_fields;
use tray::piece_tray;
use yew::prelude::*;

/// Renders the position editor: the chessboard between Black's and White's pieces, a message that
/// says whether the position is valid, and the fields for everything except the pieces.
pub(super) fn editor_dialog(editor: &Editor, words: &Words, on: &Callback<app::Msg>) -> Html {
    let fault = &editor.fault;
    let remove = editor.tool == EditorTool::Remove;
    let content = html! {
        <>
            <div class="dialog-body editor" data-editor="" onchange={on_change_of(on, set)}>
                <div class="set-up">
                    { piece_tray(Color::Black, editor, words, on) }
                    { editor_board(editor, words, on) }
                    { piece_tray(Color::White, editor, words, on) }
                </div>
                <div>
                    <p class="fault" role="status" data-fault={fault.as_ref().map(|fault| fault.code())}>
                        { fault.as_ref().map_or_else(|| words.editor_ready().to_owned(), |fault| words.fen_fault(fault)) }
                    </p>
                    <div class="dialog-actions start">
                        <button key="remove" type="button" class="button" data-action="remove" aria-pressed={remove.to_string()}
                            onclick={press_callback(on, send(Msg::Take(EditorTool::Remove)))}>{ words.editor_remove() }</button>
                        { form_button("clear", None, words.editor_clear(), false, press_callback(on, send(Msg::Clear))) }
                        { form_button("reset", None, words.editor_reset(), false, press_callback(on, send(Msg::Reset))) }
                    </div>
                    <p class="hint">{ words.editor_hint() }</p>
                    { position_fields(editor, words) }
                </div>
            </div>
            <div class="dialog-actions">
                { button("button", "choose-rest", words.editor_choose(), press_callback(on, send(Msg::Choose))) }
                { button("button primary", "play-position", words.editor_play(), press_callback(on, send(Msg::Play))) }
            </div>
        </>
    };
    modal("editor", words.editor(), words, on, content)
}

/// Wraps a message of the position editor as a message of the app.
fn send(msg: Msg) -> app::Msg {
    dialogs::Msg::Editor(msg).into()
}

/// Returns the message that sets the field `name` of the position editor to `value`.
fn set(name: String, value: String) -> app::Msg {
    send(Msg::Set { name, value })
}
