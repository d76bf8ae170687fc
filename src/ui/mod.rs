//! User interface of the page: Yew components that render the views of the module `app` and send
//! messages to it.
//!
//! Each part of the page is a separate instance of a component, so that after a message only the
//! changed parts are rendered.
//!
//! This module contains no rules of chess. `app` answers a message with effects, such as to save
//! the game; the module `browser` carries them out. This module converts values to texts in the
//! language of the page or of a player when it renders them.
//!
//! | file | draws |
//! |---|---|
//! | `screen`, `part` | the whole screen, part by part |
//! | `board/` | the squares, the pieces, the drag, the promotion picker |
//! | `player_edge/`, `clock/` | the controls of one player |
//! | `question`, `claim` | questions to one player over the page |
//! | `bar`, `status` | menu bar, status line |
//! | `clock_stop`, `result_card` | overlay of stopped clocks, result card |
//! | `result_proof`, `viewed_position` | explanation of the result, position shown in place of the game |
//! | `score_sheet/`, `toast` | score sheet, notice (short message over the page) |
//! | `dialogs/` | the dialogs over the page |
//! | `announcements`, `wording` | announcements for screen readers, names of shown positions |
//! | `dialogs_part` | nothing: handle to the code that loads with the dialogs |
//! | `buttons`, `icon`, `names`, `renders` | shared helpers |

mod announcements;
mod bar;
mod board;
mod buttons;
mod claim;
mod clock;
mod clock_stop;
mod dialogs;
mod dialogs_part;
mod icon;
mod names;
mod part;
mod player_edge;
mod question;
#[cfg(feature = "test-hooks")]
mod renders;
mod result_card;
mod result_proof;
mod score_sheet;
mod screen;
mod status;
mod toast;
mod viewed_position;
mod wording;

pub use clock::{ClockDisplays, CurrentInstant};
pub use dialogs::{
    ArchiveScreen, Camera, ClubScreen, DialogParts, ReviewScreen, StopScanning, all_dialogs,
    load_opening_names, spoken_text,
};
pub use dialogs_part::Dialogs;
#[cfg(feature = "test-hooks")]
pub use renders::renders;
pub use screen::{screen, words_of_player};

/// Replacement of the module `renders` in builds without the feature `test-hooks`.
#[cfg(not(feature = "test-hooks"))]
mod renders {
    /// Does nothing. Only builds with the feature `test-hooks` count renders.
    pub(crate) fn count_render(_component: &'static str) {}
}
