//! Storage formats of tournaments. A format never changes, so that old records stay readable, and
//! its types are separate from those with which the program works.
//!
//! See [`crate::game::wire`]. Version 2 contains only the types that differ from version 1, and
//! reads everything that was written in version 1.

pub mod v1;
pub mod v2;
