//! What a player can do besides moving: offer, claim, ask, resign, and answer the other player.

use super::icon::icon;
use super::names::side;
use crate::app::{Model, Msg};
use crate::game::{DrawRule, Event, Span};
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

/// The buttons of one player; while the other one waits for an answer, the answers.
pub(crate) fn desk(model: &Model, color: Color, on: &Callback<Msg>) -> Html {
    let game = &model.game;
    if game.outcome().is_some() || game.flag_fallen().is_some() || model.elsewhere {
        return Html::default();
    }
    let button = Button { color, on };
    if game.offer().is_some_and(|offer| offer.delivered && offer.by != color) {
        return asked(
            text::DRAW_OFFERED,
            button.words("accept-draw", text::ACCEPT_DRAW, Msg::Act(Event::AcceptDraw(color))),
            button.words("decline-draw", text::DECLINE_DRAW, Msg::Act(Event::DeclineDraw(color))),
        );
    }
    if let Some(request) = game.request().filter(|request| request.by != color) {
        return asked(
            text::request(request.what),
            button.words("consent", text::CONSENT, Msg::Act(Event::Consent(color))),
            button.words("dissent", text::DISSENT, Msg::Act(Event::Dissent(color))),
        );
    }
    if model.resigning.is_some_and(|resigning| resigning.by == color) {
        return html! {
            <div class="desk">
                <button class="button danger" data-action="resign" data-side={side(color)} key="resign"
                    onclick={on.reform(move |_| Msg::Resign(color))}>{ text::RESIGN_SURE }</button>
            </div>
        };
    }
    let rules = game.rules();
    let claims = [rules.threefold, rules.fifty_moves]
        .iter()
        .any(|rule| !matches!(rule, DrawRule::Off | DrawRule::AtOnce));
    let begun = !game.moves().is_empty();
    let open = game.offer().filter(|offer| offer.by == color);
    let offer = match open {
        Some(offer) if offer.delivered => text::OFFER_OPEN,
        Some(_) => text::OFFER_GOES_WITH_MOVE,
        None => text::OFFER_DRAW,
    };
    html! {
        <div class="desk">
            if game.can_redo() {
                { button.icon("redo", "redo", text::REDO, game.request().is_none(), Msg::Act(Event::AskRedo(color))) }
            }
            if game.clock().is_some_and(|clock| !clock.control().allowance(!color).stages.is_empty()) {
                { button.icon("give-time", "give", text::GIVE_TIME, begun,
                    Msg::Act(Event::GiveTime { to: !color, time: Span::from_secs(15) })) }
            }
            { button.icon("undo", "undo", text::UNDO, game.takeback_plies(color).is_some() && game.request().is_none(),
                Msg::Act(Event::AskTakeback(color))) }
            if claims {
                { button.icon("claim-draw", "draw", text::CLAIM_DRAW, begun, Msg::ClaimDraw(color)) }
            }
            { button.icon("offer-draw", "half", offer, game.may_offer_draw(color), Msg::Act(Event::OfferDraw(color))) }
            { button.icon("resign", "flag", text::RESIGN, true, Msg::Resign(color)) }
        </div>
    }
}

/// A question to a player, with both answers.
fn asked(question: &'static str, yes: Html, no: Html) -> Html {
    html! { <div class="desk asked"><span>{ question }</span>{ yes }{ no }</div> }
}

struct Button<'a> {
    color: Color,
    on: &'a Callback<Msg>,
}

impl Button<'_> {
    fn words(&self, action: &'static str, label: &'static str, msg: Msg) -> Html {
        let onclick = self.on.reform(move |_: MouseEvent| msg.clone());
        html! {
            <button key={action} class="button" data-action={action} data-side={side(self.color)} {onclick}>
                { label }
            </button>
        }
    }

    fn icon(
        &self,
        action: &'static str,
        name: &'static str,
        label: &'static str,
        may: bool,
        msg: Msg,
    ) -> Html {
        let onclick = self.on.reform(move |_: MouseEvent| msg.clone());
        html! {
            <button key={action} class="icon-button" data-action={action} data-side={side(self.color)}
                disabled={!may} aria-label={label} title={label} {onclick}>
                { icon(name) }
            </button>
        }
    }
}
