//! A backup whose games do not stand in lines of their own, brought into lines. It has to be read as a whole, and that
//! takes seconds where it is long: a worker does it.

use crate::browser::web::{field, object, set_field};
use js_sys::{Array, JSON, JsString, Map, Object};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, FileReaderSync};

/// The field that tells a backup, and holds its version.
pub(crate) const MARK: &str = "tabiya";
/// The field with the games; those of a file of version 3 stand in the lines after it.
pub(crate) const EACH: &str = "each";
/// The field with the journals of the club; since version 4 a line after the games holds one of them.
const CLUB: &str = "club";

#[wasm_bindgen]
extern "C" {
    // The text stays JavaScript's: it may be longer than the memory here.
    type Reader;
    #[wasm_bindgen(method, catch, js_name = readAsText)]
    fn read(this: &Reader, file: &Blob) -> Result<JsString, JsValue>;
    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn parse(text: &JsString) -> Result<JsValue, JsValue>;
}

/// The same backup with a line for each game, of the version that it was; `None` for what is no backup. For a worker alone.
pub fn in_lines(file: &Blob) -> Option<Blob> {
    let reader = FileReaderSync::new().ok()?;
    let file = parse(&reader.unchecked_ref::<Reader>().read(file).ok()?).ok()?;
    let head = Object::new();
    for name in [MARK, "state", "damaged"] {
        // A field that is not there is left out.
        set_field(&head, name, &field(&file, name));
    }
    let head = String::from(JSON::stringify(&head).ok()?);
    let head = format!("{},\"{EACH}\":[", head.strip_suffix('}')?);
    let parts = Array::of1(&head.into());
    for (number, line) in games(&file).concat(&journals(&file)).iter().enumerate() {
        parts.push(&if number == 0 { "\n" } else { ",\n" }.into());
        parts.push(&JSON::stringify(&line).ok()?.into());
    }
    parts.push(&"\n]}\n".into());
    Blob::new_with_str_sequence(&parts).ok()
}

/// Each game as one value, with how it began and what happened in it.
fn games(file: &JsValue) -> Array {
    let by_name = Map::new();
    let all = Array::new();
    let of = |record: &JsValue| {
        let name = field(record, "game");
        let known = by_name.get(&name);
        if known.is_object() {
            return known;
        }
        let game = object([("entries", Array::new().into())]);
        by_name.set(&name, &game);
        all.push(&game);
        game.into()
    };
    for begun in list(file, "games") {
        let game = of(&begun);
        // One that is there twice comes once.
        if !field(&game, "begun").is_object() {
            set_field(&game, "begun", &begun);
        }
    }
    for entry in list(file, "entries") {
        field(&of(&entry), "entries").unchecked_into::<Array>().push(&entry);
    }
    all.concat(&list(file, EACH))
}

/// Each journal of the club as one value. The page of a crash wrote them all in one list until files had lines.
fn journals(file: &JsValue) -> Array {
    let by_name = Map::new();
    let all = Array::new();
    for record in list(file, CLUB) {
        let name = field(&record, "game");
        if !by_name.has(&name) {
            let records = Array::new();
            by_name.set(&name, &records);
            all.push(&object([(CLUB, records.into())]));
        }
        by_name.get(&name).unchecked_into::<Array>().push(&record);
    }
    all
}

fn list(file: &JsValue, name: &str) -> Array {
    field(file, name).dyn_into().unwrap_or_default()
}
