//! Frozen serialization formats of the app's own data. They are separate from the types that the
//! app works with. See [`crate::game::wire`].

pub mod v1;
