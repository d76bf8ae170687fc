//! Strip beside the board for one player: name, captured pieces, clock and buttons.

mod actions;
mod captured;

use crate::app::Msg;
use crate::app::table::view::EdgeView;
use crate::ui::clock::player_clock;
use crate::ui::names::{king_code, side_name};
use crate::ui::renders;
use crate::words::Words;
use actions::action_buttons;
use captured::captured_row;
use yew::prelude::*;

/// Renders the strip beside the chessboard for one player: name, captured material, clock, turn and
/// actions. `far`: the strip at the top of the screen; `ended` is what it shows of the end of the
/// game.
pub(in crate::ui) fn player_edge(
    view: &EdgeView,
    far: bool,
    ended: Option<Html>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("edge");
    let color = view.color;
    let place = if far { "player player-top" } else { "player player-bottom" };
    let name = if view.name.is_empty() { words.side(color) } else { view.name.clone() };
    html! {
        <section class={place} aria-label={name.clone()} data-edge={side_name(color)} data-side={side_name(color)}
            lang={words.language().tag()}
            data-active={view.is_to_move.then_some("")}>
            <i class="mini king" data-kind={king_code(color)} />
            <span class="player-name">{ name }</span>
            { captured_row(color, &view.captured, words) }
            { action_buttons(view, words, on) }
            if let Some(view) = &view.clock {
                { player_clock(view, color, words, on) }
            }
            { ended.unwrap_or_default() }
        </section>
    }
}
