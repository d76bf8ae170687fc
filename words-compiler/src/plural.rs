//! Plural forms of a language.

#[cfg(feature = "cldr")]
use icu_locale_core::Locale;
#[cfg(feature = "cldr")]
use icu_plurals::{PluralCategory, PluralRules};

use crate::message::OTHER;

/// All plural forms that a language can have. The binary format contains indices into this array.
pub(crate) const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Plural forms that a language has for cardinal numbers, such as `one` and `other`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PluralForms {
    /// All forms of the language.
    pub(crate) all: Vec<&'static str>,
    /// Forms of the numbers from 0 to 10,000, and `other`. A translation must have these forms. The
    /// page shows no larger numbers, so the form of Spanish and French for a million is optional.
    pub(crate) common: Vec<&'static str>,
}

impl PluralForms {
    /// Creates the plural forms of a language from the CLDR names of all its forms, and from
    /// `form_of`, which returns the name of the form that a number takes.
    pub fn new<T: AsRef<str>>(all: impl IntoIterator<Item = T>, form_of: impl Fn(u32) -> T) -> PluralForms {
        let all: Vec<T> = all.into_iter().collect();
        let mut common = vec![OTHER];
        for form in (0..=10_000).map(form_of) {
            if !common.contains(&form.as_ref()) {
                common.extend(FORMS.into_iter().find(|known| *known == form.as_ref()));
            }
        }
        let is_named = |form: &&str| all.iter().any(|name| name.as_ref() == *form);
        PluralForms {
            all: FORMS.into_iter().filter(is_named).collect(),
            common: FORMS.into_iter().filter(|form| common.contains(form)).collect(),
        }
    }

    /// Returns the plural forms for an unknown language. A translation may have any form, and must
    /// have the form `other`.
    pub fn unknown() -> PluralForms {
        PluralForms::new(FORMS, |_| OTHER)
    }

    /// Returns the plural forms of a language from CLDR; `None` if CLDR does not know the language.
    #[cfg(feature = "cldr")]
    pub(crate) fn from_cldr(tag: &str) -> Option<PluralForms> {
        let locale: Locale = tag.parse().ok()?;
        let rules = PluralRules::try_new_cardinal((&locale).into()).ok()?;
        Some(PluralForms::new(rules.categories().map(name), |number| name(rules.category_for(number))))
    }
}

/// Returns the CLDR name of a plural form, such as `few`.
#[cfg(feature = "cldr")]
fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}
