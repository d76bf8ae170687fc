//! Backups: exports all saved data to one file, and restores such files.

mod backup_line;
pub(crate) mod export;
pub(crate) mod lines;
pub(crate) mod restore;

use super::connection::Connection;
use super::reading::listing::SavedList;
use super::reading::summary_rows::SummaryRows;
use crate::app::device;
use crate::app::storage::{BackupFault, FilePurpose};
use crate::browser::sharing::files::{self, NotSaved};
use restore::RestoreRun;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The name of the backup file.
const BACKUP_FILE: &str = "tabiya-everything.json";

/// Exports all saved data to a backup file, and restores backup files. The app requests only one
/// export or restore at a time.
pub(crate) struct Backups {
    connection: Rc<Connection>,
    list: Rc<SavedList>,
    rows: Rc<SummaryRows>,
    /// Whether the current export or restore should stop.
    is_stopping: Cell<bool>,
}

impl Backups {
    /// Creates the object for backups of the saved data in `connection`. After a restore, `list`
    /// (the saved games) is read again when it is needed, and `rows` writes the missing summaries
    /// of restored games.
    pub(crate) fn new(connection: Rc<Connection>, list: Rc<SavedList>, rows: Rc<SummaryRows>) -> Rc<Backups> {
        Rc::new(Backups { connection, list, rows, is_stopping: Cell::default() })
    }

    /// Exports all saved data of the app to one backup file. A [`device::Msg`] reports the result.
    pub(crate) fn export(self: &Rc<Backups>) {
        let me = self.clone();
        self.is_stopping.set(false);
        spawn_local(async move {
            // Until the result arrives, this message keeps the app from requesting another backup.
            me.connection.sender.send(device::Msg::Progress(0).into());
            let msg = match export::collect_backup(&me.connection, &me.is_stopping).await {
                Ok(parts) => match files::save_file(BACKUP_FILE, "application/json", &parts).await {
                    Ok(target) => device::Msg::BackupSaved(Some(target)),
                    Err(NotSaved::Cancelled) => device::Msg::BackupSaved(None),
                    Err(NotSaved::Refused) => device::Msg::Failed(BackupFault::FileNotSaved),
                },
                Err(fault) => device::Msg::Failed(fault),
            };
            me.connection.sender.send(msg.into());
        });
    }

    /// Restores the backup file that the user has chosen. If anything was restored, even
    /// incompletely, the page then shows the saved data.
    pub(crate) fn import(self: &Rc<Backups>) {
        let Some(file) = files::chosen_file(FilePurpose::Backup) else { return };
        let me = self.clone();
        self.is_stopping.set(false);
        spawn_local(async move {
            me.connection.sender.send(device::Msg::Progress(0).into());
            let mut restoring = RestoreRun::new(&me.connection, &me.is_stopping);
            let taken = restoring.restore_file(file.into()).await;
            if restoring.has_committed() {
                me.list.forget();
                me.rows.write_missing();
                restore::reread_storage(&me.connection, taken.is_ok()).await;
            }
            me.connection.sender.send(restoring.result(taken).into());
        });
    }

    /// Stops the current export or restore of a backup, before its next step.
    pub(crate) fn stop(&self) {
        self.is_stopping.set(true);
    }
}
