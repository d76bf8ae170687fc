//! Unicode's normalization forms, in which equivalent texts are equal: `é` as one character or as
//! `e` and an accent.
//!
//! Every browser has them, and their tables would weigh 63 kB before the first move: the page asks
//! the browser, and everything else a crate.

/// Composed: one character where Unicode has one.
pub(super) fn composed(text: &str) -> String {
    normalized(text, Form::Composed)
}

/// Decomposed: accents as characters of their own.
pub(super) fn decomposed(text: &str) -> String {
    normalized(text, Form::Decomposed)
}

/// Decomposed, and letters that only look different, such as wide ones, are the usual ones.
pub(super) fn compatible(text: &str) -> String {
    normalized(text, Form::Compatible)
}

enum Form {
    Composed,
    Decomposed,
    Compatible,
}

#[cfg(all(feature = "web", target_family = "wasm"))]
fn normalized(text: &str, form: Form) -> String {
    let form = match form {
        Form::Composed => "NFC",
        Form::Decomposed => "NFD",
        Form::Compatible => "NFKD",
    };
    js_sys::JsString::from(text).normalize(form).into()
}

#[cfg(not(all(feature = "web", target_family = "wasm")))]
fn normalized(text: &str, form: Form) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        Form::Composed => text.nfc().collect(),
        Form::Decomposed => text.nfd().collect(),
        Form::Compatible => text.nfkd().collect(),
    }
}
