//! Attributes of the document from which style sheets know which colours the computer plays.

use crate::app::OpponentView;
use crate::rules::Color;

/// Sets attributes of the document's root element, for style sheets: the sides (White, Black) that
/// the computer plays, and the side for which it is thinking.
pub(crate) fn show_opponent(view: OpponentView) {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(root) = document.and_then(|document| document.document_element()) else { return };
    let side = |color: Color| color.by_color("white", "black");
    let played = Color::ALL.into_iter().filter(|color| view.seats[color.index()]);
    let played = played.map(side).collect::<Vec<_>>().join(" ");
    let thinks = view.thinking_color.map(side).unwrap_or_default();
    for (name, value) in [("data-partner", played.as_str()), ("data-thinks", thinks)] {
        // An attribute with a valid name is never refused.
        let _ = if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    }
}
