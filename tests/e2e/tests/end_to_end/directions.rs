//! Right-to-left languages: the page is mirrored; the board, moves, clocks and names are not.

use super::layout::assert_on_screen;
use super::words::choose_language;
use tabiya_e2e::Page;

/// Returns the text direction of the first element that matches, or `none` if no element matches.
fn direction(page: &Page, selector: &str) -> String {
    let script = "const element = document.querySelector(arguments[0]);
        return element ? getComputedStyle(element).direction : 'none'";
    page.browser().read(script, vec![selector.into()]).as_str().unwrap_or_default().to_owned()
}

/// Returns the left edge of a visible element, in CSS pixels.
#[track_caller]
fn left(page: &Page, selector: &str) -> f64 {
    page.visible_box(selector).unwrap_or_else(|| panic!("{selector} is not to be seen")).left
}

/// Returns the texts that are too wide for their element, or whose element extends beyond the left
/// or right edge of the window.
fn clipped(page: &Page) -> String {
    let script = "
        const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const own = element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
        return [...root.querySelectorAll('*')].filter(element => {
            if (!visible(element) || !own(element) || element.closest('svg, option, .visually-hidden')) return false;
            const box = element.getBoundingClientRect();
            if (box.width <= 1 || box.height <= 1) return false;
            const wide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
                && getComputedStyle(element).display !== 'inline';
            return wide || box.left < -1 || box.right > innerWidth + 1;
        }).map(element => element.textContent.trim()).join(' | ')";
    page.browser().read(script, vec![]).as_str().unwrap_or("not measured").to_owned()
}

/// Returns the characters of a text in the order in which they are painted, from left to right.
fn painted(page: &Page, selector: &str) -> String {
    let script = "
        const text = document.querySelector(arguments[0]).firstChild;
        const place = at => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().left;
        };
        return [...text.data].map((letter, at) => [place(at), letter]).sort((a, b) => a[0] - b[0])
            .map(([, letter]) => letter).join('')";
    page.browser().read(script, vec![selector.into()]).as_str().unwrap_or("not measured").to_owned()
}

#[test]
fn the_score_of_a_game_is_painted_from_left_to_right() {
    let page = Page::open("#lang=ar&white=Ada&black=Ben");
    for (from, onto) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drag(from, onto);
    }
    page.until("the card", || page.has("[data-card]"));
    assert_eq!(painted(&page, ".side .score"), "0–1");
}

/// Checks the main screens in the language `tag`, whose text direction is `way`.
fn walk(page: &Page, tag: &str, way: &str) {
    let is_mirrored = way == "rtl";
    page.load_fresh("#clock=300+3&first-move=free&rules=fide");
    choose_language(page, tag, tag);
    for (from, onto) in [("f2", "f3"), ("e7", "e5")] {
        page.drag(from, onto);
    }
    assert_eq!(direction(page, "html"), way);
    for fixed in ["[data-board]", "[data-clock=white]", "[data-clock=black]", ".score-sheet", ".steps"] {
        assert_eq!(direction(page, fixed), "ltr", "{tag}: {fixed}");
    }
    assert!(left(page, "[data-square=a1]") < left(page, "[data-square=h1]"), "{tag}: a1 at White's left");
    assert!(left(page, "[data-ply=\"1\"]") < left(page, "[data-ply=\"2\"]"), "{tag}: White's move first");
    assert!(left(page, "[data-action=first]") < left(page, "[data-action=last]"), "{tag}: steps");
    // In a right-to-left language the board is at the right and the panel at the left.
    assert_eq!(left(page, "[data-board]") > left(page, ".side"), is_mirrored, "{tag}: the panel");
    assert_on_screen(page, tag);
    assert_eq!(clipped(page), "", "{tag}: the table");

    for (action, dialog) in [("new-game", "new-game"), ("settings", "settings"), ("learn", "learn")] {
        page.click_action(action);
        page.until("the dialog", || {
            page.visible_box(&format!("dialog[open][data-dialog={dialog}]")).is_some()
        });
        assert_eq!(direction(page, "dialog[open]"), way, "{tag}: {dialog}");
        assert_eq!(clipped(page), "", "{tag}: {dialog}");
        page.click_on(&format!("[data-dialog={dialog}] [data-action=close]"));
        page.until("the table", || page.visible_box(&format!("[data-dialog={dialog}]")).is_none());
    }

    for (from, onto) in [("g2", "g4"), ("d8", "h4")] {
        page.drag(from, onto);
    }
    page.until("the card", || page.has(".card"));
    assert_eq!(clipped(page), "", "{tag}: the card at the end");

    // The page keeps its text direction after a reload.
    page.reload();
    assert_eq!(direction(page, "html"), way, "{tag}: after a reload");
}

#[test]
fn the_page_mirrors_and_the_board_does_not() {
    let page = Page::open("");
    page.browser().resize(1180, 820);
    walk(&page, "ar", "rtl");
    walk(&page, "de", "ltr");
}
