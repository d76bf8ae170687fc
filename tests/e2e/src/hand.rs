//! Hands: a mouse, a pen, fingers.
//!
//! What is done in one go (a click, a drag from end to end) is a WebDriver action. What is held while the story
//! looks around comes from the browser's own input, through the driver's door to the DevTools protocol, where
//! WebDriver's actions come from too: between two calls Chromium's driver forgets which button is down, and the next move
//! it sends makes the page lose its pointer capture; and it gives all fingers of different calls one number. The drivers
//! of Firefox and WebKit remember what is held.

use crate::kind::Kind;
use crate::page::Page;
use crate::skip::skip;
use fantoccini::actions::{
    Actions, InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PenActions, PointerAction,
    TouchActions,
};
use serde_json::json;
use std::cell::Cell;
use std::time::Duration;

/// What a hand holds, or that it is bare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A pen on the screen.
    Pen,
    /// A finger on the screen.
    Touch,
}

/// The left button's bit among those that are down.
const LEFT: u8 = 1;
/// The right button's bit.
const RIGHT: u8 = 2;

/// One pointer over a page. Fingers of different numbers are different pointers.
pub struct Hand<'a> {
    page: &'a Page,
    pointer: Pointer,
    finger: u8,
    held: &'a Cell<Held>,
}

/// Where a pointer was last sent, and the buttons that are down: left, top, buttons.
pub(crate) type Held = (f64, f64, u8);

