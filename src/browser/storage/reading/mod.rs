//! Reads what is saved, for dialogs: lists, summaries, whole games and the journals of the club.
//!
//! Nothing here holds up a move: it is read in transactions that only read, some games in each, and no further once the
//! dialog is closed. It works while nothing can be written, too, and in a database of a later version of the app.

pub(crate) mod club;
pub(crate) mod listing;
pub(crate) mod summaries;
pub(crate) mod summary_rows;

use super::connection::Connection;
use crate::app::kept::BackupFault;
use std::cell::Cell;
use std::rc::Rc;

/// What was read; the default, where a later version has left nothing of ours in the database.
///
/// # Errors
/// Any other fault.
fn or_nothing<T: Default>(connection: &Connection, read: Result<T, BackupFault>) -> Result<T, BackupFault> {
    match read {
        Err(BackupFault::NoStorage) if connection.has_no_stores() => Ok(T::default()),
        read => read,
    }
}

/// The readings for dialogs, which end when the dialog is closed.
pub(crate) struct DialogReadings {
    connection: Rc<Connection>,
    /// The number of times that readings have been ended.
    ended: Cell<u32>,
}

/// One reading for a dialog.
pub(crate) struct Reading {
    readings: Rc<DialogReadings>,
    number: u32,
}

impl DialogReadings {
    /// The readings from this storage.
    pub(crate) fn new(connection: Rc<Connection>) -> Rc<DialogReadings> {
        Rc::new(DialogReadings { connection, ended: Cell::default() })
    }

    /// Begins a reading for the dialog that is open.
    pub(crate) fn begin(self: &Rc<DialogReadings>) -> Reading {
        Reading { readings: self.clone(), number: self.ended.get() }
    }

    /// Ends all readings before their next transaction.
    pub(crate) fn end(&self) {
        self.ended.set(self.ended.get().wrapping_add(1));
    }
}

impl Reading {
    /// Whether the dialog still waits for what is read.
    pub(crate) fn is_wanted(&self) -> bool {
        self.readings.ended.get() == self.number && !self.readings.connection.is_away()
    }
}
