//! Compiles Tabiya's catalogues: Fluent files, one for each language, into typed Rust functions and
//! compact data.
//!
//! `locales/en.ftl` defines the messages and their arguments; every other file translates it. An
//! argument is a **choice** where it selects between words (`$color -> [white] … *[black] …`), a
//! **number** where it selects by plural form or is in `NUMBER()`, and plain **text** elsewhere.
//! The last word of a choice's name is its kind: `$color` and `$winner-color` have the same kind,
//! and so the same Rust type. A choice lists every value of its kind, or has `*[other]` for the
//! rest.
//!
//! | file | contents |
//! |---|---|
//! | `fault` | faults of a catalogue |
//! | `message` | parsed messages |
//! | `read` | parsing, and insertion of terms and other messages |
//! | `signature` | arguments of messages, from the English catalogue |
//! | `check` | check of a translation against English |
//! | `plural` | plural forms by CLDR |
//! | `binary` | data of a language |
//! | `rust` | generated Rust functions |
//! | `locales` | the whole compilation of a folder |

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

pub use fault::{Fault, What};
pub use locales::{Locales, write_catalogues};
pub use usage::callers;
