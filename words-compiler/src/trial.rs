//! Translation that its translator tries on the page, from a file that is not part of the project.

use crate::binary::write_binary;
use crate::check::check_translation;
use crate::fault::{CatalogueFault, Fault};
use crate::language::Language;
use crate::message::{Message, plain_text, with_english};
use crate::plural::PluralForms;
use crate::read::read_catalogue;
use crate::signature::Signatures;

/// Translation without faults, from a file that a translator tries on the page. The translation may
/// lack messages.
pub struct Trial {
    language: Language,
    /// English messages, which replace the messages that the translation lacks.
    english: Vec<Message>,
    signatures: Signatures,
}

impl Trial {
    /// Largest size of a file, in bytes. A complete translation has less than a fifth of this size.
    pub const MAX_BYTES: usize = 1_000_000;

    /// Largest number of faults that are reported at once: a file that is no translation has
    /// thousands.
    pub const MAX_FAULTS: usize = 100;

    /// Checks a translation, the content of a Fluent file, against the Fluent text `english`.
    /// `plural_forms` returns the plural forms of the language with the given tag.
    ///
    /// # Errors
    /// Returns at most [`Trial::MAX_FAULTS`] faults, in the order of the lines. A fault that
    /// concerns the whole file has line 1.
    pub fn new(
        english: &str,
        file: &[u8],
        plural_forms: impl FnOnce(&str) -> PluralForms,
    ) -> Result<Trial, Vec<Fault>> {
        let text = text_of(file).map_err(|why| {
            let what = CatalogueFault::Unreadable(why.to_owned());
            vec![Fault { line: Some(1), ..Fault::new("", None, what) }]
        })?;
        Trial::checked(english, text, plural_forms).map_err(|mut faults| {
            faults.truncate(Trial::MAX_FAULTS);
            let mut faults: Vec<Fault> = faults.into_iter().map(|fault| fault.located_in(text)).collect();
            faults.iter_mut().for_each(|fault| _ = fault.line.get_or_insert(1));
            faults.sort_by_key(|fault| fault.line);
            faults
        })
    }

    /// Checks the translation `text`; the faults of messages have no line numbers.
    fn checked(
        english: &str,
        text: &str,
        plural_forms: impl FnOnce(&str) -> PluralForms,
    ) -> Result<Trial, Vec<Fault>> {
        let english = read_catalogue("en", english)?;
        let signatures = Signatures::from_english(&english)?;
        let messages = read_catalogue("", text)?;
        let tag = plain_text(&messages, "language-tag").filter(|tag| is_tag(tag)).unwrap_or_default();
        let (tag, mut faults) = (tag.to_owned(), Vec::new());
        let language = Language::new(&tag, messages, &mut faults);
        let forms = if tag.is_empty() { PluralForms::unknown() } else { plural_forms(&tag) };
        faults.extend(check_translation(&tag, &language.messages, &signatures, &forms));
        if faults.is_empty() { Ok(Trial { language, english, signatures }) } else { Err(faults) }
    }

    /// Returns the tag of the language, such as `pt`.
    pub fn tag(&self) -> &str {
        &self.language.tag
    }

    /// Returns the name of the language in the language itself, such as `Português`.
    pub fn own_name(&self) -> &str {
        &self.language.own_name
    }

    /// Whether the language is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        self.language.right_to_left
    }

    /// Returns the names of the messages that the translation lacks, in the order of English.
    pub fn missing(&self) -> impl Iterator<Item = &str> {
        let is_there = |id: &str| self.language.messages.iter().any(|message| message.id == id);
        self.signatures.messages.iter().map(|(id, _)| id.as_str()).filter(move |id| !is_there(id))
    }

    /// Returns the translation in the binary format that the page reads. English replaces the
    /// messages that the translation lacks.
    ///
    /// `tag` must be a language of the page. The page loads the result as the texts of this
    /// language.
    ///
    /// # Errors
    /// If a message is too large for the format.
    pub fn to_binary(&self, tag: &str) -> Result<Vec<u8>, Fault> {
        let messages = with_english(&self.language.messages, &self.english);
        write_binary(tag, &messages, &self.signatures)
            .map_err(|(id, what)| Fault { line: Some(1), ..Fault::new(self.tag(), Some(&id), what) })
    }
}

/// Returns the text of a file, without the byte order mark with which some editors begin a file. If
/// the file is too large or not UTF-8, `Err` is the reason, in English.
fn text_of(file: &[u8]) -> Result<&str, &'static str> {
    if file.len() > Trial::MAX_BYTES {
        return Err("it is larger than 1 MB");
    }
    let text = std::str::from_utf8(file).map_err(|_| "it is not a text in UTF-8")?;
    Ok(text.trim_start_matches('\u{feff}'))
}

/// Whether a text is a language tag that every browser accepts: a language, perhaps a script,
/// perhaps a region (`pt`, `zh-Hant`, `es-419`).
fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-').peekable();
    let language = parts.next().unwrap_or_default();
    let is_word = |part: &str, length| part.len() == length && part.bytes().all(|b| b.is_ascii_alphabetic());
    let is_number = |part: &str| part.len() == 3 && part.bytes().all(|b| b.is_ascii_digit());
    parts.next_if(|script| is_word(script, 4));
    parts.next_if(|region| is_word(region, 2) || is_number(region));
    (is_word(language, 2) || is_word(language, 3))
        && language.bytes().all(|byte| byte.is_ascii_lowercase())
        && parts.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_one_that_browsers_accept() {
        for tag in ["pt", "gsw", "zh-Hant", "es-419", "pt-BR", "zh-Hant-TW"] {
            assert!(is_tag(tag), "{tag}");
        }
        for tag in ["", "p", "PT", "pt_BR", "pt-", "portugues", "de-1996-x", "a b", "de-DE-Latn", "pt-PT-BR"]
        {
            assert!(!is_tag(tag), "{tag}");
        }
    }
}
