//! What two people do at the screen, and what must come of it. Run with `--test-threads=1`: every story has a
//! browser of its own.

mod about;
mod address;
mod arbiter;
mod around;
mod builds;
mod cancel;
mod clicks;
mod clock_error;
mod clocks;
mod closed;
mod corrections;
mod crash;
mod device;
mod drag;
mod erase;
mod games;
mod kept;
mod keyboard;
mod kills;
mod layout;
mod leaving;
mod lost_files;
mod offline;
mod pictures;
mod promotion;
mod refusals;
mod route;
mod settings;
mod sheet;
mod starts;
mod storage;
mod targets;
mod touches;
mod trace;
mod words;
