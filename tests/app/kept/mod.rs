//! What the disk gives back: as it was, from older versions, and however damaged it is.

mod damage;
mod damaged;
mod disk;
mod names;
mod page;
mod random;
mod reading;
