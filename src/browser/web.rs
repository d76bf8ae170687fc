//! Bindings of web APIs that are missing in `web-sys`, or that `web-sys` wrongly declares as always
//! present. Also gives access to fields of untyped JavaScript values.
//!
//! A `web-sys` binding without `catch` aborts the program if its method is missing or throws. So
//! this module declares with `catch` every API that may be missing without harm.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    File, IdbDatabase, IdbTransaction, MediaDevices, RegistrationOptions, ServiceWorkerContainer,
    StorageManager,
};

#[wasm_bindgen]
extern "C" {
    /// The browser's `navigator`. `web-sys` declares its properties as always present, but some
    /// browsers lack some of them. Most of the properties below exist only on a secure connection.
    type Navigator;
    /// Returns `navigator.clipboard`, if the browser has it.
    #[wasm_bindgen(method, getter, catch)]
    fn clipboard(this: &Navigator) -> Result<Option<Clipboard>, JsValue>;
    /// Returns `navigator.locks`, the Web Locks API, if the browser has it.
    #[wasm_bindgen(method, getter, catch)]
    fn locks(this: &Navigator) -> Result<Option<LockManager>, JsValue>;
    /// Returns `navigator.mediaDevices`, for cameras and microphones, if the browser has it.
    #[wasm_bindgen(method, getter, catch, js_name = mediaDevices)]
    fn media_devices(this: &Navigator) -> Result<Option<MediaDevices>, JsValue>;
    /// Returns `navigator.serviceWorker`, if the browser has it.
    #[wasm_bindgen(method, getter, catch, js_name = serviceWorker)]
    fn service_workers(this: &Navigator) -> Result<Option<ServiceWorkers>, JsValue>;
    /// Returns `navigator.storage`, for quota and persistence, if the browser has it.
    #[wasm_bindgen(method, getter, catch)]
    fn storage(this: &Navigator) -> Result<Option<StorageManager>, JsValue>;
    /// Returns `navigator.wakeLock`, which keeps the screen on, if the browser has it.
    #[wasm_bindgen(method, getter, catch, js_name = wakeLock)]
    fn wake_lock(this: &Navigator) -> Result<Option<WakeLock>, JsValue>;
    /// Calls `navigator.share`: opens the system's share dialog for the link or the files in
    /// `data`. The returned promise settles after the user's choice.
    #[wasm_bindgen(method, catch)]
    fn share(this: &Navigator, data: &JsValue) -> Result<JsValue, JsValue>;
    /// Calls `navigator.canShare`: whether the system's share dialog accepts `data`.
    #[wasm_bindgen(method, catch, js_name = canShare)]
    fn can_share_data(this: &Navigator, data: &JsValue) -> Result<bool, JsValue>;
    /// Calls `navigator.vibrate`. `pattern` alternates between vibrations and pauses, in
    /// milliseconds.
    #[wasm_bindgen(method, catch)]
    fn vibrate(this: &Navigator, pattern: &Array) -> Result<JsValue, JsValue>;

    /// The clipboard. Unlike in `web-sys`, its methods are declared as fallible.
    pub(crate) type Clipboard;
    /// Calls `navigator.clipboard.writeText`, which writes a text to the clipboard. The returned
    /// promise resolves when the text is in the clipboard.
    #[wasm_bindgen(method, catch, js_name = writeText)]
    pub(crate) fn write_text(this: &Clipboard, text: &str) -> Result<JsValue, JsValue>;

    /// Locks between the tabs of an origin (Web Locks). This API is unstable in `web-sys`.
    pub(crate) type LockManager;
    /// Requests the Web Lock `name` and calls `granted` with the lock, or with `null` if the lock
    /// is not available. `granted` returns a promise; when that promise settles, the lock is
    /// released, and the promise returned by `request` settles too.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        granted: &Function,
    ) -> Result<Promise, JsValue>;

    /// The Screen Wake Lock API, which keeps the screen on. Unstable in `web-sys`.
    pub(crate) type WakeLock;
    /// Requests a wake lock of this kind: `"screen"` keeps the screen on. The returned promise
    /// resolves to a [`WakeLockSentinel`].
    #[wasm_bindgen(method, catch, js_name = request)]
    pub(crate) fn request_lock(this: &WakeLock, kind: &str) -> Result<JsValue, JsValue>;

    /// A granted wake lock, which keeps the screen on. Unstable in `web-sys`.
    #[derive(Clone)]
    pub(crate) type WakeLockSentinel;
    /// Whether the page or the browser has released this wake lock.
    #[wasm_bindgen(method, getter)]
    pub(crate) fn released(this: &WakeLockSentinel) -> bool;
    /// Releases the wake lock, so that the screen may turn off.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn release(this: &WakeLockSentinel) -> Result<JsValue, JsValue>;

    /// The service workers of the origin. Unlike in `web-sys`, `register` is declared as fallible.
    #[wasm_bindgen(extends = ServiceWorkerContainer)]
    pub(crate) type ServiceWorkers;
    /// Registers a service worker from this script. The returned promise resolves to a
    /// `ServiceWorkerRegistration`.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn register(
        this: &ServiceWorkers,
        script: &str,
        options: &RegistrationOptions,
    ) -> Result<JsValue, JsValue>;

    /// Speech output with the voices of the system. Unlike in `web-sys`, its methods are declared
    /// as fallible.
    pub(crate) type SpeechSynthesis;
    /// Stops the current speech output and empties the queue of texts to speak.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn cancel(this: &SpeechSynthesis) -> Result<(), JsValue>;
    /// Returns the voices for speech output; empty until the browser has loaded them.
    #[wasm_bindgen(method, catch, js_name = getVoices)]
    pub(crate) fn voices(this: &SpeechSynthesis) -> Result<Array, JsValue>;
    /// Adds an utterance (a text with its voice) to the queue of texts to speak.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn speak(this: &SpeechSynthesis, utterance: &JsValue) -> Result<(), JsValue>;

    /// Speech recognition. The `web-sys` type lacks the option to recognize speech on the device
    /// only.
    #[wasm_bindgen(extends = web_sys::EventTarget)]
    #[derive(Clone)]
    pub(crate) type SpeechRecognition;
    /// Creates a speech recognition that has not started. Returns `Err` if the browser has no
    /// speech recognition.
    #[wasm_bindgen(constructor, catch)]
    pub(crate) fn new() -> Result<SpeechRecognition, JsValue>;
    /// Checks whether the browser can recognize speech in the languages of `options`. The returned
    /// promise resolves to a status word such as `available`.
    #[wasm_bindgen(static_method_of = SpeechRecognition, catch)]
    pub(crate) fn available(options: &Object) -> Result<JsValue, JsValue>;
    /// Starts this speech recognition.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn start(this: &SpeechRecognition) -> Result<(), JsValue>;
    /// Stops this speech recognition without a result.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn abort(this: &SpeechRecognition) -> Result<(), JsValue>;

    /// An IndexedDB database whose `transaction` method accepts options, which are unstable in
    /// `web-sys`.
    type DatabaseWithOptions;
    /// Begins an IndexedDB transaction on these object stores (`IDBDatabase.transaction`), with
    /// options such as its durability.
    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &DatabaseWithOptions,
        stores: &Array,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;

    /// An IndexedDB transaction with the method `commit`, which `web-sys` wrongly marks as
    /// deprecated.
    type CommittableTransaction;
    /// Commits an IndexedDB transaction (`IDBTransaction.commit`).
    #[wasm_bindgen(method, catch)]
    fn commit(this: &CommittableTransaction) -> Result<(), JsValue>;
}

