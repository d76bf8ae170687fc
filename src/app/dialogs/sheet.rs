//! The dialog in which games go out and come in.

use crate::app::effect::{Job, Share};
use crate::app::kept::{FileFault, FilePurpose};
use crate::app::settings::name_of;
use crate::app::told::Said;
use crate::app::upshot::Upshot;
use crate::game::Headers;
use crate::game::pgn::{Fault, Import, PgnError, Place, ReadGame};
use crate::rules::{Laws, Position};
use std::rc::Rc;

/// What the dialog knows beyond the game on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// What came of the last thing that was done there.
    pub said: Option<Said>,
    /// What was found in the text that was read last.
    pub import: Import,
    /// The text that the worker is reading.
    pub reading: Option<Rc<str>>,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// What the players write at the head of the score sheet.
    SetHeaders(Headers),
    /// Put the game's PGN on the clipboard.
    CopyPgn,
    /// Put the FEN of the position shown on the clipboard.
    CopyFen,
    /// Save the game's PGN as a file.
    Download,
    /// Whether something has been put on the clipboard.
    Copied(bool),
    /// A file with games has been chosen.
    FileChosen,
    /// A text with games in PGN, or positions in FEN, is to be read.
    Import(String),
    /// What was found in this text; `None` if whoever was to read it did not answer.
    Read(Rc<str>, Option<Box<Import>>),
    /// A file could not be read.
    ImportFailed(FileFault),
    /// Of the games that were read this one is to be looked at, by its number from 0.
    LookAt(usize),
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// The head of the score sheet has changed.
    Headers(Headers),
    /// The game's PGN goes to the clipboard.
    CopyPgn,
    /// The position shown goes to the clipboard as FEN.
    CopyFen,
    /// The game's PGN goes to a file.
    Download,
    /// A game is to be looked at, and the dialog closed.
    LookAt(Box<ReadGame>),
    /// The players are told something.
    Say(Said),
}

pub(super) fn update(sheet: &mut Sheet, msg: Msg) -> Upshot<Done> {
    let done = match msg {
        Msg::SetHeaders(headers) => Done::Headers(tidy(headers)),
        Msg::CopyPgn => Done::CopyPgn,
        Msg::CopyFen => Done::CopyFen,
        Msg::Download => {
            let said = sheet.say(Said::Downloaded);
            let done = vec![Done::Download, said];
            return Upshot { effects: Vec::new(), done };
        }
        Msg::Copied(done) => sheet.say(Said::Copied(done)),
        Msg::FileChosen => return Upshot::effect(Share::ReadFile(FilePurpose::Games)),
        Msg::Import(text) => return sheet.import(&text),
        // It may come after another text has been asked about, or in a dialog that asks for nothing.
        Msg::Read(text, _) if sheet.reading.as_ref() != Some(&text) => return Upshot::none(),
        Msg::Read(_, import) => match import {
            Some(import) => sheet.found(*import),
            None => {
                *sheet = Sheet::default();
                sheet.say(Said::ReaderFailed)
            }
        },
        Msg::ImportFailed(fault) => {
            *sheet = Sheet::default();
            sheet.say(Said::CannotRead(fault))
        }
        Msg::LookAt(number) => match sheet.import.found.get(number) {
            Some(record) => Done::LookAt(Box::new(record.clone())),
            None => return Upshot::none(),
        },
    };
    Upshot::done(done)
}

/// The head of a score sheet with names of a length that fits on it.
fn tidy(headers: Headers) -> Headers {
    let Headers { event, site, date, round, white, black } = headers;
    let [event, site, date, round, white, black] =
        [event, site, date, round, white, black].map(|text| name_of(&text));
    Headers { event, site, date, round, white, black }
}

impl Sheet {
    fn say(&mut self, said: Said) -> Done {
        self.said = Some(said.clone());
        Done::Say(said)
    }

    /// Reads what was pasted or opened: positions at once; games are read by the worker.
    fn import(&mut self, given: &str) -> Upshot<Done> {
        *self = Sheet::default();
        let text = given.trim_start_matches('\u{feff}');
        match text.split_whitespace().next() {
            None => Upshot::done(self.say(Said::NothingToRead)),
            Some(first) if first.matches('/').count() >= FEN_SLASHES => {
                Upshot::done(self.found(positions(text)))
            }
            Some(_) => {
                let text = Rc::from(text);
                self.reading = Some(Rc::clone(&text));
                Upshot { effects: vec![Job::Read(text).into()], done: vec![self.say(Said::Reading)] }
            }
        }
    }

