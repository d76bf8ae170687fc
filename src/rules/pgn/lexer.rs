//! The words of a PGN, each with its place.

use std::collections::VecDeque;
use std::io::{BufRead, ErrorKind};

use memchr::memchr2;

use super::dress::{is_null_move, without_number};
use super::writer::tidy;
use super::{Fault, Glyph, Place, Score};
use crate::rules::san::read_plain;
use crate::rules::{CastlingSide, Color, San, SanStep};

/// A word of a PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "text"]`, the text without its escapes.
    Tag(String, String),
    /// `{text}` or `; text`, tidied.
    Comment(String),
    /// `{text}` with so many opening braces in it: perhaps comments within a comment, whose ends are still to come.
    Nested(String, usize),
    /// `$6`, `!?`.
    Glyph(Glyph),
    /// Anything that may be a move.
    Move(String),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Score(Score),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `1.` at the beginning of a paragraph.
    First,
    /// What comes now is not in UTF-8.
    OldLetters,
    /// What is no PGN.
    Bad(Fault),
}

/// So many bytes of a line are at hand at most, and half as many in front of every word that begins: no word of a game
/// is as long, and a file may be one line.
const PIECE: usize = 65_536;

/// Reads words off a stream, line by line, and long lines piece by piece. A line ends with LF, CR or both. What is not UTF-8
/// is read as the alphabet of Western Europe that old files are in.
#[derive(Debug)]
pub(super) struct Lexer<R> {
    input: R,
    /// Of a comment that is longer nothing more is kept.
    longest_comment: usize,
    /// The beginning of a letter, whose end is in the next piece.
    torn: Vec<u8>,
    /// What is at hand of the line.
    line: String,
    /// Whether that goes as far as the line does.
    whole: bool,
    /// Where in the line the next word begins, in bytes.
    at: usize,
    /// The same place for people.
    place: Place,
    /// Words that stood in one with the last.
    behind: VecDeque<(Place, Token)>,
    /// The last line ended with a CR: an LF right behind it ends the same line.
    after_cr: bool,
    /// The line before this one is empty.
    after_gap: bool,
    /// Nothing more is to be had from the input.
    ended: bool,
}

/// White space, and the mark that stands at the beginning of some files and so in the middle of joined ones.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// How many bytes at the end begin a letter and do not end it.
fn torn_at_the_end(bytes: &[u8]) -> usize {
    let letter = (1..=bytes.len().min(3)).find(|back| bytes[bytes.len() - back] >= 0xc0);
    letter.filter(|back| *back < bytes[bytes.len() - back].leading_ones() as usize).unwrap_or(0)
}