/// Returns the browser's `navigator` object; `None` outside a page, as in a web worker.
fn navigator() -> Option<Navigator> {
    Some(web_sys::window()?.navigator().unchecked_into())
}

/// Returns the browser's API for the clipboard, if the page may use the clipboard.
pub(crate) fn clipboard() -> Option<Clipboard> {
    navigator()?.clipboard().ok()?
}

/// Returns the browser's API for locks between tabs (Web Locks), if it exists.
pub(crate) fn locks() -> Option<LockManager> {
    navigator()?.locks().ok()?
}

/// Returns the browser's API for cameras and microphones, if the page may use it.
pub(crate) fn media_devices() -> Option<MediaDevices> {
    navigator()?.media_devices().ok()?
}

/// Returns the browser's API for service workers, if the page may use it.
pub(crate) fn service_workers() -> Option<ServiceWorkers> {
    navigator()?.service_workers().ok()?
}

/// Returns the browser's API for quota and persistence of stored data (`navigator.storage`); `None`
/// on an insecure connection.
pub(crate) fn storage() -> Option<StorageManager> {
    navigator()?.storage().ok()?
}

/// Returns the browser's API that keeps the screen on (`navigator.wakeLock`), if it exists.
pub(crate) fn wake_lock() -> Option<WakeLock> {
    navigator()?.wake_lock().ok()?
}

