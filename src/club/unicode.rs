//! Normalization forms of Unicode, in which equivalent texts are equal: `é` as one character or as
//! `e` and an accent.
//!
//! The page calls the browser's own normalization, because the tables for it would add 63 kB to the
//! first download. All other builds use a crate.

/// Returns the composed form (NFC) of a Unicode text: one character where there is one, such as
/// `é`.
pub(super) fn composed(text: &str) -> String {
    normalized(text, NormalForm::Composed)
}

/// Returns the decomposed form (NFD) of a Unicode text: accents as separate characters.
pub(super) fn decomposed(text: &str) -> String {
    normalized(text, NormalForm::Decomposed)
}

/// Returns the compatibility form (NFKD) of a Unicode text: decomposed, with the usual letters for
/// variants such as full-width letters.
pub(super) fn compatible(text: &str) -> String {
    normalized(text, NormalForm::Compatible)
}

/// Normalization form of Unicode: NFC, NFD or NFKD.
enum NormalForm {
    Composed,
    Decomposed,
    Compatible,
}

/// Returns a text in a normalization form of Unicode, computed by the browser.
#[cfg(all(feature = "web", target_family = "wasm"))]
fn normalized(text: &str, form: NormalForm) -> String {
    let form = match form {
        NormalForm::Composed => "NFC",
        NormalForm::Decomposed => "NFD",
        NormalForm::Compatible => "NFKD",
    };
    js_sys::JsString::from(text).normalize(form).into()
}

/// Returns a text in a normalization form of Unicode.
#[cfg(not(all(feature = "web", target_family = "wasm")))]
fn normalized(text: &str, form: NormalForm) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        NormalForm::Composed => text.nfc().collect(),
        NormalForm::Decomposed => text.nfd().collect(),
        NormalForm::Compatible => text.nfkd().collect(),
    }
}
