//! The data of one language: where each message lies, and how its parts become words.
//!
//! The format is described where it is written, in `words-compiler/src/binary.rs`. Data that comes from a file is checked
//! from end to end before it is used, and a fault in it can never end in a panic.

use std::fmt::{self, Write as _};

use thiserror::Error;

use super::language::{Direction, Language};
use super::messages::{FINGERPRINT, MESSAGES};
use super::names::runs_from_right;

/// Something that takes its place in a message.
pub(super) enum Value<'a> {
    /// Words from outside: a name, a square, a time.
    Text(&'a dyn fmt::Display),
    /// A number.
    Number(u64),
    /// What the message chooses its words by.
    Choice(u8),
}

/// The plural forms of CLDR.
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
    /// The form that CLDR and browsers call so.
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

/// Why the data of a language cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CatalogueError {
    /// It is something else.
    #[error("not a catalogue")]
    NotACatalogue,
    /// It belongs to another version of the page.
    #[error("a catalogue of another version")]
    OtherVersion,
    /// It is in a language that this version does not know.
    #[error("a catalogue of an unknown language")]
    UnknownLanguage,
    /// It is cut off or damaged.
    #[error("a damaged catalogue")]
    Damaged,
}

const MARK: &[u8] = b"TabWords";
const PLACE: u8 = 1;
const SELECT: u8 = 2;
const EXACT: u8 = 254;
/// Choices within choices: no catalogue goes deeper, and damaged data must not.
const DEEPEST: u32 = 16;

/// The data of one language.
pub(super) struct Catalogue {
    pub(super) language: Language,
    bytes: &'static [u8],
    /// Where each message begins and ends.
    spans: Vec<(usize, usize)>,
}

impl Catalogue {
    /// Reads the head, finds every message and checks it.
    pub(super) fn open(bytes: &'static [u8]) -> Result<Catalogue, CatalogueError> {
        let (language, spans) = Catalogue::check(bytes)?;
        Ok(Catalogue { language, bytes, spans })
    }

    /// Has no words at all.
    pub(super) fn empty() -> Catalogue {
        Catalogue { language: Language::default(), bytes: &[], spans: Vec::new() }
    }

    /// Whether it is the same language from the same data.
    pub(super) fn is(&self, other: &Catalogue) -> bool {
        self.language == other.language && std::ptr::eq(self.bytes, other.bytes)
    }

    /// The language of the data, and where each message begins and ends.
    pub(super) fn check(bytes: &[u8]) -> Result<(Language, Vec<(usize, usize)>), CatalogueError> {
        let language = head(bytes)?;
        let damaged = CatalogueError::Damaged;
        let mut reader = Reader { bytes, at: MARK.len() + 9 + language.tag().len() };
        let mut spans = Vec::with_capacity(MESSAGES);
        for _ in 0..MESSAGES {
            let length = reader.number().ok_or(damaged)?;
            let start = reader.at;
            reader.take(length).ok_or(damaged)?;
            spans.push((start, reader.at));
        }
        if reader.at != bytes.len() {
            return Err(damaged);
        }
        let fine =
            |(start, end): &(usize, usize)| bytes.get(*start..*end).is_some_and(|body| sound(body, DEEPEST));
        if spans.iter().all(fine) { Ok((language, spans)) } else { Err(damaged) }
    }

    /// A message; `None` if the language lacks it.
    pub(super) fn message(&self, number: usize) -> Option<&'static [u8]> {
        let (start, end) = *self.spans.get(number)?;
        self.bytes.get(start..end).filter(|body| !body.is_empty())
    }
}

/// The language of data that belongs to this version.
fn head(bytes: &[u8]) -> Result<Language, CatalogueError> {
    let rest = bytes.strip_prefix(MARK).ok_or(CatalogueError::NotACatalogue)?;
    let (print, rest) = rest.split_first_chunk::<8>().ok_or(CatalogueError::Damaged)?;
    if u64::from_le_bytes(*print) != FINGERPRINT {
        return Err(CatalogueError::OtherVersion);
    }
    let (length, rest) = rest.split_first().ok_or(CatalogueError::Damaged)?;
    let tag = rest.get(..usize::from(*length)).ok_or(CatalogueError::Damaged)?;
    let known = Language::ALL.into_iter().find(|language| language.tag().as_bytes() == tag);
    known.ok_or(CatalogueError::UnknownLanguage)
}

