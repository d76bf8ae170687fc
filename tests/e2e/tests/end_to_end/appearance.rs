//! Appearance of the board, and options for input, tested in a browser.

use serde_json::{Value, json};
use tabiya_e2e::{BrowserKind, Key, Page, print_line, skip};

#[track_caller]
fn read(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

/// Opens the settings dialog, changes the settings in `choices`, and closes the dialog.
#[track_caller]
fn choose(page: &Page, choices: &[(&str, &str)]) {
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    for (name, value) in choices {
        let field = format!("[data-dialog=settings] [name={name}]");
        page.show_setting(&field);
        if page.has(&format!("select[name={name}]")) {
            page.choose(name, value);
        } else if (read(page, &format!("return document.querySelector('{field}').checked")) == true)
            != (*value == "on")
        {
            page.scroll_to(&field);
            page.click_on(&field);
        }
    }
    page.click_on("[data-dialog=settings] [data-action=close]");
}

fn applied_looks(page: &Page) -> Value {
    read(page, "return document.documentElement.dataset.looks ?? ''")
}

fn style(page: &Page, selector: &str, property: &str) -> String {
    let script =
        "return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1])";
    let value = page.browser().read(script, vec![selector.into(), property.into()]);
    value.as_str().unwrap_or_default().to_owned()
}

#[test]
fn themes_boards_sets_and_coordinates_come_when_they_are_chosen_and_stay() {
    let page = Page::open("");
    let classic = style(&page, "[data-piece=wK]", "background-image");
    let board = page.box_of("[data-board]");
    choose(&page, &[("theme", "dark"), ("board", "lake"), ("pieces", "clear"), ("coordinates", "outside")]);
    page.until("the look", || applied_looks(&page) == "dark lake clear outside");
    let see = |page: &Page| {
        assert_eq!(style(page, "body", "background-color"), "rgb(29, 25, 22)");
        assert_eq!(style(page, "[data-square=c4]", "background-color"), "rgb(227, 235, 242)");
        let pieces = style(page, "[data-piece=wK]", "background-image");
        assert!(pieces.starts_with("url(\"data:image/svg+xml,") && pieces != classic, "{}", pieces.len());
        let [x, y, width, height] = page.box_of("[data-board]");
        assert!(width == height && width < board[2] && width > board[2] * 0.93, "{width} of {}", board[2]);
        assert_eq!(width % 8.0, 0.0, "whole squares");
        let [left, top, wide, high] = page.box_of("[data-square=a1] .rank");
        assert!(left + wide <= x + 1.0 && top >= y && high > 0.0, "the 1 stands at the left of the board");
        let [.., under, _, _] = page.box_of("[data-square=a1] .file");
        assert!(under >= y + height - 1.0, "the a stands under it");
    };
    see(&page);
    page.drag("e2", "e4");
    page.reload();
    see(&page);
    assert_eq!(page.read_view().sans, ["e4"]);
    // Chooses the defaults again.
    choose(&page, &[("theme", "auto"), ("board", "wood"), ("pieces", "classic"), ("coordinates", "inside")]);
    page.until("the usual look", || applied_looks(&page) == "");
    assert_eq!(style(&page, "[data-piece=wK]", "background-image"), classic);
    assert_eq!(page.box_of("[data-board]")[2], board[2]);
    assert_eq!(read(&page, "return localStorage.getItem('tabiya.looks')"), Value::Null);
}

#[test]
fn numbers_have_the_digits_of_the_language_if_that_is_chosen() {
    let page = Page::open("#lang=ar&clock=5400+30&first-move=free");
    let clock = |page: &Page| page.visible_text("[data-clock=white]").unwrap_or_default();
    page.until("0–9", || clock(&page) == "1:30:00");
    choose(&page, &[("digits", "own")]);
    page.until("the digits of Arabic", || clock(&page) == "١:٣٠:٠٠");
    page.drag("e2", "e4");
    page.until("the number of the move", || page.visible_text(".move-number").as_deref() == Some("١"));
    assert_eq!(page.read_view().sans, ["e4"], "moves keep 0–9");
    assert_eq!(applied_looks(&page), "own-digits");
    // In English the settings offer no choice of digits.
    choose(&page, &[("language", "en")]);
    page.until("0–9 again", || page.visible_text(".move-number").as_deref() == Some("1"));
    page.click_action("settings");
    page.show_setting("[name=white-language]");
    assert!(!page.has("[name=digits]"));
}

/// Chooses a colour in a field of the open settings, with the events that the browser's colour
/// picker sends.
#[track_caller]
fn choose_color(page: &Page, name: &str, color: &str) {
    let field = format!("[data-dialog=settings] input[type=color][name={name}]");
    page.until(&format!("the field {name}"), || page.has(&field));
    let script = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))";
    page.browser().read(script, vec![field.into(), color.into()]);
}

