//! Names and types of the messages' arguments, derived from the English catalogue.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::Hasher as _;

use fnv::FnvHasher;

use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, OTHER, SelectorKey, TextPart, walk};
use crate::plural::FORMS;

/// Kind of an argument of a translatable message: text, number or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentKind {
    /// Text that is not translated, such as a player's name or a square.
    Text,
    /// A whole number.
    Number,
    /// A value of a choice, such as `white` or `black`. The string is the kind of choice, such as
    /// `color`.
    Choice(String),
}

/// The arguments of a message by name, in alphabetical order, so that new wording does not change
/// the order.
pub(crate) type Arguments = BTreeMap<String, ArgumentKind>;

/// Arguments of all translatable messages, as the English catalogue uses them.
#[derive(Debug, Default)]
pub(crate) struct Signatures {
    /// Name and arguments of each message, in the order of the English catalogue.
    pub(crate) messages: Vec<(String, Arguments)>,
    /// The values of each kind of choice, by the name of the kind.
    pub(crate) choice_kinds: BTreeMap<String, Vec<String>>,
}

impl Signatures {
    /// Derives the arguments of all messages from the English catalogue. `Err` holds every fault,
    /// such as an argument used in two ways.
    pub(crate) fn from_english(english: &[Message]) -> Result<Signatures, Vec<Fault>> {
        let mut signatures = Signatures::default();
        let mut choice_kinds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut faults = Vec::new();
        let mut names = HashSet::new();
        for message in english {
            let fault = |what| Fault::new("en", Some(&message.id), what);
            if !names.insert(rust_name(&message.id)) {
                faults.push(fault(CatalogueFault::DuplicateName));
            }
            match arguments(message, &mut choice_kinds) {
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
        signatures.choice_kinds =
            choice_kinds.into_iter().map(|(kind, values)| (kind, values.into_iter().collect())).collect();
        if faults.is_empty() { Ok(signatures) } else { Err(faults) }
    }

    /// Returns the arguments of the message with this name; `None` if English has no such message.
    pub(crate) fn arguments(&self, id: &str) -> Option<&Arguments> {
        self.messages.iter().find(|(name, _)| name == id).map(|(_, arguments)| arguments)
    }

    /// Returns a hash of the names and arguments of all messages and the values of all choices.
    ///
    /// The app rejects a compiled language file with another hash, because the file belongs to
    /// another build.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut text = String::from("words 1\n");
        for (id, arguments) in &self.messages {
            text += &format!("{id} {arguments:?}\n");
        }
        text += &format!("{:?}", self.choice_kinds);
        let mut hash = FnvHasher::default();
        hash.write(text.as_bytes());
        hash.finish()
    }
}

/// Returns the kind of a choice, which is the last word of the argument's name: `color` for
/// `winner-color`.
pub(crate) fn choice_kind(argument: &str) -> &str {
    argument.rsplit('-').next().unwrap_or(argument)
}

/// Returns the name of a message or an argument in Rust spelling: in lower case, with `_` for `-`
/// and `.`.
pub(crate) fn rust_name(name: &str) -> String {
    name.to_ascii_lowercase().replace(['-', '.'], "_")
}

/// Derives the arguments of an English message from its text, and adds the values of its choices to
/// `choice_kinds`.
fn arguments(
    message: &Message,
    choice_kinds: &mut BTreeMap<String, BTreeSet<String>>,
) -> Result<Arguments, CatalogueFault> {
    let mut found = Arguments::new();
    let mut inserted_as_text: Vec<&str> = Vec::new();
    let mut mixed = None;
    walk(&message.parts, &mut |part| {
        let (argument, argument_kind) = match part {
            TextPart::Text(_) => return,
            TextPart::Place { argument, number: false } => return inserted_as_text.push(argument),
            TextPart::Place { argument, number: true } => (argument, ArgumentKind::Number),
            TextPart::Select { argument, variants } => {
                let plural = variants.iter().all(|variant| match &variant.key {
                    SelectorKey::Name(name) => FORMS.contains(&name.as_str()),
                    SelectorKey::Number(_) => true,
                });
                if plural {
                    (argument, ArgumentKind::Number)
                } else {
                    let values = choice_kinds.entry(choice_kind(argument).to_owned()).or_default();
                    values.extend(variants.iter().filter_map(|variant| match &variant.key {
                        SelectorKey::Name(name) if name != OTHER => Some(name.clone()),
                        _ => None,
                    }));
                    (argument, ArgumentKind::Choice(choice_kind(argument).to_owned()))
                }
            }
        };
        if found.insert(argument.clone(), argument_kind.clone()).is_some_and(|was| was != argument_kind) {
            mixed = Some(argument.clone());
        }
    });
    for argument in inserted_as_text {
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

/// Keywords of Rust, including reserved ones. Messages and arguments must not have these names.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield",
];
