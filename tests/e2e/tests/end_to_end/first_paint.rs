//! The board that is painted before the app has loaded: the board of the last visit, an empty
//! board, or no board.

use crate::seats::seating_names;
use crate::storage::moves_on_the_disk;
use serde_json::{Value, json};
use tabiya_e2e::{BrowserKind, Page, print_line, sampled, skip};

/// Script that lets the WebAssembly program load but holds it before it starts.
const HOLD: &str = "const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...code) => {
        // Only the first call waits. Later calls start other parts of the program.
        if (!self.__go) await new Promise(go => self.__go = go);
        return instantiate.apply(WebAssembly, code);
    };";

/// Script that slows down the insertion of nodes, and records for each frame which boards it shows:
/// the board painted before the app has loaded, the app's board, or both.
const SLOW: &str = "const insert = Node.prototype.insertBefore;
    Node.prototype.insertBefore = function (...nodes) {
        const until = performance.now() + 0.3;
        while (performance.now() < until);
        return insert.apply(this, nodes);
    };
    self.__frames = [];
    const note = () => {
        self.__frames.push(['[data-boot]', '[data-board]'].map(board => !!document.querySelector(board)));
        requestAnimationFrame(note);
    };
    note();";

/// Script that reads the position and the style of a board, and of its squares, coordinates and
/// pieces.
const LOOKS: &str = "const board = document.querySelector(arguments[0]);
    const look = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        return [x, y, width, height, style.backgroundColor, style.backgroundImage, style.backgroundPosition, style.color];
    };
    const all = (selector, name) => Object.fromEntries(
        [...board.querySelectorAll(selector)].map(one => [name(one), look(one)]));
    return [look(board), all('.square', one => one.dataset.square), all('.coord', one => one.dataset.coord),
        all('.pieces .piece', one => one.dataset.piece + one.dataset.x + one.dataset.y)]";

/// Opens the page, and holds its program before the start.
#[track_caller]
fn hold(page: &Page, fragment: &str) {
    page.add_preload_script(HOLD);
    page.browser().go("about:blank");
    page.browser().go(&format!("{}{fragment}", page.server().url()));
    page.until("the program to wait", || read(page, "return !!self.__go") == true);
}

#[track_caller]
fn let_go(page: &Page) {
    read(page, "self.__go()");
    page.until("the app", || !page.has("[data-boot]") && page.has("[data-board]"));
}

#[track_caller]
fn read(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

#[track_caller]
fn looks(page: &Page, board: &str) -> Value {
    page.browser().read(LOOKS, vec![board.into()])
}

#[track_caller]
fn painted(page: &Page) -> u64 {
    read(page, "return document.querySelectorAll('[data-boot] [data-piece]').length").as_u64().unwrap_or(99)
}

/// Asserts that the painted board and the app's board look the same, square by square. `pieces` is
/// the number of pieces.
#[track_caller]
fn assert_same(page: &Page, pieces: u64) {
    // Chromium ends a page while the next page loads. On a busy machine the next page may start
    // before the previous page has stored its board.
    page.until("what the last page left", || {
        hold(page, "");
        painted(page) > 0
    });
    assert_eq!(painted(page), pieces);
    let first = looks(page, "[data-boot] .board");
    let_go(page);
    assert!(first == looks(page, "[data-board]"), "something on the board has moved or changed");
    let count =
        "return ['[data-square]', '[data-piece]'].map((what) => document.querySelectorAll(what).length)";
    assert_eq!(read(page, count), json!([64, pieces]), "one board, whatever still stands behind it");
    wait_for_the_game(page);
}

/// Waits until the page has loaded the game. Before that, the page stores no board for the next
/// visit.
#[track_caller]
fn wait_for_the_game(page: &Page) {
    page.until("the game", || read(page, "return localStorage.getItem('tabiya.board')?.[0] === '*'") == true);
}

#[test]
fn it_is_the_board_as_the_app_draws_it() {
    let page = Page::open("");
    // In WebKit the test's web server inserts the script, so `Page::open` must come first.
    page.add_preload_script(HOLD);
    page.browser().go("about:blank");
    // In WebKit, `add_preload_script` has already removed the service worker.
    let is_webkit = page.browser().kind() == BrowserKind::WebKit;
    page.delete_site_data(if is_webkit { &["indexeddb", "local_storage"] } else { &["all"] });
    assert_same(&page, 32);
    for (from, onto) in [("e2", "e4"), ("d7", "d5"), ("e4", "d5"), ("d8", "d5"), ("f1", "b5")] {
        page.drag(from, onto);
    }
    assert_same(&page, 30);
    page.click_action("flip");
    assert_same(&page, 30);
    // Clocks make the edges above and below the board taller, until the game is over.
    hold(&page, "#clock=900+5&first-move=free");
    let_go(&page);
    for (from, onto) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4")] {
        page.drag(from, onto);
    }
    assert_same(&page, 32);
    page.refund_gap_if_asked();
    page.drag("d8", "h4");
    page.read_view_until("mate", |view| view.reason.is_some());
    assert_same(&page, 32);
}

