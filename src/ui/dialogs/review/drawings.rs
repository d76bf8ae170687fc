//! Drawing of arrows and circles over the board of a reviewed game.

use super::panel::color_key;
use crate::app::seating::Orientation;
use crate::game::tree::Shape;
use crate::ui::dialogs::arrow::{arrow_path, centre};
use crate::words::Words;
use yew::prelude::*;

/// Renders arrows and circles over the board of a reviewed game. `orientation` says at which edge
/// of the screen White's side of the board is: at the bottom for [`Orientation::White`], at the top
/// for [`Orientation::Black`], otherwise at the left or right.
pub(super) fn drawings(shapes: &[Shape], orientation: Orientation) -> Html {
    html! {
        <svg class="review-shapes" viewBox="0 0 8 8" aria-hidden="true">
            { for shapes.iter().map(|shape| draw_shape(*shape, orientation)) }
        </svg>
    }
}

/// Renders one drawing on the board of a reviewed game: a circle round a square, or an arrow
/// between the centres of two squares.
fn draw_shape(shape: Shape, orientation: Orientation) -> Html {
    let color = shape.color.letter().to_string();
    let (x, y) = centre(shape.from, orientation);
    let name = format!("{color}{}{}", shape.from, shape.to.map(|to| to.to_string()).unwrap_or_default());
    let Some(to) = shape.to else {
        return html! { <circle key={name.clone()} data-drawn={name} data-shape={color} cx={x.to_string()} cy={y.to_string()} r=".44" /> };
    };
    let path = arrow_path(shape.from, to, orientation, 0.0);
    html! { <path key={name.clone()} data-drawn={name} data-shape={color} d={path} /> }
}

/// Returns a text for screen readers that names the arrows and circles on the board of a reviewed
/// game.
pub(super) fn described(shapes: &[Shape], words: &Words) -> String {
    let one = |shape: &Shape| {
        let drawn = match shape.to {
            Some(to) => words.review_arrow(&shape.from, &to),
            None => words.review_circle(&shape.from),
        };
        format!("{drawn} ({})", words.review_color(color_key(shape.color)))
    };
    shapes.iter().map(one).collect::<Vec<_>>().join(". ")
}
