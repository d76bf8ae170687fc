//! Codes for other devices: what a board is to play there, and what came of it.

use crate::app::address::{BOARD_PREFIX, GAME_PREFIX, RESULT_PREFIX};
use crate::club::codes::{CodeRefusal, ResultCode};
use crate::club::event::GamePlace;
use crate::club::record::PairingResult;
use crate::game::link::LinkError;

/// The field that takes what comes from another device.
pub const CODE: &str = "code";

/// What an event has to do with other devices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventCodes {
    /// The board whose code is shown, and the fragment of the address that is in it.
    pub shown: Option<(GamePlace, String)>,
    /// The address at which other devices have the page, as it was typed; `None`: where this one has it.
    pub address: Option<String>,
    /// Whether the camera looks for codes.
    pub looking: bool,
    /// What came of the last code.
    pub said: Option<CodeOutcome>,
    /// What the secret of every board is made of, once a code has been shown.
    pub(super) key: Option<u64>,
    /// The board that waits for that.
    pub(super) wanted: Option<GamePlace>,
    /// The results that have been taken in.
    pub(super) received: Vec<ResultCode>,
}

/// What came of a code.
#[derive(Clone, Debug, PartialEq)]
pub enum CodeOutcome {
    /// A result is in.
    Taken(GamePlace, PairingResult),
    /// It is not.
    Refused(CodeRefusal),
    /// The code is damaged.
    Unreadable(LinkError),
    /// There is no code in it.
    NoCode,
    /// The camera cannot be used.
    NoCamera,
    /// This browser has no random numbers, so no code can be made.
    NoKey,
}

/// What stands in a text.
pub(super) enum FoundCode<'a> {
    /// A result.
    Result(&'a str),
    /// Something else that the page opens by its address.
    Other(&'a str),
}

impl FoundCode<'_> {
    /// The last code in a text: an address or what stands behind its `#`, alone or among other words.
    pub(super) fn find(text: &str) -> Option<FoundCode<'_>> {
        let word = text.split_whitespace().next_back()?;
        let fragment = word.rsplit_once('#').map_or(word, |(_, fragment)| fragment);
        if let Some(text) = fragment.strip_prefix(RESULT_PREFIX) {
            return Some(FoundCode::Result(text));
        }
        [BOARD_PREFIX, GAME_PREFIX]
            .iter()
            .any(|kind| fragment.starts_with(kind))
            .then_some(FoundCode::Other(fragment))
    }
}

impl CodeOutcome {
    /// Its name for programs and tests.
    pub const fn code(&self) -> &'static str {
        match self {
            CodeOutcome::Taken(..) => "code-taken",
            CodeOutcome::Refused(why) => why.code(),
            CodeOutcome::Unreadable(why) => why.code(),
            CodeOutcome::NoCode => "code-none",
            CodeOutcome::NoCamera => "no-camera",
            CodeOutcome::NoKey => "no-key",
        }
    }
}

impl EventCodes {
    /// How many results have been taken in.
    pub fn taken(&self) -> usize {
        self.received.len()
    }

    /// Something is typed.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        if name == "code-address" {
            self.address = Some(value.trim().to_owned());
        }
    }
}
