//! The one way out.

use crate::game::Instant;
use crate::rules::Square;

/// Something the world outside is asked to do. Data only: `browser` carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Send [`Msg::Wake`](super::Msg::Wake) at this instant.
    WakeAt(Instant),
    /// Move the keyboard focus.
    Focus(Focus),
    /// Take the fragment out of the page's address: it no longer says what is on the board.
    ClearAddress,
    /// Keep this PGN at hand, so that a crash of the page does not take the game with it.
    KeepPgn(String),
}

/// Where the keyboard focus can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A square of the board.
    Square(Square),
    /// The first thing in the dialog that is open.
    Dialog,
    /// The button that opens the settings.
    SettingsButton,
}
