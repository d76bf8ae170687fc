//! Carries out the app's effects (requests to the browser), reads the clock, and accesses the web
//! page around the components. This module contains no rules of chess and makes no decisions;
//! [`app`](crate::app) decides.
//!
//! | module | what it carries out |
//! |---|---|
//! | `runtime` | dispatches effects; messages to the page; effects whose code is loaded on demand |
//! | `time` | the page's clock, timers, the date; detects that the page froze or the device slept |
//! | `storage` | saved data, and backups |
//! | `workers` | proofs about possible mates, file reading, opponent, hints, reviews, translation |
//! | `document` | the page around the components: address, focus, input, styles, crash page |
//! | `audio` | sounds, speech output and speech input |
//! | `device` | capabilities of the device; its screen and camera |
//! | `sharing` | files, the clipboard, links and pictures |
//! | `resources` | translations, licences and other files loaded on demand; the service worker |
//! | `web` | web APIs that `web-sys` lacks, or that some browsers lack |

mod audio;
mod device;
mod document;
mod resources;
mod runtime;
mod sharing;
mod storage;
mod time;
mod web;
mod workers;

pub use device::camera::{has_camera, scan_codes};
pub use document::crash::install as install_crash_page;
pub use document::stylesheets::adopt_style;
pub use resources::asset::bytes as later_file;
pub use resources::language::OwnWords;
pub use runtime::lazy_effects::LazyEffects;
pub use runtime::{Browser, LazyCode, PageCallbacks};
pub use sharing::links::Links;
pub use storage::RecordsCode;
pub use storage::backup::lines::to_lines as backup_in_lines;
