//! Parser of a language's Fluent file. The parser also replaces references to terms and other
//! messages by their texts.

use std::collections::HashMap;

use fluent_syntax::ast::{
    CallArguments, Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, SelectorKey, TextPart, Variant};

/// Parses the Fluent text of a language's catalogue, and returns its messages in the order of the
/// text. `Err` holds every fault of the text.
pub(crate) fn read_catalogue(language: &str, text: &str) -> Result<Vec<Message>, Vec<Fault>> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let (mut line, mut counted) = (1, 0);
        let fault = |error: &parser::ParserError| {
            // The errors are in the order of the text, so lines are counted from the previous
            // error. Counting from the beginning would be slow for a text that is not Fluent at
            // all.
            let between = text.as_bytes().get(counted..error.pos.start).unwrap_or_default();
            line += between.iter().filter(|byte| **byte == b'\n').count();
            counted = error.pos.start;
            let what = CatalogueFault::Syntax(error.kind.to_string());
            Fault { line: Some(line), ..Fault::new(language, None, what) }
        };
        errors.iter().map(fault).collect::<Vec<_>>()
    })?;
    let mut patterns: HashMap<String, &Pattern<&str>> = HashMap::new();
    let mut order: Vec<(String, String)> = Vec::new();
    let mut faults = Vec::new();
    let mut add = |id: String, note: Option<String>, pattern| {
        if patterns.insert(id.clone(), pattern).is_some() {
            let what = CatalogueFault::DuplicateName;
            faults.push(Fault::new(language, Some(&id), what));
        }
        order.extend(note.map(|note| (id, note)));
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let note = words(message.comment.as_ref());
                if let Some(value) = &message.value {
                    add(message.id.name.to_owned(), Some(note.clone()), value);
                }
                for attribute in &message.attributes {
                    let id = format!("{}.{}", message.id.name, attribute.id.name);
                    add(id, Some(note.clone()), &attribute.value);
                }
            }
            Entry::Term(term) => {
                add(format!("-{}", term.id.name), None, &term.value);
                for attribute in &term.attributes {
                    add(format!("-{}.{}", term.id.name, attribute.id.name), None, &attribute.value);
                }
            }
            // The parser returns `Junk` entries only in `Err`.
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    let mut messages = Vec::with_capacity(order.len());
    for (id, note) in order {
        let mut reader = ReferenceResolver { patterns: &patterns, within: vec![id.clone()] };
        match patterns.get(&id).map(|pattern| reader.pattern(pattern)) {
            Some(Ok(parts)) => messages.push(Message { id, note, parts: join(parts) }),
            Some(Err(what)) => {
                faults.push(Fault::new(language, Some(&id), what));
            }
            None => {}
        }
    }
    if faults.is_empty() { Ok(messages) } else { Err(faults) }
}

/// Returns the text of a Fluent comment for translators; empty if there is none.
fn words(comment: Option<&Comment<&str>>) -> String {
    comment.map(|comment| comment.content.join("\n")).unwrap_or_default()
}

/// Converter of a parsed Fluent message to parts of text. References to messages and terms are
/// replaced by their parts.
struct ReferenceResolver<'a> {
    /// Messages and terms of the catalogue by name; the names of terms begin with `-`.
    patterns: &'a HashMap<String, &'a Pattern<&'a str>>,
    /// Name of the message, then the chain of references that are being resolved, to find cycles.
    within: Vec<String>,
}

