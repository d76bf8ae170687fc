//! From any build to any other: what the device has, and what its host has then. Whatever they are, the page starts or says
//! what is wrong, with a way on, and the game in progress is there.

use tabiya_e2e::{Build, Page, Shown, dist, sampled, say};

/// What a device has, and what a host has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Has {
    /// The first build.
    Old,
    /// A later one, as good.
    New,
    /// A later one that breaks at its start.
    Broken,
    /// One that has not come whole.
    Half,
    /// None: the files were cleared away, or the host is silent.
    Wiped,
}

const ALL: [Has; 5] = [Has::Old, Has::New, Has::Broken, Has::Half, Has::Wiped];

/// What a device has and what its host has then: every pair, of which the first five have each once on either side.
fn pairs() -> Vec<(Has, Has)> {
    (1..=ALL.len())
        .flat_map(|step| (0..ALL.len()).map(move |at| (ALL[at], ALL[(at + step) % ALL.len()])))
        .collect()
}

/// A page with a game in progress, on a device that has come to have this.
fn device(has: Has) -> Page {
    let page = Page::open("");
    page.until_offline_ready();
    // Only a page that its worker answers can tell it that it has started.
    page.load("");
    page.drag("e2", "e4");
    let take = |build: &Build| {
        page.server().resume(build.path());
        page.look_for_update();
        page.take_update();
        page.shown()
    };
    match has {
        Has::Old => {}
        Has::New => assert_eq!(take(&Build::titled("New")), Shown::Board),
        Has::Broken => assert_eq!(take(&Build::that_traps("Broken")), Shown::Fault, "the first attempt"),
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

/// The host has this from now on; what it serves lives as long as the answer does.
fn host(page: &Page, has: Has) -> Option<Build> {
    let build = match has {
        Has::Old => None,
        Has::New => Some(Build::titled("New")),
        Has::Broken => Some(Build::that_traps("Broken")),
        Has::Half => Some(Build::broken("Half")),
        Has::Wiped => {
            page.server().stop();
            return None;
        }
    };
    let old = dist();
    page.server().resume(build.as_ref().map_or(old.as_path(), Build::path));
    build
}

/// The build that is to be seen at the second visit at the latest, if any is.
fn first_seen(from: Has, to: Has) -> Option<&'static str> {
    match (from, to) {
        (Has::New, _) => Some("New"),
        (Has::Old | Has::Broken | Has::Half, _) | (Has::Wiped, Has::Old) => Some("Tabiya"),
        (Has::Wiped, Has::New) => Some("New"),
        // Its page and its program are whole; a picture is not, which the browser does not check outside a cache.
        (Has::Wiped, Has::Half) => Some("Half"),
        (Has::Wiped, Has::Broken | Has::Wiped) => None,
    }
}

fn game_is_there(page: &Page, when: &str) {
    assert_eq!(page.look_until(when, |view| !view.sans.is_empty()).sans, ["e4"], "{when}");
}

/// Two of the 25 pairs, or as many as `TABIYA_BUILDS` says.
#[test]
fn from_any_build_to_any_other() {
    for (from, to) in sampled(pairs(), 2, "TABIYA_BUILDS") {
        let pair = format!("from {from:?} to {to:?}");
        say(&pair);
        let page = device(from);
        let _build = host(&page, to);
        let seen = [page.visit(), page.visit()];
        let Some(title) = first_seen(from, to) else {
            let expected = if to == Has::Wiped { Shown::Nothing } else { Shown::Fault };
            assert_eq!(seen, [expected; 2], "{pair}: nothing good is anywhere, and it says so");
            // A host that has something good again brings the game back as soon as a page was open for long enough to say that it
            // is broken.
            host(&page, Has::Old);
            assert!((0..5).any(|_| page.visit() == Shown::Board), "{pair}");
            game_is_there(&page, &pair);
            continue;
        };
        assert_eq!((seen[1], page.title().as_str()), (Shown::Board, title), "{pair}");
        game_is_there(&page, &pair);
        if to == Has::Wiped {
            continue;
        }
        // The players take what the host has, if the browser finds that it is whole.
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
            assert_eq!(shown, Shown::Fault, "{pair}: the first attempt");
            page.click_action("reload");
            page.until("the build before it", || page.title() == takes);
        }
        assert_eq!((page.visit(), page.title().as_str()), (Shown::Board, takes), "{pair}, taken");
        game_is_there(&page, &pair);
        // What has come stays without the host, but for one that never came whole.
        page.server().stop();
        if (from, to) != (Has::Wiped, Has::Half) {
            assert_eq!(
                (page.visit(), page.title().as_str()),
                (Shown::Board, takes),
                "{pair}, without a network"
            );
            game_is_there(&page, &pair);
        }
    }
}
