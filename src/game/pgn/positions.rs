//! Reads chess positions in FEN or EPD from a stream, one to a line.

use crate::rules::pgn::{PgnError, PgnFault, PgnGame, TextPlace, decode_line};
use crate::rules::{Laws, PastedFen};
use std::io::BufRead;

/// Least number of slashes in a word that counts as the pieces of a FEN. A result, such as
/// `1/2-1/2`, has fewer slashes.
const PIECE_FIELD_SLASHES: usize = 3;

/// The greatest number of bytes read of a line: more than a position needs, even with everything
/// that programs append.
const MAX_LINE_BYTES: usize = 4_096;

/// The greatest number of characters of a faulty position that an error contains.
const MAX_FAULT_TEXT: usize = 200;

/// Whether a text begins with a chess position in FEN and not with a PGN game.
///
/// Looks only at the first line that is neither blank nor a remark. One of the first words of this
/// line must hold the pieces of a position.
pub(super) fn begins_with_a_position(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes.get(..SEARCHED_BEGINNING).unwrap_or(bytes));
    let line = text.lines().find(|line| !is_blank_or_remark(line)).unwrap_or_default();
    // Tags and comments of a PGN game can contain a position. Web addresses can have as many
    // slashes as a position.
    let is_of_game = line.trim_start().starts_with(['[', '{']);
    let mut words = line.split_whitespace().take(MAX_LABEL_WORDS + 1).filter(|word| !word.contains("://"));
    !is_of_game && words.any(|word| word.matches(['/', '\\']).count() >= PIECE_FIELD_SLASHES)
}

/// Number of bytes at the beginning of a text in which [`begins_with_a_position`] looks for a
/// position.
const SEARCHED_BEGINNING: usize = 4_096;

/// The greatest number of words of a label before a position, such as `Position after move`.
const MAX_LABEL_WORDS: usize = 3;

/// Whether a line of a FEN file contains no position: it is blank, or a remark that begins with
/// `#`, `;`, `%` or `//`.
fn is_blank_or_remark(line: &str) -> bool {
    let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}' || c == '\u{200b}');
    line.is_empty() || line.starts_with(['#', ';', '%']) || line.starts_with("//")
}

/// Reads the chess positions of a stream, one to a line, as PGN games without moves.
pub(super) fn read_positions(input: impl BufRead) -> impl Iterator<Item = Result<PgnGame, PgnError>> {
    NumberedLines { input, number: 0, after_cr: false }
        .filter(|(_, line)| !is_blank_or_remark(line))
        .map(|(number, line)| read_position_line(number, &line))
}

/// Iterator over the lines of a FEN stream with their numbers, counted from 1.
///
/// Leaves out the rest of a line after [`MAX_LINE_BYTES`] bytes.
struct NumberedLines<R> {
    input: R,
    number: usize,
    /// Whether the last line ended with a CR; an LF right after it belongs to the same line break.
    after_cr: bool,
}

impl<R: BufRead> Iterator for NumberedLines<R> {
    type Item = (usize, String);

    /// Returns the number of the next line of the FEN stream, and the line without its line break;
    /// `None` at the end.
    ///
    /// An error of the stream counts as the end of the stream.
    fn next(&mut self) -> Option<(usize, String)> {
        let mut line = Vec::new();
        self.number += 1;
        let mut is_there = false;
        while let Some(there) = self.input.fill_buf().ok().filter(|there| !there.is_empty()) {
            is_there = true;
            if std::mem::take(&mut self.after_cr) && there[0] == b'\n' {
                self.input.consume(1);
                continue;
            }
            let end = there.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            self.after_cr = end.is_some_and(|end| there[end] == b'\r');
            let taken = end.unwrap_or(there.len());
            line.extend_from_slice(&there[..taken.min(MAX_LINE_BYTES - line.len())]);
            self.input.consume(end.map_or(taken, |end| end + 1));
            if end.is_some() {
                break;
            }
        }
        let line = decode_line(&line);
        let line = if self.number == 1 { line.trim_start_matches('\u{feff}') } else { &line };
        is_there.then(|| (self.number, line.to_owned()))
    }
}

/// Reads the chess position in `text`, which is line number `line` of a file, as a PGN game without
/// moves.
fn read_position_line(line: usize, text: &str) -> Result<PgnGame, PgnError> {
    let pasted = PastedFen::new(text);
    match pasted.to_position(Laws::default()) {
        Ok(position) => {
            let place = TextPlace { line, column: 1 };
            let notes = pasted.note().into_iter().collect();
            Ok(PgnGame { place, notes, ..PgnGame::from_position(position) })
        }
        Err(fault) => {
            let place = TextPlace { line, column: pasted.column(&fault) };
            let text = pasted.fen().chars().take(MAX_FAULT_TEXT).collect();
            Err(PgnError { place, fault: PgnFault::Fen { text, fault } })
        }
    }
}
