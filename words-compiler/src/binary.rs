//! Binary format of a language's messages. The page reads this format without a Fluent parser.
//!
//! A file consists of these parts:
//!
//! - the bytes `TabWords`
//! - the fingerprint of the English messages, a hash of their names and arguments (8 bytes,
//!   little-endian)
//! - the language tag: one byte for its length, then the tag
//! - every message, in the order of the English messages: its length in bytes (in LEB128), then its
//!   parts. Length 0 means a missing message.
//!
//! A part of a message is one of these:
//!
//! - literal text
//! - a placeholder: byte 1, and the index of an argument
//! - a selection: byte 2, the index of the argument, the number of variants, the index of the
//!   default variant, and for each variant its key, its length in bytes (in LEB128) and its parts
//!
//! A key is one of these:
//!
//! - the index of a plural form (0 to 5), or of a value of a choice (an argument with named values,
//!   such as `$color`)
//! - byte 254, and an exact number (in LEB128)
//! - byte 255, for `*[other]`, the variant for all remaining values of a choice

use crate::fault::CatalogueFault;
use crate::message::{Message, OTHER, SelectorKey, TextPart};
use crate::plural::FORMS;
use crate::signature::{ArgumentKind, Arguments, Signatures};

/// First byte of a placeholder.
const PLACE: u8 = 1;
/// First byte of a selection between variants.
const SELECT: u8 = 2;
/// First byte of a variant's key that is an exact number.
const EXACT: u8 = 254;
/// Key of `*[other]`, the variant for all remaining values of a choice.
const REST: u8 = 255;

/// Returns the messages of a language in the binary format that the page reads.
///
/// `Err` is the name of a message that does not fit into the format, and the fault. The name is
/// empty if the language tag is too long.
pub(crate) fn write_binary(
    language: &str,
    messages: &[Message],
    signatures: &Signatures,
) -> Result<Vec<u8>, (String, CatalogueFault)> {
    let mut out = b"TabWords".to_vec();
    out.extend(signatures.fingerprint().to_le_bytes());
    out.push(byte(language.len()).map_err(|what| (String::new(), what))?);
    out.extend(language.as_bytes());
    for (id, arguments) in &signatures.messages {
        let message = messages.iter().find(|message| message.id == *id);
        let parts = message.map_or(&[][..], |message| &message.parts);
        let writer = BinaryWriter { arguments, signatures };
        let body = writer.parts(parts).map_err(|what| (id.clone(), what))?;
        number(body.len() as u64, &mut out);
        out.extend(body);
    }
    Ok(out)
}

/// Writer of one translated message in the binary format.
struct BinaryWriter<'a> {
    arguments: &'a Arguments,
    signatures: &'a Signatures,
}

impl BinaryWriter<'_> {
    /// Returns the parts of a translated message in the binary format, including the parts of its
    /// variants.
    fn parts(&self, parts: &[TextPart]) -> Result<Vec<u8>, CatalogueFault> {
        let mut out = Vec::new();
        for part in parts {
            match part {
                TextPart::Text(text) => out.extend(text.as_bytes()),
                TextPart::Place { argument, .. } => out.extend([PLACE, self.argument(argument)?]),
                TextPart::Select { argument, variants } => {
                    out.extend([SELECT, self.argument(argument)?, byte(variants.len())?]);
                    let rest = variants.iter().position(|variant| variant.default).unwrap_or_default();
                    out.push(byte(rest)?);
                    for variant in variants {
                        self.key(argument, &variant.key, &mut out)?;
                        let body = self.parts(&variant.parts)?;
                        number(body.len() as u64, &mut out);
                        out.extend(body);
                    }
                }
            }
        }
        Ok(out)
    }

    /// Returns the index of the argument `name` among the message's arguments.
    fn argument(&self, name: &str) -> Result<u8, CatalogueFault> {
        let place = self.arguments.keys().position(|argument| argument == name);
        byte(place.ok_or_else(|| CatalogueFault::ExtraPlace(name.to_owned()))?)
    }

    /// Appends the key of a variant (a plural form, a value or a number) in the binary format to
    /// `out`. `argument` is the argument that selects the variant.
    fn key(&self, argument: &str, key: &SelectorKey, out: &mut Vec<u8>) -> Result<(), CatalogueFault> {
        let values = match self.arguments.get(argument) {
            Some(ArgumentKind::Choice(kind)) => self.signatures.choice_kinds.get(kind),
            _ => None,
        };
        match (key, values) {
            (SelectorKey::Number(exact), _) => {
                out.push(EXACT);
                number(*exact, out);
            }
            (SelectorKey::Name(name), None) => {
                let form = FORMS.iter().position(|form| form == name);
                out.push(byte(form.unwrap_or(FORMS.len() - 1))?);
            }
            (SelectorKey::Name(name), Some(_)) if name == OTHER => out.push(REST),
            (SelectorKey::Name(name), Some(values)) => {
                let value = values.iter().position(|value| value == name);
                out.push(byte(value.ok_or_else(|| CatalogueFault::MixedUse(argument.to_owned()))?)?);
            }
        }
        Ok(())
    }
}

/// Converts a number to one byte of the binary format. Fails for 254 and 255, which mark special
/// keys, and for larger numbers.
fn byte(number: usize) -> Result<u8, CatalogueFault> {
    u8::try_from(number).ok().filter(|byte| *byte < EXACT).ok_or(CatalogueFault::TooMany)
}

/// Appends a number to `out` in LEB128, an encoding in which small numbers take fewer bytes.
fn number(number: u64, out: &mut Vec<u8>) {
    // Writing to a `Vec` cannot fail.
    let _ = leb128::write::unsigned(out, number);
}
