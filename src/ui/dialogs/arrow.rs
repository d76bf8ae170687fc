//! Geometry of arrows over a drawn chessboard. The unit of length is the side of a square.

use crate::app::seating::Orientation;
use crate::app::table::screen_place;
use crate::rules::Square;

/// Returns the centre of a square as x (to the right) and y (downwards) from the upper left corner
/// of the drawn board.
pub(super) fn centre(square: Square, orientation: Orientation) -> (f64, f64) {
    let (column, row) = screen_place(square, orientation);
    (column as f64 + 0.5, row as f64 + 0.5)
}

/// Returns the outline of an arrow from the square `from` to the square `to`, as an SVG path.
/// `before` is the distance that the arrow leaves free between its tip and the centre of `to`.
pub(super) fn arrow_path(from: Square, to: Square, orientation: Orientation, before: f64) -> String {
    let ((x, y), (to_x, to_y)) = (centre(from, orientation), centre(to, orientation));
    let (along_x, along_y) = (to_x - x, to_y - y);
    let length = along_x.hypot(along_y).max(f64::EPSILON);
    // Formats a point: from the centre of `from`, the distance `along` towards `to`, then the
    // distance `across` to the side.
    let point = |along: f64, across: f64| {
        let (along, across) = (along / length, across / length);
        format!("{:.3} {:.3}", x + along * along_x - across * along_y, y + along * along_y + across * along_x)
    };
    let tip = length - before;
    let head = tip - 0.45;
    let tail = head.min(0.25);
    format!(
        "M{}L{}L{}L{}L{}L{}L{}Z",
        point(tail, -0.09),
        point(head, -0.09),
        point(head, -0.26),
        point(tip, 0.0),
        point(head, 0.26),
        point(head, 0.09),
        point(tail, 0.09)
    )
}