/// Returns the browser's API for speech output (`speechSynthesis`), if it exists.
pub(crate) fn speech_synthesis() -> Option<SpeechSynthesis> {
    let voices = js_field(&web_sys::window()?.into(), "speechSynthesis");
    voices.is_object().then(|| voices.unchecked_into())
}

/// Whether the browser can open the system's share dialog, which passes a link to other programs.
pub(crate) fn can_share() -> bool {
    navigator().is_some_and(|navigator| js_field(&navigator, "share").is_function())
}

/// Opens the system's share dialog for a link, and returns a promise that settles after the user's
/// choice. `None` if the browser refuses.
pub(crate) fn share_url(url: &str) -> Option<JsValue> {
    navigator()?.share(&js_object([("url", url.into())])).ok()
}

/// Opens the system's share dialog for a file, and returns a promise that settles after the user's
/// choice. `None` if the browser does not share files of this type.
pub(crate) fn share_file(file: &File) -> Option<JsValue> {
    let navigator = navigator()?;
    let data = js_object([("files", Array::of1(file).into())]);
    let takes = navigator.can_share_data(&data).unwrap_or(false);
    takes.then(|| navigator.share(&data).ok())?
}

/// Whether the page was opened from the home screen of iOS, without the controls of a browser.
/// (`navigator.standalone` exists only in Safari.)
pub(crate) fn is_on_ios_home_screen() -> bool {
    navigator().is_some_and(|navigator| js_field(&navigator, "standalone") == JsValue::TRUE)
}

/// Whether the browser has an API for vibration of the device.
pub(crate) fn can_vibrate() -> bool {
    navigator().is_some_and(|navigator| js_field(&navigator, "vibrate").is_function())
}

/// Vibrates the device in a pattern of alternating vibrations and pauses, in milliseconds. Does
/// nothing if the device cannot vibrate.
pub(crate) fn vibrate(pattern: &[u32]) {
    let pattern = pattern.iter().map(|ms| JsValue::from(*ms)).collect();
    let _ = navigator().map(|navigator| navigator.vibrate(&pattern));
}

/// Returns the name of the browser's vendor (`navigator.vendor`), which `web-sys` lacks; `None` if
/// the browser has no such name.
pub(crate) fn vendor() -> Option<String> {
    js_field(navigator()?.as_ref(), "vendor").as_string()
}

/// Whether a CSS media query currently matches; `false` if the browser cannot evaluate the query.
pub(crate) fn media_matches(query: &str) -> bool {
    let asked = web_sys::window().and_then(|window| window.match_media(query).ok()?);
    asked.is_some_and(|list| list.matches())
}

/// Begins an IndexedDB transaction on these object stores. `mode` is `readonly` or `readwrite`;
/// `durability` is a hint that older browsers ignore.
///
/// # Errors
/// If the connection is closed or a store is missing. The error is the browser's exception.
pub(crate) fn begin_transaction(
    database: &IdbDatabase,
    stores: &Array,
    mode: &str,
    durability: &str,
) -> Result<IdbTransaction, JsValue> {
    let options = js_object([("durability", durability.into())]);
    database.unchecked_ref::<DatabaseWithOptions>().transaction(stores, mode, &options)
}

/// Commits an IndexedDB transaction without waiting for its requests. Has no effect on a finished
/// transaction.
pub(crate) fn commit(transaction: &IdbTransaction) {
    let _ = transaction.unchecked_ref::<CommittableTransaction>().commit();
}

/// Waits for the promise that a JavaScript call has `returned`, and returns the promise's value.
/// `None` if the promise is rejected or the call threw an exception.
pub(crate) async fn promise_result(returned: Result<impl Into<JsValue>, JsValue>) -> Option<JsValue> {
    JsFuture::from(Promise::resolve(&returned.ok()?.into())).await.ok()
}

/// Returns the field `name` of a JavaScript value; `undefined` if the field is missing or
/// unreadable.
pub(crate) fn js_field(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// Sets the field `name` of a JavaScript object. Ignores failures; none are expected.
pub(crate) fn set_js_field(of: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(of, &name.into(), value);
}

/// Creates a JavaScript object with these fields, in this order.
pub(crate) fn js_object<'a>(fields: impl IntoIterator<Item = (&'a str, JsValue)>) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        set_js_field(&object, name, &value);
    }
    object
}