impl<'a> Hand<'a> {
    pub(crate) fn new(page: &'a Page, pointer: Pointer, finger: u8, held: &'a Cell<Held>) -> Hand<'a> {
        Hand { page, pointer, finger, held }
    }

    /// Goes down on a square and stays.
    #[track_caller]
    pub fn press(&self, square: &str) {
        let (x, y) = self.page.centre(square);
        self.press_point(x, y);
    }

    /// Goes down on a point of the window and stays.
    #[track_caller]
    pub fn press_point(&self, x: f64, y: f64) {
        if self.pointer != Pointer::Touch || self.page.browser().kind() != Kind::Chromium {
            self.held.set((x, y, 0));
            self.send("mouseMoved", "none");
        }
        self.held.set((x, y, LEFT));
        self.send(if self.pointer == Pointer::Touch { "touchStart" } else { "mousePressed" }, "left");
    }

    /// Goes over a square with what it holds.
    #[track_caller]
    pub fn move_to(&self, square: &str) {
        let (x, y) = self.page.centre(square);
        self.move_to_point(x, y);
    }

    /// Goes to a point of the window with what it holds, in CSS pixels.
    #[track_caller]
    pub fn move_to_point(&self, x: f64, y: f64) {
        // No hand arrives in one jump.
        for (x, y) in [(x + 3.0, y + 2.0), (x, y)] {
            self.slide(x, y);
        }
    }

    /// Goes to a point of the window in one step.
    #[track_caller]
    pub fn slide(&self, x: f64, y: f64) {
        let buttons = self.held.get().2;
        self.held.set((x, y, buttons));
        let button = if buttons & LEFT != 0 { "left" } else { "none" };
        self.send(if self.pointer == Pointer::Touch { "touchMove" } else { "mouseMoved" }, button);
    }

    /// Flings what lies at a point to another one: every step is longer than the one before, so the hand is at full speed when it
    /// lets go.
    #[track_caller]
    pub fn fling(&self, from: (f64, f64), onto: (f64, f64)) {
        self.press_point(from.0, from.1);
        for part in [0.1, 0.3, 0.6, 1.0] {
            self.slide(from.0 + part * (onto.0 - from.0), from.1 + part * (onto.1 - from.1));
        }
        self.release();
    }

    /// Lets go where it is.
    #[track_caller]
    pub fn release(&self) {
        let (x, y, buttons) = self.held.get();
        self.held.set((x, y, buttons & !LEFT));
        self.send(if self.pointer == Pointer::Touch { "touchEnd" } else { "mouseReleased" }, "left");
    }

    /// The system takes the finger away for a gesture of its own.
    #[track_caller]
    pub fn be_cancelled(&self) {
        self.page
            .browser()
            .devtools("Input.dispatchTouchEvent", json!({ "type": "touchCancel", "touchPoints": [] }));
    }

    /// Presses the right button, whatever else is pressed.
    #[track_caller]
    pub fn press_right(&self) {
        let (x, y, buttons) = self.held.get();
        self.held.set((x, y, buttons | RIGHT));
        self.send("mousePressed", "right");
    }

    /// Lets go of the right button.
    #[track_caller]
    pub fn release_right(&self) {
        let (x, y, buttons) = self.held.get();
        self.held.set((x, y, buttons & !RIGHT));
        self.send("mouseReleased", "right");
    }

    #[track_caller]
    fn send(&self, kind: &str, button: &str) {
        let (x, y, buttons) = self.held.get();
        let browser = self.page.browser();
        if browser.kind() != Kind::Chromium {
            self.act(vec![in_steps(kind, button, x, y)]);
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

    /// Presses a square and lets go at once.
    #[track_caller]
    pub fn click(&self, square: &str) {
        let (x, y) = self.page.centre(square);
        self.click_point(x, y);
    }

    /// Presses a point of the window and lets go at once.
    #[track_caller]
    pub fn click_point(&self, x: f64, y: f64) {
        self.act(vec![to(x, y), down(MOUSE_BUTTON_LEFT), PointerAction::Up { button: MOUSE_BUTTON_LEFT }]);
    }

    /// Clicks one square after the other.
    #[track_caller]
    pub fn click_each(&self, squares: &[&str]) {
        let centres = self.page.centres();
        let actions = squares.iter().flat_map(|square| {
            let (x, y) = centres.of(square);
            [to(x, y), down(MOUSE_BUTTON_LEFT), PointerAction::Up { button: MOUSE_BUTTON_LEFT }]
        });
        self.act(actions.collect());
    }

    /// Drags what stands on one square to another and lets go there.
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

    /// Drags what stands on one square to another, by way of points of the window.
    #[track_caller]
    pub fn drag_along(&self, from: &str, way: impl IntoIterator<Item = (f64, f64)>, onto: &str) {
        let centres = self.page.centres();
        let (start, end) = (centres.of(from), centres.of(onto));
        let mut actions = vec![to(start.0, start.1), down(MOUSE_BUTTON_LEFT)];
        actions.extend(way.into_iter().chain([end]).map(|(x, y)| to(x, y)));
        actions.push(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.act(actions);
    }

    /// Drags between points of the window in a browser that may be killed meanwhile; says whether it was not.
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

    #[track_caller]
    fn act(&self, actions: Vec<PointerAction>) {
        let browser = self.page.browser();
        match (browser.kind(), self.pointer) {
            (Kind::Firefox, Pointer::Pen) => skip("the driver of Firefox has no pen"),
            (Kind::WebKit, Pointer::Touch) => {
                skip("the driver of WebKit sends a mouse in the place of a finger")
            }
            _ => {}
        }
        browser.wait("a pointer action", browser.client().perform_actions(self.actions(actions)));
    }

    fn actions(&self, actions: Vec<PointerAction>) -> Actions {
        match self.pointer {
            Pointer::Mouse => chain(MouseActions::new("mouse".to_owned()), actions).into(),
            Pointer::Pen => chain(PenActions::new("pen".to_owned()), actions).into(),
            Pointer::Touch => chain(TouchActions::new(format!("finger {}", self.finger)), actions).into(),
        }
    }
}

impl Page {
    /// Two fingers come down at the same instant, go their ways beside each other, and go up at the same instant.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn drag_both(&self, ways: [((f64, f64), (f64, f64)); 2]) {
        if self.browser().kind() == Kind::WebKit {
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

/// One event of those that Chromium is sent, as a WebDriver action.
fn in_steps(kind: &str, button: &str, x: f64, y: f64) -> PointerAction {
    let button = if button == "right" { MOUSE_BUTTON_RIGHT } else { MOUSE_BUTTON_LEFT };
    match kind {
        "mouseMoved" | "touchMove" => to(x, y),
        "mousePressed" | "touchStart" => down(button),
        _ => PointerAction::Up { button },
    }
}

fn chain<S: InputSource<Action = PointerAction>>(source: S, actions: Vec<PointerAction>) -> S {
    actions.into_iter().fold(source, |source, action| source.then(action))
}

fn to(x: f64, y: f64) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y }
}

fn down(button: u64) -> PointerAction {
    PointerAction::Down { button }
}
