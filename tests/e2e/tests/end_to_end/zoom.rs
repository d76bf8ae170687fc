//! The page at a zoom of 400 % (WCAG 1.4.10): no text is cut off or covers another text.

use crate::screens;
use tabiya_e2e::{Page, print_line};

/// Script that finds texts that are cut off, overlap, or are too wide for their element, in the
/// open dialog or on the page.
const LOST: &str = r#"
    const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
    const pageScrolls = getComputedStyle(document.body).overflowY !== 'hidden';
    const found = [], boxes = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const owner = text.parentElement;
        const words = text.textContent.trim();
        if (!words || owner.closest('script, style, option, svg, .visually-hidden, [data-boot]') || !visible(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        let within = null, frame = [0, 0, innerWidth, innerHeight], inFrame = true, unseen = false;
        for (let element = owner; element && element !== document.body; element = element.parentElement) {
            const style = getComputedStyle(element), outer = element.getBoundingClientRect();
            if (outer.width <= 1 || outer.height <= 1) { unseen = true; break; }
            if (scrolls(style)) { within = element; inFrame = false; break; }
            if (/hidden|clip/.test(style.overflowX + style.overflowY)) {
                frame = [Math.max(frame[0], outer.left), Math.max(frame[1], outer.top),
                    Math.min(frame[2], outer.right), Math.min(frame[3], outer.bottom)];
            }
        }
        if (unseen) continue;
        const slack = 1.5;
        // Text above or below its frame is lost unless the page scrolls up and down.
        const down = inFrame && !pageScrolls && (box.top < frame[1] - slack || box.bottom > frame[3] + slack);
        const aside = within ? box.right > within.getBoundingClientRect().right + within.scrollWidth - within.clientWidth + slack
            : box.left < frame[0] - slack || box.right > frame[2] + slack;
        if (down || aside) found.push(`clipped: ${words.slice(0, 60)} [${[box.left, box.top, box.right, box.bottom].map(Math.round)}]`);
        // One box for each line of text: the box of a whole paragraph would also cover a button
        // within the paragraph.
        const shown = within?.getBoundingClientRect();
        for (const line of range.getClientRects()) {
            // Lines that are scrolled out of view cannot overlap others.
            const middle = (line.top + line.bottom) / 2;
            if (!shown || middle > shown.top && middle < shown.bottom) boxes.push([line, words, owner]);
        }
    }
    for (const element of root.querySelectorAll('button, label, th, td, h2, h3, h4, summary')) {
        if (!visible(element) || element.clientWidth === 0 || getComputedStyle(element).display === 'inline') continue;
        if (element.closest('.visually-hidden') || !element.textContent.trim()) continue;
        if (element.scrollWidth > element.clientWidth + 1.5 && !scrolls(getComputedStyle(element)))
            found.push(`too wide: ${element.textContent.trim().slice(0, 60)} ${element.scrollWidth} > ${element.clientWidth}`);
    }
    // Questions, messages and cards cover the board and its neighbours by design.
    const layer = (owner) => owner.closest('.question, .card, .toast, .claim, .halted, .picker');
    for (let one = 0; one < boxes.length; one++) for (let two = one + 1; two < boxes.length; two++) {
        const [a, wordsA, ownerA] = boxes[one], [b, wordsB, ownerB] = boxes[two];
        if (ownerA === ownerB || layer(ownerA) !== layer(ownerB)) continue;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Lines may overlap a little; more than half of a line's height is a fault.
        if (width > 2 && height > Math.min(a.height, b.height) / 2)
            found.push(`overlap: ${wordsA.slice(0, 40)} / ${wordsB.slice(0, 40)}`);
    }
    return [...new Set(found)];
"#;

/// Checks a window of 320 × 256, which is 1280 × 1024 at 400 %, in the language with the longest
/// words.
#[test]
fn the_table_is_whole_at_four_times_the_size() {
    let page = Page::open("");
    for name in ["table", "playing", "draw-offered", "face-to-face"] {
        let Some(screen) = screens::ALL.iter().find(|screen| screen.name == name) else {
            panic!("no screen {name}")
        };
        page.browser().resize(1180, 820);
        screen.visit(&page, "de");
        page.browser().resize(320, 256);
        page.until("the window's new size", || page.layout().window == [320.0, 256.0]);
        let lost: Vec<String> = serde_json::from_value(page.browser().read(LOST, vec![]))
            .unwrap_or_else(|_| vec!["not measured".to_owned()]);
        print_line(&format!("{name}: {}", lost.len()));
        assert_eq!(lost, [""; 0], "{name}");
    }
}
