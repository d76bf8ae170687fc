//! Lessons on the rules, and their exercises, solved by pointer, by keyboard and from the
//! accessibility tree.

use super::words::choose_language;
use serde_json::json;
use tabiya_e2e::{Key, Page};

/// Solutions of the exercises, in order. A move is written as two squares and, for a promotion, a
/// letter. In one exercise the solution is a single square.
const SOLUTIONS: [&[&str]; 24] = [
    &["d1d4"],
    &["d2g5"],
    &["d1a4"],
    &["d5f6"],
    &["a1a2"],
    &["e2e4"],
    &["e4d5"],
    &["e5d6"],
    &["a7a8q"],
    &["c7c8n"],
    &["e1g1"],
    &["e1c1"],
    &["e1c1"],
    &["g4"],
    &["a1a8"],
    &["e1d2"],
    &["f1e2"],
    &["a4e8"],
    &["a1a8"],
    &["g6g7"],
    &["b1b8"],
    &["c1c8"],
    &["b5b6"],
    &["b5b7", "a6a8"],
];

fn lesson(name: &str) -> String {
    format!("dialog .lesson [data-square=\"{name}\"]")
}

fn attribute(page: &Page, selector: &str, name: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ''";
    page.browser().read(script, vec![selector.into(), name.into()]).as_str().unwrap_or_default().to_owned()
}

fn solved(page: &Page) -> String {
    attribute(page, "[data-solved-count]", "data-solved-count")
}

/// Presses the button `action` on the first screen of the learning dialog, and waits for the
/// element `comes`.
fn open_page(page: &Page, action: &str, comes: &str) {
    page.until("the home", || page.has("dialog[open] [data-action=continue]"));
    let button = format!("dialog [data-action={action}]");
    page.scroll_to(&button);
    page.click_on(&button);
    page.until(comes, || page.has(&format!("dialog[open][data-dialog=learn] {comes}")));
}

/// Opens the first exercise.
fn open(page: &Page) {
    page.click_action("learn");
    open_page(page, "continue", "[data-task]");
}

#[test]
fn each_piece_beside_a_rule_stands_on_its_square() {
    let page = Page::open("#learn");
    open_page(&page, "learn-rules", "[data-section=castling]");
    let beside = "const wrong = [], boards = document.querySelectorAll('.rule .board.small');
        for (const board of boards) {
            const all = board.getBoundingClientRect();
            for (const piece of board.querySelectorAll('.piece')) {
                const box = piece.getBoundingClientRect(), square = all.width / 8;
                const off = [(box.x - all.x) / square - piece.dataset.x, (box.y - all.y) / square - piece.dataset.y];
                if (off.some(off => Math.abs(off) > .05)) wrong.push(piece.dataset);
            }
        }
        return [boards.length > 3, wrong]";
    assert_eq!(page.browser().read(beside, vec![]), json!([true, []]));
}

#[test]
fn every_task_is_solved_by_pointer() {
    let page = Page::open("");
    open(&page);
    for (number, moves) in SOLUTIONS.iter().enumerate() {
        for text in *moves {
            page.scroll_to(".lesson .board");
            page.click_on(&lesson(&text[..2]));
            if let Some(to) = text.get(2..4) {
                page.click_on(&lesson(to));
            }
            if let Some(letter) = text.get(4..).filter(|letter| !letter.is_empty()) {
                page.click_on(&format!("dialog [data-promote=\"{letter}\"]"));
            }
        }
        page.until(&format!("task {}", number + 1), || solved(&page) == (number + 1).to_string());
        assert_eq!(attribute(&page, "[data-verdict]", "data-verdict"), "solved");
        page.scroll_to("[data-action=next-task]");
        page.click_on("[data-action=next-task]");
    }
    page.press_key(Key::Escape);
    assert!(page.sans().is_empty(), "the game is not touched");
}

/// Moves the focus to the square `to` with the arrow keys, and presses Enter.
fn press_by_keys(page: &Page, to: &str) {
    // In a window without focus no element matches `:focus`, so the script reads `activeElement`.
    let script = "return document.activeElement.closest('dialog [data-square]')?.dataset.square ?? ''";
    let focus = || page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned();
    page.until("a square in focus", || !focus().is_empty());
    let from = focus();
    let side = |square: &str, index: usize| i32::from(square.as_bytes()[index]);
    for (index, less, more) in [(0, Key::Left, Key::Right), (1, Key::Down, Key::Up)] {
        let way = side(to, index) - side(&from, index);
        for _ in 0..way.abs() {
            page.press_key(if way > 0 { more } else { less });
        }
    }
    assert_eq!(focus(), to);
    page.press_key(Key::Enter);
}