/// What Windows writes for the bytes from 0x80 to 0x9f.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Adds text in UTF-8, and what is none as Latin-1 with the signs of Windows.
fn push_old_letters(line: &mut String, bytes: &[u8]) {
    for chunk in bytes.utf8_chunks() {
        line.push_str(chunk.valid());
        line.extend(chunk.invalid().iter().map(|&byte| match byte {
            0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
            _ => char::from(byte),
        }));
    }
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(input: R) -> Lexer<R> {
        let place = Place { line: 0, column: 1 };
        let (torn, line, behind) = (Vec::new(), String::new(), VecDeque::new());
        let (longest_comment, whole, after_cr, after_gap, ended) = (usize::MAX, true, false, false, false);
        Lexer { input, longest_comment, torn, line, whole, at: 0, place, behind, after_cr, after_gap, ended }
    }

    /// The same with comments of about so many bytes at most; with none if it is 0.
    pub(super) fn with_comments_up_to(self, longest_comment: usize) -> Lexer<R> {
        Lexer { longest_comment, ..self }
    }

    /// Goes to the next line, if there is one.
    fn next_line(&mut self) -> bool {
        if self.ended {
            return false;
        }
        self.after_gap = self.line.chars().all(is_blank);
        (self.whole, self.at) = (false, self.line.len());
        self.place = Place { line: self.place.line + 1, column: 1 };
        self.read_on();
        if self.place.line == 1 {
            self.at = self.line.len() - self.line.trim_start_matches('\u{feff}').len();
        }
        !self.line.is_empty()
    }

    /// Reads on in the line. That it could not be read is a word of its own.
    fn read_on(&mut self) {
        self.line.drain(..self.at);
        self.at = 0;
        if self.torn.is_empty() && !self.after_cr && self.line.is_empty() && self.reads_whole_line() {
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
            Ok(text) => self.line.push_str(text),
            Err(_) => {
                self.behind.push_back((self.place, Token::OldLetters));
                push_old_letters(&mut self.line, letters);
            }
        }
        // Its room serves the next line too.
        let torn = torn.len();
        bytes.drain(..bytes.len() - torn);
        self.torn = bytes;
    }

    /// Reads a line in one, as nearly all can be: all of it is at hand and in UTF-8, and it ends with LF alone. Whether
    /// it was; if not, nothing has been read.
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
        self.line.push_str(text);
        self.input.consume(end + 1);
        self.whole = true;
        true
    }

    fn rest(&self) -> &str {
        self.line.get(self.at..).unwrap_or_default()
    }

    /// Passes over `bytes` bytes of the line and returns them.
    fn skip(&mut self, bytes: usize) -> &str {
        let start = self.at;
        self.at = (start + bytes).min(self.line.len());
        let skipped = self.line.get(start..self.at).unwrap_or_default();
        self.place.column += skipped.chars().count();
        skipped
    }

    /// Passes over what is at hand, and adds it to a comment. How many opening braces are in it.
    fn skip_into(&mut self, bytes: usize, comment: &mut String) -> usize {
        let keeps = comment.len() < self.longest_comment;
        let skipped = self.skip(bytes);
        if keeps {
            comment.push_str(skipped);
        }
        skipped.bytes().filter(|byte| *byte == b'{').count()
    }

    /// Passes over the rest of the line, and adds it to a comment.
    fn skip_line(&mut self, comment: &mut String) {
        loop {
            self.skip_into(self.line.len(), comment);
            if self.whole {
                return;
            }
            self.read_on();
        }
    }

    /// A comment to the end of the line.
    fn line_comment(&mut self) -> Token {
        self.skip(1);
        let mut text = String::new();
        self.skip_line(&mut text);
        Token::Comment(tidy(&text))
    }

    /// A comment in braces. One that runs into the tags of another game has lost its end.
    fn comment(&mut self) -> Token {
        self.skip(1);
        let mut text = String::new();
        let mut braces = 0;
        loop {
            if let Some(end) = self.rest().find('}') {
                braces += self.skip_into(end, &mut text);
                self.skip(1);
                let text = tidy(&text);
                return if braces > 0 { Token::Nested(text, braces) } else { Token::Comment(text) };
            }
            braces += self.skip_into(self.line.len(), &mut text);
            if !self.whole {
                self.read_on();
            } else if !self.next_line() || self.line.starts_with("[Event \"") {
                return Token::Bad(Fault::OpenComment);
            }
        }
    }

    fn tag(&mut self) -> Token {
        match read_tag(self.rest()) {
            Some((length, name, value)) => {
                self.skip(length);
                Token::Tag(name, value)
            }
            None => {
                self.skip_line(&mut String::new());
                Token::Bad(Fault::Tag)
            }
        }
    }

    /// `$` and a number.
    fn glyph(&mut self) -> Token {
        self.skip(1);
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.skip(digits).parse().map_or(Token::Bad(Fault::Glyph), |number| Token::Glyph(Glyph(number)))
    }

    /// The length of the word that begins here. Its own brackets belong to a promotion: `e8(Q)`.
    fn word_length(&self) -> usize {
        let rest = self.rest();
        let length = rest.find(|c: char| is_blank(c) || "{}()[];$".contains(c)).unwrap_or(rest.len());
        let bracket = rest.as_bytes().get(length..length + 3);
        let promotes =
            rest.as_bytes().get(..length).is_some_and(|word| word.ends_with(b"8") || word.ends_with(b"1"));
        match bracket {
            Some([b'(', b'Q' | b'R' | b'B' | b'N', b')']) if promotes => {
                let behind = rest.get(length + 3..).unwrap_or_default();
                length + 3 + behind.len() - behind.trim_start_matches(['+', '#', '!', '?']).len()
            }
            _ => length,
        }
    }

    /// The length of a move number with its dots and white space behind: it says nothing, but at the beginning of a
    /// paragraph.
    fn plain_number(&self) -> Option<usize> {
        let rest = self.rest().as_bytes();
        let length = number_length(rest);
        let is_one = length > 0 && rest.get(length)?.is_ascii_whitespace();
        (is_one && !(self.after_gap && self.place.column == 1)).then_some(length)
    }

    /// The first number of a game, or its score, as nearly all are, and its length. Without this they are found all the same.
    fn plain_end(&mut self) -> Option<(usize, Token)> {
        let begins = self.after_gap && self.place.column == 1;
        let score = |length, score| (length, Token::Score(score));
        let (length, token) = match self.rest().as_bytes() {
            [b'1', b'.', b' ' | b'a'..=b'h' | b'N', ..] if begins => (2, Token::First),
            [b'1', b'-', b'0', ..] => score(3, Score::Win(Color::White)),
            [b'0', b'-', b'1', ..] => score(3, Score::Win(Color::Black)),
            [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] => score(7, Score::Draw),
            _ => return None,
        };
        let ends = self.rest().as_bytes().get(length).is_none_or(u8::is_ascii_whitespace);
        self.after_gap &= token != Token::First;
        (ends || token == Token::First).then_some((length, token))
    }

    /// Passes over plain moves of this line, each of which `play` takes, and their numbers, and comes to stand in front of
    /// the first word that is anything else, or that `play` does not take. What it has passed over: moves and nothing but.
    pub(super) fn plain_moves(&mut self, mut play: impl FnMut(&str, San) -> bool) -> &str {
        // What waits comes first, and what is read in pieces goes its own way.
        if !self.behind.is_empty() || !self.whole {
            return "";
        }
        let numbers = !(self.after_gap && self.place.column == 1);
        let start = self.at;
        let passed = plain_words(self.rest(), numbers, &mut play);
        self.at += passed;
        self.place.column += passed;
        self.line.get(start..self.at).unwrap_or_default()
    }

    /// Passes over a line that is a tag as nearly all are, and nothing but: its place, name and value.
    pub(super) fn plain_tag(&mut self) -> Option<(Place, &str, &str)> {
        if !self.behind.is_empty() || self.at < self.line.len() && self.at > 0 {
            return None;
        }
        // Empty lines say nothing before the moves.
        while self.is_passed() || self.line == "\n" {
            if !self.next_line() || !self.whole || !self.behind.is_empty() {
                return None;
            }
        }
        let (length, name, value) = plain_tag(&self.line)?;
        let is_all = matches!(self.line.as_bytes().get(length..), Some([b'\n' | b'\r']));
        self.at = if is_all { self.line.len() } else { self.at };
        is_all.then_some((self.place, name, value))
    }

    /// Goes on to the next line from the end of this one; whether it was there and there is a next.
    pub(super) fn goes_on(&mut self) -> bool {
        self.behind.is_empty() && self.is_passed() && self.next_line()
    }

    fn is_passed(&self) -> bool {
        self.whole && self.at == self.line.len()
    }

    /// A word that is no bracket; none where it says nothing.
    fn word(&mut self) -> Option<(Place, Token)> {
        let place = self.place;
        if let Some(length) = plain_move(self.rest().as_bytes()) {
            return Some((place, Token::Move(self.skip(length).to_owned())));
        }
        if let Some(length) = self.plain_number() {
            self.skip(length);
            return None;
        }
        if let Some((length, token)) = self.plain_end() {
            self.skip(length);
            return Some((place, token));
        }
        let length = self.word_length();
        let word = self.skip(length).to_owned();
        if let Some(score) = Score::from_word(&word) {
            return Some((place, Token::Score(score)));
        }
        let bare = if is_null_move(&word) { &word } else { without_number(&word) };
        let column = place.column + word.chars().count() - bare.chars().count();
        let is_first =
            place.column == 1 && self.after_gap && word.starts_with("1.") && !word.starts_with("1..");
        let (begin, place) = (place, Place { column, ..place });
        if is_first {
            // What follows the number is read anew.
            let number = word.len() - bare.len();
            self.at -= word.len() - number;
            self.place = place;
            self.after_gap = false;
            return Some((begin, Token::First));
        }
        if let Some(glyph) = Glyph::from_symbol(bare) {
            return Some((place, Token::Glyph(glyph)));
        }
        let mv = bare.trim_end_matches(['!', '?', '□', '∞', '⩲', '⩱', '±', '∓', '⨀', '⟳']);
        let says_nothing = matches!(mv, "e.p." | "e.p" | "ep" | "ch" | "dbl" | "dis" | "mate")
            || mv.chars().all(|c| "+-=#".contains(c)) && !is_null_move(mv);
        if says_nothing {
            return None;
        }
        if let Some(glyph) = Glyph::from_symbol(bare.get(mv.len()..).unwrap_or_default()) {
            let column = place.column + mv.chars().count();
            self.behind.push_back((Place { column, ..place }, Token::Glyph(glyph)));
        }
        Some((place, Token::Move(mv.to_owned())))
    }
}

