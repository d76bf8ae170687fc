//! The summaries of games: dialogs read them a few at a time, and they are written in the background.
//!
//! A row is deleted in the transaction that changes its game, so a row that is there is right. A dialog that finds a row missing
//! has the summary derived from the game itself, and writes nothing. Rows are written when a game is over, when games come in,
//! and, where they are missing, a while after the page was opened.
//!
//! Between any two transactions here a move can be written.

use super::backup::{field, whole};
use super::database::{Durability, Writing, entries_of, key_of_game, raw};
use super::reader::Reader;
use super::{State, Store};
use crate::app::GameId;
use crate::app::dialogs::club::{Msg, Read};
use crate::app::kept::{BackupFault, GameSummary, SUMMARY_VERSION, StoreName, StoredGame, Summarized};
use crate::app::records::ELSEWHERE;
use crate::app::{DiskMsg, dialogs};
use gloo_timers::future::TimeoutFuture;
use idb::{Error, KeyRange, Query};
use std::collections::{BTreeMap, BTreeSet};
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// So many names are read in one transaction: there may be a hundred thousand.
const NAMES_AT_ONCE: u32 = 1_000;
/// So many rows are read in one transaction.
pub(super) const ROWS_AT_ONCE: usize = 200;
/// So many games are read whole in one transaction.
pub(super) const GAMES_AT_ONCE: usize = 4;
/// So many rows are written in one transaction.
const WRITTEN_AT_ONCE: usize = 20;
/// The time between the opening of the page and the first look for missing rows, in milliseconds.
const LOOK_AFTER_MS: u32 = 2_000;
/// The pause after each few games that are summarized beside, in milliseconds.
const PAUSE_MS: u32 = 20;

/// What is known of a game.
pub(super) enum Known {
    /// The summary of a game that is played on this device.
    Own(Box<GameSummary>),
    /// The game is from elsewhere.
    Elsewhere,
    /// A later version of the app has written the game.
    Later(Box<StoredGame>),
}

impl From<Summarized> for Known {
    fn from(row: Summarized) -> Known {
        match row {
            Summarized::Own(summary) => Known::Own(summary),
            Summarized::Elsewhere => Known::Elsewhere,
        }
    }
}

/// What is known of several games.
#[derive(Default)]
pub(super) struct Summaries {
    pub(super) known: BTreeMap<GameId, Known>,
    /// The games that had no row, and how many entries each had.
    derived: Vec<(GameId, usize)>,
}

/// A reading for a dialog: it ends when the dialog is closed.
pub(super) struct Reading<'a> {
    store: &'a Store,
    number: u32,
}

impl Reading<'_> {
    /// Whether the dialog still waits for what is read.
    pub(super) fn is_wanted(&self) -> bool {
        self.store.readings.get() == self.number && !self.store.away.get()
    }
}

