//! The day of a tournament director: a Swiss tournament of seven rounds, from a pasted spreadsheet
//! to the report, by pointer.

use super::club::{enter, go, press};
use serde_json::json;
use std::fs;
use tabiya_e2e::{BrowserKind, Page, Scratch, screenshots, wait_for_animations};

/// Number of players in the pasted spreadsheet.
const PLAYERS: usize = 24;
const ROUNDS: usize = 7;

/// Returns a text as a spreadsheet program copies it, with tabs between the cells: a line of
/// headings, and a line for each player.
fn spreadsheet() -> String {
    let first = ["Ann", "Bo", "Cé", "Dov", "Eda", "Finn"];
    let last = ["Ames", "Bell", "Cole", "Dunn"];
    let line = |number: usize| {
        let name = format!("{}, {}", last[number / 6], first[number % 6]);
        format!("{}\t{name}\t{}\tSK Turm\t{}", number + 1, 2100 - 25 * number, 1980 + number)
    };
    let lines: Vec<String> = (0..PLAYERS).map(line).collect();
    format!("Nr.\tName\tElo\tVerein\tJahrgang\n{}", lines.join("\n"))
}

/// Inserts a text into a field as a paste does, with its tabs.
fn paste(page: &Page, selector: &str, text: &str) {
    press(page, selector);
    let script = "document.querySelector(arguments[0]).focus();
        return document.execCommand('insertText', false, arguments[1])";
    page.browser().read(script, vec![json!(selector), json!(text)]);
}

fn picture(page: &Page, name: &str) {
    wait_for_animations(page);
    let file = screenshots().join(format!("saturday-{name}.png"));
    fs::write(file, page.browser().picture()).unwrap_or_else(|error| panic!("{error}"));
}

/// Opens a tab of the tournament, by its number from 1.
fn tab(page: &Page, number: usize) {
    press(page, &format!("[data-action=tab]:nth-child({number})"));
    page.until("the tab", || page.has(&format!("[data-action=tab]:nth-child({number})[aria-pressed=true]")));
}

fn pair(page: &Page, round: usize) {
    press(page, "[data-action=draw-round]");
    page.until("the round", || page.has(&format!("[data-round='{round}']")));
}

/// Enters the missing results of the displayed round: wins of White, wins of Black and draws in
/// turn.
fn enter_all(page: &Page, round: usize) {
    for board in (1..).take_while(|board| page.has(&format!("[data-board='{board}']"))) {
        if !page.has(&format!("[data-board='{board}'][data-over]")) {
            enter(page, board, [1, 3, 2][(board + round) % 3]);
        }
    }
}

/// Kills the browser, starts it again, and opens the tournament.
fn kill(page: &mut Page, round: usize) {
    page.kill_and_start_again();
    go(page);
    if !page.has("[data-club=event]") {
        press(page, "[data-action=open-event]");
    }
    page.until("the round", || page.has(&format!("[data-round='{round}']")));
}

/// Unfolds a player in the list of players. `row` is the number of the row, from 1.
fn unfold(page: &Page, row: usize) {
    tab(page, 4);
    press(page, &format!(".club-players > li:nth-child({row}) [data-action=player]"));
}

