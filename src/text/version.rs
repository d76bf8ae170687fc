//! What is said about a new version of the page.

/// Said when one is ready and nothing stands in the way.
pub const UPDATE_READY: &str = "A new version of Tabiya is ready.";
/// Said when one is ready in the middle of a game.
pub const UPDATE_AFTER_GAME: &str =
    "A new version of Tabiya is ready. It can be taken when this game is over.";
/// Label of the button that takes it.
pub const UPDATE: &str = "Update";
/// The same button where nothing is said beside it.
pub const UPDATE_NOW: &str = "Update Tabiya";
