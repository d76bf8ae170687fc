//! Games restored from the disk: saved by this version, by older versions, and damaged.

mod damage;
mod damaged;
mod disk;
mod names;
mod page;
mod random;
mod reading;
