//! A page that has been opened once works offline. A new version replaces it only with the players'
//! consent.

use tabiya_e2e::{Build, Options, Page, dist};

const FOOLS_MATE: [(&str, &str); 4] = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];

fn to_mate(page: &Page) {
    for (from, onto) in FOOLS_MATE {
        page.drag(from, onto);
    }
}

fn reload(page: &Page) {
    page.load("");
}

/// Gives the host a new version, and waits until the page shows the notice `notice` about it.
fn offered(page: &Page, notice: &str) -> Build {
    let next = Build::titled("Tabiya 2");
    page.server().serve_folder(next.path());
    page.look_for_update();
    page.see_notice(notice);
    next
}

/// Opens the page in the folder `prefix` of the host, stops the server, and plays a whole game.
fn mate_without_a_server(prefix: &str) -> Page {
    let page = Page::open_with(prefix, "", Options::default());
    page.until_offline_ready();
    page.server().refuse_requests();
    reload(&page);
    to_mate(&page);
    assert_eq!(page.read_view().reason.as_deref(), Some("checkmate"), "under {prefix}");
    page
}

#[test]
fn a_game_without_a_server() {
    for prefix in ["/", "/a/b/"] {
        mate_without_a_server(prefix);
    }
}

#[test]
fn the_game_is_there_when_the_browser_starts_again_without_a_server() {
    for prefix in ["/", "/a/b/"] {
        let mut page = mate_without_a_server(prefix);
        page.close_and_start_again();
        let view = page.read_view_until("the game is back", |view| view.sans.len() == 4);
        assert_eq!(view.reason.as_deref(), Some("checkmate"), "under {prefix}");
        assert_eq!(page.title(), "Tabiya");
    }
}

#[test]
fn a_new_version_is_offered_and_taken() {
    let page = Page::open("");
    page.until_offline_ready();
    to_mate(&page);
    let _next = offered(&page, "update-ready");
    assert_eq!(page.title(), "Tabiya", "nothing is taken without consent");
    page.click_action("update");
    page.until("the new version is there", || page.title() == "Tabiya 2");
    page.until("the old one is gone", || page.builds().len() == 1);
    let view = page.read_view_until("the game is there", |view| view.sans.len() == 4);
    assert_eq!(view.reason.as_deref(), Some("checkmate"), "the new version opens the old one's journal");
    page.server().refuse_requests();
    reload(&page);
    assert_eq!(page.title(), "Tabiya 2", "it is kept as the old one was");
}

#[test]
fn a_new_version_that_is_declined_waits() {
    let page = Page::open("");
    page.until_offline_ready();
    let _next = offered(&page, "update-ready");
    page.click_action("dismiss");
    reload(&page);
    assert_eq!(page.title(), "Tabiya", "the old one continues, although the page was closed");
    page.see_notice("update-ready");
    page.click_action("update");
    page.until("the new version is there", || page.title() == "Tabiya 2");
}

#[test]
fn no_new_version_in_the_middle_of_a_game() {
    let page = Page::open("");
    page.until_offline_ready();
    page.drag("e2", "e4");
    let _next = offered(&page, "update-after-game");
    let update = "return document.querySelectorAll('[data-action=update]').length";
    assert_eq!(page.browser().read(update, vec![]), 0, "it cannot be taken now");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn a_new_version_that_comes_in_pieces_is_none() {
    let page = Page::open("");
    page.until_offline_ready();
    let broken = Build::broken("Tabiya 2");
    page.server().serve_folder(broken.path());
    page.look_for_update();
    let settled = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
        .then((found) => done(!found.installing && !found.waiting))";
    page.until("the broken version is dropped", || page.browser().read_later(settled) == true);
    page.until("nothing of it is left", || page.builds().len() == 1);
    assert_eq!(page.read_view().notice, None);
    page.server().refuse_requests();
    reload(&page);
    assert_eq!(page.title(), "Tabiya", "the old one continues");
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
    page.server().serve_folder(&dist());
}

#[test]
fn where_the_page_is_worked_on_nothing_is_kept() {
    let page = Page::open("");
    page.until_offline_ready();
    let workbench = Build::on_the_workbench();
    page.server().serve_folder(workbench.path());
    page.look_for_update();
    let gone = "const done = arguments[arguments.length - 1]; caches.keys().then((names) => done(names.length === 0))";
    page.until("nothing is kept", || {
        page.browser().attempt_to_read("return document.title", vec![]).is_some()
            && page.title() == "Tabiya at work"
    });
    page.until("the caches are empty", || page.browser().read_later(gone) == true);
}
