//! Stream of PGN tokens that can look ahead without consuming tokens.

use std::collections::VecDeque;
use std::io::BufRead;

use super::game_builder::PlacedTag;
use super::lexer::Lexer;
use super::result::ResultWord;
use super::token::Token;
use super::{PgnFault, ReadNote, TextPlace};

/// Stream of the tokens of a PGN text (tags, moves, comments, results) that can look ahead.
#[derive(Debug)]
pub(super) struct TokenStream<R> {
    pub(super) lexer: Lexer<R>,
    /// Tokens that have been peeked at but not consumed.
    ahead: VecDeque<(TextPlace, Token)>,
    /// Notes on how the last token was read, until they are taken.
    noted: Vec<ReadNote>,
}

/// The most tokens in which the end of a comment that contains comments is searched.
const MAX_REST_TOKENS: usize = 200;

/// Limit of the lookahead, in tokens.
const MAX_LOOKAHEAD_TOKENS: usize = 4_000;
/// Limit of the lookahead, in bytes of comments.
const MAX_LOOKAHEAD_BYTES: usize = 262_144;

impl<R: BufRead> TokenStream<R> {
    /// Returns a stream of the tokens that `lexer` finds in a PGN text.
    pub(super) fn new(lexer: Lexer<R>) -> TokenStream<R> {
        TokenStream { lexer, ahead: VecDeque::new(), noted: Vec::new() }
    }

    /// Returns the stream with a limit for comments: about `longest` bytes; 0 drops them.
    pub(super) fn with_comments_up_to(self, longest: usize) -> TokenStream<R> {
        TokenStream { lexer: self.lexer.with_comments_up_to(longest), ..self }
    }

    /// Whether no token that was looked at in advance is left, so that the lexer gives the next
    /// one.
    ///
    /// Then the lexer can read whole lines, which is faster.
    pub(super) fn is_at_lexer(&self) -> bool {
        self.ahead.is_empty() && self.noted.is_empty()
    }

    /// Removes and returns the notes for the user on how the last token was read.
    pub(super) fn take_notes(&mut self) -> Vec<ReadNote> {
        std::mem::take(&mut self.noted)
    }

    /// Puts a token with its place back at the front of the stream, to be read again.
    pub(super) fn put_back_word(&mut self, word: (TextPlace, Token)) {
        self.ahead.push_front(word);
    }

    /// Consumes the next token of the PGN and returns it with its place; `None` at the end.
    ///
    /// Notes for the user on this token are kept for [`take_notes`](TokenStream::take_notes).
    pub(super) fn next_token(&mut self) -> Option<(TextPlace, Token)> {
        loop {
            let word = if self.ahead.is_empty() { self.lexer.next() } else { self.ahead.pop_front() };
            let Some((_, Token::Noted(note))) = word else { return word };
            self.noted.push(note);
        }
    }

    /// Returns the token `number` places ahead without consuming it; 0 is the next one.
    ///
    /// `None` if the text ends before that token.
    fn peek_token(&mut self, number: usize) -> Option<&(TextPlace, Token)> {
        while self.ahead.len() <= number {
            let word = self.lexer.next()?;
            self.ahead.push_back(word);
        }
        self.ahead.get(number)
    }

    /// Returns the following words of the game's main line that may be moves, without consuming
    /// them.
    ///
    /// These words serve to guess the language of the piece letters.
    pub(super) fn peek_moves(&mut self) -> Vec<String> {
        let (mut words, mut open, mut bytes) = (Vec::new(), 0_usize, 0);
        for number in 0.. {
            match self.peek_token(number) {
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
            if number >= MAX_LOOKAHEAD_TOKENS || bytes >= MAX_LOOKAHEAD_BYTES {
                break;
            }
        }
        words
    }

    /// Whether the PGN game ends with the token read last.
    ///
    /// It does if only comments and glyphs come before the next game or the end of the text.
    /// `has_moves`: whether the game has moves already, so that a move number 1 begins another
    /// game.
    pub(super) fn ends_here(&mut self, has_moves: bool) -> bool {
        for number in 0..MAX_LOOKAHEAD_TOKENS {
            match self.peek_token(number) {
                Some((_, Token::Comment(_) | Token::Glyph(_) | Token::Noted(_))) => {}
                Some((place, Token::Bad(PgnFault::Tag))) => return place.column == 1,
                Some((_, Token::First)) => return has_moves,
                word => return matches!(word, None | Some((_, Token::Tag(..)))),
            }
        }
        false
    }

    /// Skips meaningless tokens after the result of a game, on the same line; returns whether there
    /// were any.
    ///
    /// `ending` is the result, on line number `line` of the PGN.
    pub(super) fn skip_stray_tokens(&mut self, line: usize, ending: ResultWord) -> bool {
        let mut has_any = false;
        while !self.ahead.is_empty() || !self.lexer.ends_line() {
            match self.peek_token(0) {
                Some((place, token)) if place.line == line => match token {
                    Token::Close
                    | Token::CloseNumber
                    | Token::Bad(PgnFault::Unopened(_))
                    | Token::Glyph(_) => {}
                    Token::Noted(ReadNote::StraySigns) => {}
                    // A word such as `mate` that says how the game ended.
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

    /// Puts tags back at the front of the stream, since they belong to the next game of the PGN.
    pub(super) fn put_back_tags(&mut self, tags: Vec<PlacedTag>) {
        for (place, name, value) in tags.into_iter().rev() {
            self.ahead.push_front((place, Token::Tag(name, value)));
        }
    }

    /// Consumes the rest of a PGN comment that contains opening braces, and returns its words.
    ///
    /// The rest has to contain `braces` closing braces, and ends with the last one. If fewer follow
    /// within [`MAX_REST_TOKENS`] tokens, it ends with the last one there. `None` if none follows;
    /// then nothing is consumed.
    pub(super) fn rest_of_comment(&mut self, braces: usize) -> Option<String> {
        let mut words = Vec::new();
        let mut end = 0;
        let mut closed = 0;
        while words.len() < MAX_REST_TOKENS && closed < braces {
            let Some(word) = self.next_token() else { break };
            let token = word.1.clone();
            words.push(word);
            match token {
                Token::Bad(PgnFault::Unopened('}')) => (end, closed) = (words.len(), closed + 1),
                // Stops at a token with braces in it, so that no token is scanned repeatedly.
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
