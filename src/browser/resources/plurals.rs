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
            let tags = Array::of1(&JsValue::from_str(language.tag()));
            made.push((language, PluralRules::new(&tags, &Object::new())));
            made.len() - 1
        });
        // Above 2⁵³ a JavaScript number is not exact; no count here gets that large.
        let form = String::from(made[index].1.select(number as f64));
        PluralForm::from_name(&form).unwrap_or(PluralForm::Other)
    })
}
