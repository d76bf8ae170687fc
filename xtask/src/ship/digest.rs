//! SHA-256 digests of the page's files, in the formats for browsers and for file names.

use data_encoding::BASE64;
use sha2::{Digest, Sha256};

/// Prefix of an `integrity` attribute, which names the hash function. A longer digest would add no
/// security, and each byte of a digest enlarges the page, because digests do not compress.
pub(super) const SCHEME: &str = "sha256-";

/// Returns the SHA-256 digest of a file's bytes as the value of an `integrity` attribute.
pub(super) fn integrity(bytes: &[u8]) -> String {
    format!("{SCHEME}{}", BASE64.encode(&Sha256::digest(bytes)))
}

/// Returns the SHA-256 digest of an inline script or style as a content security policy lists it.
pub(super) fn policy_hash(text: &str) -> String {
    format!("'{}'", integrity(text.as_bytes()))
}

/// Returns the first ten hexadecimal digits of the SHA-256 digest of these bytes, enough to
/// distinguish builds and file contents by name.
pub(super) fn short(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_in_the_forms_that_browsers_read() {
        assert_eq!(policy_hash(""), "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
        assert_eq!(short(b""), "e3b0c44298");
        // FIPS 180-2, appendix B.1.
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