#[test]
fn a_flat_tablet_is_painted_as_two_play_on_it() {
    let page = Page::open("");
    if page.browser().kind() != BrowserKind::Chromium {
        skip("only Chromium takes a screen for a tablet's");
    }
    wait_for_the_game(&page);
    page.browser().resize(820, 1180);
    page.browser().devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    assert_same(&page, 32);
    assert_eq!(
        read(&page, "return document.querySelector('[data-board]').closest('main').dataset.seats"),
        "face-to-face"
    );
    page.browser().resize(360, 740);
    assert_same(&page, 32);
    assert_eq!(
        read(&page, "return document.querySelector('[data-board]').closest('main').dataset.seats"),
        "one-side"
    );
}

/// Settings of the appearance. Each entry begins with whether the device prefers dark colours.
const CHOSEN: [(bool, &[(&str, &str)]); 5] = [
    (false, &[("theme", "dark"), ("board", "meadow"), ("pieces", "simple")]),
    (true, &[("theme", "light"), ("board", "lake"), ("coordinates", "outside")]),
    (true, &[("theme", "contrast"), ("board", "wood"), ("pieces", "clear")]),
    (false, &[("board", "stone"), ("coordinates", "none")]),
    (false, &[("theme", "auto"), ("board", "wood"), ("pieces", "classic"), ("coordinates", "inside")]),
];

#[test]
fn in_every_look_it_is_the_board_as_the_app_draws_it() {
    let page = Page::open("");
    for (dark, choices) in CHOSEN {
        if page.browser().kind() == BrowserKind::Chromium {
            page.browser().prefer(dark, false);
        }
        page.click_action("settings");
        page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
        for (name, value) in choices {
            page.choose(name, value);
        }
        let words = "return localStorage.getItem('tabiya.looks')?.split('\\n')[0] ?? ''";
        let worn = "return document.documentElement.dataset.looks ?? ''";
        let wanted: Vec<&str> = choices.iter().map(|(_, value)| *value).collect();
        page.until("the look", || {
            let worn = read(&page, worn);
            let worn: Vec<&str> = worn.as_str().into_iter().flat_map(|it| it.split(' ')).collect();
            let usual = ["auto", "wood", "classic", "inside"];
            let is_worn = |value: &&str| match *value {
                "none" => worn.contains(&"no-coordinates"),
                value => usual.contains(&value) || worn.contains(&value),
            };
            wanted.iter().all(is_worn) && read(&page, words) == worn.join(" ")
        });
        page.click_on("[data-dialog=settings] [data-action=close]");
        let around = "const style = getComputedStyle(document.body);
                return [style.backgroundColor, style.color, document.documentElement.dataset.looks,
                    document.querySelector('meta[name=theme-color]').content]";
        let before = read(&page, around);
        hold(&page, "");
        assert_eq!(read(&page, around), before, "{choices:?}: the page around the board");
        let_go(&page);
        wait_for_the_game(&page);
        assert_same(&page, 32);
    }
}

/// Checks eight combinations of window and seating, or as many as the environment variable
/// `TABIYA_FIRST_PAINTS` says.
#[test]
fn it_is_the_same_however_they_sit() {
    let windows = [(360, 740), (1180, 820), (820, 1180), (740, 360), (320, 568), (1440, 900), (3840, 2160)];
    let all = windows.into_iter().flat_map(|window| seating_names().map(|seats| (window, seats))).collect();
    let page = Page::open("");
    for ((width, height), seats) in sampled(all, 8, "TABIYA_FIRST_PAINTS") {
        if !page.browser().can_be(width) {
            continue;
        }
        page.browser().resize(width, height);
        for clock in ["none", "900"] {
            print_line(&format!("{seats} at {width}×{height}, clock {clock}"));
            page.browser().go("about:blank");
            page.delete_site_data(&["indexeddb", "local_storage"]);
            hold(&page, &format!("#clock={clock}&first-move=free&seats={seats}"));
            let_go(&page);
            wait_for_the_game(&page);
            assert_same(&page, 32);
            let sits = "return document.querySelector('[data-board]').closest('main').dataset.seats";
            assert_eq!(read(&page, sits), seats, "{width}×{height}");
        }
    }
}

#[test]
fn what_is_pressed_on_it_is_answered() {
    let page = Page::open("");
    hold(&page, "");
    let square_centres = page.square_centres();
    page.mouse().press("e2");
    let (x, y) = square_centres("e4");
    page.mouse().move_to_point(x, y);
    page.mouse().release();
    let_go(&page);
    page.read_view_until("the move that was made on it", |view| view.sans == ["e4"]);
    // A piece that a player holds on the painted board stays held when the app starts.
    hold(&page, "");
    page.mouse().press("e7");
    let (x, y) = square_centres("e6");
    page.mouse().move_to_point(x, y);
    let_go(&page);
    page.until("the held pawn", || page.has(".held"));
    let (x, y) = square_centres("e5");
    page.mouse().move_to_point(x, y);
    page.mouse().release();
    page.read_view_until("the move that was begun on it", |view| view.sans == ["e4", "e5"]);
    // A click on the painted board selects the piece.
    hold(&page, "");
    page.mouse().click("g1");
    let_go(&page);
    page.read_view_until("the knight's targets", |view| view.targets.len() == 3);
}

