//! Lexer of PGN comments. A comment is in braces, or goes from `;` to the end of the line.

use std::io::BufRead;

use super::Lexer;
use crate::rules::pgn::tag::is_single_tag;
use crate::rules::pgn::token::Token;
use crate::rules::pgn::writer::tidy_comment;
use crate::rules::pgn::{PgnFault, ReadNote};

impl<R: BufRead> Lexer<R> {
    /// Consumes the next `bytes` bytes of the PGN text, and appends them to `comment` unless
    /// `comment` already has `longest_comment` bytes. Returns the number of opening braces among
    /// the bytes.
    pub(super) fn skip_into(&mut self, bytes: usize, comment: &mut String) -> usize {
        let keeps = comment.len() < self.longest_comment;
        let skipped = self.lines.skip(bytes);
        if keeps {
            comment.push_str(skipped);
        }
        skipped.bytes().filter(|byte| *byte == b'{').count()
    }

    /// Consumes the rest of the PGN line, and appends it to `comment` as [`Lexer::skip_into`] does.
    pub(super) fn skip_line(&mut self, comment: &mut String) {
        loop {
            self.skip_into(self.lines.text.len(), comment);
            if self.lines.is_line_complete {
                return;
            }
            self.lines.fill_line();
        }
    }

    /// Reads a PGN comment that goes from its `;` to the end of the line, as a token.
    pub(super) fn read_line_comment(&mut self) -> Token {
        self.lines.skip(1);
        let mut text = String::new();
        self.skip_line(&mut text);
        Token::Comment(tidy_comment(&text))
    }

    /// Reads a PGN comment in braces, as a token.
    ///
    /// A comment with further opening braces contains comments, and needs as many further closing
    /// braces. If these are on the line of the first closing brace, with no opening brace between
    /// the first and the last of them, queues the whole comment and returns a note. Otherwise
    /// returns only the part before the first closing brace, as [`Token::Nested`].
    ///
    /// A comment without a closing brace is a fault. Such a comment ends at the end of the text, or
    /// before a line that is an `Event` tag, because this tag begins the next game.
    pub(super) fn read_comment(&mut self) -> Token {
        self.lines.skip(1);
        let mut text = String::new();
        let mut braces = 0;
        loop {
            if let Some(end) = self.lines.rest_of_line().find('}') {
                braces += self.skip_into(end, &mut text);
                let place = self.lines.place;
                self.lines.skip(1);
                if let Some(rest) = nested_rest(self.lines.rest_of_line(), braces) {
                    let words = self.lines.rest_of_line().get(..rest).unwrap_or_default().replace('}', " ");
                    let keeps = text.len() < self.longest_comment;
                    self.lines.skip(rest);
                    if keeps {
                        text = format!("{text} {words}");
                    }
                    if !text.is_empty() {
                        self.lines.queued_tokens.push_back((place, Token::Comment(tidy_comment(&text))));
                    }
                    return Token::Noted(ReadNote::NestedComment);
                }
                let text = tidy_comment(&text);
                return if braces > 0 { Token::Nested(text, braces) } else { Token::Comment(text) };
            }
            braces += self.skip_into(self.lines.text.len(), &mut text);
            if !self.lines.is_line_complete {
                self.lines.fill_line();
            } else if !self.lines.next_line() || self.is_at_event_tag() {
                return Token::Bad(PgnFault::OpenComment);
            }
        }
    }

    /// Whether the current line of the PGN is a complete `Event` tag. Within a comment, such a line
    /// shows that the comment is not closed and that the next game begins.
    fn is_at_event_tag(&self) -> bool {
        self.lines.text.starts_with("[Event \"") && is_single_tag(&self.lines.text)
    }
}

/// Returns where a PGN comment that contains comments ends: the length in bytes of the part of
/// `line` up to the last missing closing brace, including this brace.
///
/// `line` is the text after the first closing brace, and `braces` is the number of closing braces
/// that are still missing. `None` if no brace is missing. Also `None` if an opening brace or the
/// end of the line comes before the last missing brace.
fn nested_rest(line: &str, braces: usize) -> Option<usize> {
    let mut closed = 0;
    let end = line.find(|c: char| {
        closed += usize::from(c == '}');
        c == '{' || braces > 0 && closed == braces
    })?;
    (braces > 0 && line.get(end..)?.starts_with('}')).then_some(end + 1)
}
