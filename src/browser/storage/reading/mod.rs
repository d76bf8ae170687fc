//! Reads saved data for dialogs: lists, summaries, whole games and the club's journals.
//!
//! Reading hardly delays the saving of a move: each transaction reads only a few records, and long
//! reads stop when the dialog is closed. Reading works even while nothing can be written, and in a
//! database of a later version of the app.

pub(crate) mod club;
pub(crate) mod listing;
pub(crate) mod summaries;
pub(crate) mod summary_rows;

use super::connection::Connection;
use crate::app::storage::BackupFault;
use std::cell::Cell;
use std::rc::Rc;

/// Returns the result `read`. If a later version of the app has replaced all object stores that
/// this version knows, returns empty data instead of [`BackupFault::StorageUnavailable`].
///
/// # Errors
/// Any other fault of `read`.
fn or_nothing<T: Default>(connection: &Connection, read: Result<T, BackupFault>) -> Result<T, BackupFault> {
    match read {
        Err(BackupFault::StorageUnavailable) if connection.has_no_stores() => Ok(T::default()),
        read => read,
    }
}

/// Registers the reads of saved data for the open dialog, and ends them when the dialog is closed.
pub(crate) struct DialogReadings {
    connection: Rc<Connection>,
    /// Number of calls of [`DialogReadings::end`].
    ended: Cell<u32>,
}

/// A handle to one read of saved data for a dialog. When the dialog is closed, the read stops
/// before its next database transaction.
pub(crate) struct DialogReading {
    readings: Rc<DialogReadings>,
    /// The value of [`DialogReadings::ended`] when this read began.
    number: u32,
}

impl DialogReadings {
    pub(crate) fn new(connection: Rc<Connection>) -> Rc<DialogReadings> {
        Rc::new(DialogReadings { connection, ended: Cell::default() })
    }

    /// Begins a read of saved data for the open dialog. The returned handle knows whether the
    /// dialog still needs the data.
    pub(crate) fn begin(self: &Rc<DialogReadings>) -> DialogReading {
        DialogReading { readings: self.clone(), number: self.ended.get() }
    }

    /// Ends all reads of saved data for the dialog. Called when the dialog is closed. Each read
    /// stops before its next database transaction.
    pub(crate) fn end(&self) {
        self.ended.set(self.ended.get().wrapping_add(1));
    }
}

impl DialogReading {
    /// Whether this read of saved data may continue: its dialog is still open, and the user has not
    /// left the page.
    pub(crate) fn is_wanted(&self) -> bool {
        self.readings.ended.get() == self.number && !self.readings.connection.is_away()
    }
}
