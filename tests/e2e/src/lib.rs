//! Test harness for end-to-end tests of the built page in real browsers.
//!
//! The harness serves the built page from a free local port, starts a browser with a fresh profile,
//! and operates the page as a person does, by mouse, pen, fingers and keys. Every input is a
//! WebDriver action, or in Chromium an input through DevTools (see `pointer_input`), which the
//! browser turns into events. Scripts read the page; in some tests a script also fills a field,
//! moves the focus or dispatches an event.
//!
//! Tests rely on the attributes of `docs/automation.md` (`data-square`, `data-fen`, `data-notice`,
//! …), rarely on class names or sentences; `tests/end_to_end/words.rs` is the test of sentences.
//!
//! | environment | meaning | default |
//! |---|---|---|
//! | `TABIYA_DIST` | folder with the built page | `dist` in the root of the workspace |
//! | `TABIYA_SINGLE_FILE` | the page as one file | `dist-single-file/tabiya.html` |
//! | `TABIYA_BROWSER` | browser: `chromium`, `firefox` or `webkit` | Chromium |
//! | `CHROMEDRIVER`, `GECKODRIVER`, `WEBKITDRIVER` | drivers | `chromedriver`, `geckodriver`, `WebKitWebDriver` on the path |
//! | `CHROME`, `FIREFOX`, `MINIBROWSER` | browsers | found by the drivers |
//! | `TABIYA_THROTTLE` | slow-down of Chromium's pages: `4` for four times | none |
//! | `TABIYA_SCREENSHOT_DIR` | folder for screenshots | `target/screenshots` |
//! | `TABIYA_BUILDS`, `TABIYA_PICTURES` and others, see [`sampled`] | how many cases of a long list to test; `cargo xtask test --long` sets them | a sample |
//!
//! A missing program or file fails a test with one line that names it. A missing feature of a
//! browser's driver skips the test with a line that says so, see [`skip`].

mod accessibility_tree;
mod acting;
mod bidi;
mod browser;
mod browser_kind;
mod build;
mod cached_builds;
mod capabilities;
mod clock;
mod display;
mod driver;
mod failure_report;
mod fault;
mod folders;
mod keyboard;
mod killer;
mod layout;
mod logs;
mod measure;
mod page;
mod paper;
mod picture;
mod pointer_input;
mod preload_script;
mod sample;
mod say;
mod seeing;
mod server;
mod session;
mod skip;
mod trace;
mod view;
mod viewport;
mod watch;
mod web_server;
mod writing;

pub use accessibility_tree::Node;
pub use acting::GAP;
pub use browser::{Browser, Options, Tab};
pub use browser_kind::BrowserKind;
pub use build::Build;
pub use cached_builds::WindowContent;
pub use clock::{ClockRecording, Face, Moment, Tick};
pub use driver::Driver;
pub use folders::{Scratch, dist, project, screenshots, single_file};
pub use keyboard::Key;
pub use killer::{Killer, now};
pub use layout::{Area, Layout};
pub use measure::Measures;
pub use page::{Page, fen_fragment};
pub use picture::{OPENING, save_screenshots, wait_for_animations, windows};
pub use pointer_input::{Pointer, PointerInput};
pub use sample::{number, sampled};
pub use say::print_line;
pub use server::{Server, ServerBehaviour};
pub use skip::skip;
pub use trace::{Span, percentile};
pub use view::{Target, View};
pub use viewport::throttle;
pub use watch::{Frame, Motion, Mutation, RecordedEvent};
pub use web_server::{WebServer, WebServerKind};
pub use writing::HEAR_WRITING;
