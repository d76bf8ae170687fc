//! Very long texts: whatever they contain, the time for reading is proportional to their length,
//! and parts that the caller ignores take no memory.

use std::cell::Cell;
use std::io::{self, BufReader, Read};
use tabiya::game::pgn::ImportedGames;
use tabiya::rules::pgn::{PgnFault, PgnReader, TextPlace};

const MILLION: usize = 1_000_000;

/// A generated stream: `before`, then `again` a number of times, then `after`. Counts the bytes
/// that were read.
struct Endless<'a> {
    parts: [(&'static [u8], usize); 3],
    at: usize,
    read: &'a Cell<usize>,
}

impl<'a> Endless<'a> {
    fn new(
        before: &'static str,
        again: &'static str,
        times: usize,
        after: &'static str,
        read: &'a Cell<usize>,
    ) -> Endless<'a> {
        let parts = [(before.as_bytes(), 1), (again.as_bytes(), times), (after.as_bytes(), 1)];
        Endless { parts, at: 0, read }
    }
}

impl Read for Endless<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut given = 0;
        for (text, times) in &mut self.parts {
            while *times > 0 && given < into.len() {
                let part = (text.len() - self.at).min(into.len() - given);
                into[given..given + part].copy_from_slice(&text[self.at..self.at + part]);
                (given, self.at) = (given + part, self.at + part);
                if self.at == text.len() {
                    (*times, self.at) = (*times - 1, 0);
                }
            }
        }
        self.read.set(self.read.get() + given);
        Ok(given)
    }
}

fn import(before: &'static str, again: &'static str, times: usize, after: &'static str) -> ImportedGames {
    let read = Cell::new(0);
    // An odd buffer size splits words, characters and line ends in any place.
    ImportedGames::read_from(BufReader::with_capacity(
        4_093,
        Endless::new(before, again, times, after, &read),
    ))
}

/// The first error, and its place.
fn fault(
    before: &'static str,
    again: &'static str,
    times: usize,
    after: &'static str,
) -> (PgnFault, TextPlace) {
    let import = import(before, again, times, after);
    let first = import.faults.first().unwrap_or_else(|| panic!("{} games, no fault", import.games.len()));
    (first.fault.clone(), first.place)
}

#[test]
fn variations_a_million_deep_are_passed_over() {
    let found = import("1. e4 ", "(1. d4 ", 0, "e5 *").games;
    assert_eq!(found[0].moves.len(), 2, "for comparison");
    let text = "(1. d4 ".repeat(MILLION) + &")".repeat(MILLION);
    let found = ImportedGames::read(&format!("1. e4 {text} e5 *")).games;
    assert_eq!(found[0].moves.len(), 2);
    assert_eq!(fault("1. e4 ", "(1. d4 ", MILLION, "").0, PgnFault::OpenVariation);
    assert_eq!(fault("1. e4 ", ")", MILLION, "").0, PgnFault::Unopened(')'));
    // A reader that keeps variations allows them only to a certain depth.
    let deep = format!("1. e4 {} *", "(1. d4 ".repeat(MILLION));
    let fault = PgnReader::new(deep.as_bytes()).next().and_then(Result::err).map(|error| error.fault);
    assert_eq!(fault, Some(PgnFault::TooDeep));
}

#[test]
fn a_game_of_a_million_half_moves_is_refused_where_it_gets_too_long() {
    let (fault, place) = fault("", "Nf3 Nf6 Ng1 Ng8 ", MILLION / 4, "*");
    assert_eq!(
        (fault, place),
        (
            PgnFault::TooLong(ImportedGames::MAX_GAME_PLIES),
            TextPlace { line: 1, column: ImportedGames::MAX_GAME_PLIES * 4 + 1 }
        )
    );
    // A caller who sets no limit gets the whole game.
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(MILLION / 4);
    let game = PgnReader::new(text.as_bytes()).next().expect("a game").expect("good");
    assert_eq!(game.moves().len(), MILLION);
}

#[test]
fn what_is_said_of_a_game_does_not_matter_however_much_it_is() {
    for (before, again, after) in [
        ("1. e4 {", "a comment ", "} e5 *"),
        ("1. e4 {", "a line\n", "} e5 *"),
        ("1. e4 ", "{a} ", "e5 *"),
        ("1. e4 ", "$1 ", "e5 *"),
        ("1. e4 ; ", "to the end of the line ", "\ne5 *"),
        ("%", "a line for programs alone ", "\n1. e4 e5 *"),
        ("[White \"Ada\"]\n", "[Annotator \"Ada\"]\n", "\n1. e4 e5 *"),
        ("[White \"Ada\"]\n", "[White \"Grace\"]\n", "\n1. e4 e5 *"),
        ("1. e4 ", "\n", "e5 *"),
        ("1. e4 ", " ", "e5 *"),
    ] {
        let import = import(before, again, MILLION, after);
        let [game] = &import.games[..] else { panic!("{before}{again}: {:?}", import.faults) };
        assert_eq!(game.moves.len(), 2, "{before}{again}");
        assert!(["", "Ada"].contains(&game.headers.white.as_str()), "the first tag of a name counts");
    }
}

