//! Web APIs that `web-sys` lacks or declares as always present, and access to fields of untyped
//! JavaScript values.
//!
//! A binding of `web-sys` without `catch` aborts the program if its method is missing or throws. So
//! every API that the page can do without is declared here as optional, with `catch`.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbTransaction, MediaDevices, RegistrationOptions, ServiceWorkerContainer, StorageManager,
};

#[wasm_bindgen]
extern "C" {
    /// The browser's `navigator`. `web-sys` declares its properties as always present; browsers
    /// lack some, and most of them on an insecure connection.
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
    /// Calls `navigator.share`: opens the system's share dialog for `data`.
    #[wasm_bindgen(method, catch)]
    fn share(this: &Navigator, data: &JsValue) -> Result<JsValue, JsValue>;
    /// Calls `navigator.vibrate`, with alternating vibrations and pauses in milliseconds.
    #[wasm_bindgen(method, catch)]
    fn vibrate(this: &Navigator, pattern: &Array) -> Result<JsValue, JsValue>;

    /// The clipboard, with methods that may fail; in `web-sys` they cannot.
    pub(crate) type Clipboard;
    /// Writes a text to the clipboard; the promise resolves when the text is there.
    #[wasm_bindgen(method, catch, js_name = writeText)]
    pub(crate) fn write_text(this: &Clipboard, text: &str) -> Result<JsValue, JsValue>;

    /// Locks between the tabs of an origin (Web Locks). The API is unstable in `web-sys`.
    pub(crate) type LockManager;
    /// Requests the Web Lock `name` and calls `granted` with the lock or `null`. The lock is held
    /// until the promise returned by `granted` settles; then the promise returned here settles too.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        granted: &Function,
    ) -> Result<Promise, JsValue>;

    /// The API that keeps the screen on, unstable in `web-sys`.
    pub(crate) type WakeLock;
    /// Requests a wake lock of this kind, `"screen"`. The promise resolves to a
    /// [`WakeLockSentinel`].
    #[wasm_bindgen(method, catch, js_name = request)]
    pub(crate) fn request_lock(this: &WakeLock, kind: &str) -> Result<JsValue, JsValue>;

    /// A lock that keeps the screen on, unstable in `web-sys`.
    #[derive(Clone)]
    pub(crate) type WakeLockSentinel;
    /// Whether the wake lock has been released, by the page or by the browser.
    #[wasm_bindgen(method, getter)]
    pub(crate) fn released(this: &WakeLockSentinel) -> bool;
    /// Releases the wake lock, so that the screen may go dark.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn release(this: &WakeLockSentinel) -> Result<JsValue, JsValue>;

    /// The service workers of the origin, with a `register` that may fail; in `web-sys` it cannot.
    #[wasm_bindgen(extends = ServiceWorkerContainer)]
    pub(crate) type ServiceWorkers;
    /// Registers a service worker script; the promise resolves to a `ServiceWorkerRegistration`.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn register(
        this: &ServiceWorkers,
        script: &str,
        options: &RegistrationOptions,
    ) -> Result<JsValue, JsValue>;

    /// Speech output with the voices of the system; its methods may fail, in `web-sys` they cannot.
    pub(crate) type SpeechSynthesis;
    /// Stops the current utterance and empties the queue of texts to speak.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn cancel(this: &SpeechSynthesis) -> Result<(), JsValue>;
    /// Returns the voices for speech output; empty until the browser has loaded them.
    #[wasm_bindgen(method, catch, js_name = getVoices)]
    pub(crate) fn voices(this: &SpeechSynthesis) -> Result<Array, JsValue>;
    /// Adds an utterance to the queue of texts to speak.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn speak(this: &SpeechSynthesis, utterance: &JsValue) -> Result<(), JsValue>;

    /// Speech recognition. `web-sys` has no option to recognize speech on the device only.
    #[wasm_bindgen(extends = web_sys::EventTarget)]
    #[derive(Clone)]
    pub(crate) type SpeechRecognition;
    /// Creates a speech recognition that has not started.
    #[wasm_bindgen(constructor, catch)]
    pub(crate) fn new() -> Result<SpeechRecognition, JsValue>;
    /// Checks whether the browser can recognize the speech of the languages in `options`. The
    /// promise resolves to a status word such as `available`.
    #[wasm_bindgen(static_method_of = SpeechRecognition, catch)]
    pub(crate) fn available(options: &Object) -> Result<JsValue, JsValue>;
    /// Starts listening for speech.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn start(this: &SpeechRecognition) -> Result<(), JsValue>;
    /// Stops listening for speech, without a result.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn abort(this: &SpeechRecognition) -> Result<(), JsValue>;

    /// An IndexedDB database whose transactions take options, which are unstable in `web-sys`.
    type DatabaseWithOptions;
    /// Begins a database transaction (`IDBDatabase.transaction`), with its options.
    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &DatabaseWithOptions,
        stores: &Array,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;

    /// An IndexedDB transaction that can be committed explicitly, which `web-sys` marks as
    /// deprecated by mistake.
    type CommittableTransaction;
    /// Commits a database transaction (`IDBTransaction.commit`).
    #[wasm_bindgen(method, catch)]
    fn commit(this: &CommittableTransaction) -> Result<(), JsValue>;
}

