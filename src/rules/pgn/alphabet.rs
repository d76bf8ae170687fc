//! Piece letters of the languages in which people write PGN moves, such as German `Lb2` or Russian
//! `Сf3`.

use std::borrow::Cow;

use super::ReadNote;
use crate::rules::characters::capital_look_alike;

/// Letters of king, queen, rook, bishop and knight in one language, for reading PGN moves. The
/// German letters are `K D T L S`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceLetters([&'static str; 5]);

/// The English letters of king, queen, rook, bishop and knight, which PGN prescribes.
const ENGLISH: [&str; 5] = ["K", "Q", "R", "B", "N"];

/// Piece letters of other languages, the most frequent in PGN files first.
const OTHERS: [PieceLetters; 18] = [
    // German, Danish, Norwegian, Swedish, Croatian, Slovene.
    PieceLetters(["K", "D", "T", "L", "S"]),
    // Spanish, Italian, Catalan.
    PieceLetters(["R", "D", "T", "A", "C"]),
    // French.
    PieceLetters(["R", "D", "T", "F", "C"]),
    // Portuguese.
    PieceLetters(["R", "D", "T", "B", "C"]),
    // Russian.
    PieceLetters(["Кр", "Ф", "Л", "С", "К"]),
    // Dutch.
    PieceLetters(["K", "D", "T", "L", "P"]),
    // Polish.
    PieceLetters(["K", "H", "W", "G", "S"]),
    // Czech, Slovak.
    PieceLetters(["K", "D", "V", "S", "J"]),
    // Hungarian.
    PieceLetters(["K", "V", "B", "F", "H"]),
    // Romanian.
    PieceLetters(["R", "D", "T", "N", "C"]),
    // Finnish.
    PieceLetters(["K", "D", "T", "L", "R"]),
    // Ukrainian.
    PieceLetters(["Кр", "Ф", "Т", "С", "К"]),
    // Serbian.
    PieceLetters(["К", "Д", "Т", "Л", "С"]),
    // Bulgarian.
    PieceLetters(["Ц", "Д", "Т", "О", "К"]),
    // Turkish.
    PieceLetters(["Ş", "V", "K", "F", "A"]),
    // Icelandic.
    PieceLetters(["K", "D", "H", "B", "R"]),
    // Estonian.
    PieceLetters(["K", "L", "V", "O", "R"]),
    // Greek.
    PieceLetters(["Ρ", "Β", "Π", "Α", "Ι"]),
];

/// Marker for English piece letters, some or all of which are written as Cyrillic or Greek
/// look-alikes. Other `PieceLetters` are compared with this marker; its letters are not used.
const LOOK_ALIKES: PieceLetters = PieceLetters(["К", "Ԛ", "R", "В", "N"]);

impl PieceLetters {
    /// The English piece letters, which PGN prescribes.
    pub(super) const ENGLISH: PieceLetters = PieceLetters(ENGLISH);

    /// Returns the note that tells the user that a PGN game has these piece letters; `None` for
    /// English letters.
    pub(super) fn note(self) -> Option<ReadNote> {
        match self {
            PieceLetters::ENGLISH => None,
            LOOK_ALIKES => Some(ReadNote::LookAlikes),
            PieceLetters(letters) => Some(ReadNote::Letters(letters.join(" "))),
        }
    }

    /// Iterates over the piece letters of all languages except `self`: English letters first, the
    /// look-alikes of English letters last.
    pub(super) fn all_but_self(self) -> impl Iterator<Item = PieceLetters> {
        [PieceLetters::ENGLISH]
            .into_iter()
            .chain(OTHERS)
            .chain([LOOK_ALIKES])
            .filter(move |other| *other != self)
    }

    /// Whether a text of moves has a capital letter that is neither an English piece letter nor the
    /// `O` of castling. Such a text is probably in another language.
    pub(super) fn is_foreign(text: &str) -> bool {
        text.chars().any(|c| c.is_uppercase() && !"KQRBNO".contains(c))
    }

    /// Translates a move from the piece letters of this language to English letters, such as `Sf3`
    /// to `Nf3`; `None` if the text has a piece letter that this language lacks.
    pub(super) fn to_english(self, text: &str) -> Option<Cow<'_, str>> {
        if self == PieceLetters::ENGLISH {
            return Some(Cow::Borrowed(text));
        }
        if self == LOOK_ALIKES {
            return Some(Cow::Owned(text.chars().map(|c| capital_look_alike(c).unwrap_or(c)).collect()));
        }
        // Castling, with a Latin or Cyrillic O.
        if text.starts_with("O-O") || text.starts_with("О-О") {
            return Some(Cow::Owned(text.replace('О', "O")));
        }
        let english = |letter: &str| self.0.iter().position(|own| *own == letter).map(|role| ENGLISH[role]);
        let begins = text.chars().next()?.is_uppercase();
        let length = text
            .chars()
            .take_while(|c| c.is_alphabetic() && !c.is_ascii_lowercase())
            .map(char::len_utf8)
            .sum();
        let (letter, rest) = text.split_at_checked(length)?;
        let piece = if begins { english(letter)? } else { "" };
        let rest = if begins { rest } else { text };
        // A capital letter at the end of the move names the piece of a promotion.
        let end = rest.trim_end_matches(['+', '#', '!', '?', ')']).len();
        let (body, behind) = rest.split_at_checked(end)?;
        let last = body.chars().next_back()?;
        if !last.is_uppercase() {
            return Some(Cow::Owned(format!("{piece}{rest}")));
        }
        let body = body.strip_suffix(last)?;
        Some(Cow::Owned(format!("{piece}{body}{}{behind}", english(last.encode_utf8(&mut [0; 4]))?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_other_languages_become_english_ones() {
        let (german, russian) = (OTHERS[0], OTHERS[4]);
        for (alphabet, text, english) in [
            (german, "Sf3", Some("Nf3")),
            (german, "e8=D+", Some("e8=Q+")),
            (german, "e4", Some("e4")),
            (german, "O-O", Some("O-O")),
            (german, "Ba1", None),
            (german, "exd8D#", Some("exd8Q#")),
            (russian, "Крf1", Some("Kf1")),
            (russian, "Кf3", Some("Nf3")),
            (russian, "Сb5+", Some("Bb5+")),
            (russian, "О-О-О", Some("O-O-O")),
            (PieceLetters::ENGLISH, "Ba1", Some("Ba1")),
        ] {
            assert_eq!(alphabet.to_english(text).as_deref(), english, "{text}");
        }
    }

    #[test]
    fn no_two_alphabets_are_the_same() {
        for (number, one) in OTHERS.iter().enumerate() {
            assert!(!OTHERS[..number].contains(one), "{one:?}");
        }
    }
}