#[test]
fn board_and_pieces_have_colours_of_the_players_own() {
    let page = Page::open("");
    let classic = style(&page, "[data-piece=wK]", "background-image");
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.show_setting("[data-dialog=settings] [name=board]");
    assert!(!page.has("input[type=color]"), "no fields for colours that are not in use");
    page.choose("board", "own");
    choose_color(&page, "light-squares", "#334455");
    choose_color(&page, "dark-squares", "#334050");
    page.until("the warning", || page.visible_text("[data-similar=board]").is_some_and(|it| !it.is_empty()));
    choose_color(&page, "dark-squares", "#000000");
    page.until("no warning", || !page.has("[data-similar=board]"));
    page.choose("pieces", "own");
    choose_color(&page, "white-pieces", "#ffd020");
    page.until("the colours", || {
        applied_looks(&page)
            == "own-board own-pieces light-squares-334455 dark-squares-000000 white-pieces-ffd020"
    });
    page.click_on("[data-dialog=settings] [data-action=close]");
    let see = |page: &Page| {
        assert_eq!(style(page, "[data-square=c4]", "background-color"), "rgb(51, 68, 85)");
        assert_eq!(style(page, "[data-square=d4]", "background-color"), "rgb(0, 0, 0)");
        assert_eq!(style(page, "[data-square=a1] .rank", "color"), "rgb(255, 255, 255)");
        let pieces = style(page, "[data-piece=wK]", "background-image");
        assert!(pieces != classic && pieces.contains("%23ffd020"), "{}", pieces.len());
    };
    see(&page);
    page.drag("e2", "e4");
    page.until("the marks of the move", || marked(&page) == 2);
    page.reload();
    see(&page);
    page.read_view_until("the move", |view| view.sans == ["e4"]);
    see(&page);
}

/// Returns the number of squares of the last move whose colour differs from plain squares.
fn marked(page: &Page) -> Value {
    let script = "const of = (it) => getComputedStyle(it).backgroundColor;
        const plain = new Set(['a1', 'h1'].map(it => of(document.querySelector(`[data-square=${it}]`))));
        return [...document.querySelectorAll('.board [data-last-move]')].filter(it => !plain.has(of(it))).length";
    read(page, script)
}

/// Asserts that the arrow on the screen begins on the square `from` and ends on the square `to`.
fn assert_arrow(page: &Page, from: &str, to: &str) {
    let drawn = format!("[data-arrow={from}{to}]");
    page.until(&format!("the arrow {from}{to}"), || page.visible_box(&drawn).is_some());
    let script = "const box = (it) => document.querySelector(it).getBoundingClientRect();
        const [, svg, from, to] = ['body', ...arguments].map(it => box(it));
        const path = document.querySelector('.last-move-arrow path');
        const at = (length) => path.getPointAtLength(length).matrixTransform(path.getScreenCTM());
        const inside = (point, square) => point.x > square.left && point.x < square.right
            && point.y > square.top && point.y < square.bottom;
        const all = Array.from({ length: 200 }, (_, step) => at(path.getTotalLength() * step / 200));
        const center = (square) => ({ x: square.left + square.width / 2, y: square.top + square.height / 2 });
        const way = (point) => Math.hypot(point.x - center(to).x, point.y - center(to).y);
        const tip = all.reduce((best, point) => way(point) < way(best) ? point : best);
        return inside(all[0], from) && inside(tip, to)";
    let squares = [drawn, format!("[data-square={from}]"), format!("[data-square={to}]")];
    assert_eq!(page.browser().read(script, squares.map(Value::from).to_vec()), true, "{from}{to}");
}

