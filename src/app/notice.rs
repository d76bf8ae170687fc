//! The message over the lower edge of the board.

use crate::game::Instant;
use crate::rules::Bitboard;

/// How serious a [`Notice`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Worth knowing.
    Info,
    /// Something asked for was refused.
    Refusal,
    /// Something from outside could not be used.
    Error,
}

/// A message that does not stop the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How serious it is.
    pub tone: Tone,
    /// What it says.
    pub text: String,
    /// Squares it speaks of, shown on the board while it stands.
    pub squares: Bitboard,
    /// Whether it offers to go back to the game that was put aside.
    pub offers_restore: bool,
    /// Whether it offers to take the new version of the page that is ready.
    pub offers_update: bool,
    /// Whether it offers to go back from what is looked at to the game in progress.
    pub offers_live: bool,
    /// When it goes by itself; `None` if it stays until closed or replaced.
    pub until: Option<Instant>,
}

impl Notice {
    /// How long a notice stands that goes by itself, in milliseconds: long enough to read twice.
    pub const STANDS_MS: u64 = 5_000;

    /// A notice that goes by itself.
    pub fn passing(tone: Tone, text: String, now: Instant) -> Notice {
        Notice { until: Some(now.after(Notice::STANDS_MS)), ..Notice::staying(tone, text) }
    }

    /// A notice that stays until it is closed or replaced.
    pub fn staying(tone: Tone, text: String) -> Notice {
        Notice {
            tone,
            text,
            squares: Bitboard::EMPTY,
            offers_restore: false,
            offers_update: false,
            offers_live: false,
            until: None,
        }
    }
}
