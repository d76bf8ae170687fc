//! Saves the heartbeat: the last time at which the page was known to be alive while a chess clock
//! ran.

use super::StorageWriter;
use super::open_stores::OpenStores;
use crate::app::records::Record;
use crate::app::storage::{HeartbeatMark, StoreName};
use crate::browser::storage::connection::State;
use crate::browser::storage::database::faults::WriteFailure;
use crate::browser::storage::database::keys::to_js_record;
use crate::browser::storage::database::transaction::{Durability, Transaction};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

impl StorageWriter {
    /// Handles a heartbeat: `beat` contains the game whose clock runs, and the time until which the
    /// page was alive. Saves the heartbeat if a save is due. `hides` says that the page is being
    /// hidden, so this may be the last heartbeat.
    pub(crate) fn take_heartbeat(self: &Rc<StorageWriter>, beat: HeartbeatMark, hides: bool) {
        if let State::Open(open) = &mut *self.connection.state.borrow_mut()
            && !open.is_connection_broken
            && !self.connection.is_away()
        {
            let beat = if hides {
                open.heartbeat_queue.add_last_heartbeat(beat)
            } else {
                open.heartbeat_queue.add_heartbeat(beat)
            };
            self.write_heartbeat(open, beat);
        }
    }

    /// Saves the heartbeat `beat`. Saves nothing if `beat` is `None` or the user has left the page.
    pub(crate) fn write_heartbeat(
        self: &Rc<StorageWriter>,
        open: &mut OpenStores,
        beat: Option<HeartbeatMark>,
    ) {
        let Some((game, at)) = beat else { return };
        if self.connection.is_away() {
            open.heartbeat_queue.end_heartbeat();
            return;
        }
        let written = Transaction::begin(&open.database, Durability::Relaxed, true, &[StoreName::State])
            .and_then(|transaction| {
                transaction
                    .store(StoreName::State)?
                    .put(&to_js_record(&Record::of_heartbeat(game, at)), None)?;
                Ok(transaction)
            });
        match written {
            Ok(transaction) => {
                open.heartbeat_write = Some(transaction.raw());
                let (me, tab) = (self.clone(), open.owner_mark);
                spawn_local(async move {
                    let done = transaction.commit(tab).await;
                    me.heartbeat_ended(tab, done);
                });
            }
            // Ignores the failure, because another heartbeat follows soon.
            Err(_) => {
                open.heartbeat_queue.end_heartbeat();
            }
        }
    }

    /// Handles the end of a heartbeat write. `done` is the result; it is an error if, for example,
    /// the write was aborted so that a move could be saved first. `tab` is the number that marked
    /// this tab as the owner of the database, the only tab that may write. Saves the next heartbeat
    /// if one waits.
    fn heartbeat_ended(self: &Rc<StorageWriter>, tab: u32, done: Result<(), WriteFailure>) {
        if self.has_lost_database(tab, &done) {
            return;
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            open.heartbeat_write = None;
            let next = open.heartbeat_queue.end_heartbeat();
            self.write_heartbeat(open, next);
        }
    }
}
