//! Colours of squares and pieces that the players choose themselves, and the contrast of colours.

use std::fmt;

/// Colour in the sRGB colour space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb {
    /// Red, green and blue, from 0 to 255.
    parts: [u8; 3],
}

impl Rgb {
    /// Black.
    pub const BLACK: Rgb = Rgb::new(0, 0, 0);
    /// White.
    pub const WHITE: Rgb = Rgb::new(255, 255, 255);

    /// Makes a colour of its red, green and blue parts.
    pub const fn new(red: u8, green: u8, blue: u8) -> Rgb {
        Rgb { parts: [red, green, blue] }
    }

    /// Reads a colour from six hexadecimal digits, such as `ad7a51`; `None` for any other text.
    pub fn from_hex(digits: &str) -> Option<Rgb> {
        let is_hex = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex)?;
        let [_, parts @ ..] = number.to_be_bytes();
        Some(Rgb { parts })
    }

    /// Returns the contrast ratio of two colours by WCAG 2.2, from 1 (equally light) to 21 (black
    /// and white).
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// Returns black or white, whichever has more contrast with this colour. The contrast is at
    /// least 4.5.
    #[must_use]
    pub fn contrasting(self) -> Rgb {
        if self.is_light() { Rgb::BLACK } else { Rgb::WHITE }
    }

    /// Whether black has more contrast with this colour than white.
    fn is_light(self) -> bool {
        self.contrast(Rgb::BLACK) > self.contrast(Rgb::WHITE)
    }

    /// Returns the relative luminance of the colour by WCAG 2.2, from 0 (black) to 1 (white).
    fn luminance(self) -> f64 {
        let [red, green, blue] = self.parts.map(linear_light);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Returns a mix of two fifths of this colour and three fifths of `tint`.
    fn tinted(self, tint: Rgb) -> Rgb {
        let mixed = |own: u8, tint: u8| ((u16::from(own) * 2 + u16::from(tint) * 3) / 5) as u8;
        let ([red, green, blue], [tint_red, tint_green, tint_blue]) = (self.parts, tint.parts);
        Rgb::new(mixed(red, tint_red), mixed(green, tint_green), mixed(blue, tint_blue))
    }
}

impl fmt::Display for Rgb {
    /// Writes the colour as CSS and HTML do, such as `#ad7a51`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.parts;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Converts the red, green or blue part of a colour to linear light, from 0 to 1, by the curve of
/// sRGB.
fn linear_light(part: u8) -> f64 {
    let share = f64::from(part) / 255.0;
    if share <= 0.04045 {
        return share / 12.92;
    }
    ((share + 0.055) / 1.055).powf(2.4)
}

/// Squares or pieces whose colour the players can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnColor {
    /// The light squares.
    LightSquares,
    /// The dark squares.
    DarkSquares,
    /// The pieces of White.
    WhitePieces,
    /// The pieces of Black.
    BlackPieces,
}

impl OwnColor {
    /// All squares and pieces whose colour the players can choose.
    pub const ALL: [OwnColor; 4] =
        [OwnColor::LightSquares, OwnColor::DarkSquares, OwnColor::WhitePieces, OwnColor::BlackPieces];

    /// Returns the name of the field for this colour in the settings, such as `light-squares`. This
    /// name must not change, because saved appearances contain it.
    pub fn name(self) -> &'static str {
        match self {
            OwnColor::LightSquares => "light-squares",
            OwnColor::DarkSquares => "dark-squares",
            OwnColor::WhitePieces => "white-pieces",
            OwnColor::BlackPieces => "black-pieces",
        }
    }

    /// Finds the squares or pieces by the name of their field in the settings; `None` for any other
    /// name.
    pub fn from_name(name: &str) -> Option<OwnColor> {
        OwnColor::ALL.into_iter().find(|of| of.name() == name)
    }

    /// Returns the default colour of these squares or pieces.
    pub(in crate::app) fn default_color(self) -> Rgb {
        match self {
            OwnColor::LightSquares => Rgb::new(0xef, 0xe0, 0xc4),
            OwnColor::DarkSquares => Rgb::new(0xad, 0x7a, 0x51),
            OwnColor::WhitePieces => Rgb::new(0xf5, 0xe9, 0xd0),
            OwnColor::BlackPieces => Rgb::new(0x3e, 0x38, 0x38),
        }
    }
}

/// Colours of the light squares, or of the dark squares, on a board in the players' own colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareColors {
    /// A square without marks, as the players chose.
    pub plain: Rgb,
    /// A square of the last move.
    pub last_move: Rgb,
    /// A selected square.
    pub selected: Rgb,
    /// Coordinates, frames and dots on the square. Their contrast with each of the other three
    /// colours is at least 4.5.
    pub mark: Rgb,
}

impl SquareColors {
    /// Derives the colours of marked squares, and of the marks, from the colour of a plain square.
    pub fn of(plain: Rgb) -> SquareColors {
        // Light squares get light tints and dark squares dark tints. So the same colour of marks is
        // readable on plain, last-move and selected squares.
        let (yellow, green) = if plain.is_light() {
            (Rgb::new(0xf0, 0xc8, 0x3c), Rgb::new(0x8f, 0xd0, 0xb4))
        } else {
            (Rgb::new(0x7a, 0x56, 0x00), Rgb::new(0x0f, 0x56, 0x46))
        };
        SquareColors {
            plain,
            last_move: plain.tinted(yellow),
            selected: plain.tinted(green),
            mark: plain.contrasting(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn many_colors() -> impl Iterator<Item = Rgb> {
        let parts = || (0..=255).step_by(15);
        parts().flat_map(move |red| {
            parts().flat_map(move |green| parts().map(move |blue| Rgb::new(red, green, blue)))
        })
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        let close = |found: f64, known: f64| assert!((found - known).abs() < 0.005, "{found}, not {known}");
        close(Rgb::BLACK.contrast(Rgb::WHITE), 21.0);
        close(Rgb::WHITE.contrast(Rgb::new(118, 118, 118)), 4.54);
        close(Rgb::new(255, 0, 0).contrast(Rgb::WHITE), 4.0);
        close(Rgb::new(9, 9, 9).contrast(Rgb::new(9, 9, 9)), 1.0);
    }

    #[test]
    fn colors_are_read_as_they_are_written() {
        for color in many_colors() {
            assert_eq!(Rgb::from_hex(&color.to_string()[1..]), Some(color));
        }
        assert_eq!(Rgb::from_hex("AD7a51"), Some(Rgb::new(0xad, 0x7a, 0x51)));
        for text in ["", "ad7a5", "ad7a510", "+d7a51", "ad7a5g", "#ad7a5", "é7a51"] {
            assert_eq!(Rgb::from_hex(text), None, "{text}");
        }
    }

    #[test]
    fn marks_can_be_read_on_squares_of_every_color() {
        for color in many_colors() {
            let SquareColors { plain, last_move, selected, mark } = SquareColors::of(color);
            assert_eq!(plain, color);
            for ground in [plain, last_move, selected] {
                assert!(mark.contrast(ground) >= 4.5, "{mark} on {ground}, {}", mark.contrast(ground));
            }
        }
    }

    #[test]
    fn every_name_leads_back_to_its_color() {
        for of in OwnColor::ALL {
            assert_eq!(OwnColor::from_name(of.name()), Some(of));
        }
        assert_eq!(OwnColor::from_name("board"), None);
    }
}