#[test]
fn every_task_is_solved_by_keyboard() {
    let page = Page::open("#learn");
    for (number, moves) in SOLUTIONS.iter().enumerate() {
        // Opens the exercise with its button on the dialog's first screen.
        page.until("the home", || page.has("dialog[open] [data-action=continue]"));
        let before = solved(&page);
        let script = "document.querySelector(arguments[0]).focus()";
        let button = format!("[data-action=task][data-number=\"{}\"]", number + 1);
        page.browser().read(script, vec![button.into()]);
        page.press_key(Key::Enter);
        page.until("its board", || page.has(".lesson") && attribute(&page, ".lesson", "data-step") == "0");
        page.browser().read(script, vec![".lesson [tabindex=\"0\"][data-square]".into()]);
        for text in *moves {
            press_by_keys(&page, &text[..2]);
            if let Some(to) = text.get(2..4) {
                press_by_keys(&page, to);
            }
            if let Some(letter) = text.get(4..).filter(|letter| !letter.is_empty()) {
                let focus = "return document.activeElement.dataset?.promote ?? ''";
                let chosen = || page.browser().read(focus, vec![]);
                page.until("the choice", || chosen() != "");
                while chosen() != letter {
                    page.press_key(Key::Down);
                }
                page.press_key(Key::Enter);
            }
        }
        page.until(&format!("task {}", number + 1), || solved(&page) != before);
        page.click_on("[data-action=to-learn]");
    }
    page.until("the home", || page.has("[data-action=continue]"));
    let missing = "return document.querySelectorAll('[data-action=task]:not([data-solved])').length";
    assert_eq!((solved(&page), page.browser().read(missing, vec![])), ("24".to_owned(), json!(0)));
}

/// Returns the accessible names of the squares on the board of the exercise.
pub(super) fn names(page: &Page) -> std::collections::BTreeMap<String, String> {
    let script = "return Object.fromEntries([...document.querySelectorAll('dialog .lesson [data-square]')]
        .map(square => [square.dataset.square, square.getAttribute('aria-label')]))";
    serde_json::from_value(page.browser().read(script, vec![])).unwrap_or_default()
}

#[test]
fn every_task_is_solved_from_the_accessibility_tree() {
    let page = Page::open("#learn");
    open_page(&page, "continue", "[data-task]");
    for (number, moves) in SOLUTIONS.iter().enumerate() {
        for text in *moves {
            let squares = [text.get(..2), text.get(2..4)];
            for square in squares.into_iter().flatten() {
                page.press_in_tree("gridcell", &names(&page)[square], Key::Enter);
            }
            if let Some(letter) = text.get(4..).filter(|letter| !letter.is_empty()) {
                let name = if letter == "q" { "white queen" } else { "white knight" };
                page.press_in_tree("button", name, Key::Enter);
            }
        }
        page.until(&format!("task {}", number + 1), || solved(&page) == (number + 1).to_string());
        // The page announces the verdict on the solution.
        let verdict = page.visible_text(".lesson [data-verdict=solved]").unwrap_or_default();
        let told = page.tree().into_iter().any(|node| node.role == "status" && node.text == verdict);
        assert!(!verdict.is_empty() && told, "task {}: {verdict:?}", number + 1);
        page.press_in_tree("button", "Next", Key::Enter);
        page.until("the next task", || !page.has(".lesson [data-verdict]"));
    }
    page.press_key(Key::Escape);
    assert!(page.sans().is_empty(), "the game is not touched");
}

#[test]
fn rules_that_a_board_shows_have_a_small_one() {
    let page = Page::open("#learn");
    open_page(&page, "learn-rules", "[data-section=castling]");
    let script = "return [...document.querySelectorAll('[data-section]')].filter(section => {
        const board = section.querySelector('.board.small');
        const tried = section.querySelector('[data-action=try]');
        return tried && !(board?.getBoundingClientRect().width > 100 && board.getAttribute('aria-label').includes('king')
            && board.children.length >= 2);
    }).map(section => section.dataset.section)";
    let without: Vec<String> =
        serde_json::from_value(page.browser().read(script, vec![])).unwrap_or_default();
    assert_eq!(without, [""; 0]);
    let script = "return document.querySelectorAll('[data-section=setup] .board.small > *').length";
    assert_eq!(page.browser().read(script, vec![]), 32);
}

#[test]
fn the_rules_have_an_address_speak_german_and_go_back() {
    let page = Page::open("");
    choose_language(&page, "de", "de");
    page.change_fragment("#learn");
    nothing_is_without_words(&page);
    assert!(page.has("[data-knob=threefold] td[data-value=\"intended-move-too\"]"));
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
    assert_eq!(page.fragment(), "");
}

#[test]
fn in_english_nothing_is_without_words_either() {
    let page = Page::open("#learn");
    nothing_is_without_words(&page);
}

/// Asserts that no text and no button in the learning dialog is empty. Leaves the dialog at the
/// table of rule sets.
fn nothing_is_without_words(page: &Page) {
    let pages = [
        ("continue", "[data-task]"),
        ("learn-rules", "[data-section=castling]"),
        ("learn-sets", "[data-knob]"),
    ];
    for (action, comes) in pages {
        if page.has("[data-action=to-learn]") {
            page.click_on("[data-action=to-learn]");
        }
        open_page(page, action, comes);
        let empty = "return [...document.querySelectorAll('[data-dialog=learn] :is(p:not(.said), h3, h4, td, th, button)')]
            .filter(element => !element.textContent.trim() && !element.querySelector('i, svg')).length";
        assert_eq!(page.browser().read(empty, vec![]), 0, "something has no words: {action}");
    }
}