#[test]
fn the_last_move_is_an_arrow_where_that_is_chosen() {
    let page = Page::open("");
    choose(&page, &[("last-move", "arrow")]);
    page.until("the look", || applied_looks(&page) == "arrow");
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        page.drag(from, to);
        assert_arrow(&page, from, to);
    }
    assert_eq!(marked(&page), 0, "the squares are plain");
    assert_eq!(page.read_view().last_move.len(), 2, "and known to programs");
    // The arrow receives no presses on the board, and is hidden from screen readers.
    let script =
        "const { left, top, width } = document.querySelector('[data-square=g1]').getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + width / 2).dataset.square";
    assert_eq!(read(&page, script), "g1");
    assert_eq!(
        read(&page, "return document.querySelector('.last-move-arrow').getAttribute('aria-hidden')"),
        "true"
    );
    page.click_action("flip");
    assert_arrow(&page, "g1", "f3");
    page.click_action("first");
    page.until("no arrow before the first move", || !page.has(".last-move-arrow"));
    page.click_action("next");
    assert_arrow(&page, "e2", "e4");
    choose(&page, &[("last-move", "arrow-and-squares")]);
    page.until("both", || applied_looks(&page) == "arrow-and-squares" && marked(&page) == 2);
    assert_arrow(&page, "e2", "e4");
    choose(&page, &[("last-move", "squares")]);
    page.until("squares alone", || !page.has(".last-move-arrow") && marked(&page) == 2);
}

#[test]
fn coordinates_can_be_large() {
    let page = Page::open("");
    let size = |page: &Page| {
        style(page, "[data-square=a1] .rank", "font-size").trim_end_matches("px").parse::<f64>()
    };
    let usual = size(&page).expect("a length");
    choose(&page, &[("coordinate-size", "large")]);
    page.until("large ones", || size(&page).is_ok_and(|size| size > usual * 1.4));
    choose(&page, &[("coordinates", "outside")]);
    page.until("large ones beside the board", || size(&page).is_ok_and(|size| size > usual * 1.4));
    let [x, ..] = page.box_of("[data-board]");
    let [left, _, wide, _] = page.box_of("[data-square=a1] .rank");
    assert!(left >= 0.0 && left + wide <= x + 1.0, "the 1 is at the left of the board, in the window");
}

#[test]
fn clocks_and_buttons_are_at_the_chosen_hand() {
    let page = Page::open("#clock=300&first-move=free");
    let is_left_of = |page: &Page, one: &str, other: &str| {
        let [[one, ..], [other, ..]] = [one, other].map(|it| page.box_of(it));
        one < other
    };
    let places = |page: &Page| {
        let mut places = vec![is_left_of(page, "[data-edge=white] .clock", "[data-edge=white] .king")];
        for button in ["resign", "undo"] {
            let shown = format!("[data-edge=white] [data-action={button}]");
            if page.visible_box(&shown).is_some() {
                places.push(is_left_of(page, "[data-edge=white] .clock", &shown));
            }
        }
        places
    };
    page.browser().resize(390, 844);
    assert!(places(&page).iter().all(|left| !left), "{:?}", places(&page));
    choose(&page, &[("hand", "left")]);
    page.until("the left hand", || {
        applied_looks(&page) == "left-hand" && places(&page).iter().all(|left| *left)
    });
    page.browser().resize(1280, 800);
    page.until("the clocks left of the board", || {
        is_left_of(&page, "[data-edge=white] .clock", "[data-board]")
    });
    assert_eq!(style(&page, "[data-edge=white] .player-name", "direction"), "ltr");
    choose(&page, &[("hand", "right")]);
    page.until("the clocks right of the board", || {
        is_left_of(&page, "[data-board]", "[data-edge=white] .clock")
    });
    page.browser().resize(390, 844);
    page.until("the right hand", || places(&page).iter().all(|left| !left));
    // With `by-language`, the clocks are where lines of text end, in Arabic on the left.
    choose(&page, &[("hand", "by-language"), ("language", "ar")]);
    page.until("the end of the line", || {
        applied_looks(&page) == "" && places(&page).iter().all(|left| *left)
    });
    choose(&page, &[("hand", "right")]);
    page.until("the right hand", || places(&page).iter().all(|left| !left));
    assert_eq!(style(&page, "[data-edge=white] .player-name", "direction"), "rtl");
}

