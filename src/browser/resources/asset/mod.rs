//! Loads files of the app on demand: translations, opening names, licences, piece sets, the style
//! sheet of the appearances, and the programs of web workers.

#[cfg(not(feature = "split"))]
mod plain;
#[cfg(feature = "split")]
mod split;

#[cfg(not(feature = "split"))]
pub use plain::bytes;
#[cfg(feature = "split")]
pub use split::bytes;
