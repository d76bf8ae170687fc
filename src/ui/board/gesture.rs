//! State machine of a press or drag on the chessboard, from press to drop, without browser types.
//!
//! ```text
//! Idle ──down on a piece that may move──▶ Pressed ──moved ≥ 4 px──▶ Dragging
//!   ▲                                        │ up: a click             │ up: a drop
//!   └────────────────────────────────────────┴────── or cancelled ─────┘
//! ```
//!
//! Every interruption of a drag arrives through [`Gesture::cancel`].

use crate::rules::Square;

/// Distance that turns a press into a drag, in CSS pixels.
pub(crate) const DRAG_THRESHOLD: f64 = 4.0;

/// A point on the page, in CSS pixels of the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The two kinds of pointers that dragging distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointerKind {
    /// Mouse or pen, which covers no square.
    Fine,
    /// Finger, which covers the square under it; a palm may touch the board after the finger.
    Touch,
}

/// A press of a pointer on a piece, which may become a drag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PiecePress {
    /// Id of the pointer: the field `pointerId` of its events.
    pub(crate) id: i32,
    pub(crate) pointer: PointerKind,
    /// Point of the press.
    pub(crate) start: Point,
    /// Square of the piece.
    pub(crate) from: Square,
    /// Whether the piece was selected before the press; a click then deselects it.
    pub(crate) was_selected: bool,
}

/// The state of a press or drag on a chessboard. Only one pointer is followed at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Gesture {
    /// No pointer is down on a piece.
    #[default]
    Idle,
    /// A pointer is down on a piece and has not moved far.
    Pressed(PiecePress),
    /// A piece is held.
    Dragging(PiecePress),
}

/// What the chessboard has to do after a pointer event, such as to pick up or drop a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum GestureAction {
    /// Nothing to do.
    Nothing,
    /// Press of a square, when the pointer goes down on it: selects a piece or makes a move.
    Press,
    /// Start of a drag: the piece is picked up.
    Lift(PiecePress),
    /// Move of the held piece to the pointer.
    Follow,
    /// Click on a piece that was selected before the press; deselects the piece when the pointer
    /// goes up.
    Click(Square),
    /// Drop of the held piece.
    Drop(PiecePress),
    /// End of a press or drag: a held piece returns to its square.
    Cancel(PiecePress),
}

impl Gesture {
    /// Handles the pointer `id` that goes down on the chessboard. `press` describes the press on a
    /// movable piece; `None` for a press elsewhere. Returns what the board has to do.
    ///
    /// While a piece is pressed or dragged, a second press cancels the first press or the drag. But
    /// if a finger presses or drags the piece, the press of another finger is taken for a palm and
    /// ignored.
    pub(crate) fn down(&mut self, id: i32, pointer: PointerKind, press: Option<PiecePress>) -> GestureAction {
        if let Gesture::Pressed(active) | Gesture::Dragging(active) = *self {
            let palm =
                active.pointer == PointerKind::Touch && pointer == PointerKind::Touch && active.id != id;
            return if palm { GestureAction::Nothing } else { self.cancel() };
        }
        if let Some(press) = press {
            *self = Gesture::Pressed(press);
            if press.was_selected {
                return GestureAction::Nothing;
            }
        }
        GestureAction::Press
    }

    /// Handles the pointer `id` that moves to the point `at`: a press becomes a drag after a few
    /// pixels. Returns what the board has to do.
    pub(crate) fn moved(&mut self, id: i32, at: Point) -> GestureAction {
        match *self {
            Gesture::Pressed(press) if press.id == id => {
                if (at.x - press.start.x).hypot(at.y - press.start.y) < DRAG_THRESHOLD {
                    return GestureAction::Nothing;
                }
                *self = Gesture::Dragging(press);
                GestureAction::Lift(press)
            }
            Gesture::Dragging(press) if press.id == id => GestureAction::Follow,
            _ => GestureAction::Nothing,
        }
    }

    /// Handles the pointer `id` that goes up: a drag ends with a drop, a press may be a click.
    /// Returns what the board has to do.
    pub(crate) fn up(&mut self, id: i32) -> GestureAction {
        match *self {
            Gesture::Pressed(press) if press.id == id => {
                *self = Gesture::Idle;
                if press.was_selected { GestureAction::Click(press.from) } else { GestureAction::Nothing }
            }
            Gesture::Dragging(press) if press.id == id => {
                *self = Gesture::Idle;
                GestureAction::Drop(press)
            }
            _ => GestureAction::Nothing,
        }
    }

