//! The page, as one person or two have it before them.

use crate::browser::{Browser, Options};
use crate::folders;
use crate::hand::{Hand, Held, Pointer};
use crate::keyboard::Key;
use crate::server::Server;
use crate::view::{READ, View};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long a story waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(30);

/// An open page in a browser of its own.
pub struct Page {
    browser: Browser,
    /// `None`: the page was opened from a file.
    server: Option<Server>,
    url: String,
    mouse: Cell<Held>,
    pen: Cell<Held>,
    fingers: [Cell<Held>; 2],
}

impl Page {
    /// Opens the page with this fragment (`#fen=…`, or nothing) at the root of a host.
    ///
    /// # Panics
    /// If there is no page, no browser, or no board within a few seconds.
    #[track_caller]
    pub fn open(fragment: &str) -> Page {
        Page::open_with("/", fragment, Options::default())
    }

    /// Opens the page under a sub-path of a host, in a browser started with `options`.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_with(prefix: &str, fragment: &str, options: Options) -> Page {
        let server = Server::start(&folders::dist(), prefix);
        let browser = Browser::start(options);
        let url = server.url();
        Page::begin(browser, Some(server), url, fragment)
    }

    /// Opens the page that is one file, as a double click does.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_file(file: &Path, options: Options) -> Page {
        Page::begin(Browser::start(options), None, format!("file://{}", file.display()), "")
    }

    #[track_caller]
    fn begin(browser: Browser, server: Option<Server>, url: String, fragment: &str) -> Page {
        let nowhere = || Cell::new((0.0, 0.0, 0));
        let fingers = [nowhere(), nowhere()];
        let page = Page { browser, server, url, mouse: nowhere(), pen: nowhere(), fingers };
        page.load(fragment);
        page
    }

    /// Opens the page with a game from a position.
    ///
    /// # Panics
    /// As [`Page::open`], and if the page shows another position.
    #[track_caller]
    pub fn open_fen(fen: &str) -> Page {
        let page = Page::open(&fen_fragment(fen));
        assert_eq!(page.look().fen, fen);
        page
    }

    /// Loads the page anew, with this fragment.
    ///
    /// # Panics
    /// If no board comes.
    #[track_caller]
    pub fn load(&self, fragment: &str) {
        self.browser.go("about:blank");
        self.browser.go(&format!("{}{fragment}", self.url));
        self.wait_for_board();
    }

    /// Loads the page as if it had never been open in this browser: nothing is kept of any game.
    ///
    /// # Panics
    /// As [`Page::load`].
    #[track_caller]
    pub fn load_fresh(&self, fragment: &str) {
        self.browser.go("about:blank");
        let origin = url::Url::parse(&self.url).map(|url| url.origin().ascii_serialization());
        let kept = json!({ "origin": origin.unwrap_or_default(), "storageTypes": "indexeddb,local_storage" });
        self.browser.devtools("Storage.clearDataForOrigin", kept);
        self.load(fragment);
    }

    #[track_caller]
    fn wait_for_board(&self) {
        let board = "return document.querySelectorAll('[data-board] [data-square]').length === 64";
        self.until("a board with 64 squares", || self.browser.read(board, vec![]) == true);
    }

    /// Starts a new browser on what the last one has left, and loads the page in it, without a fragment.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn start_again(&mut self) {
        let profile = self.browser.profile();
        self.browser = Browser::start_on(Options::default(), profile);
        self.load("");
    }

    /// Closes the browser and opens the page in a new one, on what the last one has left.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn close_and_start_again(&mut self) {
        self.browser.close();
        self.start_again();
    }

    /// Loads the page again, as the button for that does.
    ///
    /// # Panics
    /// If no board comes.
    #[track_caller]
    pub fn reload(&self) {
        self.browser.reload();
        self.wait_for_board();
    }

    /// Goes to where the host has nothing: the storage of the page can be looked at there while no page uses it. Not for a
    /// page at the root of its host, which has an answer to every address.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn leave(&self) {
        let host = self.url.match_indices('/').nth(2).map_or(self.url.as_str(), |(end, _)| &self.url[..=end]);
        assert_ne!(host, self.url, "the page is at the root of its host");
        self.browser.go(host);
    }

    /// Puts another fragment into the address of the open page, as a link or a hand would.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn change_fragment(&self, fragment: &str) {
        self.browser.go(&format!("{}{fragment}", self.url));
    }

    /// The fragment of the address, with its `#`; empty where it has none.
    #[track_caller]
    pub fn fragment(&self) -> String {
        self.browser.read("return location.hash", vec![]).as_str().unwrap_or_default().to_owned()
    }

    /// Those of these addresses that are of other hosts than the page.
    ///
    /// # Panics
    /// If the page comes from a file.
    #[track_caller]
    pub fn foreign(&self, urls: &[String]) -> Vec<String> {
        let own = self.server().url();
        urls.iter().filter(|url| !url.starts_with(&own) && !url.starts_with("about:")).cloned().collect()
    }

    /// Waits until the service worker has everything that the page needs without its host.
    ///
    /// # Panics
    /// If it is not so within a few seconds.
    #[track_caller]
    pub fn until_offline_ready(&self) {
        let script = "const done = arguments[arguments.length - 1]; \
            navigator.serviceWorker.ready.then((found) => done(found.active.state === 'activated'))";
        self.until("the service worker to be ready", || self.browser.read_later(script) == true);
    }

    /// The host that the page comes from.
    ///
    /// # Panics
    /// If it comes from a file.
    #[track_caller]
    pub fn server(&self) -> &Server {
        match &self.server {
            Some(server) => server,
            None => panic!("this page comes from a file"),
        }
    }

    /// The browser around the page.
    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    /// Sees everything at once. What the pieces say and what the FEN says must agree, always.
    ///
    /// # Panics
    /// If they do not, or if the page does not show what the automation contract promises.
    #[track_caller]
    pub fn look(&self) -> View {
        let seen = self.browser.read_later(READ);
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

    /// Looks until something is so, and says what is then to be seen.
    ///
    /// # Panics
    /// If it does not come to be so within a few seconds.
    #[track_caller]
    pub fn look_until(&self, what: &str, so: impl Fn(&View) -> bool) -> View {
        let patience = Instant::now() + PATIENCE;
        loop {
            let view = self.look();
            if so(&view) {
                return view;
            }
            if Instant::now() > patience {
                panic!("waited in vain for {what}; the page shows {view:#?}");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until something is so.
    ///
    /// # Panics
    /// If it does not come to be so within a few seconds.
    #[track_caller]
    pub fn until(&self, what: &str, so: impl Fn() -> bool) {
        let patience = Instant::now() + PATIENCE;
        while !so() {
            assert!(Instant::now() < patience, "waited in vain for {what}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// The position shown.
    #[track_caller]
    pub fn fen(&self) -> String {
        self.look().fen
    }

    /// The score sheet.
    #[track_caller]
    pub fn sans(&self) -> Vec<String> {
        self.look().sans
    }

    /// Whether anything on the page is what a selector finds.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.browser.read("return document.querySelector(arguments[0]) !== null", vec![json!(selector)])
            == true
    }

    /// What a screen reader was told last, as codes: `moved`, `notice` …
    #[track_caller]
    pub fn said(&self) -> Vec<String> {
        self.look().said
    }

    /// Waits until the message of that code is in sight, all of it, and a screen reader was told it too.
    ///
    /// # Panics
    /// If it does not come within a few seconds.
    #[track_caller]
    pub fn see_notice(&self, code: &str) {
        let [width, height] = self.layout().window;
        let notice = format!("[data-notice=\"{code}\"]");
        self.until(&format!("the message {code:?}"), || {
            self.visible_box(&notice).is_some_and(|notice| notice.within(width, height))
        });
        assert!(!self.words(&notice).unwrap_or_default().is_empty(), "the message {code:?} says nothing");
        let view = self.look();
        assert_eq!(view.said.last().map(String::as_str), Some("notice"), "{code:?} is not told to all");
        assert!(!view.status.trim().is_empty(), "{code:?} is told without a word");
    }

    /// Whether a result with its reason explains itself.
    #[track_caller]
    pub fn explains_the_result(&self) -> bool {
        self.words("[data-explanation]").is_some_and(|words| !words.is_empty())
    }

    /// The squares where the held or selected piece may go, in order.
    #[track_caller]
    pub fn target_squares(&self) -> Vec<String> {
        self.look().targets.into_keys().collect()
    }

    /// The accessible names of the 64 squares, by square.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn square_names(&self) -> BTreeMap<String, String> {
        let script = "return Object.fromEntries([...document.querySelectorAll('[data-square]')]
            .map(square => [square.dataset.square, square.getAttribute('aria-label') ?? square.textContent]))";
        serde_json::from_value(self.browser.read(script, vec![])).unwrap_or_default()
    }

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

    /// Whether that button is there and may be pressed.
    #[track_caller]
    pub fn may(&self, side: &str, action: &str) -> bool {
        let script = "return !!document.querySelector(
            `[data-action=\"${arguments[0]}\"][data-side=\"${arguments[1]}\"]:enabled`)";
        self.browser.read(script, vec![json!(action), json!(side)]) == true
    }

    /// The words in the first element that a selector finds, if it is visible.
    #[track_caller]
    pub fn words(&self, selector: &str) -> Option<String> {
        let script = "const element = document.querySelector(arguments[0]);
            if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
            return element.innerText.trim().replace(/\\s+/g, ' ');";
        self.browser.read(script, vec![json!(selector)]).as_str().map(str::to_owned)
    }

    /// What is written in the first field that a selector finds.
    #[track_caller]
    pub fn written(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.value ?? null";
        let written = self.browser.read(script, vec![json!(selector)]);
        written.as_str().map_or_else(|| panic!("nothing on the page is a field {selector}"), str::to_owned)
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
        const CONTROL: char = '\u{e009}';
        let typed = [
            KeyAction::Down { value: CONTROL },
            KeyAction::Down { value: key },
            KeyAction::Up { value: key },
            KeyAction::Up { value: CONTROL },
        ];
        let typed = typed.into_iter().fold(KeyActions::new("keyboard".to_owned()), InputSource::then);
        self.browser.wait("pressing keys", self.browser.client().perform_actions(typed));
        self.let_it_draw();
    }

    /// Scrolls whatever is around an element until it is in sight, as a finger would.
    #[track_caller]
    pub fn scroll_to(&self, selector: &str) {
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        self.browser.read(script, vec![json!(selector)]);
    }

    /// Chooses a file in a field for files.
    #[track_caller]
    pub fn choose_file(&self, selector: &str, path: &std::path::Path) {
        let client = self.browser.client();
        let path = path.to_string_lossy().into_owned();
        self.browser.wait("choosing a file", async {
            client.find(fantoccini::Locator::Css(selector)).await?.send_keys(&path).await
        });
    }

    /// Presses keys, one after the other.
    #[track_caller]
    pub fn press_keys(&self, keys: &[Key]) {
        let typed = keys.iter().fold(KeyActions::new("keyboard".to_owned()), |typed, key| {
            typed.then(KeyAction::Down { value: key.code() }).then(KeyAction::Up { value: key.code() })
        });
        self.browser.wait("pressing keys", self.browser.client().perform_actions(typed));
        self.let_it_draw();
    }

    /// Waits for the next frame, so that what is read afterwards shows what the page made of the last key or click,
    /// also on a busy machine. A page that goes away meanwhile has nothing more to draw.
    fn let_it_draw(&self) {
        let script = "const done = arguments[0];
            requestAnimationFrame(() => setTimeout(done));
            // A hidden page has no frames.
            setTimeout(done, 300);";
        self.browser.attempt_to_read_later(script);
    }

    /// Presses one key.
    #[track_caller]
    pub fn press_key(&self, key: Key) {
        self.press_keys(&[key]);
    }

    /// Left, top, width and height of the first element that a selector finds, in CSS pixels of the window.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn box_of(&self, selector: &str) -> [f64; 4] {
        let script = "const element = document.querySelector(arguments[0]);
            if (!element) return null;
            const box = element.getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];";
        let found = self.browser.read(script, vec![json!(selector)]);
        match serde_json::from_value(found) {
            Ok(found) => found,
            Err(_) => panic!("nothing on the page is a {selector}"),
        }
    }

    /// The middle of a square.
    #[track_caller]
    pub(crate) fn centre(&self, square: &str) -> (f64, f64) {
        self.centres().of(square)
    }

    /// Where a square's middle is, in whole CSS pixels of the window, as of now: for a hand that will not look again.
    #[track_caller]
    pub fn middles(&self) -> impl Fn(&str) -> (f64, f64) + use<> {
        let centres = self.centres();
        move |square| centres.of(square)
    }

    /// The middles of all squares.
    #[track_caller]
    pub(crate) fn centres(&self) -> Centres {
        let script =
            "return Object.fromEntries([...document.querySelectorAll('[data-square]')].map(square => {
            const box = square.getBoundingClientRect();
            return [square.dataset.square, [box.left + box.width / 2, box.top + box.height / 2]];
        }))";
        Centres(self.browser.read(script, vec![]))
    }
}

/// The middles of the 64 squares, in whole CSS pixels of the window.
pub(crate) struct Centres(Value);

impl Centres {
    #[track_caller]
    pub(crate) fn of(&self, square: &str) -> (f64, f64) {
        match (self.0[square][0].as_f64(), self.0[square][1].as_f64()) {
            (Some(x), Some(y)) => (x.round(), y.round()),
            _ => panic!("the board has no square {square}"),
        }
    }
}

/// The fragment that asks for a game from this position, or for whatever else the text is.
pub fn fen_fragment(fen: &str) -> String {
    let mut fragment = "#fen=".to_owned();
    for byte in fen.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => fragment.push(char::from(byte)),
            _ => fragment += &format!("%{byte:02X}"),
        }
    }
    fragment
}
