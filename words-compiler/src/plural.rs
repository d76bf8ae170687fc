//! Plural forms of languages, from the Unicode locale data (CLDR).

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// All plural forms that a language can have, in the order of their numbers in the binary format.
pub(crate) const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns the plural forms, such as `one` and `other`, that a language has for cardinal numbers;
/// `None` if CLDR does not know the language.
pub(crate) fn plural_forms(tag: &str) -> Option<Vec<&'static str>> {
    let locale: Locale = tag.parse().ok()?;
    let rules = PluralRules::try_new_cardinal((&locale).into()).ok()?;
    Some(rules.categories().map(name).collect())
}

/// Returns the plural forms that a language has for whole numbers up to 10,000, and `other`; empty
/// if CLDR does not know the language.
///
/// Larger numbers do not occur on the page. Spanish and French, for example, have a plural form of
/// their own for a million.
pub(crate) fn common_plural_forms(tag: &str) -> Vec<&'static str> {
    let Ok(locale) = tag.parse::<Locale>() else { return Vec::new() };
    let Ok(rules) = PluralRules::try_new_cardinal((&locale).into()) else { return Vec::new() };
    let mut forms: Vec<&'static str> =
        (0..=10_000_u32).map(|number| name(rules.category_for(number))).chain(["other"]).collect();
    forms.sort_unstable();
    forms.dedup();
    forms
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
