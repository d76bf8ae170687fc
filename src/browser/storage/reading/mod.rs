//! Reading what is saved, also where nothing can be written: while the storage waits for room, and in a database of a later
//! version of the app.

pub(crate) mod club;
pub(crate) mod listing;
pub(crate) mod summaries;
pub(crate) mod summary_rows;

use crate::app::kept::{BackupFault, StoreName};
use crate::browser::storage::database::Writing;
use crate::browser::storage::{State, Store};
use gloo_timers::future::TimeoutFuture;
use web_sys::IdbDatabase;

/// How often a reading looks whether the storage is open by now, in milliseconds.
const LOOK_MS: u32 = 50;

impl State {
    /// The connection to what is saved, if there is one.
    pub(crate) fn database(&self) -> Option<&IdbDatabase> {
        match self {
            State::Closed => None,
            State::Opening(opening) => opening.database.as_ref(),
            State::ReadOnly(database) => Some(database),
            State::Open(open) => Some(&open.database),
        }
    }
}

impl Store {
    /// Begins a transaction that only reads. It waits for what is being written, and nothing else.
    ///
    /// # Errors
    /// If there is nothing to read from.
    pub(crate) fn begin_reading(&self, stores: &[StoreName]) -> Result<Writing, BackupFault> {
        let state = self.state.borrow();
        let database = state.database().ok_or(BackupFault::NothingStored)?;
        let there = database.object_store_names();
        // A database of a later version may lack some.
        if stores.iter().any(|store| !there.contains(store.name())) {
            return Err(BackupFault::NothingStored);
        }
        Ok(Writing::reading(database, stores)?)
    }

    /// Whether there is a database, and nothing of ours in it: a later version has made it otherwise.
    pub(crate) fn has_no_stores(&self) -> bool {
        let state = self.state.borrow();
        let there = state.database().map(IdbDatabase::object_store_names);
        there.is_some_and(|there| !StoreName::ALL.iter().any(|store| there.contains(store.name())))
    }

    /// Waits until what is saved can be read, or cannot be had at all.
    pub(crate) async fn until_readable(&self) {
        let is_waiting = || {
            let state = self.state.borrow();
            matches!(*state, State::Opening(_)) && state.database().is_none()
        };
        while is_waiting() {
            TimeoutFuture::new(LOOK_MS).await;
        }
    }
}
