//! Asks something of the browser that may not be there, or may throw when it is asked for or used. The bindings at hand
//! take for granted that it does not.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;

/// The property of that name, if it is there and is an object.
pub(crate) fn part(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(JsValue::is_object)
}

/// A new one of the class of that name, which is made of nothing; `None` if there is no such class or none can be made.
pub(crate) fn made(of: &JsValue, class: &str) -> Option<JsValue> {
    let class: Function = Reflect::get(of, &class.into()).ok()?.dyn_into().ok()?;
    Reflect::construct(&class, &Array::new()).ok()
}

/// Calls the method of that name; `None` if there is none or it throws.
pub(crate) fn call(of: &JsValue, method: &str, with: &Array) -> Option<JsValue> {
    let method: Function = Reflect::get(of, &method.into()).ok()?.dyn_into().ok()?;
    Reflect::apply(&method, of, with).ok()
}
