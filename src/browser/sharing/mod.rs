//! Exchange of data with the outside: files, the clipboard, links and pictures.

pub(crate) mod clipboard;
pub(crate) mod files;
pub(crate) mod links;
pub(crate) mod picture;
