//! Everything that is kept, as one file, and back.
//!
//! The file is JSON: the records of each store as they are, under the store's name. What comes in is never written
//! over a game that is here: it can add a game, or what comes after the last event that is known here.

use super::database::{
    DAMAGED, Durability, ENTRIES, Failure, GAMES, STATE, Writing, key_of_game, records_of,
};
use super::{STORE, Store, written};
use crate::app::records::{Record, Singles, VERSION};
use crate::app::{GameId, Msg};
use crate::browser::files::download;
use crate::browser::post::send;
use crate::text;
use js_sys::{Array, JSON, Object, Reflect};
use serde_wasm_bindgen::Deserializer;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The field that tells such a file, and holds the version of the records' shapes.
const MARK: &str = "tabiya";

/// Hands everything over as a file.
pub(in crate::browser) fn export() {
    spawn_local(async {
        let told = match gather().await {
            Ok(file) => download(text::BACKUP_FILE, "application/json", &file)
                .map_err(|_| text::NOTHING_KEPT.to_owned()),
            Err(failure) => Err(words(failure)),
        };
        if let Err(why) = told {
            send(Msg::BackupFailed(why));
        }
    });
}

/// Takes everything from the text of such a file; the page is then loaded again, with what has come.
pub(in crate::browser) fn import(file: String) {
    spawn_local(async move {
        match take(&file).await {
            // A page that cannot be loaded again shows the games when it is opened the next time.
            Ok(()) => drop(web_sys::window().map(|window| window.location().reload())),
            Err(failure) => send(Msg::BackupFailed(words(failure))),
        }
    });
}

fn words(failure: Failure) -> String {
    match failure {
        Failure::Refused(why) => why,
        Failure::NotOurs => text::NOTHING_KEPT.to_owned(),
    }
}

fn refused(why: &str) -> Failure {
    Failure::Refused(why.to_owned())
}

/// A transaction on all that is kept, and this tab's mark.
fn begin() -> Result<(Writing, u32), Failure> {
    STORE.with_borrow(|store| match store {
        Store::Open(open) => Ok((Writing::begin(&open.database, Durability::Strict, true)?, open.tab)),
        _ => Err(refused(text::NOTHING_KEPT)),
    })
}

async fn gather() -> Result<String, Failure> {
    let (writing, tab) = begin()?;
    let read = async {
        let file = Object::new();
        let _ = Reflect::set(&file, &MARK.into(), &VERSION.into());
        for name in [GAMES, ENTRIES, STATE, DAMAGED] {
            let records: Array = writing.store(name)?.get_all(None, None)?.await?.into_iter().collect();
            let _ = Reflect::set(&file, &name.into(), &records);
        }
        Ok::<_, idb::Error>(file)
    };
    match read.await {
        Ok(file) => {
            writing.done(tab).await?;
            JSON::stringify(&file).map(String::from).map_err(|_| refused(text::NOTHING_KEPT))
        }
        Err(error) => {
            writing.call_off().await;
            Err(error.into())
        }
    }
}

/// What stands in the file, by the store.
struct Parcel(JsValue);

impl Parcel {
    fn open(file: &str) -> Result<Parcel, Failure> {
        let parcel = JSON::parse(file).map_err(|_| refused(text::NOT_A_BACKUP))?;
        match field(&parcel, MARK).as_f64() {
            Some(version) if version > f64::from(VERSION) => Err(refused(text::LATER_BACKUP)),
            Some(_) => Ok(Parcel(parcel)),
            None => Err(refused(text::NOT_A_BACKUP)),
        }
    }

    fn records(&self, store: &str) -> Vec<JsValue> {
        let records = field(&self.0, store);
        let records = if Array::is_array(&records) { Array::from(&records).to_vec() } else { Vec::new() };
        records.into_iter().filter(JsValue::is_object).collect()
    }
}

fn field(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

fn game_of(record: &JsValue) -> Option<GameId> {
    field(record, "game").as_f64().filter(|name| *name > 0.0).map(|name| GameId(name as u64))
}

async fn take(file: &str) -> Result<(), Failure> {
    let parcel = Parcel::open(file)?;
    let (writing, tab) = begin()?;
    match put(&writing, &parcel).await {
        Ok(()) => writing.done(tab).await,
        Err(error) => {
            writing.call_off().await;
            Err(error.into())
        }
    }
}

async fn put(writing: &Writing, parcel: &Parcel) -> Result<(), idb::Error> {
    let (games, entries) = (writing.store(GAMES)?, writing.store(ENTRIES)?);
    let new = parcel.records(ENTRIES);
    for begun in parcel.records(GAMES) {
        let Some(game) = game_of(&begun) else { continue };
        if games.get(key_of_game(game))?.await?.is_none() {
            games.put(&begun, None)?;
        }
        let mut of_game: Vec<&JsValue> = new.iter().filter(|record| game_of(record) == Some(game)).collect();
        of_game.sort_by(|a, b| number(a).total_cmp(&number(b)));
        let here = entries.get_all(Some(records_of(game)?), None)?.await?;
        // The two must be one game as far as both go: the last event here is the same there.
        let agrees =
            here.last().is_none_or(|last| of_game.get(here.len() - 1).is_some_and(|other| same(last, other)));
        if agrees {
            for record in of_game.into_iter().skip(here.len()) {
                entries.put(record, None)?;
            }
        }
    }
    for damage in parcel.records(DAMAGED) {
        writing.store(DAMAGED)?.put(&damage, None)?;
    }
    let state = writing.store(STATE)?;
    let here = Singles::read(state.get_all(None, None)?.await?.into_iter().map(Deserializer::from));
    let there = Singles::read(parcel.records(STATE).into_iter().map(Deserializer::from));
    if let Some(settings) = there.settings() {
        state.put(&written(STATE, &Record::of_settings(settings)).record, None)?;
    }
    if let Some(Some(game)) = there.current().map(|(game, _)| game) {
        // The game that was on the board is put aside, not lost.
        let aside = here.current().and_then(|(game, _)| game).filter(|here| *here != game);
        state.put(&written(STATE, &Record::of_current(Some(game), aside)).record, None)?;
    }
    Ok(())
}

fn number(record: &JsValue) -> f64 {
    field(record, "number").as_f64().unwrap_or(f64::MAX)
}

fn same(one: &JsValue, other: &JsValue) -> bool {
    // Both were written by the same code, so their fields stand in the same order.
    let text = |record: &JsValue| JSON::stringify(record).ok().map(String::from);
    text(one).is_some() && text(one) == text(other)
}