#[test]
fn what_is_kept_of_a_look_follows_the_settings_and_not_the_other_way_round() {
    let page = Page::open("");
    choose(&page, &[("board", "stone")]);
    page.until("the look", || applied_looks(&page) == "stone");
    page.until("it is at hand", || {
        read(&page, "return localStorage['tabiya.looks']?.startsWith('stone\\n')") == true
    });
    // Deletes only the copy of the look in the local storage. The settings themselves are in
    // IndexedDB.
    read(&page, "localStorage.removeItem('tabiya.looks')");
    page.reload();
    page.until("the look again", || applied_looks(&page) == "stone");
    // The settings replace a different look in the local storage.
    read(&page, "localStorage['tabiya.looks'] = 'meadow\\n\\n:root { --sq-light: red }'");
    page.reload();
    page.until("the look again", || applied_looks(&page) == "stone");
    assert_eq!(style(&page, "[data-square=e4]", "background-color"), "rgb(228, 227, 224)");
}

#[test]
fn a_device_that_asks_for_more_contrast_gets_it_unless_something_else_is_chosen() {
    let page = Page::open("");
    if page.browser().kind() != BrowserKind::Chromium {
        skip("only Chromium's driver says what the system prefers");
    }
    let more = json!({ "features": [{ "name": "prefers-contrast", "value": "more" }] });
    page.browser().devtools("Emulation.setEmulatedMedia", more);
    page.reload();
    // Opens a dialog, because the style sheet of the appearances is loaded with the dialogs.
    choose(&page, &[]);
    page.until("high contrast", || applied_looks(&page) == "contrast");
    page.reload();
    assert_eq!(
        (applied_looks(&page), style(&page, "body", "background-color").as_str()),
        (json!("contrast"), "rgb(255, 255, 255)")
    );
    choose(&page, &[("theme", "light")]);
    page.until("the page that was chosen", || applied_looks(&page) == "light");
}

#[test]
fn a_move_is_confirmed_on_its_square_or_at_the_edge_and_escape_takes_it_back() {
    let page = Page::open("");
    choose(&page, &[("confirm", "on")]);
    page.drag("e2", "e4");
    page.until("the question", || page.has_enabled_button("white", "confirm-move"));
    assert_eq!(page.sans(), [""; 0]);
    page.press_key(Key::Escape);
    page.until("nothing is asked", || !page.has("[data-action=confirm-move]"));
    page.drag("e2", "e4");
    page.click("e4");
    page.read_view_until("the move", |view| view.sans == ["e4"]);
    page.click("e7");
    page.click("e5");
    page.answer_of("black", "confirm-move");
    page.read_view_until("the answer", |view| view.sans == ["e4", "e5"]);
    page.drag("g1", "f3");
    page.answer_of("white", "drop-move");
    page.until("nothing is asked", || !page.has("[data-action=confirm-move]"));
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn pieces_are_moved_as_the_players_have_chosen() {
    let page = Page::open("");
    choose(&page, &[("move-by", "drag")]);
    page.click("e2");
    page.click("e4");
    assert_eq!((page.sans(), page.has("[data-selected]")), (vec![], false));
    page.drag("e2", "e4");
    page.read_view_until("the move", |view| view.sans == ["e4"]);
    choose(&page, &[("move-by", "click")]);
    page.drag("e7", "e5");
    assert_eq!((page.sans().len(), page.has(".held")), (1, false));
    page.click("e5");
    page.read_view_until("the move", |view| view.sans == ["e4", "e5"]);
    choose(&page, &[("move-by", "both"), ("targets", "off"), ("animation", "off")]);
    page.until("the look", || applied_looks(&page) == "no-targets still");
    page.click("g1");
    assert_eq!(page.target_squares(), ["e2", "f3", "h3"], "the asking player sees them");
    let shown = "return getComputedStyle(document.querySelector('[data-square=f3]'), '::after').display";
    assert_eq!(read(&page, shown), "none", "and nothing is seen");
    assert_eq!(style(&page, "[data-piece=wN]", "transition-duration"), "0s");
}

/// Script that records each request of the page for a wake lock or for vibration.
const DEVICES: &str = "self.__asked = [];
    const lock = () => Object.assign(new EventTarget(), { released: false, release() { __asked.push('release'); this.released = true; } });
    Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, get: () => ({
        request: async (kind) => (__asked.push(kind), lock()) }) });
    Navigator.prototype.vibrate = (pattern) => (__asked.push(pattern), true);";

