//! Plural forms of languages, by CLDR.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// All plural forms, in the order of their numbers in the data.
pub(crate) const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns the plural forms that a language has for whole numbers; `None` if CLDR does not know
/// the language.
pub(crate) fn plural_forms(tag: &str) -> Option<Vec<&'static str>> {
    let locale: Locale = tag.parse().ok()?;
    let rules = PluralRules::try_new_cardinal((&locale).into()).ok()?;
    Some(rules.categories().map(name).collect())
}

/// Returns the CLDR name of a plural form.
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
