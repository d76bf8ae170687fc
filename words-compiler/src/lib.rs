//! Compiles the texts of Tabiya's page, one Fluent file for each language (a catalogue), to typed
//! Rust functions and binary data.
//!
//! `locales/en.ftl` defines the messages and the arguments of each; every other file translates it.
//! An argument is a **choice** if it selects between texts (`$color -> [white] … *[black] …`), a
//! **number** if it selects by plural form or is in `NUMBER()`, and plain **text** otherwise. The
//! last word of a choice's name is its kind: `$color` and `$winner-color` are of the same kind and
//! have the same Rust type. A choice lists every value of its kind, or has `*[other]` for the
//! remaining values.
//!
//! | file | what it does |
//! |---|---|
//! | `fault` | faults of a catalogue |
//! | `message` | a message after parsing |
//! | `read` | parses a file and inserts terms and messages where others refer to them |
//! | `language` | a language: its messages, tag, name and direction of writing |
//! | `signature` | derives the arguments of each message from the English catalogue |
//! | `check` | compares a translation with the English catalogue |
//! | `plural` | the plural forms of a language, from CLDR or from the browser |
//! | `binary` | writes the messages of a language as binary data |
//! | `rust` | writes the Rust functions |
//! | `locales` | reads, checks and writes the catalogues of a folder |
//! | `sort` | groups of messages: where each is shown, and the order of a file |
//! | `trial` | a translation that is tried on the page |
//! | `usage` | finds the message functions that code calls |

mod binary;
mod check;
mod fault;
mod language;
#[cfg(feature = "cldr")]
mod locales;
mod message;
mod plural;
mod read;
#[cfg(feature = "cldr")]
mod rust;
mod signature;
mod sort;
mod trial;
mod usage;

pub use fault::{CatalogueFault, Fault};
#[cfg(feature = "cldr")]
pub use locales::{Locales, write_catalogues};
pub use plural::PluralForms;
pub use sort::{screens, sorted_like_english};
pub use trial::Trial;
pub use usage::callers;
