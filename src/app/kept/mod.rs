//! What outlives the page: how it looks on the disk, and every decision about it that needs no browser.
//!
//! `browser` only carries out what is decided here: it reads and writes records, runs timers and a worker.
//!
//! | file | what it answers |
//! |---|---|
//! | `records` | what does a record look like, in each version? |
//! | `wire/` | which shapes on the disk never change? |
//! | `stored` | what is saved, and what was found? |
//! | `faults` | what can go wrong, and what is a file for? |
//! | `writing` | which records does something to be saved make, and in which store? |
//! | `unwritten` | what was found, with what is not on the disk yet? |
//! | `outbox` | what is written again when it could not be written, and in which order? |
//! | `collision` | what becomes of a record whose key is taken, or that can never be written? |
//! | `renaming` | how does a game whose name is taken go on under another one? |
//! | `journal` | what is saved anew if it is cleared away in mid-game? |
//! | `at_hand` | which games are at hand when that is not known? |
//! | `later` | what becomes of what a later version of the app wrote? |
//! | `listing` | what is all that is saved, and in which order? |
//! | `summary` | what do the list, its search and the players need to know of each game? |
//! | `merge` | what of a backup comes in? |
//! | `checking` | which lines of a backup does this page refuse? |
//! | `restored` | what was done with a backup? |
//! | `nesting` | which line of a backup nests deeper than any record? |
//! | `beats` | when is a heartbeat written? |
//! | `claim` | which tab has the game? |
//! | `heart` | when is the page alive, and when could nobody play? |
//! | `day_clock` | what time is it, also after the device slept? |
//! | `device` | how much does this device store? |
//! | `patience` | how long is a worker waited for? |
//! | `worker_requests` | which request does a worker get, for how long, and when is it restarted? |

mod at_hand;
mod beats;
mod checking;
mod claim;
mod collision;
mod day_clock;
mod device;
mod faults;
mod heart;
mod journal;
mod later;
mod listing;
mod merge;
mod nesting;
mod outbox;
mod patience;
pub mod records;
mod renaming;
mod restored;
pub(super) mod stored;
mod summary;
mod unwritten;
pub mod wire;
mod worker_requests;
mod writing;

pub use at_hand::{AT_HAND_MOST, AtHand, gone_on_without, last_begun};
pub use beats::{Beat, Beats};
pub use claim::{Claim, LockAnswer, Next};
pub use collision::{Collisions, Fate, WhyAside};
pub use day_clock::{DayClock, wait_until};
pub use device::Device;
pub use faults::{BackupFault, FileFault, FilePurpose, LineFault, StorageFault};
pub use heart::{Heart, Pulse};
pub use journal::Journal;
pub use later::{LeftAlone, is_later};
pub use listing::{Found, Listing, MANY_PAGES, PER_PAGE, in_order, part};
pub use merge::{
    Arrival, BACKUP_VERSION, GameRecords, RawRecord, by_game, check_mark, merge_singles, names_beside,
};
pub use nesting::nests_too_deep;
pub use outbox::{Batch, Outbox, Turn};
pub use renaming::Renamed;
pub use restored::Restored;
pub use stored::{GameId, Keep, Saved, Stored, StoredGame, Trouble};
pub use summary::{Facts, GameSummary, SUMMARY_VERSION, Summarized};
pub use worker_requests::{WorkerOrder, WorkerPolicy, WorkerRequests};
pub use writing::{StoreName, Written, records_of};
