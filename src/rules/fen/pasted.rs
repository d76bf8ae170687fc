//! Reader of positions that a user pastes: FEN and EPD with unusual spaces, quotes, labels or
//! missing fields.
//!
//! [`PastedFen`] turns such a text into a standard FEN if the text can mean only one position. The
//! strict FEN reader finds the remaining faults. [`PastedFen::column`] returns the place of a fault
//! in the pasted text.

use super::pasted_fields::{MAX_PASTED_LENGTH, PlacedChars, split_fields, strict_fields};
use crate::rules::characters::{is_dash, is_invisible, is_quote};
use crate::rules::pgn::ReadNote;
use crate::rules::{FenError, Laws, Position};

/// Position text (FEN or EPD) that a user has pasted, repaired to a standard FEN. Repairs unusual
/// spaces, quotes, labels and missing fields.
///
/// ```
/// use tabiya::rules::{FenForm, Laws, PastedFen};
///
/// let pasted = PastedFen::new("FEN: \"4k3/8/8/8/8/8/4P3/4K3/ W – – 0 0\"");
/// assert_eq!((pasted.fen(), pasted.form()), ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", FenForm::Loose));
/// let epd = PastedFen::new("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; hmvc 3; fmvn 12;");
/// assert_eq!((epd.fen(), epd.form()), ("4k3/8/8/8/8/8/4P3/4K3 w - - 3 12", FenForm::Epd));
/// assert!(pasted.to_position(Laws::default()).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedFen {
    /// The repaired FEN.
    fen: String,
    /// For each character of `fen`, its column in the pasted text, counted from 1. The last element
    /// is the column after the end of the text.
    columns: Vec<usize>,
    /// The form in which the pasted text writes the position.
    form: FenForm,
}

/// Form in which a pasted text writes a position: FEN, EPD or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenForm {
    /// Text that the repair left unchanged: a standard FEN, or a FEN with faults that cannot be
    /// repaired.
    Strict,
    /// EPD: four fields, then operations (named values, such as `bm e4` for the best move).
    Epd,
    /// Any other text: a text that was repaired, or a text with words that have no meaning in a
    /// FEN.
    Loose,
}

impl PastedFen {
    /// Reads a FEN or EPD that a user pasted, and repairs its form. [`PastedFen::to_position`] then
    /// checks the position.
    pub fn new(text: &str) -> PastedFen {
        let end = text.chars().count().min(MAX_PASTED_LENGTH) + 1;
        let fields = split_fields(text);
        let Some((mut written, is_epd)) = strict_fields(fields.clone()) else {
            // These words are no FEN in any form, so the strict reader refuses the text.
            return PastedFen::from_fields(&fields, FenForm::Loose, end);
        };
        written.retain(|field| !field.is_empty());
        let mut pasted = PastedFen::from_fields(&written, FenForm::Loose, end);
        if pasted.fen == text.trim() {
            pasted.form = FenForm::Strict;
        } else if is_epd {
            pasted.form = FenForm::Epd;
        }
        pasted
    }

    /// Joins fields to a FEN, and keeps for each character its column in the pasted text.
    ///
    /// `end` is the column after the pasted text's last character.
    fn from_fields(fields: &[PlacedChars], form: FenForm, end: usize) -> PastedFen {
        let (mut fen, mut columns) = (String::new(), Vec::new());
        for (number, field) in fields.iter().enumerate() {
            if number > 0 {
                fen.push(' ');
                columns.push(field.first().map_or(end, |(_, column)| column.saturating_sub(1).max(1)));
            }
            for (c, column) in field {
                fen.push(*c);
                columns.push(*column);
            }
        }
        columns.push(end);
        PastedFen { fen, columns, form }
    }

    /// Returns the FEN in standard form if the pasted text can mean only one position. Otherwise
    /// returns the words of the text, which [`Position::from_fen`] refuses.
    pub fn fen(&self) -> &str {
        &self.fen
    }

    /// Returns the form in which the pasted text writes the position: FEN, EPD or another.
    pub fn form(&self) -> FenForm {
        self.form
    }

    /// Returns a note that tells the user that the pasted text was repaired to a FEN; `None` for a
    /// standard FEN or EPD.
    pub fn note(&self) -> Option<ReadNote> {
        (self.form == FenForm::Loose).then_some(ReadNote::LooseFen)
    }

    /// Returns the position that the pasted text describes. `laws` say whether the game has en
    /// passant.
    ///
    /// # Errors
    /// The first fault of the FEN. A position that no game can reach is also a fault: see
    /// [`Position::from_fen_of_game`].
    pub fn to_position(&self, laws: Laws) -> Result<Position, FenError> {
        Position::from_fen_of_game(&self.fen, laws)
    }

    /// Returns the place of a fault of the FEN in the pasted text: the number of the character,
    /// counted from 1.
    pub fn column(&self, fault: &FenError) -> usize {
        let last = self.columns.len() - 1;
        self.columns[(fault.column(&self.fen) - 1).min(last)]
    }
}