/// Returns the browser's `navigator` object.
fn navigator() -> Option<Navigator> {
    Some(web_sys::window()?.navigator().unchecked_into())
}

/// Returns the browser's clipboard, if the page may use it.
pub(crate) fn clipboard() -> Option<Clipboard> {
    navigator()?.clipboard().ok()?
}

/// Returns the API for locks between tabs (Web Locks), if the browser has it.
pub(crate) fn locks() -> Option<LockManager> {
    navigator()?.locks().ok()?
}

/// Returns the API for cameras and microphones, if the page may request them.
pub(crate) fn media_devices() -> Option<MediaDevices> {
    navigator()?.media_devices().ok()?
}

/// Returns the API for service workers, if the page may have any.
pub(crate) fn service_workers() -> Option<ServiceWorkers> {
    navigator()?.service_workers().ok()?
}

/// Returns the API for quota and persistence of stored data (`navigator.storage`); `None` on an
/// insecure connection.
pub(crate) fn storage() -> Option<StorageManager> {
    navigator()?.storage().ok()?
}

/// Returns the API that keeps the screen on (`navigator.wakeLock`), if the browser has it.
pub(crate) fn wake_lock() -> Option<WakeLock> {
    navigator()?.wake_lock().ok()?
}

/// Returns the voices of the system, if the browser has speech output.
pub(crate) fn speech_synthesis() -> Option<SpeechSynthesis> {
    let voices = js_field(&web_sys::window()?.into(), "speechSynthesis");
    voices.is_object().then(|| voices.unchecked_into())
}

/// Whether the browser has a share dialog, which sends a link to other programs.
pub(crate) fn can_share() -> bool {
    navigator().is_some_and(|navigator| js_field(&navigator, "share").is_function())
}

/// Opens the system's share dialog for a URL, and returns the promise of the result. `None` if the
/// browser refuses.
pub(crate) fn share_url(url: &str) -> Option<JsValue> {
    navigator()?.share(&js_object([("url", url.into())])).ok()
}

/// Whether the browser has a vibration API.
pub(crate) fn can_vibrate() -> bool {
    navigator().is_some_and(|navigator| js_field(&navigator, "vibrate").is_function())
}

/// Vibrates the device in a pattern of alternating vibrations and pauses, in milliseconds.
pub(crate) fn vibrate(pattern: &[u32]) {
    let pattern = pattern.iter().map(|ms| JsValue::from(*ms)).collect();
    // A device without vibration ignores the request.
    let _ = navigator().map(|navigator| navigator.vibrate(&pattern));
}

/// Returns the browser's vendor (`navigator.vendor`), which `web-sys` leaves out.
pub(crate) fn vendor() -> Option<String> {
    js_field(navigator()?.as_ref(), "vendor").as_string()
}

/// Whether a CSS media query matches now; `false` if it cannot be evaluated.
pub(crate) fn media_matches(query: &str) -> bool {
    let asked = web_sys::window().and_then(|window| window.match_media(query).ok()?);
    asked.is_some_and(|list| list.matches())
}

/// Begins a database transaction on these stores. `mode` is `readonly` or `readwrite`; `durability`
/// is a hint that older browsers ignore.
///
/// # Errors
/// The exception of the browser: the connection is closed, or a store is missing.
pub(crate) fn begin_transaction(
    database: &IdbDatabase,
    stores: &Array,
    mode: &str,
    durability: &str,
) -> Result<IdbTransaction, JsValue> {
    let options = js_object([("durability", durability.into())]);
    database.unchecked_ref::<DatabaseWithOptions>().transaction(stores, mode, &options)
}

/// Commits a database transaction without waiting for its requests. No effect on a finished
/// transaction.
pub(crate) fn commit(transaction: &IdbTransaction) {
    let _ = transaction.unchecked_ref::<CommittableTransaction>().commit();
}

/// Waits for a JavaScript promise and returns its value. `None` if it is rejected, or if the call
/// that returned it threw.
pub(crate) async fn promise_result(returned: Result<impl Into<JsValue>, JsValue>) -> Option<JsValue> {
    JsFuture::from(Promise::resolve(&returned.ok()?.into())).await.ok()
}

/// Returns the field `name` of a JavaScript value; undefined if it is missing or cannot be read.
pub(crate) fn js_field(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// Sets the field `name` of a JavaScript object that the app created, which cannot fail.
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
