//! Heading of a position or line that is shown in place of the current position of the game, and
//! the buttons that step through the moves.

use super::buttons::{button, press_callback};
use super::icon::{icon, icon_button};
use super::{renders, wording};
use crate::app::dialogs::Kind;
use crate::app::table::view::{ReviewKind, ReviewView, StepButtonsView};
use crate::app::table::{self, ReviewStep};
use crate::app::{Msg, PageMsg};
use crate::words::Words;
use yew::prelude::*;

/// Renders the heading of a position or line that is shown in place of the game, and the button
/// back to the game. For an imported game, a further button starts a game from the shown position.
pub(super) fn viewed_position(view: &ReviewView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("looking");
    let heading = match &view.kind {
        ReviewKind::EarlierPosition => words.looking_back_at().to_owned(),
        ReviewKind::Mate(color) => words.mate_line(*color),
        ReviewKind::DeclaredMove => words.intended_line().to_owned(),
        ReviewKind::ImportedGame { headers, score } => words.game_title(headers, *score),
    };
    html! {
        <div class="looking" data-looking={view.kind.code()}>
            <p><strong>{ heading }</strong><span>{ wording::shown_place(words, &view.place) }</span></p>
            if let ReviewKind::ImportedGame { .. } = view.kind {
                { button("button", "play-on", words.play_on(), press_callback(on, table::Msg::PlayFromReview)) }
            }
            { button("button primary", "live", words.back_to_game(), press_callback(on, table::Msg::StepReview(ReviewStep::BackToGame))) }
        </div>
    }
}

/// Renders the four buttons that step through the moves of the game, and the button that opens the
/// dialog for typed moves.
pub(super) fn step_buttons(view: StepButtonsView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("steps");
    let step = |action: &'static str, label: &'static str, leads: bool, to: ReviewStep| {
        html! {
            <button key={action} class="icon-button" data-action={action} aria-label={label} title={label}
                aria-disabled={(!leads).then_some("true")} onclick={press_callback(on, table::Msg::StepReview(to))}>
                { icon(action) }
            </button>
        }
    };
    html! {
        <div class="steps" role="group" aria-label={words.steps()}>
            { step("first", words.step_first(), view.can_go_back, ReviewStep::First) }
            { step("previous", words.step_previous(), view.can_go_back, ReviewStep::Previous) }
            { step("next", words.step_next(), view.can_go_forward, ReviewStep::Next) }
            { step("last", words.step_last(), view.can_go_forward, ReviewStep::Last) }
            { icon_button("type-move", "keyboard", words.type_move(), press_callback(on, PageMsg::OpenDialog(Kind::Typed))) }
        </div>
    }
}
