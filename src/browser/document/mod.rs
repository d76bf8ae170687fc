//! The web page around the components: address, focus, keys, presses, style sheets, attributes for
//! the computer opponent, first paint and crash page.

pub(crate) mod address;
pub(crate) mod appearance;
pub(crate) mod crash;
pub(crate) mod first_paint;
pub(crate) mod focus;
pub(crate) mod keys;
pub(crate) mod opponent;
pub(crate) mod presses;
pub(crate) mod stylesheets;
