//! What the browser says when something was not written, as faults.

use crate::app::kept::{BackupFault, StorageFault};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::IdbTransaction;

/// Why something was not written.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Another tab owns the stores.
    NotOurs,
    /// Nobody owns them: they have been cleared.
    Cleared,
    /// The storage cannot be used.
    Refused(StorageFault),
}

impl From<idb::Error> for Failure {
    fn from(error: idb::Error) -> Failure {
        Failure::Refused(match (&error, name_of(&error)) {
            (idb::Error::IndexedDbNotFound(_), _) => StorageFault::Denied("IndexedDB".to_owned()),
            (_, Some(name)) => fault_of(&name, message_of(&error)),
            (_, None) => StorageFault::Denied(String::new()),
        })
    }
}

/// What the browser threw, or said of a request that failed: an exception.
fn thrown(error: &idb::Error) -> Option<js_sys::Error> {
    use idb::Error::{
        AddFailed, DomException, GetFailed, IndexedDbOpenFailed, TransactionOpenFailed, UpdateFailed,
    };
    let thrown: JsValue = match error {
        DomException(exception) => exception.into(),
        IndexedDbOpenFailed(fault)
        | TransactionOpenFailed(fault)
        | AddFailed(fault)
        | UpdateFailed(fault)
        | GetFailed(fault) => fault.clone(),
        _ => return None,
    };
    thrown.dyn_into().ok()
}

/// The name of the exception behind an error: `QuotaExceededError`, say.
pub(super) fn name_of(error: &idb::Error) -> Option<String> {
    Some(thrown(error)?.name().into())
}

fn message_of(error: &idb::Error) -> String {
    thrown(error).map(|thrown| String::from(thrown.message())).unwrap_or_default()
}

impl From<Failure> for BackupFault {
    fn from(failure: Failure) -> BackupFault {
        match failure {
            Failure::NotOurs | Failure::Cleared => BackupFault::NoStorage,
            Failure::Refused(fault) => BackupFault::Storage(fault),
        }
    }
}

impl From<idb::Error> for BackupFault {
    fn from(error: idb::Error) -> BackupFault {
        Failure::from(error).into()
    }
}

/// Why the browser has called a transaction off; `None` where it does not say.
pub(super) fn why(writing: &IdbTransaction) -> Option<StorageFault> {
    writing.error().map(|error| fault_of(&error.name(), error.message()))
}

/// The fault that a DOM exception of this name and message stands for.
fn fault_of(name: &str, message: String) -> StorageFault {
    match name {
        "QuotaExceededError" => StorageFault::Full(message),
        "ConstraintError" | "DataError" | "DataCloneError" => {
            StorageFault::Unwritable(format!("{name}: {message}"))
        }
        _ => StorageFault::Denied(message),
    }
}
