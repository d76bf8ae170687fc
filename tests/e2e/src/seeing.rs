//! Methods of [`Page`] that read the page's visible state, or wait for a state.

use crate::Page;
use crate::view::{READ, View};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Time limit of waits for a state of the page.
const PATIENCE: Duration = Duration::from_secs(30);

impl Page {
    /// Reads everything that the page shows about the game, and asserts that the displayed pieces
    /// agree with the page's attribute `data-fen`.
    ///
    /// # Panics
    /// If the pieces disagree with the FEN, or if the page lacks an attribute that
    /// `docs/automation.md` describes.
    #[track_caller]
    pub fn read_view(&self) -> View {
        let seen = self.browser().read_settled(READ);
        let view: View = match serde_json::from_value(seen.clone()) {
            Ok(view) => view,
            Err(error) => panic!("the page breaks the automation contract: {error} in {seen}"),
        };
        assert_eq!(
            view.pieces,
            view.pieces_by_fen(),
            "the pieces on the board are not those of {}",
            view.fen
        );
        view
    }

    /// Reads repeatedly what the page shows about the game, until `so` returns `true` for a
    /// reading. Returns that reading.
    ///
    /// `what` describes the condition in the message of a failure.
    ///
    /// # Panics
    /// If `so` has not returned `true` after 30 seconds.
    #[track_caller]
    pub fn read_view_until(&self, what: &str, so: impl Fn(&View) -> bool) -> View {
        // The page may be in the middle of a reload.
        self.wait_for_board();
        let patience = Instant::now() + PATIENCE;
        loop {
            let view = self.read_view();
            if so(&view) {
                return view;
            }
            if Instant::now() > patience {
                panic!("waited in vain for {what}; the page shows {view:#?}");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until `so` returns `true`; `what` describes the condition in the message of a failure.
    ///
    /// # Panics
    /// If `so` has not returned `true` after 30 seconds.
    #[track_caller]
    pub fn until(&self, what: &str, so: impl Fn() -> bool) {
        let patience = Instant::now() + PATIENCE;
        while !so() {
            assert!(Instant::now() < patience, "waited in vain for {what}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Returns the position that the page displays, as FEN.
    #[track_caller]
    pub fn fen(&self) -> String {
        self.read_view().fen
    }

    /// Returns the moves on the page's score sheet, in the notation that the page shows.
    #[track_caller]
    pub fn sans(&self) -> Vec<String> {
        self.read_view().sans
    }

    /// Whether any element of the page matches a CSS selector.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.browser().read("return document.querySelector(arguments[0]) !== null", vec![json!(selector)])
            == true
    }

    /// Returns the page's last announcements for screen readers, as codes such as `moved`.
    #[track_caller]
    pub fn announcement_codes(&self) -> Vec<String> {
        self.read_view().said
    }

    /// Waits until the page fully shows the notice (a short message over the page) with this code,
    /// and asserts that the page has announced it to screen readers.
    ///
    /// # Panics
    /// If the notice takes too long, has no text, or is not announced.
    #[track_caller]
    pub fn see_notice(&self, code: &str) {
        let [width, height] = self.layout().window;
        let notice = format!("[data-notice=\"{code}\"]");
        self.until(&format!("the message {code:?}"), || {
            self.visible_box(&notice).is_some_and(|notice| notice.within(width, height))
        });
        assert!(
            !self.visible_text(&notice).unwrap_or_default().is_empty(),
            "the message {code:?} says nothing"
        );
        let view = self.read_view();
        assert_eq!(view.said.last().map(String::as_str), Some("notice"), "{code:?} is not told to all");
        assert!(!view.status.trim().is_empty(), "{code:?} has no text");
    }

    /// Waits until the page shows why the game ended. The page loads this text on demand.
    ///
    /// # Panics
    /// If the text is not visible after 30 seconds.
    #[track_caller]
    pub fn see_explanation(&self) {
        let explains = || self.visible_text("[data-explanation]").is_some_and(|words| !words.is_empty());
        self.until("what lies behind the result", explains);
    }

    /// Returns the squares, in alphabetical order, that the page marks as targets of the held or
    /// selected piece.
    #[track_caller]
    pub fn target_squares(&self) -> Vec<String> {
        self.read_view().targets.into_keys().collect()
    }

    /// Returns the names of the chessboard's squares for screen readers, by square.
    #[track_caller]
    pub fn square_names(&self) -> BTreeMap<String, String> {
        let script = "return Object.fromEntries([...document.querySelectorAll('[data-square]')]
            .map(square => [square.dataset.square, square.getAttribute('aria-label') ?? square.textContent]))";
        serde_json::from_value(self.browser().read(script, vec![])).expect("a map of texts")
    }

    /// Whether a player's button for an action, such as `resign`, exists and is enabled.
    ///
    /// `side` is the player, `white` or `black`.
    #[track_caller]
    pub fn has_enabled_button(&self, side: &str, action: &str) -> bool {
        let script = "return !!document.querySelector(
            `[data-action=\"${arguments[0]}\"][data-side=\"${arguments[1]}\"]:enabled:not([aria-disabled])`)";
        self.browser().read(script, vec![json!(action), json!(side)]) == true
    }

    /// Returns the text of the page's first element that matches a CSS selector; `None` if there is
    /// no such element or it is not visible.
    #[track_caller]
    pub fn visible_text(&self, selector: &str) -> Option<String> {
        let script = "const element = document.querySelector(arguments[0]);
            if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
            return element.innerText.trim().replace(/\\s+/g, ' ');";
        self.browser().read(script, vec![json!(selector)]).as_str().map(str::to_owned)
    }

    /// Returns the content of the page's first input field that matches a CSS selector.
    #[track_caller]
    pub fn field_value(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.value ?? null";
        let written = self.browser().read(script, vec![json!(selector)]);
        written.as_str().map_or_else(|| panic!("nothing on the page is a field {selector}"), str::to_owned)
    }

    /// Returns left, top, width and height of the page's first element that matches a CSS selector,
    /// in CSS pixels of the window.
    ///
    /// # Panics
    /// If no element matches.
    #[track_caller]
    pub fn box_of(&self, selector: &str) -> [f64; 4] {
        let script = "const element = document.querySelector(arguments[0]);
            if (!element) return null;
            const box = element.getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];";
        let found = self.browser().read(script, vec![json!(selector)]);
        match serde_json::from_value(found) {
            Ok(found) => found,
            Err(_) => panic!("nothing on the page is a {selector}"),
        }
    }

    /// Returns the centre of a square of the chessboard, in whole CSS pixels of the window.
    #[track_caller]
    pub(crate) fn centre(&self, square: &str) -> (f64, f64) {
        self.centres().of(square)
    }

    /// Returns a function from the name of a square to its present centre, in whole CSS pixels of
    /// the window. With this function a test can move the pointer without reading the page again.
    #[track_caller]
    pub fn square_centres(&self) -> impl Fn(&str) -> (f64, f64) + use<> {
        let centres = self.centres();
        move |square| centres.of(square)
    }

    /// Reads the centres of the chessboard's squares.
    #[track_caller]
    pub(crate) fn centres(&self) -> Centres {
        let script =
            "return Object.fromEntries([...document.querySelectorAll('[data-square]')].map(square => {
            const box = square.getBoundingClientRect();
            return [square.dataset.square, [box.left + box.width / 2, box.top + box.height / 2]];
        }))";
        Centres(self.browser().read(script, vec![]))
    }
}

/// Centres of the chessboard's 64 squares, in CSS pixels of the window.
pub(crate) struct Centres(Value);

impl Centres {
    /// Returns the centre of the square with this name, such as `e4`, rounded to whole CSS pixels.
    #[track_caller]
    pub(crate) fn of(&self, square: &str) -> (f64, f64) {
        match (self.0[square][0].as_f64(), self.0[square][1].as_f64()) {
            (Some(x), Some(y)) => (x.round(), y.round()),
            _ => panic!("the board has no square {square}"),
        }
    }
}
