//! Tests of the page in a real browser: its content, and how often an action draws its components.
//! Run by `cargo xtask test --only wasm`.

#![cfg(target_family = "wasm")]

use gloo_timers::future::TimeoutFuture;
use std::collections::BTreeMap;
use tabiya::browser::{Browser, LazyCode, LazyEffects, Links, RecordsCode};
use tabiya::lazy::Lazy;
use tabiya::page::{Page, PageProps};
use tabiya::ui;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement, MouseEvent, PointerEvent, PointerEventInit};

wasm_bindgen_test_configure!(run_in_browser);

/// Styles for the layout of the page and the board. Tests press squares at their coordinates.
const STYLE: &str = concat!(
    include_str!("../static/styles/tokens.css"),
    include_str!("../static/styles/base.css"),
    include_str!("../static/styles/layout/common.css"),
    include_str!("../static/styles/layout/tall.css"),
    include_str!("../static/styles/layout/wide.css"),
    include_str!("../static/styles/layout/short.css"),
    include_str!("../static/styles/components/strip.css"),
    include_str!("../static/styles/components/board.css"),
    include_str!("../static/styles/components/pieces.css"),
    include_str!("../static/styles/components/picker.css"),
    include_str!("../static/styles/components/dialog.css"),
);

/// A page mounted in its own root element.
struct Mounted {
    root: Element,
    app: yew::AppHandle<Page>,
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
        let browser = Browser::new(LazyCode {
            effects: Lazy::new(|| async {
                let links = Lazy::new(|| async { Some(Links::new()) });
                Some(LazyEffects::new(links, ui::spoken_text))
            }),
            records: Lazy::new(|| async { Some(RecordsCode::all()) }),
        });
        browser.open_without_storage();
        let dialogs = Lazy::new(|| async {
            let parts = ui::DialogParts {
                club: Lazy::new(|| async { None }),
                archive: Lazy::new(|| async { None }),
                review: Lazy::new(|| async { None }),
                book: Lazy::new(|| async { None }),
            };
            Some(ui::all_dialogs(parts))
        });
        let props = PageProps { browser, dialogs };
        let app = yew::Renderer::<Page>::with_root_and_props(root.clone(), props).render();
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

    /// Centre of a square, in CSS pixels of the viewport.
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

    /// Clicks the first element that matches a selector, without a pointer event, as assistive
    /// technology does.
    fn click(&self, selector: &str) {
        let init = web_sys::MouseEventInit::new();
        init.set_bubbles(true);
        let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).expect("an event");
        self.find(selector).dispatch_event(&click).expect("dispatched");
    }

    /// Value of `data-notice` of the open notice, such as `not-your-turn`.
    fn notice(&self) -> Option<String> {
        let notice = self.root.query_selector("[data-notice]").expect("a selector")?;
        notice.get_attribute("data-notice")
    }

    fn close(self) {
        self.app.destroy();
        self.root.remove();
    }
}

fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).expect("a document")
}

/// Waits until the page is drawn and a few frames have passed.
async fn settle() {
    TimeoutFuture::new(80).await;
}

/// Waits until nothing has been drawn for 300 milliseconds. By then the code of the dialogs has
/// loaded, which also draws the page again.
async fn until_nothing_is_drawn() {
    loop {
        let before = renders();
        TimeoutFuture::new(300).await;
        if since(&before).is_empty() {
            return;
        }
    }
}

/// Waits until a condition holds. Fails after about five seconds.
async fn until(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..500 {
        if is_so() {
            return;
        }
        TimeoutFuture::new(10).await;
    }
    panic!("not within five seconds: {what}");
}

/// Number of times that each component was drawn, by the component's name.
type Drawn = BTreeMap<&'static str, u64>;

fn renders() -> Drawn {
    ui::renders().into_iter().collect()
}

/// The components that were drawn since `before`, and how often.
fn since(before: &Drawn) -> Drawn {
    let more = |(name, count)| (name, count - before.get(name).copied().unwrap_or_default());
    renders().into_iter().map(more).filter(|(_, count)| *count > 0).collect()
}

/// Names of the components that are expensive to draw.
const PARTS: [&str; 7] = ["board", "sheet", "row", "edge", "status", "toast", "dialog"];

/// Prints how often an action drew each of [`PARTS`], and asserts that none of them was drawn more
/// often than `allowed`. Those that are not in `allowed` must not be drawn.
fn assert_drawn(what: &str, drawn: &Drawn, allowed: &[(&str, u64)]) {
    let count = |part: &str| drawn.get(part).copied().unwrap_or_default();
    let line: Vec<String> = PARTS.iter().map(|part| format!("{part} {}", count(part))).collect();
    console_log!("{what:<14} {} page {}", line.join("  "), count("page"));
    for part in PARTS {
        let most = allowed.iter().find(|(name, _)| *name == part).map_or(0, |(_, most)| *most);
        assert!(count(part) <= most, "{what} draws {part} {} times, not {most}: {drawn:?}", count(part));
    }
}

