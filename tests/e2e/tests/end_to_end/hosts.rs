//! Web servers that host the page: nginx and Apache with their default headers, a server that
//! forbids caching, and servers that sometimes fail.

use tabiya_e2e::{
    Build, Options, Page, Server, ServerBehaviour, WebServer, WebServerKind, WindowContent, dist,
};

const FOOLS_MATE: [(&str, &str); 4] = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];

/// Asserts that the page loads from this kind of host, works offline, and updates.
fn loads_offline_and_updates(kind: WebServerKind) {
    let mut host = WebServer::start(kind, &dist(), "/clubs/tabiya/");
    let page = Page::open_on(&host);
    for (from, onto) in FOOLS_MATE {
        page.drag(from, onto);
    }
    page.until_offline_ready();
    host.stop();
    page.load("");
    assert_eq!(page.read_view_until("the game", |view| view.sans.len() == 4).result, "0-1");

    let next = Build::titled("Tabiya 2");
    host.deploy(next.path());
    host.resume();
    page.look_for_update();
    page.see_notice("update-ready");
    page.click_action("update");
    page.until("the new version", || page.title() == "Tabiya 2");
    page.until_started("Tabiya 2");
    host.stop();
    page.load("");
    assert_eq!(page.title(), "Tabiya 2");
    assert_eq!(page.read_view_until("the game", |view| view.sans.len() == 4).result, "0-1");
}

#[test]
fn nginx() {
    loads_offline_and_updates(WebServerKind::Nginx);
}

#[test]
fn apache() {
    loads_offline_and_updates(WebServerKind::Apache);
}

#[test]
fn files_that_no_cache_may_keep_are_kept_all_the_same() {
    let server = Server::start(&dist(), "/");
    server.behave(ServerBehaviour { varies: true, ..ServerBehaviour::default() });
    let page = Page::open_from(server, "", Options::default());
    page.until_offline_ready();
    page.drag("e2", "e4");
    page.server().refuse_requests();
    assert_eq!(page.visit(), WindowContent::Board);
    assert_eq!(page.read_view_until("the game", |view| !view.sans.is_empty()).sans, ["e4"]);
    let next = Build::titled("Tabiya 2");
    page.server().serve_folder(next.path());
    page.until_here("Tabiya 2");
}

/// The host fails every 23rd request. The page must not request files again that have already
/// arrived.
#[test]
fn a_host_that_fails_now_and_then_is_asked_again_for_what_is_missing_only() {
    let page = Page::open("");
    page.until_offline_ready();
    let all = page.builds().values().copied().max().unwrap_or_default();
    let forget = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
        .then((found) => found.unregister()).then(done)";
    page.browser().read_later(forget);
    page.lose_caches("");
    // The service worker's script is about the twentieth request of a visit. With 23 as the
    // interval, the request for the script does not fail at every visit.
    page.server().behave(ServerBehaviour { fails_every: 23, ..ServerBehaviour::default() });
    page.server().take_requested_paths();
    let is_installed = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
        .then((found) => done(found?.active ? 'yes' : found?.installing ? 'not yet' : 'no'), () => done('no'))";
    let installed = (0..3).any(|_| {
        // If the page fails to load, the test loads it again.
        page.visit() == WindowContent::Board && {
            page.until("the end of the installation", || {
                page.browser().attempt_to_read_later(is_installed).is_some_and(|how| how != "not yet")
            });
            page.browser().read_later(is_installed) == "yes"
        }
    });
    let asked = page.server().take_requested_paths();
    assert!(installed, "after {} requests for {all} files: {asked:?}", asked.len());
    // The test checks the images of pieces, which only the service worker requests.
    for path in asked.iter().filter(|path| path.contains("later/pieces-")) {
        let times = asked.iter().filter(|other| *other == path).count();
        assert!(times <= 2, "{path} was asked for {times} times");
    }
    page.server().refuse_requests();
    assert_eq!(page.visit(), WindowContent::Board);
}

/// One file is missing on the host, so the installation fails. The next visit completes the
/// installation and does not fetch again the files that have arrived.
#[test]
fn a_first_visit_that_was_cut_off_is_completed_by_the_next_one() {
    let build = Build::titled("Tabiya 2");
    let file = build.path().join(build.file("icon-", ".png"));
    let whole = std::fs::read(&file).expect("an icon");
    std::fs::remove_file(&file).expect("a host without it");
    let page = Page::open_from(Server::start(build.path(), "/"), "", Options::default());
    let settled = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
        .then((found) => done(!found?.installing))";
    page.until("something kept", || page.builds().values().any(|files| *files > 10));
    page.until("the end of the installation", || page.browser().read_later(settled) == true);
    std::fs::write(&file, whole).expect("the icon");
    page.server().take_requested_paths();
    page.load("");
    page.until_offline_ready();
    let asked = page.server().take_requested_paths();
    let again = asked.iter().filter(|path| path.contains("later/pieces-")).count();
    assert_eq!(again, 0, "{asked:?}");
    page.server().refuse_requests();
    assert_eq!((page.visit(), page.title().as_str()), (WindowContent::Board, "Tabiya 2"));
}
