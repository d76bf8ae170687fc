//! Storage of saved data: games and their summaries, the club's journals, settings and damaged
//! records. A journal of the club has the saved changes of a tournament, of the player profiles, or
//! of the notes on a game. A damaged record is one that the app could not read.
//!
//! | module | what it does |
//! |---|---|
//! | `database` | opens the database, begins and ends transactions |
//! | `tab_lock` | the lock that lets only one tab at a time play and open the database |
//! | `connection` | holds the state of the storage, and gives access to it |
//! | `opening` | opens the database, reads saved data, releases the lock when the page is left |
//! | `writing` | writes records, and retries failed writes |
//! | `reading` | reads lists, summaries, whole games and the journals of the club for dialogs |
//! | `backup` | exports all saved data to a file, and restores them from a file |
//! | `local_storage` | synchronous access to local storage |

pub(crate) mod backup;
pub(crate) mod connection;
pub(crate) mod database;
pub(crate) mod local_storage;
pub(crate) mod opening;
pub(crate) mod reading;
pub(crate) mod tab_lock;
pub(crate) mod writing;

pub use opening::records::RecordsCode;

use crate::app::StoreEffect;
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::time::clock::PageClock;
use crate::lazy::Lazy;
use backup::Backups;
use connection::Connection;
use local_storage::LocalStorage;
use opening::Opener;
use opening::page_lifecycle::PageLifecycle;
use reading::listing::SavedList;
use reading::summary_rows::SummaryRows;
use reading::{DialogReadings, club, summaries};
use std::rc::Rc;
use writing::StorageWriter;
use writing::unload_backup::UnloadBackup;

/// The storage of the app's saved data.
pub(crate) struct Storage {
    connection: Rc<Connection>,
    pub(crate) opener: Rc<Opener>,
    pub(crate) writer: Rc<StorageWriter>,
    pub(crate) leaving: Rc<PageLifecycle>,
    readings: Rc<DialogReadings>,
    list: Rc<SavedList>,
    rows: Rc<SummaryRows>,
    backups: Rc<Backups>,
}

impl Storage {
    /// Creates the storage of saved data without opening it. `local` is the browser's local
    /// storage; `records` loads the code that reads saved records.
    pub(crate) fn new(
        clock: Rc<PageClock>,
        post: MessageSender,
        local: LocalStorage,
        records: Lazy<RecordsCode>,
    ) -> Rc<Storage> {
        let connection = Connection::new(clock, post, UnloadBackup::new(local.clone()), records);
        let writer = StorageWriter::new(connection.clone());
        let rows = SummaryRows::new(connection.clone(), local);
        let opener = Opener::new(writer.clone(), rows.clone());
        let readings = DialogReadings::new(connection.clone());
        let list = SavedList::new(connection.clone(), readings.clone());
        Rc::new(Storage {
            leaving: PageLifecycle::new(writer.clone(), opener.clone()),
            backups: Backups::new(connection.clone(), list.clone(), rows.clone()),
            connection,
            opener,
            writer,
            readings,
            list,
            rows,
        })
    }

    /// Carries out a storage request of the app, such as saving an event of a game, and returns
    /// `None`. A request that only dialogs make is not carried out but returned, for
    /// [`Storage::perform_dialog_effect`].
    pub(crate) fn perform(&self, effect: StoreEffect) -> Option<StoreEffect> {
        match effect {
            StoreEffect::Save(what) => self.writer.save(what),
            StoreEffect::TakeOver => self.opener.take_over(),
            StoreEffect::StopReading => self.readings.end(),
            StoreEffect::Summarize(game) => self.rows.summarize(game),
            effect => return Some(effect),
        }
        None
    }

    /// Carries out a storage request that only dialogs make, such as listing games.
    pub(crate) fn perform_dialog_effect(&self, effect: StoreEffect) {
        match effect {
            StoreEffect::List { from, pages, whole, unfinished } => {
                self.list.read(from, pages, whole, unfinished);
            }
            StoreEffect::ReadSaved(name) => self.list.read_saved(name),
            StoreEffect::AddImportedGames(lines) => self.list.add_imported(lines),
            StoreEffect::DeleteItem(what) => self.list.delete_or_restore(what, true),
            StoreEffect::UndeleteItem(what) => self.list.delete_or_restore(what, false),
            StoreEffect::ReadClub(of) => club::read_journals(self.connection.clone(), of),
            StoreEffect::ReadGames(games) => club::read_games(self.connection.clone(), games),
            StoreEffect::DeleteTournament(event) => club::delete_event(self.connection.clone(), event),
            StoreEffect::ReadSummaries => {
                summaries::read_all(self.connection.clone(), self.readings.begin());
            }
            StoreEffect::SaveBackup => self.backups.export(),
            StoreEffect::RestoreBackup => self.backups.import(),
            StoreEffect::StopBackup => self.backups.stop(),
            // `DeviceProbe` carries out `Measure`, and `Storage::perform` the others.
            StoreEffect::Save(_)
            | StoreEffect::TakeOver
            | StoreEffect::StopReading
            | StoreEffect::Summarize(_)
            | StoreEffect::Measure => {}
        }
    }
}
