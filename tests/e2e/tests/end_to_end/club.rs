//! Tournaments, tested by operating the page as a user does.

use super::device::{close, restore};
use super::screens;
use tabiya_e2e::{Key, Page, Scratch};

/// Opens the tournaments and waits until their code has loaded.
pub(crate) fn go(page: &Page) {
    page.click_action("club");
    page.until("the tournaments", || page.has("[data-club]"));
}

pub(crate) fn press(page: &Page, selector: &str) {
    page.until(selector, || page.has(selector));
    page.scroll_to(selector);
    page.click_on(selector);
}

/// Creates a tournament in this format with these players.
pub(crate) fn begin(page: &Page, format: &str, names: &[&str]) {
    press(page, "[data-action=new-event]");
    page.until("its fields", || page.has("[data-club=new]"));
    page.write("[name=event-name]", "Friday");
    press(page, &format!("label:has([value={format}])"));
    page.write("[name=event-players]", &names.join("\n"));
    press(page, "[data-action=create-event]");
    page.until("it has begun", || page.has("[data-club=event]"));
}

/// Returns the CSS selector of a result button in the row of a board without a result. `result` is
/// the position of the button in the row, from 1.
pub(crate) fn result_button(board: usize, result: usize) -> String {
    format!("[data-board='{board}'] .club-picker [data-action=result]:nth-child({result})")
}

/// Enters a result at a board; `result` is the position of the button in the row, from 1.
pub(crate) fn enter(page: &Page, board: usize, result: usize) {
    press(page, &result_button(board, result));
    page.until("it is in", || page.has(&format!("[data-board='{board}'][data-over]")));
}

/// The tournament survives a restart of the browser. The page shows the consequences of a
/// correction in the first round before it makes the correction. A backup then brings the
/// tournament to another device.
#[test]
fn a_swiss_is_corrected_started_again_and_goes_to_another_device() {
    let folder = Scratch::new();
    let mut page = Page::open("");
    go(&page);
    begin(&page, "swiss", &["Ada", "Ben", "Cleo", "Dan", "Eva"]);
    press(&page, "[data-action=draw-round]");
    page.until("the round", || page.has("[data-board='2']"));
    enter(&page, 1, 1);
    enter(&page, 2, 2);
    press(&page, "[data-action=draw-round]");
    page.until("the second round", || page.has("[data-round='2']"));
    page.close_and_start_again();
    go(&page);
    press(&page, "[data-action=open-event]");
    page.until("it is as it was", || page.has("[data-round='2']"));
    press(&page, "[data-action=earlier-round]");
    page.until("the first round", || page.has("[data-round='1']"));
    press(&page, "[data-board='1'] .club-board");
    press(&page, "[data-board='1'] [role=group]:first-of-type [data-action=result]:nth-child(3)");
    page.until("what follows is said first", || page.has("[data-asked]"));
    press(&page, "[data-action=confirm-step]");
    page.until("it is done", || !page.has("[data-asked]"));
    close(&page);
    let file = super::device::export(&page, &folder);
    drop(page);

    let other = Page::open("");
    restore(&other, &file);
    go(&other);
    press(&other, "[data-action=open-event]");
    other.until("the tournament has come", || other.has("[data-round='2']"));
}

