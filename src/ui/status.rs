//! Status line: the side to move, or the result of the game.

use super::buttons::press_callback;
use super::dialogs_part::Dialogs;
use super::names::king_code;
use super::renders;
use super::result_card::result_heading;
use crate::app::dialogs::Kind;
use crate::app::table::view::{StatusChips, StatusView};
use crate::app::{Msg, PageMsg};
use crate::words::Words;
use yew::prelude::*;

/// Renders the status line: whose turn it is, what the game waits for, or the result of the game.
///
/// `chip` holds the rules and the time control; the line shows both as one short label. `dialogs`
/// is the code with the explanation of a result, if this code has loaded.
pub(super) fn status_line(
    view: &StatusView,
    chip: &StatusChips,
    dialogs: Option<&Dialogs>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("status");
    let (turn, said) = match view {
        StatusView::ToMove { turn, check } => (*turn, words.to_move(*check, *turn)),
        StatusView::ToPress { by } => (!*by, words.press_awaited(*by)),
        StatusView::FlagFell { fallen } => (*fallen, words.flag_fell(*fallen)),
        StatusView::Resigns { by } => (*by, words.resigns(*by)),
        StatusView::AwaitingVerdict { turn } => (*turn, words.being_settled().to_owned()),
        StatusView::Over(game) => {
            let Some(outcome) = game.outcome() else { return Html::default() };
            return html! {
                <div class="result over" data-result={outcome.score()} data-reason={outcome.reason.code()}>
                    { result_heading(game, words) }
                    if let Some(explanation) = dialogs.and_then(|dialogs| dialogs.part().result_explanation(words, game)) {
                        <small data-explanation="">{ explanation }</small>
                    }
                </div>
            };
        }
    };
    html! {
        <div class="result" data-result="*">
            <i class="mini king" data-kind={king_code(turn)} />
            <span class="turn">{ said }</span>
            <button class="rules-chip" data-chip="rules" title={words.rules_chip_name()}
                onclick={press_callback(on, PageMsg::OpenDialog(Kind::Settings))}>
                { words.rules_chip(&chip.rules, &chip.time) }
            </button>
        </div>
    }
}
