//! The rest of the page's code: the first moves of a first visit do without it, and nothing is lost where it comes late.

use crate::storage::moves_on_the_disk;
use serde_json::{Value, json};
use tabiya_e2e::{Build, Kind, Page, skip};

/// How the page has asked for the rest, each time: for what comes beside it, or for a call that waits.
const ASKED: &str = "return performance.getEntriesByType('resource')
    .filter((entry) => entry.name.includes('/later/rest-')).map((entry) => entry.initiatorType)";

/// The rest does not come by itself.
const NOT_BY_ITSELF: &str = "let guard;
    Object.defineProperty(self, 'tabiya', {
        get: () => guard,
        set: (value) => {
            guard = value;
            Object.defineProperty(guard, 'rest', { get: () => () => new Promise(() => {}), set: () => {} });
        },
    });";

#[track_caller]
fn read(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

/// A page in a browser that has never seen it, from a host that lacks the rest.
fn open_without_it() -> (Page, Build) {
    let page = Page::open("");
    page.browser().go("about:blank");
    let build = Build::without("later/rest");
    page.server().resume(build.path());
    page.forget_everything(&["all"]);
    page.load("");
    (page, build)
}

pub(crate) fn skip_what_cannot_forget(page: &Page) {
    if page.browser().kind() == Kind::WebKit {
        skip("WebKit's driver lets a page of the host alone forget, and the worker stays");
    }
}

#[test]
fn it_comes_once_the_board_stands_and_nothing_has_to_wait_for_it() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.until("the rest", || read(&page, ASKED) == json!(["fetch"]));
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
    page.drag("e7", "e5");
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    assert_eq!(read(&page, ASKED), json!(["fetch"]), "once, beside the page");
    page.load("");
    page.look_until("the game is back", |view| view.sans == ["e4", "e5"]);
    let asked = read(&page, ASKED);
    assert!(asked.as_array().is_some_and(|asked| asked.iter().all(|how| how == "fetch")), "{asked}");
}

#[test]
fn first_moves_are_played_without_it_and_written_when_it_comes() {
    let page = Page::open("");
    skip_what_cannot_forget(&page);
    drop(page);
    let (page, _build) = open_without_it();
    for (from, onto) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        page.drag(from, onto);
    }
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    let asked = read(&page, ASKED);
    assert!(
        asked.as_array().is_some_and(|asked| asked.iter().all(|how| how == "fetch")),
        "no call has waited: {asked}"
    );
    page.server().resume(&tabiya_e2e::dist());
    page.until("the moves on the disk", || moves_on_the_disk(&page) == 3);
    page.load("");
    page.look_until("the game is back", |view| view.sans == ["e4", "e5", "Nf3"]);
}

#[test]
fn what_was_played_before_it_is_there_when_the_page_is_left() {
    let page = Page::open("");
    skip_what_cannot_forget(&page);
    drop(page);
    let (page, _build) = open_without_it();
    page.drag("d2", "d4");
    assert_eq!(page.sans(), ["d4"]);
    page.server().resume(&tabiya_e2e::dist());
    page.reload();
    page.look_until("the game is back", |view| view.sans == ["d4"]);
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
}

#[test]
fn a_call_that_needs_it_waits_while_it_comes() {
    let page = Page::open("");
    skip_what_cannot_forget(&page);
    page.run_first(NOT_BY_ITSELF);
    // What a page leaves may come after everything is forgotten, and then the next visit is not the first.
    page.until("a first visit", || {
        page.browser().go("about:blank");
        page.forget_everything(&["all"]);
        page.load("");
        read(&page, ASKED) == json!([])
    });
    page.drag("e2", "e4");
    assert_eq!(read(&page, ASKED), json!([]), "a move needs nothing of it");
    page.click_action("flip");
    page.until("the board turned round", || page.has("[data-board][data-orientation=black]"));
    assert_eq!(read(&page, ASKED), json!(["xmlhttprequest"]), "once, while the call waited");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
    assert!(!page.has(".crash"));
}
