//! What tournaments write on disks: frozen, apart from the types that the program works with. See [`crate::game::wire`].

pub mod v1;
