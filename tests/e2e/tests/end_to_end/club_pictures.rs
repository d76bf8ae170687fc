//! Screenshots of the club (tournaments and players) for a person to inspect, in four windows,
//! light and dark, in English, German and Arabic. By default the test takes them in one window and
//! one language. The test also asserts that nothing is wider than the window.

use super::club::{go, press, result_button};
use std::fs;
use tabiya_e2e::{Page, Scratch, sampled, screenshots, wait_for_animations};

const LANGUAGES: [&str; 3] = ["en", "de", "ar"];

const WINDOWS: [(u32, u32); 4] = [(1440, 900), (820, 1180), (740, 360), (360, 740)];

const NAMES: [&str; 21] = [
    "Ada Lovelace",
    "Wilhelmina Featherstonehaugh-Montgomery",
    "Cleo",
    "Dan O’Brien",
    "Eva Müller",
    "Finn",
    "Greta Ångström",
    "Hugo",
    "Ines",
    "Jan",
    "Kim",
    "Leo",
    "Mia",
    "Noah",
    "Olga Iwanowa",
    "Paul",
    "Quinn",
    "Rosa",
    "Sami",
    "Tom",
    "Uma",
];

/// Creates what the screenshots show: a Swiss tournament in its second round, a knockout tournament
/// with a tied match, and players with games.
fn made_ready(page: &Page) {
    for game in [["Ada Lovelace", "Ben"], ["Ben", "Ada Lovelace"], ["Ada Lovelace", "Cleo"]] {
        page.load(&format!("#white={}&black={}", game[0].replace(' ', "%20"), game[1].replace(' ', "%20")));
        for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
            page.drag(from, to);
        }
        page.read_view_until("mate", |view| view.result == "0-1");
    }
    go(page);
    begin(page, "knockout", &NAMES[..5]);
    press(page, "[data-action=draw-round]");
    for _ in 0..2 {
        enter(page, 1, 2);
    }
    press(page, "[data-action=to-list]");
    begin(page, "swiss", &NAMES);
    for round in 1..=2 {
        press(page, "[data-action=draw-round]");
        page.until("the round", || page.has(&format!("[data-round='{round}']")));
        for board in 1..=(if round == 1 { 10 } else { 4 }) {
            enter(page, board, [1, 3, 2][board % 3]);
        }
    }
}

fn begin(page: &Page, format: &str, names: &[&str]) {
    press(page, "[data-action=new-event]");
    page.until("its fields", || page.has("[data-club=new]"));
    page.write(
        "[name=event-name]",
        if format == "swiss" { "Summer open 2026" } else { "Friday evening cup" },
    );
    press(page, &format!("label:has([value={format}])"));
    page.write("[name=event-players]", &names.join("\n"));
    press(page, "[data-action=create-event]");
    page.until("it has begun", || page.has("[data-club=event]"));
}

/// Enters a result at a board; `result` is the position of the button in the row, from 1.
fn enter(page: &Page, board: usize, result: usize) {
    let shown = || page.visible_text(&format!("[data-board='{board}']"));
    let before = shown();
    press(page, &result_button(board, result));
    page.until("it is in", || shown() != before);
}

/// Takes a light and a dark screenshot.
fn take_screenshots(page: &Page, what: &str, language: &str, window: (u32, u32)) {
    for (dark, name) in [(false, "light"), (true, "dark")] {
        page.browser().prefer(dark, false);
        wait_for_animations(page);
        let name = format!("club-{language}-{}x{}-{what}-{name}.png", window.0, window.1);
        if let Err(error) = fs::write(screenshots().join(name), page.browser().picture()) {
            panic!("{error}");
        }
    }
}

/// Asserts that no element of the dialog extends beyond the left or right edge of the window.
/// Exempt are elements that can be scrolled, and the list of boards on the wall display (a large
/// view of the round for all players): later pages of this list are outside the window.
fn assert_fits(page: &Page, what: &str) {
    let script = "const body = document.querySelector('dialog .dialog-body');
        return [...body.querySelectorAll('*')].filter(one => !one.closest('.club-scroll, .club-tabs, .club-wall-boards, .visually-hidden, select'))
            .filter(one => { const box = one.getBoundingClientRect();
                return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) })
            .map(one => one.outerHTML.slice(0, 120))";
    let wide = page.browser().read(script, vec![]);
    assert_eq!(wide, serde_json::json!([]), "{what}");
}

/// Opens a tab of the tournament, by its number from 1.
fn tab(page: &Page, number: usize) {
    press(page, &format!("[data-action=tab]:nth-child({number})"));
    page.until("the tab", || page.has(&format!("[data-action=tab]:nth-child({number})[aria-pressed=true]")));
}

