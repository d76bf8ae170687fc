//! What only a browser can show: the page mounted in a real document. Run with
//! `cargo xtask test --only wasm`.

#![cfg(target_family = "wasm")]

use gloo_timers::future::TimeoutFuture;
use tabiya::ui;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement, MouseEvent, PointerEvent, PointerEventInit};

wasm_bindgen_test_configure!(run_in_browser);

/// What lays out the page and its board; a test presses where a square lies.
const STYLE: &str = concat!(
    include_str!("../static/styles/tokens.css"),
    include_str!("../static/styles/base.css"),
    include_str!("../static/styles/layout.css"),
    include_str!("../static/styles/components/strip.css"),
    include_str!("../static/styles/components/board.css"),
    include_str!("../static/styles/components/pieces.css"),
    include_str!("../static/styles/components/picker.css"),
    include_str!("../static/styles/components/dialog.css"),
);

/// A page mounted in a root of its own.
struct Mounted {
    root: Element,
    app: yew::AppHandle<ui::Page>,
}

impl Mounted {
    async fn new() -> Mounted {
        let document = document();
        if document.query_selector("style[data-test]").expect("a selector").is_none() {
            let style = document.create_element("style").expect("an element");
            style.set_attribute("data-test", "").expect("an attribute");
            style.set_text_content(Some(STYLE));
            document.head().expect("a head").append_child(&style).expect("a child");
        }
        let root = document.create_element("div").expect("an element");
        document.body().expect("a body").append_child(&root).expect("a child");
        let app = yew::Renderer::<ui::Page>::with_root(root.clone()).render();
        let page = Mounted { root, app };
        settle().await;
        page
    }

    fn find(&self, selector: &str) -> HtmlElement {
        let found = self.root.query_selector(selector).expect("a selector");
        found.unwrap_or_else(|| panic!("no {selector}")).dyn_into().expect("an HTML element")
    }

    fn count(&self, selector: &str) -> u32 {
        self.root.query_selector_all(selector).expect("a selector").length()
    }

    /// The middle of a square, in CSS pixels of the viewport.
    fn middle(&self, square: &str) -> (i32, i32) {
        let rect = self.find(&format!("[data-square={square}]")).get_bounding_client_rect();
        ((rect.x() + rect.width() / 2.0) as i32, (rect.y() + rect.height() / 2.0) as i32)
    }

    fn pointer(&self, kind: &str, (x, y): (i32, i32)) {
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_pointer_id(1);
        init.set_pointer_type("mouse");
        init.set_client_x(x);
        init.set_client_y(y);
        init.set_buttons(if kind == "pointerup" { 0 } else { 1 });
        let event = PointerEvent::new_with_event_init_dict(kind, &init).expect("an event");
        self.find("[data-board]").dispatch_event(&event).expect("dispatched");
    }

    fn close(self) {
        self.app.destroy();
        self.root.remove();
    }
}

fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).expect("a document")
}

/// Long enough for a render and a few frames.
async fn settle() {
    TimeoutFuture::new(80).await;
}

#[wasm_bindgen_test]
async fn it_opens_on_a_ready_board() {
    let page = Mounted::new().await;
    assert_eq!(page.count("[data-square]"), 64);
    assert_eq!(page.count("[data-piece]"), 32);
    assert_eq!(page.find("[data-square=e2]").get_attribute("aria-label").as_deref(), Some("e2, white pawn"));
    assert_eq!(page.count("[data-square][tabindex='0']"), 1, "one tab stop");
    page.close();
}

