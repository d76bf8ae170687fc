//! [`Laws`], the choice of rules that changes which moves are legal: with or without en passant.

/// Laws of chess by which a game is played: the FIDE laws (the default), or the same laws without
/// en passant.
///
/// ```
/// use tabiya::rules::{Laws, Position};
///
/// let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
/// let moves = |en_passant| Position::from_fen_with(fen, Laws { en_passant }).map(|p| p.legal_moves().len());
/// assert_eq!(moves(true)?, moves(false)? + 1);
/// # Ok::<(), tabiya::rules::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laws {
    /// Whether en passant captures exist (FIDE 3.7.3.1). House rules may exclude them.
    pub en_passant: bool,
}

impl Default for Laws {
    /// Returns the FIDE Laws of Chess, which have en passant.
    fn default() -> Laws {
        Laws { en_passant: true }
    }
}
