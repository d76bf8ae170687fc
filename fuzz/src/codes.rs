//! Fuzz target for the QR codes of tournament boards and results. Any text is refused, or is read
//! as a code that is unchanged when written and read again. No result code is authentic without the
//! secret key.

use tabiya::club::codes::{GameCode, ResultCode};

/// Secret key of a tournament, which the fuzzer does not know.
const KEY: u64 = 0x0123_4567_89ab_cdef;

/// Fuzz target: reads the input as a tournament's result code and board code, both as text and as
/// the content of a code with a valid checksum. Panics if a code changes when it is written and
/// read again, if a result code is authentic, or if an error message begins wrongly.
pub fn check(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        one(text);
    }
    one(&ResultCode::with_checksum(data));
    one(&GameCode::with_checksum(data));
}

/// Reads a text as a result code and as a board code. Asserts that the code is unchanged when
/// written and read again, and that a result code is not authentic.
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
