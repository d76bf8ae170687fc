//! All catalogues of translations in a folder: reads and checks them, and returns the Rust code and
//! the binary data for the page.

use std::fs;
use std::path::{Path, PathBuf};

use crate::binary::write_binary;
use crate::check::check_translation;
use crate::fault::{CatalogueFault, Fault};
use crate::language::Language;
use crate::message::{Message, plain_text, with_english};
use crate::plural::PluralForms;
use crate::read::read_catalogue;
use crate::rust::rust_code;
use crate::signature::Signatures;

/// Tag of English, from which all other languages are translated.
const ENGLISH: &str = "en";

/// Translated texts of the page in all languages, read from Fluent files and checked.
pub struct Locales {
    /// Languages, English first.
    languages: Vec<Language>,
    /// Arguments of the English messages.
    signatures: Signatures,
}

impl Language {
    /// Returns the name of the binary file with the language's texts, such as `words-de.bin`.
    pub(crate) fn file(&self) -> String {
        format!("words-{}.bin", self.tag)
    }

    /// Returns the text of the message `id`; `None` if the language lacks the message or the text
    /// has placeholders.
    fn text(&self, id: &str) -> Option<&str> {
        plain_text(&self.messages, id)
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

    /// Parses and checks the catalogues of all languages. An item of `texts` is a language tag and
    /// a Fluent text.
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

    /// Does what [`Locales::from_texts`] does, but the faults of messages have no line numbers.
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
        for Language { tag, messages, .. } in &languages {
            match PluralForms::from_cldr(tag) {
                Some(forms) => faults.extend(check_translation(tag, messages, &signatures, &forms)),
                None => faults.push(Fault::new(tag, None, CatalogueFault::UnknownLanguage)),
            }
        }
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
    pub fn text(&self, language: &str, id: &str) -> Option<&str> {
        let own = self.languages.iter().find(|known| known.tag == language);
        own.and_then(|own| own.text(id)).or_else(|| self.languages[0].text(id))
    }

    /// Returns the language tag and the message name of every message that a translation lacks.
    ///
    /// The page shows the English texts of these messages.
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

    /// Returns generated Rust code with a function for each message. The code is compiled into the
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
            &with_english(&language.messages, &self.languages[0].messages),
            &self.signatures,
        ) {
            Ok(data) => Ok((language.file(), data)),
            Err((id, what)) => Err(Fault::new(&language.tag, Some(&id), what)),
        };
        self.languages.iter().map(file).collect()
    }

    /// Returns the names of all messages, such as `new-game`, in the order of the English
    /// catalogue.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.signatures.messages.iter().map(|(id, _)| id.as_str())
    }

    /// Returns the binary file with the English messages that are part of the program, as file name
    /// and content.
    ///
    /// `is_held` tells whether the message with a given name is part of the program.
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

/// Reads the Fluent files in the folder `locales`, writes a binary file for every language into the
/// folder `into`, and returns the paths of the written files.
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
