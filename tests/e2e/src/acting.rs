//! What one person or two do to the page: by mouse, pen, finger and key.

use crate::Page;
use crate::hand::{Hand, Pointer};
use crate::keyboard::Key;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use serde_json::json;
use std::time::Duration;

impl Page {
    /// The mouse.
    pub fn mouse(&self) -> Hand<'_> {
        Hand::new(self, Pointer::Mouse, 0, &self.mouse)
    }

    /// The pen.
    pub fn pen(&self) -> Hand<'_> {
        Hand::new(self, Pointer::Pen, 0, &self.pen)
    }

    /// One of two fingers, 0 or 1.
    ///
    /// # Panics
    /// If there is no such finger.
    pub fn finger(&self, number: u8) -> Hand<'_> {
        Hand::new(self, Pointer::Touch, number, &self.fingers[usize::from(number)])
    }

    /// Drags with the mouse.
    #[track_caller]
    pub fn drag(&self, from: &str, onto: &str) {
        self.mouse().drag(from, onto);
    }

    /// Clicks a square with the mouse.
    #[track_caller]
    pub fn click(&self, square: &str) {
        self.mouse().click(square);
    }

    /// Clicks one of the choices in the promotion picker: `q`, `r`, `b` or `n`.
    #[track_caller]
    pub fn promote(&self, to: char) {
        self.click_on(&format!("[data-dialog=\"promotion\"] [data-promote=\"{to}\"]"));
    }

    /// Clicks the button of an action, `new-game` for instance.
    #[track_caller]
    pub fn click_action(&self, action: &str) {
        self.click_on(&format!("[data-action=\"{action}\"]"));
    }

    /// Opens the dialog in which games come in, from the score sheet.
    #[track_caller]
    pub fn open_import(&self) {
        if !self.has("[data-dialog=game]") {
            self.click_action("game");
        }
        self.until("the score sheet", || self.has("[data-dialog=game] [data-action=open-import]"));
        self.reach("[data-dialog=game] [data-action=open-import]");
        self.until("a place for games", || self.may_click("textarea[name=import]"));
    }

    /// Opens the sheet for a new game, with everything about the clock in sight.
    #[track_caller]
    pub fn open_new_game(&self) {
        self.click_action("new-game");
        self.until("the sheet for a new game", || {
            self.may_click("[data-dialog=new-game] [data-action=start-game]")
        });
        self.reach("[data-dialog=new-game] summary");
    }

    /// A new game as the last one was: the sheet, and Play.
    #[track_caller]
    pub fn new_game(&self) {
        self.click_action("new-game");
        let play = "[data-dialog=new-game] [data-action=start-game]";
        self.until("the sheet for a new game", || self.may_click(play));
        self.click_on(play);
        self.until("the sheet to be closed", || !self.may_click(play));
    }

    fn may_click(&self, selector: &str) -> bool {
        self.visible_box(selector).is_some()
    }

    /// Clicks the middle of the first element that a selector finds.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn click_on(&self, selector: &str) {
        let [left, top, width, height] = self.box_of(selector);
        self.mouse().click_point((left + width / 2.0).round(), (top + height / 2.0).round());
        self.let_it_draw();
    }

    /// Clicks the button of an action that each player has for themselves: `white` or `black`.
    #[track_caller]
    pub fn click_of(&self, side: &str, action: &str) {
        self.click_on(&format!("[data-action=\"{action}\"][data-side=\"{side}\"]"));
    }

    /// The same for an answer, once its question has been there long enough to take one.
    #[track_caller]
    pub fn answer_of(&self, side: &str, action: &str) {
        self.until(action, || self.may(side, action));
        std::thread::sleep(Duration::from_millis(600));
        self.click_of(side, action);
    }

    /// Clicks into a field and writes there in the place of what was written.
    #[track_caller]
    pub fn write(&self, selector: &str, text: &str) {
        self.click_on(selector);
        self.press_with_control('a');
        let keys: Vec<Key> =
            text.chars().map(|c| if c == '\n' { Key::Enter } else { Key::Char(c) }).collect();
        self.press_keys(&keys);
    }

    /// Presses a key while Control is down.
    #[track_caller]
    pub fn press_with_control(&self, key: char) {
        self.press_with('\u{e009}', key);
    }

    /// Presses a key while Shift is down.
    #[track_caller]
    pub fn press_with_shift(&self, key: char) {
        self.press_with('\u{e008}', key);
    }

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

    /// Scrolls whatever is around an element until it is in sight, as a finger would.
    #[track_caller]
    pub fn scroll_to(&self, selector: &str) {
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        self.browser().read(script, vec![json!(selector)]);
    }

    /// Chooses a file in a field for files.
    #[track_caller]
    pub fn choose_file(&self, selector: &str, path: &std::path::Path) {
        let client = self.browser().client();
        let path = path.to_string_lossy().into_owned();
        self.browser().wait("choosing a file", async {
            client.find(fantoccini::Locator::Css(selector)).await?.send_keys(&path).await
        });
    }

    /// Chooses a file in a field for files on a page that may be gone before the browser can say so; says whether it
    /// was not.
    pub fn attempt_to_choose_file(&self, selector: &str, path: &std::path::Path) -> bool {
        let client = self.browser().client();
        let path = path.to_string_lossy().into_owned();
        let chosen = async { client.find(fantoccini::Locator::Css(selector)).await?.send_keys(&path).await };
        self.browser().attempt(chosen).is_some()
    }

    /// Presses keys, one after the other.
    #[track_caller]
    pub fn press_keys(&self, keys: &[Key]) {
        let typed = keys.iter().fold(KeyActions::new("keyboard".to_owned()), |typed, key| {
            typed.then(KeyAction::Down { value: key.code() }).then(KeyAction::Up { value: key.code() })
        });
        self.browser().wait("pressing keys", self.browser().client().perform_actions(typed));
        self.let_it_draw();
    }

    /// Waits for the next frame and for what the page says it is still loading, so that what is read afterwards shows
    /// what the page made of the last key or click, also on a busy machine. A page that goes away meanwhile has nothing
    /// more to draw.
    pub(crate) fn let_it_draw(&self) {
        let script = "const done = arguments[0], patience = Date.now() + 10000;
            const look = () => document.querySelector('[aria-busy=true]') && Date.now() < patience
                ? setTimeout(look, 10) : done();
            requestAnimationFrame(() => setTimeout(look));
            // A hidden page has no frames.
            setTimeout(look, 300);";
        self.browser().attempt_to_read_later(script);
    }

    /// Presses one key.
    #[track_caller]
    pub fn press_key(&self, key: Key) {
        self.press_keys(&[key]);
    }
}
