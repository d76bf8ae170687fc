//! A backup comes in, game by game; what comes in is decided in [`kept`](crate::app::kept). What is read is restored, also
//! where the file ends early.

use crate::app::kept::{
    Arrival, BackupFault, FileFault, GameRecords, Journal, LeftAlone, LineFault, Restored, StoreName,
    Written, check_mark, merge_singles, names_beside, nests_too_deep,
};
use crate::app::{DiskMsg, FilePurpose, GameId, Stored, device};
use crate::browser::document::address;
use crate::browser::sharing::files::{self, Lines};
use crate::browser::storage::backup::lines::{EACH, MARK};
use crate::browser::storage::backup::{AT_ONCE, text, whole};
use crate::browser::storage::database::{
    Durability, SLICE, Writing, entries_of, forget_summary, key_of_game,
};
use crate::browser::storage::{State, Store, raw};
use crate::browser::web::field;
use crate::browser::workers::backup_lines::in_lines;
use crate::club::Notes;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, JSON};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

/// How long to wait before what is saved is read again where it could not be read, in milliseconds.
const AGAIN_MS: u32 = 1_000;
/// How often that is tried.
const ATTEMPTS: u32 = 5;

/// What has been restored so far.
#[derive(Default)]
struct Done {
    restored: Restored,
    /// The names under which games have come, by those that they have in the file.
    renamed: BTreeMap<GameId, GameId>,
    games: u64,
    /// Whether anything is on the disk by now.
    committed: bool,
}

/// What a line of a backup holds.
enum Line {
    Game(GameId, GameRecords<JsValue>),
    Journal(GameId, GameRecords<JsValue>),
}

impl Store {
    /// Takes everything from the file that has been chosen; the page then shows what has come, also where not all has.
    pub(crate) fn import(self: &Rc<Store>) {
        let Some(file) = files::chosen(FilePurpose::Backup) else { return };
        let me = self.clone();
        self.stopping.set(false);
        spawn_local(async move {
            let mut done = Done::default();
            me.post.send(device::Msg::Progress(0).into());
            let taken = me.take(file.into(), &mut done).await;
            if done.committed {
                me.list.replace(Rc::default());
                me.summarize_missing();
                me.show_what_is_there(taken.is_ok()).await;
            }
            match taken {
                Ok(()) => me.post.send(device::Msg::Restored(Box::new(done.restored)).into()),
                Err(fault) => {
                    let whole = !done.committed || fault == BackupFault::Stopped;
                    let fault = if whole { fault } else { BackupFault::CutOff };
                    me.post.send(device::Msg::Failed(fault).into());
                }
            }
        });
    }

