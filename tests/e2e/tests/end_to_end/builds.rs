//! Updates from each state of the build that a device has installed to each state of the build on
//! its host. The page starts, or reports an error with a way to continue, and the game in progress
//! survives.

use tabiya_e2e::{Build, Page, WindowContent, dist, print_line, sampled};

/// State of the build that a device has installed or a host serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Has {
    /// The first build.
    Old,
    /// A later, good build.
    New,
    /// A later build whose program fails at its start.
    Broken,
    /// On a host, a later build in which one file is damaged. On a device, a later build of which
    /// only one file has arrived; the first build is still complete.
    Half,
    /// No build: the device's caches are empty, or the host does not answer.
    Wiped,
}

const ALL: [Has; 5] = [Has::Old, Has::New, Has::Broken, Has::Half, Has::Wiped];

/// Returns all 25 pairs of a device's state and a host's state. In the first five pairs, each state
/// occurs once for the device and once for the host.
fn pairs() -> Vec<(Has, Has)> {
    (1..=ALL.len())
        .flat_map(|step| (0..ALL.len()).map(move |at| (ALL[at], ALL[(at + step) % ALL.len()])))
        .collect()
}

/// Returns a page with a game in progress, on a device in the state `has`.
fn page_with_installed_build(has: Has) -> Page {
    let page = Page::open("");
    page.until_offline_ready();
    // The page must come from the service worker, because only then can it report to the service
    // worker that it has started.
    page.load("");
    page.drag("e2", "e4");
    let take = |build: &Build| {
        page.server().serve_folder(build.path());
        page.look_for_update();
        page.take_update();
        page.shown()
    };
    match has {
        Has::Old => {}
        Has::New => assert_eq!(take(&Build::titled("New")), WindowContent::Board),
        Has::Broken => {
            assert_eq!(take(&Build::that_traps("Broken")), WindowContent::Fault, "the first attempt")
        }
        Has::Half => {
            let begun = "const done = arguments[arguments.length - 1]; \
                caches.open(`tabiya ${new URL('./', location)} Half`) \
                .then((cache) => cache.put('icon.svg', new Response('<svg/>'))).then(done)";
            page.browser().read_later(begun);
        }
        Has::Wiped => page.lose_caches(""),
    }
    page
}

/// Gives the host the state `has`. The returned build must live as long as the host serves it.
fn serve_build(page: &Page, has: Has) -> Option<Build> {
    let build = match has {
        Has::Old => None,
        Has::New => Some(Build::titled("New")),
        Has::Broken => Some(Build::that_traps("Broken")),
        Has::Half => Some(Build::broken("Half")),
        Has::Wiped => {
            page.server().refuse_requests();
            return None;
        }
    };
    let old = dist();
    page.server().serve_folder(build.as_ref().map_or(old.as_path(), Build::path));
    build
}

/// Returns the title of the build that the page shows on the second visit; `None` if no build can
/// start.
fn first_seen(from: Has, to: Has) -> Option<&'static str> {
    match (from, to) {
        (Has::New, _) => Some("New"),
        (Has::Old | Has::Broken | Has::Half, _) | (Has::Wiped, Has::Old) => Some("Tabiya"),
        (Has::Wiped, Has::New) => Some("New"),
        // The damaged file of this build is a picture. The page starts without the picture, whose
        // digest the browser checks only when it fills the cache.
        (Has::Wiped, Has::Half) => Some("Half"),
        (Has::Wiped, Has::Broken | Has::Wiped) => None,
    }
}

fn game_is_there(page: &Page, when: &str) {
    assert_eq!(page.read_view_until(when, |view| !view.sans.is_empty()).sans, ["e4"], "{when}");
}

/// By default checks two of the 25 pairs; the environment variable `TABIYA_BUILDS` sets the number.
#[test]
fn from_any_build_to_any_other() {
    for (from, to) in sampled(pairs(), 2, "TABIYA_BUILDS") {
        let pair = format!("from {from:?} to {to:?}");
        print_line(&pair);
        let page = page_with_installed_build(from);
        let _build = serve_build(&page, to);
        let seen = [page.visit(), page.visit()];
        let Some(title) = first_seen(from, to) else {
            let expected = if to == Has::Wiped { WindowContent::Nothing } else { WindowContent::Fault };
            assert_eq!(seen, [expected; 2], "{pair}: nothing good is anywhere, and it says so");
            // Once the host serves a good build again, the page starts with the game within five
            // visits. Several may be necessary, because a failing page must first stay open long
            // enough to report its error.
            serve_build(&page, Has::Old);
            assert!((0..5).any(|_| page.visit() == WindowContent::Board), "{pair}");
            game_is_there(&page, &pair);
            continue;
        };
        assert_eq!((seen[1], page.title().as_str()), (WindowContent::Board, title), "{pair}");
        game_is_there(&page, &pair);
        if to == Has::Wiped {
            continue;
        }
        // Accepts the host's build, if the browser finds the build complete.
        page.look_for_update();
        match to {
            Has::New => page.until_here("New"),
            Has::Broken => page.until_here("Broken"),
            _ => {}
        }
        page.take_update();
        let shown = page.shown();
        let takes = match to {
            Has::Old => "Tabiya",
            Has::New => "New",
            _ => title,
        };
        if to == Has::Broken && from != Has::Broken {
            assert_eq!(shown, WindowContent::Fault, "{pair}: the first attempt");
            page.click_action("reload");
            page.until("the build before it", || page.title() == takes);
        }
        assert_eq!((page.visit(), page.title().as_str()), (WindowContent::Board, takes), "{pair}, taken");
        game_is_there(&page, &pair);
        // The installed build works without the host, unless no complete build was ever installed.
        page.server().refuse_requests();
        if (from, to) != (Has::Wiped, Has::Half) {
            assert_eq!(
                (page.visit(), page.title().as_str()),
                (WindowContent::Board, takes),
                "{pair}, without a network"
            );
            game_is_there(&page, &pair);
        }
    }
}
