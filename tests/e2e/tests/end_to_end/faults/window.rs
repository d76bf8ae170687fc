//! A window that is turned, zoomed, or pinched (zoomed with two fingers).

use super::{load_again, open, play};
use serde_json::json;
use tabiya_e2e::{BrowserKind, Page, skip};

#[test]
fn turned_in_mid_drag() {
    let page = open("");
    page.browser().resize(360, 740);
    page.mouse().press("e2");
    page.mouse().move_to("e4");
    page.read_view_until("the drag", |view| view.hovered == ["e4"]);
    page.browser().resize(740, 360);
    page.read_view_until("the end of the drag", |view| view.hovered.is_empty() && view.targets.is_empty());
    // After the resize, the last position of the pointer may be outside of the window.
    page.mouse().move_to_point(20.0, 20.0);
    page.mouse().release();
    assert!(page.sans().is_empty(), "nothing was dropped");
    let (home, piece) = (page.box_of("[data-square=e2]"), || page.box_of("[data-piece][data-on=e2]"));
    page.until("the pawn to be back on e2", || piece() == home);
    page.scroll_to("[data-board]");
    play(&page, "e2e4 e7e5");
    let did = page.reaction();
    load_again(&page);
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.record_fault(
        "the window is turned in mid-drag",
        &format!("the piece goes home, {did}"),
        "all moves",
    );
}

/// Asserts that drags and clicks reach the squares at which the test aims.
fn hits(page: &Page, fault: &str) {
    page.scroll_to("[data-square=e4]");
    page.drag("e2", "e4");
    page.scroll_to("[data-square=e5]");
    page.drag("e7", "e5");
    page.scroll_to("[data-square=g1]");
    page.click("g1");
    page.read_view_until("the targets", |view| view.targets.contains_key("f3"));
    page.click("f3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"], "{fault}");
    let did = page.reaction();
    load_again(page);
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"], "{fault}");
    page.record_fault(fault, &format!("every press hits its square, {did}"), "all moves");
}

/// Zooms the page to 50 % and to 200 %. At 50 %, each side of the window has twice as many CSS
/// pixels; at 200 %, half as many.
#[test]
fn zoomed() {
    for (zoom, width, height) in [("50 %", 2360, 1720), ("200 %", 590, 430)] {
        let page = open("");
        let fault = format!("the page is zoomed to {zoom}");
        match page.browser().kind() {
            BrowserKind::Chromium => {
                let factor = if width > 1000 { 0.5 } else { 2.0 };
                let metrics =
                    json!({ "width": width, "height": height, "deviceScaleFactor": factor, "mobile": false });
                page.browser().devtools("Emulation.setDeviceMetricsOverride", metrics);
            }
            _ => page.browser().resize(width, height),
        }
        hits(&page, &fault);
    }
}

/// Returns the centre of a square, in CSS pixels from the upper left corner of the visible part of
/// a pinched page.
fn aim(page: &Page, square: &str) -> (f64, f64) {
    let script =
        "const box = document.querySelector(`[data-square=${arguments[0]}]`).getBoundingClientRect();
        const { offsetLeft, offsetTop } = visualViewport;
        return [box.left + box.width / 2 - offsetLeft, box.top + box.height / 2 - offsetTop]";
    let [x, y] = serde_json::from_value(page.browser().read(script, vec![json!(square)])).expect("a point");
    (x, y)
}

#[test]
fn pinched() {
    let page = open("");
    if page.browser().kind() != BrowserKind::Chromium {
        skip("only the DevTools of Chromium pinch a page");
    }
    for factor in [2.0, 1.5] {
        page.load_fresh("");
        page.browser().devtools("Emulation.setPageScaleFactor", json!({ "pageScaleFactor": factor }));
        let scale = page.browser().read("return visualViewport.scale", vec![]);
        assert_eq!(scale.as_f64(), Some(factor), "the page is pinched");
        page.scroll_to("[data-square=e3]");
        let mouse = page.mouse();
        let ((x, y), (left, top)) = (aim(&page, "e2"), aim(&page, "e4"));
        mouse.press_point(x, y);
        mouse.move_to_point(left, top);
        page.read_view_until("the drag over its square", |view| view.hovered == ["e4"]);
        mouse.release();
        assert_eq!(page.sans(), ["e4"]);
        let did = page.reaction();
        load_again(&page);
        assert_eq!(page.sans(), ["e4"]);
        let fault = format!("the page is pinched to {factor} times its size");
        page.record_fault(&fault, &format!("every press hits its square, {did}"), "all moves");
    }
}
