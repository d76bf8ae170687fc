//! How a written move names its piece.

use serde::{Deserialize, Serialize};

/// How a written move names its piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// By the letter that its name begins with in the language.
    #[default]
    Letters,
    /// By its picture, which every reader knows.
    Figurines,
}
