//! What is saved has been cleared away while the page is open: by the browser, by hand, by another page of the same host.
//! The game on the board is saved anew.

use crate::app::DiskMsg;
use crate::app::kept::{LeftAlone, StorageFault, StoreName, Written};
use crate::app::records::Record;
use crate::browser::document::crash;
use crate::browser::storage::database::{Durability, Writing};
use crate::browser::storage::{Open, State, Store, mark, raw};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// What is done when another tab brings the stores to a later version, or somebody deletes them.
    pub(crate) fn on_newer(self: &Rc<Store>) -> impl FnOnce(bool) + 'static {
        let me = Rc::downgrade(self);
        move |deleted| {
            let Some(me) = me.upgrade() else { return };
            // Where the players erase everything it stays erased.
            let goes_on = deleted && !crash::is_shown() && matches!(&*me.state.borrow(), State::Open(_));
            if goes_on { me.reconnect() } else { me.lose() }
        }
    }

    /// The stores are empty. The game on the board is not lost; what was put aside is gone.
    pub(crate) fn begin_anew(self: &Rc<Store>, open: &mut Open) {
        let journal = std::mem::take(&mut open.journal);
        let outbox = std::mem::take(&mut open.outbox).emptied();
        let at_hand = (open.at_hand.0, Vec::new());
        let fresh = Open::new(open.database.clone(), mark(), at_hand, LeftAlone::default());
        *open = Open { outbox, ..fresh };
        let mut records = journal.records().to_vec();
        if records.is_empty() && open.at_hand.0.is_some() {
            self.post.send_later(DiskMsg::Failed(StorageFault::Denied(String::new())).into());
        }
        open.journal = journal;
        records.push(Written::at_hand(&open.at_hand));
        let tab = open.tab;
        let marked = Writing::begin(&open.database, Durability::Strict, false, &[StoreName::State]).and_then(
            |writing| {
                writing.store(StoreName::State)?.put(&raw(&Record::of_owner(tab)), None)?;
                Ok(writing)
            },
        );
        if let Ok(writing) = marked {
            spawn_local(async move {
                // If it fails, so does what comes after it, which is tried again.
                let _ = writing.done(tab).await;
            });
        }
        self.write(open, Durability::Strict, records);
    }
}
