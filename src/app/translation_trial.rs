//! The trial of a translation: a translator shows a translation file on the page. The page does not
//! save the translation.

use crate::app::effect::BackgroundEffect;
use crate::app::update::Update;
use crate::words::Language;

/// What the page knows about the translation that a translator tries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TranslationTrial {
    /// Whether a file is being checked.
    pub is_checking: bool,
    /// The translation that the page shows; `None` if the page shows one of the app's own
    /// languages.
    pub shown: Option<ShownTranslation>,
    /// Faults of the file that was chosen last: the line number, and a text in English. The page
    /// does not show a file with faults.
    pub faults: Vec<(u64, String)>,
}

/// A translation that the page shows because a translator tries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTranslation {
    /// The language's own name, such as `Deutsch`.
    pub language: String,
    /// Names of the texts that the translation lacks. The page shows these texts in English.
    pub missing: Vec<String>,
    /// The language to which the page returns when the trial ends.
    pub page_language: Language,
}

impl TranslationTrial {
    /// Ends the trial. If the page shows the translation, returns the page to the previous
    /// language.
    pub(in crate::app) fn end(&mut self) -> Update {
        let was_shown = std::mem::take(self).shown.is_some();
        if was_shown { Update::effect(BackgroundEffect::EndTranslation) } else { Update::none() }
    }
}
