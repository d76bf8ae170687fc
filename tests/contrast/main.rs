//! What can be read and told apart, computed from the style sheets.
//!
//! | file | what it tests |
//! |---|---|
//! | `wcag` | the measure itself |
//! | `words` | text, and what is pressed |
//! | `looks` | squares, marks and pieces; every look that can be chosen |
//! | `criteria` | what docs/accessibility.md says of each criterion of WCAG 2.2 |
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod criteria;
mod looks;
mod wcag;
mod words;

/// The custom properties of a look: their names without the dashes, and their values.
type Tokens = std::collections::BTreeMap<String, String>;
