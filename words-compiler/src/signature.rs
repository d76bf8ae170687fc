//! Arguments of messages, derived from the English catalogue.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::Hasher as _;

use fnv::FnvHasher;

use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, OTHER, SelectorKey, TextPart, walk};
use crate::plural::FORMS;

/// The kind of a message's argument: text, number or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentKind {
    /// Text from outside: a name, a square, a time.
    Text,
    /// A whole number.
    Number,
    /// A value of a choice of this kind.
    Choice(String),
}

/// The arguments of a message by name, in alphabetical order, which does not depend on the wording.
pub(crate) type Arguments = BTreeMap<String, ArgumentKind>;

/// The arguments of all messages, as the English catalogue uses them.
#[derive(Debug, Default)]
pub(crate) struct Signatures {
    /// The messages, in order.
    pub(crate) messages: Vec<(String, Arguments)>,
    /// The values of each kind of choice.
    pub(crate) kinds: BTreeMap<String, Vec<String>>,
}

impl Signatures {
    /// Derives the arguments of all messages from the English ones.
    pub(crate) fn from_english(english: &[Message]) -> Result<Signatures, Vec<Fault>> {
        let mut signatures = Signatures::default();
        let mut kinds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut faults = Vec::new();
        let mut names = HashSet::new();
        for message in english {
            let fault = |what| Fault { language: "en".to_owned(), message: Some(message.id.clone()), what };
            if !names.insert(rust_name(&message.id)) {
                faults.push(fault(CatalogueFault::DuplicateName));
            }
            match arguments(message, &mut kinds) {
                Ok(arguments) => {
                    for name in arguments.keys().chain([&message.id]) {
                        if KEYWORDS.contains(&rust_name(name).as_str()) {
                            faults.push(fault(CatalogueFault::Keyword(name.clone())));
                        }
                    }
                    signatures.messages.push((message.id.clone(), arguments));
                }
                Err(what) => faults.push(fault(what)),
            }
        }
        signatures.kinds =
            kinds.into_iter().map(|(kind, values)| (kind, values.into_iter().collect())).collect();
        if faults.is_empty() { Ok(signatures) } else { Err(faults) }
    }

    /// Returns the arguments of the message with this name; `None` if English has no such message.
    pub(crate) fn arguments(&self, id: &str) -> Option<&Arguments> {
        self.messages.iter().find(|(name, _)| name == id).map(|(_, arguments)| arguments)
    }

    /// Returns a hash of all names, arguments and values.
    ///
    /// Data with another fingerprint are of another build, and the program does not read them.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut text = String::from("words 1\n");
        for (id, arguments) in &self.messages {
            text += &format!("{id} {arguments:?}\n");
        }
        text += &format!("{:?}", self.kinds);
        let mut hash = FnvHasher::default();
        hash.write(text.as_bytes());
        hash.finish()
    }
}

/// Returns the kind of a choice, the last word of the argument's name: `color` for `winner-color`.
pub(crate) fn kind(argument: &str) -> &str {
    argument.rsplit('-').next().unwrap_or(argument)
}

/// Returns the name of a message or an argument in Rust spelling, with `_` for `-` and `.`.
pub(crate) fn rust_name(name: &str) -> String {
    name.to_ascii_lowercase().replace(['-', '.'], "_")
}

/// Derives the arguments of a message, and adds the values of its choices to `kinds`.
fn arguments(
    message: &Message,
    kinds: &mut BTreeMap<String, BTreeSet<String>>,
) -> Result<Arguments, CatalogueFault> {
    let mut found = Arguments::new();
    let mut placed: Vec<&str> = Vec::new();
    let mut mixed = None;
    walk(&message.parts, &mut |part| {
        let (argument, is) = match part {
            TextPart::Text(_) => return,
            TextPart::Place { argument, number: false } => return placed.push(argument),
            TextPart::Place { argument, number: true } => (argument, ArgumentKind::Number),
            TextPart::Select { argument, variants } => {
                let plural = variants.iter().all(|variant| match &variant.key {
                    SelectorKey::Name(name) => FORMS.contains(&name.as_str()),
                    SelectorKey::Number(_) => true,
                });
                if plural {
                    (argument, ArgumentKind::Number)
                } else {
                    let values = kinds.entry(kind(argument).to_owned()).or_default();
                    values.extend(variants.iter().filter_map(|variant| match &variant.key {
                        SelectorKey::Name(name) if name != OTHER => Some(name.clone()),
                        _ => None,
                    }));
                    (argument, ArgumentKind::Choice(kind(argument).to_owned()))
                }
            }
        };
        if found.insert(argument.clone(), is.clone()).is_some_and(|was| was != is) {
            mixed = Some(argument.clone());
        }
    });
    for argument in placed {
        match found.get(argument) {
            None => {
                found.insert(argument.to_owned(), ArgumentKind::Text);
            }
            Some(ArgumentKind::Choice(_)) => mixed = Some(argument.to_owned()),
            Some(_) => {}
        }
    }
    match mixed {
        Some(argument) => Err(CatalogueFault::MixedUse(argument)),
        None => Ok(found),
    }
}

/// Keywords of Rust.
const KEYWORDS: [&str; 39] = [
    "as", "async", "await", "box", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern",
    "false", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "unsafe", "use",
    "where",
];