/// How many bytes at the beginning are plain moves that `play` takes, their numbers, and white space. A number at the very
/// beginning counts only with `numbers`.
fn plain_words(line: &str, numbers: bool, play: &mut impl FnMut(&str, San) -> bool) -> usize {
    let text = line.as_bytes();
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let rest = text.get(at..).unwrap_or_default();
        at += match first {
            _ if first.is_ascii_whitespace() => 1,
            b'0'..=b'9' if at > 0 || numbers => {
                let number = number_length(rest);
                let behind = rest.get(number..).unwrap_or_default();
                // White space behind it, or a move.
                let is_one =
                    behind.first().is_some_and(u8::is_ascii_whitespace) || plain_word(behind).is_some();
                if number > 0 && is_one { number } else { return at }
            }
            b'A'..=b'Z' | b'a'..=b'z' => {
                let Some((length, san)) = plain_word(rest) else { return at };
                let word = line.get(at..at + length).unwrap_or_default();
                if play(word, san) { length } else { return at }
            }
            _ => return at,
        };
    }
    at
}

/// A move as nearly all are written, with white space behind it: its length, and what it says. The words that are found are
/// the same without this, one by one.
#[inline(always)]
fn plain_word(text: &[u8]) -> Option<(usize, San)> {
    let length = match text.first_chunk() {
        Some(&chunk) => first_blank(chunk)?,
        None => text.iter().position(|&byte| byte <= b' ')?,
    };
    if !text.get(length)?.is_ascii_whitespace() {
        return None;
    }
    let word = text.get(..length).filter(|word| word.first().is_some_and(u8::is_ascii_alphabetic))?;
    let castle = |side, sign| Some(San { step: SanStep::Castle(side), sign });
    let san = read_plain(word).or_else(|| match word {
        b"O-O" => castle(CastlingSide::KingSide, None),
        b"O-O-O" => castle(CastlingSide::QueenSide, None),
        _ => None,
    })?;
    Some((length, san))
}

