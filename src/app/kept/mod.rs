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
//! | `backup/` | what of a backup comes in, and what is refused? |
//! | `liveness/` | when is the page alive, when is that written down, and what time is it after the device slept? |
//! | `claim` | which tab has the game? |
//! | `device` | how much does this device store? |
//! | `workers/` | which request does a worker get, for how long, and when is it restarted? |

mod at_hand;
mod backup;
mod claim;
mod collision;
mod device;
mod faults;
mod journal;
mod later;
mod listing;
mod liveness;
mod outbox;
pub mod records;
mod renaming;
pub(super) mod stored;
mod summary;
mod unwritten;
pub mod wire;
mod workers;
mod writing;

pub use at_hand::{AT_HAND_MOST, AtHand, gone_on_without, last_begun};
pub use backup::{
    Arrival, BACKUP_VERSION, GameRecords, RawRecord, Restored, by_game, check_mark, merge_singles,
    names_beside, nests_too_deep,
};
pub use claim::{Claim, LockAnswer, Next};
pub use collision::{Collisions, Fate, WhyAside};
pub use device::Device;
pub use faults::{BackupFault, FileFault, FilePurpose, LineFault, StorageFault};
pub use journal::Journal;
pub use later::{LeftAlone, is_later};
pub use listing::{Found, Listing, MANY_PAGES, PER_PAGE, in_order, part};
pub use liveness::{Beat, Beats, DayClock, Heart, Pulse, wait_until};
pub use outbox::{Batch, Outbox, Turn};
pub use renaming::Renamed;
pub use stored::{GameId, Keep, Saved, Stored, StoredGame, Trouble};
pub use summary::{Facts, GameSummary, SUMMARY_VERSION, Summarized};
pub use workers::{WorkerOrder, WorkerPolicy, WorkerRequests};
pub use writing::{StoreName, Written, records_of};
