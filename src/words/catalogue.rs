//! The binary data with all messages (translated texts) of one language, and how values are filled
//! into messages.
//!
//! `words-compiler/src/binary.rs` describes the format. Data from a file is validated completely
//! before use, and invalid data never causes a panic.

use std::fmt::{self, Write as _};

use thiserror::Error;

use super::digits::DigitWriter;
use super::language::{Language, TextDirection};
use super::messages::{FINGERPRINT, MESSAGES};
use super::visible_names::runs_from_right;

/// Value to fill into a message (translated text) of the app, such as a name or a number.
pub(super) enum MessageValue<'a> {
    /// Text to fill in, such as a name, a square or a time. In a right-to-left language,
    /// `push_value` may add direction marks around the text.
    Text(&'a dyn fmt::Display),
    /// A number, which also selects the plural form of the words around the number.
    Number(u64),
    /// The number of a value, such as a colour, that selects a variant of the words. The number
    /// does not appear in the text.
    Choice(u8),
}

/// Plural forms of languages, as Unicode CLDR names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum PluralForm {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl PluralForm {
    /// Returns the plural form with this name in Unicode CLDR, such as `few`; `None` if no form has
    /// this name.
    pub fn from_name(name: &str) -> Option<PluralForm> {
        Some(match name {
            "zero" => PluralForm::Zero,
            "one" => PluralForm::One,
            "two" => PluralForm::Two,
            "few" => PluralForm::Few,
            "many" => PluralForm::Many,
            "other" => PluralForm::Other,
            _ => return None,
        })
    }
}

/// Reason why a file with the texts of the app in one language cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CatalogueError {
    /// The file does not contain texts of the app.
    #[error("not a catalogue")]
    NotACatalogue,
    /// The file belongs to another version of the app.
    #[error("a catalogue of another version")]
    OtherVersion,
    /// This version of the app does not know the language of the file.
    #[error("a catalogue of an unknown language")]
    UnknownLanguage,
    /// The file is cut off or damaged.
    #[error("a damaged catalogue")]
    Damaged,
}

/// First bytes of every file with the texts of the app in one language.
const FILE_MARK: &[u8] = b"TabWords";
/// Byte that precedes the index of a value to fill in, in the binary form of a message.
const PLACE: u8 = 1;
/// Byte that begins a choice between variants, in the binary form of a message.
const SELECT: u8 = 2;
/// Key of a variant that is used for one exact number. Any other key is the number of a plural form
/// or of a named value, such as a colour.
const EXACT: u8 = 254;
/// Maximum depth of nested choices in a message. A message with deeper choices counts as damaged.
const MAX_DEPTH: u32 = 16;

/// Catalogue: all texts of the app in one language, as binary data.
pub(super) struct Catalogue {
    pub(super) language: Language,
    bytes: &'static [u8],
    /// Index of the first byte and index after the last byte of each message in `bytes`.
    spans: Vec<(usize, usize)>,
}

impl Catalogue {
    /// Opens the binary texts of the app in one language: reads the header, and finds and validates
    /// every message.
    pub(super) fn from_bytes(bytes: &'static [u8]) -> Result<Catalogue, CatalogueError> {
        let (language, spans) = Catalogue::validate(bytes)?;
        Ok(Catalogue { language, bytes, spans })
    }

    /// Returns a catalogue without any text. The language of the catalogue is English.
    pub(super) fn empty() -> Catalogue {
        Catalogue { language: Language::default(), bytes: &[], spans: Vec::new() }
    }

    /// Whether both catalogues have the same language and share their data in memory. Does not
    /// compare the texts.
    pub(super) fn is_same(&self, other: &Catalogue) -> bool {
        self.language == other.language && std::ptr::eq(self.bytes, other.bytes)
    }

    /// Validates the binary texts of the app in one language. Returns the language, and the start
    /// and end index of each message in `bytes`.
    pub(super) fn validate(bytes: &[u8]) -> Result<(Language, Vec<(usize, usize)>), CatalogueError> {
        let language = read_head(bytes)?;
        let damaged = CatalogueError::Damaged;
        let mut reader = CatalogueReader { bytes, at: FILE_MARK.len() + 9 + language.tag().len() };
        let mut spans = Vec::with_capacity(MESSAGES);
        for _ in 0..MESSAGES {
            let length = reader.read_number().ok_or(damaged)?;
            let start = reader.at;
            reader.read_bytes(length).ok_or(damaged)?;
            spans.push((start, reader.at));
        }
        if reader.at != bytes.len() {
            return Err(damaged);
        }
        let fine = |(start, end): &(usize, usize)| {
            bytes.get(*start..*end).is_some_and(|body| is_well_formed(body, MAX_DEPTH))
        };
        if spans.iter().all(fine) { Ok((language, spans)) } else { Err(damaged) }
    }

