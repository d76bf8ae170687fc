//! Explanation of a game's result, as text and on the board.

use super::buttons::{button, press_callback};
use super::icon::{icon, icon_button};
use super::renders;
use crate::app::table::view::ResultExplanationView;
use crate::app::table::{self, ReviewStep};
use crate::app::{EndExplanation, Msg, PageMsg};
use crate::game::Game;
use crate::words::Words;
use yew::prelude::*;

/// Renders the explanation of a game's result: the reasons why no move or no mate is possible, a
/// button that shows the mate that was still possible, or the repeated positions. A press on a
/// repeated position shows it on the board.
pub(super) fn result_proof(view: &ResultExplanationView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("proof");
    let show = |look: ReviewStep| press_callback(on, table::Msg::StepReview(look));
    let explain = |step: usize| press_callback(on, table::Msg::ExplainResult { step });
    let rematch = || button("button", "rematch", words.rematch(), press_callback(on, PageMsg::Rematch));
    match view {
        ResultExplanationView::Why { step: None, .. } => html! {
            <div class="proof">
                { button("button", "why", words.ask_why(), explain(0)) }
                { rematch() }
            </div>
        },
        ResultExplanationView::Why { game, step: Some(step) } => {
            let sentences = why_game_is_over(words, game);
            html! {
                <>
                    <div class="why" data-why={step.to_string()} role="group" aria-label={words.ask_why()}>
                        { icon_button("close-why", "close", words.close(), press_callback(on, table::Msg::CloseExplanation)) }
                        <p>{ sentences.get(*step).cloned() }</p>
                        if sentences.len() > 1 {
                            <div class="proof">
                                { step_button("why-previous", "previous", words.why_previous(), step.checked_sub(1), &explain) }
                                <span class="why-place">{ words.why_place(&(step + 1), &sentences.len()) }</span>
                                { step_button("why-next", "next", words.why_next(), Some(step + 1).filter(|next| *next < sentences.len()), &explain) }
                            </div>
                        }
                    </div>
                    // The explanation replaces the card with the next steps, so the button for a
                    // rematch is repeated here.
                    <div class="proof">{ rematch() }</div>
                </>
            }
        }
        ResultExplanationView::Mate => html! {
            <div class="proof">
                { button("button", "show-mate", words.show_mate(), show(ReviewStep::Mate)) }
            </div>
        },
        ResultExplanationView::Positions { game, plies } => html! {
            <div class="proof" role="group" aria-label={words.proof()}>
                { for plies.iter().map(|ply| html! {
                    <button key={*ply} class="button" data-proof={ply.to_string()} onclick={show(ReviewStep::GamePly(*ply))}>
                        { words.occurrence_label(game, *ply) }
                    </button>
                }) }
            </div>
        },
    }
}

/// Renders a button with an icon that shows the next or the previous reason. `to` is the index of
/// the reason to show; `None` disables the button.
fn step_button(
    action: &'static str,
    picture: &'static str,
    label: &'static str,
    to: Option<usize>,
    explain: &impl Fn(usize) -> Callback<MouseEvent>,
) -> Html {
    html! {
        <button key={action} class="icon-button" data-action={action} aria-label={label} title={label}
            aria-disabled={to.is_none().then_some("true")} onclick={to.map(explain)}>
            { icon(picture) }
        </button>
    }
}

/// Returns the reasons why the position ended the game (no legal move, or a dead position), one
/// sentence each; empty for any other end of the game.
pub(super) fn why_game_is_over(words: &Words, game: &Game) -> Vec<String> {
    match EndExplanation::of_game(game) {
        Some(EndExplanation::NoLegalMove(why)) => words.no_move_explanation(game.position(), &why),
        Some(EndExplanation::Dead(why)) => vec![words.dead_position_sentence(game.position(), why)],
        None => Vec::new(),
    }
}
