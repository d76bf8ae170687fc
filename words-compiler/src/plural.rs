//! Plural forms of a language.

#[cfg(feature = "cldr")]
use icu_locale_core::Locale;
#[cfg(feature = "cldr")]
use icu_plurals::{PluralCategory, PluralRules};

/// All plural forms that a language can have, in the order of their numbers in the binary format.
pub(crate) const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Plural forms that a language has for whole numbers, such as `one` and `other`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PluralForms {
    /// All forms of the language.
    pub(crate) all: Vec<&'static str>,
    /// Forms of numbers up to 10,000, which a translation must have. Larger ones do not occur on
    /// the page; Spanish and French have a form of their own for a million.
    pub(crate) common: Vec<&'static str>,
}

impl PluralForms {
    /// Creates the plural forms of a language from the names of all its forms and of those that
    /// numbers up to 10,000 take. Drops names that CLDR does not have.
    pub fn new<T: AsRef<str>>(
        all: impl IntoIterator<Item = T>,
        common: impl IntoIterator<Item = T>,
    ) -> PluralForms {
        PluralForms { all: known(all), common: known(common) }
    }

    /// Returns the plural forms of a language about which nothing is known: any form can occur, and
    /// only `other` must.
    pub fn unknown() -> PluralForms {
        PluralForms::new(FORMS, ["other"])
    }

    /// Returns the plural forms of a language from CLDR; `None` if CLDR does not know it.
    #[cfg(feature = "cldr")]
    pub(crate) fn from_cldr(tag: &str) -> Option<PluralForms> {
        let locale: Locale = tag.parse().ok()?;
        let rules = PluralRules::try_new_cardinal((&locale).into()).ok()?;
        let all = rules.categories().map(name);
        let common = (0..=10_000_u32).map(|number| name(rules.category_for(number))).chain(["other"]);
        Some(PluralForms::new(all, common.collect::<std::collections::BTreeSet<_>>()))
    }
}

/// Returns the names among `names` that CLDR has, in the order of [`FORMS`].
fn known<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> Vec<&'static str> {
    let names: Vec<T> = names.into_iter().collect();
    FORMS.into_iter().filter(|form| names.iter().any(|name| name.as_ref() == *form)).collect()
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
