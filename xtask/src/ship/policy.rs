//! The content security policy, in the page itself: it holds on any host, whatever headers that sends.

use super::digest::policy_hash;

/// Nothing but this page's own files, its inline scripts and its style, which are named by their digests, and the pictures
/// within that; no other origin, no other inline style, no handler attribute, no plug-in, no `<base>`, no form that is sent anywhere. The
/// worker that answers questions is made of what the page has fetched and checked.
pub(super) fn for_page(scripts: &[&str], styles: &[String]) -> String {
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval' {}", hashes(scripts)),
        &format!("style-src 'self' {}", hashes(styles)),
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join(";")
}

/// The digests of what is inline, as a policy lists them.
pub(super) fn hashes(inline: &[impl AsRef<str>]) -> String {
    let hashes: Vec<String> = inline.iter().map(|text| policy_hash(text.as_ref())).collect();
    hashes.join(" ")
}