#[test]
fn however_long_it_takes_to_draw_no_frame_shows_the_app_before_it_answers() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.add_preload_script(&format!("{HOLD}{SLOW}"));
    page.browser().go("about:blank");
    page.browser().go(&page.server().url());
    let shown = |boards: [bool; 2]| {
        let count = format!(
            "return self.__frames.filter(frame => '' + frame === '{},{}').length",
            boards[0], boards[1]
        );
        read(&page, &count).as_u64().unwrap_or(0)
    };
    page.until("a frame with the painted board", || shown([true, false]) > 0);
    page.until("the program to wait", || read(&page, "return !!self.__go") == true);
    let_go(&page);
    page.until("a frame with the app's board", || shown([false, true]) > 0);
    assert_eq!(shown([true, true]), 0, "the app was drawn and did not answer yet");
}

#[test]
fn another_tab_and_another_address_paint_no_moves() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let tab = page.browser().tab();
    // In WebKit the test's web server inserts this script into the page in every tab. In other
    // browsers, `hold` adds it in the new tab.
    page.add_preload_script(HOLD);
    page.browser().open_tab();
    hold(&page, "");
    assert_eq!((painted(&page), page.has("[data-boot]")), (0, true), "the game is in the other tab");
    page.browser().go_to_tab(&tab);
    for address in ["#games", "#settings", "#about", "#fen=nonsense"] {
        hold(&page, address);
        assert!(!page.has("[data-boot]") && !page.has("[data-piece]"), "{address}");
        let_go(&page);
    }
}

#[test]
fn after_a_kill_or_with_nonsense_in_its_place_the_board_waits_for_the_app() {
    let page = Page::open("");
    page.drag("e2", "e4");
    // A killed page cannot store its board when it ends. This script has the same effect.
    let silent = "const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) { if (name !== 'tabiya.board') setItem.call(this, name, text) }";
    read(&page, silent);
    hold(&page, "");
    assert_eq!((painted(&page), page.has("[data-boot]")), (0, true));
    let_go(&page);
    page.read_view_until("the game", |view| view.sans == ["e4"]);
    for text in ["", "nonsense", "8/8 white", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "* * * * *"] {
        read(&page, &format!("addEventListener('pagehide', () => localStorage['tabiya.board'] = '{text}')"));
        hold(&page, "");
        assert_eq!(painted(&page), 0, "{text}");
        let_go(&page);
        page.read_view_until("the game", |view| view.sans == ["e4"]);
    }
}

/// Script that hides stored data from the page, as on a first visit, unless the session storage has
/// `seen`. The database answers only after a call of `__answer`.
const FIRST_VISIT: &str = "if (!sessionStorage.getItem('seen')) {
        localStorage.removeItem('tabiya.board');
        Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => null });
        const answered = new Promise(answer => self.__answer = () => { self.__answered = true; answer(); });
        const open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (...asked) {
            const request = open.apply(this, asked);
            const set = (listener) => {
                const done = new Promise(done => request.addEventListener('success', done));
                Promise.all([done, answered]).then(() => listener.call(request, { target: request }));
            };
            Object.defineProperty(request, 'onsuccess', { configurable: true, get: () => null, set });
            return request;
        };
    }";

/// Loads the page with [`FIRST_VISIT`], and asserts that the database has not answered.
#[track_caller]
fn visit_first(page: &Page) {
    page.load("");
    assert_eq!(read(page, "sessionStorage.setItem('seen', 1); return self.__answered ?? false"), false);
}

/// Opens a page with [`FIRST_VISIT`] in a browser without stored data of the page.
fn nothing_saved() -> Page {
    let page = Page::open("");
    page.add_preload_script(FIRST_VISIT);
    page.browser().go("about:blank");
    page.delete_site_data(&["indexeddb", "local_storage"]);
    page
}

#[test]
fn a_first_visit_does_not_wait_for_the_storage() {
    let page = nothing_saved();
    visit_first(&page);
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
    read(&page, "self.__answer()");
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn a_first_visit_that_ends_before_the_storage_is_there_leaves_its_moves_to_the_next() {
    let page = nothing_saved();
    visit_first(&page);
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.drag("g1", "f3");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}

#[test]
fn what_is_saved_after_all_comes_to_the_board_or_is_put_aside() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
    page.add_preload_script(FIRST_VISIT);
    visit_first(&page);
    read(&page, "self.__answer()");
    page.read_view_until("the game", |view| view.sans == ["e4"]);

    read(&page, "sessionStorage.removeItem('seen')");
    visit_first(&page);
    page.drag("d2", "d4");
    read(&page, "self.__answer()");
    page.until("both moves on the disk", || moves_on_the_disk(&page) == 2);
    page.load("");
    assert_eq!(page.sans(), ["d4"]);
    page.click_action("settings");
    page.show_setting("[data-settings=data]");
    page.until("the game that was put aside", || page.has("[data-action=restore]"));
}
