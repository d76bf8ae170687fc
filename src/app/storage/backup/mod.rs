//! Backup files: checks their content, merges it into the device's storage, and reports on the
//! merge.

mod merge;
mod nesting;
mod restore_report;
mod validation;

pub use merge::{
    BACKUP_VERSION, GameMerge, GameRecords, RawRecord, candidate_ids, check_backup_version, group_by_game,
    merge_state_records,
};
pub use nesting::nests_too_deep;
pub use restore_report::RestoreReport;
