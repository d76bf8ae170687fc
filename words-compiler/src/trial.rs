//! Translation that its translator tries on the page: what is right in it is shown, and its faults
//! are listed.

use crate::binary::write_binary;
use crate::check::check_translation;
use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, TextPart, with_english};
use crate::plural::PluralForms;
use crate::read::read_messages;
use crate::signature::Signatures;

/// Translation that its translator tries, as the page can show it, with its faults.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Tag of the language, such as `pt`; that of English if the file does not say it.
    pub tag: String,
    /// Name of the language in itself; empty if the file does not say it.
    pub own_name: String,
    /// Texts of the page in binary form, with English for the messages that are missing or faulty.
    pub data: Vec<u8>,
    /// Number of messages that English has.
    pub messages: usize,
    /// Number of messages of the file that have no fault, and so are shown.
    pub shown: usize,
    /// Names of the messages that the file lacks, in the order of English.
    pub lacking: Vec<String>,
    /// Faults, in the order of their lines.
    pub faults: Vec<Fault>,
}

impl Trial {
    /// Compiles the Fluent text `translation`, compared with the text `english`. `plural_forms`
    /// returns the plural forms of the language with a tag.
    ///
    /// # Errors
    /// The faults of the English text, which leave nothing to compare with.
    pub fn new(
        english: &str,
        translation: &str,
        plural_forms: impl Fn(&str) -> PluralForms,
    ) -> Result<Trial, Vec<Fault>> {
        let (english, faults) = read_messages("en", english);
        if !faults.is_empty() {
            return Err(faults);
        }
        let signatures = Signatures::from_english(&english)?;
        let (mut messages, mut faults) = read_messages("", translation);
        let fault = |name: &'static str| Fault::new("", Some(name), CatalogueFault::Metadata(name));
        let tag = text_of("language-tag", &messages).filter(|tag| is_tag(tag)).map(str::to_owned);
        faults.extend(tag.is_none().then(|| fault("language-tag")));
        let own_name = text_of("language-name", &messages).map(str::to_owned);
        faults.extend(own_name.is_none().then(|| fault("language-name")));
        let direction = text_of("text-direction", &messages);
        faults.extend((!matches!(direction, Some("ltr" | "rtl"))).then(|| fault("text-direction")));
        let forms = tag.as_deref().map_or_else(PluralForms::unknown, plural_forms);
        faults.extend(check_translation("", &messages, &signatures, &forms));
        let known = |id: &str| {
            messages.iter().any(|message| message.id == id)
                || faults.iter().any(|fault| fault.message.as_deref() == Some(id))
        };
        let lacking = signatures.messages.iter().map(|(id, _)| id).filter(|id| !known(id)).cloned();
        let lacking: Vec<String> = lacking.collect();
        messages.retain(|message| faults.iter().all(|fault| fault.message.as_ref() != Some(&message.id)));
        let (shown, tag) = (messages.len(), tag.unwrap_or_else(|| "en".to_owned()));
        let data = write_binary(&tag, &with_english(&messages, &english), &signatures)
            .map_err(|(id, what)| vec![Fault::new(&tag, Some(&id), what)])?;
        let mut faults: Vec<Fault> = faults
            .into_iter()
            .map(|fault| Fault { language: tag.clone(), ..fault }.located_in(translation))
            .collect();
        faults.sort_by_key(|fault| fault.line);
        let own_name = own_name.unwrap_or_default();
        Ok(Trial { tag, own_name, data, messages: signatures.messages.len(), shown, lacking, faults })
    }
}

/// Returns the text of the message `id` without placeholders; `None` if it is missing or has some.
fn text_of<'a>(id: &str, messages: &'a [Message]) -> Option<&'a str> {
    match messages.iter().find(|message| message.id == id)?.parts.as_slice() {
        [TextPart::Text(text)] => Some(text),
        _ => None,
    }
}

/// Whether a text is the tag of a language as browsers accept it without fail: `pt`, `zh-Hant`,
/// `es-419`.
fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_language =
        |part: &str| matches!(part.len(), 2 | 3) && part.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_part = |part: &str| match part.len() {
        2 | 4 => part.bytes().all(|byte| byte.is_ascii_alphabetic()),
        3 => part.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    };
    parts.next().is_some_and(is_language) && parts.clone().count() <= 2 && parts.all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_one_that_browsers_accept() {
        for tag in ["pt", "gsw", "zh-Hant", "es-419", "pt-BR", "zh-Hant-TW"] {
            assert!(is_tag(tag), "{tag}");
        }
        for tag in ["", "p", "PT", "pt_BR", "pt-", "portugues", "de-1996-x", "a b", "de-DE-Latn-x"] {
            assert!(!is_tag(tag), "{tag}");
        }
    }
}
