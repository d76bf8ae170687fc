//! Looks up plural forms of numbers with the browser's `Intl`.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Intl::PluralRules;
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

use crate::words::{Language, PluralForm, PluralRule};

/// Returns a function that looks up the plural form of a number, such as "one" or "few", with the
/// browser's `Intl.PluralRules`.
pub(crate) fn plurals() -> PluralRule {
    let made: RefCell<Vec<(Language, PluralRules)>> = RefCell::default();
    Rc::new(move |language, number| {
        let mut made = made.borrow_mut();
        let known = made.iter().position(|(of, _)| *of == language);
        let index = known.unwrap_or_else(|| {
            made.push((language, rules(language.tag())));
            made.len() - 1
        });
        form(&made[index].1, number)
    })
}

/// Returns a function that looks up the plural form of a number in the language with this tag. The
/// function ignores its language argument. Used for a language that the app does not have.
pub(crate) fn plurals_of(tag: &str) -> PluralRule {
    let rules = rules(tag);
    Rc::new(move |_, number| form(&rules, number))
}

/// Returns the browser's plural rules of the language with this tag.
fn rules(tag: &str) -> PluralRules {
    PluralRules::new(&Array::of1(&JsValue::from_str(tag)), &Object::new())
}

/// Returns the plural form that a number takes by these rules.
fn form(rules: &PluralRules, number: u64) -> PluralForm {
    // Above 2⁵³, a JavaScript number is not exact. Counts in the app are never so large.
    let form = String::from(rules.select(number as f64));
    PluralForm::from_name(&form).unwrap_or(PluralForm::Other)
}