impl Store {
    /// Begins a reading for the dialog that is open.
    pub(super) fn reading(&self) -> Reading<'_> {
        Reading { store: self, number: self.readings.get() }
    }

    /// Ends all readings for dialogs before their next transaction.
    pub(in crate::browser) fn stop_reading(&self) {
        self.readings.set(self.readings.get().wrapping_add(1));
    }

    /// Begins a transaction that only reads.
    pub(super) fn begin_reading(&self, stores: &[StoreName]) -> Result<Writing, BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) => Ok(Writing::reading(&open.database, stores)?),
            State::Opening(opening) => match &opening.database {
                Some(database) => Ok(Writing::reading(database, stores)?),
                None => Err(BackupFault::NothingStored),
            },
            State::Closed => Err(BackupFault::NothingStored),
        }
    }

    /// Reads the summaries of all games of this device; [`Msg::Read`] brings some at a time.
    pub(in crate::browser) fn read_summaries(self: &Rc<Store>) {
        let me = self.clone();
        spawn_local(async move {
            let reading = me.reading();
            let read = me.read_all_summaries(&reading).await;
            if let Err(BackupFault::Storage(fault)) = read {
                me.post.send(DiskMsg::Failed(fault).into());
            }
            if reading.is_wanted() {
                me.send_summaries(Vec::new(), true);
            }
        });
    }

    async fn read_all_summaries(&self, reading: &Reading<'_>) -> Result<(), BackupFault> {
        let names = self.names(StoreName::Games).await?;
        for some in names.chunks(ROWS_AT_ONCE) {
            if !reading.is_wanted() {
                return Ok(());
            }
            let known = self.summarized(some, || reading.is_wanted()).await?;
            let own = known.known.into_values().filter_map(|known| match known {
                Known::Own(summary) => Some(*summary),
                Known::Elsewhere | Known::Later(_) => None,
            });
            let own: Vec<_> = own.collect();
            if !own.is_empty() && reading.is_wanted() {
                self.send_summaries(own, false);
            }
        }
        Ok(())
    }

    fn send_summaries(&self, summaries: Vec<GameSummary>, is_last: bool) {
        let read = Read { summaries: Some(summaries), is_last, ..Read::default() };
        self.post.send(dialogs::Msg::Club(Msg::Read(Box::new(read))).into());
    }

    /// Reads the names of all games, or of all that have a row, in their order.
    pub(super) async fn names(&self, store: StoreName) -> Result<Vec<GameId>, BackupFault> {
        let mut names: Vec<GameId> = Vec::new();
        loop {
            let reading = self.begin_reading(&[store])?;
            let some = whole(&reading, names_after(&reading, store, names.last().copied()).await)?;
            reading.read().await?;
            let known = names.len();
            names.extend(some.iter().filter_map(JsValue::as_f64).filter_map(GameId::from_number));
            if some.len() < NAMES_AT_ONCE as usize || names.len() == known {
                return Ok(names);
            }
        }
    }

    /// Says what is known of these games, whose names ascend: by their rows, and by the games themselves where those are
    /// missing, as long as they are wanted. Games that are gone are left out.
    pub(super) async fn summarized(
        &self,
        names: &[GameId],
        is_wanted: impl Fn() -> bool,
    ) -> Result<Summaries, BackupFault> {
        let mut found = Summaries::default();
        for (game, row) in self.records(StoreName::Summaries, names).await? {
            let text = field(&row, "text").as_string();
            let version = field(&row, "version").as_f64().unwrap_or(-1.0);
            found
                .known
                .extend(Summarized::read(game, version, text.as_deref()).map(|row| (game, row.into())));
        }
        let is_missing = |name: &GameId| !found.known.contains_key(name);
        let missing: Vec<_> = names.iter().copied().filter(is_missing).collect();
        if missing.is_empty() {
            return Ok(found);
        }
        let mut own = Vec::new();
        for (game, record) in self.records(StoreName::Games, &missing).await? {
            if line_of(&record).is_some() {
                found.known.insert(game, Known::Elsewhere);
                found.derived.push((game, 0));
            } else {
                own.push(game);
            }
        }
        if own.is_empty() {
            return Ok(found);
        }
        let reader = self.reader().await;
        for some in own.chunks(GAMES_AT_ONCE).take_while(|_| is_wanted()) {
            for stored in self.whole_games(reader, some).await? {
                let (game, entries) = (stored.id, stored.entries.len());
                let known = match GameSummary::of(&stored) {
                    Some(summary) => {
                        found.derived.push((game, entries));
                        Known::Own(Box::new(summary))
                    }
                    None => Known::Later(Box::new(stored)),
                };
                found.known.insert(game, known);
            }
        }
        Ok(found)
    }

    /// Reads games whole, in one transaction.
    pub(super) async fn whole_games(
        &self,
        reader: Reader,
        names: &[GameId],
    ) -> Result<Vec<StoredGame>, BackupFault> {
        let reading = self.begin_reading(&[StoreName::Games, StoreName::Entries])?;
        let mut games = Vec::new();
        for name in names {
            games.push(whole(&reading, reader.game(&reading, *name).await)?);
        }
        reading.read().await?;
        Ok(games)
    }

    /// Reads the records of these games, whose names ascend, in one transaction.
    pub(super) async fn records(
        &self,
        store: StoreName,
        names: &[GameId],
    ) -> Result<Vec<(GameId, JsValue)>, BackupFault> {
        if names.is_empty() {
            return Ok(Vec::new());
        }
        let reading = self.begin_reading(&[store])?;
        let records = whole(&reading, records(&reading, store, names).await)?;
        reading.read().await?;
        Ok(records)
    }

    /// Writes the row of a game that is over.
    pub(in crate::browser) fn summarize(self: &Rc<Store>, game: GameId) {
        let me = self.clone();
        spawn_local(async move {
            // A row that is not written is derived whenever it is needed.
            let _ = me.write_rows(&[game]).await;
        });
    }

    /// Writes the rows that are missing, a while from now.
    pub(super) fn summarize_missing(self: &Rc<Store>) {
        if self.summarizing.replace(true) {
            return;
        }
        let me = self.clone();
        spawn_local(async move {
            TimeoutFuture::new(LOOK_AFTER_MS).await;
            let _ = me.write_missing_rows().await;
            me.summarizing.set(false);
        });
    }

    async fn write_missing_rows(&self) -> Result<(), BackupFault> {
        if !self.lacks_rows().await? {
            return Ok(());
        }
        let known: BTreeSet<_> = self.names(StoreName::Summaries).await?.into_iter().collect();
        let mut missing = self.names(StoreName::Games).await?;
        missing.retain(|game| !known.contains(game));
        for some in missing.chunks(WRITTEN_AT_ONCE) {
            self.write_rows(some).await?;
            TimeoutFuture::new(PAUSE_MS).await;
        }
        Ok(())
    }

    /// Whether games have no row. Rows of another version are cleared away first.
    async fn lacks_rows(&self) -> Result<bool, BackupFault> {
        let reading = self.begin_reading(&[StoreName::Games, StoreName::Summaries])?;
        let (games, rows, first) = whole(&reading, counts(&reading).await)?;
        reading.read().await?;
        if first.is_some_and(|row| field(&row, "version").as_f64() != Some(f64::from(SUMMARY_VERSION))) {
            let (writing, tab) = self.begin_writing(&[StoreName::State, StoreName::Summaries])?;
            whole(&writing, writing.store(StoreName::Summaries).and_then(|rows| rows.clear().map(drop)))?;
            writing.done(tab).await?;
            return Ok(true);
        }
        Ok(games != rows)
    }

    /// Derives the rows of these games and writes them, but for those of games that change meanwhile.
    async fn write_rows(&self, games: &[GameId]) -> Result<(), BackupFault> {
        let Summaries { known, derived } = self.summarized(games, || !self.away.get()).await?;
        if derived.is_empty() {
            return Ok(());
        }
        let stores = [StoreName::State, StoreName::Games, StoreName::Entries, StoreName::Summaries];
        let (writing, tab) = self.begin_writing(&stores)?;
        whole(&writing, put_rows(&writing, &known, &derived).await)?;
        Ok(writing.done(tab).await?)
    }

    fn begin_writing(&self, stores: &[StoreName]) -> Result<(Writing, u32), BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) if !self.away.get() => {
                Ok((Writing::begin(&open.database, Durability::Relaxed, true, stores)?, open.tab))
            }
            _ => Err(BackupFault::NothingStored),
        }
    }
}

