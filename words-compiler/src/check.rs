//! Checks that a translation's messages have the same arguments as the English messages, and
//! variants for the plural forms of the translation's language and for the values of choices.
//!
//! A choice is an argument with named values, such as `$color` with `white` and `black`. The last
//! word of its name is its kind: `$winner-color` is of the kind `color`.

use std::collections::BTreeSet;

use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, OTHER, SelectorKey, TextPart, Variant};
use crate::plural::{FORMS, PluralForms};
use crate::signature::{ArgumentKind, Arguments, Signatures};

/// Returns every fault of a translation, compared with the English messages. `forms` are the plural
/// forms of its language.
///
/// A missing message is not a fault: English replaces it.
pub(crate) fn check_translation(
    language: &str,
    messages: &[Message],
    signatures: &Signatures,
    forms: &PluralForms,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    for message in messages {
        let mut whats = Vec::new();
        match signatures.arguments(&message.id) {
            None => whats.push(CatalogueFault::NotInEnglish),
            Some(_) if message.parts.is_empty() => whats.push(CatalogueFault::Empty),
            Some(arguments) => {
                let mut checker = TranslationChecker { arguments, signatures, forms, used: BTreeSet::new() };
                checker.parts(&message.parts, &mut whats);
                let missing = arguments.keys().filter(|name| !checker.used.contains(name.as_str()));
                whats.extend(missing.map(|name| CatalogueFault::MissingPlace(name.clone())));
            }
        }
        let fault = |what| Fault::new(language, Some(&message.id), what);
        faults.extend(whats.into_iter().map(fault));
    }
    faults
}

/// Checker of one translated message against the English message.
struct TranslationChecker<'a> {
    /// Arguments of the English message.
    arguments: &'a Arguments,
    /// Arguments of all English messages, with the values of each kind of choice.
    signatures: &'a Signatures,
    /// Plural forms of the translation's language.
    forms: &'a PluralForms,
    /// Names of the arguments found so far in the translation.
    used: BTreeSet<&'a str>,
}

impl<'a> TranslationChecker<'a> {
    /// Checks the parts of a translated message and of its variants; appends faults to `whats`.
    fn parts(&mut self, parts: &'a [TextPart], whats: &mut Vec<CatalogueFault>) {
        for part in parts {
            let (argument, variants): (&'a String, &'a [Variant]) = match part {
                TextPart::Text(_) => continue,
                TextPart::Place { argument, .. } => (argument, &[]),
                TextPart::Select { argument, variants } => (argument, variants),
            };
            self.used.insert(argument);
            match (self.arguments.get(argument), part) {
                (None, _) => whats.push(CatalogueFault::ExtraPlace(argument.clone())),
                (Some(ArgumentKind::Number), TextPart::Select { .. }) => {
                    self.plural(argument, variants, whats)
                }
                (Some(ArgumentKind::Choice(kind)), TextPart::Select { .. }) => {
                    let signatures = self.signatures;
                    let values = signatures.choice_kinds.get(kind).map_or(&[][..], Vec::as_slice);
                    choice(argument, variants, values, whats);
                }
                (Some(ArgumentKind::Text | ArgumentKind::Number), TextPart::Place { number, .. })
                    if !number || self.arguments.get(argument) == Some(&ArgumentKind::Number) => {}
                _ => whats.push(CatalogueFault::MixedUse(argument.clone())),
            }
            for variant in variants {
                self.parts(&variant.parts, whats);
            }
        }
    }

    /// Checks the variants between which the number `argument` selects; appends faults to `whats`.
    ///
    /// Each common plural form of the language (`other`, and the forms of the numbers up to 10,000)
    /// must have a variant. Variants for rare plural forms and for exact numbers are optional. The
    /// default must be `*[other]`.
    fn plural(&self, argument: &str, variants: &[Variant], whats: &mut Vec<CatalogueFault>) {
        let argument = argument.to_owned();
        let has = |form: &str| {
            variants.iter().any(|variant| matches!(&variant.key, SelectorKey::Name(name) if name == form))
        };
        for form in self.forms.common.iter().filter(|form| !has(form)) {
            whats.push(CatalogueFault::MissingPluralForm {
                argument: argument.clone(),
                form: (*form).to_owned(),
            });
        }
        for (index, variant) in variants.iter().enumerate() {
            match &variant.key {
                SelectorKey::Name(name) if !self.forms.all.contains(&name.as_str()) => {
                    whats.push(CatalogueFault::NoSuchPluralForm {
                        argument: argument.clone(),
                        form: name.clone(),
                    });
                }
                key => twice(key, &variants[..index], whats),
            }
            if variant.default && variant.key != SelectorKey::Name(OTHER.to_owned()) {
                whats.push(CatalogueFault::MissingPluralForm {
                    argument: argument.clone(),
                    form: "*other".to_owned(),
                });
            }
        }
        debug_assert!(self.forms.all.iter().all(|form| FORMS.contains(form)), "CLDR has these forms only");
    }
}

/// Checks the variants between which the choice `argument` selects; appends faults to `whats`.
///
/// Each of the choice's `values` must have a variant, unless there is a variant `*[other]`.
fn choice(argument: &str, variants: &[Variant], values: &[String], whats: &mut Vec<CatalogueFault>) {
    let argument = argument.to_owned();
    let mut rest = false;
    for (index, variant) in variants.iter().enumerate() {
        match &variant.key {
            SelectorKey::Name(name) if name == OTHER => rest = true,
            SelectorKey::Name(name) if !values.contains(name) => {
                whats.push(CatalogueFault::NoSuchValue { argument: argument.clone(), value: name.clone() });
            }
            SelectorKey::Number(number) => {
                whats.push(CatalogueFault::NoSuchValue {
                    argument: argument.clone(),
                    value: number.to_string(),
                });
            }
            key => twice(key, &variants[..index], whats),
        }
    }
    let listed =
        |value: &String| variants.iter().any(|variant| variant.key == SelectorKey::Name(value.clone()));
    for value in values.iter().filter(|value| !rest && !listed(value)) {
        whats.push(CatalogueFault::MissingValue { argument: argument.clone(), value: value.clone() });
    }
}

/// Appends a fault to `whats` if a variant in `before` has the same `key`.
fn twice(key: &SelectorKey, before: &[Variant], whats: &mut Vec<CatalogueFault>) {
    if before.iter().any(|variant| variant.key == *key) {
        whats.push(CatalogueFault::DuplicateValue(match key {
            SelectorKey::Name(name) => name.clone(),
            SelectorKey::Number(number) => number.to_string(),
        }));
    }
}
