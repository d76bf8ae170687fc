//! Writes the messages of a language as compact data that needs no parser.
//!
//! The data are `TabWords`, the fingerprint (8 bytes, little-endian), the language tag (one byte
//! for its length, then the tag), and then for every message, in the order of the English messages,
//! its length (in LEB128) and its parts. Length 0 means a missing message. A part is one of these:
//!
//! - literal text
//! - a placeholder: byte 1, and the number of an argument
//! - a selection: byte 2, the number of the argument, the number of variants, the index of the
//!   default variant, and for each variant its key, its length and its parts
//!
//! A key is the number of a plural form (0 to 5), 254 and then an exact number, the number of a
//! value, or 255 for a variant that is only the default.

use crate::fault::CatalogueFault;
use crate::message::{Message, OTHER, SelectorKey, TextPart};
use crate::plural::FORMS;
use crate::signature::{ArgumentKind, Arguments, Signatures};

const PLACE: u8 = 1;
const SELECT: u8 = 2;
const EXACT: u8 = 254;
const REST: u8 = 255;

/// Returns the compact data of a language's messages, or the message that exceeds the format.
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

/// Writer of one message as data; it knows the message's arguments and the values of all choices.
struct BinaryWriter<'a> {
    arguments: &'a Arguments,
    signatures: &'a Signatures,
}

impl BinaryWriter<'_> {
    /// Returns the data of a message's parts, including the parts of variants.
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

    /// Returns the number of the argument `name` in the message.
    fn argument(&self, name: &str) -> Result<u8, CatalogueFault> {
        let place = self.arguments.keys().position(|argument| argument == name);
        byte(place.ok_or_else(|| CatalogueFault::ExtraPlace(name.to_owned()))?)
    }

    /// Appends the key of a variant, which the argument `argument` selects, to `out`.
    fn key(&self, argument: &str, key: &SelectorKey, out: &mut Vec<u8>) -> Result<(), CatalogueFault> {
        let values = match self.arguments.get(argument) {
            Some(ArgumentKind::Choice(kind)) => self.signatures.kinds.get(kind),
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

/// Returns a number as one byte; fails for the values that the format reserves, and greater ones.
fn byte(number: usize) -> Result<u8, CatalogueFault> {
    u8::try_from(number).ok().filter(|byte| *byte < EXACT).ok_or(CatalogueFault::TooMany)
}

/// Appends a number to `out`, in LEB128.
fn number(number: u64, out: &mut Vec<u8>) {
    // Writing to a `Vec` cannot fail.
    let _ = leb128::write::unsigned(out, number);
}
