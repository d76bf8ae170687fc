//! All catalogues of translations in a folder: reads and checks them, and returns the Rust code and
//! the binary data for the page.

use std::fs;
use std::path::{Path, PathBuf};

use crate::binary::write_binary;
use crate::check::check_translation;
use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, SelectorKey, TextPart, Variant};
use crate::read::read_catalogue;
use crate::rust::rust_code;
use crate::signature::Signatures;

/// Tag of the language that the others translate.
const ENGLISH: &str = "en";

/// Translated texts of the page in all languages, read from Fluent files and checked.
pub struct Locales {
    /// Languages, English first.
    languages: Vec<Language>,
    /// Arguments of the English messages.
    signatures: Signatures,
}

/// Language of the page with its messages, its own name and its direction of writing.
pub(crate) struct Language {
    /// Language tag, such as `de`.
    pub(crate) tag: String,
    /// Name of the language in itself, such as `Deutsch`.
    pub(crate) own_name: String,
    pub(crate) right_to_left: bool,
    messages: Vec<Message>,
}

impl Language {
    /// Returns the name of the binary file with the language's texts, such as `words-de.bin`.
    pub(crate) fn file(&self) -> String {
        format!("words-{}.bin", self.tag)
    }
}

impl Locales {
    /// Reads every `.ftl` file of a folder; the file's name is the language's tag.
    ///
    /// # Errors
    /// Returns every fault of the files. A message that a translation lacks is not a fault: see
    /// [`Locales::missing`].
    pub fn read(folder: &Path) -> Result<Locales, Vec<Fault>> {
        let unreadable = |language: &str, error: std::io::Error| {
            let what = CatalogueFault::Unreadable(error.to_string());
            vec![Fault::new(language, None, what)]
        };
        let mut texts = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| unreadable("*", error))? {
            let path = entry.map_err(|error| unreadable("*", error))?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let tag = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).map_err(|error| unreadable(&tag, error))?;
                texts.push((tag, text));
            }
        }
        let texts: Vec<_> = texts.iter().map(|(tag, text)| (tag.as_str(), text.as_str())).collect();
        Locales::from_texts(&texts)
    }

    /// Parses and checks the catalogues of all languages, each a language tag and its Fluent text.
    ///
    /// # Errors
    /// Returns every fault of the texts.
    pub fn from_texts(texts: &[(&str, &str)]) -> Result<Locales, Vec<Fault>> {
        let located = |fault: Fault| {
            let text = texts.iter().find(|(tag, _)| *tag == fault.language);
            fault.located_in(text.map_or("", |(_, text)| text))
        };
        Locales::checked(texts).map_err(|faults| faults.into_iter().map(located).collect())
    }

    /// Parses and checks the catalogues of all languages; the faults of messages have no lines yet.
    fn checked(texts: &[(&str, &str)]) -> Result<Locales, Vec<Fault>> {
        let mut texts = texts.to_vec();
        texts.sort_by_key(|(tag, _)| (*tag != ENGLISH, *tag));
        let mut faults = Vec::new();
        let mut languages = Vec::new();
        for (tag, text) in texts {
            match read_catalogue(tag, text) {
                Ok(messages) => languages.push(Language::new(tag, messages, &mut faults)),
                Err(more) => faults.extend(more),
            }
        }
        let english = languages.first().filter(|language| language.tag == ENGLISH);
        let Some(english) = english else {
            if faults.is_empty() {
                faults.push(Fault::new(ENGLISH, None, CatalogueFault::NoEnglish));
            }
            return Err(faults);
        };
        let signatures = match Signatures::from_english(&english.messages) {
            Ok(signatures) => signatures,
            Err(more) => {
                faults.extend(more);
                return Err(faults);
            }
        };
        faults.extend(
            languages
                .iter()
                .flat_map(|language| check_translation(&language.tag, &language.messages, &signatures)),
        );
        if faults.is_empty() { Ok(Locales { languages, signatures }) } else { Err(faults) }
    }

    /// Returns the tags of all languages, such as `de`; English comes first.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|language| language.tag.as_str())
    }

    /// Returns the text of the message `id` in a language, or in English if the language lacks the
    /// message.
    ///
    /// `None` if there is no such message, or its text has placeholders.
    pub fn words(&self, language: &str, id: &str) -> Option<&str> {
        let own = self.languages.iter().find(|known| known.tag == language);
        own.and_then(|own| own.words(id)).or_else(|| self.languages[0].words(id))
    }

    /// Returns the messages that translations lack, each a language tag and the message's name.
    ///
    /// English replaces them.
    pub fn missing(&self) -> Vec<(&str, &str)> {
        let mut missing = Vec::new();
        for language in &self.languages {
            for (id, _) in &self.signatures.messages {
                if !language.messages.iter().any(|message| message.id == *id) {
                    missing.push((language.tag.as_str(), id.as_str()));
                }
            }
        }
        missing
    }

    /// Returns the number of messages in the English catalogue.
    pub fn len(&self) -> usize {
        self.signatures.messages.len()
    }

    /// Whether the English catalogue has no message.
    pub fn is_empty(&self) -> bool {
        self.signatures.messages.is_empty()
    }

    /// Returns the generated Rust code with a function for each message, which is compiled into the
    /// page.
    pub fn rust_code(&self) -> String {
        rust_code(&self.languages, &self.languages[0].messages, &self.signatures)
    }

    /// Returns the binary file with the texts of each language, as file name and content; English
    /// comes first.
    ///
    /// A file includes the English text of messages that its language lacks, because the program
    /// itself contains only some English messages.
    ///
    /// # Errors
    /// If a message is too large for the binary format.
    pub fn language_files(&self) -> Result<Vec<(String, Vec<u8>)>, Fault> {
        let file = |language: &Language| match write_binary(
            &language.tag,
            &self.complete_messages(language),
            &self.signatures,
        ) {
            Ok(data) => Ok((language.file(), data)),
            Err((id, what)) => Err(Fault::new(&language.tag, Some(&id), what)),
        };
        self.languages.iter().map(file).collect()
    }

    /// Returns the messages of a language, with the English text of those that it lacks.
    fn complete_messages(&self, language: &Language) -> Vec<Message> {
        let lacks = |message: &&Message| !language.messages.iter().any(|own| own.id == message.id);
        let english = self.languages[0].messages.iter().filter(lacks).cloned();
        let lent = english.map(|message| Message { parts: in_any_plural(message.parts), ..message });
        language.messages.iter().cloned().chain(lent).collect()
    }
}

