//! Tests of `tabiya::app`: the behaviour of the page, message by message, without a browser.
//!
//! | file | tests |
//! |---|---|
//! | `page`, `faults` | (shared helpers) |
//! | `board`, `keyboard`, `check` | pressing, dropping and promoting; the cursor; announcements of checks |
//! | `inquiries`, `touches` | questions by keyboard, and typed moves; accidental presses |
//! | `typed_moves` | several typed moves in one dialog; moves typed after the end |
//! | `chess960` | other starts: Chess960 and its castling, odds, starts from the address |
//! | `games` | the list of all games |
//! | `review` | the review of a game: variations, comments, drawings |
//! | `start`, `version`, `unsaved` | new games, new versions, games that cannot be saved |
//! | `backup`, `failures`, `not_read` | backups; effects that fail; data that cannot be read |
//! | `links` | games in the address |
//! | `browsing`, `sheet`, `import` | browsing through games; export and import of games |
//! | `impossible`, `first_paint` | impossible positions; the board before the app has loaded |
//! | `settings`, `clock_form`, `clocks`, `sounds` | settings and clocks |
//! | `stalls`, `why` | pages that stall while a clock runs; explanations of mate and stalemate |
//! | `chess_clock` | the app as a clock beside a wooden board |
//! | `appearance` | appearance; options for input, messages, vibration and the screen |
//! | `language` | the page's language |
//! | `dialogs`, `routes` | dialogs, and their addresses |
//! | `lock` | the lock against stray touches |
//! | `menu`, `draw_choice`, `hints` | the menu; the choice of a draw offer or a draw claim; hints for new players |
//! | `new_game`, `learn` | the new-game dialog; lessons on the rules |
//! | `late_code` | messages to a dialog whose code is still being loaded |
//! | `corrected` | the arbiter's correction of the position; resigning on the score sheet |
//! | `rulings` | single rules on the page: the first move, agreements, games put aside, old settings |
//! | `opponent`, `coach` | the computer opponent; hints and reviews of games |
//! | `speech` | announcements read aloud |
//! | `seats`, `requests` | questions and notices for each player; requests between them |
//! | `seating` | where the players sit |
//! | `taken_over` | the page while another tab has the game |
//! | `club` | tournaments: created, played, restarted, corrected, deleted |
//! | `saved_data` | games restored from the disk, undamaged and damaged |
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod appearance;
mod backup;
mod board;
mod browsing;
mod check;
mod chess960;
mod chess_clock;
mod clock_form;
mod clocks;
mod club;
mod coach;
mod corrected;
mod dialogs;
mod draw_choice;
mod failures;
mod faults;
mod first_paint;
mod games;
mod hints;
mod import;
mod impossible;
mod inquiries;
mod keyboard;
mod language;
mod late_code;
mod learn;
mod links;
mod lock;
mod menu;
mod new_game;
mod not_read;
mod opponent;
mod page;
mod requests;
mod review;
mod routes;
mod rulings;
mod saved_data;
mod seating;
mod seats;
mod settings;
mod sheet;
mod sounds;
mod speech;
mod stalls;
mod start;
mod taken_over;
mod touches;
mod typed_moves;
mod unsaved;
mod version;
mod why;
