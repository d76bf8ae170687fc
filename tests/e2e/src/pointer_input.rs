//! Input to the page by mouse, pen and fingers.
//!
//! Gestures in one call (a click, a whole drag) are WebDriver actions. Gestures in several calls,
//! between which the test can read the page, are WebDriver actions too, except in Chromium, where
//! they are inputs through DevTools. Between two calls, Chromium's driver forgets which button is
//! down, so the next move would end the page's pointer capture. The driver also gives fingers of
//! different calls the same number. The drivers of Firefox and WebKit remember held pointers.

use crate::browser_kind::BrowserKind;
use crate::page::Page;
use crate::skip::skip;
use fantoccini::actions::{
    Actions, InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PenActions, PointerAction,
    TouchActions,
};
use serde_json::json;
use std::cell::Cell;
use std::time::Duration;

/// Kind of pointer with which a test operates the page: mouse, pen or finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A pen on the screen.
    Pen,
    /// A finger on the screen.
    Touch,
}

/// Bit of the left button among the pressed buttons.
const LEFT: u8 = 1;
/// Bit of the right button.
const RIGHT: u8 = 2;

/// Mouse, pen or finger with which a test operates the page. Fingers with different numbers are
/// different pointers.
pub struct PointerInput<'a> {
    page: &'a Page,
    pointer: Pointer,
    finger: u8,
    held: &'a Cell<Held>,
}

/// Last position of a pointer in CSS pixels of the window (left, top), and the bits of its pressed
/// buttons.
pub(crate) type Held = (f64, f64, u8);

