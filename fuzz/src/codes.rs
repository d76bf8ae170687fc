//! Codes of boards and of results: any text is refused or is read and written unchanged, and no
//! result code is authentic without the secret key.

use tabiya::club::codes::{BoardCode, ResultCode};

/// The secret key of an event, which the fuzzer does not know.
const KEY: u64 = 0x0123_4567_89ab_cdef;

/// Reads the input as a result code and as a board code: as text, and as the content of a code with
/// a valid checksum.
pub fn check(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        one(text);
    }
    one(&ResultCode::with_checksum(data));
    one(&BoardCode::with_checksum(data));
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
    if let Ok(code) = BoardCode::from_text(text) {
        let again = code.to_text().and_then(|text| BoardCode::from_text(&text));
        assert_eq!(again.as_ref(), Ok(&code), "{text}");
    }
}
