//! The card on the board at the end of a game.

use super::press::{button, press};
use super::renders;
use crate::app::dialogs::Kind;
use crate::app::table::view::CardView;
use crate::app::{Msg, PageMsg, Tally, table};
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// Who has won, why, the running score, and what may come next.
pub(super) fn card(view: &CardView, tally: &Tally, words: &Words, on: &Callback<Msg>) -> Html {
    renders::note("card");
    let Some(outcome) = view.game.outcome() else { return Html::default() };
    let open = |kind: Kind| press(on, PageMsg::Open(kind));
    html! {
        <div class="halted card" data-card="result" role="group" aria-label={words.result_card()}>
            <strong>{ words.winner(outcome.winner.map(|color| (color, tally.name(color)))) }</strong>
            <p>{ words.reason(outcome, view.game.explanation()) }</p>
            if tally.tells() {
                <p data-tally="">
                    { words.tally(Color::ALL.map(|color| (tally.name(color), tally.points(color)))) }
                </p>
            }
            <div class="dialog-actions">
                { button("button primary", "rematch", words.rematch(), press(on, PageMsg::Rematch)) }
                { button("button", "new-game", words.new_game(), open(Kind::NewGame)) }
                { button("button", "look-through", words.look_through(), press(on, table::Msg::PutCardAway)) }
                { button("button", "share", words.share_game(), open(Kind::Sheet)) }
            </div>
        </div>
    }
}
