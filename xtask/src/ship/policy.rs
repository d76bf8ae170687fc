//! The content security policy, in the page itself: it holds on any host, whatever headers that sends.

use super::digest::policy_hash;

/// Nothing but this page's own files and its inline scripts, which are named by their digests; no other origin, no
/// inline style, no handler attribute, no plug-in, no `<base>`, no form that is sent anywhere. The
/// worker that answers questions is made of what the page has fetched and checked.
pub(super) fn for_scripts(inline: &[&str]) -> String {
    let hashes: Vec<String> = inline.iter().map(|script| policy_hash(script)).collect();
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval' {}", hashes.join(" ")),
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join(";")
}