impl ReferenceResolver<'_> {
    /// Converts a Fluent pattern (the text of a message) to its parts.
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<Vec<TextPart>, CatalogueFault> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(text(value)?),
                PatternElement::Placeable { expression } => parts.extend(self.expression(expression)?),
            }
        }
        Ok(parts)
    }

    /// Converts a Fluent expression (a selection, or an inline expression) to parts of a message.
    fn expression(&mut self, expression: &Expression<&str>) -> Result<Vec<TextPart>, CatalogueFault> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let argument = match self.inline(selector)?.as_slice() {
            [TextPart::Place { argument, .. }] => argument.clone(),
            _ => return Err(CatalogueFault::BadSelector),
        };
        let mut read = Vec::with_capacity(variants.len());
        for variant in variants {
            let key = match variant.key {
                VariantKey::Identifier { name } => SelectorKey::Name(name.to_owned()),
                VariantKey::NumberLiteral { value } => {
                    let fault = |_| CatalogueFault::NoSuchValue {
                        argument: argument.clone(),
                        value: value.to_owned(),
                    };
                    SelectorKey::Number(value.parse().map_err(fault)?)
                }
            };
            let parts = join(self.pattern(&variant.value)?);
            read.push(Variant { key, default: variant.default, parts });
        }
        Ok(vec![TextPart::Select { argument, variants: read }])
    }

    /// Converts an inline expression in Fluent (a literal, a placeholder, a function or a
    /// reference) to parts of a message.
    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<Vec<TextPart>, CatalogueFault> {
        match inline {
            InlineExpression::StringLiteral { value } => Ok(vec![text(&unescape_unicode_to_string(value))?]),
            InlineExpression::NumberLiteral { value } => Ok(vec![text(value)?]),
            InlineExpression::VariableReference { id } => {
                Ok(vec![TextPart::Place { argument: id.name.to_owned(), number: false }])
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => number(id.name, arguments),
            InlineExpression::MessageReference { id, attribute } => {
                self.reference(id.name.to_owned(), attribute.as_ref().map(|attribute| attribute.name))
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                if arguments.as_ref().is_some_and(|given| !given.named.is_empty()) {
                    return Err(CatalogueFault::UnknownFunction(format!("-{}()", id.name)));
                }
                self.reference(format!("-{}", id.name), attribute.as_ref().map(|attribute| attribute.name))
            }
        }
    }

    /// Returns the parts of the message or term `id`, or of its attribute `attribute`. Fails if
    /// there is no such text, or if the references form a cycle.
    fn reference(&mut self, id: String, attribute: Option<&str>) -> Result<Vec<TextPart>, CatalogueFault> {
        let id = attribute.map_or_else(|| id.clone(), |attribute| format!("{id}.{attribute}"));
        if self.within.contains(&id) {
            return Err(CatalogueFault::Cycle(id));
        }
        let pattern = *self.patterns.get(&id).ok_or_else(|| CatalogueFault::UnknownReference(id.clone()))?;
        self.within.push(id);
        let parts = self.pattern(pattern);
        self.within.pop();
        parts
    }
}

/// Converts a call of the Fluent function `NUMBER($argument)` to a placeholder; any other function
/// call is a fault.
fn number(name: &str, arguments: &CallArguments<&str>) -> Result<Vec<TextPart>, CatalogueFault> {
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id }] if name == "NUMBER" && arguments.named.is_empty() => {
            Ok(vec![TextPart::Place { argument: id.name.to_owned(), number: true }])
        }
        _ => Err(CatalogueFault::UnknownFunction(name.to_owned())),
    }
}

/// Returns a literal text as a part of a message; fails if it contains control characters other
/// than line feeds.
fn text(text: &str) -> Result<TextPart, CatalogueFault> {
    if text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(CatalogueFault::ControlCharacter);
    }
    Ok(TextPart::Text(text.to_owned()))
}

/// Joins adjacent literal texts among the parts of a message, and drops empty texts.
fn join(parts: Vec<TextPart>) -> Vec<TextPart> {
    let mut joined: Vec<TextPart> = Vec::with_capacity(parts.len());
    for part in parts {
        match (joined.last_mut(), part) {
            (_, TextPart::Text(more)) if more.is_empty() => {}
            (Some(TextPart::Text(text)), TextPart::Text(more)) => text.push_str(&more),
            (_, part) => joined.push(part),
        }
    }
    joined
}
