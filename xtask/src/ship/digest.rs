//! Digests in the formats for checking the page and its files.

use data_encoding::BASE64;
use sha2::{Digest, Sha256};

/// Prefix of an `integrity` attribute. A longer digest would add no security, and each byte of a
/// digest enlarges the page, because digests do not compress.
pub(super) const SCHEME: &str = "sha256-";

/// Returns a digest as the value of an `integrity` attribute.
pub(super) fn integrity(bytes: &[u8]) -> String {
    format!("{SCHEME}{}", BASE64.encode(&Sha256::digest(bytes)))
}

/// Returns a digest as a content security policy lists it for an inline script or style.
pub(super) fn policy_hash(text: &str) -> String {
    format!("'{}'", integrity(text.as_bytes()))
}

/// Returns the first 16 hexadecimal digits of a digest, enough to distinguish builds.
pub(super) fn short(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_in_the_forms_that_browsers_read() {
        assert_eq!(policy_hash(""), "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
        assert_eq!(short(b""), "e3b0c44298fc1c14");
        // FIPS 180-2, appendix B.1.
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
