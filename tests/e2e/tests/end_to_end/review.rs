//! The review of a game: variations, comments, drawings, charts and the computer's lines, by
//! pointer, by keyboard and through the accessibility tree.

use super::learn::names;
use tabiya_e2e::{BrowserKind, Key, Page, save_screenshots, skip, windows};

/// Opens the review of a game that has ended in mate.
fn open() -> Page {
    open_game("#white=Ada&black=Alan")
}

/// Plays a game with the options in `fragment` to mate, and opens its review.
fn open_game(fragment: &str) -> Page {
    let page = play_to_mate(fragment);
    page.click_on("[data-card=result] [data-action=review]");
    page.until("the end of the game", || page.has("[data-noting] [data-noted='4']"));
    page
}

/// Plays a game with the options in `fragment` to mate, and waits for the card with the result.
fn play_to_mate(fragment: &str) -> Page {
    let page = Page::open(fragment);
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        page.drag(&uci[0..2], &uci[2..4]);
    }
    page.read_view_until("the end", |view| view.result == "0-1");
    // The result card appears after a delay.
    page.until("the card", || page.visible_box("[data-card=result] [data-action=review]").is_some());
    page
}

fn centre(page: &Page, square: &str) -> (f64, f64) {
    let [left, top, width, height] = page.box_of(&format!(".review-board [data-square={square}]"));
    (left + width / 2.0, top + height / 2.0)
}

/// Returns the texts of all moves in the tree of variations.
fn moves(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-action=note-move]')].map(it => it.textContent)";
    serde_json::from_value(page.browser().read(script, vec![])).expect("texts")
}

/// Returns the text of the move whose position is shown.
fn shown(page: &Page) -> String {
    page.visible_text(".review-lines [aria-current]").unwrap_or_default()
}

/// Returns the number of lines that the computer suggests.
fn line_count(page: &Page) -> u64 {
    let script = "return document.querySelectorAll('[data-action=add-line]').length";
    page.browser().read(script, vec![]).as_u64().expect("a number")
}

