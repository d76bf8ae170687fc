//! Unicode's normalization forms, in which equivalent texts are equal: `é` as one character or as
//! `e` and an accent.
//!
//! Every browser has them, and their tables would weigh 63 kB before the first move: the page asks
//! the browser, and everything else a crate.

/// Composed: one character where Unicode has one.
pub(super) fn composed(text: &str) -> String {
    normalized(text, NormalForm::Composed)
}

/// Decomposed: accents as characters of their own.
pub(super) fn decomposed(text: &str) -> String {
    normalized(text, NormalForm::Decomposed)
}

/// Decomposed, and letters that only look different, such as wide ones, are the usual ones.
pub(super) fn compatible(text: &str) -> String {
    normalized(text, NormalForm::Compatible)
}

enum NormalForm {
    Composed,
    Decomposed,
    Compatible,
}

#[cfg(all(feature = "web", target_family = "wasm"))]
fn normalized(text: &str, form: NormalForm) -> String {
    let form = match form {
        NormalForm::Composed => "NFC",
        NormalForm::Decomposed => "NFD",
        NormalForm::Compatible => "NFKD",
    };
    js_sys::JsString::from(text).normalize(form).into()
}

#[cfg(not(all(feature = "web", target_family = "wasm")))]
fn normalized(text: &str, form: NormalForm) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        NormalForm::Composed => text.nfc().collect(),
        NormalForm::Decomposed => text.nfd().collect(),
        NormalForm::Compatible => text.nfkd().collect(),
    }
}