    /// A text has been read. One game alone is looked at; of several one is to be chosen; what is wrong is said, and
    /// nothing in progress is touched.
    fn found(&mut self, mut import: Import) -> Done {
        *self = Sheet::default();
        match (&import.found[..], import.faults.first()) {
            ([], None) => self.say(Said::NothingToRead),
            ([_], None) => Done::LookAt(Box::new(import.found.remove(0))),
            (found, fault) => {
                let said = Said::Found(found.len(), fault.cloned().map(Box::new));
                self.import = import;
                Done::Say(said)
            }
        }
    }
}

/// How many slashes make a first word a FEN: no result of a game has as many.
const FEN_SLASHES: usize = 3;

/// Reads positions in FEN, one to a line.
fn positions(text: &str) -> Import {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    Import::of(lines.map(|(index, line)| position(index + 1, line)))
}

fn position(line: usize, text: &str) -> Result<ReadGame, PgnError> {
    let fen = text.trim();
    match Position::from_fen_of_game(fen, Laws::default()) {
        Ok(position) => Ok(ReadGame::from_position(position)),
        Err(fault) => {
            let place = Place { line, column: fault.column(text) };
            Err(PgnError { place, fault: Fault::Fen { text: fen.to_owned(), fault } })
        }
    }
}

/// The name of a file with a game, from what is known of it: `Ada-Alan-2026.11.21.pgn`.
pub(in crate::app) fn file_name(headers: &Headers) -> String {
    let parts = [&headers.white, &headers.black, &headers.date];
    let mut name = String::new();
    for part in parts {
        // Letters of any script, figures and points: nothing that a file system could stumble over.
        let plain: String =
            part.chars().map(|c| if c.is_alphanumeric() || c == '.' { c } else { ' ' }).collect();
        for word in plain.split_whitespace() {
            name += if name.is_empty() { "" } else { "-" };
            name += word;
        }
    }
    let name: String = name.trim_matches(['.', '-']).chars().take(80).collect();
    if name.is_empty() { "game.pgn".to_owned() } else { name + ".pgn" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        positions(text).faults.iter().map(PgnError::to_string).collect()
    }

    #[test]
    fn positions_are_read_here_and_games_by_the_worker() {
        let read = |text: &str| {
            let mut sheet = Sheet::default();
            (sheet.import(text), sheet)
        };
        let (upshot, sheet) = read("\u{feff}4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n");
        assert!(matches!(upshot.done[..], [Done::LookAt(_)]), "{upshot:?}");
        assert_eq!((upshot.effects.len(), sheet), (0, Sheet::default()));
        assert_eq!(read(" \n ").0, Upshot::done(Done::Say(Said::NothingToRead)));
        for text in ["[White \"Ada\"]\n\n1. e4 e5 1/2-1/2\n", "1/2-1/2", "Dear Ada"] {
            let (upshot, sheet) = read(text);
            assert_eq!(upshot.effects, [Job::Read(text.into()).into()]);
            assert_eq!((sheet.reading.as_deref(), sheet.said), (Some(text), Some(Said::Reading)));
        }
    }

    #[test]
    fn a_fault_in_a_fen_has_its_line_and_column() {
        let rank = "bad FEN: rank 6 has 9 files";
        assert_eq!(
            faults("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            [format!("line 1, column 19: {rank}")]
        );
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for (rest, column) in
            [("x KQkq - 0 1", 45), ("w KQxq - 0 1", 47), ("w KQkq e9 0 1", 52), ("w KQkq - x 1", 54)]
        {
            let [fault] = &faults(&format!("\n  {start} {rest}"))[..] else { panic!("one fault") };
            assert!(fault.starts_with(&format!("line 2, column {}: ", column + 2)), "{fault}");
        }
        let [fault] = &faults("rnbqkbnr/ppXppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")[..] else {
            panic!("one fault")
        };
        assert!(fault.starts_with("line 1, column 12: "), "{fault}");
    }

    #[test]
    fn a_file_is_named_after_its_game() {
        let named = |white: &str, date: &str| {
            file_name(&Headers { white: white.to_owned(), date: date.to_owned(), ..Headers::default() })
        };
        assert_eq!(named("Ada L.", "2026.11.21"), "Ada-L.-2026.11.21.pgn");
        assert_eq!(named("../..", ""), "game.pgn");
        assert_eq!(named("", ""), "game.pgn");
    }
}