    /// Cancels the press or drag of a piece at any interruption: Escape, another button or pointer,
    /// a lost pointer, a hidden page. Returns what the board has to do.
    pub(crate) fn cancel(&mut self) -> GestureAction {
        match std::mem::take(self) {
            Gesture::Idle => GestureAction::Nothing,
            Gesture::Pressed(press) | Gesture::Dragging(press) => GestureAction::Cancel(press),
        }
    }

    /// Returns the press with which the current gesture began, with its pointer and piece. `None`
    /// while no piece is pressed or dragged.
    pub(crate) fn press(&self) -> Option<PiecePress> {
        match *self {
            Gesture::Idle => None,
            Gesture::Pressed(press) | Gesture::Dragging(press) => Some(press),
        }
    }

    /// Whether the current press or drag of a piece belongs to the pointer `id`.
    pub(crate) fn follows(&self, id: i32) -> bool {
        self.press().is_some_and(|press| press.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a press of the pointer `id` on the piece on e2, at a fixed point.
    fn press(id: i32, pointer: PointerKind, was_selected: bool) -> PiecePress {
        PiecePress { id, pointer, start: Point { x: 100.0, y: 100.0 }, from: Square::E2, was_selected }
    }

    /// Returns the gesture after the pointer `id` has pressed the piece on e2.
    fn pressed(id: i32, pointer: PointerKind) -> Gesture {
        let mut gesture = Gesture::Idle;
        assert_eq!(gesture.down(id, pointer, Some(press(id, pointer, false))), GestureAction::Press);
        gesture
    }

    /// Returns the point with this x, and the y of the press.
    fn point_at_x(x: f64) -> Point {
        Point { x, y: 100.0 }
    }

    #[test]
    fn below_the_threshold_a_press_is_a_click() {
        let mut gesture = pressed(1, PointerKind::Fine);
        assert_eq!(gesture.moved(1, point_at_x(103.0)), GestureAction::Nothing);
        assert_eq!(gesture.up(1), GestureAction::Nothing);
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn a_second_click_lets_go() {
        let mut gesture = Gesture::Idle;
        assert_eq!(
            gesture.down(1, PointerKind::Fine, Some(press(1, PointerKind::Fine, true))),
            GestureAction::Nothing
        );
        assert_eq!(gesture.up(1), GestureAction::Click(Square::E2));
    }

    #[test]
    fn a_drag_lifts_once_follows_and_drops() {
        let mut gesture = pressed(1, PointerKind::Fine);
        assert!(matches!(gesture.moved(1, point_at_x(104.0)), GestureAction::Lift(_)));
        assert_eq!(gesture.moved(1, point_at_x(150.0)), GestureAction::Follow);
        assert!(matches!(gesture.up(1), GestureAction::Drop(_)));
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn a_palm_is_ignored_and_the_first_finger_goes_on() {
        let mut gesture = pressed(1, PointerKind::Touch);
        gesture.moved(1, point_at_x(150.0));
        assert_eq!(gesture.down(2, PointerKind::Touch, None), GestureAction::Nothing);
        assert_eq!(gesture.moved(2, point_at_x(300.0)), GestureAction::Nothing);
        assert_eq!(gesture.up(2), GestureAction::Nothing);
        assert_eq!(gesture.moved(1, point_at_x(160.0)), GestureAction::Follow);
    }

    #[test]
    fn another_kind_of_pointer_or_a_second_press_cancels() {
        let mut gesture = pressed(1, PointerKind::Touch);
        assert!(matches!(gesture.down(2, PointerKind::Fine, None), GestureAction::Cancel(_)));
        let mut gesture = pressed(1, PointerKind::Fine);
        assert!(matches!(gesture.down(1, PointerKind::Fine, None), GestureAction::Cancel(_)));
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn cancelling_is_one_path_and_does_nothing_when_idle() {
        let mut gesture = pressed(1, PointerKind::Fine);
        gesture.moved(1, point_at_x(150.0));
        assert!(matches!(gesture.cancel(), GestureAction::Cancel(_)));
        assert_eq!(gesture.cancel(), GestureAction::Nothing);
        assert_eq!(gesture.up(1), GestureAction::Nothing, "the release after a cancel drops nothing");
    }
}
