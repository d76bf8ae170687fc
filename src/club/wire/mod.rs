//! What tournaments write on disks: frozen, apart from the types that the program works with. See [`crate::game::wire`].
//!
//! What version 2 has not changed is written as in version 1, and version 2 reads all that version 1 wrote.

pub mod v1;
pub mod v2;
