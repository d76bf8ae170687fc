//! A backup comes in, game by game; what comes in is decided in [`kept`](crate::app::kept). What is read is restored, also
//! where the file ends early.

use super::backup::{AT_ONCE, field, text, whole};
use super::database::{Durability, SLICE, Writing, entries_of, forget_summary, key_of_game};
use super::{State, Store, raw};
use crate::app::kept::{
    Arrival, BackupFault, FileFault, GameRecords, Journal, Restored, StoreName, check_mark, merge_singles,
    nests_too_deep, next_name,
};
use crate::app::{DiskMsg, FilePurpose, GameId, Stored, device};
use crate::browser::address;
use crate::browser::files::{self, Lines};
use crate::browser::lines::{EACH, MARK};
use crate::browser::rewriting::in_lines;
use js_sys::{Array, JSON};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

/// What has been restored so far.
#[derive(Default)]
struct Done {
    restored: Restored,
    /// The games that have come under another name.
    renamed: BTreeMap<GameId, GameId>,
    games: u64,
}

impl Store {
    /// Takes everything from the file that has been chosen; the page then shows what has come.
    pub(in crate::browser) fn import(self: &Rc<Store>) {
        let Some(file) = files::chosen(FilePurpose::Backup) else { return };
        let me = self.clone();
        self.stopping.set(false);
        spawn_local(async move {
            let mut done = Done::default();
            me.post.send(device::Msg::Progress(0).into());
            match me.take(file.into(), &mut done).await {
                Ok(stored) => {
                    me.list.replace(Rc::default());
                    me.summarize_missing();
                    address::leave();
                    me.post.send(DiskMsg::Opened(Box::new(stored)).into());
                    me.post.send(device::Msg::Restored(Box::new(done.restored)).into());
                }
                Err(fault) => {
                    let whole = done.games == 0 || fault == BackupFault::Stopped;
                    let fault = if whole { fault } else { BackupFault::CutOff };
                    me.post.send(device::Msg::Failed(fault).into());
                }
            }
        });
    }

    /// The backup on its way stops before its next part.
    pub(in crate::browser) fn stop(&self) {
        self.stopping.set(true);
    }

    async fn take(&self, file: Blob, done: &mut Done) -> Result<Stored, BackupFault> {
        let mut lines = Lines::of(file.clone());
        let mut head = head_of(&mut lines).await?;
        if head.is_none() {
            // A file of an earlier version, or one whose lines an editor has changed.
            lines = Lines::of(in_lines(&file).await.ok_or(BackupFault::NotABackup)?);
            head = head_of(&mut lines).await?;
        }
        let head = head.ok_or(BackupFault::NotABackup)?;
        check_mark(field(&head, MARK).as_f64())?;
        self.take_lines(&mut lines, done).await?;
        self.finish(&head, done).await
    }

    async fn take_lines(&self, lines: &mut Lines, done: &mut Done) -> Result<(), BackupFault> {
        let mut part = Vec::new();
        let ended = loop {
            let Ok(Some(line)) = lines.next().await else { break false };
            let line = line.trim().trim_end_matches(',');
            if line == "]}" {
                break true;
            }
            if nests_too_deep(line) {
                // It is no game, whatever it is.
                continue;
            }
            let Ok(game) = JSON::parse(line) else { break false };
            let club = records(&game, StoreName::Club);
            if !club.is_empty() {
                self.put_club(GameRecords { begun: None, entries: club }).await?;
                continue;
            }
            part.push(of_line(&game));
            if self.stopping.get() {
                return Err(BackupFault::Stopped);
            }
            if part.len() == AT_ONCE {
                self.put(&std::mem::take(&mut part), done).await?;
            }
        };
        self.put(&part, done).await?;
        if ended { Ok(()) } else { Err(BackupFault::CutOff) }
    }

    /// Puts these games beside what is here, in short transactions.
    async fn put(&self, mut games: &[GameRecords<JsValue>], done: &mut Done) -> Result<(), BackupFault> {
        while !games.is_empty() {
            let (writing, tab) = self.begin_backup(Durability::Relaxed)?;
            let (begun, mut arrived) = (self.clock.now(), Vec::new());
            while let Some((game, rest)) = games.split_first()
                && self.clock.now().since(begun) < SLICE
            {
                arrived.extend(whole(&writing, put_one(&writing, game).await)?);
                games = rest;
            }
            writing.done(tab).await?;
            for (name, here, arrival) in arrived {
                done.games += 1;
                if name != here {
                    done.renamed.insert(name, here);
                }
                done.restored.0.insert(here, arrival);
            }
        }
        self.post.send(device::Msg::Progress(done.games).into());
        Ok(())
    }

