//! Content security policy of the page, in the page's HTML, so that the policy applies on any host,
//! whatever headers the host sends.

use super::digest::policy_hash;

/// Returns the content security policy of the shipped page.
///
/// The policy allows only the page's own files, WebAssembly, the inline `scripts` and `styles` by
/// their digests, and the pictures in the styles. The policy forbids other origins, other inline
/// styles, event handler attributes, plug-ins, `<base>` and form submissions. `blob:` is for
/// workers, which the page creates from code that it has fetched and checked.
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

/// Returns the digests of inline scripts or styles, as a content security policy lists them.
pub(super) fn hashes(inline: &[impl AsRef<str>]) -> String {
    let hashes: Vec<String> = inline.iter().map(|text| policy_hash(text.as_ref())).collect();
    hashes.join(" ")
}
