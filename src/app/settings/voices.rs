//! What the players want to hear said aloud, and which of them it is said to.

use crate::app::announcements::Said;
use crate::rules::{Color, SanError};
use serde::{Deserialize, Serialize};

/// A kind of thing that can be said aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aloud {
    /// Moves, and what is on the board when there is another game or position.
    Moves,
    /// Checks, also where moves are not said.
    Checks,
    /// That a player's time runs low.
    Time,
    /// How the game ends.
    Results,
    /// Offers, refusals, answers to what is asked at a key, and every other message.
    Messages,
    /// What the keyboard is on: a square, a button, a field.
    Focus,
}

impl Aloud {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Aloud; 6] =
        [Aloud::Moves, Aloud::Checks, Aloud::Time, Aloud::Results, Aloud::Messages, Aloud::Focus];

    /// Its name among the settings.
    pub fn name(self) -> &'static str {
        match self {
            Aloud::Moves => "aloud-moves",
            Aloud::Checks => "aloud-checks",
            Aloud::Time => "aloud-time",
            Aloud::Results => "aloud-results",
            Aloud::Messages => "aloud-messages",
            Aloud::Focus => "aloud-focus",
        }
    }
}

/// Something to be said aloud.
#[derive(Clone, Debug, PartialEq)]
pub enum SpokenLine {
    /// What a player was told.
    Said(Said),
    /// That a move gives check, where moves are not said.
    Check,
    /// Why the text that was typed is no move.
    Typed(String, SanError),
}

/// What is said aloud. On the disk it is one number, so that the page needs no reader for it: a bit for each kind, in the
/// order of [`Aloud::ALL`], then one each for not saying it to White and to Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Voices(u8);

impl Voices {
    /// Whether nothing is ever said aloud.
    pub fn is_silent(&self) -> bool {
        self.0 & 0b11_1111 == 0
    }

    /// Whether nothing is chosen, neither what is said nor to whom.
    pub(in crate::app) fn is_default(&self) -> bool {
        self.0 == 0
    }

    /// Whether this is said aloud to that player.
    pub fn says(self, what: Aloud, to: Color) -> bool {
        self.wants(what) && self.0 & deaf(to) == 0
    }

    /// Whether this is chosen, whoever hears it.
    pub fn wants(self, what: Aloud) -> bool {
        self.0 & bit(what) != 0
    }

    /// From now on this is said aloud, or not.
    pub(in crate::app) fn set(&mut self, what: Aloud, on: bool) {
        self.0 = self.0 & !bit(what) | if on { bit(what) } else { 0 };
    }

    /// The player whom alone it is said to; `None`: both.
    pub fn only(self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.0 & deaf(!*color) != 0)
    }

    /// From now on it is said to that player alone; `None`: to both.
    pub(in crate::app) fn say_to(&mut self, only: Option<Color>) {
        self.0 = self.0 & 0b11_1111 | only.map_or(0, |color| deaf(!color));
    }
}

fn bit(what: Aloud) -> u8 {
    1 << what as u8
}

fn deaf(color: Color) -> u8 {
    64 << color as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_said_to_whom_it_is_to_be_said() {
        let mut voices = Voices::default();
        assert!(voices.is_silent() && voices.is_default());
        voices.set(Aloud::Time, true);
        for what in Aloud::ALL {
            for to in Color::ALL {
                assert_eq!(voices.says(what, to), what == Aloud::Time, "{what:?}");
            }
        }
        voices.say_to(Some(Color::Black));
        assert_eq!(voices.only(), Some(Color::Black));
        assert!(voices.says(Aloud::Time, Color::Black) && !voices.says(Aloud::Time, Color::White));
        voices.set(Aloud::Time, false);
        assert!(voices.is_silent() && !voices.is_default(), "who hears it is still chosen");
        voices.say_to(None);
        assert!(voices.is_default());
    }
}
