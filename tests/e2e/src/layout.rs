//! Positions of the page's elements in the window.

use crate::page::Page;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A rectangle on the screen, in CSS pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Area {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Area {
    /// Whether the rectangle lies within a window of this width and height, with a tolerance of
    /// half a pixel.
    pub fn within(&self, width: f64, height: f64) -> bool {
        let slack = 0.5;
        self.left >= -slack
            && self.top >= -slack
            && self.left + self.width <= width + slack
            && self.top + self.height <= height + slack
    }

    /// Returns the centre of the rectangle, in whole CSS pixels.
    pub fn middle(&self) -> (f64, f64) {
        ((self.left + self.width / 2.0).round(), (self.top + self.height / 2.0).round())
    }
}

/// Positions of the page's chessboard, buttons and player strips (each with a player's name, clock
/// and buttons) in the window, and texts and buttons that do not fit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Layout {
    /// Width and height of the window's content.
    pub window: [f64; 2],
    /// Width and height of the scrollable content.
    pub document: [f64; 2],
    /// Elements that extend below the window or beyond its right edge, each with its right and
    /// lower edge in CSS pixels.
    pub reaches_out: Vec<String>,
    /// The board.
    pub board: Area,
    /// The squares.
    pub squares: BTreeMap<String, Area>,
    /// Visible buttons, each with its accessible name or text.
    pub buttons: Vec<(String, Area)>,
    /// Buttons that are covered, or too small for their text.
    pub spoilt_buttons: Vec<String>,
    /// Strips of the two players.
    pub players: Vec<Area>,
    /// Texts that are cut off by the window, or by an element that does not scroll.
    pub cut_off: Vec<String>,
}

const MEASURE: &str = r#"
    const rect = box => ({ left: box.left, top: box.top, width: box.width, height: box.height });
    const measure = element => rect(element.getBoundingClientRect());
    const all = selector => [...document.querySelectorAll(selector)];
    const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = element => (element.getAttribute('aria-label') ?? element.textContent).trim();
    // Whether the element is scrolled out of its container, such as the first moves of a long game.
    const scrolledAway = element => {
        const box = element.getBoundingClientRect();
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
            if (!/auto|scroll/.test(getComputedStyle(outer).overflowY)) continue;
            const frame = outer.getBoundingClientRect();
            if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) return true;
        }
        return false;
    };
    const buttons = all('button').filter(button => visible(button) && !scrolledAway(button));
    const spoilt = buttons.filter(button => {
        const box = button.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !button.contains(top) || button.scrollWidth > button.clientWidth + 1;
    });
    // Text for screen readers alone is in a box of one pixel.
    const unseen = element => { const box = element.getBoundingClientRect(); return box.width <= 1 || box.height <= 1; };
    const cutOff = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const owner = text.parentElement;
        if (!text.textContent.trim() || owner.closest('script, style') || !visible(owner) || unseen(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        let window_ = [0, 0, innerWidth, innerHeight], scrolls = false, inUnseen = false;
        for (let element = owner; element && element !== document.body; element = element.parentElement) {
            const style = getComputedStyle(element);
            if (unseen(element)) inUnseen = true;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
            if (/hidden|clip/.test(style.overflowX + style.overflowY) && !scrolls) {
                const outer = element.getBoundingClientRect();
                window_ = [Math.max(window_[0], outer.left), Math.max(window_[1], outer.top),
                    Math.min(window_[2], outer.right), Math.min(window_[3], outer.bottom)];
            }
        }
        if (scrolls || inUnseen) continue;
        const slack = 1;
        if (box.left < window_[0] - slack || box.top < window_[1] - slack
            || box.right > window_[2] + slack || box.bottom > window_[3] + slack) {
            cutOff.push(text.textContent.trim());
        }
    }
    const reachesOut = all('body *').filter(element => {
        const { right, bottom } = element.getBoundingClientRect();
        return right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    });
    const told = element => {
        const { right, bottom } = element.getBoundingClientRect();
        return `${element.cloneNode().outerHTML.slice(0, 200)} to ${right}, ${bottom}`;
    };
    return {
        window: [innerWidth, innerHeight],
        document: [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight],
        reaches_out: reachesOut.map(told),
        board: measure(document.querySelector('[data-board]')),
        squares: Object.fromEntries(all('[data-square]').map(square => [square.dataset.square, measure(square)])),
        buttons: buttons.map(button => [name(button), measure(button)]),
        spoilt_buttons: spoilt.map(name),
        players: ['white', 'black'].map(side => document.querySelector(`section[data-side="${side}"]`)).map(measure),
        cut_off: cutOff,
    };
"#;

impl Page {
    /// Measures where the chessboard, the buttons and the players' strips are in the window, and
    /// finds texts and buttons that do not fit.
    ///
    /// # Panics
    /// If the page has no board or no strip for a player.
    #[track_caller]
    pub fn layout(&self) -> Layout {
        match serde_json::from_value(self.browser().read_settled(MEASURE)) {
            Ok(layout) => layout,
            Err(error) => panic!("the page cannot be measured: {error}"),
        }
    }

    /// Returns the rectangle of the page's first element that matches a CSS selector.
    ///
    /// # Panics
    /// If no element matches, or it is not visible.
    #[track_caller]
    pub fn area(&self, selector: &str) -> Area {
        self.visible_box(selector).unwrap_or_else(|| panic!("{selector} is not in sight"))
    }

    /// Returns the rectangle of the page's first element that matches a CSS selector; `None` if it
    /// is not visible.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn visible_box(&self, selector: &str) -> Option<Area> {
        let script = r#"
            const element = document.querySelector(arguments[0]);
            if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
            const box = element.getBoundingClientRect();
            return { left: box.left, top: box.top, width: box.width, height: box.height };
        "#;
        let found = self.browser().read(script, vec![serde_json::json!(selector)]);
        serde_json::from_value(found).ok()
    }
}
