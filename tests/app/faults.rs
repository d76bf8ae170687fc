//! Storage and file faults for tests.

use tabiya::app::{BackupFault, StorageFault};

/// A fault: the game cannot be saved.
pub(crate) fn unsaved() -> StorageFault {
    StorageFault::Denied("the disk is full".to_owned())
}

/// A fault: a backup cannot be restored.
pub(crate) fn backup() -> BackupFault {
    BackupFault::NotABackup
}
