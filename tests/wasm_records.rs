//! Records that earlier versions of the app saved (the setups and events of games, and the app's
//! state) can be read from JavaScript values. A record that is written and read again stays equal.
//! Run by `cargo xtask test --only wasm`.

#![cfg(target_family = "wasm")]

use js_sys::{Array, JSON, Object};
use tabiya::app::records::Record;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Backups with old records: of version 1 and, in `version-0.json`, of the oldest format, which has
/// no version number.
const BACKUPS: [&str; 3] = [
    include_str!("golden/v1/games.json"),
    include_str!("golden/v1/aside.json"),
    include_str!("golden/v1/version-0.json"),
];

/// All records of [`BACKUPS`].
fn records() -> Vec<JsValue> {
    let backups = BACKUPS.map(|text| JSON::parse(text).expect("JSON"));
    let stores = backups.iter().flat_map(|backup| Object::values(backup.unchecked_ref()).to_vec());
    stores.filter(Array::is_array).flat_map(|store| Array::from(&store).to_vec()).collect()
}

fn record(from: &JsValue) -> Option<Record> {
    serde_wasm_bindgen::from_value(from.clone()).ok()
}

#[wasm_bindgen_test]
fn every_old_record_is_read() {
    let records = records();
    assert!(records.len() > 100, "{}", records.len());
    for value in records {
        assert!(record(&value).is_some(), "{:?}", JSON::stringify(&value));
    }
}

#[wasm_bindgen_test]
fn what_was_written_is_read() {
    for value in records() {
        let first = record(&value);
        assert_eq!(record(&serde_wasm_bindgen::to_value(&first).expect("a value")), first);
    }
}
