//! Plural forms of languages, from the Unicode locale data (CLDR).

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// All plural forms that a language can have, in the order of their numbers in the binary format.
pub(crate) const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns the plural forms, such as `one` and `other`, that a language has for whole numbers;
/// `None` if CLDR does not know the language.
pub(crate) fn plural_forms(tag: &str) -> Option<Vec<&'static str>> {
    let locale: Locale = tag.parse().ok()?;
    let rules = PluralRules::try_new_cardinal((&locale).into()).ok()?;
    Some(rules.categories().map(name).collect())
}

/// Returns the CLDR name of a plural form, such as `few`.
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
