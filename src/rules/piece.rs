//! Chess pieces: kinds of piece, such as knight, and pieces with their colour.

use std::fmt;

use super::Color;

/// Kind of piece, such as knight or pawn, without its colour (FIDE 2.2).
///
/// ```
/// use tabiya::rules::Role;
///
/// assert_eq!(Role::from_char('n'), Some(Role::Knight));
/// assert_eq!(Role::Knight.upper_char(), 'N');
/// assert!(!Role::PROMOTIONS.contains(&Role::King));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Moves forward, captures diagonally forward (FIDE 3.7).
    Pawn,
    /// Leaps to the nearest squares that are not on the same rank, file or diagonal (FIDE 3.6).
    Knight,
    /// Moves along diagonals (FIDE 3.2).
    Bishop,
    /// Moves along files and ranks (FIDE 3.3).
    Rook,
    /// Moves as rook or bishop (FIDE 3.4).
    Queen,
    /// Moves to any adjoining square, or castles (FIDE 3.8).
    King,
}

impl Role {
    /// All six kinds of piece, from pawn to king.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The kinds of piece to which a pawn may be promoted, the most valuable first (FIDE 3.7.3.3).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// Returns the English letter of the piece in lower case: `p n b r q k`.
    pub const fn char(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// Returns the English letter of the piece in upper case: `P N B R Q K`.
    pub const fn upper_char(self) -> char {
        self.char().to_ascii_uppercase()
    }

    /// Returns the kind of piece with this English letter in lower case, such as `n`; `None` for
    /// other characters.
    pub const fn from_char(c: char) -> Option<Role> {
        match c {
            'p' => Some(Role::Pawn),
            'n' => Some(Role::Knight),
            'b' => Some(Role::Bishop),
            'r' => Some(Role::Rook),
            'q' => Some(Role::Queen),
            'k' => Some(Role::King),
            _ => None,
        }
    }

    /// Returns the index of the kind of piece in arrays: 0 for a pawn to 5 for a king.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the English name of the kind of piece in lower case, such as `knight`.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }
}

/// Piece with its colour, such as a white knight.
///
/// ```
/// use tabiya::rules::{Color, Piece, Role};
///
/// let piece = Piece { color: Color::Black, role: Role::Queen };
/// assert_eq!(piece.to_char(), 'q');
/// assert_eq!(Piece::from_char('q'), Some(piece));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The colour of the piece.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
}

impl Piece {
    /// Returns the letter of the piece in a FEN: upper case for White, lower case for Black.
    pub const fn to_char(self) -> char {
        self.color.by_color(self.role.upper_char(), self.role.char())
    }

    /// Returns the piece with this letter in a FEN, upper case for White and lower case for Black;
    /// `None` for other characters.
    pub const fn from_char(c: char) -> Option<Piece> {
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_char(c.to_ascii_lowercase()) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    /// Writes the English name of the piece with its colour, such as `white knight`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color.name(), self.role.name())
    }
}
