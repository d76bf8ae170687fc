//! What can be read and told apart, computed from the style sheets.
//!
//! | file | what it tests |
//! |---|---|
//! | `wcag` | the measure itself |
//! | `words` | text, and what is pressed |
//! | `looks` | squares, marks and pieces; every look that can be chosen |
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod looks;
mod wcag;
mod words;

/// The custom properties of a look: their names without the dashes, and their values.
type Tokens = std::collections::BTreeMap<String, String>;
