//! Whatever stands in a code of a board or of a result is one, or an error; and nobody seals without the secret.

use tabiya::club::codes::{BoardCode, ResultCode};

/// The key of an event that no input knows.
const KEY: u64 = 0x0123_4567_89ab_cdef;

/// Any bytes as both: as they are, and as a forger would send them, with the right checksum.
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