#[test]
fn the_screen_stays_on_while_a_clock_runs_and_the_device_trembles_if_wanted() {
    let page = Page::open("");
    page.add_preload_script(DEVICES);
    page.load("#clock=900&first-move=free");
    let asked =
        |page: &Page| read(page, "return JSON.stringify(self.__asked.filter(it => typeof it === 'string'))");
    choose(&page, &[("vibration", "on")]);
    assert_eq!(asked(&page), "[]", "no clock runs");
    page.drag("e2", "e4");
    page.until("the lock", || asked(&page) == "[\"screen\"]");
    page.until("it trembled", || {
        read(&page, "return self.__asked.some(it => JSON.stringify(it) === '[15]')") == true
    });
    page.click_action("pause");
    page.until("the lock has gone", || asked(&page) == "[\"screen\",\"release\"]");
    page.click_action("pause");
    page.until("it is back", || asked(&page) == "[\"screen\",\"release\",\"screen\"]");
    page.click_action("pause");
    choose(&page, &[("wake-lock", "off"), ("vibration", "off")]);
    page.click_action("pause");
    page.drag("e7", "e5");
    assert_eq!(asked(&page), "[\"screen\",\"release\",\"screen\",\"release\"]");
}

#[test]
fn what_the_browser_cannot_do_is_not_offered() {
    let page = Page::open("");
    page.add_preload_script("Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, get: () => undefined });
        Object.defineProperty(Navigator.prototype, 'vibrate', { configurable: true, get: () => undefined });
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { configurable: true, get: () => false });");
    page.load("");
    page.click_action("settings");
    page.show_setting("[data-device]");
    page.until("what is known of the device", || {
        page.visible_text("[data-device]").is_some_and(|it| !it.is_empty())
    });
    for (absent, beside) in [
        ("[name=wake-lock]", "[name=hide-board]"),
        ("[data-action=full-screen]", "[name=hide-board]"),
        ("[name=vibration]", "[name=sounds]"),
    ] {
        page.show_setting(beside);
        assert!(!page.has(absent), "{absent}");
    }
}

/// Script that records each sound: among other data, the delay after the last release of a pointer
/// in milliseconds, by the clock of the audio device (`late`) and by the page's clock (`by_page`).
const EAR: &str = "self.__heard = [];
    addEventListener('pointerup', (event) => self.__let_go = event.timeStamp, true);
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        const { currentTime, state } = this.context;
        const { contextTime, performanceTime } = this.context.getOutputTimestamp();
        const at_drop = contextTime + (self.__let_go - performanceTime) / 1000;
        __heard.push({ state, length: this.buffer.duration, loudest: Math.max(...this.buffer.getChannelData(0).map(Math.abs)),
            latency: 1000 * (this.context.baseLatency + (this.context.outputLatency ?? 0)),
            late: 1000 * ((when[0] || currentTime) - at_drop), by_page: performance.now() - self.__let_go });
        return start.apply(this, when);
    };";

#[test]
fn a_piece_that_comes_down_is_heard() {
    let page = Page::open("");
    if page.browser().kind() != BrowserKind::Chromium {
        skip("only Chromium has a loudspeaker without one");
    }
    page.add_preload_script(EAR);
    page.load("");
    choose(&page, &[("sounds", "on")]);
    for (from, onto) in [("e2", "e4"), ("d7", "d5"), ("e4", "d5"), ("d8", "d5"), ("b1", "c3"), ("d5", "e5")] {
        page.drag(from, onto);
    }
    page.until("six sounds", || read(&page, "return self.__heard.length") == json!(6));
    let heard = read(&page, "return self.__heard");
    let lengths: Vec<f64> =
        heard.as_array().into_iter().flatten().filter_map(|one| one["length"].as_f64()).collect();
    assert!(
        lengths[0] == lengths[1]
            && lengths[2] == lengths[3]
            && lengths[2] > lengths[0]
            && lengths[5] > lengths[4],
        "{lengths:?}"
    );
    for (number, one) in heard.as_array().into_iter().flatten().enumerate() {
        let number_of = |name: &str| one[name].as_f64().unwrap_or(f64::NAN);
        assert!(number_of("loudest") > 0.2 && number_of("loudest") < 0.6, "quiet, and not silent: {one}");
        if number > 0 {
            assert_eq!(one["state"], "running", "the first press has woken it");
        }
        print_line(&format!(
            "sound {}: {:.1} ms after the piece came down by the audio clock, {:.1} ms by the page's; the loudspeaker adds {:.1} ms",
            number + 1,
            number_of("late"),
            number_of("by_page"),
            number_of("latency")
        ));
    }
}
