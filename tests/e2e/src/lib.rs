//! Tabiya as a person meets it.
//!
//! The harness behind the stories in `tests/`: it serves the built page from a free port of this machine, starts
//! a browser of its own with a fresh profile, and acts on the page as a person does, with a mouse, a pen, fingers
//! and keys. Every one of these is a WebDriver action that the browser itself turns into events; nothing is ever
//! dispatched from a script. Scripts are only used to look.
//!
//! What a story may rely on is the automation contract (`data-square`, `data-fen`, `data-notice`, …), never a class name
//! and never a sentence: the words themselves are read in one place, `tests/stories/words.rs`.
//!
//! | environment | what it says | otherwise |
//! |---|---|---|
//! | `TABIYA_DIST` | the folder with the built page | `dist` in the root of the workspace |
//! | `TABIYA_SINGLE_FILE` | the page as one file | `dist-single-file/tabiya.html` |
//! | `TABIYA_BROWSER` | the browser: `chromium`, `firefox` or `webkit` | Chromium |
//! | `CHROMEDRIVER`, `GECKODRIVER`, `WEBKITDRIVER` | the drivers | `chromedriver`, `geckodriver`, `WebKitWebDriver` on the path |
//! | `CHROME`, `FIREFOX`, `MINIBROWSER` | the browsers | whichever the drivers find |
//! | `TABIYA_THROTTLE` | by how much Chromium's pages are slowed down: `4` for four times | not at all |
//! | `TABIYA_SCREENSHOT_DIR` | where pictures go | `target/screenshots` |
//! | `TABIYA_BUILDS`, `TABIYA_PICTURES` and others, see [`sampled`] | how much of a matrix is gone through: `cargo xtask test --long` sets them | a sample |
//!
//! Whatever is missing fails a story with one line that names it. What a browser's driver cannot do skips the story with a
//! line that says so, see [`skip`].

mod acting;
mod bidi;
mod browser;
mod build;
mod capabilities;
mod clock;
mod display;
mod driver;
mod failed;
mod fault;
mod first;
mod folders;
mod hand;
mod held;
mod keyboard;
mod killer;
mod kind;
mod layout;
mod logs;
mod measure;
mod page;
mod paper;
mod picture;
mod sample;
mod say;
mod seeing;
mod server;
mod skip;
mod trace;
mod tree;
mod view;
mod viewport;
mod watch;
mod web_server;
mod writing;

pub use browser::{Browser, Options, Tab};
pub use build::Build;
pub use clock::{Face, Moment, Tick, Watched};
pub use driver::Driver;
pub use folders::{Scratch, dist, project, screenshots, single_file};
pub use hand::{Hand, Pointer};
pub use held::Shown;
pub use keyboard::Key;
pub use killer::{Killer, now};
pub use kind::Kind;
pub use layout::{Area, Layout};
pub use measure::Measures;
pub use page::{Page, fen_fragment};
pub use picture::{OPENING, draw, settle, windows};
pub use sample::{number, sampled};
pub use say::say;
pub use server::{Manners, Server};
pub use skip::skip;
pub use trace::{Span, percentile};
pub use tree::Node;
pub use view::{Target, View};
pub use viewport::throttle;
pub use watch::{Frame, Heard, Motion, Mutation};
pub use web_server::{WebServer, WebServerKind};
pub use writing::HEAR_WRITING;
