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
//! | `CHROMEDRIVER`, `GECKODRIVER` | the drivers | `chromedriver` and `geckodriver` on the path |
//! | `CHROME`, `FIREFOX` | the browsers | whichever the drivers find |
//! | `TABIYA_SCREENSHOT_DIR` | where pictures go | `target/screenshots` |
//!
//! Whatever is missing fails a story with one line that names it.

mod acting;
mod browser;
mod build;
mod clock;
mod driver;
mod failed;
mod folders;
mod hand;
mod held;
mod keyboard;
mod killer;
mod layout;
mod page;
mod picture;
mod say;
mod seeing;
mod server;
mod trace;
mod view;
mod watch;

pub use browser::{Browser, Options, Tab};
pub use build::Build;
pub use clock::{Face, Tick, Watched};
pub use driver::{Driver, Kind};
pub use folders::{Scratch, dist, project, screenshots, single_file};
pub use hand::{Hand, Pointer};
pub use held::Shown;
pub use keyboard::Key;
pub use killer::{Killer, now};
pub use layout::{Area, Layout};
pub use page::{Page, fen_fragment};
pub use picture::{OPENING, settle};
pub use say::say;
pub use server::Server;
pub use trace::{Span, percentile};
pub use view::{Target, View};
pub use watch::{Frame, Heard, Motion, Mutation};
