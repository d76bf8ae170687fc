//! Names of chess openings, looked up by position, so that transpositions find the same name.
//!
//! The names are in `openings.txt` beside this file. They come from the project chess-openings
//! (CC0), in a compact format that `examples/openings.rs` writes. The file is not compiled into the
//! program: the caller passes its bytes. [`OpeningsReader`] describes the format.
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
//! let (plies, opening) = openings.name_of_game(&Position::initial(), &moves).expect("it has a name");
//! assert_eq!((plies, opening.code, opening.name), (3, "C40", "King's Knight Opening"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod book;
mod error;
mod reader;

pub use book::{Opening, Openings};
pub use error::{OpeningsError, OpeningsFault};
pub use reader::OpeningsReader;
