//! Reader and writer of PGN (Portable Game Notation): whole games as text.
//!
//! A [`PgnReader`] reads a stream of bytes and yields one [`PgnGame`] after the other. It holds
//! little more than one game in memory. [`games`] reads the games of a `str`. `Display` writes a
//! game in the export format of the standard; reading this text gives the same game.
//!
//! ```
//! use tabiya::rules::pgn::{PgnReader, PgnResult};
//! use tabiya::rules::Color;
//!
//! let file = "\
//! [White \"Ada\"]
//!
//! 1.e4! e5 {[%clk 0:04:58] the open game} (1...c5 2.Nf3) 2.Qh5?! Ke7?? 3.Qxe5# 1-0
//!
//! 1. e4 e5 2. Ke3 *
//! ";
//! let mut reader = PgnReader::new(file.as_bytes());
//! let record = reader.next().unwrap()?;
//! assert_eq!((record.tag("White"), record.score), (Some("Ada"), PgnResult::Win(Color::White)));
//! assert_eq!(record.main.moves[1].command("clk"), Some("0:04:58"));
//! assert_eq!(record.main.moves[1].variations[0].moves.len(), 2);
//! let written = record.to_string();
//! assert!(written.contains("1. e4 $1 e5 {[%clk 0:04:58] the open game} (1... c5 2. Nf3) 2. Qh5 $6"));
//! assert_eq!(PgnReader::new(written.as_bytes()).next().unwrap()?, record);
//! let fault = reader.next().unwrap().unwrap_err();
//! assert_eq!(fault.to_string(), "line 5, column 13: Ke3: no king can go to e3");
//! assert!(reader.next().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | subject |
//! |---|---|
//! | `decode` | character encodings |
//! | `lines` | lines of the text, with line and column numbers |
//! | `lexer`, `token`, `plain`, `word`, `tag`, `result` | splitting the text into tokens |
//! | `lookahead` | a stream of tokens that can look ahead |
//! | `guess_letters`, `alphabet` | languages of piece letters |
//! | `reader`, `game_builder/` | building games from tokens |
//! | `move_text` | the move that a word means, also in UCI notation and other languages |
//! | `note` | notes for the user on what the reader guessed |
//! | `game`, `glyph` | a game with its annotations as data |
//! | `writer` | writing a game in the export format |
//! | `error` | faults with their places |

mod alphabet;
mod decode;
mod error;
mod game;
mod game_builder;
mod glyph;
mod guess_letters;
mod lexer;
mod lines;
mod lookahead;
mod move_text;
mod note;
mod plain;
mod reader;
mod result;
mod tag;
mod token;
mod word;
mod writer;

pub use decode::Decoder;
pub(crate) use decode::decode_line;
pub use error::{PgnError, PgnFault, TextPlace};
pub use game::{AnnotatedMove, Annotations, Movetext, PgnGame};
pub(crate) use game::{command_value, parse_time};
pub use glyph::Glyph;
pub use note::ReadNote;
pub use reader::{PgnReader, games};
pub use result::PgnResult;
