//! Storage formats of tournaments. A format never changes, so that stored tournaments stay
//! readable. The types of a format are separate from the types that the app works with.
//!
//! [`crate::game::wire`] describes the rules for storage formats. Version 2 contains only the types
//! that differ from version 1. These types also read data of version 1. The app writes the newest
//! version of each type.

pub mod v1;
pub mod v2;
