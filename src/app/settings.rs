//! What the players have chosen.

use crate::game::HouseRules;

/// The players' choices, beside the game that is being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The house rules of the next game.
    pub rules: HouseRules,
    /// Whether a check is announced on screen. In force at once.
    pub announce_check: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let rules = HouseRules::default();
        Settings { announce_check: rules.announce_check, rules }
    }
}
