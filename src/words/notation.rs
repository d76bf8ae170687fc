//! The ways in which chess pieces are written in moves.

/// How chess pieces are written in moves: by letters or figurines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// By the piece letters of the language, such as `N` for a knight in English.
    #[default]
    Letters,
    /// By the English piece letters, in every language.
    EnglishLetters,
    /// By figurines such as ♘, which need no translation.
    Figurines,
}
