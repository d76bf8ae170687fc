//! Saves the heartbeat: the time until which the page was alive while a clock ran.

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
    /// Handles a heartbeat: the page was alive at this time, while the clock of this game ran.
    /// Saves the heartbeat if one is due. `hides`: the page is being hidden, so that no other
    /// heartbeat may follow.
    pub(crate) fn take_heartbeat(self: &Rc<StorageWriter>, beat: HeartbeatMark, hides: bool) {
        if let State::Open(open) = &mut *self.connection.state.borrow_mut()
            && !open.broken
            && !self.connection.is_away()
        {
            let beat =
                if hides { open.beats.add_last_heartbeat(beat) } else { open.beats.add_heartbeat(beat) };
            self.write_heartbeat(open, beat);
        }
    }

    /// Saves the heartbeat `beat` (until when the page was alive while a chess clock ran), if there
    /// is one.
    pub(crate) fn write_heartbeat(
        self: &Rc<StorageWriter>,
        open: &mut OpenStores,
        beat: Option<HeartbeatMark>,
    ) {
        let Some((game, at)) = beat else { return };
        if self.connection.is_away() {
            open.beats.end_heartbeat();
            return;
        }
        let written = Transaction::begin(&open.database, Durability::Relaxed, true, &[StoreName::State])
            .and_then(|writing| {
                writing.store(StoreName::State)?.put(&to_js_record(&Record::of_heartbeat(game, at)), None)?;
                Ok(writing)
            });
        match written {
            Ok(writing) => {
                open.beating = Some(writing.raw());
                let (me, tab) = (self.clone(), open.tab);
                spawn_local(async move {
                    let done = writing.commit(tab).await;
                    me.heartbeat_ended(tab, done);
                });
            }
            // The next heartbeat tries again; the fault is reported when a journal entry fails.
            Err(_) => {
                open.beats.end_heartbeat();
            }
        }
    }

    /// Handles the end of saving a heartbeat (until when the page was alive): saves the next
    /// heartbeat if one waits. The transaction may have been aborted, because a move had to be
    /// saved.
    fn heartbeat_ended(self: &Rc<StorageWriter>, tab: u32, done: Result<(), WriteFailure>) {
        if self.is_lost(tab, &done) {
            return;
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            open.beating = None;
            let next = open.beats.end_heartbeat();
            self.write_heartbeat(open, next);
        }
    }
}
