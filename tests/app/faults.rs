//! Troubles with the disk and with files, for the tests that need one.

use tabiya::app::{BackupFault, StorageFault};

/// The game cannot be saved.
pub(crate) fn unsaved() -> StorageFault {
    StorageFault::Denied("the disk is full".to_owned())
}

/// A backup cannot be restored.
pub(crate) fn backup() -> BackupFault {
    BackupFault::NotABackup
}