    /// Returns the binary form of the message (translated text) with this number; `None` if the
    /// language lacks this message.
    pub(super) fn message(&self, number: usize) -> Option<&'static [u8]> {
        let (start, end) = *self.spans.get(number)?;
        self.bytes.get(start..end).filter(|body| !body.is_empty())
    }
}

/// Reads the header of the app's binary texts, and returns the language. Returns an error if this
/// version of the app cannot use the texts.
fn read_head(bytes: &[u8]) -> Result<Language, CatalogueError> {
    let rest = bytes.strip_prefix(FILE_MARK).ok_or(CatalogueError::NotACatalogue)?;
    let (print, rest) = rest.split_first_chunk::<8>().ok_or(CatalogueError::Damaged)?;
    if u64::from_le_bytes(*print) != FINGERPRINT {
        return Err(CatalogueError::OtherVersion);
    }
    let (length, rest) = rest.split_first().ok_or(CatalogueError::Damaged)?;
    let tag = rest.get(..usize::from(*length)).ok_or(CatalogueError::Damaged)?;
    let known = Language::ALL.into_iter().find(|language| language.tag().as_bytes() == tag);
    known.ok_or(CatalogueError::UnknownLanguage)
}

/// Appends a message (translated text) to `out`, with `values` filled in.
///
/// `body` is the message in binary form, `direction` the writing direction of its language.
/// `digits` writes numbers in other digits; `None` keeps the digits 0–9. `plural` returns the
/// plural form that a number needs.
pub(super) fn fill_message(
    body: &[u8],
    values: &[MessageValue<'_>],
    direction: TextDirection,
    digits: Option<&dyn DigitWriter>,
    plural: &dyn Fn(u64) -> PluralForm,
    out: &mut String,
) {
    let mut reader = CatalogueReader { bytes: body, at: 0 };
    while let Some(part) = reader.read_part() {
        match part {
            MessagePart::Text(text) => match digits {
                Some(digits) => digits.push_words(text, out),
                None => out.push_str(text),
            },
            MessagePart::Place(number) => {
                // Writing to a string never fails.
                let _ = match values.get(usize::from(number)) {
                    Some(MessageValue::Text(text))
                        if direction == TextDirection::RightToLeft || digits.is_some() =>
                    {
                        let value = text.to_string();
                        let value = match digits {
                            Some(digits) => digits.value_text(value, out),
                            None => value,
                        };
                        push_value(&value, direction, out);
                        Ok(())
                    }
                    Some(MessageValue::Text(text)) => write!(out, "{text}"),
                    Some(MessageValue::Number(number)) => match digits {
                        Some(digits) => {
                            digits.push_number(&number.to_string(), out);
                            Ok(())
                        }
                        None => write!(out, "{number}"),
                    },
                    Some(MessageValue::Choice(_)) | None => Ok(()),
                };
            }
            MessagePart::Select { argument, variants, rest } => {
                let chosen = match values.get(usize::from(argument)) {
                    Some(MessageValue::Number(number)) => {
                        let exact = variants.iter().find(|variant| variant.exact == Some(*number));
                        exact.or_else(|| variant_by_key(&variants, plural(*number) as u8))
                    }
                    Some(MessageValue::Choice(value)) => variant_by_key(&variants, *value),
                    _ => None,
                };
                if let Some(variant) = chosen.or_else(|| variants.get(usize::from(rest))) {
                    fill_message(variant.body, values, direction, digits, plural, out);
                }
            }
        }
    }
}

/// Appends `value` to `out`, which already holds the beginning of the message. `direction` is the
/// writing direction of the language.
///
/// In a right-to-left language, isolates a value without right-to-left letters, such as a score, a
/// clock time or a move, by direction marks. The marks keep the order of the characters in and
/// around the value (Unicode Annex 9).
fn push_value(value: &str, direction: TextDirection, out: &mut String) {
    // The message, or the value itself, may already contain direction marks that isolate the value.
    let opened = out.matches(['\u{2066}', '\u{2067}', '\u{2068}']).count();
    let is_inside = opened > out.matches('\u{2069}').count();
    let is_isolated = value.starts_with(['\u{2066}', '\u{2068}']);
    let needs_none = direction == TextDirection::LeftToRight || is_inside || is_isolated || value.is_empty();
    if needs_none || value.chars().any(|c| runs_from_right(&c)) {
        out.push_str(value);
    } else {
        out.extend(["\u{2066}", value, "\u{2069}"]);
    }
}

/// Returns the variant of a message (translated text) with this key, the number of a plural form or
/// of a named value; `None` if no variant matches.
///
/// Ignores variants for one exact number, such as 0.
fn variant_by_key<'b, 'a>(variants: &'b [MessageVariant<'a>], key: u8) -> Option<&'b MessageVariant<'a>> {
    variants.iter().find(|variant| variant.key == key && variant.exact.is_none())
}

