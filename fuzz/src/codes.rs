//! Fuzz target for the QR codes of tournament boards and results.
//!
//! A text is either refused, or read as a code that is the same after it is written and read again.
//! A result code that was made without the secret key is not authentic.

use tabiya::club::codes::{GameCode, ResultCode};

/// Secret key of a tournament, which the fuzzer does not know.
const KEY: u64 = 0x0123_4567_89ab_cdef;

/// Reads the input as the text of a result code and a board code, and as the content of codes with
/// a valid checksum.
///
/// # Panics
/// If a code changes when it is written and read again, if a result code is authentic, or if the
/// error message for a text that is no result code does not begin with `bad link: `.
pub fn check(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        one(text);
    }
    one(&ResultCode::with_checksum(data));
    one(&GameCode::with_checksum(data));
}

fn one(text: &str) {
    match ResultCode::from_text(text) {
        Ok(code) => {
            let again = code.to_text().and_then(|text| ResultCode::from_text(&text));
            assert_eq!(again.as_ref(), Ok(&code), "{text}");
            assert!(!code.is_authentic(KEY), "{text}");
        }
        Err(fault) => assert!(fault.to_string().starts_with("bad link: ")),
    }
    if let Ok(code) = GameCode::from_text(text) {
        let again = code.to_text().and_then(|text| GameCode::from_text(&text));
        assert_eq!(again.as_ref(), Ok(&code), "{text}");
    }
}
