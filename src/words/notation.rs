//! How a written move names its piece.

/// How a written move names its piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// By the letter that its name begins with in the language.
    #[default]
    Letters,
    /// By its picture, which every reader knows.
    Figurines,
}
