//! Digests, in the forms that a page and its files are checked by.

use data_encoding::BASE64;
use sha2::{Digest, Sha256};

/// What the value of an `integrity` attribute begins with. No digest that is longer would tell more; each byte of one is a byte
/// of the page, as nothing compresses it.
pub(super) const SCHEME: &str = "sha256-";

/// A digest as an `integrity` attribute has it.
pub(super) fn integrity(bytes: &[u8]) -> String {
    format!("{SCHEME}{}", BASE64.encode(&Sha256::digest(bytes)))
}

/// A digest as a content security policy names an inline script or style by it.
pub(super) fn policy_hash(text: &str) -> String {
    format!("'{}'", integrity(text.as_bytes()))
}

/// The first 16 hexadecimal digits of a digest: enough to tell builds apart.
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
