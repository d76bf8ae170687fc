//! The words of a PGN, each with its place.

use std::io::BufRead;

use super::dress::{is_null_move, without_number};
use super::lines::{Lines, PIECE, is_blank};
use super::plain::{number_length, plain_move, plain_tag, plain_words};
use super::result::Ending;
use super::tag::{is_alone, read_loose_tag, read_tag};
use super::token::Token;
use super::word::{is_half, is_remark, spaced};
use super::writer::tidy;
use super::{Fault, Glyph, Note, Place, Score};
use crate::rules::signs::{Cleaned, clean, is_dash, is_invisible};
use crate::rules::{Color, San};

/// Reads words off a stream.
#[derive(Debug)]
pub(super) struct Lexer<R> {
    lines: Lines<R>,
    /// Of a comment that is longer nothing more is kept.
    longest_comment: usize,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(input: R) -> Lexer<R> {
        Lexer { lines: Lines::new(input), longest_comment: usize::MAX }
    }

    /// The same with comments of about so many bytes at most; with none if it is 0.
    pub(super) fn with_comments_up_to(self, longest_comment: usize) -> Lexer<R> {
        Lexer { longest_comment, ..self }
    }

    /// Passes over what is at hand, and adds it to a comment. How many opening braces are in it.
    fn skip_into(&mut self, bytes: usize, comment: &mut String) -> usize {
        let keeps = comment.len() < self.longest_comment;
        let skipped = self.lines.skip(bytes);
        if keeps {
            comment.push_str(skipped);
        }
        skipped.bytes().filter(|byte| *byte == b'{').count()
    }

    /// Passes over the rest of the line, and adds it to a comment.
    fn skip_line(&mut self, comment: &mut String) {
        loop {
            self.skip_into(self.lines.text.len(), comment);
            if self.lines.whole {
                return;
            }
            self.lines.read_on();
        }
    }

    /// A comment to the end of the line.
    fn line_comment(&mut self) -> Token {
        self.lines.skip(1);
        let mut text = String::new();
        self.skip_line(&mut text);
        Token::Comment(tidy(&text))
    }

    /// A comment in braces. One that runs into the tags of another game has lost its end: a tag
    /// fills a line there, and is not quoted among words.
    fn comment(&mut self) -> Token {
        self.lines.skip(1);
        let mut text = String::new();
        let mut braces = 0;
        loop {
            if let Some(end) = self.lines.rest().find('}') {
                braces += self.skip_into(end, &mut text);
                self.lines.skip(1);
                let text = tidy(&text);
                return if braces > 0 { Token::Nested(text, braces) } else { Token::Comment(text) };
            }
            braces += self.skip_into(self.lines.text.len(), &mut text);
            if !self.lines.whole {
                self.lines.read_on();
            } else if !self.lines.next_line() || self.runs_into_tags() {
                return Token::Bad(Fault::OpenComment);
            }
        }
    }

    fn runs_into_tags(&self) -> bool {
        self.lines.text.starts_with("[Event \"") && is_alone(&self.lines.text)
    }

    fn tag(&mut self) -> Token {
        if let Some((length, name, value)) = read_tag(self.lines.rest()) {
            self.lines.skip(length);
            return Token::Tag(name, value);
        }
        let place = self.lines.place;
        let before = self.lines.text.get(..self.lines.at).unwrap_or_default().trim_end();
        let begins = self.lines.whole && (before.is_empty() || before.ends_with(']'));
        let loose = if begins { read_loose_tag(self.lines.rest()) } else { None };
        let Some((length, name, value)) = loose else {
            self.skip_line(&mut String::new());
            return Token::Bad(Fault::Tag);
        };
        self.lines.skip(length);
        self.lines.behind.push_back((place, Token::Tag(name, value)));
        Token::Noted(Note::LooseTag)
    }

    /// `$` and a number. Of a number without a known meaning only the number is kept.
    fn glyph(&mut self) -> Token {
        self.lines.skip(1);
        let digits = self.lines.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = self.lines.skip(digits);
        match number.parse() {
            Ok(number) => Token::Glyph(Glyph(number)),
            Err(_) if digits > 0 => Token::Noted(Note::UnknownGlyph),
            Err(_) => Token::Bad(Fault::Glyph),
        }
    }

