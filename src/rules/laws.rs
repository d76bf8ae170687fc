//! The options of the rules that change which moves are legal.

/// Under which laws a position is played. The default is the FIDE Laws of Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laws {
    /// Whether a pawn may take one that has just passed it (FIDE 3.7.3.1). A casual lobby may switch it off.
    pub en_passant: bool,
}

impl Default for Laws {
    fn default() -> Laws {
        Laws { en_passant: true }
    }
}