    /// Puts a journal of the club beside what is here: under its own name, or under the next one where another journal has
    /// that.
    async fn put_club(&self, journal: GameRecords<JsValue>) -> Result<(), BackupFault> {
        let Some(mut here) = journal.name() else { return Ok(()) };
        let (writing, tab) = self.begin_backup(Durability::Relaxed)?;
        let put = async {
            let club = writing.store(StoreName::Club)?;
            loop {
                let entries = club.get_all(Some(entries_of(here)?), None)?.await?;
                let known = GameRecords { begun: None, entries };
                match journal.named(here).arrive(&known) {
                    Some((_, records)) => {
                        for (_, record) in &records {
                            club.add(record, None)?;
                        }
                        return Ok(());
                    }
                    None => here = next_name(here),
                }
            }
        };
        whole(&writing, put.await)?;
        Ok(writing.done(tab).await?)
    }

    /// What there is one of comes in, and what was damaged. Answers with all that is at hand then.
    async fn finish(&self, head: &JsValue, done: &Done) -> Result<Stored, BackupFault> {
        // A transaction waits for nothing but itself: the reader comes before it.
        let reader = self.reader().await;
        let (writing, tab) = self.begin_backup(Durability::Strict)?;
        let mut stored = Stored::default();
        let put = async {
            let damaged = writing.store(StoreName::Damaged)?;
            let mut known: BTreeSet<String> = damaged.get_all(None, None)?.await?.iter().map(text).collect();
            for record in records(head, StoreName::Damaged) {
                if known.insert(text(&record)) {
                    damaged.put(&record, None)?;
                }
            }
            let state = writing.store(StoreName::State)?;
            let here = reader.singles(state.get_all(None, None)?.await?);
            let there = reader.singles(records(head, StoreName::State));
            for record in merge_singles(&there, &here, &done.renamed) {
                state.put(&raw(&record), None)?;
            }
            reader.read(&writing, &mut stored).await
        };
        let (at_hand, left_alone) = whole(&writing, put.await)?;
        writing.done(tab).await?;
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            (open.at_hand, open.left_alone) = (at_hand, left_alone);
            open.journal = Journal::of(&stored);
        }
        self.clock.be_after(stored.last_instant());
        Ok(stored)
    }
}

/// The first line of a backup, with all but the games; `None` where the games do not stand in lines after it.
async fn head_of(lines: &mut Lines) -> Result<Option<JsValue>, BackupFault> {
    match lines.next().await {
        Ok(first) => {
            let head = first.unwrap_or_default();
            let head = if nests_too_deep(&head) { None } else { JSON::parse(&format!("{head}]}}")).ok() };
            Ok(head.filter(|head| field(head, EACH).is_array()))
        }
        Err(FileFault::TooLarge) => Ok(None),
        Err(fault) => Err(BackupFault::File(fault)),
    }
}

/// Puts a game beside what is here: under its own name, or under the next one where another game has that. Answers with
/// both names; `None` for what is no game.
async fn put_one(
    writing: &Writing,
    game: &GameRecords<JsValue>,
) -> Result<Option<(GameId, GameId, Arrival)>, idb::Error> {
    let Some(name) = game.name() else { return Ok(None) };
    let (games, entries) = (writing.store(StoreName::Games)?, writing.store(StoreName::Entries)?);
    let mut here = name;
    loop {
        let known = GameRecords {
            begun: games.get(key_of_game(here))?.await?,
            entries: entries.get_all(Some(entries_of(here)?), None)?.await?,
        };
        let arrived = if here == name { game.arrive(&known) } else { game.named(here).arrive(&known) };
        let Some((arrival, records)) = arrived else {
            here = next_name(here);
            continue;
        };
        if !records.is_empty() {
            forget_summary(writing, here)?;
        }
        for (store, record) in &records {
            let store = if *store == StoreName::Games { &games } else { &entries };
            store.add(record, None)?;
        }
        let beside = here != name && arrival == Arrival::Added;
        return Ok(Some((name, here, if beside { Arrival::Differs } else { arrival })));
    }
}

/// The game of one line.
fn of_line(game: &JsValue) -> GameRecords<JsValue> {
    let begun = Some(field(game, "begun")).filter(JsValue::is_object);
    GameRecords { begun, entries: objects(&field(game, "entries")) }
}

fn records(file: &JsValue, store: StoreName) -> Vec<JsValue> {
    objects(&field(file, store.name()))
}

fn objects(list: &JsValue) -> Vec<JsValue> {
    let all = if Array::is_array(list) { Array::from(list).to_vec() } else { Vec::new() };
    all.into_iter().filter(JsValue::is_object).collect()
}
