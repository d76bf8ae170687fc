//! Converts backup files of earlier versions to the form with one line per game. A worker does
//! this, because it must read the file as a whole, which may take seconds.

use crate::browser::web::{js_field, js_object, set_js_field};
use js_sys::{Array, JSON, JsString, Map, Object};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, FileReaderSync};

/// The field with the version of the backup. All backups have this field.
pub(crate) const VERSION_FIELD: &str = "tabiya";
/// The field with the games. Since version 3, each game has its own line in this field.
pub(crate) const GAMES_FIELD: &str = "each";
/// The field with the records of club journals. (A club journal has the saved changes of a
/// tournament, of the player profiles, or of the notes on a game.) In the line of a journal, the
/// field has the records of this journal. Before version 4, the whole file has one such field, with
/// the records of all journals.
const CLUB_FIELD: &str = "club";

#[wasm_bindgen]
extern "C" {
    // The text of a file must stay a JavaScript string, because it may be longer than the memory of
    // WebAssembly.
    /// A synchronous file reader whose result stays a JavaScript string.
    type JsonReader;
    /// Reads a whole file as a JavaScript string, synchronously.
    #[wasm_bindgen(method, catch, js_name = readAsText)]
    fn read(this: &JsonReader, file: &Blob) -> Result<JsString, JsValue>;
    /// Calls JavaScript's `JSON.parse`. `Err` contains the exception.
    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn parse(text: &JsString) -> Result<JsValue, JsValue>;
}

/// Converts a backup file of an earlier version of the app to the form with one line per game.
/// Keeps the version number. `None` if the file cannot be read, or is not JSON. Works only in a web
/// worker.
pub fn to_lines(file: &Blob) -> Option<Blob> {
    let reader = FileReaderSync::new().ok()?;
    let file = parse(&reader.unchecked_ref::<JsonReader>().read(file).ok()?).ok()?;
    let head = Object::new();
    for name in [VERSION_FIELD, "state", "damaged"] {
        // A missing field is `undefined`, and `JSON.stringify` leaves it out.
        set_js_field(&head, name, &js_field(&file, name));
    }
    let head = String::from(JSON::stringify(&head).ok()?);
    let head = format!("{},\"{GAMES_FIELD}\":[", head.strip_suffix('}')?);
    let parts = Array::of1(&head.into());
    for (number, line) in games(&file).concat(&journals(&file)).iter().enumerate() {
        parts.push(&if number == 0 { "\n" } else { ",\n" }.into());
        parts.push(&JSON::stringify(&line).ok()?.into());
    }
    parts.push(&"\n]}\n".into());
    Blob::new_with_str_sequence(&parts).ok()
}

/// Returns the games of a parsed backup file, each as one object with its setup and its journal
/// entries. In files of earlier versions, setups and entries are in two separate lists.
fn games(file: &JsValue) -> Array {
    let by_name = Map::new();
    let all = Array::new();
    let of = |record: &JsValue| {
        let name = js_field(record, "game");
        let known = by_name.get(&name);
        if known.is_object() {
            return known;
        }
        let game = js_object([("entries", Array::new().into())]);
        by_name.set(&name, &game);
        all.push(&game);
        game.into()
    };
    for begun in list(file, "games") {
        let game = of(&begun);
        // If a game has several setups, the first setup is kept.
        if !js_field(&game, "begun").is_object() {
            set_js_field(&game, "begun", &begun);
        }
    }
    for entry in list(file, "entries") {
        js_field(&of(&entry), "entries").unchecked_into::<Array>().push(&entry);
    }
    all.concat(&list(file, GAMES_FIELD))
}

/// Returns the club journals of a parsed backup file, each as one object with its records. In files
/// of earlier versions, the records of all journals are in one list.
fn journals(file: &JsValue) -> Array {
    let by_name = Map::new();
    let all = Array::new();
    for record in list(file, CLUB_FIELD) {
        let name = js_field(&record, "game");
        if !by_name.has(&name) {
            let records = Array::new();
            by_name.set(&name, &records);
            all.push(&js_object([(CLUB_FIELD, records.into())]));
        }
        by_name.get(&name).unchecked_into::<Array>().push(&record);
    }
    all
}

/// Returns the list field `name` of a parsed backup file; empty if the field is missing.
fn list(file: &JsValue, name: &str) -> Array {
    js_field(file, name).dyn_into().unwrap_or_default()
}