/// The line of a game from elsewhere, by the record with which it begins.
pub(super) fn line_of(record: &JsValue) -> Option<String> {
    let version = field(record, "version").as_f64()?;
    field(record, "text").as_string().filter(|_| version == f64::from(ELSEWHERE))
}

/// Writes the row of a game that comes from elsewhere.
pub(super) fn add_elsewhere_row(writing: &Writing, game: GameId) -> Result<(), Error> {
    let row = raw(&Summarized::elsewhere_row(game));
    writing.store(StoreName::Summaries)?.put(&row, None).map(drop)
}

async fn names_after(
    reading: &Writing,
    store: StoreName,
    last: Option<GameId>,
) -> Result<Vec<JsValue>, Error> {
    let after = last.map(|last| KeyRange::lower_bound(&key_of_game(last), Some(true)));
    let after = after.transpose()?.map(Query::from);
    reading.store(store)?.get_all_keys(after, Some(NAMES_AT_ONCE))?.await
}

/// The records of these games, as far as they are there. Those that lie side by side on the disk come by one request, and the
/// others by one for each.
async fn records(
    reading: &Writing,
    store: StoreName,
    names: &[GameId],
) -> Result<Vec<(GameId, JsValue)>, Error> {
    let (Some(first), Some(last)) = (names.first(), names.last()) else { return Ok(Vec::new()) };
    let store = reading.store(store)?;
    let range = KeyRange::bound(&key_of_game(*first), &key_of_game(*last), None, None)?;
    let some = store.get_all(Some(range.into()), Some(names.len() as u32))?.await?;
    let is_all = some.len() < names.len();
    let some = some.into_iter().filter_map(|record| Some((name_of(&record)?, record)));
    let mut found: Vec<(GameId, JsValue)> = some.collect();
    let reached = found.last().map(|(name, _)| *name);
    found.retain(|(name, _)| names.binary_search(name).is_ok());
    if !is_all {
        let beyond = names.iter().filter(|name| reached.is_none_or(|reached| **name > reached));
        let asked: Vec<_> = beyond
            .map(|name| Ok((*name, store.get(key_of_game(*name))?.into_future())))
            .collect::<Result<_, Error>>()?;
        for (name, record) in asked {
            found.extend(record.await?.map(|record| (name, record)));
        }
    }
    Ok(found)
}

fn name_of(record: &JsValue) -> Option<GameId> {
    field(record, "game").as_f64().and_then(GameId::from_number)
}

/// How many games and rows there are, and the first row.
async fn counts(reading: &Writing) -> Result<(u32, u32, Option<JsValue>), Error> {
    let rows = reading.store(StoreName::Summaries)?;
    let first = rows.get_all(None, Some(1))?.await?.into_iter().next();
    let games = reading.store(StoreName::Games)?.count(None)?.await?;
    Ok((games, rows.count(None)?.await?, first))
}

/// Writes rows of games that have as many entries as when they were read.
async fn put_rows(
    writing: &Writing,
    known: &BTreeMap<GameId, Known>,
    derived: &[(GameId, usize)],
) -> Result<(), Error> {
    let [games, entries, rows] = [StoreName::Games, StoreName::Entries, StoreName::Summaries];
    let (games, entries, rows) = (writing.store(games)?, writing.store(entries)?, writing.store(rows)?);
    let mut counted = Vec::new();
    for (game, were) in derived {
        let is_there = games.count(Some(Query::from(key_of_game(*game))))?.into_future();
        let are = entries.count(Some(entries_of(*game)?))?.into_future();
        counted.push((*game, *were, is_there, are));
    }
    for (game, were, is_there, are) in counted {
        if is_there.await? == 1 && are.await? as usize == were {
            let row = match known.get(&game) {
                Some(Known::Own(summary)) => summary.row(),
                Some(Known::Elsewhere) => Summarized::elsewhere_row(game),
                Some(Known::Later(_)) | None => continue,
            };
            rows.put(&raw(&row), None)?;
        }
    }
    Ok(())
}