#[test]
fn everything_in_the_club() {
    let scratch = Scratch::new();
    let page = Page::open("");
    made_ready(&page);
    let report = scratch.path().join("two-hundred.trf");
    fs::write(&report, super::swiss::report(200, 8)).unwrap_or_else(|error| panic!("{error}"));
    let all = LANGUAGES.into_iter().flat_map(|language| WINDOWS.map(|window| (language, window))).collect();
    for (language, window) in sampled(all, 1, "TABIYA_CLUB_PICTURES") {
        page.browser().resize(1180, 860);
        page.load(&format!("#lang={language}"));
        page.browser().resize(window.0, window.1);
        let shot = |what: &str| {
            assert_fits(&page, what);
            take_screenshots(&page, what, language, window);
        };
        go_by_address(&page);
        shot("01-list");
        press(&page, "[data-action=new-event]");
        page.until("its fields", || page.has("[data-club=new]"));
        press(&page, "label:has([value=knockout])");
        page.scroll_to("[name=event-name]");
        shot("02-new");
        press(&page, ".club-draft summary");
        shot("03-new-more");
        press(&page, "[data-action=to-list]");
        // The first match of the knockout is tied.
        press(&page, "li:nth-child(2) > [data-action=open-event]");
        page.until("the knockout", || page.has("[data-board='2']"));
        press(&page, "[data-board='1'] .club-board");
        shot("04-knockout");
        press(&page, "[data-action=to-list]");
        press(&page, "li:nth-child(1) > [data-action=open-event]");
        page.until("the Swiss", || page.has("[data-board='10']"));
        page.scroll_to("[data-round]");
        shot("05-round");
        tab(&page, 2);
        press(&page, "[data-table=standings] tbody tr:nth-child(2) [data-action=player]");
        page.until("how it came about", || page.has(".club-how"));
        page.scroll_to("[data-table=standings]");
        shot("06-standings");
        tab(&page, 3);
        shot("07-crosstable");
        tab(&page, 4);
        press(&page, ".club-players > li:nth-child(2) [data-action=player]");
        page.until("what can be done", || page.has("[data-action=withdraw]"));
        page.scroll_to(".club-players > li:nth-child(2)");
        shot("08-players");
        press(&page, ".club-apart summary");
        page.scroll_to("[data-action=forbid-pair]");
        shot("09-apart");
        press(&page, "[data-action=more]");
        page.until("the rare actions", || page.has("[data-action=delete-event]"));
        shot("10-more");
        press(&page, "[data-action=wall]");
        page.until("the wall", || page.has("[data-club=wall]"));
        shot("11-wall");
        press(&page, "[data-action=start-clock]");
        page.until("the clock runs", || page.has("[role=timer][data-running]"));
        shot("12-wall-clock");
        press(&page, "[data-action=stop-clock]");
        page.until("it stands still", || page.has("[data-action=reset-clock]"));
        shot("13-wall-stopped");
        press(&page, "[data-action=to-event]");
        page.until("the rare actions", || page.has("[data-action=delete-event]"));
        press(&page, "[data-action=to-event]");
        page.until("the round", || page.has("[data-action=earlier-round]"));
        press(&page, "[data-action=earlier-round]");
        page.until("the first round", || page.has("[data-round='1']"));
        press(&page, "[data-board='2'] .club-board");
        press(&page, "[data-board='2'] [role=group]:first-of-type [data-action=result][aria-pressed=false]");
        page.until("what follows", || page.has("[data-asked]"));
        shot("14-asked");
        press(&page, "[data-action=leave-step]");
        press(&page, "[data-action=to-list]");
        press(&page, "[data-action=club-players]");
        page.until("the players", || page.has("[data-player]"));
        shot("15-people");
        press(&page, "[data-player='Ada Lovelace'] [data-action=player]");
        page.until("the openings", || page.has("[data-openings]"));
        page.scroll_to("[data-player='Ada Lovelace'] [data-action=player]");
        shot("16-profile");
        page.scroll_to("[name=player-odds]");
        shot("17-profile-more");
        press(&page, "[data-action=to-list]");
        page.choose_file("input[name=club-report]", &report);
        page.until("eight rounds", || page.has("[data-round='8']"));
        press(&page, "[data-action=more]");
        press(&page, "[data-action=wall]");
        page.until("the wall", || page.has("[data-club=wall]"));
        shot("18-wall-crowd");
        press(&page, "[data-action=to-event]");
        press(&page, "[data-action=delete-event]");
        page.until("it is gone", || page.has("[data-action=undelete-event]"));
    }
}

/// Opens the club by its address, because the menus are long in a small window.
fn go_by_address(page: &Page) {
    page.change_fragment("#club");
    page.until("the club", || page.has("[data-club]"));
    if page.has("[data-action=to-list]") {
        press(page, "[data-action=to-list]");
    }
    page.until("the list", || page.has("[data-club=list] [data-action=open-event]"));
}
