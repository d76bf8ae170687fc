//! Compiles the catalogues of Tabiya's words: one Fluent file for each language in, typed Rust
//! functions and compact data out.
//!
//! `locales/en.ftl` decides which messages there are and what each of them takes; every other file
//! translates it. An argument is a **choice** where it selects between words (`$color -> [white] …
//! *[black] …`), a **number** where it selects by plural form or stands in `NUMBER()`, and plain
//! **text** elsewhere. The last word of a choice's name is its kind: `$color` and `$winner-color`
//! are of one kind, and so of one Rust type. A choice lists every value of its kind, or says
//! `*[other]` for the rest.
//!
//! | file | what it does |
//! |---|---|
//! | `fault` | says what is wrong with a catalogue |
//! | `message` | holds a message as it is after parsing |
//! | `read` | parses a file and puts terms and other messages in their places |
//! | `signature` | finds out from the English what each message takes |
//! | `check` | compares a translation with the English |
//! | `plural` | asks CLDR for the plural forms of a language |
//! | `binary` | writes a language as data |
//! | `rust` | writes the Rust functions |
//! | `locales` | does all of it for a folder |
//! | `usage` | finds the messages that code says |

mod binary;
mod check;
mod fault;
mod locales;
mod message;
mod plural;
mod read;
mod rust;
mod signature;
mod usage;

pub use fault::{CatalogueFault, Fault};
pub use locales::{Locales, write_catalogues};
pub use usage::callers;
