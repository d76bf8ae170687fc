//! Makes this tab the owner of the database, and reads the settings and the open games (the game on
//! the board and the unfinished games that were put aside).

use super::records::RecordsPart;
use crate::app::StoredData;
use crate::app::records::Record;
use crate::app::storage::{OpenGames, ProtectedKeys, StorageFault, StoreName};
use crate::browser::storage::database::faults::WriteFailure;
use crate::browser::storage::database::keys::to_js_record;
use crate::browser::storage::database::transaction::{Database, Durability, Transaction};
use crate::browser::storage::writing::unload_backup::UnloadBackup;
use std::pin::Pin;
use thiserror::Error;

/// Why this tab could not become the owner of the database. Only the owner may write to it.
#[derive(Debug, Error)]
pub(super) enum OwnershipObstacle {
    /// The database cannot be used or belongs to another tab, or the records that an earlier page
    /// could not write still cannot be written.
    #[error("the database cannot be used: {0}")]
    Failed(WriteFailure),
    /// The database can be opened, but not written, for example because the disk is full. Writing
    /// may work later.
    #[error("the database cannot be written: {0}")]
    WriteRefused(StorageFault),
    /// A later version of the app created or upgraded the database, so this page must not write to
    /// it.
    #[error("a later version of the app created the database")]
    LaterVersion,
}

impl<F: Into<WriteFailure>> From<F> for OwnershipObstacle {
    /// Wraps the failure of a database transaction as [`OwnershipObstacle::Failed`].
    fn from(failure: F) -> OwnershipObstacle {
        OwnershipObstacle::Failed(failure.into())
    }
}

/// Makes this tab, with the number `tab`, the owner of the database. Reads the settings and the
/// open games into `stored`. `backup` holds records that an earlier page could not write; they are
/// written first. `reader` is the code that reads records; without it, nothing is read and no
/// backup is written.
///
/// Returns the ids of the open games, and the keys of records that a later version of the app
/// wrote.
///
/// Without `backup`, the durability of the transaction is only relaxed: the game can be shown
/// before the record that names the owner is on the disk. The next strict transaction flushes that
/// record too.
pub(super) async fn take_ownership(
    database: &Database,
    tab: u32,
    reader: Option<&'static dyn RecordsPart>,
    backup: Option<&UnloadBackup>,
    stored: &mut StoredData,
) -> Result<(OpenGames, ProtectedKeys), WriteFailure> {
    let durability = if backup.is_some() { Durability::Strict } else { Durability::Relaxed };
    let transaction = Transaction::begin(database, durability, false, &StoreName::ALL)?;
    match run_transaction(&transaction, tab, reader, backup, stored).await {
        Ok(found) => {
            transaction.commit(tab).await?;
            Ok(found)
        }
        Err(error) => {
            // `error` may belong to a request that failed only because the browser had aborted the
            // transaction. `abort` returns the reason of that abort.
            let fault = transaction.abort().await;
            Err(fault.map_or_else(|| error.into(), WriteFailure::Refused))
        }
    }
}

/// Reads the settings and the open games into `stored`, without writing anything or becoming the
/// owner of the database. Resets `stored` if a read fails.
pub(super) fn read_without_ownership<'a>(
    database: &'a Database,
    reader: &'static dyn RecordsPart,
    stored: &'a mut StoredData,
) -> Pin<Box<dyn Future<Output = ()> + 'a>> {
    Box::pin(async move {
        if let Ok(reading) = Transaction::begin_reading_all(database) {
            if reader.read(&reading, stored, None).await.is_err() {
                *stored = StoredData::default();
            }
            reading.abort().await;
        }
    })
}

/// Makes the requests of [`take_ownership`] in `transaction`, without committing it.
async fn run_transaction(
    transaction: &Transaction,
    tab: u32,
    reader: Option<&'static dyn RecordsPart>,
    backup: Option<&UnloadBackup>,
    stored: &mut StoredData,
) -> Result<(OpenGames, ProtectedKeys), idb::Error> {
    let found = match reader {
        Some(reader) => {
            if let Some(backup) = backup {
                stored.has_set_aside_records = reader.write_backup(backup, transaction).await?;
            }
            reader.read(transaction, stored, None).await?
        }
        None => Default::default(),
    };
    transaction.store(StoreName::State)?.put(&to_js_record(&Record::of_owner(tab)), None)?;
    Ok(found)
}
