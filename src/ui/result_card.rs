//! Card that the panel beside the board shows at the end of a game: the running score and the
//! buttons for the next steps.

use super::buttons::{button, press_callback};
use super::icon::icon_button;
use super::renders;
use crate::app::dialogs::{self, Kind, sheet};
use crate::app::table::view::ResultCardView;
use crate::app::{Msg, PageMsg, RunningScore, table};
use crate::club::codes::Ticket;
use crate::game::Game;
use crate::rules::Color;
use crate::words::{PlayerName, Words, result_text};
use yew::prelude::*;

/// Renders the card at the end of a game, below the result: the running score (`tally`) and the
/// buttons for the next steps.
pub(super) fn result_card(
    view: &ResultCardView,
    tally: &RunningScore,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("card");
    let code = {
        let on = on.clone();
        Callback::from(move |_: MouseEvent| {
            on.emit(PageMsg::OpenDialog(Kind::Sheet).into());
            on.emit(dialogs::Msg::Sheet(sheet::Msg::MakeLink).into());
        })
    };
    let open = |kind: Kind| press_callback(on, PageMsg::OpenDialog(kind));
    let names = Color::ALL.map(|color| words.player_name(&PlayerName::of(view.game.headers(), color)));
    let has_ticket = Ticket::has_ticket(view.game.headers());
    html! {
        <div class="card" data-card="result" role="group" aria-label={words.result_card()}>
            { icon_button("look-through", "close", words.close(), press_callback(on, table::Msg::PutCardAway)) }
            if tally.is_worth_showing() {
                <p data-tally="">
                    { words.tally_text(Color::ALL.map(|color| (&*names[color.index()], tally.points(color)))) }
                </p>
            }
            if view.is_first {
                <p class="hint" data-first-end="">{ words.first_end() }</p>
            }
            <div class="card-actions">
                if has_ticket {
                    { button("button primary", "result-code", words.link_result(), code) }
                }
                { button(if has_ticket { "button" } else { "button primary" }, "rematch", words.rematch(), press_callback(on, PageMsg::Rematch)) }
                { button("button", "new-game", words.new_game(), open(Kind::NewGame)) }
                { button("button", "review", words.review(), open(Kind::Review)) }
                { button("button", "share", words.share_game(), open(Kind::Sheet)) }
                if view.can_explain {
                    { button("button", "why", words.ask_why(), press_callback(on, table::Msg::ExplainResult { step: 0 })) }
                }
            </div>
        </div>
    }
}

/// Renders a copy of the result and of the most common buttons, for the strip of a player on the
/// far side of the screen. Screen readers and the Tab key skip this copy, because they reach the
/// original card.
pub(super) fn far_result_card(view: &ResultCardView, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <div class="card far-card" aria-hidden="true">
            { result_heading(&view.game, words) }
            <div class="card-actions">
                <button class="button primary" tabindex="-1" onclick={press_callback(on, PageMsg::Rematch)}>
                    { words.rematch() }
                </button>
                <button class="button" tabindex="-1" onclick={press_callback(on, PageMsg::OpenDialog(Kind::NewGame))}>
                    { words.new_game() }
                </button>
            </div>
        </div>
    }
}

/// Renders the result of a game: the winner's name, the score, and how the game ended. After a
/// draw, or if the winner has no name, renders how the game ended and the score. Renders nothing
/// for a game in progress.
pub(super) fn result_heading(game: &Game, words: &Words) -> Html {
    let Some(outcome) = game.outcome() else { return Html::default() };
    let winner =
        outcome.winner().map(|color| (color, words.player_name(&PlayerName::of(game.headers(), color))));
    let score = html! { <b class="score">{ words.number_text(&result_text(outcome.result)) }</b> };
    match winner.filter(|(_, name)| !name.is_empty()) {
        Some(winner) => {
            let reason = words.reason_below_winner(outcome, game.explanation());
            html! { <><strong>{ words.winner_text(Some((winner.0, &winner.1))) }</strong>{ score }<span>{ reason }</span></> }
        }
        None => {
            html! { <><strong>{ words.result_reason(outcome, game.explanation()) }</strong>{ score }</> }
        }
    }
}
