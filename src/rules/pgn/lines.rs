//! The lines of a stream, piece by piece, each with its place.

use std::collections::VecDeque;
use std::io::{BufRead, ErrorKind};

use memchr::memchr2;

use super::decode::{Decoder, push_old_letters};
use super::token::Token;
use super::{Fault, Note, Place};
use crate::rules::signs::is_invisible;

/// So many bytes of a line are at hand at most, and half as many in front of every word that
/// begins: no word of a game is as long, and a file may be one line.
pub(super) const PIECE: usize = 65_536;

/// Reads a stream line by line, and long lines piece by piece. A line ends with LF, CR or both.
/// What is not UTF-8 is read as the alphabet of Western Europe that old files are in.
#[derive(Debug)]
pub(super) struct Lines<R> {
    input: Decoder<R>,
    /// The beginning of a letter, whose end is in the next piece.
    torn: Vec<u8>,
    /// What is at hand of the line.
    pub(super) text: String,
    /// Whether that goes as far as the line does.
    pub(super) whole: bool,
    /// Where in the line the next word begins, in bytes.
    pub(super) at: usize,
    /// The same place for people.
    pub(super) place: Place,
    /// Words that stood in one with the last, and what there is to say of the line itself.
    pub(super) behind: VecDeque<(Place, Token)>,
    /// The last line ended with a CR: an LF right behind it ends the same line.
    after_cr: bool,
    /// The line before this one is empty.
    pub(super) after_gap: bool,
    /// Nothing more is to be had from the input.
    ended: bool,
}

/// White space, and the mark that stands at the beginning of some files and so in the middle of
/// joined ones.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// How many bytes at the end begin a letter and do not end it.
fn torn_at_the_end(bytes: &[u8]) -> usize {
    let letter = (1..=bytes.len().min(3)).find(|back| bytes[bytes.len() - back] >= 0xc0);
    letter.filter(|back| *back < bytes[bytes.len() - back].leading_ones() as usize).unwrap_or(0)
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines {
            input: Decoder::new(input),
            torn: Vec::new(),
            text: String::new(),
            whole: true,
            at: 0,
            place: Place { line: 0, column: 1 },
            behind: VecDeque::new(),
            after_cr: false,
            after_gap: false,
            ended: false,
        }
    }

    /// Goes to the next line, if there is one.
    pub(super) fn next_line(&mut self) -> bool {
        if self.ended {
            return false;
        }
        self.after_gap = self.text.chars().all(|c| is_blank(c) || is_invisible(c));
        (self.whole, self.at) = (false, self.text.len());
        self.place = Place { line: self.place.line + 1, column: 1 };
        self.read_on();
        if self.place.line == 1 {
            self.at = self.text.len() - self.text.trim_start_matches('\u{feff}').len();
        }
        !self.text.is_empty()
    }

    /// Reads on in the line. That it could not be read is a word of its own.
    pub(super) fn read_on(&mut self) {
        self.text.drain(..self.at);
        self.at = 0;
        if self.torn.is_empty() && !self.after_cr && self.text.is_empty() && self.reads_whole_line() {
            return;
        }
        let mut bytes = std::mem::take(&mut self.torn);
        while !self.whole && bytes.len() < PIECE {
            let there = match self.input.fill_buf() {
                Ok(there) => there.get(..PIECE - bytes.len()).unwrap_or(there),
                Err(fault) if fault.kind() == ErrorKind::Interrupted => continue,
                Err(fault) => {
                    self.behind.push_back((self.place, Token::Bad(Fault::Read(fault.kind()))));
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
            self.whole = end.is_some() || self.ended;
        }
        let torn = if self.whole { 0 } else { torn_at_the_end(&bytes) };
        let (letters, torn) = bytes.split_at(bytes.len() - torn);
        match std::str::from_utf8(letters) {
            Ok(text) => self.text.push_str(text),
            Err(_) => {
                self.behind.push_back((self.place, Token::Noted(Note::OldLetters)));
                push_old_letters(&mut self.text, letters);
            }
        }
        // Its room serves the next line too.
        let torn = torn.len();
        bytes.drain(..bytes.len() - torn);
        self.torn = bytes;
    }

    /// Reads a line in one, as nearly all can be: all of it is at hand and in UTF-8, and it ends
    /// with LF alone. Whether it was; if not, nothing has been read.
    fn reads_whole_line(&mut self) -> bool {
        let there = match self.input.fill_buf() {
            Ok(there) => there.get(..PIECE).unwrap_or(there),
            Err(fault) if fault.kind() == ErrorKind::Interrupted => return false,
            Err(fault) => {
                self.behind.push_back((self.place, Token::Bad(Fault::Read(fault.kind()))));
                (self.ended, self.whole) = (true, true);
                return true;
            }
        };
        let end = memchr2(b'\n', b'\r', there).filter(|&end| there[end] == b'\n');
        let Some((end, Ok(text))) = end.map(|end| (end, str::from_utf8(&there[..=end]))) else {
            return false;
        };
        self.text.push_str(text);
        self.input.consume(end + 1);
        self.whole = true;
        true
    }

    pub(super) fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Passes over `bytes` bytes of the line and returns them.
    pub(super) fn skip(&mut self, bytes: usize) -> &str {
        let start = self.at;
        self.at = (start + bytes).min(self.text.len());
        let skipped = self.text.get(start..self.at).unwrap_or_default();
        self.place.column += skipped.chars().count();
        skipped
    }

    /// Whether nothing is left of the line.
    pub(super) fn is_passed(&self) -> bool {
        self.whole && self.at == self.text.len()
    }
}
