//! Releases the tab lock when the user leaves the page, and takes it again when the user comes
//! back. The tab lock lets only one browser tab at a time play and open the saved data. Browsers
//! may keep a page in memory (back-forward cache) and restore it, for example with the Back button.

use super::Opener;
use crate::app::storage::StoreName;
use crate::browser::storage::connection::{Connection, State};
use crate::browser::storage::database::faults::WriteFailure;
use crate::browser::storage::database::transaction::{Durability, Transaction};
use crate::browser::storage::writing::StorageWriter;
use gloo_events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, PageTransitionEvent};

/// Releases the tab lock when the user leaves the page, so that another tab can play. Takes the
/// lock again when the browser restores the page from memory (back-forward cache).
pub(crate) struct PageLifecycle {
    connection: Rc<Connection>,
    writer: Rc<StorageWriter>,
    opener: Rc<Opener>,
}

impl PageLifecycle {
    /// Creates the object without listeners; [`PageLifecycle::watch`] returns them.
    pub(crate) fn new(writer: Rc<StorageWriter>, opener: Rc<Opener>) -> Rc<PageLifecycle> {
        Rc::new(PageLifecycle { connection: writer.connection.clone(), writer, opener })
    }

    /// Returns listeners that release the tab lock when the page is left, and take it again when
    /// the page comes back. The listeners work until they are dropped.
    pub(crate) fn watch(self: &Rc<PageLifecycle>) -> Vec<EventListener> {
        let Some(window) = web_sys::window() else { return Vec::new() };
        let [going, leaving, coming] = [(); 3].map(|()| Rc::downgrade(self));
        vec![
            // After this event the user may still stay on the page. But if the user leaves, Firefox
            // may end the process without any other event, so records are backed up here.
            EventListener::new(&window, "beforeunload", move |_| {
                if let Some(me) = going.upgrade()
                    && let Ok(state) = me.connection.state.try_borrow_mut().as_deref_mut()
                {
                    state.back_up_unwritten(&me.connection.unload_backup);
                    if let State::Open(open) = state {
                        let beat = open.heartbeat_queue.take_waiting();
                        me.writer.write_heartbeat(open, beat);
                    }
                }
            }),
            EventListener::new(&window, "pagehide", move |_| {
                if let Some(me) = leaving.upgrade() {
                    me.abort_transactions();
                    me.connection.lock.release();
                }
            }),
            EventListener::new(&window, "pageshow", move |event| {
                if let Some(me) = coming.upgrade().filter(|_| is_persisted(event)) {
                    spawn_local(me.reclaim_game());
                }
            }),
        ]
    }

    /// Backs up unwritten records and aborts all database transactions, because the user leaves the
    /// page. WebKit would only suspend the transactions, and they would block every later page.
    fn abort_transactions(&self) {
        self.connection.note_departure();
        if let Ok(state) = self.connection.state.try_borrow_mut().as_deref_mut() {
            state.back_up_unwritten(&self.connection.unload_backup);
            match state {
                State::Open(open) => open.abort_and_requeue_writes(),
                // The storage is opened again when the page comes back.
                State::Opening(opening) => opening.disconnect(),
                State::Closed | State::ReadOnly(_) => {}
            }
        }
        self.connection.running.abort_all();
    }

    /// Takes the tab lock again after the browser has restored the page. If another tab has owned
    /// the database meanwhile, or the database was cleared, reads the saved data again. If another
    /// tab holds the lock now, closes the storage.
    async fn reclaim_game(self: Rc<PageLifecycle>) {
        self.connection.note_return();
        let tab = match &*self.connection.state.borrow() {
            State::Open(open) => open.owner_mark,
            State::Closed | State::Opening(_) | State::ReadOnly(_) => return,
        };
        if let Err(WriteFailure::OwnedByOtherTab | WriteFailure::Cleared) = self.check_owner_mark(tab).await {
            return self.opener.read_again();
        }
        if !self.connection.lock.take(false, self.connection.on_lock_lost()).await {
            return self.connection.give_up_ownership();
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut()
            && open.autosave_queue.is_waiting()
        {
            self.writer.write(open, Durability::Strict, Vec::new());
        }
    }

    /// Checks that the database still belongs to this tab, marked by the number `tab`. Returns an
    /// error if another tab has become the owner, if the data was cleared, or if the browser
    /// refuses the transaction.
    async fn check_owner_mark(&self, tab: u32) -> Result<(), WriteFailure> {
        let transaction = match &*self.connection.state.borrow() {
            State::Open(open) => {
                Transaction::begin(&open.database, Durability::Relaxed, true, &[StoreName::State])?
            }
            State::Closed | State::Opening(_) | State::ReadOnly(_) => return Ok(()),
        };
        transaction.commit(tab).await
    }
}

/// Whether a `pageshow` event says that the browser restores the page from its back-forward cache
/// instead of loading it.
fn is_persisted(event: &Event) -> bool {
    event.unchecked_ref::<PageTransitionEvent>().persisted()
}
