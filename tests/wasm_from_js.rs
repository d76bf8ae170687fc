//! The reader of JavaScript's values reads what another reader reads, and nothing else. Run with
//! `cargo xtask test --only wasm`.

#![cfg(target_family = "wasm")]

use js_sys::{Array, JSON, Object, Reflect};
use tabiya::app::records::Record;
use tabiya::browser::from_js;
use tabiya::game::Verdict;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Backups of earlier versions.
const BACKUPS: [&str; 3] = [
    include_str!("golden/v1/games.json"),
    include_str!("golden/v1/aside.json"),
    include_str!("golden/v1/version-0.json"),
];

/// Every record of these backups.
fn records() -> Vec<JsValue> {
    let backups = BACKUPS.map(|text| JSON::parse(text).expect("JSON"));
    let stores = backups.iter().flat_map(|backup| Object::values(backup.unchecked_ref()).to_vec());
    stores.filter(Array::is_array).flat_map(|store| Array::from(&store).to_vec()).collect()
}

fn record(from: &JsValue) -> Option<Record> {
    from_js::read(from.clone()).ok()
}

fn assert_read_alike(value: &JsValue) {
    let other: Option<Record> = serde_wasm_bindgen::from_value(value.clone()).ok();
    assert_eq!(record(value), other, "{:?}", JSON::stringify(value));
}

#[wasm_bindgen_test]
fn every_old_record_is_read() {
    let records = records();
    assert!(records.len() > 100, "{}", records.len());
    for value in records {
        assert!(record(&value).is_some(), "{:?}", JSON::stringify(&value));
        assert_read_alike(&value);
    }
}

#[wasm_bindgen_test]
fn what_was_written_is_read() {
    for value in records() {
        let first = record(&value);
        assert_eq!(record(&serde_wasm_bindgen::to_value(&first).expect("a value")), first);
    }
}

/// Puts other values where one is, one after the other, as deep as there are any.
fn damage(root: &JsValue, at: &JsValue, strange: &[JsValue]) {
    for key in Object::keys(at.unchecked_ref::<Object>()) {
        let good = Reflect::get(at, &key).expect("a field");
        for bad in strange {
            Reflect::set(at, &key, bad).expect("a field");
            assert_read_alike(root);
        }
        Reflect::set(at, &key, &good).expect("a field");
        if good.is_object() {
            damage(root, &good, strange);
        }
    }
}

#[wasm_bindgen_test]
fn what_is_damaged_is_refused() {
    let values =
        ["null", "true", "-1", "0.5", "1e17", "4294967296", "\"\"", "\"White\"", "[]", "{}", "{\"a\":1}"];
    let strange: Vec<JsValue> = values.iter().map(|text| JSON::parse(text).expect("JSON")).collect();
    for value in records().into_iter().step_by(7) {
        damage(&value, &value, &strange);
    }
}

#[wasm_bindgen_test]
fn a_fault_says_where_it_is() {
    let fault = |json: &str| {
        let read: Result<Record, _> = from_js::read(JSON::parse(json).expect("JSON"));
        read.expect_err(json).to_string()
    };
    assert!(fault(r#"{"event":{"move":"e9e4"}}"#).starts_with("event: "));
    assert!(fault(r#"{"event":"sleep"}"#).contains("sleep"));
    assert!(fault(r#"{"setup":{"start":"8/8 w"}}"#).starts_with("setup: start: "));
    assert!(fault(r#"{"number":-1}"#).starts_with("number: "));
}

#[wasm_bindgen_test]
fn what_the_worker_says_first_is_no_verdict() {
    assert!(from_js::read::<Verdict>(JsValue::NULL).is_err());
}
