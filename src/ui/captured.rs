//! The material one side has taken.

use super::names::kind;
use super::renders;
use crate::app::Captured;
use crate::rules::{Color, Piece};
use crate::text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct CapturedProps {
    /// Who took it.
    pub(crate) by: Color,
    pub(crate) captured: Captured,
}

/// A row of small pieces and the lead in points.
#[component]
pub(crate) fn CapturedRow(props: &CapturedProps) -> Html {
    renders::note();
    let CapturedProps { by, captured } = props;
    html! {
        <span class="captured" role="img" aria-label={text::taken(*by, &captured.roles)}>
            { for captured.roles.iter().enumerate().map(|(i, role)| html! {
                <i key={i} class="mini" data-kind={kind(Piece { color: !*by, role: *role })} />
            }) }
            if captured.lead > 0 {
                <b class="lead">{ format!("+{}", captured.lead) }</b>
            }
        </span>
    }
}
