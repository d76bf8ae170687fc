//! Writes what happens, and writes again what could not be written.

pub(crate) mod cleared;
pub(crate) mod collisions;
pub(crate) mod damage;
pub(crate) mod heartbeats;
pub(crate) mod one_by_one;
pub(crate) mod open;
pub(crate) mod recovery;
pub(crate) mod unload_backup;