/// Where the first byte up to a space stands. No plain move is longer than eight bytes with the space behind it: `Nb1xd2+`.
fn first_blank(chunk: [u8; 8]) -> Option<usize> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let word = u64::from_le_bytes(chunk);
    // The lowest of these bits is that of the first such byte: a borrow goes only to higher ones.
    let blanks = word.wrapping_sub(EACH * (b' ' as u64 + 1)) & !word & EACH << 7;
    (blanks != 0).then(|| blanks.trailing_zeros() as usize / 8)
}

/// The length of the word that begins here, if it is a plain one, as nearly all are: letters, digits and signs of a move,
/// a digit among them, and white space behind. Nothing but a move is written so.
fn plain_move(text: &[u8]) -> Option<usize> {
    let (mut length, mut digits) = (0, false);
    loop {
        match text.get(length)? {
            b'0'..=b'9' => digits = true,
            b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'#' | b'=' | b'-' => {}
            end => {
                return (digits && text[0].is_ascii_alphabetic() && end.is_ascii_whitespace())
                    .then_some(length);
            }
        }
        length += 1;
    }
}

/// The length of a move number with its dots; 0 if there is none.
fn number_length(text: &[u8]) -> usize {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = text.iter().skip(digits).take_while(|byte| **byte == b'.').count();
    if digits > 0 && dots > 0 { digits + dots } else { 0 }
}

