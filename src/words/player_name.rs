//! Names of players as the page shows them.

use super::Words;
use super::visible_names::visible_name;
use crate::game::{Headers, Seat};
use crate::rules::Color;

/// A player's name as the page shows it: a person's name, or the computer with its level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerName {
    /// A person's name, without invisible characters and cut to a length that the page can show;
    /// empty if the name is unknown.
    Person(String),
    /// The computer opponent at this level, from 1.
    Computer(u8),
}

impl Default for PlayerName {
    /// Returns an unknown name.
    fn default() -> PlayerName {
        PlayerName::Person(String::new())
    }
}

impl PlayerName {
    /// Returns the name of the player of this colour in the game with these headers. The seat
    /// decides whether the player is the computer; the stored name of a computer player is ignored.
    pub fn of(headers: &Headers, color: Color) -> PlayerName {
        PlayerName::new(color.by_color(&headers.white, &headers.black), headers.seats[color.index()])
    }

    /// Returns the name to show for the stored `name` of the player in this seat.
    pub fn new(name: &str, seat: Seat) -> PlayerName {
        match seat {
            Seat::Person => PlayerName::Person(visible_name(name)),
            Seat::Computer { level, .. } => PlayerName::Computer(level),
        }
    }
}

impl Words {
    /// Returns the text of a player's name, such as `Computer, level 3`; empty if the name is
    /// unknown.
    pub fn player_name(&self, name: &PlayerName) -> String {
        match name {
            PlayerName::Person(name) => name.clone(),
            PlayerName::Computer(level) => self.computer_level(level),
        }
    }
}
