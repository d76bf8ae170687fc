//! Stream of PGN tokens that can look ahead: it can return the next tokens without consuming them.

use std::collections::VecDeque;
use std::io::BufRead;

use super::game_builder::PlacedTag;
use super::lexer::Lexer;
use super::result::ResultWord;
use super::token::Token;
use super::{PgnFault, PgnResult, ReadNote, TextPlace};

/// Stream of the tokens of a PGN text (tags, moves, comments, results) that can look ahead: it can
/// return the next tokens without consuming them.
#[derive(Debug)]
pub(super) struct TokenStream<R> {
    /// The lexer, which returns the tokens after the tokens in `ahead`.
    pub(super) lexer: Lexer<R>,
    /// The tokens that the lexer has returned but that are not consumed yet, with their places.
    ahead: VecDeque<(TextPlace, Token)>,
    /// Notes for the user on how the lexer has read the last token.
    noted: Vec<ReadNote>,
}

/// Greatest number of tokens through which [`TokenStream::rest_of_comment`] looks for the end of a
/// comment that contains comments.
const MAX_REST_TOKENS: usize = 200;

/// Greatest number of tokens by which the stream looks ahead.
const MAX_LOOKAHEAD_TOKENS: usize = 4_000;
/// Greatest number of bytes of comments over which the stream looks ahead.
const MAX_LOOKAHEAD_BYTES: usize = 262_144;

impl<R: BufRead> TokenStream<R> {
    /// Creates a stream of the tokens that `lexer` finds in a PGN text.
    pub(super) fn new(lexer: Lexer<R>) -> TokenStream<R> {
        TokenStream { lexer, ahead: VecDeque::new(), noted: Vec::new() }
    }

    /// Limits the length of comments, as [`Lexer::with_comments_up_to`] does.
    pub(super) fn with_comments_up_to(self, longest: usize) -> TokenStream<R> {
        TokenStream { lexer: self.lexer.with_comments_up_to(longest), ..self }
    }

    /// Whether this stream holds no PGN tokens and no notes. Then the caller may read whole lines
    /// from the lexer, which is faster.
    pub(super) fn is_at_lexer(&self) -> bool {
        self.ahead.is_empty() && self.noted.is_empty()
    }

    /// Removes and returns the notes that tell the user how the lexer has read the last PGN token.
    pub(super) fn take_notes(&mut self) -> Vec<ReadNote> {
        std::mem::take(&mut self.noted)
    }

    /// Puts a PGN token with its place back at the front of the stream, so that
    /// [`next_token`](TokenStream::next_token) returns it again.
    pub(super) fn put_back_token(&mut self, token: (TextPlace, Token)) {
        self.ahead.push_front(token);
    }

    /// Consumes the next token of the PGN and returns it with its place; `None` at the end.
    ///
    /// Keeps notes for the user on how the lexer has read this token, for
    /// [`take_notes`](TokenStream::take_notes).
    pub(super) fn next_token(&mut self) -> Option<(TextPlace, Token)> {
        loop {
            let word = if self.ahead.is_empty() { self.lexer.next() } else { self.ahead.pop_front() };
            let Some((_, Token::Noted(note))) = word else { return word };
            self.noted.push(note);
        }
    }

    /// Returns a PGN token with its place, without consuming any token. `number` is the number of
    /// tokens before it, 0 for the next token. `None` if the text ends before it.
    fn peek_token(&mut self, number: usize) -> Option<&(TextPlace, Token)> {
        while self.ahead.len() <= number {
            let word = self.lexer.next()?;
            self.ahead.push_back(word);
        }
        self.ahead.get(number)
    }

    /// Returns the next words of the main line of the PGN game that may be moves, without consuming
    /// them. From these words the reader guesses the language of the piece letters.
    pub(super) fn peek_moves(&mut self) -> Vec<String> {
        let (mut words, mut open, mut bytes) = (Vec::new(), 0_usize, 0);
        for number in 0.. {
            match self.peek_token(number) {
                Some((_, Token::Move(text))) if open == 0 => words.push(text.clone()),
                Some((_, Token::SpacedMove(letter, rest))) if open == 0 => {
                    words.push(format!("{letter}{rest}"));
                }
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

    /// Whether the PGN game ends with the token consumed last. This is so if only comments and
    /// glyphs come before the next game or the end of the text.
    ///
    /// A move number 1 begins the next game only if the present game has moves (`has_moves`).
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

    /// Skips meaningless PGN tokens that follow the result of a game on the same line, such as a
    /// `)` or the same result again. Returns whether there were such tokens.
    ///
    /// `ending` is the result, `line` the number of its line. A `*` after another result is also
    /// meaningless.
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
                    Token::Ending(again)
                        if again.score == ending.score || again.score == Some(PgnResult::Unknown) => {}
                    _ => break,
                },
                _ => break,
            }
            has_any = true;
            self.ahead.pop_front();
        }
        has_any
    }

    /// Consumes and returns the comment that comes next in the PGN, if it is on line number `line`,
    /// such as a comment after a result. Otherwise returns `None` and consumes nothing.
    pub(super) fn take_comment(&mut self, line: usize) -> Option<String> {
        if self.ahead.is_empty() && self.lexer.ends_line() {
            return None;
        }
        match self.peek_token(0)? {
            (place, Token::Comment(_)) if place.line == line => {}
            _ => return None,
        }
        match self.ahead.pop_front() {
            Some((_, Token::Comment(text))) => Some(text),
            _ => None,
        }
    }

    /// Puts tags that belong to the next game of the PGN back at the front of the stream.
    pub(super) fn put_back_tags(&mut self, tags: Vec<PlacedTag>) {
        for (place, name, value) in tags.into_iter().rev() {
            self.ahead.push_front((place, Token::Tag(name, value)));
        }
    }

    /// Consumes the rest of a PGN comment that contains comments, and returns the moves and
    /// comments in this rest as text. The lexer has read the comment up to its first closing brace.
    ///
    /// `braces` is the number of closing braces that are still missing. The rest ends with the last
    /// missing brace. If some are not found before the next tag or [`Token::Nested`], or within
    /// [`MAX_REST_TOKENS`] tokens, the rest ends with the last brace found. If no brace is found,
    /// returns `None` and consumes nothing.
    pub(super) fn rest_of_comment(&mut self, braces: usize) -> Option<String> {
        let mut tokens = Vec::new();
        let mut end = 0;
        let mut closed = 0;
        while tokens.len() < MAX_REST_TOKENS && closed < braces {
            let Some(next) = self.next_token() else { break };
            let token = next.1.clone();
            tokens.push(next);
            match token {
                Token::Bad(PgnFault::Unopened('}')) => (end, closed) = (tokens.len(), closed + 1),
                // Stop at a nested comment. Otherwise a text with many nested comments would be
                // read many times.
                Token::Tag(..) | Token::Nested(..) => break,
                _ => {}
            }
        }
        let rest = tokens.split_off(end);
        rest.into_iter().rev().for_each(|next| self.ahead.push_front(next));
        let text = tokens.into_iter().filter_map(|(_, token)| match token {
            Token::Move(text) | Token::Comment(text) => Some(text),
            Token::SpacedMove(letter, rest) => Some(format!("{letter} {rest}")),
            _ => None,
        });
        (closed > 0).then(|| text.collect::<Vec<_>>().join(" "))
    }
}
