//! Starting a game in the new-game dialog, and the number of presses for it.

use tabiya_e2e::{Key, Page};

const PLAY: &str = "[data-dialog=new-game] [data-action=start-game]";

/// Opens the new-game dialog.
fn open(page: &Page) {
    page.click_action("new-game");
    page.until("the sheet", || page.visible_box(PLAY).is_some());
}

/// Returns the selector of the radio button in the new-game dialog that sets the field `name` to
/// `value`.
fn chip(name: &str, value: &str) -> String {
    format!("[data-dialog=new-game] input[type=radio][name=\"{name}\"][value=\"{value}\"]")
}

fn names(page: &Page) -> [String; 2] {
    ["white", "black"].map(|side| {
        let script = "return document.querySelector(arguments[0]).textContent";
        let strip = format!("section[data-side={side}]");
        page.browser().read(script, vec![strip.into()]).as_str().unwrap_or_default().to_owned()
    })
}

#[test]
fn five_and_three_with_names_in_five_presses_and_the_next_game_in_two() {
    let page = Page::open("");
    open(&page);
    page.write("input[name=white-name]", "Anna");
    page.write("input[name=black-name]", "Ben");
    page.click_on(&chip("clock", "5+3"));
    page.click_on(PLAY);
    page.until("the clock", || page.visible_box("[data-clock=white]").is_some());
    assert_eq!((page.clock("white").text.as_str(), page.clock("black").text.as_str()), ("5:00", "5:00"));
    let [white, black] = names(&page);
    assert!(white.contains("Anna") && black.contains("Ben"), "{white} {black}");
    page.click_action("start-clock");
    page.drag("e2", "e4");
    page.new_game();
    page.read_view_until("the next game", |view| view.sans.is_empty());
    assert_eq!(page.clock("black").text, "5:00");
    let [white, black] = names(&page);
    assert!(white.contains("Anna") && black.contains("Ben"), "{white} {black}");
    page.until("a way back", || page.visible_box("[data-action=restore]").is_some());
}

#[test]
fn a_set_is_a_chip_that_brings_its_clock_and_says_what_differs() {
    let page = Page::open("");
    open(&page);
    let short = || {
        let script =
            "return document.querySelector('[data-dialog=new-game] [data-rules-in-short]').textContent";
        page.browser().read(script, vec![])
    };
    let fide = short();
    page.scroll_and_click("[data-dialog=new-game] [data-section=rules] summary");
    page.scroll_to(&chip("rules", "fp-club"));
    page.click_on(&chip("rules", "fp-club"));
    page.until("the usual clock", || {
        page.browser()
            .read("return document.querySelector(arguments[0])?.checked", vec![chip("clock", "15+0").into()])
            == true
    });
    assert_ne!(short(), fide);
    let club = short();
    page.scroll_to("[data-dialog=new-game] [name=en-passant]");
    page.click_on("[data-dialog=new-game] [name=en-passant]");
    page.until("rules of the players' own", || {
        page.browser().read(
            "return document.querySelector(arguments[0])?.checked",
            vec![chip("rules", "custom").into()],
        ) == true
    });
    assert_ne!(short(), club, "what was changed is named");
    page.click_on(PLAY);
    page.until("the clock", || page.visible_box("[data-clock=white]").is_some());
    assert_eq!(page.clock("white").text, "15:00");
}

#[test]
fn the_sheet_begins_nothing_when_it_is_closed() {
    let page = Page::open("");
    page.drag("e2", "e4");
    for close in ["escape", "button", "beside"] {
        open(&page);
        page.write("input[name=white-name]", "Anna");
        match close {
            "escape" => page.press_key(Key::Escape),
            "button" => page.click_on("[data-dialog=new-game] [data-action=close]"),
            _ => {
                // Waits, because a press beside the dialog just after it opens counts as the second
                // half of a double click.
                std::thread::sleep(std::time::Duration::from_millis(1000));
                page.mouse().click_point(3.0, 3.0);
            }
        }
        page.until("the sheet to be closed", || !page.has("[data-dialog=new-game]"));
        assert_eq!(page.sans(), ["e4"], "{close}");
        open(&page);
        let name = "return document.querySelector('input[name=white-name]').value";
        assert_eq!(page.browser().read(name, vec![]), "", "{close}");
        page.click_on("[data-dialog=new-game] [data-action=close]");
        page.until("the sheet to be closed again", || !page.has("[data-dialog=new-game]"));
    }
}

#[test]
fn players_swap_and_are_offered_again() {
    let page = Page::open("");
    open(&page);
    page.write("input[name=white-name]", "Anna");
    page.write("input[name=black-name]", "Ben");
    page.click_on("[data-dialog=new-game] [data-action=swap]");
    page.click_on(PLAY);
    page.until("the names", || names(&page)[0].contains("Ben") && names(&page)[1].contains("Anna"));
    page.reload();
    open(&page);
    let script = "return [...document.querySelectorAll('#known-players option')].map(option => option.value)";
    assert_eq!(page.browser().read(script, vec![]), serde_json::json!(["Ben", "Anna"]));
}
