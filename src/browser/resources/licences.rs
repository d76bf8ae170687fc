//! Loads the licences of all software in the app, on request.

use crate::app::dialogs::about::{self, Licences, LicensedPackage};
use crate::app::dialogs::{self};
use crate::browser::resources::asset;
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web::js_field;
use js_sys::{Array, JSON};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The name of the file with the licences.
const FILE: &str = "licences.json";

/// Loads the software licences of the app; [`about::Msg::Loaded`] reports them, or `None` if
/// loading fails.
pub(crate) fn load_licences(post: MessageSender) {
    spawn_local(async move {
        let licences = fetch().await.map(Rc::new);
        post.send(dialogs::Msg::About(about::Msg::Loaded(licences)).into());
    });
}

/// Loads and parses the file with the software licences; `None` if it cannot be loaded or parsed.
async fn fetch() -> Option<Licences> {
    let text = String::from_utf8(asset::bytes(FILE).await?).ok()?;
    let file = JSON::parse(&text).ok().filter(JsValue::is_object)?;
    Some(Licences {
        version: text_of(&file, "version"),
        build: text_of(&file, "build"),
        crates: list_of(&file, "crates", licensed_part),
        texts: list_of(&file, "texts", |text| text.as_string().unwrap_or_default()),
    })
}

/// Parses the entry of one library (Rust crate) in the file with the software licences.
fn licensed_part(part: &JsValue) -> LicensedPackage {
    LicensedPackage {
        name: text_of(part, "name"),
        version: text_of(part, "version"),
        licence: text_of(part, "licence"),
        // A value that is not a number becomes `usize::MAX`, which is not the index of any text.
        texts: list_of(part, "texts", |place| place.as_f64().map_or(usize::MAX, |place| place as usize)),
    }
}

/// Returns the text field `name` of a JavaScript object; empty if the field is missing or not a
/// text.
fn text_of(of: &JsValue, name: &str) -> String {
    js_field(of, name).as_string().unwrap_or_default()
}

/// Parses the list field `name` of a JavaScript object, with `read` for each item. If the field is
/// missing or not a list, the result is empty.
fn list_of<T>(of: &JsValue, name: &str, read: fn(&JsValue) -> T) -> Vec<T> {
    let list = js_field(of, name);
    if !Array::is_array(&list) {
        return Vec::new();
    }
    Array::from(&list).iter().map(|item| read(&item)).collect()
}