/// The same of a tag as nearly all are: no white space but the one before the value, and nothing in it to be looked at.
fn plain_tag(line: &str) -> Option<(usize, &str, &str)> {
    let inside = line.strip_prefix('[')?;
    let name = inside.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let quoted = inside.get(name..)?.strip_prefix(" \"")?;
    let is_plain = |byte: &u8| !matches!(byte, b'"' | b'\\' | ..b' ' | 0x7f..);
    let value = quoted.bytes().take_while(is_plain).count();
    let is_one = name > 0 && quoted.get(value..)?.starts_with("\"]");
    is_one.then_some((name + value + 5, inside.get(..name)?, quoted.get(..value)?))
}

/// Its length, name and value.
fn read_tag(line: &str) -> Option<(usize, String, String)> {
    if let Some((length, name, value)) = plain_tag(line) {
        return Some((length, name.to_owned(), value.to_owned()));
    }
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    let (name, rest) = inside.split_at_checked(name_end)?;
    let quoted = rest.trim_start().strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                let after = quoted.get(at + 1..)?.trim_start().strip_prefix(']')?;
                let length = line.len() - after.len();
                return (!name.is_empty()).then(|| (length, name.to_owned(), value));
            }
            '\\' => value.extend(chars.next().map(|(_, c)| c).filter(|c| !c.is_control())),
            c if c.is_control() => {}
            c => value.push(c),
        }
    }
    None
}

impl<R: BufRead> Iterator for Lexer<R> {
    type Item = (Place, Token);

    fn next(&mut self) -> Option<(Place, Token)> {
        loop {
            if let Some(found) = self.behind.pop_front() {
                return Some(found);
            }
            if !self.whole && self.line.len() - self.at < PIECE / 2 {
                self.read_on();
            }
            let Some(first) = self.rest().chars().next() else {
                if self.next_line() || !self.behind.is_empty() {
                    continue;
                }
                return None;
            };
            let place = self.place;
            let token = match first {
                '%' if place.column == 1 => {
                    self.skip_line(&mut String::new());
                    continue;
                }
                c if is_blank(c) => {
                    self.skip(c.len_utf8());
                    continue;
                }
                ';' => self.line_comment(),
                '{' => self.comment(),
                '[' => self.tag(),
                '$' => self.glyph(),
                '(' | ')' | '}' | ']' => {
                    self.skip(1);
                    match first {
                        '(' => Token::Open,
                        ')' => Token::Close,
                        other => Token::Bad(Fault::Unopened(other)),
                    }
                }
                _ => match self.word() {
                    Some(found) => return Some(found),
                    None => continue,
                },
            };
            if !matches!(&token, Token::Comment(text) if text.is_empty()) {
                return Some((place, token));
            }
        }
    }
}
