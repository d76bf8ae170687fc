//! Contrast of text, controls and pieces, computed from the style sheets.
//!
//! | file | what it tests |
//! |---|---|
//! | `wcag` | the contrast formula |
//! | `words` | text and controls |
//! | `looks` | squares, marks and pieces; every appearance that can be chosen |
//! | `criteria` | what `docs/accessibility.md` says of each criterion of WCAG 2.2 |
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod criteria;
mod looks;
mod wcag;
mod words;

/// The custom properties of an appearance: their names, without the dashes, and their values.
type Tokens = std::collections::BTreeMap<String, String>;
