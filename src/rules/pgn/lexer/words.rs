//! Lexer of the words of a PGN outside comments and tags: moves, move numbers, glyphs and results.

use std::io::BufRead;

use super::Lexer;
use crate::rules::Color;
use crate::rules::characters::{CleanedWord, clean_word, is_dash};
use crate::rules::pgn::lines::is_blank;
use crate::rules::pgn::move_text::{is_null_move, without_number};
use crate::rules::pgn::plain::{number_length, plain_move};
use crate::rules::pgn::result::ResultWord;
use crate::rules::pgn::token::Token;
use crate::rules::pgn::word::{
    is_redundant_remark, is_unknown_sign, may_precede_decimal_comma, read_move_after_letter, read_spaced_word,
};
use crate::rules::pgn::{Glyph, PgnResult, ReadNote, TextPlace};

impl<R: BufRead> Lexer<R> {
    /// Reads a word of the PGN outside comments and tags (move, move number, glyph or result) as a
    /// token with its place. `None` if the word has no token, such as most move numbers.
    pub(super) fn read_word(&mut self) -> Option<(TextPlace, Token)> {
        let place = self.lines.place;
        if let Some(length) = plain_move(self.lines.rest_of_line().as_bytes()) {
            return Some((place, Token::Move(self.lines.skip(length).to_owned())));
        }
        if let Some(length) = self.plain_number_length() {
            self.lines.skip(length);
            return None;
        }
        if let Some((length, token)) = self.plain_result_or_first_number() {
            self.lines.skip(length);
            return Some((place, token));
        }
        if let Some((length, token)) = read_spaced_word(self.lines.rest_of_line()) {
            self.lines.skip(length);
            return Some((place, token));
        }
        let length = self.word_length();
        let written = self.lines.skip(length).to_owned();
        let CleanedWord { text: word, had_look_alikes, had_invisible } = clean_word(&written);
        if had_look_alikes {
            self.note(ReadNote::LookAlikes);
        }
        if had_invisible {
            self.note(ReadNote::StraySigns);
        }
        if let Some(ending) = ResultWord::from_word(&word) {
            return self.queue_and_next(place, Token::Ending(ending));
        }
        let bare = if is_null_move(&word) { &word } else { without_number(&word) };
        let column = place.column + word.chars().count() - bare.chars().count();
        let is_first = place.column == 1
            && self.lines.after_gap
            && written.starts_with("1.")
            && !written.starts_with("1..");
        if is_first {
            // Go back to the end of the number, so that the move after the number is the next word.
            let behind = without_number(&written);
            self.lines.at -= behind.len();
            self.lines.place.column = place.column + written.chars().count() - behind.chars().count();
            self.lines.after_gap = false;
            return Some((place, Token::First));
        }
        if bare.is_empty() && !word.is_empty() && self.lines.rest_of_line().starts_with(')') {
            let place = self.lines.place;
            self.lines.skip(1);
            return self.queue_and_next(place, Token::CloseNumber);
        }
        let place = TextPlace { column, ..place };
        let mut letters = bare.chars();
        if let (Some(letter), None) = (letters.next().filter(|c| c.is_uppercase()), letters.next())
            && let Some((blanks, rest)) = read_move_after_letter(self.lines.rest_of_line())
        {
            let token = Token::SpacedMove(letter, rest.to_owned());
            self.lines.skip(blanks + rest.len());
            return self.queue_and_next(place, token);
        }
        if let Some(glyph) = Glyph::from_symbol(bare) {
            return self.queue_and_next(place, Token::Glyph(glyph));
        }
        self.read_move_word(place, bare)
    }

    /// Splits a word of the PGN, such as `Nf3!?±`, into a move and glyphs, and queues a token for
    /// each. Returns the first token of the queue: a note for the user on how the lexer has read
    /// the word, otherwise the move, otherwise the first glyph. `None` if the word has no meaning.
    ///
    /// `bare` is the word without its move number, `place` the place of `bare`.
    fn read_move_word(&mut self, place: TextPlace, bare: &str) -> Option<(TextPlace, Token)> {
        let (written, glyphs) = Glyph::split_off(bare);
        let mv = written.trim_end_matches(is_unknown_sign);
        if mv.len() < written.len() {
            self.note(ReadNote::StraySigns);
        }
        let is_stray = mv.chars().all(|c| is_dash(c) || "|/_·:~•".contains(c)) && !is_null_move(mv);
        // A remark such as `e.p.` has no token. So glyphs after the remark belong to the move
        // before it.
        if !is_redundant_remark(mv) {
            if is_stray {
                self.note(ReadNote::StraySigns);
            } else {
                self.lines.queued_tokens.push_back((place, Token::Move(mv.to_owned())));
            }
        }
        let place = TextPlace { column: place.column + mv.chars().count(), ..place };
        self.lines.queued_tokens.extend(glyphs.into_iter().map(|glyph| (place, Token::Glyph(glyph))));
        self.lines.queued_tokens.pop_front()
    }

    /// Returns the length in bytes of the next word of the PGN. The brackets of a promotion, as in
    /// `e8(Q)`, belong to the word.
    fn word_length(&self) -> usize {
        let rest = self.lines.rest_of_line();
        // A comma ends a word, except a decimal comma in a result, such as `0,5-0,5`.
        let is_end = |(at, c): &(usize, char)| match c {
            ',' | '，' | '、' => {
                !matches!(rest.get(..*at), Some("0"))
                    && !rest.get(..*at).is_some_and(may_precede_decimal_comma)
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

    /// Returns the length in bytes of the move number, with its dots, that comes next in the PGN
    /// and is followed by white space. `None` if another word comes next. Also `None` at the
    /// beginning of a line after an empty line, because a number 1 there begins a game.
    fn plain_number_length(&self) -> Option<usize> {
        let rest = self.lines.rest_of_line().as_bytes();
        let length = number_length(rest);
        let is_one = length > 0 && rest.get(length)?.is_ascii_whitespace();
        (is_one && !(self.lines.after_gap && self.lines.place.column == 1)).then_some(length)
    }

    /// Recognizes a usual result, such as `1-0`, or a move number 1 that begins a game, at the
    /// current place of the PGN. Returns the length of this text in bytes, and the token; `None`
    /// for other texts.
    ///
    /// This is a fast path: the rest of `read_word` gives the same token.
    fn plain_result_or_first_number(&mut self) -> Option<(usize, Token)> {
        let begins = self.lines.after_gap && self.lines.place.column == 1;
        let score = |length, score| (length, Token::Ending(ResultWord::standard(score)));
        let (length, token) = match self.lines.rest_of_line().as_bytes() {
            [b'1', b'.', b' ' | b'a'..=b'h' | b'N', ..] if begins => (2, Token::First),
            [b'1', b'-', b'0', ..] => score(3, PgnResult::Win(Color::White)),
            [b'0', b'-', b'1', ..] => score(3, PgnResult::Win(Color::Black)),
            [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] => score(7, PgnResult::Draw),
            _ => return None,
        };
        let ends = self.lines.rest_of_line().as_bytes().get(length).is_none_or(u8::is_ascii_whitespace);
        self.lines.after_gap &= token != Token::First;
        (ends || token == Token::First).then_some((length, token))
    }
}
