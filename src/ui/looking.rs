//! What is looked at in place of the game in progress, and the ways through it and back.

use super::icon::icon;
use crate::app::{About, Look, Looking, Model, Msg};
use crate::text;
use yew::prelude::*;

/// What is looked at, with the way back; nothing while the game in progress is shown.
pub(crate) fn looking(model: &Model, on: &Callback<Msg>) -> Html {
    let (kind, heading) = match &model.looking {
        None => return Html::default(),
        Some(Looking::Back(_)) => ("back", text::LOOKING_BACK_AT.to_owned()),
        Some(Looking::Aside { about: About::Mate, .. }) => ("mate", text::MATE_LINE.to_owned()),
        Some(Looking::Aside { about: About::Intended, .. }) => ("intended", text::INTENDED_LINE.to_owned()),
        Some(Looking::Aside { about: About::Record { headers, score }, .. }) => {
            ("record", text::title(headers, *score))
        }
    };
    html! {
        <div class="looking" data-looking={kind}>
            <p><strong>{ heading }</strong><span>{ text::place(&model.shown()) }</span></p>
            if kind == "record" {
                <button class="button" data-action="play-on" onclick={on.reform(|_| Msg::PlayOn)}>
                    { text::PLAY_ON }
                </button>
            }
            <button class="button primary" data-action="live" onclick={on.reform(|_| Msg::Look(Look::Live))}>
                { text::LIVE }
            </button>
        </div>
    }
}

/// The four buttons that step.
pub(crate) fn steps(model: &Model, on: &Callback<Msg>) -> Html {
    let shown = model.shown();
    let (start, end) = (shown.at == 0, shown.at == shown.moves.len());
    let step = |action: &'static str, label: &'static str, idle: bool, look: Look| {
        html! {
            <button key={action} class="icon-button" data-action={action} aria-label={label} title={label}
                aria-disabled={idle.then_some("true")} onclick={on.reform(move |_: MouseEvent| Msg::Look(look))}>
                { icon(action) }
            </button>
        }
    };
    html! {
        <div class="steps" role="group" aria-label={text::STEPS}>
            { step("first", text::FIRST, start, Look::First) }
            { step("previous", text::PREVIOUS, start, Look::Previous) }
            { step("next", text::NEXT, end, Look::Next) }
            { step("last", text::LAST, end, Look::Last) }
        </div>
    }
}
