//! Files that are loaded on demand, and the service worker that caches them.

pub(crate) mod asset;
pub(crate) mod language;
pub(crate) mod licences;
pub(crate) mod plurals;
pub(crate) mod service_worker;
