//! Fast path of the PGN lexer for lines of moves and tags in the usual form, without a token for
//! each word.

use std::io::BufRead;

use super::Lexer;
use crate::rules::San;
use crate::rules::pgn::TextPlace;
use crate::rules::pgn::lines::is_blank;
use crate::rules::pgn::plain::{plain_tag, read_plain_moves};

impl<R: BufRead> Lexer<R> {
    /// Consumes moves in the usual form, with their numbers, from the current place on this line of
    /// a PGN. Returns the consumed text.
    ///
    /// Calls `play` with the text and the meaning of each move. Stops at the first word that is
    /// neither such a move nor a move number, or at the first move for which `play` returns
    /// `false`.
    pub(in crate::rules::pgn) fn plain_moves(&mut self, mut play: impl FnMut(&str, San) -> bool) -> &str {
        // Queued tokens must be returned first. A line that is read in pieces takes the slow path.
        if !self.lines.queued_tokens.is_empty() || !self.lines.is_line_complete {
            return "";
        }
        let numbers = !(self.lines.after_gap && self.lines.place.column == 1);
        let start = self.lines.at;
        let passed = read_plain_moves(self.lines.rest_of_line(), numbers, &mut play);
        self.lines.at += passed;
        self.lines.place.column += passed;
        self.lines.text.get(start..self.lines.at).unwrap_or_default()
    }

    /// Consumes a line of a PGN that is a single tag in the usual form, and the empty lines before
    /// it. Returns the place, name and value of the tag. If the line is anything else, does not
    /// consume it and returns `None`.
    pub(in crate::rules::pgn) fn plain_tag(&mut self) -> Option<(TextPlace, &str, &str)> {
        let has_word = self.lines.at > 0 && !self.is_at_line_end();
        if has_word || !self.lines.queued_tokens.is_empty() {
            return None;
        }
        // Empty lines before a tag need no token: the line number of the tag shows them.
        while self.is_at_line_end() {
            if !self.lines.is_line_complete || !self.lines.next_line() || !self.lines.queued_tokens.is_empty()
            {
                return None;
            }
        }
        let (length, name, value) = plain_tag(&self.lines.text)?;
        let is_all = matches!(self.lines.text.as_bytes().get(length..), Some([b'\n' | b'\r']));
        self.lines.at = if is_all { self.lines.text.len() } else { self.lines.at };
        is_all.then_some((self.lines.place, name, value))
    }

    /// Whether nothing, or only an LF, is left of the current line of the PGN.
    fn is_at_line_end(&self) -> bool {
        matches!(self.lines.rest_of_line(), "" | "\n")
    }

    /// Advances to the next line of the PGN if the current line is consumed. Returns `false` if the
    /// current line is not consumed, if tokens are queued, or at the end of the text.
    pub(in crate::rules::pgn) fn advance_line(&mut self) -> bool {
        self.lines.queued_tokens.is_empty() && self.lines.is_line_consumed() && self.lines.next_line()
    }

    /// Whether only white space is left of the current line of the PGN. `false` if tokens are
    /// queued, or if only a part of the line has been read from the input.
    pub(in crate::rules::pgn) fn ends_line(&self) -> bool {
        self.lines.queued_tokens.is_empty()
            && self.lines.is_line_complete
            && self.lines.rest_of_line().chars().all(is_blank)
    }
}
