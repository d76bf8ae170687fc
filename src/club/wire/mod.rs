//! Storage formats of tournaments. A format never changes, so that everything stored stays
//! readable. Its types are separate from those that the app works with.
//!
//! [`crate::game::wire`] describes the rules for such formats. Version 2 contains only the types
//! that differ from version 1. The app writes the newest version of each type and reads all
//! versions.

pub mod v1;
pub mod v2;
