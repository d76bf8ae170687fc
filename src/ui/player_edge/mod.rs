//! Strip beside the board for one player: name, captured pieces, clock and buttons.

mod actions;
mod captured;

use crate::app::Msg;
use crate::app::table::PlayerQuestion;
use crate::app::table::view::{EdgeActions, PlayerEdgeView};
use crate::ui::clock::player_clock;
use crate::ui::names::{king_code, side_name};
use crate::ui::renders;
use crate::words::Words;
use actions::{action_buttons, edge_text};
use captured::captured_row;
use yew::prelude::*;

/// Renders the strip beside the chessboard for one player: name, captured material, clock, turn and
/// actions. `far` is true for the strip at the far side of the board. `ended` is the card at the
/// end of a game (result and next steps) to show in the strip, if any.
pub(in crate::ui) fn player_edge(
    view: &PlayerEdgeView,
    far: bool,
    ended: Option<Html>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("edge");
    let color = view.color;
    let place = if far { "player player-top" } else { "player player-bottom" };
    let name = Some(words.player_name(&view.name)).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| words.side(color));
    let form = match view.actions {
        EdgeActions::Answer(_) => Some("request"),
        EdgeActions::ChooseDraw(..) => Some("request choices"),
        _ => None,
    };
    let dialog = (view.actions == EdgeActions::Answer(PlayerQuestion::GrantUndo)).then_some("grant");
    // If the strip has a text, the text replaces the captured material.
    let middle = match edge_text(view, words) {
        Some(text) => html! {
            <span class="edge-text" data-waiting={(form.is_none()).then_some("")}>{ text }</span>
        },
        None => captured_row(color, &view.captured, words),
    };
    html! {
        <section class={classes!(place, form)} aria-label={name.clone()} data-edge={side_name(color)} data-side={side_name(color)}
            lang={words.language().tag()} data-dialog={dialog}
            data-active={view.is_to_move.then_some("")}>
            <i class="mini king" data-kind={king_code(color)} />
            <span class="player-name">{ name }</span>
            { middle }
            { action_buttons(view, words, on) }
            if let Some(view) = &view.clock {
                { player_clock(view, color, words, on) }
            }
            { ended.unwrap_or_default() }
        </section>
    }
}
