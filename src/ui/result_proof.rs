//! Explanation of a game's result, as text and on the board.

use super::buttons::{button, press_callback};
use super::renders;
use crate::app::table::view::ResultExplanationView;
use crate::app::table::{self, ReviewStep};
use crate::app::{EndExplanation, Msg, PageMsg};
use crate::game::Game;
use crate::words::Words;
use yew::prelude::*;

/// Renders the explanation of a game's result: why no move or mate is possible, the mate that was
/// still possible, or the repeated positions, each of which a tap shows on the board.
pub(super) fn result_proof(view: &ResultExplanationView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("proof");
    let show = |look: ReviewStep| press_callback(on, table::Msg::StepReview(look));
    match view {
        ResultExplanationView::Why { asked: false, .. } => html! {
            <div class="proof">
                { button("button", "why", words.ask_why(), press_callback(on, table::Msg::ExplainResult)) }
                { button("button", "rematch", words.rematch(), press_callback(on, PageMsg::Rematch)) }
            </div>
        },
        ResultExplanationView::Why { game, asked: true } => html! {
            <>
                <ul class="why" data-why="" aria-label={words.ask_why()}>
                    { for why_game_is_over(words, game).into_iter().map(|line| html! { <li>{ line }</li> }) }
                </ul>
                // The explanation replaces the card, so the most common next step is beside it.
                <div class="proof">
                    { button("button", "rematch", words.rematch(), press_callback(on, PageMsg::Rematch)) }
                </div>
            </>
        },
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

/// Returns the reasons why the position ended the game (no legal move, or a dead position), one
/// sentence each.
pub(super) fn why_game_is_over(words: &Words, game: &Game) -> Vec<String> {
    match EndExplanation::of_game(game) {
        Some(EndExplanation::NoLegalMove(why)) => words.no_move_explanation(game.position(), &why),
        Some(EndExplanation::Dead(why)) => vec![words.dead_position_sentence(game.position(), why)],
        None => Vec::new(),
    }
}
