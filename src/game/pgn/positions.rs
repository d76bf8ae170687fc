//! Positions in FEN, one to a line, as they come off a stream.

use crate::rules::pgn::{Fault, PgnError, Place};
use crate::rules::{Laws, Position};
use std::io::BufRead;

/// How many slashes make a first word a FEN: no result of a game has as many.
const SLASHES: usize = 3;

/// So many bytes of a line are looked at; no FEN is as long.
const LONGEST: usize = 200;

/// Whether what a text begins with is no game.
pub(super) fn begins_with_a_position(bytes: &[u8]) -> bool {
    let mut bytes = bytes;
    while let Some(rest) = bytes.strip_prefix("\u{feff}".as_bytes()) {
        bytes = rest;
    }
    let word = bytes.trim_ascii_start().split(u8::is_ascii_whitespace).next().unwrap_or_default();
    word.iter().filter(|byte| **byte == b'/').count() >= SLASHES
}

/// The positions of a text, one to a line; lines without anything are passed over.
pub(super) fn positions(input: impl BufRead) -> impl Iterator<Item = Result<Position, PgnError>> {
    Lines { input, number: 0, after_cr: false }
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| read(number, &line))
}

/// The lines of a text, each with its number and no longer than it is looked at.
struct Lines<R> {
    input: R,
    number: usize,
    /// The last line ended with a CR: an LF right behind it ends the same line.
    after_cr: bool,
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = (usize, String);

    fn next(&mut self) -> Option<(usize, String)> {
        let mut line = Vec::new();
        self.number += 1;
        let mut is_there = false;
        // What cannot be read ends the text.
        while let Some(there) = self.input.fill_buf().ok().filter(|there| !there.is_empty()) {
            is_there = true;
            if std::mem::take(&mut self.after_cr) && there[0] == b'\n' {
                self.input.consume(1);
                continue;
            }
            let end = there.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            self.after_cr = end.is_some_and(|end| there[end] == b'\r');
            let taken = end.unwrap_or(there.len());
            line.extend_from_slice(&there[..taken.min(LONGEST - line.len())]);
            self.input.consume(end.map_or(taken, |end| end + 1));
            if end.is_some() {
                break;
            }
        }
        let line = String::from_utf8_lossy(&line);
        let line = if self.number == 1 { line.trim_start_matches('\u{feff}') } else { &line };
        is_there.then(|| (self.number, line.to_owned()))
    }
}

fn read(line: usize, text: &str) -> Result<Position, PgnError> {
    let fen = text.trim();
    Position::from_fen_of_game(fen, Laws::default()).map_err(|fault| {
        let place = Place { line, column: fault.column(text) };
        PgnError { place, fault: Fault::Fen { text: fen.to_owned(), fault } }
    })
}
