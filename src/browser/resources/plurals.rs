//! Which plural form a number takes, as the browser knows it.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Intl::PluralRules;
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

use crate::words::{Language, PluralForm, PluralRule};

/// Asks `Intl.PluralRules`, whose rules for a language are made when they are first needed.
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
        // Beyond 2⁵³ a JavaScript number is not exact; nothing here is counted as far.
        let form = String::from(made[index].1.select(number as f64));
        PluralForm::from_name(&form).unwrap_or(PluralForm::Other)
    })
}