/// On a telephone the tabs fit side by side, and a result is entered in the row of its board. One
/// press opens a screen with rare actions, such as deleting the tournament. After an action on that
/// screen, the page shows the round again.
#[test]
fn a_round_on_a_telephone() {
    let page = Page::open("");
    page.browser().resize(360, 740);
    page.change_fragment("#club");
    page.until("the tournaments", || page.has("[data-club=list]"));
    begin(&page, "swiss", &["Anna", "Boris", "Clara", "Wilhelmina Featherstonehaugh-Montgomery"]);
    press(&page, "[data-action=draw-round]");
    page.until("the round", || page.has("[data-board='2']"));
    let cut = "const tabs = document.querySelector('.club-tabs');
        return [...tabs.children, tabs].filter(one => one.scrollWidth > one.clientWidth + 1).length";
    assert_eq!(page.browser().read(cut, vec![]), 0, "a tab is cut");
    let small = "return [...document.querySelectorAll('[data-board] :is([data-action=result], [data-action=play-here])')]
        .map(one => one.getBoundingClientRect()).filter(one => one.width < 44 || one.height < 44).length";
    assert_eq!(page.browser().read(small, vec![]), 0, "a button is too small for a finger");
    enter(&page, 1, 2);
    page.until("one is missing", || page.has("[data-missing='1']"));
    assert!(!page.has("[data-board='1'] .club-picker"), "what is over is corrected in the unfolded row");
    press(&page, "[data-action=more]");
    page.until("the rare actions", || page.has("[data-action=delete-event]"));
    press(&page, "[data-action=undo-step]");
    page.until("the round again, without the result", || page.has("[data-missing='2']"));
}

/// An empty list has one button, for what the user probably wants next, such as a new game.
#[test]
fn empty_lists_say_what_comes_next() {
    let page = Page::open("");
    page.change_fragment("#games");
    page.until("no games", || page.has("[data-empty=games] [data-action=new-game]"));
    close(&page);
    go(&page);
    page.until("no tournaments", || page.has("[data-empty=tournaments] [data-action=new-event]"));
    press(&page, "[data-action=club-players]");
    page.until("no players", || page.has("[data-empty=players] [data-action=new-game]"));
    press(&page, "[data-empty=players] [data-action=new-game]");
    page.until("the form of a new game", || page.has("[data-dialog=new-game]"));
    close(&page);
    page.drag("e2", "e4");
    page.change_fragment("#games");
    page.until("the search", || page.has("[name=search]"));
    page.write("[name=search]", "zzz");
    page.until("nothing is found", || page.has("[data-empty=search]"));
    press(&page, "[data-action=clear-search]");
    page.until("the game", || page.has("[data-saved]") && !page.has("[data-empty]"));
}

/// Returns a rating list in FIDE's text format with this number of players. The last player is Zoe
/// Kowal.
fn rating_list(players: usize) -> String {
    let line = |id: usize| {
        let name = if id == players { "Kowal, Zoe" } else { "Smith, John" };
        format!("{id:<15}{name:<61}POL F   WFM{:>23}{:<6}0   20 {:>25}1999\n", "", 2105, "")
    };
    let heading =
        format!("{:<15}{:<61}Fed Sex Tit{:>23}SRtng SGm SK {:>25}B-day\n", "ID Number", "Name", "", "");
    heading + &(1..=players).map(line).collect::<String>()
}

/// The page finds a player in a file with FIDE's rating list. The player then joins the tournament.
#[test]
fn a_player_joins_from_the_rating_list() {
    let folder = Scratch::new();
    let file = folder.path().join("players_list.txt");
    std::fs::write(&file, rating_list(30_000)).unwrap_or_else(|error| panic!("{error}"));
    let page = Page::open("");
    go(&page);
    begin(&page, "swiss", &["Ada", "Ben"]);
    press(&page, "[data-action=tab]:nth-child(4)");
    press(&page, "[data-rating-list] > summary");
    page.choose_file("input[name=rating-list]", &file);
    page.type_into("rating-list-query", "zoe kowal");
    press(&page, "[data-action=search-rating-list]");
    page.until("a match", || page.has("[data-listed='30000']"));
    page.until("the end of the list", || page.has("[data-rating-list=complete]"));
    press(&page, "[data-action=enter-listed]");
    page.until("the player", || page.has(".club-players > li:nth-child(3)"));
    let players = page.visible_text(".club-players").unwrap_or_default();
    assert!(players.contains("Kowal, Zoe") && players.contains("2105"), "{players}");
}

#[test]
fn escape_closes_the_rare_actions_and_then_the_tournament() {
    let page = Page::open("");
    let more = screens::ALL.iter().find(|screen| screen.name == "event-more").expect("it is listed");
    more.visit(&page, "en");
    page.press_key(Key::Escape);
    page.until("the tournament", || page.has("dialog[open] .club-event"));
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
}
