//! Frozen formats of tournaments on disks, separate from the types that the program works with.
//!
//! See [`crate::game::wire`]. Version 2 contains only the types that differ from version 1, and
//! reads everything that version 1 wrote.

pub mod v1;
pub mod v2;
