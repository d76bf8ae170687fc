//! Scripts as they ship: without what only a reader needs.

use anyhow::{Context, Result, anyhow};
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, rewrite_str};

/// A script of ours or of wasm-bindgen's without indents, empty lines and comments that fill a line. None of its texts
/// spans two lines.
pub(super) fn bare(script: &str) -> String {
    let mut in_comment = false;
    let mut text = String::with_capacity(script.len());
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            text.push_str(line);
            text.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    text
}

/// A script as an element of the page.
pub(super) fn element(script: &str) -> String {
    format!("<script>{script}</script>")
}

/// The page with a script right behind the element that a selector finds.
///
/// # Errors
/// The page has no such element.
pub(super) fn added(html: &str, selector: &str, script: &str) -> Result<String> {
    let script = element(script);
    let handler = lol_html::element!(selector, |element| {
        element.after(&script, ContentType::Html);
        Ok(())
    });
    let handlers = RewriteStrSettings::new().append_element_content_handler(handler);
    let page = rewrite_str(html, handlers).map_err(|fault| anyhow!("the page: {fault}"))?;
    page.contains(&script).then_some(page).with_context(|| format!("the page has no {selector}"))
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn what_only_a_reader_needs_is_gone() {
        assert_eq!(
            bare("/**\n * now\n */\n  a();\n\n  // here\n  b(\"//\"); // c\n"),
            "a();\nb(\"//\"); // c\n"
        );
    }
}
