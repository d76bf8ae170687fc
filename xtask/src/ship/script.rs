//! Minifier for the page's JavaScript.

use anyhow::{Result, bail};
use oxc::allocator::Allocator;
use oxc::codegen::{Codegen, CodegenOptions};
use oxc::minifier::{Minifier, MinifierOptions};
use oxc::parser::Parser;
pub(super) use oxc::span::SourceType;

/// Minifies a JavaScript text for inlining into the page. A module keeps only the names of its
/// exports, a plain script keeps all names of its top level.
///
/// The minifier introduces no syntax newer than ES2021, which every browser that can run the page
/// supports.
///
/// # Errors
/// If the script cannot be parsed, or contains text that would end its `script` element.
pub(super) fn minify(script: &str, kind: SourceType) -> Result<String> {
    let memory = Allocator::default();
    let mut read = Parser::new(&memory, script, kind).parse();
    if let Some(fault) = read.errors.first() {
        bail!("bad script: {fault}");
    }
    let names = Minifier::new(MinifierOptions::default()).minify(&memory, &mut read.program).scoping;
    let written = Codegen::new().with_options(CodegenOptions::minify()).with_scoping(names);
    inline(written.build(&read.program).code)
}

/// Returns the script unchanged; fails if it contains text that would end its `script` element.
fn inline(script: String) -> Result<String> {
    match script.contains("</script") || script.contains("<!--") {
        true => bail!("a script of the page holds what would end it"),
        false => Ok(script),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_script_does_the_same_under_other_names() {
        let module =
            "// why\nconst long = (value) => `${value}!`;\nself.said = long(1);\nexport { long as default };";
        let text = minify(module, SourceType::mjs()).expect("a script");
        assert!(text.len() < 70 && !text.contains("long") && text.contains("self.said="), "{text}");
        let plain =
            minify("let wasm_bindgen = (first) => first + 1;", SourceType::script()).expect("a script");
        assert!(plain.starts_with("let wasm_bindgen=") && !plain.contains("first"), "{plain}");
        assert!(minify("let = = 1", SourceType::mjs()).is_err());
    }

    #[test]
    fn no_text_ends_the_element_that_it_stands_in() {
        let text = minify("self.said = '</script>';", SourceType::script()).expect("a script");
        assert!(!text.contains("</script") && text.contains("script>"), "{text}");
        assert!(inline("/<!--/".to_owned()).is_err());
    }
}