/// Whether the binary form of a message (translated text) is valid to its end.
///
/// `deeper` is the number of further levels of nested choices that are allowed.
fn is_well_formed(body: &[u8], deeper: u32) -> bool {
    let mut reader = CatalogueReader { bytes: body, at: 0 };
    while let Some(part) = reader.read_part() {
        if let MessagePart::Select { variants, rest, .. } = part {
            let fine = |variant: &MessageVariant<'_>| deeper > 0 && is_well_formed(variant.body, deeper - 1);
            if usize::from(rest) >= variants.len() || !variants.iter().all(fine) {
                return false;
            }
        }
    }
    reader.at == body.len()
}

/// Part of a message (translated text) in binary form: plain text, the place of a value, or a
/// choice between variants.
enum MessagePart<'a> {
    /// Plain text.
    Text(&'a str),
    /// Place of the value with this index.
    Place(u8),
    /// Choice by the value with the index `argument`. If no variant matches, the variant with the
    /// index `rest` is used.
    Select { argument: u8, variants: Vec<MessageVariant<'a>>, rest: u8 },
}

/// Variant of a message (translated text) for a plural form, for one exact number, or for a named
/// value such as a piece.
struct MessageVariant<'a> {
    /// Number of the plural form or of the named value.
    key: u8,
    /// The exact number that selects the variant; `None` for a plural form or a named value.
    exact: Option<u64>,
    body: &'a [u8],
}

