//! Notation of pieces in written moves.

/// How the chess pieces are written in moves: letters or figurines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// By the first letter of the piece's name in the language.
    #[default]
    Letters,
    /// By figurines, which need no translation.
    Figurines,
}