#[wasm_bindgen_test]
async fn a_pointermove_renders_no_component() {
    let page = Mounted::new().await;
    let (from, to) = (page.middle("e2"), page.middle("e4"));
    page.pointer("pointerdown", from);
    settle().await;
    assert_eq!(page.count("[data-target=move]"), 2, "the press shows the targets");
    page.pointer("pointermove", (from.0 + 6, from.1));
    settle().await;
    let held = page.find("[data-on=e2]");
    assert!(held.class_list().contains("held"));

    let before = ui::renders();
    let steps = 200;
    let mut transforms = Vec::new();
    for step in 0..=steps {
        let part = |a: i32, b: i32| a + (b - a) * step / steps;
        page.pointer("pointermove", (part(from.0, to.0) + step % 3, part(from.1, to.1)));
        if step % 20 == 0 {
            settle().await;
            transforms.push(held.style().get_property_value("transform").expect("a style"));
        }
    }
    settle().await;
    assert_eq!(ui::renders() - before, 0, "component renders during {steps} pointermoves");
    transforms.dedup();
    assert!(transforms.len() > 8, "the piece followed the pointer: {transforms:?}");
    assert!(page.find("[data-square=e4]").has_attribute("data-hovered"));
    assert_eq!(page.find(".marker").get_attribute("data-kind").as_deref(), Some("wP"));

    page.pointer("pointerup", to);
    settle().await;
    assert!(ui::renders() > before, "the drop draws the new position");
    assert_eq!(page.find("[data-ply='1']").text_content().as_deref(), Some("e4"));
    assert_eq!(page.count("[data-hovered]"), 0);
    page.close();
}

#[wasm_bindgen_test]
async fn many_moves_between_two_frames_write_one_transform() {
    let page = Mounted::new().await;
    let from = page.middle("g1");
    page.pointer("pointerdown", from);
    page.pointer("pointermove", (from.0 + 10, from.1));
    settle().await;
    let held = page.find("[data-on=g1]");
    let before = held.style().get_property_value("transform").expect("a style");
    for step in 0..50 {
        page.pointer("pointermove", (from.0 + 10 + step, from.1));
    }
    let now = held.style().get_property_value("transform").expect("a style");
    assert_eq!(now, before, "nothing is written before the frame");
    settle().await;
    assert_ne!(held.style().get_property_value("transform").expect("a style"), before);
    page.pointer("pointercancel", from);
    settle().await;
    TimeoutFuture::new(150).await;
    assert_eq!(page.count(".held"), 0);
    page.close();
}

#[wasm_bindgen_test]
async fn a_click_without_a_pointer_presses_the_square() {
    let page = Mounted::new().await;
    for square in ["e2", "e4"] {
        let init = web_sys::MouseEventInit::new();
        init.set_bubbles(true);
        let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).expect("an event");
        page.find(&format!("[data-square={square}]")).dispatch_event(&click).expect("dispatched");
        settle().await;
    }
    assert_eq!(page.find("[data-ply='1']").text_content().as_deref(), Some("e4"));
    page.close();
}

#[wasm_bindgen_test]
async fn a_running_clock_renders_no_component() {
    let location = web_sys::window().expect("a window").location();
    location.set_hash("clock=15&rules=lobby").expect("a fragment");
    let page = Mounted::new().await;
    for square in ["e2", "e4"] {
        let init = web_sys::MouseEventInit::new();
        init.set_bubbles(true);
        let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).expect("an event");
        page.find(&format!("[data-square={square}]")).dispatch_event(&click).expect("dispatched");
    }
    settle().await;
    let face = page.find("[data-clock=black]");
    assert!(face.has_attribute("data-running"));
    let before = ui::renders();
    let mut shown = Vec::new();
    for _ in 0..150 {
        shown.push(face.text_content().unwrap_or_default());
        TimeoutFuture::new(10).await;
    }
    shown.dedup();
    assert!(shown.len() > 10, "a second and a half in tenths: {shown:?}");
    assert_eq!(ui::renders() - before, 0, "component renders while a clock ran from {:?}", shown.first());
    assert_eq!(page.find("[data-clock=white]").text_content().as_deref(), Some("0:15.0"));
    assert!(!location.hash().unwrap_or_default().contains("clock"), "the game is kept by now");
    page.close();
}