/// Reader of binary texts: of a whole catalogue, or of one message (translated text).
struct CatalogueReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> CatalogueReader<'a> {
    /// Reads the next part of a message (translated text): text, the place of a value, or a choice.
    ///
    /// `None` at the end of the message, and before an invalid part.
    fn read_part(&mut self) -> Option<MessagePart<'a>> {
        let start = self.at;
        let part = match self.read_byte()? {
            PLACE => self.read_byte().map(MessagePart::Place),
            SELECT => self.read_choice(),
            _ => {
                let text = self.bytes.get(start..).unwrap_or_default();
                let length =
                    text.iter().position(|byte| matches!(*byte, PLACE | SELECT)).unwrap_or(text.len());
                self.at = start + length;
                text.get(..length).and_then(|text| std::str::from_utf8(text).ok()).map(MessagePart::Text)
            }
        };
        if part.is_none() {
            self.at = start;
        }
        part
    }

    /// Reads a choice between variants of a message (translated text), after the byte `SELECT`;
    /// `None` if the data is invalid.
    fn read_choice(&mut self) -> Option<MessagePart<'a>> {
        let (argument, count, rest) = (self.read_byte()?, self.read_byte()?, self.read_byte()?);
        let mut variants = Vec::with_capacity(usize::from(count));
        for _ in 0..count {
            let key = self.read_byte()?;
            let exact = if key == EXACT { Some(self.read_number()?) } else { None };
            let length = self.read_number()?;
            variants.push(MessageVariant { key, exact, body: self.read_bytes(length)? });
        }
        Some(MessagePart::Select { argument, variants, rest })
    }

    /// Reads the next byte of the binary texts; `None` at the end.
    fn read_byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    /// Reads the next number of the binary texts, in LEB128; `None` if the number is invalid.
    fn read_number(&mut self) -> Option<u64> {
        let mut rest = self.bytes.get(self.at..)?;
        let number = leb128::read::unsigned(&mut rest).ok()?;
        self.at = self.bytes.len() - rest.len();
        Some(number)
    }

    /// Reads the next `length` bytes of the binary texts; `None` if fewer bytes are left.
    fn read_bytes(&mut self, length: u64) -> Option<&'a [u8]> {
        let end = self.at.checked_add(usize::try_from(length).ok()?)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use crate::words::digits::OwnDigits;
    use std::path::Path;
    use words_compiler::Locales;

    /// Calls `visit` with the binary form of a message and of each of its variants.
    fn visit_variants(body: &[u8], visit: &mut impl FnMut(&[u8])) {
        visit(body);
        let mut reader = CatalogueReader { bytes: body, at: 0 };
        while let Some(part) = reader.read_part() {
            if let MessagePart::Select { variants, .. } = part {
                variants.iter().for_each(|variant| visit_variants(variant.body, visit));
            }
        }
    }

    /// Whether each occurrence of `value` in a text is inside an isolate: before the occurrence,
    /// the text has more marks that begin an isolate than marks that end an isolate.
    fn is_isolated(text: &str, value: &str) -> bool {
        text.match_indices(value).all(|(at, _)| {
            let before = &text[..at];
            before.matches(['\u{2066}', '\u{2067}', '\u{2068}']).count() > before.matches('\u{2069}').count()
        })
    }

    /// Sample values that must be isolated in right-to-left text: scores, clock times, moves in
    /// several notations, squares, ranges, evaluations, Latin names. No message contains such a
    /// value in its own text.
    const UNITS: [&str; 17] = [
        "7–2",
        "½–7",
        "7½ : 2",
        "17 + 19",
        "1:23:45",
        "0:17.9",
        "Qxb6",
        "O-O-O",
        "23. Bd3",
        "♘g6",
        "d7–d5",
        "h8",
        "18–29",
        "+7.35",
        "−17",
        "#7",
        "Ada Lovelace",
    ];

    /// Calls `check` with the binary form of each message of each language, and of each variant of
    /// these messages.
    fn visit_messages(check: &mut impl FnMut(Language, &[u8])) {
        let locales = Locales::read(Path::new("locales")).expect("valid catalogues");
        for (_, data) in locales.language_files().expect("small enough") {
            let catalogue = Catalogue::from_bytes(Box::leak(data.into())).expect("data of this build");
            for body in (0..MESSAGES).filter_map(|number| catalogue.message(number)) {
                visit_variants(body, &mut |body| check(catalogue.language, body));
            }
        }
    }

    /// Returns the text of a message in which `value` replaces each placeholder.
    fn filled(language: Language, body: &[u8], value: &str, digits: Option<&dyn DigitWriter>) -> String {
        let text: &dyn fmt::Display = &value;
        let values: Vec<MessageValue<'_>> = (0..16).map(|_| MessageValue::Text(text)).collect();
        let mut out = String::new();
        fill_message(body, &values, language.direction(), digits, &|_| PluralForm::Other, &mut out);
        out
    }

    /// Every message of a right-to-left language isolates each value of `UNITS`. Every isolate in
    /// every language has an end.
    #[test]
    fn every_message_of_every_language_isolates_values_that_are_read_as_a_unit() {
        let mut checked = 0;
        visit_messages(&mut |language, body| {
            for value in UNITS {
                let out = filled(language, body, value, None);
                assert_isolates_end(language, &out);
                if language.direction() == TextDirection::RightToLeft {
                    assert!(is_isolated(&out, value), "{language:?}: {out}");
                    checked += out.matches(value).count();
                }
            }
        });
        assert!(checked > 1_000, "{checked} values");
    }

    #[test]
    fn a_value_that_is_not_isolated_is_found() {
        assert!(is_isolated("\u{2066}7–2\u{2069}: \u{2068}7–2\u{2069}", "7–2"));
        assert!(!is_isolated("\u{2066}7–2\u{2069}: 7–2", "7–2"));
        assert!(!is_isolated("7–2 \u{2066}7–2\u{2069}", "7–2"));
    }

    fn assert_isolates_end(language: Language, out: &str) {
        let opened = out.matches(['\u{2066}', '\u{2067}', '\u{2068}']).count();
        assert_eq!(opened, out.matches('\u{2069}').count(), "{language:?}: {out}");
    }

    /// Every message of a right-to-left language also isolates a value in the digits of the
    /// language's own script. Quoted values, moves, squares and names keep the digits 0–9.
    #[test]
    fn every_message_isolates_values_in_own_digits() {
        let mut checked = 0;
        visit_messages(&mut |language, body| {
            let Some(digits) = OwnDigits::of(language) else { return };
            for value in UNITS {
                let out = filled(language, body, value, Some(digits.writer()));
                assert_isolates_end(language, &out);
                let written = digits.value_text(value.to_owned(), "");
                if language.direction() == TextDirection::RightToLeft {
                    assert!(is_isolated(&out, &written) && is_isolated(&out, value), "{language:?}: {out}");
                }
                checked += out.matches(&written).count();
                if written == value {
                    continue;
                }
                for (at, _) in out.match_indices(value) {
                    let before = out[..at].trim_end_matches(['\u{2066}', '\u{2068}']);
                    assert!(before.ends_with(['«', '“']), "{language:?}: {out}");
                }
            }
        });
        assert!(checked > 1_000, "{checked} values");
    }

    #[test]
    fn no_message_keeps_european_digits_outside_of_latin_words() {
        visit_messages(&mut |language, body| {
            let Some(digits) = OwnDigits::of(language) else { return };
            let out = filled(language, body, "", Some(digits.writer()));
            let is_latin = |word: &&str| word.bytes().any(|byte| byte.is_ascii_alphabetic());
            let kept = out.split_whitespace().filter(|word| !is_latin(word));
            let kept = kept.filter(|word| word.bytes().any(|byte| byte.is_ascii_digit()));
            assert_eq!(kept.collect::<Vec<_>>(), Vec::<&str>::new(), "{language:?}");
        });
    }
}
