//! Lexer of PGN: splits the text into tokens, such as tags, moves and comments, with their places.
//!
//! | module | subject |
//! |---|---|
//! | `words` | moves, move numbers, glyphs and results |
//! | `comments` | comments in braces, and comments from `;` to the end of the line |
//! | `fast_path` | lines in the usual form, without a token for each word |

mod comments;
mod fast_path;
mod words;

use std::io::BufRead;

use super::lines::{LineReader, MAX_READ_BYTES, is_blank};
use super::tag::{read_loose_tag, read_tag};
use super::token::Token;
use super::writer::tidy_comment;
use super::{Glyph, PgnFault, ReadNote, TextPlace};
use crate::rules::characters::is_invisible;

/// Lexer of PGN: splits a stream into tokens (tags, moves, comments, results) with their places in
/// the text.
#[derive(Debug)]
pub(super) struct Lexer<R> {
    /// The reader of the lines of text.
    lines: LineReader<R>,
    /// The length in bytes from which a comment is full. Further lines of a full comment are
    /// dropped.
    longest_comment: usize,
}

impl<R: BufRead> Lexer<R> {
    /// Creates a lexer at the start of the PGN stream `input`.
    pub(super) fn new(input: R) -> Lexer<R> {
        Lexer { lines: LineReader::new(input), longest_comment: usize::MAX }
    }

    /// Limits the length of comments. Once the PGN lexer has kept `longest_comment` bytes of a
    /// comment, it drops the further lines of this comment, or the further pieces of a long line.
    /// With 0 it keeps no text of comments.
    pub(super) fn with_comments_up_to(self, longest_comment: usize) -> Lexer<R> {
        Lexer { longest_comment, ..self }
    }

    /// Reads a tag of the PGN, `[Name "text"]`, and returns its token.
    ///
    /// If the tag has unusual quotes or spaces, queues the token of the tag and returns a note for
    /// the user. If the tag cannot be read, skips the line and returns the fault. A command outside
    /// a comment, such as `[%clk 0:05:00]`, becomes a comment instead of a tag.
    fn read_tag_token(&mut self) -> Token {
        if self.lines.rest_of_line().starts_with("[%")
            && let Some(end) = self.lines.rest_of_line().find(']')
        {
            let mut text = String::new();
            self.skip_into(end + 1, &mut text);
            return Token::Comment(tidy_comment(&text));
        }
        if let Some((length, name, value)) = read_tag(self.lines.rest_of_line()) {
            self.lines.skip(length);
            return Token::Tag(name, value);
        }
        let place = self.lines.place;
        let before = self.lines.text.get(..self.lines.at).unwrap_or_default().trim_end();
        let begins = self.lines.is_line_complete && (before.is_empty() || before.ends_with(']'));
        let loose = if begins { read_loose_tag(self.lines.rest_of_line()) } else { None };
        let Some((length, name, value)) = loose else {
            self.skip_line(&mut String::new());
            return Token::Bad(PgnFault::Tag);
        };
        self.lines.skip(length);
        self.lines.queued_tokens.push_back((place, Token::Tag(name, value)));
        Token::Noted(ReadNote::LooseTag)
    }

    /// Reads a glyph of the PGN (judgement of a move) as a token: `$` and a number.
    ///
    /// A number above 255 has no meaning in PGN: returns a note for the user instead of the glyph.
    /// `$` without a number is a fault.
    fn read_glyph(&mut self) -> Token {
        self.lines.skip(1);
        let digits = self.lines.rest_of_line().bytes().take_while(u8::is_ascii_digit).count();
        let number = self.lines.skip(digits);
        match number.parse() {
            Ok(number) => Token::Glyph(Glyph(number)),
            Err(_) if digits > 0 => Token::Noted(ReadNote::UnknownGlyph),
            Err(_) => Token::Bad(PgnFault::Glyph),
        }
    }

    /// Queues a note for the user on PGN text that the lexer skips or reads in an unusual way.
    fn note(&mut self, note: ReadNote) {
        self.lines.queued_tokens.push_back((self.lines.place, Token::Noted(note)));
    }

    /// Queues a PGN token, then removes and returns the first token of the queue: a note for the
    /// user that was queued earlier, or otherwise `token`. Never `None`.
    fn queue_and_next(&mut self, place: TextPlace, token: Token) -> Option<(TextPlace, Token)> {
        self.lines.queued_tokens.push_back((place, token));
        self.lines.queued_tokens.pop_front()
    }
}

impl<R: BufRead> Iterator for Lexer<R> {
    type Item = (TextPlace, Token);

    /// Returns the next token of the PGN with its place; `None` at the end of the text.
    ///
    /// If the lexer has a note for the user on how it read a token, the note comes before that
    /// token.
    fn next(&mut self) -> Option<(TextPlace, Token)> {
        loop {
            if let Some(found) = self.lines.queued_tokens.pop_front() {
                return Some(found);
            }
            if !self.lines.is_line_complete && self.lines.text.len() - self.lines.at < MAX_READ_BYTES / 2 {
                self.lines.fill_line();
            }
            let Some(first) = self.lines.rest_of_line().chars().next() else {
                if self.lines.next_line() || !self.lines.queued_tokens.is_empty() {
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
                    self.note(ReadNote::StraySigns);
                    self.lines.skip(c.len_utf8());
                    continue;
                }
                ';' => self.read_line_comment(),
                '{' => self.read_comment(),
                '[' => self.read_tag_token(),
                '$' => self.read_glyph(),
                '(' | ')' | '}' | ']' => {
                    self.lines.skip(1);
                    match first {
                        '(' => Token::Open,
                        ')' => Token::Close,
                        other => Token::Bad(PgnFault::Unopened(other)),
                    }
                }
                _ => match self.read_word() {
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
