//! Where one record can never be written as it is, each is written by itself: it holds up no other.

use crate::app::DiskMsg;
use crate::app::kept::{
    AtHand, Batch, Fate, GameId, Renamed, StorageFault, StoreName, Turn, WhyAside, Written, names_beside,
};
use crate::browser::storage::database::{Durability, Failure, Writing, entries_of, key_of_game, raw};
use crate::browser::storage::writing::collisions::{same_key, set_aside, write};
use crate::browser::storage::writing::unload_backup;
use crate::browser::storage::{Open, State, Store};
use idb::Error;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::IdbDatabase;

/// What is needed to write the next record by itself.
struct Alone {
    database: IdbDatabase,
    tab: u32,
    turn: Turn,
    /// All records of the game on the board, and its PGN, if the record belongs to it.
    game: Option<(Vec<Written>, String)>,
    at_hand: AtHand,
}

impl Store {
    /// Writes what waits, record by record.
    pub(crate) fn write_one_by_one(self: &Rc<Store>, open: &mut Open) {
        if !std::mem::replace(&mut open.moving, true) {
            let me = self.clone();
            spawn_local(async move { me.write_each().await });
        }
    }

    async fn write_each(self: Rc<Store>) {
        while let Some(alone) = self.next_alone() {
            let done = self.write_alone(&alone).await;
            if self.is_lost(alone.tab, &done) {
                return;
            }
            if let (Err(failure), State::Open(open)) = (done, &mut *self.state.borrow_mut()) {
                open.moving = false;
                // Where not even this can be set aside, it is tried again less and less often.
                let failure = match failure {
                    Failure::Refused(StorageFault::Unwritable(why)) => {
                        Failure::Refused(StorageFault::Denied(why))
                    }
                    failure => failure,
                };
                return self.failed(open, Batch::default(), failure);
            }
        }
    }

    /// The next record; `None` if there is none, or nothing may be begun.
    fn next_alone(self: &Rc<Store>) -> Option<Alone> {
        let mut state = self.state.borrow_mut();
        let State::Open(open) = &mut *state else { return None };
        let next = if open.broken || self.away.get() { None } else { open.next_allowed() };
        let Some(turn) = next else {
            open.moving = false;
            if !open.damage.is_empty() {
                self.set_aside(open);
            } else if !open.outbox.is_waiting() {
                self.worked(open);
                if std::mem::take(&mut open.left) {
                    unload_backup::forget();
                }
            }
            return None;
        };
        let is_of_game = matches!(turn.1.store, StoreName::Games | StoreName::Entries)
            && turn.1.record.game == open.journal.game();
        let game = is_of_game.then(|| (open.journal.records().to_vec(), open.journal.pgn()));
        Some(Alone {
            database: open.database.clone(),
            tab: open.tab,
            turn,
            game,
            at_hand: open.at_hand.clone(),
        })
    }

    /// Writes a record, or sets it aside. The game on the board goes on under another name then, whole.
    async fn write_alone(self: &Rc<Store>, alone: &Alone) -> Result<(), Failure> {
        let Alone { database, tab, turn: (turn, written), game, at_hand } = alone;
        let (store, record) = (written.store, raw(&written.record));
        let mut fate = Fate::Write;
        let tried = async {
            let writing = Writing::begin(database, Durability::Strict, true, &StoreName::ALL)?;
            let found = same_key(&writing, store, &record).await;
            let written = found.and_then(|found| {
                if let State::Open(open) = &mut *self.state.borrow_mut() {
                    fate = open.outbox.fate(store, &record, found.as_ref());
                }
                if fate == Fate::Write { write(&writing, store, &record) } else { Ok(()) }
            });
            finish(writing, *tab, written).await
        };
        match tried.await {
            Err(Failure::Refused(StorageFault::Unwritable(why))) => {
                if let State::Open(open) = &mut *self.state.borrow_mut() {
                    fate = open.outbox.refuse(store, &record, why);
                }
            }
            done => done?,
        }
        let (mut renamed, is_aside) = (None, matches!(fate, Fate::SetAside(_)));
        if let Fate::SetAside(why) = fate {
            let writing = Writing::begin(database, Durability::Strict, true, &StoreName::ALL)?;
            let pgn = game.as_ref().map_or("", |(_, pgn)| pgn);
            let moved = async {
                set_aside(&writing, store, &record, &why, pgn)?;
                // What the browser refuses it refuses under any name.
                if let (WhyAside::Taken, Some((records, _))) = (why, game) {
                    renamed = go_on_beside(&writing, records, at_hand).await?;
                }
                Ok(())
            };
            let moved = moved.await;
            finish(writing, *tab, moved).await?;
        }
        if let State::Open(open) = &mut *self.state.borrow_mut()
            && open.tab == *tab
        {
            open.outbox.settled(*turn);
            if let (Some(renamed), Some((records, _))) = (renamed, game) {
                open.rename(renamed, records);
            }
        }
        if is_aside {
            // The page deals with it at once: whatever it saves next has the other name.
            self.post.send(DiskMsg::SetAside(renamed).into());
        }
        Ok(())
    }
}

impl Open {
    /// The next record that is to be written by itself. What a later version wrote is left alone.
    fn next_allowed(&mut self) -> Option<Turn> {
        loop {
            let next = self.outbox.next_alone()?;
            if self.left_alone.allows(&next.1) {
                return Some(next);
            }
            self.outbox.settled(next.0);
        }
    }

    /// The game on the board goes on under another name, by which these records of it are on the disk.
    fn rename(&mut self, renamed: Renamed, written: &[Written]) {
        self.outbox.rename(renamed, written);
        self.journal.rename(renamed);
        self.at_hand = renamed.at_hand(std::mem::take(&mut self.at_hand));
    }
}

/// Ends a transaction: it is carried out, or, where something of it failed, called off.
async fn finish(writing: Writing, tab: u32, done: Result<(), Error>) -> Result<(), Failure> {
    match done {
        Ok(()) => writing.done(tab).await,
        Err(error) => {
            let fault = writing.call_off().await;
            Err(fault.map_or_else(|| error.into(), Failure::Refused))
        }
    }
}

/// Writes the game on the board under the first name that is free.
async fn go_on_beside(
    writing: &Writing,
    records: &[Written],
    at_hand: &AtHand,
) -> Result<Option<Renamed>, Error> {
    let Some(from) = records.first().and_then(|begun| begun.record.game) else { return Ok(None) };
    for to in names_beside(from).skip(1) {
        if !is_free(writing, to).await? {
            continue;
        }
        let renamed = Renamed { from, to };
        let at_hand = Written::at_hand(&renamed.at_hand(at_hand.clone()));
        for written in records.iter().cloned().map(|written| renamed.record(written)).chain([at_hand]) {
            write(writing, written.store, &raw(&written.record))?;
        }
        return Ok(Some(renamed));
    }
    Ok(None)
}

/// Whether no game has this name.
async fn is_free(writing: &Writing, name: GameId) -> Result<bool, Error> {
    let begun = writing.store(StoreName::Games)?.get(key_of_game(name))?.await?;
    let entries = writing.store(StoreName::Entries)?.count(Some(entries_of(name)?))?.await?;
    Ok(begun.is_none() && entries == 0)
}
