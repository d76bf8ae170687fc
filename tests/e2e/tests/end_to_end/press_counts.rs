//! Numbers of presses for frequent actions.

use tabiya_e2e::{Page, print_line};

/// An action, the number of presses that it took, and the maximum number.
type Row = (&'static str, u64, u64);

/// Sets the counter of presses to 0.
fn reset_press_count(page: &Page) {
    let script = "if (!self.__counts) addEventListener('pointerdown', () => self.__presses++, true);
        self.__counts = true; self.__presses = 0";
    page.browser().read(script, vec![]);
}

fn presses(page: &Page) -> u64 {
    page.browser().read("return self.__presses", vec![]).as_u64().unwrap_or(99)
}

fn sheet(page: &Page) {
    page.click_action("new-game");
    let play = "[data-dialog=new-game] [data-action=start-game]";
    page.until("the sheet", || page.visible_box(play).is_some());
}

#[test]
fn common_things_take_few() {
    let page = Page::open("");
    page.browser().resize(820, 1180);
    let mut rows: Vec<Row> = Vec::new();

    reset_press_count(&page);
    sheet(&page);
    page.write("input[name=white-name]", "Anna");
    page.write("input[name=black-name]", "Ben");
    page.click_on("[data-dialog=new-game] input[type=radio][name=clock][value=\"5+3\"]");
    page.click_on("[data-dialog=new-game] [data-action=start-game]");
    page.until("the clock", || page.visible_box("[data-clock=white]").is_some());
    rows.push(("5+3 with names", presses(&page), 5));

    page.click_action("start-clock");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    reset_press_count(&page);
    page.click_of("black", "undo");
    page.answer_of("white", "consent");
    page.read_view_until("the takeback", |view| view.sans == ["e4"]);
    rows.push(("a takeback, asked and granted", presses(&page), 2));

    page.drag("e7", "e5");
    reset_press_count(&page);
    page.click_of("white", "offer-draw");
    page.answer_of("black", "accept-draw");
    page.read_view_until("the draw", |view| view.result == "1/2-1/2");
    rows.push(("a draw, offered and accepted", presses(&page), 3));

    page.until("the card", || page.visible_box("[data-card] [data-action=rematch]").is_some());
    reset_press_count(&page);
    page.click_on("[data-card] [data-action=rematch]");
    page.read_view_until("the rematch", |view| view.sans.is_empty() && view.result == "*");
    rows.push(("a rematch", presses(&page), 1));

    page.click_action("start-clock");
    page.drag("e2", "e4");
    reset_press_count(&page);
    page.click_of("black", "resign");
    page.answer_of("black", "resign");
    page.read_view_until("the end", |view| view.result == "1-0");
    rows.push(("resigning, with the question", presses(&page), 2));

    page.until("the card", || page.visible_box("[data-card] [data-action=share]").is_some());
    reset_press_count(&page);
    page.click_on("[data-card] [data-action=share]");
    page.until("the game", || page.visible_box("[data-action=download-pgn]").is_some());
    page.click_action("download-pgn");
    page.read_view_until("the file", |view| view.said == ["downloaded"]);
    rows.push(("the PGN as a file, from the card", presses(&page), 2));

    page.press_key(tabiya_e2e::Key::Escape);
    page.until("the card", || page.visible_box("[data-card] [data-action=new-game]").is_some());
    reset_press_count(&page);
    page.click_on("[data-card] [data-action=new-game]");
    page.until("the sheet", || page.visible_box("[data-dialog=new-game] [data-action=start-game]").is_some());
    page.click_on("[data-dialog=new-game] [data-action=start-game]");
    page.read_view_until("the next game", |view| view.result == "*");
    rows.push(("another game, as the last one", presses(&page), 2));

    for (what, taken, most) in &rows {
        print_line(&format!("{taken} presses: {what}"));
        assert!(taken <= most, "{what}: {taken}, not {most}");
    }
}