#[test]
fn what_is_wrong_is_told_in_a_few_words() {
    let long = |text: &str| assert!(text.chars().count() <= 101 && text.ends_with('…'), "{}", text.len());
    let PgnFault::Move { text, .. } = fault("1. ", "N", 10 * MILLION, " *").0 else { panic!("a move") };
    long(&text);
    let PgnFault::Variant(name) = fault("[Variant \"", "a", 20_000, "\"]\n*").0 else { panic!("a variant") };
    long(&name);
    let PgnFault::Fen { text, .. } = fault("[FEN \"", "8/", 9_000, "\"]\n*").0 else { panic!("a FEN") };
    long(&text);
    assert_eq!(fault("[White \"", "Ada ", 10 * MILLION, "\"]\n\n1. e4 *").0, PgnFault::Tag);
    assert_eq!(fault("1. e4 {", "and so on\n", MILLION, "").0, PgnFault::OpenComment);
    let name = import("[White \"", "Ada ", 5_000, "\"]\n\n1. e4 *").games[0].headers.white.clone();
    assert_eq!(name.chars().count(), 255);
    let PgnFault::Fen { text, .. } = fault("8/8/8/", "p", 10 * MILLION, " w - - 0 1").0 else {
        panic!("a FEN")
    };
    assert_eq!(text.len(), 200);
}

#[test]
fn no_more_is_read_than_is_taken() {
    const GAME: &str = "[White \"Ada\"]\n[Black \"Alan\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
    for (again, found) in [
        (GAME, ImportedGames::MAX_GAMES),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n", ImportedGames::MAX_GAMES),
        ("1. e5 *\n", 0),
    ] {
        let read = Cell::new(0);
        let import =
            ImportedGames::read_from(BufReader::new(Endless::new("", again, 10 * MILLION, "", &read)));
        assert_eq!((import.games.len(), import.has_more), (found, true));
        assert!(
            read.get() < again.len() * ImportedGames::MAX_GAMES + 200_000,
            "{} bytes were read",
            read.get()
        );
    }
    // The limit on half-moves is for all games together.
    let knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(1_000) + "*\n";
    let import = ImportedGames::read(&knights.repeat(40));
    assert_eq!((import.games.len(), import.has_more), (ImportedGames::MAX_TOTAL_PLIES.div_ceil(4_000), true));
}

/// A single very long line is read like many short lines, wherever the reader splits it into
/// chunks.
#[test]
fn a_line_without_end_is_read_as_many_lines_are() {
    let game = "[Event \"Ä [1] “x”\"] [White \"Jörg Weiß 龙\"] 1. e4 {[%clk 0:05:00] für «Weiß»} e5 (1... c5 (1... e6)) 2. Nf3!? $6 Nc6 1-0 ";
    let text = game.repeat(3_000);
    let whole: Vec<_> = PgnReader::new(text.as_bytes()).collect();
    assert_eq!(whole.len(), 3_000);
    let first = whole[0].clone().expect("good");
    assert_eq!((first.moves().len(), first.tag("White")), (4, Some("Jörg Weiß 龙")));
    for (number, read) in whole.into_iter().enumerate() {
        let read = read.unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        assert_eq!((&read.tags, &read.main), (&first.tags, &first.main), "game {number}");
        assert_eq!(read.place.column, number * game.chars().count() + 1);
    }
}

#[test]
fn what_is_not_utf8_is_read_as_latin_1_and_torn_letters_are_not() {
    let read = Cell::new(0);
    let text = Endless::new("[White \"", "龙", 10_000, "\"]\n\n1. e4 *", &read);
    let game = PgnReader::new(BufReader::with_capacity(1, text)).next().expect("a game").expect("good");
    assert_eq!(game.tag("White"), Some("龙".repeat(10_000).as_str()));
    let mut bytes = b"[White \"J\xf6rg \xe9\xbe\"]\n\n1. e4 *".to_vec();
    bytes.extend_from_slice(b"\n\n{\xf0\x9f");
    let game = PgnReader::new(&bytes[..]).next().expect("a game").expect("good");
    assert_eq!(game.tag("White"), Some("Jörg é¾"));
}
