//! Codes (links, also drawn as QR codes) exchanged with other devices: game codes (the game to
//! play) and result codes.

use crate::app::address::{BOARD_PREFIX, GAME_PREFIX, RESULT_PREFIX};
use crate::club::codes::{CodeRefusal, ResultCode};
use crate::club::event::GamePlace;
use crate::club::record::PairingResult;
use crate::game::link::LinkError;

/// Name of the form field into which a code from another device is entered, usually a result code.
pub const CODE_FIELD: &str = "code";

/// State of the codes that an open tournament exchanges with other devices: game codes, which hand
/// out a game, and result codes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventCodes {
    /// Game whose code is shown, and the fragment of a web address that the code contains.
    pub shown: Option<(GamePlace, String)>,
    /// Address of the app for other devices, as typed; `None` for the address of this page.
    pub address: Option<String>,
    /// Whether the camera scans for codes.
    pub looking: bool,
    /// Outcome of the last code that was read or requested.
    pub last_outcome: Option<CodeOutcome>,
    /// Random key of the tournament, generated before the first code is shown. The secret in each
    /// game code is derived from this key. The secret proves that a result comes from a device that
    /// has read the game code.
    pub(super) key: Option<u64>,
    /// Game whose code is to be shown when the key has been generated.
    pub(super) wanted: Option<GamePlace>,
    /// Result codes accepted so far.
    pub(super) received: Vec<ResultCode>,
}

/// Outcome of reading a code from another device, or of making a code for another device. The
/// dialog shows the last outcome.
#[derive(Clone, Debug, PartialEq)]
pub enum CodeOutcome {
    /// The result of this game was entered.
    Taken(GamePlace, PairingResult),
    /// The result was refused.
    Refused(CodeRefusal),
    /// The code cannot be read: it is damaged, or a later version of the app made it.
    Unreadable(LinkError),
    /// The text contains no code.
    NoCode,
    /// The camera is not available.
    NoCamera,
    /// The browser has no secure random numbers, so no code can be made.
    NoKey,
}

/// A code from another device, found in a scanned or pasted text.
pub(super) enum FoundCode<'a> {
    /// The text of a result code.
    Result(&'a str),
    /// The address fragment of a game code or of a link to a game, for the page to open.
    Other(&'a str),
}

impl FoundCode<'_> {
    /// Finds a code of this app in the last word of a text. The word is a web address, or only the
    /// part after its `#`. `None` if there is no code.
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
    /// Returns the name of this outcome in the page's HTML, for example `no-camera`.
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
    /// Returns the number of results from other devices that were entered in the tournament.
    pub fn results_taken(&self) -> usize {
        self.received.len()
    }

    /// Sets the typed address of the app for other devices if `name` is the name of that field
    /// (`code-address`). Ignores other names.
    pub(super) fn set_field(&mut self, name: &str, value: &str) {
        if name == "code-address" {
            self.address = Some(value.trim().to_owned());
        }
    }
}
