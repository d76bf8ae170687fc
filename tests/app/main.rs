//! The page's behaviour, message by message, without a browser.
//!
//! | file | what it tests |
//! |---|---|
//! | `page`, `faults` | (what the others share) |
//! | `board`, `keyboard`, `check` | pressing, dropping and promoting; the cursor; what is said of a check |
//! | `chess960` | other starts: Chess960 and its castling, odds, and what the address says of a start |
//! | `games` | the list of all that is saved |
//! | `stalls` | a page that stands still while a clock runs |
//! | `start`, `version`, `unsaved` | new games, new versions, games that cannot be saved |
//! | `links` | a whole game in the address |
//! | `look`, `sheet` | stepping through games; games that go out and come in |
//! | `settings`, `clock_form`, `clocks`, `sounds` | what the players choose, and their clocks |
//! | `looks` | how the board looks and answers |
//! | `language` | the page's language |
//! | `dialogs`, `routes` | what lies over the page, and what the address says of it |
//! | `late_code` | messages to a dialog whose code is still being loaded |
//! | `corrected` | the arbiter puts the position right; resigning on the score sheet |
//! | `rulings` | what the players see of single rulings: the first move, agreements, games put aside, old settings |
//! | `opponent`, `coach` | the computer opponent; hints, and looks back at a game |
//! | `speech` | what is said aloud, and to whom |
//! | `seats` | what each player is asked and told |
//! | `elsewhere` | the page while another tab has the game |
//! | `club` | tournaments: set up, run, killed, corrected, deleted |
//! | `kept` | what the disk gives back, whole and damaged |
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod backup;
mod board;
mod check;
mod chess960;
mod clock_form;
mod clocks;
mod club;
mod coach;
mod corrected;
mod dialogs;
mod elsewhere;
mod faults;
mod first_paint;
mod games;
mod hints;
mod import;
mod impossible;
mod inquiries;
mod kept;
mod keyboard;
mod language;
mod late_code;
mod learn;
mod links;
mod look;
mod looks;
mod new_game;
mod opponent;
mod page;
mod routes;
mod rulings;
mod seating;
mod seats;
mod settings;
mod sheet;
mod sounds;
mod speech;
mod stalls;
mod start;
mod touches;
mod unsaved;
mod version;
mod why;
