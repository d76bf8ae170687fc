//! What goes from a tournament's director to the device at a board, and back, where no network is between them: a line of text,
//! shown as a code for cameras or carried as a file.
//!
//! The director's device gives each board of a round a [`BoardCode`]: who plays under which rules with which clock, and a
//! [`Ticket`], which says for which place of which event, with a secret of that pairing alone. The other device plays the game
//! and answers with a [`ResultCode`]: the place, the whole game, and a seal that nobody makes without the secret. So what was
//! made up, or changed on the way, or belongs elsewhere, is told from what was played; two who hold a ticket can of course agree on
//! a game that never was, as they can on paper.
//!
//! Each has the version and the checksum of a [link](crate::game::link), of a kind of its own.
//!
//! ```
//! use tabiya::club::event::Place;
//! use tabiya::club::record::Pairing;
//! use tabiya::club::codes::{BoardCode, ResultCode, Ticket};
//! use tabiya::game::link::SharedGame;
//! use tabiya::game::pgn::Import;
//!
//! let key = 0x5eed;
//! let place = Place { round: 0, board: 1, game: 0 };
//! let ticket = Ticket::new(key, 42, place, Pairing { white: 3, black: 1 });
//! let text = BoardCode::new(ticket, Default::default()).to_text()?;
//!
//! // On the other device:
//! let board = BoardCode::from_text(&text)?;
//! assert_eq!(board.setup.headers.round, "1.2");
//! let mut game = SharedGame::from(Import::read("1. f3 e5 2. g4 Qh4# 0-1").found.remove(0));
//! game.setup = board.setup;
//! let answer = ResultCode::of(&game).expect("a game of an event").to_text()?;
//!
//! // Back on the first:
//! let result = ResultCode::from_text(&answer)?;
//! assert_eq!((result.event, result.place, result.is_sealed(key)), (42, place, true));
//! assert!(!result.is_sealed(key + 1));
//! # Ok::<(), tabiya::game::link::LinkError>(())
//! ```
//!
//! | file | what it answers |
//! |---|---|
//! | `ticket` | for which game of which event, and what proves that? |
//! | `board` | what is played there? |
//! | `result` | what came of it? |
//! | `version` | does it hold all of a game? |
//! | `wire` | how is a place written? |

mod board;
mod result;
mod ticket;
mod version;
mod wire;

pub use board::BoardCode;
pub use result::{CodeRefusal, ResultCode};
pub use ticket::{Ticket, pgn_round};
