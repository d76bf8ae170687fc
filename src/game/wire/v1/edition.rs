//! The stored form of [`Edition`](crate::game::Edition).

use crate::game as today;
use crate::game::wire::frozen::frozen_enum;

frozen_enum! {
    /// The edition of the rulings by which a game is judged. Stored names never change.
    Edition for today::Edition {
        First = "first" => today::Edition::First,
        Second = "second" => today::Edition::Second,
        Third = "third" => today::Edition::Third,
    }
}

impl Default for Edition {
    /// Returns the first edition of the program's rulings, as the oldest records name no edition.
    fn default() -> Edition {
        Edition::First
    }
}
