//! The stored form of [`Edition`](crate::game::Edition), the edition of the program's rulings.

use crate::game as today;
use crate::game::wire::frozen::frozen_enum;

frozen_enum! {
    /// Stored edition of the program's rulings (its decisions on questions that the house rules
    /// leave open) under which a game was played. Stored names never change.
    Edition for today::Edition {
        First = "first" => today::Edition::First,
        Second = "second" => today::Edition::Second,
        Third = "third" => today::Edition::Third,
    }
}

impl Default for Edition {
    /// Returns the first edition, because the oldest stored games name no edition.
    fn default() -> Edition {
        Edition::First
    }
}
