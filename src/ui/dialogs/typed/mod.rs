//! Dialog for typing a move, and the list of keyboard shortcuts.

mod listen;

use crate::app::dialogs::typed::{self, TypedMoveDialog};
use crate::app::dialogs::{self, Kind};
use crate::app::{Msg, PageMsg};
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::modal::modal;
use crate::words::{Words, choice};
use listen::listen_button;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// Renders the dialog in which a player types a move, in notation or in words of the page's
/// language.
pub(in crate::ui::dialogs) fn typed_dialog(
    typed: &TypedMoveDialog,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let onsubmit = {
        let (on, words) = (on.clone(), words.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let field = form.and_then(|form| form.query_selector("input").ok().flatten());
            if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
                let text = field.value().trim().to_owned();
                let spellings = words.typed_spellings(&text);
                field.select();
                on.emit(dialogs::Msg::Typed(typed::Msg::Play { text, spellings }).into());
            }
        })
    };
    let fault = typed.fault.as_ref().map(|(text, fault)| words.typed_fault(text, fault));
    let code = typed.fault.as_ref().map(|(_, fault)| fault.code());
    let keys = press_callback(on, PageMsg::OpenDialog(Kind::Keys));
    let content = html! {
        <form {onsubmit}>
            <label class="typed">
                <span>{ words.typed_label() }</span>
                <input name="move" type="text" maxlength="80" autocomplete="off" autocapitalize="off" spellcheck="false"
                    enterkeyhint="go" autofocus=true aria-invalid={fault.as_ref().map(|_| "true")} />
            </label>
            <p class="hint">{ words.typed_hint() }</p>
            <p class="said" role="status" data-said={code}>{ fault }{ if typed.repeats_error { " " } else { "" } }</p>
            { listen_button(typed.listening, words, on) }
            <div class="dialog-actions">
                { form_button("keys", None, words.key_list(), false, keys) }
                <button class="button primary" data-action="play-typed">{ words.typed_play() }</button>
            </div>
        </form>
    };
    modal("typed", words.type_move(), words, on, content)
}

/// Renders the list of keyboard shortcuts, in the order in which players learn them.
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
