//! Execution of effects, the clock, and the document outside the components; no other module
//! touches these. This module knows no chess and takes no decisions: [`app`](crate::app) does.
//!
//! | module | contents |
//! |---|---|
//! | `runtime` | dispatch of effects; messages to the page; effects with code on demand |
//! | `time` | the clock, the next wake, the day; liveness of the page while a clock runs |
//! | `storage` | saved data, and backups |
//! | `workers` | exact questions, import of games, the computer opponent, hints and reviews |
//! | `document` | address, focus, keys, styles, first paint, crash page |
//! | `audio` | sounds, speech output and speech input |
//! | `device` | capabilities of the device; its screen and camera |
//! | `sharing` | files, the clipboard, links and pictures |
//! | `resources` | catalogues, licences and other files loaded on demand; the service worker |
//! | `web` | bindings that `web-sys` lacks or declares as always present |

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

pub use device::camera::{camera_looks, has_camera};
pub use document::crash::install as install_crash_page;
pub use document::stylesheets::adopt_style;
pub use resources::asset::bytes as later_file;
pub use resources::language::OwnWords;
pub use runtime::lazy_effects::LazyEffects;
pub use runtime::{Browser, LazyCode, PageCallbacks};
pub use sharing::links::Links;
pub use storage::RecordsCode;
pub use storage::backup::lines::in_lines as backup_in_lines;