    /// The length of the word that begins here. Its own brackets belong to a promotion: `e8(Q)`.
    fn word_length(&self) -> usize {
        let rest = self.lines.rest();
        // A comma ends a word, but for that of a number: 0,5-0,5.
        let is_end = |(at, c): &(usize, char)| match c {
            ',' | '，' | '、' => {
                !matches!(rest.get(..*at), Some("0")) && !rest.get(..*at).is_some_and(is_half)
            }
            c => is_blank(*c) || "{}()[];$".contains(*c),
        };
        let length = rest.char_indices().find(is_end).map_or(rest.len(), |(at, _)| at);
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

    /// The length of a move number with its dots and white space behind: it says nothing, but at
    /// the beginning of a paragraph.
    fn plain_number(&self) -> Option<usize> {
        let rest = self.lines.rest().as_bytes();
        let length = number_length(rest);
        let is_one = length > 0 && rest.get(length)?.is_ascii_whitespace();
        (is_one && !(self.lines.after_gap && self.lines.place.column == 1)).then_some(length)
    }

    /// The first number of a game, or its score, as nearly all are, and its length. Without this
    /// they are found all the same.
    fn plain_end(&mut self) -> Option<(usize, Token)> {
        let begins = self.lines.after_gap && self.lines.place.column == 1;
        let score = |length, score| (length, Token::Ending(Ending::plain(score)));
        let (length, token) = match self.lines.rest().as_bytes() {
            [b'1', b'.', b' ' | b'a'..=b'h' | b'N', ..] if begins => (2, Token::First),
            [b'1', b'-', b'0', ..] => score(3, Score::Win(Color::White)),
            [b'0', b'-', b'1', ..] => score(3, Score::Win(Color::Black)),
            [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] => score(7, Score::Draw),
            _ => return None,
        };
        let ends = self.lines.rest().as_bytes().get(length).is_none_or(u8::is_ascii_whitespace);
        self.lines.after_gap &= token != Token::First;
        (ends || token == Token::First).then_some((length, token))
    }

    /// Passes over plain moves of this line, each of which `play` takes, and their numbers, and
    /// comes to stand in front of the first word that is anything else, or that `play` does not
    /// take. What it has passed over: moves and nothing but.
    pub(super) fn plain_moves(&mut self, mut play: impl FnMut(&str, San) -> bool) -> &str {
        // What waits comes first, and what is read in pieces goes its own way.
        if !self.lines.behind.is_empty() || !self.lines.whole {
            return "";
        }
        let numbers = !(self.lines.after_gap && self.lines.place.column == 1);
        let start = self.lines.at;
        let passed = plain_words(self.lines.rest(), numbers, &mut play);
        self.lines.at += passed;
        self.lines.place.column += passed;
        self.lines.text.get(start..self.lines.at).unwrap_or_default()
    }

    /// Passes over a line that is a tag as nearly all are, and nothing but: its place, name and
    /// value.
    pub(super) fn plain_tag(&mut self) -> Option<(Place, &str, &str)> {
        if !self.lines.behind.is_empty() || self.lines.at < self.lines.text.len() && self.lines.at > 0 {
            return None;
        }
        // Empty lines say nothing before the moves.
        while self.lines.is_passed() || self.lines.text == "\n" {
            if !self.lines.next_line() || !self.lines.whole || !self.lines.behind.is_empty() {
                return None;
            }
        }
        let (length, name, value) = plain_tag(&self.lines.text)?;
        let is_all = matches!(self.lines.text.as_bytes().get(length..), Some([b'\n' | b'\r']));
        self.lines.at = if is_all { self.lines.text.len() } else { self.lines.at };
        is_all.then_some((self.lines.place, name, value))
    }

    /// Goes on to the next line from the end of this one; whether it was there and there is a next.
    pub(super) fn goes_on(&mut self) -> bool {
        self.lines.behind.is_empty() && self.lines.is_passed() && self.lines.next_line()
    }

    /// Whether nothing but white space is left of the line.
    pub(super) fn ends_line(&self) -> bool {
        self.lines.behind.is_empty() && self.lines.whole && self.lines.rest().chars().all(is_blank)
    }

    /// A word that is no bracket; none where it says nothing.
    fn word(&mut self) -> Option<(Place, Token)> {
        let place = self.lines.place;
        if let Some(length) = plain_move(self.lines.rest().as_bytes()) {
            return Some((place, Token::Move(self.lines.skip(length).to_owned())));
        }
        if let Some(length) = self.plain_number() {
            self.lines.skip(length);
            return None;
        }
        if let Some((length, token)) = self.plain_end() {
            self.lines.skip(length);
            return Some((place, token));
        }
        if let Some((length, token)) = spaced(self.lines.rest()) {
            self.lines.skip(length);
            return Some((place, token));
        }
        let length = self.word_length();
        let written = self.lines.skip(length).to_owned();
        let Cleaned { text: word, had_look_alikes, had_invisible } = clean(&written);
        self.note_if(had_look_alikes, Note::LookAlikes);
        self.note_if(had_invisible, Note::StraySigns);
        if let Some(ending) = Ending::from_word(&word) {
            return self.next_behind(place, Token::Ending(ending));
        }
        let bare = if is_null_move(&word) { &word } else { without_number(&word) };
        let column = place.column + word.chars().count() - bare.chars().count();
        let is_first = place.column == 1
            && self.lines.after_gap
            && written.starts_with("1.")
            && !written.starts_with("1..");
        if is_first {
            // What follows the number is read again.
            let behind = without_number(&written);
            self.lines.at -= behind.len();
            self.lines.place.column = place.column + written.chars().count() - behind.chars().count();
            self.lines.after_gap = false;
            return Some((place, Token::First));
        }
        if bare.is_empty() && !word.is_empty() && self.lines.rest().starts_with(')') {
            let place = self.lines.place;
            self.lines.skip(1);
            return self.next_behind(place, Token::CloseNumber);
        }
        let place = Place { column, ..place };
        if let Some(glyph) = Glyph::from_symbol(bare) {
            return self.next_behind(place, Token::Glyph(glyph));
        }
        let mv = bare.trim_end_matches(['!', '?', '□', '∞', '⩲', '⩱', '±', '∓', '⨀', '⟳']);
        if is_remark(mv) {
            return None;
        }
        if mv.chars().all(|c| is_dash(c) || "|/_·:~•".contains(c)) && !is_null_move(mv) {
            self.note_if(true, Note::StraySigns);
            return None;
        }
        self.lines.behind.push_back((place, Token::Move(mv.to_owned())));
        if let Some(glyph) = Glyph::from_symbol(bare.get(mv.len()..).unwrap_or_default()) {
            let column = place.column + mv.chars().count();
            self.lines.behind.push_back((Place { column, ..place }, Token::Glyph(glyph)));
        }
        self.lines.behind.pop_front()
    }

    /// Says how the word was read that comes next.
    fn note_if(&mut self, is_so: bool, note: Note) {
        if is_so {
            self.lines.behind.push_back((self.lines.place, Token::Noted(note)));
        }
    }

    /// Puts a word behind what there is to say of it.
    fn next_behind(&mut self, place: Place, token: Token) -> Option<(Place, Token)> {
        self.lines.behind.push_back((place, token));
        self.lines.behind.pop_front()
    }
}

impl<R: BufRead> Iterator for Lexer<R> {
    type Item = (Place, Token);

    fn next(&mut self) -> Option<(Place, Token)> {
        loop {
            if let Some(found) = self.lines.behind.pop_front() {
                return Some(found);
            }
            if !self.lines.whole && self.lines.text.len() - self.lines.at < PIECE / 2 {
                self.lines.read_on();
            }
            let Some(first) = self.lines.rest().chars().next() else {
                if self.lines.next_line() || !self.lines.behind.is_empty() {
                    continue;
                }
                return None;
            };
            let place = self.lines.place;
            let token = match first {
                '%' if place.column == 1 => {
                    self.skip_line(&mut String::new());
                    continue;
                }
                c if is_blank(c) => {
                    self.lines.skip(c.len_utf8());
                    continue;
                }
                c if is_invisible(c) || matches!(c, ',' | '，' | '、') => {
                    self.note_if(true, Note::StraySigns);
                    self.lines.skip(c.len_utf8());
                    continue;
                }
                ';' => self.line_comment(),
                '{' => self.comment(),
                '[' => self.tag(),
                '$' => self.glyph(),
                '(' | ')' | '}' | ']' => {
                    self.lines.skip(1);
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
