//! Exchange of data with other programs and devices: files, the clipboard, links and pictures.

pub(crate) mod clipboard;
pub(crate) mod files;
pub(crate) mod links;
pub(crate) mod picture;