/// Puts the values in their places, in a language that is written in this direction. `plural` says which form of the language
/// a number takes.
pub(super) fn fill(
    body: &[u8],
    values: &[Value<'_>],
    direction: Direction,
    plural: &dyn Fn(u64) -> PluralForm,
    out: &mut String,
) {
    let mut reader = Reader { bytes: body, at: 0 };
    while let Some(part) = reader.part() {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Place(number) => {
                // Writing into a string never fails.
                let _ = match values.get(usize::from(number)) {
                    Some(Value::Text(text)) if direction == Direction::RightToLeft => {
                        push_isolated(&text.to_string(), out);
                        Ok(())
                    }
                    Some(Value::Text(text)) => write!(out, "{text}"),
                    Some(Value::Number(number)) => write!(out, "{number}"),
                    Some(Value::Choice(_)) | None => Ok(()),
                };
            }
            Part::Select { argument, variants, rest } => {
                let chosen = match values.get(usize::from(argument)) {
                    Some(Value::Number(number)) => {
                        let exact = variants.iter().find(|variant| variant.exact == Some(*number));
                        exact.or_else(|| by_key(&variants, plural(*number) as u8))
                    }
                    Some(Value::Choice(value)) => by_key(&variants, *value),
                    _ => None,
                };
                if let Some(variant) = chosen.or_else(|| variants.get(usize::from(rest))) {
                    fill(variant.body, values, direction, plural, out);
                }
            }
        }
    }
}

/// Adds a value to a text that runs from right to left. What has no letter of such a script, such as a score, a clock, a move or
/// a name, is read as a unit: it is isolated, so that nothing around it changes its order (Unicode Annex 9).
fn push_isolated(value: &str, out: &mut String) {
    // The message, or the value itself, may have isolated it.
    let opened = out.matches(['\u{2066}', '\u{2067}', '\u{2068}']).count();
    let is_inside = opened > out.matches('\u{2069}').count();
    let is_isolated = value.starts_with(['\u{2066}', '\u{2068}']);
    if is_inside || is_isolated || value.is_empty() || value.chars().any(|c| runs_from_right(&c)) {
        out.push_str(value);
    } else {
        out.extend(["\u{2066}", value, "\u{2069}"]);
    }
}

fn by_key<'b, 'a>(variants: &'b [Variant<'a>], key: u8) -> Option<&'b Variant<'a>> {
    variants.iter().find(|variant| variant.key == key && variant.exact.is_none())
}

/// Whether a message can be read to its end.
fn sound(body: &[u8], deeper: u32) -> bool {
    let mut reader = Reader { bytes: body, at: 0 };
    while let Some(part) = reader.part() {
        if let Part::Select { variants, rest, .. } = part {
            let fine = |variant: &Variant<'_>| deeper > 0 && sound(variant.body, deeper - 1);
            if usize::from(rest) >= variants.len() || !variants.iter().all(fine) {
                return false;
            }
        }
    }
    reader.at == body.len()
}

enum Part<'a> {
    Text(&'a str),
    Place(u8),
    Select { argument: u8, variants: Vec<Variant<'a>>, rest: u8 },
}

struct Variant<'a> {
    key: u8,
    /// The very number it is for.
    exact: Option<u64>,
    body: &'a [u8],
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// The next part. `None` at the end, and before a part that cannot be read.
    fn part(&mut self) -> Option<Part<'a>> {
        let start = self.at;
        let part = match self.byte()? {
            PLACE => self.byte().map(Part::Place),
            SELECT => self.select(),
            _ => {
                let text = self.bytes.get(start..).unwrap_or_default();
                let length =
                    text.iter().position(|byte| matches!(*byte, PLACE | SELECT)).unwrap_or(text.len());
                self.at = start + length;
                text.get(..length).and_then(|text| std::str::from_utf8(text).ok()).map(Part::Text)
            }
        };
        if part.is_none() {
            self.at = start;
        }
        part
    }

    fn select(&mut self) -> Option<Part<'a>> {
        let (argument, count, rest) = (self.byte()?, self.byte()?, self.byte()?);
        let mut variants = Vec::with_capacity(usize::from(count));
        for _ in 0..count {
            let key = self.byte()?;
            let exact = if key == EXACT { Some(self.number()?) } else { None };
            let length = self.number()?;
            variants.push(Variant { key, exact, body: self.take(length)? });
        }
        Some(Part::Select { argument, variants, rest })
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn number(&mut self) -> Option<u64> {
        let mut rest = self.bytes.get(self.at..)?;
        let number = leb128::read::unsigned(&mut rest).ok()?;
        self.at = self.bytes.len() - rest.len();
        Some(number)
    }

    fn take(&mut self, length: u64) -> Option<&'a [u8]> {
        let end = self.at.checked_add(usize::try_from(length).ok()?)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }
}
