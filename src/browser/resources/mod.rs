//! Files that are loaded on demand, the service worker that caches them, and the browser's plural
//! rules.

pub(crate) mod asset;
pub(crate) mod language;
pub(crate) mod licences;
pub(crate) mod plurals;
pub(crate) mod service_worker;
