//! Writes a record beside what is there, and never over it.

use crate::app::kept::{Collisions, GameId, SetAsideReason, StoreName, WriteDecision};
use crate::app::records::RECORD_VERSION;
use crate::browser::storage::database::transaction::Writing;
use crate::browser::web::{field, object};
use idb::{Error, Query};
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Writes a record as a page before left it: beside what is there by now. Whether it was set aside.
pub(crate) async fn write_beside(
    writing: &Writing,
    store: StoreName,
    record: &JsValue,
    collisions: &mut Collisions,
) -> Result<bool, Error> {
    let fate = match same_key(writing, store, record).await {
        Ok(found) => collisions.decide(store, record, found.as_ref()),
        // It has no key: it is no record.
        Err(_) => return Ok(false),
    };
    match fate {
        WriteDecision::Skip => Ok(false),
        WriteDecision::Write => match write(writing, store, record) {
            Ok(()) => Ok(false),
            Err(error) => {
                let why = SetAsideReason::Unwritable(error.to_string());
                set_aside(writing, store, record, &why, "").map(|()| true)
            }
        },
        WriteDecision::SetAside(why) => set_aside(writing, store, record, &why, "").map(|()| true),
    }
}

/// Writes a record, and never over another one, unless it is of what there is one of. The summary of a game that goes on is
/// deleted with it.
pub(crate) fn write(writing: &Writing, store: StoreName, record: &JsValue) -> Result<(), Error> {
    let target = writing.store(store)?;
    if let (StoreName::Entries, Some(game)) = (store, field(record, "game").as_f64()) {
        GameId::from_number(game).map_or(Ok(()), |game| writing.forget_summary(game))?;
    }
    match store {
        StoreName::Games | StoreName::Entries | StoreName::Club => target.add(record, None).map(drop),
        _ => target.put(record, None).map(drop),
    }
}

/// The record that has the key of this one.
pub(crate) async fn same_key(
    writing: &Writing,
    store: StoreName,
    record: &JsValue,
) -> Result<Option<JsValue>, Error> {
    let key = match store {
        StoreName::Games => field(record, "game"),
        StoreName::Entries | StoreName::Club => {
            Array::of2(&field(record, "game"), &field(record, "number")).into()
        }
        _ => return Ok(None),
    };
    writing.store(store)?.get(Query::from(key))?.await
}

/// Puts a record among the damaged ones, with the reason.
pub(crate) fn set_aside(
    writing: &Writing,
    store: StoreName,
    record: &JsValue,
    why: &SetAsideReason,
    pgn: &str,
) -> Result<(), Error> {
    let kept = object([
        ("version", RECORD_VERSION.into()),
        ("store", store.name().into()),
        ("game", field(record, "game")),
        ("pgn", pgn.into()),
        ("fault", why.to_string().into()),
        ("records", Array::of1(record).into()),
    ]);
    writing.store(StoreName::Damaged)?.put(&kept, None).map(drop)
}
