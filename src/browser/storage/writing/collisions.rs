//! Writes records without overwriting saved records of games and journals. A record that cannot be
//! written goes to the store of damaged records.
//!
//! The journal of a game lists its moves and other events. A club journal lists the changes to a
//! tournament, to the register of players, or to the notes on a game.

use crate::app::records::RECORD_VERSION;
use crate::app::storage::{Collisions, GameId, SetAsideReason, StoreName, WriteDecision};
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::web::{js_field, js_object};
use idb::{Error, Query};
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Writes a record of an `UnloadBackup` to the database. (This backup contains the records that
/// were not yet written when the page was closed.) `collisions` decides whether to write the
/// record, skip it, or move it to the store of damaged records. A record that cannot be written is
/// also moved there. Returns whether the record was moved.
pub(crate) async fn write_or_set_aside(
    transaction: &Transaction,
    store: StoreName,
    record: &JsValue,
    collisions: &mut Collisions,
) -> Result<bool, Error> {
    let fate = match same_key(transaction, store, record).await {
        Ok(found) => collisions.decide(store, record, found.as_ref()),
        // Skips a value without a valid key: it is not a record of the app.
        Err(_) => return Ok(false),
    };
    match fate {
        WriteDecision::Skip => Ok(false),
        WriteDecision::Write => match write_unless_taken(transaction, store, record) {
            Ok(()) => Ok(false),
            Err(error) => {
                let why = SetAsideReason::Unwritable(error.to_string());
                set_aside(transaction, store, record, &why, "").map(|()| true)
            }
        },
        WriteDecision::SetAside(why) => set_aside(transaction, store, record, &why, "").map(|()| true),
    }
}

/// Writes a record to the object store `store`. Games, entries (journal lines) and lines of club
/// journals are only added, never overwritten; other records may be replaced. Writing an entry also
/// deletes the stored summary of its game.
pub(crate) fn write_unless_taken(
    transaction: &Transaction,
    store: StoreName,
    record: &JsValue,
) -> Result<(), Error> {
    let target = transaction.store(store)?;
    if let (StoreName::Entries, Some(game)) = (store, js_field(record, "game").as_f64()) {
        GameId::from_number(game).map_or(Ok(()), |game| transaction.forget_summary(game))?;
    }
    match store {
        StoreName::Games | StoreName::Entries | StoreName::Club => target.add(record, None).map(drop),
        _ => target.put(record, None).map(drop),
    }
}

/// Returns the saved record in `store` that has the same key as `record`. Always `None` for stores
/// whose records may be replaced.
pub(crate) async fn same_key(
    transaction: &Transaction,
    store: StoreName,
    record: &JsValue,
) -> Result<Option<JsValue>, Error> {
    let key = match store {
        StoreName::Games => js_field(record, "game"),
        StoreName::Entries | StoreName::Club => {
            Array::of2(&js_field(record, "game"), &js_field(record, "number")).into()
        }
        _ => return Ok(None),
    };
    transaction.store(store)?.get(Query::from(key))?.await
}

/// Puts `record` into the store of damaged records. `store` is the store to which it cannot be
/// written, and `why` is the reason. `pgn` is the record's game in PGN, or empty.
pub(crate) fn set_aside(
    transaction: &Transaction,
    store: StoreName,
    record: &JsValue,
    why: &SetAsideReason,
    pgn: &str,
) -> Result<(), Error> {
    let kept = js_object([
        ("version", RECORD_VERSION.into()),
        ("store", store.name().into()),
        ("game", js_field(record, "game")),
        ("pgn", pgn.into()),
        ("fault", why.to_string().into()),
        ("records", Array::of1(record).into()),
    ]);
    transaction.store(StoreName::Damaged)?.put(&kept, None).map(drop)
}
