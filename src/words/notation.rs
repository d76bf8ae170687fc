//! Notation of pieces in written moves.

/// How the chess pieces are written in moves: letters or figurines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// By the piece letters of the language, such as `N` for a knight in English.
    #[default]
    Letters,
    /// By figurines, which need no translation.
    Figurines,
}
