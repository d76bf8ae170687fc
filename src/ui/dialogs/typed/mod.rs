//! Dialog for typing moves, and the list of keyboard shortcuts.

mod field;
mod listen;

use crate::app::dialogs::typed::{self, TypedFault, TypedLine, TypedMoveView};
use crate::app::dialogs::{self, Kind};
use crate::app::{Msg, PageMsg};
use crate::game::Refusal;
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::fields::{on_change_of, switch_field};
use crate::ui::dialogs::modal::modal;
use crate::ui::dialogs::wording::notice_text;
use crate::words::{Words, choice};
use field::MoveField;
use listen::listen_button;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// Renders the dialog in which a player types a move, in notation or in words of the page's
/// language, or several moves one after another.
pub(in crate::ui::dialogs) fn typed_dialog(view: &TypedMoveView, words: &Words, on: &Callback<Msg>) -> Html {
    let typed = &view.dialog;
    let takes_several = typed.takes_several;
    let onsubmit = {
        let (on, words) = (on.clone(), words.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let field = form.and_then(|form| form.query_selector("[name=move]").ok().flatten());
            if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
                let text = field.value().trim().to_owned();
                let msg = if takes_several {
                    let line = TypedLine::split(&text, |part| words.typed_spellings(part));
                    typed::Msg::PlayLine(Box::new(line))
                } else {
                    field.select();
                    let spellings = words.typed_spellings(&text);
                    typed::Msg::Play { text, spellings }
                };
                on.emit(dialogs::Msg::Typed(msg).into());
            }
        })
    };
    let fault = typed.fault.as_ref();
    // If the board refuses the move, another status region of the dialog has already announced the
    // reason.
    let is_announced = matches!(fault, Some((_, TypedFault::Refused(_))));
    let code = fault.map(|(_, fault)| fault.code());
    let fault = fault.map(|(text, fault)| fault_text(text, fault, words));
    let keys = press_callback(on, PageMsg::OpenDialog(Kind::Keys));
    let content = html! {
        <form {onsubmit}>
            <label class="typed">
                <span>{ words.typed_label() }</span>
                <MoveField {takes_several} is_invalid={fault.is_some()} content={typed.field.clone()} />
            </label>
            <p class="hint">{ words.typed_hint() }</p>
            <div onchange={on_change_of(on, take_several)}>
                { switch_field("typed-several", words.typed_several(), "", takes_several) }
            </div>
            if let Some(last) = view.last_move {
                <p data-played="">{ words.numbered_move_text(last) }</p>
            }
            <p class="said" role={(!is_announced).then_some("status")} data-said={code}>
                { fault }{ if typed.repeats_error { " " } else { "" } }
            </p>
            { listen_button(typed.listening, words, on) }
            <div class="dialog-actions">
                { form_button("keys", None, words.key_list(), false, keys) }
                <button class="button primary" data-action="play-typed">{ words.typed_play() }</button>
            </div>
        </form>
    };
    modal("typed", words.type_move(), words, on, content)
}

/// Returns the sentence that explains why a typed text made no move.
fn fault_text(text: &str, fault: &TypedFault, words: &Words) -> String {
    match fault {
        TypedFault::NotAMove(why) => words.typed_fault(text, why),
        TypedFault::GameOver(outcome) => words.refusal_text(&Refusal::GameOver(*outcome), false),
        TypedFault::Refused(what) => notice_text(words, what, &Default::default()),
    }
}

/// Returns the message for a change of the switch for several moves. `value` is `on` or `off`.
fn take_several(_: String, value: String) -> Msg {
    dialogs::Msg::Typed(typed::Msg::TakeSeveral(value == "on")).into()
}

/// Renders the dialog with the list of keyboard shortcuts.
pub(in crate::ui::dialogs) fn keys_dialog(words: &Words, on: &Callback<Msg>) -> Html {
    use choice::Key;
    let shifted = |key: &str| format!("{} + {key}", words.key_shift());
    let keys = [
        ("↑ ↓ ← →".to_owned(), Key::Arrows),
        (words.key_enter().to_owned(), Key::Enter),
        ("Esc".to_owned(), Key::Escape),
        ("I".to_owned(), Key::Typed),
        ("K Q R B N P".to_owned(), Key::Pieces),
        ("1 – 8".to_owned(), Key::Ranks),
        (shifted("1 – 8"), Key::Files),
        ("M".to_owned(), Key::Moves),
        (shifted("M"), Key::Captures),
        ("A".to_owned(), Key::Attackers),
        ("H".to_owned(), Key::Rank),
        ("V".to_owned(), Key::File),
        ("O".to_owned(), Key::Own),
        (shifted("O"), Key::Theirs),
        ("T".to_owned(), Key::Clocks),
        ("L".to_owned(), Key::Last),
        ("?".to_owned(), Key::Keys),
    ];
    let content = html! {
        <>
            // The region is focusable so that the keyboard can scroll it.
            <div class="dialog-body" tabindex="0" role="region" aria-label={words.key_list()}>
                <p class="hint">{ words.key_where() }</p>
                <table class="keys">
                    { for keys.into_iter().map(|(key, what)| html! {
                        <tr key={key.clone()}><th scope="row"><kbd>{ key }</kbd></th><td>{ words.key_help(what) }</td></tr>
                    }) }
                </table>
            </div>
        </>
    };
    modal("keys", words.key_list(), words, on, content)
}
