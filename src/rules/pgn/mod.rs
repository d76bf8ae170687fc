//! PGN, Portable Game Notation: games as the chess world passes them on.
//!
//! A [`Reader`] takes any stream of bytes and hands out one [`PgnGame`] after the other, without
//! holding more than one game and one line of text; [`games`] does so for a text at hand. A record
//! is written by its `Display`, as the standard's export format has it, and reads back the same.
//!
//! ```
//! use tabiya::rules::pgn::{Reader, Score};
//! use tabiya::rules::Color;
//!
//! let file = "\
//! [White \"Ada\"]
//!
//! 1.e4! e5 {[%clk 0:04:58] the open game} (1...c5 2.Nf3) 2.Qh5?! Ke7?? 3.Qxe5# 1-0
//!
//! 1. e4 e5 2. Ke3 *
//! ";
//! let mut reader = Reader::new(file.as_bytes());
//! let record = reader.next().unwrap()?;
//! assert_eq!((record.tag("White"), record.score), (Some("Ada"), Score::Win(Color::White)));
//! assert_eq!(record.main.moves[1].command("clk"), Some("0:04:58"));
//! assert_eq!(record.main.moves[1].variations[0].moves.len(), 2);
//! let written = record.to_string();
//! assert!(written.contains("1. e4 $1 e5 {[%clk 0:04:58] the open game} (1... c5 2. Nf3) 2. Qh5 $6"));
//! assert_eq!(Reader::new(written.as_bytes()).next().unwrap()?, record);
//! let fault = reader.next().unwrap().unwrap_err();
//! assert_eq!(fault.to_string(), "line 5, column 13: Ke3: no king can go to e3");
//! assert!(reader.next().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | what it answers |
//! |---|---|
//! | `decode` | which letters do the bytes mean? |
//! | `lines` | what is at hand of a line, and where? |
//! | `lexer`, `token`, `plain`, `word`, `tag`, `result` | which words are there? |
//! | `ahead` | which words come next? |
//! | `letters`, `alphabet` | in which letters are its pieces written? |
//! | `reader`, `draft/` | which games do they tell? |
//! | `dress` | which move does a word mean, as programs and other languages write it? |
//! | `note` | what has the reader guessed? |
//! | `game`, `glyph` | what is a game, with its comments and variations? |
//! | `writer` | how is it written? |
//! | `error` | what is wrong, and where? |

mod ahead;
mod alphabet;
mod decode;
mod draft;
mod dress;
mod error;
mod game;
mod glyph;
mod letters;
mod lexer;
mod lines;
mod note;
mod plain;
mod reader;
mod result;
mod tag;
mod token;
mod word;
mod writer;

pub use decode::Decoder;
pub(crate) use decode::line_of_bytes;
pub use error::{Fault, PgnError, Place};
pub use game::{AnnotatedMove, Annotations, Movetext, PgnGame};
pub use glyph::Glyph;
pub use note::Note;
pub use reader::{Reader, games};
pub use result::Score;