    /// What is on the screen may not be what is on the disk by now: it is read again, with what this page has not written
    /// yet. Where the restoring came to its end, the file says which games are at hand.
    async fn show_what_is_there(&self, is_whole: bool) {
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                TimeoutFuture::new(AGAIN_MS).await;
            }
            if let Ok(stored) = self.all_at_hand(is_whole).await {
                address::leave();
                return self.post.send(DiskMsg::Opened(Box::new(stored)).into());
            }
        }
    }

    async fn all_at_hand(&self, is_whole: bool) -> Result<Stored, BackupFault> {
        let reader = self.reader().await;
        let at_hand = match &*self.state.borrow() {
            State::Open(open) if !is_whole => Some(open.at_hand.clone()),
            _ => None,
        };
        let current = at_hand.as_ref().and_then(|(game, _)| *game);
        let reading = self.begin_reading(&StoreName::ALL)?;
        let mut stored = Stored::default();
        let (found, left_alone) = whole(&reading, reader.read(&reading, &mut stored, at_hand.clone()).await)?;
        reading.read().await?;
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            stored.add_unwritten(current, &open.unwritten());
            (open.at_hand, open.left_alone) = (at_hand.unwrap_or(found), left_alone);
            open.journal = Journal::of(&stored);
        }
        self.clock.be_after(stored.last_instant());
        Ok(stored)
    }

    /// The backup on its way stops before its next part.
    pub(crate) fn stop(&self) {
        self.stopping.set(true);
    }

    async fn take(&self, file: Blob, done: &mut Done) -> Result<(), BackupFault> {
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
        let (mut part, mut number) = (Vec::new(), 1);
        let ended = loop {
            let Ok(Some(line)) = lines.next().await else { break false };
            number += 1;
            if self.stopping.get() {
                return Err(BackupFault::Stopped);
            }
            let line = line.trim().trim_end_matches(',');
            if line == "]}" {
                break true;
            }
            match Line::read(line) {
                Ok(Line::Game(name, game)) => part.push((number, name, game)),
                Ok(Line::Journal(name, journal)) => {
                    // What is said of a game comes after it.
                    self.put(&std::mem::take(&mut part), done).await?;
                    self.put_club(number, name, &journal, done).await?;
                }
                Err(fault) => done.restored.refuse(number, fault),
            }
            if part.len() == AT_ONCE {
                self.put(&std::mem::take(&mut part), done).await?;
            }
        };
        self.put(&part, done).await?;
        if ended { Ok(()) } else { Err(BackupFault::CutOff) }
    }

    /// Puts these games beside what is here, in short transactions.
    async fn put(
        &self,
        mut games: &[(u64, GameId, GameRecords<JsValue>)],
        done: &mut Done,
    ) -> Result<(), BackupFault> {
        while !games.is_empty() {
            let (writing, tab) = self.begin_backup(Durability::Relaxed)?;
            let (begun, mut arrived) = (self.clock.now(), Vec::new());
            while let Some(((line, name, game), rest)) = games.split_first()
                && self.clock.now().since(begun) < SLICE
            {
                arrived.push((*line, *name, whole(&writing, put_one(&writing, *name, game).await)?));
                games = rest;
            }
            writing.done(tab).await?;
            done.committed = true;
            for (line, name, arrived) in arrived {
                match arrived {
                    Some((here, arrival)) => {
                        done.games += 1;
                        done.renamed.insert(name, here);
                        done.restored.games.insert(here, arrival);
                    }
                    None => done.restored.refuse(line, LineFault::Name),
                }
            }
        }
        self.post.send(device::Msg::Progress(done.games).into());
        Ok(())
    }

    /// Puts a journal of the club beside what is here: under its own name, or under another one where another journal has
    /// that. What is said of a game has the name of that game here.
    async fn put_club(
        &self,
        line: u64,
        name: GameId,
        journal: &GameRecords<JsValue>,
        done: &mut Done,
    ) -> Result<(), BackupFault> {
        let said = journal.entries.first().and_then(|record| field(record, "text").as_string());
        let is_said_of_game = said.is_some_and(|said| Notes::read(&said).is_some());
        let game = done.renamed.get(&name).filter(|_| is_said_of_game);
        let (writing, tab) = self.begin_backup(Durability::Relaxed)?;
        let put = async {
            let club = writing.store(StoreName::Club)?;
            for here in names_beside(game.copied().unwrap_or(name)) {
                let entries = club.get_all(Some(entries_of(here)?), None)?.await?;
                let known = GameRecords { begun: None, entries };
                if let Some((_, records)) = journal.named(here).arrive(&known) {
                    for (_, record) in &records {
                        club.add(record, None)?;
                    }
                    return Ok(true);
                }
            }
            Ok(false)
        };
        let has_come = whole(&writing, put.await)?;
        writing.done(tab).await?;
        done.committed = true;
        if !has_come {
            done.restored.refuse(line, LineFault::Name);
        }
        Ok(())
    }

    /// What there is one of comes in, and what was damaged.
    async fn finish(&self, head: &JsValue, done: &mut Done) -> Result<(), BackupFault> {
        // A transaction waits for nothing but itself: the reader comes before it.
        let reader = self.reader().await;
        let left_alone = match &*self.state.borrow() {
            State::Open(open) => open.left_alone.clone(),
            _ => LeftAlone::default(),
        };
        let (writing, tab) = self.begin_backup(Durability::Strict)?;
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
            let mut begun = BTreeSet::new();
            for game in there.named().into_iter().map(|game| *done.renamed.get(&game).unwrap_or(&game)) {
                if writing.store(StoreName::Games)?.get_key(key_of_game(game))?.await?.is_some() {
                    begun.insert(game);
                }
            }
            let is_here = |game| begun.contains(&game) || done.restored.games.contains_key(&game);
            for record in merge_singles(&there, &here, &done.renamed, is_here) {
                let written = Written { store: StoreName::State, record };
                if left_alone.allows(&written) {
                    state.put(&raw(&written.record), None)?;
                }
            }
            Ok(())
        };
        whole(&writing, put.await)?;
        writing.done(tab).await?;
        done.committed = true;
        Ok(())
    }
}

