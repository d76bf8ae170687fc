//! Converts errors of the browser's database to the storage faults of the app.

use crate::app::storage::{BackupFault, StorageFault};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, IdbRequest, IdbTransaction};

/// Why a transaction of the database was not committed.
#[derive(Debug, Error)]
pub(crate) enum WriteFailure {
    /// Another browser tab owns the database.
    #[error("another tab owns the database")]
    OwnedByOtherTab,
    /// The database has no owner, because its object stores were cleared.
    #[error("the database was cleared")]
    Cleared,
    /// The browser refused the transaction.
    #[error("the transaction was refused: {0}")]
    Refused(StorageFault),
}

impl From<idb::Error> for WriteFailure {
    /// Converts a database error to [`WriteFailure::Refused`].
    fn from(error: idb::Error) -> WriteFailure {
        WriteFailure::Refused(match (&error, name_of(&error)) {
            (idb::Error::IndexedDbNotFound(_), _) => StorageFault::Denied("IndexedDB".to_owned()),
            (_, Some(name)) => fault_of(&name, message_of(&error)),
            (_, None) => StorageFault::Denied(String::new()),
        })
    }
}

/// Returns the JavaScript exception behind a database error; `None` if there is no exception.
fn exception_fault(error: &idb::Error) -> Option<js_sys::Error> {
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

/// Returns the name of the JavaScript exception behind a database error, such as
/// `QuotaExceededError`; `None` if there is no exception.
pub(super) fn name_of(error: &idb::Error) -> Option<String> {
    Some(exception_fault(error)?.name().into())
}

/// Returns the message of the JavaScript exception behind a database error, or an empty text.
fn message_of(error: &idb::Error) -> String {
    exception_fault(error).map(|thrown| String::from(thrown.message())).unwrap_or_default()
}

impl From<WriteFailure> for BackupFault {
    /// Converts the failure of a database transaction to a [`BackupFault`]. If another tab owns the
    /// database, or the database was cleared, the fault is [`BackupFault::StorageUnavailable`].
    fn from(failure: WriteFailure) -> BackupFault {
        match failure {
            WriteFailure::OwnedByOtherTab | WriteFailure::Cleared => BackupFault::StorageUnavailable,
            WriteFailure::Refused(fault) => BackupFault::Storage(fault),
        }
    }
}

impl From<idb::Error> for BackupFault {
    /// Converts a database error to a [`BackupFault`].
    fn from(error: idb::Error) -> BackupFault {
        WriteFailure::from(error).into()
    }
}

/// Returns the browser's reason for aborting a database transaction; `None` if the browser gives no
/// reason. WebKit gives none after a failed request.
pub(super) fn abort_reason(transaction: &IdbTransaction) -> Option<StorageFault> {
    transaction.error().map(|error| fault_of(&error.name(), error.message()))
}

/// Returns why the database request behind an `error` event failed. `None` if the event belongs to
/// no failed request, or if the request failed only because its transaction was aborted.
pub(super) fn request_fault(event: &Event) -> Option<StorageFault> {
    let request: IdbRequest = event.target()?.dyn_into().ok()?;
    let error = request.error().ok()??;
    (error.name() != "AbortError").then(|| fault_of(&error.name(), error.message()))
}

/// Returns the storage fault for a DOM exception with this name and message, such as
/// [`StorageFault::Full`] for `QuotaExceededError`.
fn fault_of(name: &str, message: String) -> StorageFault {
    match name {
        "QuotaExceededError" => StorageFault::Full(message),
        "ConstraintError" | "DataError" | "DataCloneError" => {
            StorageFault::Unwritable(format!("{name}: {message}"))
        }
        _ => StorageFault::Denied(message),
    }
}
