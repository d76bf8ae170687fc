//! Storage and backup faults for tests.

use tabiya::app::{BackupFault, StorageFault};

/// The fault of a game that cannot be saved.
pub(crate) fn unsaved() -> StorageFault {
    StorageFault::Denied("the disk is full".to_owned())
}

/// The fault of a backup that cannot be restored.
pub(crate) fn backup() -> BackupFault {
    BackupFault::NotABackup
}
