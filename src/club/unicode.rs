//! Normalization of Unicode texts. Without normalization, texts that look equal can differ: `é` can
//! be one character, or `e` and an accent.
//!
//! The web page calls the browser's own normalization, because the tables of a crate would add 63
//! kB to the first download. All other builds use the crate `unicode_normalization`.

/// Returns a text in the Unicode normalization form NFC: a letter and its accent become one
/// character, such as `é`, if Unicode has such a character.
pub(super) fn composed(text: &str) -> String {
    normalized(text, NormalForm::Composed)
}

/// Returns a text in the Unicode normalization form NFD: accents become separate characters.
pub(super) fn decomposed(text: &str) -> String {
    normalized(text, NormalForm::Decomposed)
}

/// Returns a text in the Unicode normalization form NFKD: accents become separate characters, and
/// variants of letters, such as full-width ones, become the usual letters.
pub(super) fn compatible(text: &str) -> String {
    normalized(text, NormalForm::Compatible)
}

/// Unicode normalization form: NFC, NFD or NFKD.
enum NormalForm {
    Composed,
    Decomposed,
    Compatible,
}

/// Converts a text to a Unicode normalization form with the function of the browser.
#[cfg(all(feature = "web", target_family = "wasm"))]
fn normalized(text: &str, form: NormalForm) -> String {
    let form = match form {
        NormalForm::Composed => "NFC",
        NormalForm::Decomposed => "NFD",
        NormalForm::Compatible => "NFKD",
    };
    js_sys::JsString::from(text).normalize(form).into()
}

/// Converts a text to a Unicode normalization form with the crate `unicode_normalization`.
#[cfg(not(all(feature = "web", target_family = "wasm")))]
fn normalized(text: &str, form: NormalForm) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        NormalForm::Composed => text.nfc().collect(),
        NormalForm::Decomposed => text.nfd().collect(),
        NormalForm::Compatible => text.nfkd().collect(),
    }
}
