//! Visible focus: the element with the keyboard focus is never hidden (WCAG 2.2, 2.4.11).

use crate::screens;
use serde_json::json;
use tabiya_e2e::{Key, Page, print_line, sampled};

/// Window sizes: a phone, 1280 × 1024 at 400 % zoom, and a usual size.
const WINDOWS: [(u32, u32); 3] = [(360, 740), (320, 256), (1280, 800)];

/// Maximum number of Tab presses on a screen. That is enough to reach every kind of element.
const STOPS: usize = 60;

/// Script that describes the focused element: its name, whether a part of it is visible (`seen`),
/// whether it had the focus before (`again`), and whether a question that soon disappears covers a
/// part of it (`passes`). That question is whether to undo the end of a game.
const FOCUSED: &str = "const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: '', seen: true, again: false };
    // A date field is one element with several tab stops.
    const again = focused.hasAttribute('data-met') && focused !== window.metLast;
    window.metLast = focused;
    focused.setAttribute('data-met', '');
    // A hidden field has its focus ring around its label.
    const shown = focused.closest('label') ?? focused, box = shown.getBoundingClientRect();
    const parts = [.08, .3, .5, .7, .92];
    let undo = false;
    const seen = parts.some((x) => parts.some((y) => {
        const [left, top] = [box.left + x * box.width, box.top + y * box.height];
        if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight) return false;
        const found = document.elementFromPoint(left, top);
        undo ||= Boolean(found?.closest('.question:is([data-dialog=undo], [data-dialog=grant])'));
        return found && (shown.contains(found) || focused.contains(found));
    }));
    const { action, square, dialog } = focused.dataset;
    return { again, seen, passes: undo, name: `${focused.tagName} ${focused.name || action || square || dialog || focused.textContent.slice(0, 30)}` }";

#[test]
fn what_has_the_focus_is_in_sight() {
    let all = WINDOWS.into_iter().flat_map(|window| ["de", "ar"].map(|tag| (window, tag)));
    let page = Page::open("");
    let mut hidden = Vec::new();
    for ((width, height), tag) in sampled(all.collect(), 1, "TABIYA_FOCUS") {
        if !page.browser().can_be(width) {
            continue;
        }
        page.browser().resize(width, height);
        for screen in screens::chosen() {
            screen.visit(&page, tag);
            screens::wait_for_finite_animations(&page);
            let mut met = 0;
            for _ in 0..STOPS {
                page.press_key(Key::Tab);
                let focused = page.browser().read(FOCUSED, vec![json!(null)]);
                if focused["again"] == true {
                    break;
                }
                met += u32::from(focused["name"] != "");
                // The question whether to undo the end of a game may cover the focused element,
                // because the question disappears after some seconds.
                if focused["seen"] == false && focused["passes"] != true {
                    // A dialog or menu may cover the focused element, but Escape must then uncover
                    // it.
                    page.press_key(Key::Escape);
                    if page.browser().read(FOCUSED, vec![json!(null)])["seen"] == true {
                        break;
                    }
                    hidden.push(format!("{} in {tag} at {width}×{height}: {}", screen.name, focused["name"]));
                }
            }
            print_line(&format!("{} in {tag} at {width}×{height}: {met} stops", screen.name));
            assert!(met > 0, "{}: nothing takes the focus", screen.name);
        }
    }
    assert!(hidden.is_empty(), "{} are hidden:\n{}", hidden.len(), hidden.join("\n"));
}
