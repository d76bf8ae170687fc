//! PGN glyphs: judgements of annotators, such as `!?` of a move or `±` of the position after the
//! move.

use std::fmt;

/// Glyph of a PGN, by its number in the PGN standard (Numeric Annotation Glyph). A glyph is a
/// judgement of an annotator, such as `!?` of a move or `±` of the position after the move.
///
/// ```
/// use tabiya::rules::pgn::Glyph;
///
/// assert_eq!(Glyph::from_symbol("!?"), Some(Glyph(5)));
/// assert_eq!(Glyph(5).to_string(), "$5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph(pub u8);

/// Signs for glyphs, such as `!?`, each with its number in the PGN standard. If several signs share
/// a number, [`Glyph::symbol`] returns the first one.
const SYMBOLS: [(&str, u8); 36] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("+–", 18),
    ("-+", 19),
    ("−+", 19),
    ("–+", 19),
    ("⨀", 22),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("=∞", 44),
    ("⯹", 44),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
    ("⌓", 142),
    ("N", 146),
];

impl Glyph {
    /// Returns the PGN glyph for an annotator's sign such as `!?`; `None` for other texts.
    pub fn from_symbol(symbol: &str) -> Option<Glyph> {
        SYMBOLS.iter().find(|(sign, _)| *sign == symbol).map(|(_, number)| Glyph(*number))
    }

    /// Splits the signs of glyphs off the end of a word of a PGN, such as `Nf3!±`. Returns the word
    /// without the signs, and the glyphs in their order. Drops unknown signs such as `!!!`. An `N`
    /// is the sign of a novelty only after a rank from 2 to 7, as in `Nf6N`, where no pawn can
    /// promote.
    pub(super) fn split_off(word: &str) -> (&str, Vec<Glyph>) {
        let (mut rest, mut glyphs) = (word, Vec::new());
        loop {
            let without_marks = rest.trim_end_matches(['!', '?']);
            // `N` is excluded, because a promotion to a knight also ends with this letter.
            let signs = SYMBOLS.iter().map(|(sign, _)| *sign).filter(|sign| *sign != "N");
            let length = match signs.filter(|sign| rest.ends_with(sign)).map(str::len).max() {
                _ if without_marks.len() < rest.len() => rest.len() - without_marks.len(),
                _ if matches!(rest.as_bytes(), [.., b'2'..=b'7', b'N']) => 1,
                Some(length) => length,
                None => break,
            };
            let (before, sign) = rest.split_at(rest.len() - length);
            glyphs.extend(Glyph::from_symbol(sign));
            rest = before;
        }
        glyphs.reverse();
        (rest, glyphs)
    }

    /// Returns the sign that annotators write for the glyph, such as `!?`; `None` if the glyph has
    /// no sign.
    pub fn symbol(self) -> Option<&'static str> {
        SYMBOLS.iter().find(|(_, number)| *number == self.0).map(|(sign, _)| *sign)
    }
}

impl fmt::Display for Glyph {
    /// Writes the glyph as in PGN, such as `$1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
