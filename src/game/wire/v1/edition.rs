//! Editions of the rulings.

use crate::game as today;
use crate::game::wire::frozen::frozen_enum;

frozen_enum! {
    /// The edition of the rulings that judges a game.
    Edition for today::Edition {
        First = "first" => today::Edition::First,
        Second = "second" => today::Edition::Second,
        Third = "third" => today::Edition::Third,
    }
}

/// The edition of a record that does not name one.
impl Default for Edition {
    fn default() -> Edition {
        Edition::First
    }
}
