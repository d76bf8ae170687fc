//! Dialog in which the arbiter sets the clocks, corrects the position and ends the game.

use super::modal::modal;
use super::side_name;
use crate::app::dialogs::arbiter;
use crate::app::dialogs::arbiter::ArbiterView;
use crate::app::{Msg, dialogs};
use crate::game::{ClockDisplay, GameResult, Span};
use crate::rules::{Color, FenError};
use crate::ui::buttons::{form_button, press_callback};
use crate::words::{Words, result_text};
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// Renders the dialog in which the arbiter sets the clocks, corrects the position and ends the
/// game. The dialog also lists the arbiter's earlier changes of the clocks.
pub(super) fn arbiter_dialog(view: &ArbiterView, words: &Words, on: &Callback<Msg>) -> Html {
    let content = html! {
        <>
            <div class="dialog-body">
                { decision_form(view.dialog.deciding, words, on) }
                if !view.clocks.is_empty() {
                    <h3>{ words.set_clocks() }</h3>
                    <p class="hint">{ words.set_clocks_hint() }</p>
                }
                { for view.clocks.iter().map(|(color, left)| {
                    clock_form(*color, *left, view.dialog.fault == Some(*color), words, on)
                }) }
                if let Some(fen) = &view.fen {
                    { correction_form(fen, view.dialog.position_fault, words, on) }
                }
                if !view.edits.is_empty() {
                    <h3>{ words.clock_edits() }</h3>
                    <ol class="clock-edits">
                        { for view.edits.iter().map(|(edit, after)| html! { <li>{ words.clock_edit_text(edit, *after) }</li> }) }
                    </ol>
                }
            </div>
        </>
    };
    modal("clocks", words.arbiter(), words, on, content)
}

/// Returns a submit listener for a form with one or two text fields in the arbiter's dialog. `msg`
/// makes the message from the texts of the fields. The second text is empty if the form has only
/// one field.
fn typed_message(
    on: &Callback<Msg>,
    msg: impl Fn(String, String) -> arbiter::Msg + 'static,
) -> Callback<SubmitEvent> {
    on.reform(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
        let inputs = form.and_then(|form| form.query_selector_all("input").ok());
        let value = |number| {
            let input = inputs.as_ref().and_then(|inputs| inputs.get(number));
            let input = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
            input.map(|input| input.value()).unwrap_or_default()
        };
        to_app_msg(msg(value(0), value(1)))
    })
}

/// Wraps a message of the arbiter's dialog as a message of the app.
fn to_app_msg(msg: arbiter::Msg) -> Msg {
    dialogs::Msg::Arbiter(msg).into()
}

/// Renders a button for each result with which the arbiter can end the game.
///
/// If a result has been chosen (`deciding`), a form asks for the reason and the confirmation. The
/// form is below the buttons, so that a double tap on the button of a result does not confirm the
/// result.
fn decision_form(deciding: Option<GameResult>, words: &Words, on: &Callback<Msg>) -> Html {
    let choose = |result| press_callback(on, to_app_msg(arbiter::Msg::Choose(result)));
    html! {
        <>
            <h3>{ words.end_game_as() }</h3>
            <div class="arbiter-results">
                { for GameResult::ALL.into_iter().map(|result| html! {
                    <button class="button" data-action="decide" data-score={result.name()}
                        data-side={result.winner().map(side_name)}
                        aria-pressed={(deciding == Some(result)).then_some("true")} onclick={choose(Some(result))}>
                        { words.number_text(&result_text(result)) }
                    </button>
                }) }
            </div>
            if let Some(score) = deciding.map(result_text) {
                <form class="clock-form" onsubmit={typed_message(on, |why, _| arbiter::Msg::Decide(why))}>
                    <label class="cell">
                        <small>{ words.decision_reason() }</small>
                        <input name="why" maxlength="80" autocomplete="off" />
                    </label>
                    { form_button("keep-playing", None, words.keep_playing(), false, choose(None)) }
                    <button class="button danger" data-action="confirm">{ words.confirm_decision(&score) }</button>
                </form>
            }
        </>
    }
}

/// Renders the fields in which the arbiter corrects the position and gives the reason. `fen` is the
/// position that the board shows, which may be an earlier position of the game. `position_fault`
/// says what is wrong with the FEN that the arbiter has entered.
fn correction_form(fen: &str, position_fault: Option<FenError>, words: &Words, on: &Callback<Msg>) -> Html {
    let fault = position_fault.map(|fault| words.fen_fault(&fault));
    html! {
        <>
            <h3>{ words.put_right() }</h3>
            <p class="hint">{ words.put_right_hint() }</p>
            <form class="clock-form" onsubmit={typed_message(on, |fen, why| arbiter::Msg::CorrectPosition { fen, why })}>
                <label class="cell wide">
                    <small>{ words.put_right_fen() }</small>
                    <input name="fen" ~defaultValue={fen.to_owned()} autocomplete="off" spellcheck="false"
                        aria-invalid={fault.is_some().then_some("true")}
                        aria-describedby={fault.is_some().then_some("fen-fault")} />
                    if let Some(fault) = fault {
                        <em class="fault" id="fen-fault">{ fault }</em>
                    }
                </label>
                <label class="cell">
                    <small>{ words.decision_reason() }</small>
                    <input name="correction" maxlength="80" autocomplete="off" />
                </label>
                <button class="button" data-action="put-right">{ words.put_right_button() }</button>
            </form>
        </>
    }
}

/// Renders the form in which the arbiter sets the clock of the player `color`. `left` is the time
/// on the clock. `fault` is true if the entered text is not a time.
fn clock_form(color: Color, left: Span, fault: bool, words: &Words, on: &Callback<Msg>) -> Html {
    let onsubmit = typed_message(on, move |typed, _| arbiter::Msg::Set { color, typed });
    let description_id = format!("set-{}-fault", side_name(color));
    html! {
        <form class="clock-form" key={side_name(color)} {onsubmit}>
            <label class="cell">
                <small>{ words.clock_of(color) }</small>
                <input name={format!("set-{}", side_name(color))} ~defaultValue={ClockDisplay::new(left).to_string()}
                    autocomplete="off" aria-invalid={fault.then_some("true")}
                    aria-describedby={fault.then(|| description_id.clone())} />
                if fault {
                    <em class="fault" id={description_id}>{ words.not_a_time() }</em>
                }
            </label>
            <button class="button" data-action="set-clock" data-side={side_name(color)}>{ words.set_clock() }</button>
            { form_button("add-time", Some(side_name(color)), words.add_15(), false, press_callback(on, to_app_msg(arbiter::Msg::Add(color)))) }
        </form>
    }
}
