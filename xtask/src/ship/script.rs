//! Scripts as they ship, minified.

use anyhow::{Result, bail};
use oxc::allocator::Allocator;
use oxc::codegen::{Codegen, CodegenOptions};
use oxc::minifier::{Minifier, MinifierOptions};
use oxc::parser::Parser;
use oxc::span::SourceType;

/// Kind of a script, which decides whether its top-level names may change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// ES module: only its exports are visible outside.
    Module,
    /// Plain script: its top-level names are global.
    Plain,
}

/// Returns the script minified. Its syntax is limited to ES2021, which every browser that can run
/// the page supports.
///
/// # Errors
/// If the script cannot be parsed, or contains text that would end its element.
pub(super) fn small(script: &str, kind: Kind) -> Result<String> {
    let kind = if kind == Kind::Module { SourceType::mjs() } else { SourceType::script() };
    let memory = Allocator::default();
    let mut read = Parser::new(&memory, script, kind).parse();
    if let Some(fault) = read.errors.first() {
        bail!("bad script: {fault}");
    }
    let names = Minifier::new(MinifierOptions::default()).minify(&memory, &mut read.program).scoping;
    let written = Codegen::new().with_options(CodegenOptions::minify()).with_scoping(names);
    inline(written.build(&read.program).code)
}

/// Checks that nothing in a script ends its element.
fn inline(script: String) -> Result<String> {
    match script.contains("</script") || script.contains("<!--") {
        true => bail!("a script of the page holds what would end it"),
        false => Ok(script),
    }
}

/// Returns a script of this project without indentation, empty lines and full-line comments. None
/// of its string literals spans two lines.
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
    use super::*;

    #[test]
    fn a_small_script_does_the_same_under_other_names() {
        let module =
            "// why\nconst long = (value) => `${value}!`;\nself.said = long(1);\nexport { long as default };";
        let text = small(module, Kind::Module).expect("a script");
        assert!(text.len() < 70 && !text.contains("long") && text.contains("self.said="), "{text}");
        let plain = small("let wasm_bindgen = (first) => first + 1;", Kind::Plain).expect("a script");
        assert!(plain.starts_with("let wasm_bindgen=") && !plain.contains("first"), "{plain}");
        assert!(small("let = = 1", Kind::Module).is_err());
    }

    #[test]
    fn no_text_ends_the_element_that_it_stands_in() {
        let text = small("self.said = '</script>';", Kind::Plain).expect("a script");
        assert!(!text.contains("</script") && text.contains("script>"), "{text}");
        assert!(inline("/<!--/".to_owned()).is_err());
    }

    #[test]
    fn what_only_a_reader_needs_is_gone() {
        assert_eq!(
            bare("/**\n * now\n */\n  a();\n\n  // here\n  b(\"//\"); // c\n"),
            "a();\nb(\"//\"); // c\n"
        );
    }
}
