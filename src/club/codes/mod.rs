//! Codes that the arbiter's device and the devices at the boards of a tournament exchange without a
//! network. Each code is a line of text, shown as a QR code or stored in a file.
//!
//! The arbiter's device gives a [`GameCode`] to each board of a round. The code contains the
//! players, the rules, the time control and a [`Ticket`]. The ticket names the game of the
//! tournament. It contains a secret for this game, computed with the secret key of the tournament.
//!
//! The device at the board plays the game and returns a [`ResultCode`]: the place of the game in
//! the tournament, the whole game, and a signature made with the secret. So the arbiter's device
//! can reject a code that is forged, changed, or from another tournament. Two players with a ticket
//! can still report a game that they did not play, as on a paper score sheet.
//!
//! Each code has a version and a checksum like a [link](crate::game::link). Each code also has a
//! mark for its kind, which distinguishes it from other codes and links.
//!
//! ```
//! use tabiya::club::event::GamePlace;
//! use tabiya::club::record::Pairing;
//! use tabiya::club::codes::{GameCode, ResultCode, Ticket};
//! use tabiya::game::link::SharedGame;
//! use tabiya::game::pgn::ImportedGames;
//!
//! let key = 0x5eed;
//! let place = GamePlace { round: 0, board: 1, game: 0 };
//! let ticket = Ticket::new(key, 42, place, Pairing { white: 3, black: 1 });
//! let text = GameCode::new(ticket, Default::default()).to_text()?;
//!
//! // On the device at the board:
//! let board = GameCode::from_text(&text)?;
//! assert_eq!(board.setup.headers.round, "1.2");
//! let mut game = SharedGame::from(ImportedGames::read("1. f3 e5 2. g4 Qh4# 0-1").games.remove(0));
//! game.setup = board.setup;
//! let answer = ResultCode::from_finished_game(&game).expect("a game of an event").to_text()?;
//!
//! // On the arbiter's device:
//! let result = ResultCode::from_text(&answer)?;
//! assert_eq!((result.event, result.place, result.is_authentic(key)), (42, place, true));
//! assert!(!result.is_authentic(key + 1));
//! # Ok::<(), tabiya::game::link::LinkError>(())
//! ```
//!
//! | file | content |
//! |---|---|
//! | `ticket` | tickets: the game of the tournament, and the secret |
//! | `game_code` | codes from the arbiter to a board, or from one device to another |
//! | `result` | codes from a board to the arbiter |
//! | `version` | versions of the codes |
//! | `wire` | binary encoding of a game's place and players |

mod game_code;
mod result;
mod ticket;
mod version;
mod wire;

pub use game_code::GameCode;
pub use result::{CodeRefusal, ResultCode};
pub use ticket::{Ticket, pgn_round};
