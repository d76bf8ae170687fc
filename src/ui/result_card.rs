//! Result card over the board at the end of a game.

use super::buttons::{button, press_callback};
use super::renders;
use crate::app::dialogs::{self, Kind, sheet};
use crate::app::table::view::ResultCardView;
use crate::app::{EndExplanation, Msg, PageMsg, RunningScore, table};
use crate::club::codes::Ticket;
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// Renders the card at the end of a game: the winner, the reason, the running score (`tally`) and
/// the buttons for the next game.
pub(super) fn result_card(
    view: &ResultCardView,
    tally: &RunningScore,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("card");
    let Some(outcome) = view.game.outcome() else { return Html::default() };
    let reason = words.result_reason(outcome, view.game.explanation());
    // Without a name, the reason says which side has won.
    let winner =
        outcome.winner().map(|color| (color, tally.name(color))).filter(|(_, name)| !name.is_empty());
    let told = match winner {
        Some(winner) => html! { <><strong>{ words.winner_text(Some(winner)) }</strong><p>{ reason }</p></> },
        None => html! { <strong>{ reason }</strong> },
    };
    let code = {
        let on = on.clone();
        Callback::from(move |_: MouseEvent| {
            on.emit(PageMsg::OpenDialog(Kind::Sheet).into());
            on.emit(dialogs::Msg::Sheet(sheet::Msg::MakeLink).into());
        })
    };
    let open = |kind: Kind| press_callback(on, PageMsg::OpenDialog(kind));
    html! {
        <div class="halted card" data-card="result" role="group" aria-label={words.result_card()}>
            { told.clone() }
            // For a player on the far side of the screen.
            <div class="to-far" aria-hidden="true">{ told }</div>
            if tally.is_worth_showing() {
                <p data-tally="">
                    { words.tally_text(Color::ALL.map(|color| (tally.name(color), tally.points(color)))) }
                </p>
            }
            if view.is_first {
                <p class="hint" data-first-end="">{ words.first_end() }</p>
            }
            <div class="dialog-actions">
                if Ticket::has_ticket(view.game.headers()) {
                    { button("button primary", "result-code", words.link_result(), code) }
                }
                { button(if Ticket::has_ticket(view.game.headers()) { "button" } else { "button primary" }, "rematch", words.rematch(), press_callback(on, PageMsg::Rematch)) }
                { button("button", "new-game", words.new_game(), open(Kind::NewGame)) }
                { button("button", "review", words.review(), open(Kind::Review)) }
                { button("button", "look-through", words.look_through(), press_callback(on, table::Msg::PutCardAway)) }
                { button("button", "share", words.share_game(), open(Kind::Sheet)) }
                if EndExplanation::can_explain(&view.game) {
                    { button("button", "why", words.ask_why(), press_callback(on, table::Msg::ExplainResult)) }
                }
            </div>
        </div>
    }
}
