//! Storage: the shape of the data on the disk, and all decisions about these data that need no
//! browser.
//!
//! The module `browser` carries these decisions out. It reads and writes records, and runs timers
//! and workers.
//!
//! | file | contents |
//! |---|---|
//! | `records` | the shape of a record, in each version |
//! | `wire/` | frozen serialization formats |
//! | `stored` | commands to save data, and the data found when the page opened |
//! | `faults` | errors, and the purposes for which players choose files |
//! | `store_records` | the database's object stores, and the records that a save command writes |
//! | `unwritten` | merges the data found on the disk with records not written yet |
//! | `autosave_queue` | the queue of records that could not be written |
//! | `collision` | records whose key is taken, or that can never be written |
//! | `renaming` | gives a game another id because another game on the disk has its id |
//! | `saved_game_records` | the records to write again if the storage is cleared in mid-game |
//! | `open_games` | the open games: the game on the board, and the games put aside |
//! | `later_version` | records of a later version of the app |
//! | `listing` | order and pages of the list of saved games |
//! | `summary` | the facts of each game for the list, its search and the players' profiles |
//! | `backup/` | checks of backup files, and their merge into the storage |
//! | `liveness/` | whether the page ran while a chess clock ran, and the clock of all instants |
//! | `tab_lock` | which browser tab opens the saved data and has the game |
//! | `device_info` | storage and abilities of the device |
//! | `workers/` | requests to workers, their timeouts and restarts |

mod autosave_queue;
mod backup;
mod collision;
mod device_info;
mod faults;
mod later_version;
mod listing;
mod liveness;
mod open_games;
pub mod records;
mod renaming;
mod saved_game_records;
mod store_records;
pub(super) mod stored;
mod summary;
mod tab_lock;
mod unwritten;
pub mod wire;
mod workers;

pub use autosave_queue::{AutosaveQueue, NumberedRecord, WriteBatch};
pub use backup::{
    BACKUP_VERSION, GameMerge, GameRecords, RawRecord, RestoreReport, candidate_ids, check_backup_version,
    group_by_game, merge_state_records, nests_too_deep,
};
pub use collision::{Collisions, SetAsideReason, WriteDecision};
pub use device_info::DeviceInfo;
pub use faults::{BackupFault, FileFault, FilePurpose, LineFault, StorageFault};
pub use later_version::{ProtectedKeys, is_left_unchanged};
pub use listing::{
    GAMES_PER_PAGE, ListedGame, PAGES_PER_BATCH, SavedGamesPart, order_saved_games, select_pages,
};
pub use liveness::{DayClock, HeartbeatMark, HeartbeatQueue, LivenessEvent, LivenessMonitor, timer_delay};
pub use open_games::{MAX_ASIDE_READ, OpenGames, newest_game_on_board, put_board_aside};
pub use renaming::GameRename;
pub use saved_game_records::SavedGameRecords;
pub use store_records::{StoreName, StoreRecord, records_to_save};
pub use stored::{GameId, SaveCommand, SavedItem, StorageTrouble, StoredData, StoredGame};
pub use summary::{GameFacts, GameSummary, SUMMARY_VERSION, SummaryRow};
pub use tab_lock::{LockAnswer, TabLockRequest, TabLockStep};
pub use workers::{WorkerCommand, WorkerPolicy, WorkerRequests};
