//! Normalization forms of Unicode, in which equivalent texts are equal: `é` as one character or as
//! `e` and an accent.
//!
//! Browsers have them built in, and their tables would add 63 kB to the first download: the page
//! calls the browser, and all other builds use a crate.

/// Returns the composed form (NFC): one character where Unicode has one.
pub(super) fn composed(text: &str) -> String {
    normalized(text, NormalForm::Composed)
}

/// Returns the decomposed form (NFD): accents as separate characters.
pub(super) fn decomposed(text: &str) -> String {
    normalized(text, NormalForm::Decomposed)
}

/// Returns the compatibility form (NFKD): decomposed, with the usual letters for variants such as
/// wide ones.
pub(super) fn compatible(text: &str) -> String {
    normalized(text, NormalForm::Compatible)
}

/// Normalization form: NFC, NFD or NFKD.
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
