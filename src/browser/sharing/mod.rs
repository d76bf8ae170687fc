//! Files, the clipboard, links and pictures: what leaves the page and comes into it.

pub(crate) mod clipboard;
pub(crate) mod files;
pub(crate) mod links;
pub(crate) mod picture;
