//! The two colours of chess players and pieces: White and Black.

use std::fmt;
use std::ops::Not;

/// Colour of a player and of their pieces, White or Black (FIDE 2.1).
///
/// ```
/// use tabiya::rules::Color;
///
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!(Color::from_char('b'), Some(Color::Black));
/// assert_eq!(Color::Black.by_color("up the board", "down the board"), "down the board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The player who moves first (FIDE 1.2).
    White,
    /// The player who moves second.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// Returns the letter of the colour in a FEN: `'w'` or `'b'`.
    pub const fn to_char(self) -> char {
        self.by_color('w', 'b')
    }

    /// Returns the colour with this letter in a FEN, `'w'` or `'b'`; `None` for other letters.
    pub const fn from_char(c: char) -> Option<Color> {
        match c {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            _ => None,
        }
    }

    /// Returns the opponent's colour. Unlike the operator `!`, this function is `const`.
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// Returns `white` if this colour is White, `black` if it is Black.
    pub const fn by_color<T: Copy>(self, white: T, black: T) -> T {
        match self {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Returns the colour's English name in lower case, `white` or `black`, as used in HTML
    /// attributes, URLs and settings.
    pub const fn name(self) -> &'static str {
        self.by_color("white", "black")
    }

    /// Returns the colour with this English name, `white` or `black`; `None` for other texts.
    pub fn from_name(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }

    /// Returns the colour's index in arrays: 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self.by_color(0, 1)
    }
}

impl Not for Color {
    type Output = Color;

    /// Returns the opponent's colour: Black for White, White for Black.
    fn not(self) -> Color {
        self.other()
    }
}

impl fmt::Display for Color {
    /// Writes the colour's English name with a capital letter: `White` or `Black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.by_color("White", "Black"))
    }
}
