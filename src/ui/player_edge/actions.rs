//! Buttons of one player other than for moves: offers, claims, resignation, and answers to the
//! opponent.

use crate::app::Msg;
use crate::app::table::view::{EdgeActions, EdgeButton, EdgeButtonKind, EdgeView};
use crate::app::table::{self, PlayerQuestion};
use crate::rules::Color;
use crate::ui::buttons::{answer_button, press_callback};
use crate::ui::icon::icon;
use crate::ui::names::side_name;
use crate::words::Words;
use yew::prelude::*;

/// Renders one player's buttons, such as for a draw offer, or the answers while a question is open.
pub(in crate::ui) fn action_buttons(view: &EdgeView, words: &Words, on: &Callback<Msg>) -> Html {
    let color = view.color;
    let reply = |action, label: &'static str, yes| {
        let onclick = press_callback(on, table::Msg::AnswerQuestion { by: color, yes });
        answer_button("button", action, color, label.into(), onclick)
    };
    match &view.actions {
        EdgeActions::None => Html::default(),
        EdgeActions::Answer(PlayerQuestion::Request(wish)) => question_buttons(
            words.request_text(&view.opponent, *wish).into(),
            reply("consent", words.consent(), true),
            reply("dissent", words.refuse(), false),
        ),
        EdgeActions::Answer(PlayerQuestion::ConfirmMove) => question_buttons(
            words.confirm_move().into(),
            reply("confirm-move", words.make_move(), true),
            reply("drop-move", words.cancel(), false),
        ),
        EdgeActions::Answer(_) => question_buttons(
            words.draw_offer_text(&view.opponent, !color).into(),
            reply("accept-draw", words.accept_draw(), true),
            reply("decline-draw", words.decline_draw(), false),
        ),
        EdgeActions::Choose(buttons) => html! {
            <div class="desk">{ for buttons.iter().map(|button| action_button(button, color, words, on)) }</div>
        },
    }
}

/// Renders a question to a player, such as about a draw offer, with its two buttons `yes` and `no`.
fn question_buttons(question: AttrValue, yes: Html, no: Html) -> Html {
    html! { <div class="desk asked"><span>{ question }</span>{ yes }{ no }</div> }
}

/// Renders one button of a player, such as for resigning.
fn action_button(button: &EdgeButton, color: Color, words: &Words, on: &Callback<Msg>) -> Html {
    let (action, picture, label) = match button.kind {
        EdgeButtonKind::Redo => ("redo", "redo", words.ask_redo()),
        EdgeButtonKind::Takeback => ("undo", "undo", words.ask_takeback()),
        EdgeButtonKind::Draw => ("draw", "half", words.draw_choices()),
        EdgeButtonKind::ClaimDraw => ("claim-draw", "draw", words.claim_draw()),
        EdgeButtonKind::OfferDraw => ("offer-draw", "half", words.offer_draw()),
        EdgeButtonKind::OfferGoesWithMove => ("offer-draw", "half", words.offer_goes_with_move()),
        EdgeButtonKind::OfferOpen => ("offer-draw", "half", words.offer_open()),
        EdgeButtonKind::CloseDrawChoices => ("close-draw", "close", words.cancel()),
        EdgeButtonKind::Resign => ("resign", "flag", words.resign()),
    };
    // While an offer is open, the button that opens the choice looks like one for the offer, but
    // keeps its own name for tests.
    let opens_choice = matches!(button.msg, table::Msg::ToggleDrawChoices(_)) && action == "offer-draw";
    let action = if opens_choice { "draw" } else { action };
    let onclick = press_callback(on, button.msg.clone());
    html! {
        <button key={action} class={classes!("icon-button", opens_choice.then_some("offered"))} data-action={action} data-side={side_name(color)}
            disabled={!button.is_enabled} aria-label={label} title={label} {onclick}>
            { icon(picture) }
        </button>
    }
}
