//! Links that contain a whole game, as a line of text for the part of a URL after `#`.
//!
//! Such a link needs no server. It consists of a version, a checksum and a range code, in
//! characters that no program changes in a URL. The range code (a form of arithmetic coding) stores
//! likely values in few bits: moves by their likelihood, clock times by the difference from their
//! expected values. A link that was cut off, changed or forged gives an error with its reason.
//! Decoding always ends, and every decoded move is playable. `docs/algorithms/links.md` explains
//! the format.
//!
//! ```
//! use tabiya::game::link::{LinkError, SharedGame};
//! use tabiya::game::pgn;
//!
//! let text = "[White \"Ada\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0";
//! let game = SharedGame::from(pgn::ImportedGames::read(text).games.remove(0));
//! let link = game.to_link()?;
//! assert!(link.len() < 20, "{link}");
//! assert_eq!(SharedGame::from_link(&link)?, game);
//! assert_eq!(SharedGame::from_link(&link[..link.len() - 1]), Err(LinkError::Incomplete));
//! # Ok::<(), LinkError>(())
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `shared` | the contents of a link |
//! | `fields` | the setup |
//! | `play` | moves, clocks and result in version 1 |
//! | `whole_game`, `events` | a whole saved game in version 2 |
//! | `move_likelihood` | moves by likelihood |
//! | `values`, `range_coder` | models of values, and the range coder |
//! | `link_text` | characters and checksum |
//! | `error` | faults of links |

mod error;
mod events;
mod fields;
pub(crate) mod link_text;
mod move_likelihood;
mod play;
mod range_coder;
mod shared;
mod values;
mod whole_game;

pub use error::LinkError;
pub use shared::SharedGame;
