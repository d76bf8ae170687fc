//! What the players have chosen.

use crate::game::{HouseRules, TimeControl};
use serde::{Deserialize, Serialize};

/// The players' choices, beside the game that is being played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The house rules of the next game. Whether a check is announced is in force at once.
    pub rules: HouseRules,
    /// The clocks of the next game.
    pub time: TimeControl,
}
