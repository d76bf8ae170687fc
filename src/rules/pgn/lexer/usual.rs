//! Lines as nearly all games have them, passed over without making tokens of their words.

use std::io::BufRead;

use super::Lexer;
use crate::rules::San;
use crate::rules::pgn::Place;
use crate::rules::pgn::lines::is_blank;
use crate::rules::pgn::plain::{plain_tag, plain_words};

impl<R: BufRead> Lexer<R> {
    /// Passes over plain moves of this line, each of which `play` takes, and their numbers, and
    /// comes to stand in front of the first word that is anything else, or that `play` does not
    /// take. What it has passed over: moves and nothing but.
    pub(in crate::rules::pgn) fn plain_moves(&mut self, mut play: impl FnMut(&str, San) -> bool) -> &str {
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
    pub(in crate::rules::pgn) fn plain_tag(&mut self) -> Option<(Place, &str, &str)> {
        let has_word = self.lines.at > 0 && !self.is_at_line_end();
        if has_word || !self.lines.behind.is_empty() {
            return None;
        }
        // Empty lines say nothing before the moves.
        while self.is_at_line_end() {
            if !self.lines.whole || !self.lines.next_line() || !self.lines.behind.is_empty() {
                return None;
            }
        }
        let (length, name, value) = plain_tag(&self.lines.text)?;
        let is_all = matches!(self.lines.text.as_bytes().get(length..), Some([b'\n' | b'\r']));
        self.lines.at = if is_all { self.lines.text.len() } else { self.lines.at };
        is_all.then_some((self.lines.place, name, value))
    }

    fn is_at_line_end(&self) -> bool {
        matches!(self.lines.rest(), "" | "\n")
    }

    /// Goes on to the next line from the end of this one; whether it was there and there is a next.
    pub(in crate::rules::pgn) fn goes_on(&mut self) -> bool {
        self.lines.behind.is_empty() && self.lines.is_passed() && self.lines.next_line()
    }

    /// Whether nothing but white space is left of the line.
    pub(in crate::rules::pgn) fn ends_line(&self) -> bool {
        self.lines.behind.is_empty() && self.lines.whole && self.lines.rest().chars().all(is_blank)
    }
}