/// Changes the plural forms in an English message so that a language with other plural forms can
/// show it.
///
/// The variant for the form `one` becomes a variant for the exact number 1, and the variant for
/// `other` serves all other numbers. Otherwise a language with the same form for 1 and 21 would
/// show the English text for 1 with 21.
fn in_any_plural(parts: Vec<TextPart>) -> Vec<TextPart> {
    let exact = |mut variant: Variant| {
        if variant.key == SelectorKey::Name("one".to_owned()) {
            variant.key = SelectorKey::Number(1);
        }
        Variant { parts: in_any_plural(variant.parts), ..variant }
    };
    let part = |part| match part {
        TextPart::Select { argument, variants } => {
            TextPart::Select { argument, variants: variants.into_iter().map(exact).collect() }
        }
        part => part,
    };
    parts.into_iter().map(part).collect()
}

impl Locales {
    /// Returns the names of all messages, such as `new-game`, in the order of the English
    /// catalogue.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.signatures.messages.iter().map(|(id, _)| id.as_str())
    }

    /// Returns the binary file with those English messages that are part of the program, as file
    /// name and content.
    ///
    /// `is_held` is true for the names of these messages.
    ///
    /// # Errors
    /// If a message is too large for the binary format.
    pub fn start_file(&self, is_held: impl Fn(&str) -> bool) -> Result<(String, Vec<u8>), Fault> {
        let english = &self.languages[0];
        let held = english.messages.iter().filter(|message| is_held(&message.id));
        let held: Vec<Message> = held.cloned().collect();
        let fault = |(id, what): (String, CatalogueFault)| Fault::new(&english.tag, Some(&id), what);
        Ok((
            "words-start.bin".to_owned(),
            write_binary(&english.tag, &held, &self.signatures).map_err(fault)?,
        ))
    }
}

impl Language {
    /// Returns the text of the message `id`; `None` if the language lacks it or it has
    /// placeholders.
    fn words(&self, id: &str) -> Option<&str> {
        match self.messages.iter().find(|message| message.id == id)?.parts.as_slice() {
            [TextPart::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Creates a language from its messages. Appends to `faults` if the messages with its tag, its
    /// own name or its direction of writing are missing or wrong.
    fn new(tag: &str, messages: Vec<Message>, faults: &mut Vec<Fault>) -> Language {
        let word = |id: &str| {
            let message = messages.iter().find(|message| message.id == id)?;
            match message.parts.as_slice() {
                [TextPart::Text(text)] => Some(text.clone()),
                _ => None,
            }
        };
        let mut fault = |name: &'static str| {
            faults.push(Fault::new(tag, Some(name), CatalogueFault::Metadata(name)));
        };
        if word("language-tag").as_deref() != Some(tag) {
            fault("language-tag");
        }
        let own_name = word("language-name").unwrap_or_else(|| {
            fault("language-name");
            String::new()
        });
        let direction = word("text-direction");
        if !matches!(direction.as_deref(), Some("ltr" | "rtl")) {
            fault("text-direction");
        }
        let right_to_left = direction.as_deref() == Some("rtl");
        Language { tag: tag.to_owned(), own_name, right_to_left, messages }
    }
}

/// Reads the Fluent files in the folder `locales`, writes the binary file of every language into
/// the folder `into`, and returns the paths.
///
/// # Errors
/// The faults of the Fluent files, or the reason why a file cannot be written.
pub fn write_catalogues(locales: &Path, into: &Path) -> Result<Vec<PathBuf>, String> {
    let lines = |faults: Vec<Fault>| faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n");
    let locales = Locales::read(locales).map_err(lines)?;
    let files = locales.language_files().map_err(|fault| fault.to_string())?;
    fs::create_dir_all(into).map_err(|error| format!("{}: {error}", into.display()))?;
    let mut written = Vec::new();
    for (name, data) in files {
        let path = into.join(name);
        fs::write(&path, data).map_err(|error| format!("{}: {error}", path.display()))?;
        written.push(path);
    }
    Ok(written)
}
