//! Scripts as they ship: without what only a reader needs.

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
