//! Digests, in the forms that a page and its files are checked by.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256, Sha384};

/// A digest as an `integrity` attribute has it.
pub(super) fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// A digest as a content security policy names an inline script or style by it.
pub(super) fn policy_hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
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
        assert!(
            integrity(b"")
                .starts_with("sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb")
        );
    }
}
