//! The one way in.

use super::cursor::Step;
use super::device::Device;
use super::look::Look;
use super::stored::{GameId, Stored};
use crate::game::{Event, Headers, Instant, Verdict};
use crate::rules::{Color, Role, Square};

/// Something that happened to the page.
#[derive(Clone, Debug, PartialEq)]
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
    /// Something is chosen or typed in the settings.
    Setting {
        /// The field's name: that of a knob of the house rules, one of the [settings](super::Settings), or a field of the
        /// [custom clock](super::ClockDraft).
        name: String,
        /// What is chosen or typed; `on` or `off` at a switch.
        value: String,
    },
    /// One stage more for a player of the custom clock.
    AddStage(Color),
    /// One stage less.
    RemoveStage(Color),
    /// A new game, from the settings.
    StartGame,
    /// Open the arbiter's dialog that sets the clocks.
    OpenClocks,
    /// The arbiter sets a clock.
    SetClock {
        /// Whose.
        color: Color,
        /// What was typed.
        typed: String,
    },
    /// Close the message that is shown.
    DismissNotice,
    /// A moment asked for by [`Effect::WakeAt`](super::Effect::WakeAt) has come.
    Wake,
    /// Something happens to the game that needs no more than to be told to it: an offer, an answer, a tap on
    /// the clock.
    Act(Event),
    /// A player wants to resign: the first time it is asked back, the second time within a few seconds it holds.
    Resign(Color),
    /// A player wants to claim a draw: as the position stands if that is right; if not, with a move to be chosen
    /// where one would bring it about.
    ClaimDraw(Color),
    /// The player who is choosing the move to claim with has chosen this one, by its number among the legal moves.
    ClaimWith(usize),
    /// Another position is looked at; the game in progress is not disturbed.
    Look(Look),
    /// A new game begins from the position that is looked at in a game from elsewhere.
    PlayOn,
    /// Open the dialog in which games go out and come in.
    OpenGame,
    /// What the players write at the head of the score sheet.
    SetHeaders(Headers),
    /// The day has begun that PGN writes so: `2026.11.21`.
    Today(String),
    /// Put the game's PGN on the clipboard.
    CopyPgn,
    /// Put the FEN of the position shown on the clipboard.
    CopyFen,
    /// Hand the game's PGN over as a file.
    DownloadPgn,
    /// Whether something has been put on the clipboard.
    Copied(bool),
    /// A text with games in PGN, or positions in FEN, is to be read.
    Import(String),
    /// A file could not be read; why, in the browser's words.
    ImportFailed(String),
    /// Of the games that were read this one is to be looked at, by its number from 0.
    LookAt(usize),
    /// The answer to an exact question.
    Answer {
        /// The game it came up in.
        game: GameId,
        /// Its number.
        question: u32,
        /// The answer.
        verdict: Verdict,
    },
    /// The storage has been opened.
    Opened(Box<Stored>),
    /// Another tab has taken the game over.
    TakenOver,
    /// Take the game over from the other tab.
    TakeOver,
    /// Something could not be kept; why, in the browser's words.
    StorageFailed(String),
    /// What could not be kept is kept now.
    StorageWorks,
    /// Nobody could play since then: the device slept, or the page was hidden.
    Gap {
        /// Since when.
        from: Instant,
    },
    /// A new version of the page has been fetched and is ready.
    UpdateReady,
    /// The players want the new version now.
    TakeUpdate,
    /// What this device keeps, and how safely.
    Device(Device),
    /// Everything is to go out as one file.
    ExportAll,
    /// Such a file has been opened; what stands in it.
    ImportAll(String),
    /// Everything could not be saved or taken; why.
    BackupFailed(String),
}