impl Line {
    /// Reads a line, and checks that this page could have written it.
    fn read(line: &str) -> Result<Line, LineFault> {
        if nests_too_deep(line) {
            return Err(LineFault::Unreadable);
        }
        let line = JSON::parse(line).map_err(|_| LineFault::Unreadable)?;
        let club = records(&line, StoreName::Club);
        if !club.is_empty() {
            let journal = GameRecords { begun: None, entries: club };
            return Ok(Line::Journal(journal.check()?, journal));
        }
        let begun = Some(field(&line, "begun")).filter(JsValue::is_object);
        let game = GameRecords { begun, entries: objects(&field(&line, "entries")) };
        Ok(Line::Game(game.check()?, game))
    }
}

/// The first line of a backup, with all but the games; `None` where the games do not stand in lines after it.
async fn head_of(lines: &mut Lines) -> Result<Option<JsValue>, BackupFault> {
    match lines.first().await {
        Ok(first) => {
            let head = first.unwrap_or_default();
            let head = if nests_too_deep(&head) { None } else { JSON::parse(&format!("{head}]}}")).ok() };
            Ok(head.filter(|head| field(head, EACH).is_array()))
        }
        Err(FileFault::TooLarge) => Ok(None),
        Err(fault) => Err(BackupFault::File(fault)),
    }
}

/// Puts a game beside what is here: under its own name, or under another one where another game has that. Answers with the
/// name that it has here; `None` where every name that it could have is taken.
async fn put_one(
    writing: &Writing,
    name: GameId,
    game: &GameRecords<JsValue>,
) -> Result<Option<(GameId, Arrival)>, idb::Error> {
    let (games, entries) = (writing.store(StoreName::Games)?, writing.store(StoreName::Entries)?);
    for here in names_beside(name) {
        let known = GameRecords {
            begun: games.get(key_of_game(here))?.await?,
            entries: entries.get_all(Some(entries_of(here)?), None)?.await?,
        };
        let arrived = if here == name { game.arrive(&known) } else { game.named(here).arrive(&known) };
        let Some((arrival, records)) = arrived else { continue };
        if !records.is_empty() {
            forget_summary(writing, here)?;
        }
        for (store, record) in &records {
            let store = if *store == StoreName::Games { &games } else { &entries };
            store.add(record, None)?;
        }
        let beside = here != name && arrival == Arrival::Added;
        return Ok(Some((here, if beside { Arrival::Differs } else { arrival })));
    }
    Ok(None)
}

fn records(file: &JsValue, store: StoreName) -> Vec<JsValue> {
    objects(&field(file, store.name()))
}

fn objects(list: &JsValue) -> Vec<JsValue> {
    let all = if Array::is_array(list) { Array::from(list).to_vec() } else { Vec::new() };
    all.into_iter().filter(JsValue::is_object).collect()
}
