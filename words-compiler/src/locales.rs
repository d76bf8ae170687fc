//! The catalogues of a folder: reads and checks them, and returns the code and data made of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::binary::write_binary;
use crate::check::check_translation;
use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, SelectorKey, TextPart, Variant};
use crate::read::read_catalogue;
use crate::rust::rust_code;
use crate::signature::Signatures;

const ENGLISH: &str = "en";

/// The catalogues of messages in all languages, checked.
pub struct Locales {
    languages: Vec<Language>,
    signatures: Signatures,
}

/// A language with its messages, its own name and its direction of writing.
pub(crate) struct Language {
    pub(crate) tag: String,
    pub(crate) own_name: String,
    pub(crate) right_to_left: bool,
    messages: Vec<Message>,
}

impl Language {
    /// Returns the name of the file with the language's data.
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
            vec![Fault { language: language.to_owned(), message: None, what }]
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

    /// Reads the catalogues from texts: each language's tag and its Fluent text.
    ///
    /// # Errors
    /// Returns every fault of the texts.
    pub fn from_texts(texts: &[(&str, &str)]) -> Result<Locales, Vec<Fault>> {
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
                faults.push(Fault {
                    language: ENGLISH.to_owned(),
                    message: None,
                    what: CatalogueFault::NoEnglish,
                });
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

    /// Returns the tags of all languages, English first.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|language| language.tag.as_str())
    }

    /// Returns the text of a message without placeholders in a language, or in English if the
    /// language lacks the message.
    ///
    /// `None` if there is no such message, or it has placeholders.
    pub fn words(&self, language: &str, id: &str) -> Option<&str> {
        let own = self.languages.iter().find(|known| known.tag == language);
        own.and_then(|own| own.words(id)).or_else(|| self.languages[0].words(id))
    }

    /// Returns the messages that translations lack: the language's tag and the message's name.
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

    /// Returns the number of messages.
    pub fn len(&self) -> usize {
        self.signatures.messages.len()
    }

    /// Whether there is no message at all.
    pub fn is_empty(&self) -> bool {
        self.signatures.messages.is_empty()
    }

    /// Returns the Rust code of all messages, which the page is compiled with.
    pub fn rust_code(&self) -> String {
        rust_code(&self.languages, &self.languages[0].messages, &self.signatures)
    }

    /// Returns the name and the data of each language's file, English first.
    ///
    /// Messages that a language lacks are included in English, since the program itself contains
    /// only some English messages.
    ///
    /// # Errors
    /// If a message is too large for the format.
    pub fn language_files(&self) -> Result<Vec<(String, Vec<u8>)>, Fault> {
        let file = |language: &Language| match write_binary(
            &language.tag,
            &self.complete_messages(language),
            &self.signatures,
        ) {
            Ok(data) => Ok((language.file(), data)),
            Err((id, what)) => Err(Fault { language: language.tag.clone(), message: Some(id), what }),
        };
        self.languages.iter().map(file).collect()
    }

    /// Returns the messages of a language, and in English the messages that it lacks.
    fn complete_messages(&self, language: &Language) -> Vec<Message> {
        let lacks = |message: &&Message| !language.messages.iter().any(|own| own.id == message.id);
        let english = self.languages[0].messages.iter().filter(lacks).cloned();
        let lent = english.map(|message| Message { parts: in_any_plural(message.parts), ..message });
        language.messages.iter().cloned().chain(lent).collect()
    }
}

/// Makes English text fit for a language with other plural forms.
///
/// The form for one becomes that of the exact number 1, and the other form is for all other
/// numbers. Otherwise 21 would be “1 move” in a language with one form for 1 and 21.
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
    /// Returns the names of all messages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.signatures.messages.iter().map(|(id, _)| id.as_str())
    }

    /// Returns the name and the data of the file with those English messages that are part of the
    /// program.
    ///
    /// `is_held` is true for the names of these messages.
    ///
    /// # Errors
    /// If a message is too large for the format.
    pub fn start_file(&self, is_held: impl Fn(&str) -> bool) -> Result<(String, Vec<u8>), Fault> {
        let english = &self.languages[0];
        let held = english.messages.iter().filter(|message| is_held(&message.id));
        let held: Vec<Message> = held.cloned().collect();
        let fault = |(id, what)| Fault { language: english.tag.clone(), message: Some(id), what };
        Ok((
            "words-start.bin".to_owned(),
            write_binary(&english.tag, &held, &self.signatures).map_err(fault)?,
        ))
    }
}

impl Language {
    /// Returns the text of a message without placeholders; `None` for other messages.
    fn words(&self, id: &str) -> Option<&str> {
        match self.messages.iter().find(|message| message.id == id)?.parts.as_slice() {
            [TextPart::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Returns a language; appends to `faults` if its tag, name or direction of writing is missing
    /// or wrong.
    fn new(tag: &str, messages: Vec<Message>, faults: &mut Vec<Fault>) -> Language {
        let word = |id: &str| {
            let message = messages.iter().find(|message| message.id == id)?;
            match message.parts.as_slice() {
                [TextPart::Text(text)] => Some(text.clone()),
                _ => None,
            }
        };
        let mut fault = |name: &'static str| {
            faults.push(Fault {
                language: tag.to_owned(),
                message: None,
                what: CatalogueFault::Metadata(name),
            });
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

/// Writes the data file of every language into a folder, and returns the paths.
///
/// # Errors
/// The faults of the catalogues in `locales`, or the reason why a file cannot be written.
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