impl<'a> PointerInput<'a> {
    /// Creates a mouse, pen or finger over a page. `held` stores its last position and pressed
    /// buttons between gestures.
    pub(crate) fn new(
        page: &'a Page,
        pointer: Pointer,
        finger: u8,
        held: &'a Cell<Held>,
    ) -> PointerInput<'a> {
        PointerInput { page, pointer, finger, held }
    }

    /// Presses the left button, or the finger, on a square of the chessboard and holds it.
    #[track_caller]
    pub fn press(&self, square: &str) {
        let (x, y) = self.page.centre(square);
        self.press_point(x, y);
    }

    /// Presses the left button, or the finger, on a point of the window in CSS pixels and holds it.
    #[track_caller]
    pub fn press_point(&self, x: f64, y: f64) {
        if self.pointer != Pointer::Touch || self.page.browser().kind() != BrowserKind::Chromium {
            self.held.set((x, y, 0));
            self.send("mouseMoved", "none");
        }
        self.held.set((x, y, LEFT));
        self.send(if self.pointer == Pointer::Touch { "touchStart" } else { "mousePressed" }, "left");
    }

    /// Moves the pointer to a square of the chessboard, without pressing or releasing buttons.
    #[track_caller]
    pub fn move_to(&self, square: &str) {
        let (x, y) = self.page.centre(square);
        self.move_to_point(x, y);
    }

    /// Moves the pointer to a point of the window, in CSS pixels, in two steps, because a real
    /// pointer does not arrive in one jump.
    #[track_caller]
    pub fn move_to_point(&self, x: f64, y: f64) {
        for (x, y) in [(x + 3.0, y + 2.0), (x, y)] {
            self.slide(x, y);
        }
    }

    /// Moves the pointer to a point of the window, in CSS pixels, in one step.
    #[track_caller]
    pub fn slide(&self, x: f64, y: f64) {
        let buttons = self.held.get().2;
        self.held.set((x, y, buttons));
        let button = if buttons & LEFT != 0 { "left" } else { "none" };
        self.send(if self.pointer == Pointer::Touch { "touchMove" } else { "mouseMoved" }, button);
    }

    /// Drags from one point of the window to another with growing steps, so that the pointer is at
    /// full speed when it is released.
    #[track_caller]
    pub fn fling(&self, from: (f64, f64), onto: (f64, f64)) {
        self.press_point(from.0, from.1);
        for part in [0.1, 0.3, 0.6, 1.0] {
            self.slide(from.0 + part * (onto.0 - from.0), from.1 + part * (onto.1 - from.1));
        }
        self.release();
    }

    /// Releases the left button, or the finger, at the pointer's current position.
    #[track_caller]
    pub fn release(&self) {
        let (x, y, buttons) = self.held.get();
        self.held.set((x, y, buttons & !LEFT));
        self.send(if self.pointer == Pointer::Touch { "touchEnd" } else { "mouseReleased" }, "left");
    }

    /// Cancels the touches of all fingers, as the system does when it takes touches for a gesture
    /// of its own. Chromium only.
    #[track_caller]
    pub fn be_cancelled(&self) {
        self.page
            .browser()
            .devtools("Input.dispatchTouchEvent", json!({ "type": "touchCancel", "touchPoints": [] }));
    }

    /// Presses the right mouse button, in addition to the buttons that are pressed already.
    #[track_caller]
    pub fn press_right(&self) {
        let (x, y, buttons) = self.held.get();
        self.held.set((x, y, buttons | RIGHT));
        self.send("mousePressed", "right");
    }

    /// Releases the right mouse button.
    #[track_caller]
    pub fn release_right(&self) {
        let (x, y, buttons) = self.held.get();
        self.held.set((x, y, buttons & !RIGHT));
        self.send("mouseReleased", "right");
    }

    /// Sends an input event at the pointer's position: in Chromium through DevTools, in other
    /// browsers as a WebDriver action.
    ///
    /// `kind` is the type of event in Chromium, such as `mousePressed` or `touchMove`; `button` is
    /// `left`, `right` or `none`.
    #[track_caller]
    fn send(&self, kind: &str, button: &str) {
        let (x, y, buttons) = self.held.get();
        let browser = self.page.browser();
        if browser.kind() != BrowserKind::Chromium {
            self.act(vec![webdriver_action(kind, button, x, y)]);
        } else if self.pointer == Pointer::Touch {
            let point = json!({ "x": x, "y": y, "id": self.finger });
            browser.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": [point] }));
        } else {
            let pointer = if self.pointer == Pointer::Pen { "pen" } else { "mouse" };
            let clicks = u8::from(kind != "mouseMoved");
            let event = json!({
                "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": clicks,
                "pointerType": pointer,
            });
            browser.devtools("Input.dispatchMouseEvent", event);
        }
    }

    /// Presses and releases this pointer on a square of the chessboard.
    #[track_caller]
    pub fn click(&self, square: &str) {
        let (x, y) = self.page.centre(square);
        self.click_point(x, y);
    }

    /// Presses and releases this pointer on a point of the window, in CSS pixels.
    #[track_caller]
    pub fn click_point(&self, x: f64, y: f64) {
        self.act(vec![to(x, y), down(MOUSE_BUTTON_LEFT), PointerAction::Up { button: MOUSE_BUTTON_LEFT }]);
    }

    /// Clicks several squares of the chessboard in order, in one WebDriver command.
    #[track_caller]
    pub fn click_each(&self, squares: &[&str]) {
        let centres = self.page.centres();
        let actions = squares.iter().flat_map(|square| {
            let (x, y) = centres.of(square);
            [to(x, y), down(MOUSE_BUTTON_LEFT), PointerAction::Up { button: MOUSE_BUTTON_LEFT }]
        });
        self.act(actions.collect());
    }

    /// Drags the piece on the square `from` with this pointer onto the square `onto`.
    #[track_caller]
    pub fn drag(&self, from: &str, onto: &str) {
        let centres = self.page.centres();
        let (start, end) = (centres.of(from), centres.of(onto));
        let along = |part: f64| {
            to((start.0 + part * (end.0 - start.0)).round(), (start.1 + part * (end.1 - start.1)).round())
        };
        self.act(vec![
            along(0.0),
            down(MOUSE_BUTTON_LEFT),
            along(0.4),
            along(0.8),
            along(1.0),
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ]);
    }

    /// Drags the piece on the square `from` with this pointer onto the square `onto`, through the
    /// points of the window in `way`.
    #[track_caller]
    pub fn drag_along(&self, from: &str, way: impl IntoIterator<Item = (f64, f64)>, onto: &str) {
        let centres = self.page.centres();
        let (start, end) = (centres.of(from), centres.of(onto));
        let mut actions = vec![to(start.0, start.1), down(MOUSE_BUTTON_LEFT)];
        actions.extend(way.into_iter().chain([end]).map(|(x, y)| to(x, y)));
        actions.push(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.act(actions);
    }

    /// Drags from one point of the window to another, in a browser that the test may kill
    /// meanwhile.
    ///
    /// Returns `false` if the browser was killed before it answered.
    pub fn attempt_to_drag(&self, from: (f64, f64), onto: (f64, f64)) -> bool {
        let actions = self.actions(vec![
            to(from.0, from.1),
            down(MOUSE_BUTTON_LEFT),
            to(((from.0 + onto.0) / 2.0).round(), ((from.1 + onto.1) / 2.0).round()),
            to(onto.0, onto.1),
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ]);
        let browser = self.page.browser();
        browser.attempt(browser.client().perform_actions(actions)).is_some()
    }

    /// Performs WebDriver actions with this pointer. Skips the test if the browser's driver has no
    /// such pointer.
    #[track_caller]
    fn act(&self, actions: Vec<PointerAction>) {
        let browser = self.page.browser();
        match (browser.kind(), self.pointer) {
            (BrowserKind::Firefox, Pointer::Pen) => skip("the driver of Firefox has no pen"),
            (BrowserKind::WebKit, Pointer::Touch) => {
                skip("the driver of WebKit sends a mouse in the place of a finger")
            }
            _ => {}
        }
        browser.wait("a pointer action", browser.client().perform_actions(self.actions(actions)));
    }

    /// Converts a sequence of WebDriver actions to actions of this pointer.
    fn actions(&self, actions: Vec<PointerAction>) -> Actions {
        match self.pointer {
            Pointer::Mouse => chain(MouseActions::new("mouse".to_owned()), actions).into(),
            Pointer::Pen => chain(PenActions::new("pen".to_owned()), actions).into(),
            Pointer::Touch => chain(TouchActions::new(format!("finger {}", self.finger)), actions).into(),
        }
    }
}

