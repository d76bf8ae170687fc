//! What the views look like: Yew components that draw comparable view values and send messages.
//!
//! Every part of the page is drawn by a component of its own, so that a message draws again what it has changed and
//! nothing else.
//! No rules of chess live here, and nothing here asks the world outside: a component sends a message, and what the world
//! is to do comes out of `app` as an effect. Values become words here, at the last moment, in the language of the page.
//!
//! | file | what it draws |
//! |---|---|
//! | `screen`, `part` | everything, part by part |
//! | `board/` | the squares, the pieces, the drag, the promotion picker |
//! | `player_edge/`, `clock/` | what belongs to one player |
//! | `question`, `claim` | what one player is asked or chooses over the page |
//! | `menu`, `halt`, `card`, `status`, `proof`, `looking`, `score_sheet/`, `toast` | what belongs to both |
//! | `dialogs/` | what lies over the page |
//! | `announce`, `wording` | what screen readers hear, and the words for values of `app` |
//! | `dialogs_part` | what comes with the code of the dialogs, and is not loaded with the page |
//! | `press`, `icon`, `names`, `renders` | what several of them share |

mod announce;
mod board;
mod card;
mod claim;
mod clock;
mod dialogs;
mod dialogs_part;
mod halt;
mod icon;
mod looking;
mod menu;
mod names;
mod part;
mod player_edge;
mod press;
mod proof;
mod question;
#[cfg(feature = "test-hooks")]
mod renders;
mod score_sheet;
mod screen;
mod status;
mod toast;
mod wording;

pub use clock::{ClockDisplays, CurrentInstant};
pub use dialogs::{
    ArchiveScreen, Camera, ClubScreen, DialogParts, StopScanning, all_dialogs, opening_names, said_aloud,
};
pub use dialogs_part::Dialogs;
#[cfg(feature = "test-hooks")]
pub use renders::renders;
pub use screen::{screen, spoken_to};

/// Counts a component that draws itself, where a test wants that.
#[cfg(not(feature = "test-hooks"))]
mod renders {
    pub(crate) fn note(_component: &'static str) {}
}
