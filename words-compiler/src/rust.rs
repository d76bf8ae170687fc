//! Generator of the Rust code for the page's texts: enums of languages and choices, and a function
//! for each message.
//!
//! A choice is an argument of a message with named values, such as `$color` with `white` and
//! `black`. The last word of its name is its kind: `$winner-color` is of the kind `color`.

use std::fmt::Write as _;

use crate::language::Language;
use crate::message::{Message, SelectorKey, TextPart};
use crate::signature::{ArgumentKind, Signatures, rust_name};

/// Generates the Rust code for the page's texts: an enum of languages, an enum for each kind of
/// choice, the fingerprint (a hash) and the number of the messages, and a function for each
/// message.
pub(crate) fn rust_code(languages: &[Language], english: &[Message], signatures: &Signatures) -> String {
    let mut out = String::from("// Written by words-compiler from locales/*.ftl.\n");
    languages_enum(languages, &mut out);
    let count = signatures.messages.len();
    let fingerprint = signatures.fingerprint();
    let _ = writeln!(out, "pub(super) const FINGERPRINT: u64 = {fingerprint:#018x};");
    let _ = writeln!(out, "pub(super) const MESSAGES: usize = {count};");
    choices(signatures, &mut out);
    out += "impl super::Words {\n";
    for (number, ((id, arguments), message)) in signatures.messages.iter().zip(english).enumerate() {
        let name = rust_name(id);
        let _ = writeln!(out, "#[doc = {:?}]", doc_text(message));
        if arguments.is_empty() {
            let _ = writeln!(out, "pub fn {name}(&self) -> &'static str {{ self.fixed_message({number}) }}");
            continue;
        }
        let _ = write!(out, "pub fn {name}(&self");
        let mut values = String::new();
        for (argument, kind) in arguments {
            let argument = rust_name(argument);
            let _ = match kind {
                ArgumentKind::Text => write!(out, ", {argument}: &dyn std::fmt::Display"),
                ArgumentKind::Number => write!(out, ", {argument}: u64"),
                ArgumentKind::Choice(kind) => {
                    write!(out, ", {argument}: impl Into<choice::{}>", camel_case(kind))
                }
            };
            let _ = match kind {
                ArgumentKind::Text => write!(values, "super::MessageValue::Text({argument}), "),
                ArgumentKind::Number => write!(values, "super::MessageValue::Number({argument}), "),
                ArgumentKind::Choice(_) => {
                    write!(values, "super::MessageValue::Choice({argument}.into() as u8), ")
                }
            };
        }
        let _ = writeln!(
            out,
            ") -> String {{ self.format_message({number}, &[{}]) }}",
            values.trim_end_matches(", ")
        );
    }
    out += "}\n";
    out
}

/// Appends the generated Rust enum of the page's languages to `out`.
fn languages_enum(languages: &[Language], out: &mut String) {
    out.push_str(
        "/// A language of the texts on the page.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\npub enum Language {\n",
    );
    for language in languages {
        let _ =
            writeln!(out, "#[doc = {:?}] {},", format!("{}.", language.own_name), camel_case(&language.tag));
    }
    out.push_str("}\nimpl Language {\n");
    let all: Vec<String> =
        languages.iter().map(|language| format!("Language::{}", camel_case(&language.tag))).collect();
    let _ = writeln!(
        out,
        "/// Every language, English first.\npub const ALL: [Language; {}] = [{}];",
        all.len(),
        all.join(", ")
    );
    let mut table = |doc: &str, name: &str, kind: &str, value: &dyn Fn(&Language) -> String| {
        let _ = writeln!(out, "/// {doc}\npub const fn {name}(self) -> {kind} {{ match self {{");
        for language in languages {
            let _ = writeln!(out, "Language::{} => {},", camel_case(&language.tag), value(language));
        }
        out.push_str("} }\n");
    };
    table("Returns the language tag, such as `en`.", "tag", "&'static str", &|language| {
        format!("{:?}", language.tag)
    });
    table("Returns the name in the language itself.", "own_name", "&'static str", &|language| {
        format!("{:?}", language.own_name)
    });
    table("Returns the direction of writing.", "direction", "super::TextDirection", &|language| {
        let side = if language.right_to_left { "RightToLeft" } else { "LeftToRight" };
        format!("super::TextDirection::{side}")
    });
    table(
        "Returns the name of the file with the texts of the language, which the page loads on demand.",
        "file",
        "&'static str",
        &|language| format!("{:?}", language.file()),
    );
    out.push_str("}\n");
}

/// Appends a generated Rust enum for each kind of choice in messages, such as a colour, to `out`.
fn choices(signatures: &Signatures, out: &mut String) {
    out.push_str("/// Values by which messages select between texts.\npub mod choice {\n");
    for (kind, values) in &signatures.choice_kinds {
        let name = camel_case(kind);
        let _ = writeln!(
            out,
            "#[doc = \"Value of a choice of the kind `{kind}`.\"]\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum {name} {{"
        );
        for value in values {
            let _ = writeln!(out, "#[doc = \"`{value}`.\"] {},", camel_case(value));
        }
        let all: Vec<String> = values.iter().map(|value| format!("{name}::{}", camel_case(value))).collect();
        let names: String =
            values.iter().map(|value| format!("{name}::{} => {value:?},\n", camel_case(value))).collect();
        let _ = writeln!(
            out,
            "}}\nimpl {name} {{\n/// Every value.\npub const ALL: [{name}; {}] = [{}];\n\
             /// Returns the name of the value in the catalogues.\npub const fn name(self) -> &'static str {{ match self {{ {names} }} }}\n\
             /// Returns the value called `name`.\npub fn from_name(name: &str) -> Option<{name}> {{\n\
             {name}::ALL.into_iter().find(|value| value.name() == name)\n}}\n}}",
            values.len(),
            all.join(", ")
        );
        if values.iter().map(String::as_str).eq(["no", "yes"]) {
            let _ = writeln!(
                out,
                "impl From<bool> for {name} {{ fn from(yes: bool) -> {name} {{ if yes {{ {name}::Yes }} else {{ {name}::No }} }} }}"
            );
        }
    }
    out.push_str("}\n");
}

/// Returns the doc comment of a message's generated function: the English text, and the comment for
/// translators.
fn doc_text(message: &Message) -> String {
    let mut doc = format!("```text\n{}\n```", shown_parts(&message.parts));
    if !message.note.is_empty() {
        doc += &format!("\n\n```text\n{}\n```", message.note);
    }
    doc
}

/// Returns the text of a message for a doc comment, with placeholders and selections in braces.
fn shown_parts(parts: &[TextPart]) -> String {
    let mut out = String::new();
    for part in parts {
        match part {
            TextPart::Text(text) => out.push_str(text),
            TextPart::Place { argument, .. } => {
                let _ = write!(out, "{{${argument}}}");
            }
            TextPart::Select { argument, variants } => {
                let _ = write!(out, "{{${argument}:");
                for variant in variants {
                    let key = match &variant.key {
                        SelectorKey::Name(name) => name.clone(),
                        SelectorKey::Number(number) => number.to_string(),
                    };
                    let _ = write!(out, " [{key}] {}", shown_parts(&variant.parts));
                }
                out.push('}');
            }
        }
    }
    out
}

/// Converts a name in a catalogue to the name of a Rust type: `player-to-move` to `PlayerToMove`.
pub(crate) fn camel_case(name: &str) -> String {
    let mut out = String::new();
    for word in name.split(['-', '_']) {
        let mut letters = word.chars();
        out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        out.push_str(letters.as_str());
    }
    out
}
