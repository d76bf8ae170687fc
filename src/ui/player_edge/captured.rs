//! Row of the pieces that one player has captured.

use crate::app::table::CapturedMaterial;
use crate::rules::{Color, Piece};
use crate::ui::names::piece_code;
use crate::words::Words;
use yew::prelude::*;

/// Renders the pieces that the player `by` has captured, as a row of small pieces. If this player
/// has more material, the lead in points follows.
pub(in crate::ui) fn captured_row(by: Color, captured: &CapturedMaterial, words: &Words) -> Html {
    html! {
        <span class="captured" role="img" aria-label={words.captures_text(by, &captured.roles)}>
            { for captured.roles.iter().enumerate().map(|(i, role)| html! {
                <i key={i} class="mini" data-kind={piece_code(Piece { color: !by, role: *role })} />
            }) }
            if captured.lead > 0 {
                <b class="lead">{ words.number_text(&format_args!("+{}", captured.lead)) }</b>
            }
        </span>
    }
}