#[test]
fn variations_are_added_by_hand_and_kept() {
    let page = open();
    page.click_on("[data-noting] [data-action=previous]");
    page.until("the move before", || page.has("[data-noted='3']"));
    page.mouse().fling(centre(&page, "b8"), centre(&page, "c6"));
    page.until("the variation", || moves(&page).len() == 5);
    page.mouse().fling(centre(&page, "d2"), centre(&page, "d4"));
    page.until("its second move", || moves(&page).len() == 6);
    page.scroll_to("[data-sign='±']");
    page.click_on("[data-sign='±']");
    page.scroll_to("input[name=note-word]");
    page.write("input[name=note-word]", "the centre is open now");
    page.press_key(Key::Enter);
    page.until("the comment", || page.has(".review-variation [data-note-word]"));
    let expected = ["f3", "e5", "g4", "Qh4#", "2… Nc6", "3. d4±"];
    assert_eq!(moves(&page), expected);
    save_screenshots(&page, "review", windows(), |_| {});
    page.reload();
    page.until("the analysis", || page.has("[data-noting] [data-noted]"));
    assert_eq!(moves(&page), expected);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn the_computer_shows_its_lines_and_adds_one() {
    let page = open();
    let lines = "[data-action=add-line]";
    page.click_on("[data-noting] [data-action=first]");
    page.scroll_to("[data-action=evaluate]");
    page.click_on("[data-action=evaluate]");
    page.until("a line", || line_count(&page) == 1);
    page.click_on("[data-action=more-lines]");
    page.until("three lines", || line_count(&page) == 3);
    save_screenshots(&page, "evaluation", windows(), |_| {});
    page.scroll_to(lines);
    page.click_on(lines);
    page.until("the line among the moves", || moves(&page).len() > 4);
    // The page shows the next position, and the computer evaluates it too. Switching the evaluation
    // off removes the computer's lines.
    page.until("a line of the next position", || line_count(&page) > 0);
    page.scroll_to("[data-action=evaluate]");
    page.click_on("[data-action=evaluate]");
    page.until("no line", || line_count(&page) == 0);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_press_in_a_chart_shows_the_position_there() {
    let page = open_game("#white=Ada&black=Alan&clock=5");
    let (times, curve) = (".review-charts [data-times]", ".review-charts [data-curve]");
    let press = |chart: &str, part: f64| {
        page.scroll_to(chart);
        let [left, top, width, height] = page.box_of(chart);
        page.mouse().click_point(left + part * width, top + height / 2.0);
    };
    page.until("the time used for the last move", || page.has("[data-time-used]"));
    press(times, 0.5);
    page.until("the position in the middle", || page.has("[data-noted='2']"));
    page.press_key(Key::Right);
    page.until("the next move", || page.has("[data-noted='3']"));
    page.scroll_to("[data-action=evaluate]");
    page.click_on("[data-action=evaluate]");
    page.until("the first point of the curve", || page.has(".review-charts [data-curve='1']"));
    press(curve, 0.01);
    page.until("the start", || page.has("[data-noted='0']"));
    page.until("the second point of the curve", || page.has(".review-charts [data-curve='2']"));
    save_screenshots(&page, "review-charts", windows(), |_| {});
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn an_arrow_is_drawn_with_the_right_button_and_kept() {
    let page = open();
    if page.browser().kind() == BrowserKind::WebKit {
        skip("the driver of WebKit loses the release of the right button after a stroke");
    }
    let (from, onto) = (centre(&page, "d8"), centre(&page, "h4"));
    page.mouse().slide(from.0, from.1);
    page.mouse().press_right();
    page.mouse().slide(onto.0, onto.1);
    page.mouse().release_right();
    page.until("the arrow", || page.has("[data-drawn=Gd8h4]"));
    page.reload();
    page.until("the arrow again", || page.has("[data-drawn=Gd8h4]"));
}

#[test]
fn an_arrow_is_drawn_by_keyboard_and_kept() {
    let page = open();
    page.browser().read("document.querySelector('.review-board [tabindex=\"0\"]').focus()", vec![]);
    page.press_key(Key::Char('c'));
    page.press_keys(&[Key::Up, Key::Up]);
    page.press_key(Key::Char('c'));
    page.until("the arrow", || page.has("[data-drawn^=G]"));
    page.reload();
    page.until("the arrow again", || page.has("[data-drawn^=G]"));
}

#[test]
fn screen_readers_get_what_is_drawn_on_the_start_position() {
    let page = open();
    let described = || page.visible_text(".review-side > .visually-hidden[role=status]").unwrap_or_default();
    page.press_key(Key::Home);
    page.until("the start", || page.has("[data-noted='0']"));
    let before = described();
    page.browser().read("document.querySelector('.review-board [tabindex=\"0\"]').focus()", vec![]);
    page.press_key(Key::Char('c'));
    page.press_keys(&[Key::Up, Key::Up]);
    page.press_key(Key::Char('c'));
    page.until("the arrow", || page.has("[data-drawn^=G]"));
    page.until("its description", || described() != before);
    assert!(described().starts_with(&before), "{before}, then {}", described());
}

#[test]
fn moves_are_deleted_one_after_another_by_keyboard() {
    let page = open();
    page.press_key(Key::Home);
    page.until("the start", || page.has("[data-noted='0']"));
    for (from, to, count) in [("d2", "d4", 5), ("d7", "d5", 6)] {
        page.mouse().fling(centre(&page, from), centre(&page, to));
        page.until("a move of the variation", || moves(&page).len() == count);
    }
    for count in [5, 4] {
        page.press_key(Key::Delete);
        page.until("one move less", || moves(&page).len() == count);
    }
}

#[test]
fn review_is_worked_by_keyboard_alone() {
    let page = open();
    page.until("the last move", || shown(&page) == "Qh4#");
    for (key, expected) in [(Key::Left, "g4"), (Key::Home, "Start position"), (Key::Right, "f3")] {
        page.press_key(key);
        page.until(expected, || shown(&page) == expected);
    }
    // On the board, Enter picks a piece up and puts it down.
    page.browser().read("document.querySelector('.review-board [tabindex=\"0\"]').focus()", vec![]);
    page.press_keys(&[Key::Left, Key::Up, Key::Up, Key::Up, Key::Up]);
    let focused = "return document.activeElement?.dataset.square ?? null";
    page.until("the cursor", || page.browser().read(focused, vec![]) == "e7");
    page.press_key(Key::Enter);
    page.press_keys(&[Key::Down, Key::Down]);
    page.press_key(Key::Enter);
    page.until("the move of the game", || shown(&page) == "e5");
    page.press_key(Key::Char(','));
    page.until("a step back", || shown(&page) == "f3");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// Returns the names of the variations on the score sheet, as a screen reader says them.
fn variation_names(page: &Page) -> Vec<String> {
    let buttons = page.tree().into_iter().filter(|node| node.role == "button");
    buttons.map(|node| node.name).filter(|name| name.starts_with("Variation")).collect()
}

#[test]
fn a_review_is_worked_from_the_accessibility_tree() {
    let page = play_to_mate("#white=Ada&black=Alan");
    let press = |name: &str| page.press_in_tree("button", name, Key::Enter);
    let shows = |ply: usize, text: &str| {
        page.until(text, || page.has(&format!("[data-noted='{ply}']")) && shown(&page) == text);
    };
    let play = |from: &str, to: &str| {
        for square in [from, to] {
            page.press_in_tree("gridcell", &names(&page)[square], Key::Enter);
        }
    };
    let has_moves = |expected: [&str; 6]| page.until("the moves", || moves(&page) == expected);
    press("Review");
    shows(4, "Qh4#");
    for (button, ply, text) in [
        ("First position", 0, "Start position"),
        ("Next move", 1, "f3"),
        ("Last position", 4, "Qh4#"),
        ("Previous move", 3, "g4"),
    ] {
        press(button);
        shows(ply, text);
    }

    // Adds two variations in place of the last move.
    play("b8", "c6");
    shows(4, "2… Nc6");
    press("Out of the variation");
    shows(4, "Qh4#");
    press("Into the variation");
    shows(4, "2… Nc6");
    press("Previous move");
    shows(3, "g4");
    play("d7", "d6");
    shows(4, "2… d6");
    let [knight, pawn] =
        ["knight c6", "pawn d6"].map(|begin| format!("Variation, one move, begins with {begin}"));
    assert_eq!(variation_names(&page), [&*knight, &*pawn]);
    press("Move variation forward");
    has_moves(["f3", "e5", "g4", "Qh4#", "2… d6", "2… Nc6"]);
    assert_eq!(variation_names(&page), [&*pawn, &*knight]);
    // No variation can come before the move that was played.
    press("Move variation forward");
    page.until("why not", || page.has("[data-noting] [data-fault=played]"));
    assert!(page.tree().iter().any(|node| node.role == "alert" && !node.text.is_empty()));
    press("Undo");
    has_moves(["f3", "e5", "g4", "Qh4#", "2… Nc6", "2… d6"]);
    press("Redo");
    has_moves(["f3", "e5", "g4", "Qh4#", "2… d6", "2… Nc6"]);

    // Adds a sign and a comment.
    press("2… d6");
    shows(4, "2… d6");
    press("Brilliant move");
    has_moves(["f3", "e5", "g4", "Qh4#", "2… d6!!", "2… Nc6"]);
    page.press_in_tree("textbox", "Comment on this move", Key::Char('s'));
    page.press_keys(&"olid".chars().map(Key::Char).collect::<Vec<_>>());
    page.press_key(Key::Enter);
    let comment = ".review-variation [data-note-word]";
    page.until("the comment", || page.visible_text(comment).as_deref() == Some("solid"));
    assert!(page.tree().iter().any(|node| node.role == "listitem" && node.text.contains("solid")));
    press("Undo");
    page.until("no comment", || !page.has(comment));
    press("Redo");
    page.until("the comment", || page.has(comment));

    press("Done");
    page.until("the board", || !page.has("dialog"));
    let view = page.read_view();
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(view.result, "0-1");
    page.change_fragment("#review");
    has_moves(["f3", "e5", "g4", "Qh4#", "2… d6!!", "2… Nc6"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
