//! The only place that carries out effects, reads the clock and touches the page around the components.
//! It knows no chess and decides nothing: that is in [`app`](crate::app).
//!
//! | module | what it carries out |
//! |---|---|
//! | `runtime` | hands each effect to what carries it out; messages to the page; effects whose code is loaded on demand |
//! | `time` | the clock, the next wake, the day; the page is alive while a clock runs |
//! | `storage` | what is saved, and backups |
//! | `workers` | exact questions, the reading of games, the computer opponent, hints and reviews |
//! | `document` | the page around the components: address, focus, keys, styles, first paint, crash page |
//! | `audio` | sounds, speech, and listening to speech |
//! | `device` | what the device can do; its screen and camera |
//! | `sharing` | files, the clipboard, links and pictures |
//! | `resources` | words, licences and other files that are loaded on demand; the service worker |
//! | `web` | what `web-sys` lacks, or takes for granted |

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