/// A tournament of 24 players from a spreadsheet. One player comes late, one withdraws and one has
/// a half-point bye. A result is corrected, two players are swapped by hand, and the browser is
/// killed. The report has the late entry, the withdrawal and the bye; the web page has all rounds.
#[test]
fn a_saturday_from_the_spreadsheet_to_the_report() {
    let folder = Scratch::new();
    let mut page = Page::open("");
    page.load_and_hear_writing();
    go(&page);
    press(&page, "[data-action=new-event]");
    page.until("its fields", || page.has("[data-club=new]"));
    page.write("[name=event-name]", "Saturday");
    press(&page, "label:has([value=swiss])");
    paste(&page, "[name=event-players]", &spreadsheet());
    page.until("what was understood", || page.has(&format!("[data-understood='{PLAYERS}']")));
    page.type_into("event-rounds", &ROUNDS.to_string());
    picture(&page, "01-new");
    press(&page, "[data-action=create-event]");
    page.until("it has begun", || page.has("[data-club=event]"));
    pair(&page, 1);
    assert!(page.has("[data-board='12']") && !page.has("[data-board='13']"));
    picture(&page, "02-round-1");
    enter_all(&page, 1);
    kill(&mut page, 1);

    // One player comes late, one withdraws, and one misses the next round for half a point.
    tab(&page, 4);
    page.scroll_to("[name=club-name]");
    page.write("[name=club-name]", "Late, Lena 1700");
    press(&page, "[data-action=add-players]");
    page.until("the late player", || page.has(".club-players > li:nth-child(25)"));
    unfold(&page, 24);
    press(&page, "[data-action=withdraw]");
    page.until("the withdrawal", || page.has("[data-withdrawn]"));
    unfold(&page, 3);
    press(&page, "[data-action=ask-half]");
    page.until("the bye", || page.has("[data-action=ask-nothing]"));
    picture(&page, "03-players");
    tab(&page, 1);
    pair(&page, 2);
    assert!(page.has("[data-board='11']") && !page.has("[data-board='12']"));
    enter_all(&page, 2);

    // Corrects a result of the first round.
    press(&page, "[data-action=earlier-round]");
    page.until("the first round", || page.has("[data-round='1']"));
    press(&page, "[data-board='1'] .club-board");
    let other = "[data-board='1'] [role=group]:first-of-type [data-action=result]:nth-child(1)";
    press(&page, other);
    page.until("what follows", || page.has("[data-asked]"));
    picture(&page, "04-correction");
    press(&page, "[data-action=confirm-step]");
    page.until("the correction", || !page.has("[data-asked]"));

    pair(&page, 3);
    // The director swaps two players. If the swap breaks a rule of the pairing, the page says so
    // and waits for a confirmation.
    press(&page, "[data-action=more]");
    press(&page, "[data-by-hand] > summary");
    page.choose("hand-white", "0");
    page.choose("hand-black", "9");
    press(&page, "[data-action=swap-players]");
    picture(&page, "05-by-hand");
    if page.has("[data-asked]") {
        page.scroll_to("[data-asked]");
        picture(&page, "05-by-hand-asked");
        press(&page, "[data-action=confirm-step]");
        page.until("the change", || !page.has("[data-asked]"));
    }
    assert!(!page.has("[data-refused]"));
    kill(&mut page, 3);
    for round in 3..=ROUNDS {
        if round > 3 {
            pair(&page, round);
        }
        enter_all(&page, round);
        if round == 5 {
            kill(&mut page, 5);
        }
    }
    assert!(!page.has("[data-action=draw-round]"), "all rounds are over");
    tab(&page, 2);
    press(&page, "[data-table=standings] tbody tr:first-child [data-action=player]");
    page.until("the performance", || page.has("[data-performance]") && page.has("[data-rating-change]"));
    picture(&page, "06-standings");
    tab(&page, 3);
    picture(&page, "07-crosstable");
    if page.browser().kind() != BrowserKind::Chromium {
        return;
    }
    page.save_files_in(folder.path());
    press(&page, "[data-action=more]");
    for (action, name) in [("save-report", "Saturday.trf"), ("save-page", "Saturday.html")] {
        press(&page, &format!("[data-action={action}]"));
        page.until(name, || folder.path().join(name).is_file());
    }
    let report = fs::read_to_string(folder.path().join("Saturday.trf")).unwrap_or_default();
    let players: Vec<&str> = report.lines().filter(|line| line.starts_with("001 ")).collect();
    assert_eq!(players.len(), PLAYERS + 1, "{report}");
    let of = |name: &str| players.iter().find(|line| line.contains(name)).copied().unwrap_or_default();
    assert!(of("Cole, Eda").contains("1996"), "{report}");
    assert!(of("Ames, C").contains("0000 - H"), "{report}");
    assert_eq!(of("Late, Lena").get(91..99), Some("0000 - Z"), "the round before the entry: {report}");
    assert_eq!(of("Dunn, Eda").matches("0000 - Z").count(), ROUNDS - 1, "{report}");
    page.browser().go(&format!("file://{}", folder.path().join("Saturday.html").display()));
    let tables = page.browser().read("return document.querySelectorAll('table').length", vec![]);
    assert_eq!(tables, json!(3 + ROUNDS), "standings, rounds, crosstable and players");
    let picture = page.browser().picture();
    let file = screenshots().join("saturday-08-web-page.png");
    fs::write(file, picture).unwrap_or_else(|error| panic!("{error}"));
}
