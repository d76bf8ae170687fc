//! Spoken announcements: the settings (which kinds are spoken, and to which player), and the
//! content of a spoken text.

use crate::app::announcements::AnnouncementItem;
use crate::rules::{Color, SanError};
use serde::{Deserialize, Serialize};

/// A kind of announcement that can be spoken aloud, such as moves or low time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeechKind {
    /// Moves, and the message that the board now shows another game or position.
    Moves,
    /// Checks, even if moves are not spoken.
    Checks,
    /// Low time of a player.
    Time,
    /// The end of the game.
    Results,
    /// Offers, refusals, answers to a player's keyboard questions about the board, and all other
    /// messages.
    Messages,
    /// The element with the keyboard focus: a square, a button, a field.
    Focus,
}

impl SpeechKind {
    /// All kinds, in the order of the settings.
    pub const ALL: [SpeechKind; 6] = [
        SpeechKind::Moves,
        SpeechKind::Checks,
        SpeechKind::Time,
        SpeechKind::Results,
        SpeechKind::Messages,
        SpeechKind::Focus,
    ];

    /// Returns the name of this kind of spoken announcement in the settings.
    pub fn name(self) -> &'static str {
        match self {
            SpeechKind::Moves => "aloud-moves",
            SpeechKind::Checks => "aloud-checks",
            SpeechKind::Time => "aloud-time",
            SpeechKind::Results => "aloud-results",
            SpeechKind::Messages => "aloud-messages",
            SpeechKind::Focus => "aloud-focus",
        }
    }
}

/// Content of one text that the app speaks aloud to a player, before it is put into words.
#[derive(Clone, Debug, PartialEq)]
pub enum SpokenLine {
    /// An item of an announcement.
    Item(AnnouncementItem),
    /// A check, for a player to whom moves are not spoken.
    Check,
    /// A typed text that is no move, and the reason.
    TypingError(String, SanError),
}

/// The kinds of announcements that are spoken aloud, and to which players. Saved as one number. Its
/// six lowest bits stand for the kinds, in the order of [`SpeechKind::ALL`]. Bit 6 excludes White,
/// and bit 7 excludes Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpeechSettings(u8);

impl SpeechSettings {
    /// Whether no kind of announcement is spoken aloud.
    pub fn is_silent(&self) -> bool {
        self.0 & 0b11_1111 == 0
    }

    /// Whether the players have chosen nothing about speech: no kind is spoken, and no player is
    /// excluded.
    pub(in crate::app) fn is_default(&self) -> bool {
        self.0 == 0
    }

    /// Whether announcements of this kind are spoken aloud to this player.
    pub fn speaks_to(self, what: SpeechKind, to: Color) -> bool {
        self.speaks(what) && self.0 & excluded_bit(to) == 0
    }

    /// Whether announcements of this kind are spoken aloud to at least one player.
    pub fn speaks(self, what: SpeechKind) -> bool {
        self.0 & kind_bit(what) != 0
    }

    /// Sets whether announcements of this kind are spoken aloud.
    pub(in crate::app) fn set_spoken(&mut self, what: SpeechKind, on: bool) {
        self.0 = self.0 & !kind_bit(what) | if on { kind_bit(what) } else { 0 };
    }

    /// Returns the only player to whom announcements are spoken aloud; `None` means both players.
    pub fn only_player(self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.0 & excluded_bit(!*color) != 0)
    }

    /// Sets the only player to whom announcements are spoken aloud; `None` means both players.
    pub(in crate::app) fn set_only_player(&mut self, only: Option<Color>) {
        self.0 = self.0 & 0b11_1111 | only.map_or(0, |color| excluded_bit(!color));
    }
}

/// Returns the bit for a kind of announcement in the saved number of [`SpeechSettings`].
fn kind_bit(what: SpeechKind) -> u8 {
    1 << what as u8
}

/// Returns the bit that excludes a player from spoken announcements, in the saved number of
/// [`SpeechSettings`].
fn excluded_bit(color: Color) -> u8 {
    64 << color as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_kinds_are_spoken_to_chosen_players() {
        let mut voices = SpeechSettings::default();
        assert!(voices.is_silent() && voices.is_default());
        voices.set_spoken(SpeechKind::Time, true);
        for what in SpeechKind::ALL {
            for to in Color::ALL {
                assert_eq!(voices.speaks_to(what, to), what == SpeechKind::Time, "{what:?}");
            }
        }
        voices.set_only_player(Some(Color::Black));
        assert_eq!(voices.only_player(), Some(Color::Black));
        assert!(
            voices.speaks_to(SpeechKind::Time, Color::Black)
                && !voices.speaks_to(SpeechKind::Time, Color::White)
        );
        voices.set_spoken(SpeechKind::Time, false);
        assert!(voices.is_silent() && !voices.is_default(), "who hears it is still chosen");
        voices.set_only_player(None);
        assert!(voices.is_default());
    }
}