impl Page {
    /// Drags with two fingers at the same time: both press, move and release together.
    ///
    /// `ways` holds the start and the end of each finger, in CSS pixels of the window. Skips the
    /// test in WebKit, whose driver has no fingers.
    ///
    /// # Panics
    /// If the browser refuses the actions.
    #[track_caller]
    pub fn drag_both(&self, ways: [((f64, f64), (f64, f64)); 2]) {
        if self.browser().kind() == BrowserKind::WebKit {
            skip("the driver of WebKit sends a mouse in the place of a finger");
        }
        let fingers = ways.map(|(from, onto)| {
            let middle = ((from.0 + onto.0) / 2.0, (from.1 + onto.1) / 2.0);
            vec![
                to(from.0, from.1),
                down(MOUSE_BUTTON_LEFT),
                to(middle.0.round(), middle.1.round()),
                to(onto.0, onto.1),
                PointerAction::Up { button: MOUSE_BUTTON_LEFT },
            ]
        });
        let [one, other] = fingers;
        let source = |number: u8| TouchActions::new(format!("finger {number}"));
        let both = Actions::from(chain(source(0), one)).and(chain(source(1), other));
        self.browser().wait("two fingers", self.browser().client().perform_actions(both));
    }
}

/// Converts an input event as Chromium's DevTools name it (type, button, position) to a WebDriver
/// action.
fn webdriver_action(kind: &str, button: &str, x: f64, y: f64) -> PointerAction {
    let button = if button == "right" { MOUSE_BUTTON_RIGHT } else { MOUSE_BUTTON_LEFT };
    match kind {
        "mouseMoved" | "touchMove" => to(x, y),
        "mousePressed" | "touchStart" => down(button),
        _ => PointerAction::Up { button },
    }
}

/// Returns the WebDriver input source `source` with these actions appended in order.
fn chain<S: InputSource<Action = PointerAction>>(source: S, actions: Vec<PointerAction>) -> S {
    actions.into_iter().fold(source, |source, action| source.then(action))
}

/// Returns the WebDriver action that moves a pointer to a point of the window at once.
fn to(x: f64, y: f64) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y }
}

/// Returns the WebDriver action that presses the pointer's button with this number.
fn down(button: u64) -> PointerAction {
    PointerAction::Down { button }
}
