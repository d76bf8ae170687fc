//! Conversion between squares of the chessboard and positions on the screen, in CSS units.

use super::gesture::{PiecePress, Point, PointerKind};
use crate::app::seating::Orientation;
use crate::app::table::{screen_place, square_at};
use crate::rules::Square;
use std::fmt;

/// Scale of a piece that a finger holds.
const TOUCH_SCALE: u32 = 2;

/// Position and size of the chessboard on the page, in CSS pixels of the viewport.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bounds {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) size: f64,
}

impl Bounds {
    /// Returns the square under a point; `None` off the chessboard. `orientation` says at which
    /// edge of the screen White's side of the board is: at the bottom for [`Orientation::White`],
    /// at the top for [`Orientation::Black`], otherwise at the left or right.
    pub(crate) fn square_at(&self, point: Point, orientation: Orientation) -> Option<Square> {
        let along = |offset: f64| {
            let cell = offset * 8.0 / self.size;
            (0.0..8.0).contains(&cell).then_some(cell as usize)
        };
        Some(square_at(along(point.x - self.left)?, along(point.y - self.top)?, orientation))
    }

    /// Whether a king dropped at this point makes the app ask the player whether to resign. The
    /// point must be more than half a square off the chessboard, so that a near miss of the edge
    /// does not count.
    pub(crate) fn is_resignation_drop(&self, point: Point) -> bool {
        let half = self.size / 16.0;
        let lies_off = |offset: f64| offset < -half || offset > self.size + half;
        lies_off(point.x - self.left) || lies_off(point.y - self.top)
    }

    /// Returns the CSS transform of a held piece at a point. `press` says which kind of pointer
    /// holds the piece. Under a mouse or pen, the piece is centred on the point; under a finger, it
    /// is enlarged and shifted away from the finger. `is_turned` says whether the player who holds
    /// the piece sits on the far side of the screen.
    pub(crate) fn held_transform(&self, point: Point, press: PiecePress, is_turned: bool) -> String {
        let cell = self.size / 8.0;
        let x = point.x - self.left - cell / 2.0;
        let y = point.y - self.top - cell / 2.0;
        let half_turn = turned_transform(is_turned);
        match press.pointer {
            PointerKind::Fine => format!("translate({},{}){half_turn}", Pixels(x), Pixels(y)),
            PointerKind::Touch => {
                let lifted = if is_turned { y + cell } else { y - cell };
                format!("translate({},{}) scale({TOUCH_SCALE}){half_turn}", Pixels(x), Pixels(lifted))
            }
        }
    }
}

/// A length in CSS pixels, written with one decimal.
///
/// A drag writes such lengths in every frame. The formatting of floats in the standard library is
/// avoided, because it would be the largest function of the program.
struct Pixels(f64);

impl fmt::Display for Pixels {
    /// Writes the length with one decimal and its unit, such as `12.5px`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}px", (tenths / 10).unsigned_abs(), (tenths % 10).unsigned_abs())
    }
}

/// Returns the CSS transform that moves a piece to a square, in percentages of a square's size.
/// `orientation` says at which edge of the screen White's side of the board is: at the bottom for
/// [`Orientation::White`], at the top for [`Orientation::Black`], otherwise at the left or right.
/// `is_turned` turns the piece towards the far player.
pub(crate) fn square_transform(square: Square, orientation: Orientation, is_turned: bool) -> String {
    let (column, row) = screen_place(square, orientation);
    format!("translate({}%,{}%){}", 100 * column, 100 * row, turned_transform(is_turned))
}

/// Returns the CSS rotation of a piece: half a turn if `is_turned`, so that a player on the far
/// side sees it upright; otherwise empty.
fn turned_transform(is_turned: bool) -> &'static str {
    if is_turned { " rotate(180deg)" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Bounds = Bounds { left: 10.0, top: 20.0, size: 800.0 };

    #[test]
    fn points_find_their_squares_from_both_sides() {
        let near_bottom_left = Point { x: 11.0, y: 819.0 };
        assert_eq!(BOARD.square_at(near_bottom_left, Orientation::White), Some(Square::A1));
        assert_eq!(BOARD.square_at(near_bottom_left, Orientation::Black), Some(Square::H8));
        assert_eq!(BOARD.square_at(Point { x: 9.0, y: 100.0 }, Orientation::White), None);
        assert_eq!(
            BOARD.square_at(Point { x: 810.0, y: 100.0 }, Orientation::White),
            None,
            "the edge is outside"
        );
    }

    #[test]
    fn a_king_is_tipped_more_than_half_a_square_off_the_board() {
        let tipped = |x, y| BOARD.is_resignation_drop(Point { x, y });
        for (x, y) in
            [(10.0, 20.0), (-40.0, 400.0), (860.0, 400.0), (400.0, -30.0), (400.0, 870.0), (-40.0, 870.0)]
        {
            assert!(!tipped(x, y), "{x}, {y} is on the board or not far enough off it");
        }
        for (x, y) in [(-40.1, 400.0), (860.1, 400.0), (400.0, -30.1), (400.0, 870.1), (-500.0, -500.0)] {
            assert!(tipped(x, y), "{x}, {y} is far enough off the board");
        }
    }

    #[test]
    fn lengths_are_written_to_a_tenth() {
        for (length, written) in [(0.0, "0.0px"), (12.34, "12.3px"), (-0.06, "-0.1px"), (-12.5, "-12.5px")] {
            assert_eq!(Pixels(length).to_string(), written);
        }
    }

    #[test]
    fn a_finger_never_hides_the_piece_from_its_player() {
        let press = PiecePress {
            id: 1,
            pointer: PointerKind::Touch,
            start: Point::default(),
            from: Square::E2,
            was_selected: false,
        };
        let finger = Point { x: 410.0, y: 420.0 };
        assert_eq!(BOARD.held_transform(finger, press, false), "translate(350.0px,250.0px) scale(2)");
        assert_eq!(
            BOARD.held_transform(finger, press, true),
            "translate(350.0px,450.0px) scale(2) rotate(180deg)"
        );
        let mouse = PiecePress { pointer: PointerKind::Fine, ..press };
        assert_eq!(BOARD.held_transform(finger, mouse, false), "translate(350.0px,350.0px)");
    }
}
