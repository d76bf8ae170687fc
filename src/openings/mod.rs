//! The names of openings, looked up by position: whatever order the moves were played in, the name is found.
//!
//! The names are in `openings.txt` beside this file: those of the project chess-openings (CC0), in a form of our own, which
//! `examples/openings.rs` makes. It is not part of the program: whoever wants names hands its bytes in. What it looks like
//! stands at [`Reading`].
//!
//! ```
//! use tabiya::openings::Openings;
//! use tabiya::rules::Position;
//!
//! let text = "openings 1\nC20 0King's Pawn Game\nC40 0King's Knight Opening\nC44 0Philidor Defense\n\ne4 e5= Nf3= d6=\n";
//! let openings = Openings::read(text.as_bytes())?;
//! let (mut position, mut moves) = (Position::initial(), Vec::new());
//! for san in ["Nf3", "e5", "e4", "a6"] {
//!     let mv = position.parse_san(san)?;
//!     moves.push(mv);
//!     position = position.play(mv)?;
//! }
//! let (plies, opening) = openings.of_game(&Position::initial(), &moves).expect("it has a name");
//! assert_eq!((plies, opening.code, opening.name), (3, "C40", "King's Knight Opening"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod book;
mod error;
mod reading;

pub use book::{Opening, Openings};
pub use error::{OpeningsError, OpeningsFault};
pub use reading::Reading;
