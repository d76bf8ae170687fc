//! Frozen serialization formats of the app's own data, separate from the types it works with. See
//! [`crate::game::wire`].

pub mod v1;
