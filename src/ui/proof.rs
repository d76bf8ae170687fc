//! What lies behind a result, to be looked at on the board.

use crate::app::{Look, Msg};
use crate::game::{Explanation, Finding, Game, Grounds};
use crate::text;
use yew::prelude::*;

/// The mate that was still possible, or the positions that were the same, a tap away.
pub(crate) fn proof(game: &Game, on: &Callback<Msg>) -> Html {
    let show = |look: Look| on.reform(move |_: MouseEvent| Msg::Look(look));
    match game.explanation() {
        Some(Explanation::FlagFall { finding: Finding::CanMate(line), .. }) if !line.is_empty() => html! {
            <div class="proof">
                <button class="button" data-action="show-mate" onclick={show(Look::Mate)}>{ text::SHOW_MATE }</button>
            </div>
        },
        Some(
            Explanation::Claim { proof: Grounds::Threefold(times), .. }
            | Explanation::Automatic(Grounds::Threefold(times)),
        ) => html! {
            <div class="proof" role="group" aria-label={text::PROOF}>
                { for times.iter().map(|time| html! {
                    <button key={time.ply} class="button" data-proof={time.ply.to_string()}
                        onclick={show(Look::Ply(time.ply))}>{ text::occurrence(game, time.ply) }</button>
                }) }
            </div>
        },
        _ => Html::default(),
    }
}
