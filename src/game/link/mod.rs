//! A whole game in a line of text, for the end of an address: what stands behind its `#`.
//!
//! A link needs no server: whoever opens it has the game. It is a version, a checksum and a range code, in an alphabet that
//! no address changes: the moves by how likely they are, the clocks by what was to be expected, the rest in a few bits.
//! A link that was cut off, changed or forged is an error with its reason; whatever it says, reading ends, and every move
//! that is read is one that may be played. `docs/algorithms/links.md` explains the format.
//!
//! ```
//! use tabiya::game::link::{LinkError, SharedGame};
//! use tabiya::game::pgn;
//!
//! let text = "[White \"Ada\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0";
//! let game = SharedGame::from(pgn::Import::read(text).found.remove(0));
//! let link = game.to_link()?;
//! assert!(link.len() < 20, "{link}");
//! assert_eq!(SharedGame::from_link(&link)?, game);
//! assert_eq!(SharedGame::from_link(&link[..link.len() - 1]), Err(LinkError::Incomplete));
//! # Ok::<(), LinkError>(())
//! ```
//!
//! | file | what it answers |
//! |---|---|
//! | `shared` | what of a game is handed on? |
//! | `fields` | how is what a game starts from written? |
//! | `play` | how are moves, clocks and result written, in version 1? |
//! | `whole`, `events` | how is a whole saved game written, in version 2? |
//! | `order` | which moves are likely? |
//! | `values`, `range` | how do values become bits, and bits values? |
//! | `letters` | how do bytes become characters, and is anything missing? |
//! | `error` | what is wrong with a link? |

mod error;
mod events;
mod fields;
pub(crate) mod letters;
mod order;
mod play;
mod range;
mod shared;
mod values;
mod whole;

pub use error::LinkError;
pub use shared::SharedGame;
