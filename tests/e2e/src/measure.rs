//! Measurement of the board, texts and buttons on the page, and search for faults of the layout.

use crate::page::Page;
use serde::Deserialize;

/// Sizes of the page's chessboard, texts and buttons, in CSS pixels, and faults of its layout.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Measures {
    /// Width and height of the window.
    pub window: [f64; 2],
    /// Side of the board.
    pub board: f64,
    /// Text size of the clocks; 0 without clocks.
    pub digits: f64,
    /// Text size of the page.
    pub text: f64,
    /// Text size of the players' names.
    pub names: f64,
    /// Shorter side of the smallest button, and the button's name.
    pub target: (f64, String),
    /// Smallest gap between two adjacent buttons, and their names.
    pub gap: (f64, String),
    /// Elements that are cut off, covered, outside the window, or overlapping; also a page that
    /// scrolls.
    pub faults: Vec<String>,
}

const MEASURE: &str = r#"
    // Finish animations, to measure each element in its final place.
    for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    const all = selector => [...document.querySelectorAll(selector)];
    const seen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const size = element => element ? parseFloat(getComputedStyle(element).fontSize) : 0;
    const name = element => element.dataset?.action ? element.dataset.action + (element.dataset.side ? ':' + element.dataset.side : '')
        : element.dataset?.edge ?? element.dataset?.notice ?? element.dataset?.dialog ?? element.dataset?.card ?? element.className;
    const main = document.querySelector('main');
    const buttons = [...main.querySelectorAll('button')].filter(button => seen(button) && !button.closest('.score-sheet, dialog, .pieces'));
    const boxes = new Map(buttons.map(button => [button, button.getBoundingClientRect()]));
    let target = [1e9, ''], gap = [1e9, ''];
    const faults = [];
    // A request or question covers what is under it; only its own buttons must be uncovered.
    const overlay = element => element?.closest('.request, .question') ?? null;
    for (const [button, box] of boxes) {
        const least = Math.min(box.width, box.height);
        if (least < target[0]) target = [least, name(button)];
        if (box.left < -.5 || box.top < -.5 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5) faults.push(name(button) + ' beyond the window');
        const points = [[.5, .5], [.2, .5], [.8, .5]].map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
        const over = points.find(point => !button.contains(point) && (!overlay(point) || overlay(button)));
        if (over !== undefined) faults.push(name(button) + ' under ' + (over ? name(over) : 'nothing'));
        if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 5) faults.push(name(button) + ' is too small for its words');
        for (const [other, its] of boxes) {
            if (other === button || button.matches('.clock-press') || other.matches('.clock-press')) continue;
            const across = Math.max(its.left - box.right, box.left - its.right), along = Math.max(its.top - box.bottom, box.top - its.bottom);
            const between = Math.max(across, along);
            if (between < gap[0]) gap = [between, name(button) + ' ' + name(other)];
        }
    }
    // The main parts of the page must not overlap.
    const parts = all('main > section, main > header, main > aside > *, main .board, main > .toast, main > .claim').filter(seen);
    for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) continue;
        if (box.left < -.5 || box.top < -.5 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5) faults.push(name(part) + ' beyond the window');
        for (const other of parts) {
            if (other === part || part.contains(other) || other.contains(part) || parts.indexOf(other) < parts.indexOf(part)) continue;
            if (overlay(part) || overlay(other)) continue;
            const its = other.getBoundingClientRect();
            if (its.width < 1 || its.height < 1) continue;
            const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left), high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
            if (wide > 1 && high > 1) faults.push(name(part) + ' and ' + name(other) + ' over each other');
        }
    }
    // Text must not be outside its part of the page.
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const owner = text.parentElement;
        if (!text.textContent.trim() || !seen(owner) || owner.closest('dialog, .visually-hidden, .score-sheet, select, [role=status]')) continue;
        // A long name is shortened with an ellipsis.
        if (getComputedStyle(owner).textOverflow === 'ellipsis') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        let frame = [0, 0, innerWidth, innerHeight], scrolls = false, unseen = false;
        for (let element = owner; element && element !== document.body; element = element.parentElement) {
            const style = getComputedStyle(element), outer = element.getBoundingClientRect();
            if (outer.width <= 1 || outer.height <= 1) unseen = true;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
            if ((/hidden|clip/.test(style.overflowX + style.overflowY) && !scrolls) || element.matches('section, .toast, button'))
                frame = [Math.max(frame[0], outer.left), Math.max(frame[1], outer.top), Math.min(frame[2], outer.right), Math.min(frame[3], outer.bottom)];
        }
        if (unseen || scrolls) continue;
        // The box of a text is higher than its glyphs.
        const slack = Math.max(1.5, size(owner) / 10);
        if (box.left < frame[0] - slack || box.top < frame[1] - slack || box.right > frame[2] + slack || box.bottom > frame[3] + slack)
            faults.push('cut: ' + text.textContent.trim().slice(0, 30));
    }
    const scroll = document.scrollingElement;
    if (scroll.scrollWidth > innerWidth || scroll.scrollHeight > innerHeight) faults.push('there is something to scroll');
    return {
        window: [innerWidth, innerHeight],
        board: document.querySelector('[data-board]').getBoundingClientRect().width,
        digits: size(document.querySelector('[data-clock]')),
        text: size(document.body),
        names: size(document.querySelector('[data-edge] .player-name')),
        target, gap, faults: [...new Set(faults)],
    };
"#;

impl Measures {
    /// Returns how much of the shorter side of the window the chessboard takes, in percent.
    pub fn share(&self) -> f64 {
        self.board / self.window[0].min(self.window[1]) * 100.0
    }
}

impl Page {
    /// Measures the page's chessboard, texts and buttons, and looks for faults of the layout.
    ///
    /// # Panics
    /// If there is no board.
    #[track_caller]
    pub fn measures(&self) -> Measures {
        match serde_json::from_value(self.browser().read_settled(MEASURE)) {
            Ok(measures) => measures,
            Err(error) => panic!("the page cannot be measured: {error}"),
        }
    }
}
