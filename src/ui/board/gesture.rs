//! The life of one gesture, from the press to the drop, as a state machine that knows no browser.
//!
//! ```text
//! Idle ──down on a piece that may move──▶ Pressed ──moved ≥ 4 px──▶ Dragging
//!   ▲                                        │ up: a click             │ up: a drop
//!   └────────────────────────────────────────┴────── or cancelled ─────┘
//! ```
//!
//! Everything that can interrupt a drag comes in through [`Gesture::cancel`].

use crate::rules::Square;

/// How far a pointer must travel before a press becomes a drag, in CSS pixels.
pub(crate) const DRAG_THRESHOLD: f64 = 4.0;

/// A place on the page, in CSS pixels of the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// What kind of pointer it is, as far as a board cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    /// A mouse or a pen: it hides nothing.
    Fine,
    /// A finger: it hides what is under it, and a palm may follow it.
    Touch,
}

/// A pointer that is down on a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Press {
    pub(crate) id: i32,
    pub(crate) pointer: Pointer,
    pub(crate) start: Point,
    pub(crate) from: Square,
    /// The piece was selected before: a click lets go of it.
    pub(crate) was_selected: bool,
}

/// The state of the one gesture that a board follows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Gesture {
    /// No pointer is down on a piece.
    #[default]
    Idle,
    /// A pointer is down on a piece and has not moved far.
    Pressed(Press),
    /// A piece is held.
    Dragging(Press),
}

/// What the board is to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Action {
    /// Nothing.
    Nothing,
    /// The square was pressed.
    Press,
    /// The piece is picked up.
    Lift(Press),
    /// The held piece follows the pointer.
    Follow,
    /// A click on a piece that was selected before.
    Click(Square),
    /// The held piece is put down.
    Drop(Press),
    /// The held piece goes back.
    Cancel(Press),
}

impl Gesture {
    /// A pointer goes down. `press` describes it where it is on a piece that may move.
    pub(crate) fn down(&mut self, id: i32, pointer: Pointer, press: Option<Press>) -> Action {
        if let Gesture::Pressed(active) | Gesture::Dragging(active) = *self {
            let palm = active.pointer == Pointer::Touch && pointer == Pointer::Touch && active.id != id;
            return if palm { Action::Nothing } else { self.cancel() };
        }
        if let Some(press) = press {
            *self = Gesture::Pressed(press);
            if press.was_selected {
                return Action::Nothing;
            }
        }
        Action::Press
    }

    /// A pointer moves to `at`.
    pub(crate) fn moved(&mut self, id: i32, at: Point) -> Action {
        match *self {
            Gesture::Pressed(press) if press.id == id => {
                if (at.x - press.start.x).hypot(at.y - press.start.y) < DRAG_THRESHOLD {
                    return Action::Nothing;
                }
                *self = Gesture::Dragging(press);
                Action::Lift(press)
            }
            Gesture::Dragging(press) if press.id == id => Action::Follow,
            _ => Action::Nothing,
        }
    }

    /// A pointer goes up.
    pub(crate) fn up(&mut self, id: i32) -> Action {
        match *self {
            Gesture::Pressed(press) if press.id == id => {
                *self = Gesture::Idle;
                if press.was_selected { Action::Click(press.from) } else { Action::Nothing }
            }
            Gesture::Dragging(press) if press.id == id => {
                *self = Gesture::Idle;
                Action::Drop(press)
            }
            _ => Action::Nothing,
        }
    }

    /// Whatever interrupts a gesture: Escape, another button, another pointer, a lost capture, a hidden page.
    pub(crate) fn cancel(&mut self) -> Action {
        match std::mem::take(self) {
            Gesture::Idle => Action::Nothing,
            Gesture::Pressed(press) | Gesture::Dragging(press) => Action::Cancel(press),
        }
    }

    /// The pointer that is down on a piece, if one is.
    pub(crate) fn press(&self) -> Option<Press> {
        match *self {
            Gesture::Idle => None,
            Gesture::Pressed(press) | Gesture::Dragging(press) => Some(press),
        }
    }

    /// Whether this pointer's events matter.
    pub(crate) fn follows(&self, id: i32) -> bool {
        self.press().is_some_and(|press| press.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(id: i32, pointer: Pointer, was_selected: bool) -> Press {
        Press { id, pointer, start: Point { x: 100.0, y: 100.0 }, from: Square::E2, was_selected }
    }

    fn pressed(id: i32, pointer: Pointer) -> Gesture {
        let mut gesture = Gesture::Idle;
        assert_eq!(gesture.down(id, pointer, Some(press(id, pointer, false))), Action::Press);
        gesture
    }

    fn at(x: f64) -> Point {
        Point { x, y: 100.0 }
    }

    #[test]
    fn below_the_threshold_a_press_is_a_click() {
        let mut gesture = pressed(1, Pointer::Fine);
        assert_eq!(gesture.moved(1, at(103.0)), Action::Nothing);
        assert_eq!(gesture.up(1), Action::Nothing);
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn a_second_click_lets_go() {
        let mut gesture = Gesture::Idle;
        assert_eq!(gesture.down(1, Pointer::Fine, Some(press(1, Pointer::Fine, true))), Action::Nothing);
        assert_eq!(gesture.up(1), Action::Click(Square::E2));
    }

    #[test]
    fn a_drag_lifts_once_follows_and_drops() {
        let mut gesture = pressed(1, Pointer::Fine);
        assert!(matches!(gesture.moved(1, at(104.0)), Action::Lift(_)));
        assert_eq!(gesture.moved(1, at(150.0)), Action::Follow);
        assert!(matches!(gesture.up(1), Action::Drop(_)));
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn a_palm_is_ignored_and_the_first_finger_goes_on() {
        let mut gesture = pressed(1, Pointer::Touch);
        gesture.moved(1, at(150.0));
        assert_eq!(gesture.down(2, Pointer::Touch, None), Action::Nothing);
        assert_eq!(gesture.moved(2, at(300.0)), Action::Nothing);
        assert_eq!(gesture.up(2), Action::Nothing);
        assert_eq!(gesture.moved(1, at(160.0)), Action::Follow);
    }

    #[test]
    fn another_kind_of_pointer_or_a_second_press_cancels() {
        let mut gesture = pressed(1, Pointer::Touch);
        assert!(matches!(gesture.down(2, Pointer::Fine, None), Action::Cancel(_)));
        let mut gesture = pressed(1, Pointer::Fine);
        assert!(matches!(gesture.down(1, Pointer::Fine, None), Action::Cancel(_)));
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn cancelling_is_one_path_and_does_nothing_when_idle() {
        let mut gesture = pressed(1, Pointer::Fine);
        gesture.moved(1, at(150.0));
        assert!(matches!(gesture.cancel(), Action::Cancel(_)));
        assert_eq!(gesture.cancel(), Action::Nothing);
        assert_eq!(gesture.up(1), Action::Nothing, "the release after a cancel drops nothing");
    }
}
