//! Line reader of a PGN stream, which reads long lines in pieces and counts lines and columns.

use std::collections::VecDeque;
use std::io::{BufRead, ErrorKind};

use memchr::memchr2;

use super::decode::{Decoder, push_windows_1252};
use super::token::Token;
use super::{PgnFault, ReadNote, TextPlace};
use crate::rules::characters::is_invisible;

/// Greatest number of bytes of a PGN line that are read at once. There is a limit because a whole
/// file may be one line.
///
/// At the start of each word, the buffer holds at least half of this number of bytes, or the rest
/// of the line. This is enough for the longest word of a game.
pub(super) const MAX_READ_BYTES: usize = 65_536;

/// Line reader of a PGN stream for the lexer; long lines come in pieces.
///
/// A line ends with LF, CR or both. Text that is not UTF-8 is read as Windows-1252.
#[derive(Debug)]
pub(super) struct LineReader<R> {
    /// The bytes of the PGN, converted to UTF-8 if they are UTF-16.
    input: Decoder<R>,
    /// The first bytes of a UTF-8 character whose other bytes are in the next piece.
    torn: Vec<u8>,
    /// The buffered text of the current line.
    pub(super) text: String,
    /// Whether `text` extends to the end of the line.
    pub(super) is_line_complete: bool,
    /// The index in `text` of the next byte that is not consumed.
    pub(super) at: usize,
    /// The line and column of the next byte that is not consumed.
    pub(super) place: TextPlace,
    /// Queued tokens, which the lexer returns before it reads further text: further tokens of the
    /// same word, notes for the user, and read errors.
    pub(super) queued_tokens: VecDeque<(TextPlace, Token)>,
    /// Whether the last line ended with CR. An LF directly after the CR belongs to the same line
    /// end.
    after_cr: bool,
    /// Whether the current line follows a blank line or is the first line. The lexer sets this to
    /// `false` after a move number 1 that begins the line.
    pub(super) after_gap: bool,
    /// Whether the input is exhausted.
    ended: bool,
}

/// Whether a character separates the words of a PGN: white space, or a byte order mark. A byte
/// order mark may be in the middle of a text that was joined from several files.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// Returns the number of bytes at the end of `bytes` that begin an incomplete UTF-8 character.
///
/// The line reader decodes these bytes together with the next piece of the line.
fn incomplete_utf8_suffix(bytes: &[u8]) -> usize {
    let lead_byte = (1..=bytes.len().min(3)).find(|back| bytes[bytes.len() - back] >= 0xc0);
    lead_byte.filter(|back| *back < bytes[bytes.len() - back].leading_ones() as usize).unwrap_or(0)
}

impl<R: BufRead> LineReader<R> {
    /// Creates a line reader that is before the first line of the PGN stream `input`.
    pub(super) fn new(input: R) -> LineReader<R> {
        LineReader {
            input: Decoder::new(input),
            torn: Vec::new(),
            text: String::new(),
            is_line_complete: true,
            at: 0,
            place: TextPlace { line: 0, column: 1 },
            queued_tokens: VecDeque::new(),
            after_cr: false,
            after_gap: false,
            ended: false,
        }
    }

    /// Advances to the next line of the PGN stream; returns whether there is a next line.
    pub(super) fn next_line(&mut self) -> bool {
        if self.ended {
            return false;
        }
        self.after_gap = self.text.chars().all(|c| is_blank(c) || is_invisible(c));
        (self.is_line_complete, self.at) = (false, self.text.len());
        self.place = TextPlace { line: self.place.line + 1, column: 1 };
        self.fill_line();
        if self.place.line == 1 {
            self.at = self.text.len() - self.text.trim_start_matches('\u{feff}').len();
        }
        !self.text.is_empty()
    }

    /// Reads more of the current line of the PGN into the buffer: the rest of the line, or the next
    /// piece of a long line. Queues a read error as a token.
    pub(super) fn fill_line(&mut self) {
        self.text.drain(..self.at);
        self.at = 0;
        if self.torn.is_empty() && !self.after_cr && self.text.is_empty() && self.reads_whole_line() {
            return;
        }
        let mut bytes = std::mem::take(&mut self.torn);
        while !self.is_line_complete && bytes.len() < MAX_READ_BYTES {
            let there = match self.input.fill_buf() {
                Ok(there) => there.get(..MAX_READ_BYTES - bytes.len()).unwrap_or(there),
                Err(fault) if fault.kind() == ErrorKind::Interrupted => continue,
                Err(fault) => {
                    self.queued_tokens.push_back((self.place, Token::Bad(PgnFault::Read(fault.kind()))));
                    bytes.clear();
                    &[]
                }
            };
            self.ended |= there.is_empty();
            if std::mem::take(&mut self.after_cr) && there.first() == Some(&b'\n') {
                self.input.consume(1);
                continue;
            }
            let end = memchr2(b'\n', b'\r', there);
            self.after_cr = end.is_some_and(|end| there[end] == b'\r');
            let taken = end.map_or(there.len(), |end| end + 1);
            bytes.extend_from_slice(&there[..taken]);
            self.input.consume(taken);
            self.is_line_complete = end.is_some() || self.ended;
        }
        let torn = if self.is_line_complete { 0 } else { incomplete_utf8_suffix(&bytes) };
        let (complete_bytes, torn) = bytes.split_at(bytes.len() - torn);
        match std::str::from_utf8(complete_bytes) {
            Ok(text) => self.text.push_str(text),
            Err(_) => {
                self.queued_tokens.push_back((self.place, Token::Noted(ReadNote::OldLetters)));
                push_windows_1252(&mut self.text, complete_bytes);
            }
        }
        // Keep the allocation for the next line.
        let torn = torn.len();
        bytes.drain(..bytes.len() - torn);
        self.torn = bytes;
    }

    /// Reads a whole line of the PGN stream at once and returns `true`. The line must be in the
    /// buffer of the input, be UTF-8, end with LF alone and fit in [`MAX_READ_BYTES`]. Otherwise
    /// reads nothing and returns `false`.
    ///
    /// Also returns `true` after a read error. Such an error ends the input and is queued as a
    /// token.
    fn reads_whole_line(&mut self) -> bool {
        let there = match self.input.fill_buf() {
            Ok(there) => there.get(..MAX_READ_BYTES).unwrap_or(there),
            Err(fault) if fault.kind() == ErrorKind::Interrupted => return false,
            Err(fault) => {
                self.queued_tokens.push_back((self.place, Token::Bad(PgnFault::Read(fault.kind()))));
                (self.ended, self.is_line_complete) = (true, true);
                return true;
            }
        };
        let end = memchr2(b'\n', b'\r', there).filter(|&end| there[end] == b'\n');
        let Some((end, Ok(text))) = end.map(|end| (end, str::from_utf8(&there[..=end]))) else {
            return false;
        };
        self.text.push_str(text);
        self.input.consume(end + 1);
        self.is_line_complete = true;
        true
    }

    /// Returns the buffered part of the current PGN line that is not consumed yet.
    pub(super) fn rest_of_line(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Consumes the next `bytes` bytes of the current PGN line and returns them.
    pub(super) fn skip(&mut self, bytes: usize) -> &str {
        let start = self.at;
        self.at = (start + bytes).min(self.text.len());
        let skipped = self.text.get(start..self.at).unwrap_or_default();
        self.place.column += skipped.chars().count();
        skipped
    }

    /// Whether the current PGN line is consumed entirely, with its line break.
    pub(super) fn is_line_consumed(&self) -> bool {
        self.is_line_complete && self.at == self.text.len()
    }
}
