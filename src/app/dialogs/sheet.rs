//! The dialog in which games go out and come in.

use crate::app::effect::Share;
use crate::app::kept::{FileFault, FilePurpose};
use crate::app::settings::name_of;
use crate::app::told::Said;
use crate::app::upshot::Upshot;
use crate::game::Headers;
use crate::game::pgn::{PgnError, PgnGame, Place, games};
use crate::rules::{Laws, Position};

/// What the dialog knows beyond the game on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// What came of the last thing that was done there.
    pub said: Option<Said>,
    /// What was found in the text that was read last.
    pub import: Import,
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
    LookAt(Box<PgnGame>),
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
        Msg::Import(text) => sheet.import(&text),
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

    /// Reads what was pasted or opened. One game alone is looked at; of several one is to be chosen; what is wrong is
    /// said, and nothing in progress is touched.
    fn import(&mut self, given: &str) -> Done {
        let import = Import::read(given);
        *self = Sheet::default();
        match (&import.found[..], import.faults.first()) {
            ([], None) => self.say(Said::NothingToRead),
            ([only], None) => Done::LookAt(Box::new(only.clone())),
            (found, fault) => {
                let said = Said::Found(found.len(), fault.cloned().map(Box::new));
                self.import = import;
                Done::Say(said)
            }
        }
    }
}

/// What was found in a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// The games and positions that can be looked at, in order.
    pub found: Vec<PgnGame>,
    /// What is wrong with the others, each with its line and column.
    pub faults: Vec<PgnError>,
    /// Whether there was more than is read at once.
    pub more: bool,
}

/// How many games are read at once.
const MOST: usize = 500;

/// How many slashes make a first word a FEN: no result of a game has as many.
const FEN_SLASHES: usize = 3;

impl Import {
    /// Reads games in PGN, or positions in FEN, one to a line.
    pub fn read(text: &str) -> Import {
        let text = text.trim_start_matches('\u{feff}');
        let first = text.split_whitespace().next().unwrap_or_default();
        let mut import = Import::default();
        if first.matches('/').count() >= FEN_SLASHES {
            let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
            import.take(lines.map(|(index, line)| position(index + 1, line)));
        } else {
            import.take(games(text, Laws::default()));
        }
        import
    }

    fn take(&mut self, mut all: impl Iterator<Item = Result<PgnGame, PgnError>>) {
        for one in all.by_ref().take(MOST) {
            match one {
                Ok(record) => self.found.push(record),
                Err(fault) => self.faults.push(fault),
            }
        }
        self.more = all.next().is_some();
    }
}

fn position(line: usize, text: &str) -> Result<PgnGame, PgnError> {
    match Position::from_fen_of_game(text.trim(), Laws::default()) {
        Ok(position) => Ok(PgnGame::from_position(position)),
        Err(fault) => {
            let place = Place { line, column: fault.column(text) };
            Err(PgnError { place, fault: fault.into() })
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
        Import::read(text).faults.iter().map(PgnError::to_string).collect()
    }

    #[test]
    fn a_position_and_a_game_are_told_apart() {
        assert_eq!(Import::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").found.len(), 1);
        let import = Import::read("[White \"Ada\"]\n\n1. e4 e5 1/2-1/2\n\n1. d4 *\n");
        assert_eq!(import.found.len(), 2);
        assert_eq!(import.found[0].tag("White"), Some("Ada"));
        assert_eq!(Import::read("1/2-1/2").faults.len(), 0);
        assert_eq!(Import::read(" \n ").found.len(), 0);
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
    fn a_fault_in_a_pgn_has_its_line_and_column_and_the_rest_is_read() {
        let import = Import::read("1. e4 e5\n2. Ke3 *\n\n[White \"Ada\"]\n\n1. d4 *\n");
        let faults: Vec<_> = import.faults.iter().map(PgnError::to_string).collect();
        assert_eq!(faults, ["line 2, column 4: Ke3: no king can go to e3"]);
        assert_eq!(import.found.len(), 1);
    }

    #[test]
    fn a_text_without_end_is_read_as_far_as_is_wise() {
        let import = Import::read(&"1. e4 *\n".repeat(MOST + 1));
        assert_eq!((import.found.len(), import.more), (MOST, true));
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