/// Whether the value of the PGN tag `FEN` means the initial position or nothing, such as `startpos`
/// or `?`.
pub(in crate::rules) fn is_blank_fen(text: &str) -> bool {
    let bare: String = text.chars().filter(|c| !is_invisible(*c) && !c.is_whitespace()).collect();
    let is_mark = |c: char| is_dash(c) || is_quote(c) || matches!(c, '?' | '.' | '*' | '_');
    bare.chars().all(is_mark)
        || matches!(
            bare.to_ascii_lowercase().as_str(),
            "startpos" | "start" | "none" | "null" | "standard" | "initial" | "0" | "n/a"
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAWN: &str = "8/5k2/8/8/8/2P5/8/3K4";

    #[test]
    fn positions_are_read_as_people_paste_them() {
        for (text, fen) in [
            ("{} b - - 3 9", "{} b - - 3 9"),
            ("{}\tb\t-\t-\t3\t9\t", "{} b - - 3 9"),
            ("  {}  b  -  - 3\u{a0}9", "{} b - - 3 9"),
            ("\u{feff}{} b - - 3 9\u{200b}", "{} b - - 3 9"),
            ("fen {} b - - 3 9", "{} b - - 3 9"),
            ("Position: {} b - - 3 9", "{} b - - 3 9"),
            ("position fen {} b - - 3 9", "{} b - - 3 9"),
            ("FEN={} b - - 3 9", "{} b - - 3 9"),
            ("[FEN \"{} b - - 3 9\"]", "{} b - - 3 9"),
            ("“{} b - - 3 9”", "{} b - - 3 9"),
            ("'{} b - -'", "{} b - -"),
            ("8/5k2/ 8/8/8/ 2P5 / 8/3K4 b - - 3 9", "{} b - - 3 9"),
            ("8 / 5k2 / 8 / 8 / 8 / 2P5 / 8 / 3K4 b - - 3 9", "{} b - - 3 9"),
            ("FEN: 8 /5k2/8/8/8/2P5/8/3K4 b - - 3 9", "{} b - - 3 9"),
            ("FEN /{} b - - 3 9", "{} b - - 3 9"),
            ("{}/ b - - 3 9", "{} b - - 3 9"),
            ("/{} b - - 3 9", "{} b - - 3 9"),
            ("{} B — − 3 9", "{} b - - 3 9"),
            ("{} black - - 3 9", "{} b - - 3 9"),
            ("{} b -- 3 9", "{} b - - 3 9"),
            ("{} b - 3 9", "{} b - - 3 9"),
            ("{} b", "{} b - - 0 1"),
            ("{} b -", "{} b - -"),
            ("{} b - - 3", "{} b - - 3 1"),
            ("{} b - - 0 0", "{} b - - 0 1"),
            ("{} b - - - -", "{} b - - 0 1"),
            ("{} b - - 3 9;", "{} b - - 3 9"),
            ("{} b - - 3 9 bm Kd2; id \"a; b\";", "{} b - - 3 9"),
            ("{} b - - fmvn 9; hmvc 3;", "{} b - - 3 9"),
            ("{} b - - id \"hmvc 5; x\"; hmvc 3;", "{} b - - 3 1"),
            ("{} b - - bm Kd2", "{} b - - 0 1"),
            ("{}_b_-_-_3_9", "{} b - - 3 9"),
            ("{}+b+-+-+3+9", "{} b - - 3 9"),
            // These faults are not repaired; the strict reader refuses the texts.
            ("{} b - - -3 9", "{} b - - -3 9"),
            ("{} x - - 3 9", "{} x - - 3 9"),
            ("{} b - - x 9", "{} b - - x 9"),
            ("{} b - - 3 9 moves c3c4", "{} b - - 3 9 moves c3c4"),
            ("{}", "{}"),
        ] {
            let (text, fen) = (text.replace("{}", PAWN), fen.replace("{}", PAWN));
            assert_eq!(PastedFen::new(&text).fen(), fen, "{text}");
        }
        // Black could have a castling right, so a missing castling field is not repaired.
        assert_eq!(PastedFen::new("4k2r/8/8/8/8/8/8/4K3 w").fen(), "4k2r/8/8/8/8/8/8/4K3 w");
    }

    #[test]
    fn faults_stand_where_they_are_in_the_pasted_text() {
        for (text, column, code) in [
            ("FEN: 4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", 15, "fen-not-a-piece"),
            ("4k3/8/8/8/8/8/8/4K3  x  -  -  0  1", 22, "fen-turn"),
            ("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", 25, "fen-en-passant-square"),
            ("hello", 1, "fen-field-count"),
            ("", 1, "fen-field-count"),
            ("4k3/8/8/8/8/8/8/4K3", 1, "fen-field-count"),
        ] {
            let pasted = PastedFen::new(text);
            let fault = pasted.to_position(Laws::default()).expect_err(text);
            assert_eq!((pasted.column(&fault), fault.code()), (column, code), "{text}");
        }
    }

    #[test]
    fn tags_can_say_nothing() {
        for text in ["", " ", "-", "?", "–", "startpos", "\u{200e}", "???"] {
            assert!(is_blank_fen(text), "{text:?}");
        }
        assert!(!is_blank_fen("8/8") && !is_blank_fen("x"));
    }
}
