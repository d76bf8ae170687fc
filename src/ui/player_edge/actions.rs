//! Buttons of one player beside the board: takebacks, offers, claims, resignation, and answers to
//! the opponent.

use crate::app::Msg;
use crate::app::table::view::{ClaimStatus, EdgeActions, EdgeButton, EdgeButtonKind, PlayerEdgeView};
use crate::app::table::{self, PlayerQuestion};
use crate::rules::Color;
use crate::ui::buttons::{answer_button, press_callback};
use crate::ui::icon::icon;
use crate::ui::names::side_name;
use crate::words::Words;
use yew::prelude::*;

/// Returns the text in one player's strip beside the board; `None` if the strip has no text. The
/// text asks the player a question (for example, about a draw offer), says whether the player can
/// claim a draw, or says that the opponent has not answered yet.
pub(in crate::ui) fn edge_text(view: &PlayerEdgeView, words: &Words) -> Option<String> {
    let opponent = words.player_name(&view.opponent);
    Some(match view.actions {
        EdgeActions::Answer(PlayerQuestion::Request(kind)) => {
            words.request_text(&opponent, !view.color, kind)
        }
        EdgeActions::Answer(PlayerQuestion::ConfirmMove) => words.confirm_move().to_owned(),
        EdgeActions::Answer(PlayerQuestion::GrantUndo) => words.undo_draw_text(&opponent, !view.color),
        EdgeActions::Answer(_) => words.draw_offer_text(&opponent, !view.color),
        EdgeActions::ChooseDraw(ClaimStatus::Now, _) => words.claim_possible().to_owned(),
        EdgeActions::ChooseDraw(ClaimStatus::WithMove, _) => words.claim_possible_with_move().to_owned(),
        EdgeActions::ChooseDraw(ClaimStatus::NotYet(counts), _) => words.claim_not_yet_text(&counts),
        EdgeActions::ChooseDraw(ClaimStatus::NotOnTurn, _) => words.claim_not_on_turn().to_owned(),
        _ if view.awaits_answer => words.waiting_text(!view.color, &opponent),
        _ => return None,
    })
}

/// Renders one player's buttons, such as the button that offers a draw. While a question to the
/// player is open, renders the answers instead.
pub(in crate::ui) fn action_buttons(view: &PlayerEdgeView, words: &Words, on: &Callback<Msg>) -> Html {
    let color = view.color;
    let reply = |class, action, label: &'static str, yes| {
        let onclick = press_callback(on, table::Msg::AnswerQuestion { by: color, yes });
        answer_button(class, action, color, label.into(), onclick)
    };
    let (no, no_label, yes, yes_label) = match &view.actions {
        EdgeActions::None => return Html::default(),
        EdgeActions::Choose(buttons) => {
            return html! {
                <div class="desk">{ for buttons.iter().map(|button| action_button(button, color, words, on)) }</div>
            };
        }
        EdgeActions::ChooseDraw(claim, buttons) => {
            let button = |button: &EdgeButton| draw_button(button, *claim, color, words, on);
            return html! { <div class="desk answers">{ for buttons.iter().map(button) }</div> };
        }
        EdgeActions::Answer(PlayerQuestion::Request(_)) => {
            ("dissent", words.decline_draw(), "consent", words.consent())
        }
        EdgeActions::Answer(PlayerQuestion::GrantUndo) => {
            ("dissent", words.decline_draw(), "undo-end", words.consent())
        }
        EdgeActions::Answer(PlayerQuestion::ConfirmMove) => {
            ("drop-move", words.cancel(), "confirm-move", words.make_move())
        }
        EdgeActions::Answer(_) => ("decline-draw", words.decline_draw(), "accept-draw", words.accept_draw()),
    };
    html! {
        <div class="desk answers">
            { reply("button", no, no_label, false) }
            { reply("button primary", yes, yes_label, true) }
        </div>
    }
}

/// Renders one button of the choice between a draw offer and a draw claim, with a text label.
fn draw_button(
    button: &EdgeButton,
    claim: ClaimStatus,
    color: Color,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let (action, _, label) = button_texts(button.kind, words);
    let claims_now = button.kind == EdgeButtonKind::ClaimDraw && claim == ClaimStatus::Now;
    let (class, label) =
        if claims_now { ("button primary", words.claim_draw_now()) } else { ("button", label) };
    let onclick = press_callback(on, button.msg.clone());
    html! {
        <button key={action} {class} data-action={action} data-side={side_name(color)}
            aria-disabled={(!button.is_enabled).then_some("true")} {onclick}>{ label }</button>
    }
}

/// Renders one button of a player, such as the button that resigns. If the action is not possible,
/// the button still accepts a press, and a notice says why the action is not possible.
fn action_button(button: &EdgeButton, color: Color, words: &Words, on: &Callback<Msg>) -> Html {
    let (action, picture, label) = button_texts(button.kind, words);
    // If a draw offer goes with the player's next move, the button that opens the choice between
    // offer and claim has the label of the offer. The name of this button is still `draw`.
    let opens_choice = matches!(button.msg, table::Msg::ToggleDrawChoices(_)) && action == "offer-draw";
    let action = if opens_choice { "draw" } else { action };
    let onclick = press_callback(on, button.msg.clone());
    html! {
        <button key={action} class={classes!("icon-button", opens_choice.then_some("offered"))} data-action={action} data-side={side_name(color)}
            aria-disabled={(!button.is_enabled).then_some("true")} aria-label={label} title={label} {onclick}>
            { icon(picture) }
        </button>
    }
}

/// Returns the name of a button (`data-action`), the name of its icon, and its label.
fn button_texts(kind: EdgeButtonKind, words: &Words) -> (&'static str, &'static str, &'static str) {
    match kind {
        EdgeButtonKind::Redo => ("redo", "redo", words.ask_redo()),
        EdgeButtonKind::Takeback => ("undo", "undo", words.ask_takeback()),
        EdgeButtonKind::WithdrawRequest => ("withdraw", "close", words.withdraw_request()),
        EdgeButtonKind::Draw => ("draw", "half", words.draw_choices()),
        EdgeButtonKind::ClaimDraw => ("claim-draw", "draw", words.claim_draw()),
        EdgeButtonKind::OfferDraw => ("offer-draw", "half", words.offer_draw()),
        EdgeButtonKind::OfferGoesWithMove => ("offer-draw", "half", words.offer_goes_with_move()),
        EdgeButtonKind::CloseDrawChoices => ("close-draw", "close", words.cancel()),
        EdgeButtonKind::Resign => ("resign", "flag", words.resign()),
    }
}
