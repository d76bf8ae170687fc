//! The words of a stream, and those that come next: some are looked at before they are read.

use std::collections::VecDeque;
use std::io::BufRead;

use super::draft::PlacedTag;
use super::lexer::Lexer;
use super::result::Ending;
use super::token::Token;
use super::{Fault, Note, Place};

/// The words of a stream, in order.
#[derive(Debug)]
pub(super) struct Words<R> {
    pub(super) lexer: Lexer<R>,
    /// Words that have been looked at and are still to be read.
    ahead: VecDeque<(Place, Token)>,
    /// How the word was read that comes next.
    noted: Vec<Note>,
}

/// So many words of a comment are looked for behind a comment within it.
const LONGEST_REST: usize = 200;

/// So many words are looked at ahead at most, and so many bytes of comments.
const MOST_AHEAD: usize = 4_000;
const MOST_BYTES_AHEAD: usize = 262_144;

impl<R: BufRead> Words<R> {
    pub(super) fn new(lexer: Lexer<R>) -> Words<R> {
        Words { lexer, ahead: VecDeque::new(), noted: Vec::new() }
    }

    /// The same with comments of about so many bytes at most; with none if it is 0.
    pub(super) fn with_comments_up_to(self, longest: usize) -> Words<R> {
        Words { lexer: self.lexer.with_comments_up_to(longest), ..self }
    }

    /// Whether nothing has been looked at that is still to be read.
    pub(super) fn is_at_lexer(&self) -> bool {
        self.ahead.is_empty() && self.noted.is_empty()
    }

    /// How the last word was read.
    pub(super) fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.noted)
    }

    /// A word is still to be read.
    pub(super) fn put_back_word(&mut self, word: (Place, Token)) {
        self.ahead.push_front(word);
    }

    pub(super) fn next_token(&mut self) -> Option<(Place, Token)> {
        loop {
            let word = if self.ahead.is_empty() { self.lexer.next() } else { self.ahead.pop_front() };
            let Some((_, Token::Noted(note))) = word else { return word };
            self.noted.push(note);
        }
    }

    /// The word after so many, without reading it.
    fn word_ahead(&mut self, number: usize) -> Option<&(Place, Token)> {
        while self.ahead.len() <= number {
            let word = self.lexer.next()?;
            self.ahead.push_back(word);
        }
        self.ahead.get(number)
    }

    /// The words ahead that may be moves of the game itself, without reading them: as many as tell
    /// its letters.
    pub(super) fn moves_ahead(&mut self) -> Vec<String> {
        let (mut words, mut open, mut bytes) = (Vec::new(), 0_usize, 0);
        for number in 0.. {
            match self.word_ahead(number) {
                Some((_, Token::Move(text))) if open == 0 => words.push(text.clone()),
                Some((_, Token::Comment(text))) => bytes += text.len(),
                Some((_, Token::Open)) => open += 1,
                Some((_, Token::Close)) => open = open.saturating_sub(1),
                Some((_, Token::Ending(_))) if open > 0 => {}
                None | Some((_, Token::Tag(..) | Token::Ending(_) | Token::First | Token::Nested(..))) => {
                    break;
                }
                Some(_) => {}
            }
            if number >= MOST_AHEAD || bytes >= MOST_BYTES_AHEAD {
                break;
            }
        }
        words
    }

    /// Whether the game ends here, unless a result follows: nothing but comments stands between
    /// here and the next one.
    pub(super) fn ends_here(&mut self, has_moves: bool) -> bool {
        for number in 0..MOST_AHEAD {
            match self.word_ahead(number) {
                Some((_, Token::Comment(_) | Token::Glyph(_) | Token::Noted(_))) => {}
                Some((place, Token::Bad(Fault::Tag))) => return place.column == 1,
                Some((_, Token::First)) => return has_moves,
                word => return matches!(word, None | Some((_, Token::Tag(..)))),
            }
        }
        false
    }

    /// Passes over signs that mean nothing behind a result, in the same line. Whether there were
    /// any.
    pub(super) fn passes_over_strays(&mut self, line: usize, ending: Ending) -> bool {
        let mut has_any = false;
        while !self.ahead.is_empty() || !self.lexer.ends_line() {
            match self.word_ahead(0) {
                Some((place, token)) if place.line == line => match token {
                    Token::Close | Token::CloseNumber | Token::Bad(Fault::Unopened(_)) | Token::Glyph(_) => {}
                    Token::Noted(Note::StraySigns) => {}
                    // How the game ended, in a word.
                    Token::Move(text) if text.chars().all(char::is_alphabetic) && !text.starts_with('O') => {}
                    Token::Ending(again) if again.score == ending.score => {}
                    _ => break,
                },
                _ => break,
            }
            has_any = true;
            self.ahead.pop_front();
        }
        has_any
    }

    /// Another game begins with these tags.
    pub(super) fn put_back(&mut self, tags: Vec<PlacedTag>) {
        for (place, name, value) in tags.into_iter().rev() {
            self.ahead.push_front((place, Token::Tag(name, value)));
        }
    }

    /// Passes over what is left of a comment with comments in it: as far as the last of `braces`
    /// braces that close nothing, which stand not far behind. Whether there was one, and the words
    /// on the way.
    pub(super) fn rest_of_comment(&mut self, braces: usize) -> Option<String> {
        let mut words = Vec::new();
        let mut end = 0;
        let mut closed = 0;
        while words.len() < LONGEST_REST && closed < braces {
            let Some(word) = self.next_token() else { break };
            let token = word.1.clone();
            words.push(word);
            match token {
                Token::Bad(Fault::Unopened('}')) => (end, closed) = (words.len(), closed + 1),
                // Whatever has braces in it is looked at by itself, so that no word is looked at
                // again and again.
                Token::Tag(..) | Token::Nested(..) => break,
                _ => {}
            }
        }
        let rest = words.split_off(end);
        rest.into_iter().rev().for_each(|word| self.ahead.push_front(word));
        let text = words.into_iter().filter_map(|(_, token)| match token {
            Token::Move(text) | Token::Comment(text) => Some(text),
            _ => None,
        });
        (closed > 0).then(|| text.collect::<Vec<_>>().join(" "))
    }
}
