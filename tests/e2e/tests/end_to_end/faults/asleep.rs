//! Pages that the browser freezes, discards, or keeps in its back/forward cache.

use super::{load_again, open, play};
use serde_json::json;
use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{BrowserKind, GAP};

#[test]
fn frozen() {
    let page = open("#clock=19&first-move=free");
    play(&page, "e2e4 e7e5");
    let before = page.clock("white").millis();
    page.browser().devtools("Page.setWebLifecycleState", json!({ "state": "frozen" }));
    sleep(Duration::from_secs(5));
    page.browser().devtools("Page.setWebLifecycleState", json!({ "state": "active" }));
    // The page runs again, but stays hidden until its tab is shown.
    page.browser().visit_another_tab();
    page.until("the question", || page.has("[data-halted=suspended]"));
    let did = page.reaction();
    let charged = before.saturating_sub(page.clock("white").millis());
    assert!(charged < 3_000, "{charged} ms were charged before anyone was asked");
    page.click_action("refund-gap");
    play(&page, "g1f3");
    page.read_view_until("the move", |view| view.sans == ["e4", "e5", "Nf3"]);
    load_again(&page);
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    page.record_fault("the page is frozen for 5 s", &did, "all moves; the time is the players' to give");
}

/// A browser may discard a page to save memory. When the tab is shown again, the browser loads the
/// page, and the page asks the players whether the time since it was discarded counts.
#[test]
fn discarded() {
    let mut page = open("#clock=19&first-move=free");
    play(&page, "e2e4 e7e5");
    page.until("the moves on the disk", || super::moves_on_the_disk(&page) == 2);
    if page.browser().kind() == BrowserKind::WebKit {
        // A discarded page receives no event, like a page whose browser is killed. WebKit keeps no
        // stored data after a kill, so the test only leaves the page and loads it again.
        page.add_preload_script("Object.defineProperty(document, 'wasDiscarded', { value: true })");
        page.browser().go("about:blank");
        sleep(GAP);
        page.load("");
    } else {
        page.browser().killer().kill();
        sleep(GAP);
        page.start_again();
    }
    page.until("the question", || page.has("[data-halted=suspended]"));
    let did = page.reaction();
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.click_action("refund-gap");
    play(&page, "g1f3");
    load_again(&page);
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    page.record_fault(
        "the page is thrown away and comes again",
        &did,
        "all moves; the time is the players' to give",
    );
}

#[test]
fn back_from_the_cache_of_pages() {
    let page = open("");
    play(&page, "e2e4");
    let watch = "window.__came = []; addEventListener('pageshow', event => __came.push(event.persisted))";
    page.browser().read(watch, vec![]);
    page.leave();
    page.browser().back();
    page.read_view_until("the game", |view| view.sans == ["e4"]);
    let came = page.browser().read("return window.__came ?? null", vec![]);
    let how = if came == json!([true]) { "as it was" } else { "loaded again" };
    play(&page, "e7e5");
    let did = page.reaction();
    assert_eq!(did, "plays on");
    load_again(&page);
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.record_fault(&format!("left, and back by the button ({how})"), &did, "all moves");
}
