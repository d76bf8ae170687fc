//! The one way in.

use super::cursor::Step;
use crate::rules::{Role, Square};

/// Something that happened to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A square was pressed, by any pointer or by the keyboard: selects, deselects or plays.
    Press(Square),
    /// A held piece was put down on a square.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was put down.
        to: Square,
    },
    /// The held or selected piece was let go without a move.
    Deselect,
    /// A piece was picked in the promotion picker.
    Promote(Role),
    /// The promotion was taken back.
    CancelPromotion,
    /// Escape: closes or takes back whatever is open, innermost first.
    Escape,
    /// The keyboard's place on the board moves.
    Step(Step),
    /// A new game under the current settings.
    NewGame,
    /// Go back to the unfinished game that the last new one put aside.
    RestoreGame,
    /// Turn the board round.
    Flip,
    /// The page's address has a new fragment (without the `#`).
    OpenAddress(String),
    /// Open the settings.
    OpenSettings,
    /// Close the dialog that is open.
    CloseDialog,
    /// En passant in the next game.
    SetEnPassant(bool),
    /// Whether a check is announced on screen, from now on.
    SetAnnounceCheck(bool),
    /// Close the message that is shown.
    DismissNotice,
    /// A moment asked for by [`Effect::WakeAt`](super::Effect::WakeAt) has come.
    Wake,
}
