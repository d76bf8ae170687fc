//! Web worker that checks and compiles a translation of the page, from a file that a translator
//! tries.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, the worker receives files
//! (`Blob`) as messages. It answers each file with an array, or with `null` if the file cannot be
//! read. For a translation without faults, the array has four items: the texts in the format that
//! the page reads (`Uint8Array`), the tag of the language, the language's own name, and the names
//! of the texts that the translation lacks, one per line. For any other file, the array has two
//! items for each fault: the line number, and a description.

use js_sys::Intl::PluralRules;
use js_sys::{Array, Object, Reflect, Uint8Array};
use tabiya::words::{Language, TextDirection};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, DedicatedWorkerGlobalScope, FileReaderSync, MessageEvent};
use words_compiler::{Fault, PluralForms, Trial};

/// The English catalogue. Each translation is compared with it.
const ENGLISH: &str = include_str!("../../locales/en.ftl");

/// Runs the web worker that compiles translations.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = Closure::<dyn Fn(MessageEvent)>::new({
        let scope = scope.clone();
        move |file: MessageEvent| {
            post_message(&scope, &answer_file(file.data()).map_or(JsValue::NULL, JsValue::from));
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // The closure must live as long as the worker.
    answer.forget();
    post_message(&scope, &JsValue::NULL);
}

/// Posts a message from this web worker to the page that started it. Ignores errors, because there
/// is no other receiver for a report.
fn post_message(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

/// Returns the worker's answer to a file; `None` if the file cannot be read.
fn answer_file(file: JsValue) -> Option<Array> {
    let file = read_file(&file.dyn_into().ok()?)?;
    Some(compile(&file).unwrap_or_else(|faults| faults.into_iter().flat_map(fault_fields).collect()))
}

/// Reads the bytes of a file, up to one byte more than the maximum size of a translation. `None` if
/// the file cannot be read.
fn read_file(file: &Blob) -> Option<Vec<u8>> {
    let start = file.slice_with_f64_and_f64(0.0, (Trial::MAX_BYTES + 1) as f64).ok()?;
    let bytes = FileReaderSync::new().ok()?.read_as_array_buffer(&start).ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Compiles a translation. Returns the answer for a file without faults.
///
/// # Errors
/// The faults of the file.
fn compile(file: &[u8]) -> Result<Array, Vec<Fault>> {
    let trial = Trial::new(ENGLISH, file, plural_forms)?;
    let direction = TextDirection::from_right_to_left(trial.is_right_to_left());
    let language = Language::closest_to(trial.tag(), direction);
    let data = trial.to_binary(language.tag()).map_err(|fault| vec![fault])?;
    let missing = trial.missing().collect::<Vec<_>>().join("\n");
    let data = Uint8Array::from(data.as_slice());
    Ok(Array::of4(&data, &trial.tag().into(), &trial.own_name().into(), &missing.into()))
}

/// Returns the line number of a fault, and its description.
fn fault_fields(fault: Fault) -> [JsValue; 2] {
    let message = fault.message.map(|name| format!("{name}: ")).unwrap_or_default();
    let line = fault.line.unwrap_or(1) as f64;
    [line.into(), format!("{message}{}", fault.what).into()]
}

/// Returns the plural forms of a language from the browser's `Intl`.
fn plural_forms(tag: &str) -> PluralForms {
    let tags = Array::of1(&tag.into());
    if PluralRules::supported_locales_of(&tags, &Object::new()).length() == 0 {
        return PluralForms::unknown();
    }
    let rules = PluralRules::new(&tags, &Object::new());
    let all = Reflect::get(&rules.resolved_options(), &"pluralCategories".into());
    let Some(all) = all.ok().and_then(|all| all.dyn_into::<Array>().ok()) else {
        return PluralForms::unknown();
    };
    let form_of = |number| String::from(rules.select(f64::from(number)));
    PluralForms::new(all.iter().filter_map(|form| form.as_string()), form_of)
}
