//! Style that comes with code that is loaded on demand.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = CSSStyleSheet)]
    type Sheet;
    #[wasm_bindgen(constructor, catch, js_class = "CSSStyleSheet")]
    fn new() -> Result<Sheet, JsValue>;
    #[wasm_bindgen(method, catch, js_name = replaceSync)]
    fn replace(this: &Sheet, text: &str) -> Result<(), JsValue>;
}

/// The page looks so from now on, too. A browser that knows no sheets without an element shows what it is for all the same,
/// plainly.
pub fn adopt_style(text: &str) {
    const ADOPTED: &str = "adoptedStyleSheets";
    let adopt = || -> Result<(), JsValue> {
        let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
        let sheet = Sheet::new()?;
        sheet.replace(text)?;
        let before = Reflect::get(&document, &ADOPTED.into())?.dyn_into::<Array>()?;
        Reflect::set(&document, &ADOPTED.into(), &before.concat(&Array::of1(&sheet))).map(drop)
    };
    let _ = adopt();
}
