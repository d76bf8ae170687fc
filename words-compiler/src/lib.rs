//! Compiles the catalogues of Tabiya's words: from one Fluent file for each language to typed Rust
//! functions and compact data.
//!
//! `locales/en.ftl` decides which messages there are and which arguments each takes; every other
//! file translates it. An argument is a **choice** where it selects between words (`$color ->
//! [white] … *[black] …`), a **number** where it selects by plural form or is in `NUMBER()`, and
//! plain **text** elsewhere. The last word of a choice's name is its kind: `$color` and
//! `$winner-color` are of one kind, and so of one Rust type. A choice lists every value of its
//! kind, or says `*[other]` for the rest.
//!
//! | file | what it does |
//! |---|---|
//! | `fault` | faults of a catalogue |
//! | `message` | a message after parsing |
//! | `read` | parses a file and inserts terms and messages where others refer to them |
//! | `signature` | derives the arguments of each message from the English catalogue |
//! | `check` | compares a translation with the English catalogue |
//! | `plural` | the plural forms of a language, from CLDR |
//! | `binary` | writes a language as data |
//! | `rust` | writes the Rust functions |
//! | `locales` | reads, checks and writes the catalogues of a folder |
//! | `usage` | finds the message functions that code calls |

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
