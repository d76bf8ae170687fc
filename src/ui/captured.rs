//! The material one side has taken.

use super::names::kind;
use crate::app::Captured;
use crate::rules::{Color, Piece};
use crate::text;
use yew::prelude::*;

/// A row of small pieces and the lead in points.
pub(crate) fn captured_row(by: Color, captured: &Captured) -> Html {
    html! {
        <span class="captured" role="img" aria-label={text::taken(by, &captured.roles)}>
            { for captured.roles.iter().enumerate().map(|(i, role)| html! {
                <i key={i} class="mini" data-kind={kind(Piece { color: !by, role: *role })} />
            }) }
            if captured.lead > 0 {
                <b class="lead">{ format!("+{}", captured.lead) }</b>
            }
        </span>
    }
}
