//! Implements [`RawRecord`] for JavaScript values, so that code without access to the browser can
//! handle database records.

use crate::app::storage::{GameId, RawRecord};
use crate::browser::web::{js_field, set_js_field};
use js_sys::{Array, JSON, Object};
use wasm_bindgen::prelude::*;

/// Whether two JavaScript values have equal content; the order of fields does not matter. A field
/// with the value `undefined` counts as missing.
fn is_same_value(one: &JsValue, other: &JsValue) -> bool {
    let (Some(one_object), Some(other_object)) = (one.dyn_ref::<Object>(), other.dyn_ref::<Object>()) else {
        return one == other;
    };
    if Array::is_array(one) != Array::is_array(other) {
        return false;
    }
    let names = |of: &Object| Object::keys(of).iter().filter_map(|name| name.as_string()).collect();
    let names: [Vec<String>; 2] = [names(one_object), names(other_object)];
    names.iter().flatten().all(|name| is_same_value(&js_field(one, name), &js_field(other, name)))
}

/// Converts a database record to JSON text. Returns an empty text if the record cannot be
/// converted.
pub(crate) fn to_json(value: &JsValue) -> String {
    JSON::stringify(value).map(String::from).unwrap_or_default()
}

impl RawRecord for JsValue {
    /// Returns the field `name` of this database record as a number; `None` if the field is missing
    /// or not a number.
    fn number_field(&self, name: &str) -> Option<f64> {
        js_field(self, name).as_f64()
    }

    /// Whether two database records have equal content.
    fn is_same(&self, other: &JsValue) -> bool {
        // Usually the same code wrote both records, with the fields in the same order. Then the
        // faster comparison of the JSON texts suffices.
        to_json(self) == to_json(other) || is_same_value(self, other)
    }

    /// Returns a copy of this database record with the game id `game`.
    fn with_game(&self, game: GameId) -> JsValue {
        let copy = Object::assign(&Object::new(), self.unchecked_ref());
        set_js_field(&copy, "game", &JsValue::from_f64(game.0 as f64));
        copy.into()
    }
}
