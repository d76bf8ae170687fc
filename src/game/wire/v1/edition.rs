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

/// The first edition, because records of that time name no edition.
impl Default for Edition {
    fn default() -> Edition {
        Edition::First
    }
}