#[wasm_bindgen_test]
async fn it_opens_on_a_ready_board() {
    let page = Mounted::new().await;
    assert_eq!(page.count("[data-square]"), 64);
    assert_eq!(page.count("[data-piece]"), 32);
    assert_eq!(page.find("[data-on=e2]").get_attribute("data-piece").as_deref(), Some("wP"));
    let named = |square: &str| page.find(square).get_attribute("aria-label").unwrap_or_default();
    assert_eq!(named("[data-square=e4]"), "e4", "an empty square is called by its name alone");
    assert!(named("[data-square=e2]").len() > "e2".len(), "a piece is named");
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

    until_nothing_is_drawn().await;
    let before = renders();
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
    assert_eq!(since(&before), Drawn::new(), "component renders during {steps} pointermoves");
    assert_drawn("pointer move", &since(&before), &[]);
    transforms.dedup();
    assert!(transforms.len() > 8, "the piece followed the pointer: {transforms:?}");
    assert!(page.find("[data-square=e4]").has_attribute("data-hovered"));
    assert_eq!(page.find(".marker").get_attribute("data-kind").as_deref(), Some("wP"));

    page.pointer("pointerup", to);
    settle().await;
    assert_eq!(since(&before).get("board"), Some(&1), "the drop draws the new position");
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
    let held = page.find("[data-on=g1]");
    let transform = || held.style().get_property_value("transform").expect("a style");
    until("the first frame", || !transform().is_empty()).await;
    let before = transform();
    for step in 0..50 {
        page.pointer("pointermove", (from.0 + 10 + step, from.1));
    }
    assert_eq!(transform(), before, "nothing is written before the frame");
    until("the next frame", || transform() != before).await;
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
        page.click(&format!("[data-square={square}]"));
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
        page.click(&format!("[data-square={square}]"));
    }
    settle().await;
    // The page is drawn again when the code of the dialogs has loaded, and this must not be counted
    // below. The status text is empty until then.
    while page.find("main > [role=status]").text_content().unwrap_or_default().trim().is_empty() {
        TimeoutFuture::new(10).await;
    }
    let face = page.find("[data-clock=black]");
    assert!(face.has_attribute("data-running"));
    let before = renders();
    let mut shown = Vec::new();
    for _ in 0..150 {
        shown.push(face.text_content().unwrap_or_default());
        TimeoutFuture::new(10).await;
    }
    shown.dedup();
    assert!(shown.len() > 10, "a second and a half in tenths: {shown:?}");
    assert_eq!(since(&before), Drawn::new(), "component renders while a clock ran from {:?}", shown.first());
    assert_drawn("clock tick", &since(&before), &[]);
    assert_eq!(page.find("[data-clock=white]").text_content().as_deref(), Some("0:15.0"));
    assert!(!location.hash().unwrap_or_default().contains("clock"), "the game is kept by now");
    page.close();
}

#[wasm_bindgen_test]
async fn a_message_draws_what_it_changes_and_nothing_else() {
    let page = Mounted::new().await;
    let square = |name: &str| format!("[data-square={name}]");
    for name in ["e2", "e4", "e7", "e5", "g1"] {
        page.click(&square(name));
        settle().await;
    }

    // The third half-move adds a row to the score sheet, and the mark of the last move disappears
    // from the first row.
    let before = renders();
    page.click(&square("f3"));
    settle().await;
    assert_eq!(page.find("[data-ply='3']").text_content().as_deref(), Some("Nf3"));
    let drawn = since(&before);
    assert_drawn("move", &drawn, &[("board", 1), ("sheet", 1), ("row", 2), ("edge", 2), ("status", 1)]);
    assert_eq!((drawn.get("board"), drawn.get("sheet")), (Some(&1), Some(&1)), "it is drawn at all");

    // However long the game is, a half-move draws at most two rows: the row of the half-move, and
    // the row that loses the mark of the last move.
    for (from, to) in [("b8", "c6"), ("f1", "c4"), ("f8", "c5"), ("b1", "c3"), ("g8", "f6"), ("d2", "d3")] {
        let before = renders();
        page.click(&square(from));
        settle().await;
        page.click(&square(to));
        settle().await;
        assert_drawn(
            to,
            &since(&before),
            &[("board", 2), ("sheet", 1), ("row", 2), ("edge", 2), ("status", 1)],
        );
    }

    let before = renders();
    page.click("[data-action=draw][data-side=white]");
    settle().await;
    assert_drawn("choice for draws", &since(&before), &[("edge", 1)]);

    let before = renders();
    page.click("[data-action=offer-draw][data-side=white]");
    settle().await;
    assert_eq!(page.count("[data-action=accept-draw][data-side=black]"), 1, "Black is asked");
    // The sheet notes the offer beside the last move.
    assert_drawn("offer", &since(&before), &[("sheet", 1), ("row", 1), ("edge", 2)]);

    // White claims while Black is to move.
    page.click("[data-action=draw][data-side=white]");
    settle().await;
    let before = renders();
    page.click("[data-action=claim-draw][data-side=white]");
    settle().await;
    assert_eq!(page.notice().as_deref(), Some("not-your-turn"));
    assert_drawn("notice", &since(&before), &[("edge", 1), ("toast", 1)]);
    page.click("[data-action=dismiss]");
    settle().await;
    assert_eq!(page.notice(), None);

    let before = renders();
    page.click("[data-action=settings]");
    settle().await;
    assert_eq!(page.count("[data-dialog=settings]"), 1);
    // The dialog is drawn when it opens, and again when the amount of used storage is known.
    assert_drawn("dialog", &since(&before), &[("dialog", 2)]);

    let before = renders();
    page.click("[data-dialog=settings] [data-action=close]");
    settle().await;
    assert_eq!(page.count("[data-dialog]"), 0);
    assert_drawn("dialog closed", &since(&before), &[]);
    page.close();
}
