//! Files, the clipboard, links and pictures: data that leaves and enters the page.

pub(crate) mod clipboard;
pub(crate) mod files;
pub(crate) mod links;
pub(crate) mod picture;
