//! What the page itself writes on disks: frozen, apart from the types that it works with. See [`crate::game::wire`].

pub mod v1;
