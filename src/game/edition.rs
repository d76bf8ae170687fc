//! Which edition of the rulings judges a game.

use serde::{Deserialize, Serialize};

/// Which edition of the rulings judges a game. A journal is always played again under the edition it was written under,
/// so that it opens as the same game whatever has been put right since; a new game has the latest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// That of the first records, which do not name one.
    First,
    /// After an arbiter's audit of the first.
    #[default]
    Second,
}

impl Edition {
    /// The edition of a record that does not name one.
    pub fn unnamed() -> Edition {
        Edition::First
    }
}
