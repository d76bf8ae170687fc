//! Reads all that is at hand, and makes this tab the owner of the stores.

use super::records::RecordsPart;
use crate::app::StoredData;
use crate::app::kept::{OpenGames, ProtectedKeys, StorageFault, StoreName};
use crate::app::records::Record;
use crate::browser::storage::database::faults::Failure;
use crate::browser::storage::database::keys::raw;
use crate::browser::storage::database::transaction::{Database, Durability, Writing};
use crate::browser::storage::writing::unload_backup::UnloadBackup;
use std::pin::Pin;

/// Why this tab does not have the stores.
pub(super) enum OwnershipObstacle {
    /// They cannot be used, or are another tab's.
    Failed(Failure),
    /// They can be opened, and nothing can be written: the disk is full, say. It may be otherwise later.
    NoWriting(StorageFault),
    /// A later version of the app has made them: they can be read.
    Later,
}

impl<F: Into<Failure>> From<F> for OwnershipObstacle {
    fn from(failure: F) -> OwnershipObstacle {
        OwnershipObstacle::Failed(failure.into())
    }
}

/// Reads all that is at hand and makes this tab the owner.
///
/// A mark need not be on the disk before the board is on the screen: whatever is written strictly takes it along.
pub(super) async fn make_ours(
    database: &Database,
    tab: u32,
    reader: Option<&'static dyn RecordsPart>,
    left: Option<&UnloadBackup>,
    stored: &mut StoredData,
) -> Result<(OpenGames, ProtectedKeys), Failure> {
    let durability = if left.is_some() { Durability::Strict } else { Durability::Relaxed };
    let writing = Writing::begin(database, durability, false, &StoreName::ALL)?;
    match all(&writing, tab, reader, left, stored).await {
        Ok(found) => {
            writing.done(tab).await?;
            Ok(found)
        }
        Err(error) => {
            // Where the browser has called it off it says why; the request that failed may not.
            let fault = writing.call_off().await;
            Err(fault.map_or_else(|| error.into(), Failure::Refused))
        }
    }
}

/// Reads all that is at hand, and changes nothing.
pub(super) fn look<'a>(
    database: &'a Database,
    reader: &'static dyn RecordsPart,
    stored: &'a mut StoredData,
) -> Pin<Box<dyn Future<Output = ()> + 'a>> {
    Box::pin(async move {
        if let Ok(reading) = Writing::read_only(database) {
            // What cannot be read either is not there.
            if reader.read(&reading, stored, None).await.is_err() {
                *stored = StoredData::default();
            }
            reading.call_off().await;
        }
    })
}

/// What is to happen in that transaction.
async fn all(
    writing: &Writing,
    tab: u32,
    reader: Option<&'static dyn RecordsPart>,
    left: Option<&UnloadBackup>,
    stored: &mut StoredData,
) -> Result<(OpenGames, ProtectedKeys), idb::Error> {
    let found = match reader {
        Some(reader) => {
            if let Some(left) = left {
                stored.has_set_aside_records = reader.write_left(left, writing).await?;
            }
            reader.read(writing, stored, None).await?
        }
        None => Default::default(),
    };
    writing.store(StoreName::State)?.put(&raw(&Record::of_owner(tab)), None)?;
    Ok(found)
}
