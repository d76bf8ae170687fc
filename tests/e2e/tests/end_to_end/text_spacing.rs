//! Text with larger spacing (WCAG 2.2, 1.4.12), also at a zoom of 400 % (1.4.10).

use crate::screens;
use serde_json::json;
use tabiya_e2e::{Page, print_line, sampled};

/// Sizes of windows: 1280 × 1024 at a zoom of 400 %, a phone, and a usual size.
const WINDOWS: [(u32, u32); 3] = [(320, 256), (320, 568), (1280, 800)];

const LANGUAGES: [&str; 8] = ["de", "ar", "hi", "uk", "fr", "es", "zh", "en"];

/// Script that adds the spacing of WCAG 1.4.12.
const SPACE: &str = "const style = new CSSStyleSheet();
    style.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
        p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]";

/// Script that finds visible texts that their element cuts off, that reach beyond the left or right
/// edge of the window, that overlap, or that make the page scroll sideways.
const FAULTS: &str = "const within = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
    const faults = [], boxes = [];
    const name = ({ textContent, className, parentElement: { className: parent } }) =>
        `${parent}/${className} '${textContent.trim().slice(0, 30)}'`;
    for (const element of within.querySelectorAll('*')) {
        const own = [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim());
        const style = getComputedStyle(element);
        if (!own.length || style.visibility === 'hidden' || !element.checkVisibility({ opacityProperty: true })) continue;
        // Texts for screen readers alone are clipped on purpose.
        const clipped = ({ overflowX, clipPath }) => overflowX === 'hidden' && clipPath === 'inset(50%)';
        const forEars = (outer) => outer && (outer.clientWidth <= 1 && getComputedStyle(outer).overflowX === 'hidden'
            || clipped(getComputedStyle(outer)) || forEars(outer.parentElement));
        if (element.closest('svg, option, [aria-hidden=true]') || forEars(element)) continue;
        const range = document.createRange();
        range.setStartBefore(own[0]);
        range.setEndAfter(own[own.length - 1]);
        // Text outside a scrolling element is no fault, because the player can scroll to it.
        let { left, right, top: above, bottom } = range.getBoundingClientRect();
        for (let outer = element; outer; outer = outer.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(outer), edge = outer.getBoundingClientRect();
            if (['auto', 'scroll'].includes(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (['auto', 'scroll'].includes(overflowY)) [above, bottom] = [Math.max(above, edge.top), Math.min(bottom, edge.bottom)];
        }
        // The text that an ellipsis replaces is not painted.
        if (style.textOverflow === 'ellipsis') {
            const edge = element.getBoundingClientRect();
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        }
        const box = new DOMRect(left, above, right - left, bottom - above);
        if (box.width < 2 || box.height < 2) continue;
        // An ellipsis in a list is no fault: the whole text appears when the entry is opened.
        const hides = (part) => style.textOverflow !== 'ellipsis' && ['hidden', 'clip'].includes(style['overflow' + part]);
        if (hides('X') && element.scrollWidth > element.clientWidth + 1) faults.push(`cut off: ${name(element)}`);
        if (hides('Y') && element.scrollHeight > element.clientHeight + 1) faults.push(`cut off below: ${name(element)}`);
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`out of the window: ${name(element)}`);
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const top = document.elementFromPoint(x, y);
        // A text that is scrolled out of view or covered cannot overlap a visible text.
        if (top && (element.contains(top) || top.contains(element))) boxes.push([element, box]);
    }
    for (const [at, [one, a]] of boxes.entries()) {
        for (const [other, b] of boxes.slice(at + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > .35 * Math.min(a.height, b.height)) faults.push(`over one another: ${name(one)} and ${name(other)}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page scrolls sideways');
    return faults";

/// Checks the window of a phone in the language with the longest words, or as many combinations of
/// window and language as `TABIYA_SPACED` says.
#[test]
fn spaced_text_is_whole_on_any_screen() {
    let narrow_first = [WINDOWS[1], WINDOWS[0], WINDOWS[2]];
    let all = narrow_first.into_iter().flat_map(|window| LANGUAGES.map(|tag| (window, tag)));
    let page = Page::open("");
    let mut found = Vec::new();
    for ((width, height), tag) in sampled(all.collect(), 1, "TABIYA_SPACED") {
        if !page.browser().can_be(width) {
            continue;
        }
        page.browser().resize(width, height);
        for screen in screens::chosen() {
            screen.visit(&page, tag);
            page.browser().read(SPACE, vec![json!(null)]);
            screens::wait_for_finite_animations(&page);
            let faults = page.browser().read(FAULTS, vec![]);
            let faults: Vec<_> =
                faults.as_array().into_iter().flatten().filter_map(|fault| fault.as_str()).collect();
            let place = format!("{} in {tag} at {width}×{height}", screen.name);
            print_line(&format!("{place}: {}", faults.len()));
            faults.iter().for_each(|fault| print_line(fault));
            found.extend(faults.iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
