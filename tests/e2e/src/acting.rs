//! Methods of [`Page`] for input by mouse, pen, finger and keyboard, by one or two people.

use crate::Page;
use crate::keyboard::Key;
use crate::pointer_input::{Pointer, PointerInput};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use serde_json::json;
use std::time::Duration;

/// Time for which a test closes, hides or stops the page during a game. After more than three
/// seconds, the page asks whether the lost time counts.
pub const GAP: Duration = Duration::from_millis(3_500);

impl Page {
    /// Returns the mouse over the page, to click and drag with.
    pub fn mouse(&self) -> PointerInput<'_> {
        PointerInput::new(self, Pointer::Mouse, 0, &self.mouse)
    }

    /// Returns the pen over the page, to click and drag with.
    pub fn pen(&self) -> PointerInput<'_> {
        PointerInput::new(self, Pointer::Pen, 0, &self.pen)
    }

    /// Returns one of two fingers over the page, 0 or 1, to tap and drag with.
    ///
    /// # Panics
    /// If `number` is neither 0 nor 1.
    pub fn finger(&self, number: u8) -> PointerInput<'_> {
        PointerInput::new(self, Pointer::Touch, number, &self.fingers[usize::from(number)])
    }

    /// Drags the piece on the square `from` with the mouse onto the square `onto`.
    #[track_caller]
    pub fn drag(&self, from: &str, onto: &str) {
        self.mouse().drag(from, onto);
    }

    /// Clicks a square of the chessboard, such as `e4`, with the mouse.
    #[track_caller]
    pub fn click(&self, square: &str) {
        self.mouse().click(square);
    }

    /// Clicks a piece in the promotion picker: `q`, `r`, `b` or `n`.
    #[track_caller]
    pub fn promote(&self, to: char) {
        self.click_on(&format!("[data-dialog=\"promotion\"] [data-promote=\"{to}\"]"));
    }

    /// If the page asks whether the time counts in which it did not run, answers that the time is
    /// given back. The page does not ask after less than three seconds, for example after most
    /// reloads.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn refund_gap_if_asked(&self) {
        if self.has("[data-action=refund-gap]") {
            self.click_action("refund-gap");
        }
    }

    /// Clicks the page's button of an action, such as `new-game`. If the page does not show the
    /// button and no dialog is open, opens the menu and clicks the entry of the action.
    #[track_caller]
    pub fn click_action(&self, action: &str) {
        let button = format!("[data-action=\"{action}\"]");
        // Without an open dialog, only buttons of the bar can be hidden. In narrow windows they are
        // in the menu.
        let is_hidden = || self.has(&format!(".actions {button}")) && !self.may_click(&button);
        if self.has("dialog") || self.has(&button) && !is_hidden() {
            return self.click_on(&button);
        }
        let entry = format!("[data-dialog=menu] {button}");
        self.reveal(&entry, "[data-action=menu]");
        // Clicks the position of the entry. A lookup of the element by the driver would keep the
        // element and the menu in memory.
        self.scroll_to(&entry);
        self.click_on(&entry);
    }

    /// Presses `opener`, such as the button of the menu, if the element that matches `selector`
    /// cannot be clicked yet, and waits for that element.
    #[track_caller]
    fn reveal(&self, selector: &str, opener: &str) {
        if !self.may_click(selector) && self.may_click(opener) {
            self.click_on(opener);
            self.until(selector, || self.may_click(selector));
        }
    }

    /// In the settings, shows the settings page with the element that matches `selector`. In other
    /// dialogs, only waits for the element.
    ///
    /// # Panics
    /// If no settings page has the element.
    #[track_caller]
    pub fn show_setting(&self, selector: &str) {
        self.until(selector, || self.has(selector) || self.has("dialog[open] [data-settings]"));
        for page in ["rules", "language", "board", "sound", "device", "data"] {
            if self.has(selector) {
                return;
            }
            let tab = format!("[name=settings-page][value={page}]");
            self.scroll_to(&tab);
            self.click_on(&tab);
            self.until(page, || self.has(&format!("[data-settings={page}]")));
        }
        assert!(self.has(selector), "no page of the settings has {selector}");
    }

    /// Opens the import dialog from the score sheet.
    #[track_caller]
    pub fn open_import(&self) {
        if !self.has("[data-dialog=game]") {
            self.click_action("game");
        }
        self.until("the score sheet", || self.has("[data-dialog=game] [data-action=open-import]"));
        self.scroll_and_click("[data-dialog=game] [data-action=open-import]");
        self.until("a place for games", || self.may_click("textarea[name=import]"));
    }

    /// Opens the dialog for a new game, and unfolds its `details` elements.
    #[track_caller]
    pub fn open_new_game(&self) {
        self.click_action("new-game");
        self.until("the sheet for a new game", || {
            self.may_click("[data-dialog=new-game] [data-action=start-game]")
        });
        let unfold =
            "for (const one of document.querySelectorAll('[data-dialog=new-game] details')) one.open = true";
        self.browser().read(unfold, vec![]);
    }

    /// Starts a new game with the last settings: opens the dialog for a new game and presses Play.
    #[track_caller]
    pub fn new_game(&self) {
        self.click_action("new-game");
        let play = "[data-dialog=new-game] [data-action=start-game]";
        self.until("the sheet for a new game", || self.may_click(play));
        self.click_on(play);
        self.until("the sheet to be closed", || !self.may_click(play));
    }

    /// Whether the page's first element that matches a CSS selector is visible, so that it can be
    /// clicked.
    fn may_click(&self, selector: &str) -> bool {
        self.visible_box(selector).is_some()
    }

    /// Clicks the centre of the page's first element that matches a CSS selector.
    ///
    /// # Panics
    /// If no element matches.
    #[track_caller]
    pub fn click_on(&self, selector: &str) {
        let [left, top, width, height] = self.box_of(selector);
        self.mouse().click_point((left + width / 2.0).round(), (top + height / 2.0).round());
        self.let_it_draw();
    }

    /// Clicks a player's button of an action, such as `resign`. `side` is the player, `white` or
    /// `black`.
    #[track_caller]
    pub fn click_of(&self, side: &str, action: &str) {
        let button = format!("[data-action=\"{action}\"][data-side=\"{side}\"]");
        if matches!(action, "offer-draw" | "claim-draw") {
            self.reveal(&button, &format!("[data-action=draw][data-side=\"{side}\"]"));
        }
        self.click_on(&button);
    }

    /// Clicks a player's button that answers a question, such as a draw offer.
    ///
    /// Waits for the button, and then until the page accepts an answer: the page ignores answers
    /// that come too soon after the question.
    #[track_caller]
    pub fn answer_of(&self, side: &str, action: &str) {
        self.until(action, || self.has_enabled_button(side, action));
        std::thread::sleep(Duration::from_millis(600));
        self.click_of(side, action);
    }

    /// Clicks into the input field that matches a CSS selector, and replaces its text.
    #[track_caller]
    pub fn write(&self, selector: &str, text: &str) {
        self.click_on(selector);
        self.press_with_control('a');
        let keys: Vec<Key> =
            text.chars().map(|c| if c == '\n' { Key::Enter } else { Key::Char(c) }).collect();
        self.press_keys(&keys);
    }

    /// Presses a key with Control down.
    #[track_caller]
    pub fn press_with_control(&self, key: char) {
        self.press_with('\u{e009}', key);
    }

    /// Presses a key with Shift down.
    #[track_caller]
    pub fn press_with_shift(&self, key: char) {
        self.press_with('\u{e008}', key);
    }

    /// Presses `key` while the modifier `held`, a key code of WebDriver, is down.
    #[track_caller]
    fn press_with(&self, held: char, key: char) {
        let typed = [
            KeyAction::Down { value: held },
            KeyAction::Down { value: key },
            KeyAction::Up { value: key },
            KeyAction::Up { value: held },
        ];
        let typed = typed.into_iter().fold(KeyActions::new("keyboard".to_owned()), InputSource::then);
        self.browser().wait("pressing keys", self.browser().client().perform_actions(typed));
        self.let_it_draw();
    }

    /// Scrolls the page's first element that matches a CSS selector to the middle of the window.
    #[track_caller]
    pub fn scroll_to(&self, selector: &str) {
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        let scroll = || self.browser().read(script, vec![json!(selector)]);
        scroll();
        // A dialog that has just opened scrolls to its start, so a second scroll is needed.
        self.let_it_draw();
        scroll();
    }

    /// Chooses the file at `path` in the page's file field that matches a CSS selector.
    #[track_caller]
    pub fn choose_file(&self, selector: &str, path: &std::path::Path) {
        let client = self.browser().client();
        let path = path.to_string_lossy().into_owned();
        self.browser().wait("choosing a file", async {
            client.find(fantoccini::Locator::Css(selector)).await?.send_keys(&path).await
        });
    }

    /// Chooses the file at `path` in a file field, on a page that may close before the answer.
    /// Returns whether the browser answered.
    pub fn attempt_to_choose_file(&self, selector: &str, path: &std::path::Path) -> bool {
        let client = self.browser().client();
        let path = path.to_string_lossy().into_owned();
        let chosen = async { client.find(fantoccini::Locator::Css(selector)).await?.send_keys(&path).await };
        self.browser().attempt(chosen).is_some()
    }

    /// Presses these keys of the keyboard, one after the other.
    #[track_caller]
    pub fn press_keys(&self, keys: &[Key]) {
        let typed = keys.iter().fold(KeyActions::new("keyboard".to_owned()), |typed, key| {
            typed.then(KeyAction::Down { value: key.code() }).then(KeyAction::Up { value: key.code() })
        });
        self.browser().wait("pressing keys", self.browser().client().perform_actions(typed));
        self.let_it_draw();
    }

    /// Waits for the page's next frame and for code that is loading, so that later reads show the
    /// effect of the last key or click, also on a busy machine. Returns at once if the browser
    /// leaves the page.
    pub(crate) fn let_it_draw(&self) {
        let script = "const done = arguments[0], patience = Date.now() + 10000;
            const look = () => document.querySelector('[aria-busy=true]') && Date.now() < patience
                ? setTimeout(look, 10) : done();
            requestAnimationFrame(() => setTimeout(look));
            // A browser draws no frames of a hidden page, so a timer calls `look` too.
            setTimeout(look, 300);";
        self.browser().attempt_to_read_later(script);
    }

    /// Presses one key of the keyboard.
    #[track_caller]
    pub fn press_key(&self, key: Key) {
        self.press_keys(&[key]);
    }
}
