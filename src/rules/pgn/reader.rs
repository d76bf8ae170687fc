//! Reader of PGN: an iterator over the games of a text, and its options.

use std::io::BufRead;
use std::ops::ControlFlow;

use super::game_builder::{GameBuilder, ReadOptions};
use super::lexer::Lexer;
use super::lookahead::TokenStream;
use super::result::{ResultReading, ResultWord};
use super::token::Token;
use super::writer::tidy_comment;
use super::{Glyph, PgnError, PgnFault, PgnGame, PgnResult, ReadNote, TextPlace};
use crate::rules::Laws;
use crate::rules::characters::is_dash;

/// Iterates over all PGN games of a text, without their variations. `laws` say whether the games
/// have en passant.
///
/// A faulty game gives an error with its place, and the iteration continues with the next game.
///
/// ```
/// use tabiya::rules::Laws;
/// use tabiya::rules::pgn::{self, games};
///
/// let text = "1. e4 e5 {the open game} (1... c5) 2. Nf3 *\n\n[Event \"Second\"]\n\n1. e5 1-0\n";
/// let mut games = games(text, Laws::default());
/// assert_eq!(games.next().unwrap()?.moves().len(), 3);
/// let broken = games.next().unwrap().unwrap_err();
/// assert!(broken.to_string().starts_with("line 5, column 4: e5: "));
/// assert!(games.next().is_none());
/// # Ok::<(), pgn::PgnError>(())
/// ```
pub fn games(text: &str, laws: Laws) -> PgnReader<&[u8]> {
    PgnReader::new(text.as_bytes()).with_laws(laws).skipping_variations()
}

/// Reader of PGN: an iterator over the games of a stream of bytes.
///
/// A faulty game gives an error with its place, and the iteration continues with the next game.
///
/// ```no_run
/// use std::fs::File;
/// use std::io::BufReader;
/// use tabiya::rules::pgn::PgnReader;
///
/// for game in PgnReader::new(BufReader::new(File::open("games.pgn")?)) {
///     match game {
///         Ok(record) => println!("{record}"),
///         Err(fault) => eprintln!("{fault}"),
///     }
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct PgnReader<R> {
    /// The tokens of the text.
    tokens: TokenStream<R>,
    /// The laws of the games: with or without en passant.
    laws: Laws,
    /// The parts of a game that are kept, and the treatment of faulty games.
    options: ReadOptions,
    /// The most recent word that ended a game: its line number, and the result. The result is
    /// `None` if the word says only that the game is over.
    last_ending: Option<(usize, Option<PgnResult>)>,
}

impl<R: BufRead> PgnReader<R> {
    /// Creates a PGN reader of the stream `input`, for games under the FIDE laws. The reader keeps
    /// variations and all annotations, unless its other methods change that.
    pub fn new(input: R) -> PgnReader<R> {
        let options = ReadOptions {
            keeps_variations: true,
            keeps_all_tags: true,
            max_plies: usize::MAX,
            returns_faulty_games: false,
            keeps_unread_moves: false,
            annotation_limit: None,
        };
        let tokens = TokenStream::new(Lexer::new(input));
        PgnReader { tokens, laws: Laws::default(), options, last_ending: None }
    }

    /// Sets the laws by which the PGN reader reads games: with or without en passant.
    #[must_use]
    pub fn with_laws(self, laws: Laws) -> PgnReader<R> {
        PgnReader { laws, ..self }
    }

    /// Makes the PGN reader skip variations, whatever their content, so that games have only their
    /// main lines.
    #[must_use]
    pub fn skipping_variations(self) -> PgnReader<R> {
        PgnReader { options: ReadOptions { keeps_variations: false, ..self.options }, ..self }
    }

    /// Makes the PGN reader keep only the main line with its glyphs, and some tags: those that a
    /// list of games shows, and those that change the meaning of the moves. Comments and variations
    /// then need no memory.
    ///
    /// A game of more than `plies` half-moves is faulty.
    #[must_use]
    pub fn moves_only(self, plies: usize) -> PgnReader<R> {
        let options =
            ReadOptions { keeps_variations: false, keeps_all_tags: false, max_plies: plies, ..self.options };
        PgnReader { options, tokens: self.tokens.with_comments_up_to(0), ..self }
    }

    /// Makes the PGN reader limit each game to `plies` half-moves, and its annotations to
    /// `annotation_bytes` bytes.
    ///
    /// A longer game is faulty. Tags and the moves of variations count as annotations. Annotations
    /// beyond the limit are dropped, and the game gets the note [`Shortened`](ReadNote::Shortened).
    /// Tags that a list of games shows, or that change the meaning of the moves, are always kept.
    /// Unreadable text in a variation becomes the last comment of the variation.
    ///
    /// ```
    /// use tabiya::rules::pgn::PgnReader;
    ///
    /// let text = "1. e4 {best by test} e5 (1... c5 2. Nf3 -- 3. d4) 2. Nf3 *";
    /// let game = PgnReader::new(text.as_bytes()).with_annotations_up_to(500, 1_000).next().unwrap()?;
    /// assert_eq!(game.to_string(), "1. e4 {best by test} 1... e5 (1... c5 2. Nf3 {-- d4}) 2. Nf3 *\n");
    /// # Ok::<(), tabiya::rules::pgn::PgnError>(())
    /// ```
    #[must_use]
    pub fn with_annotations_up_to(self, plies: usize, annotation_bytes: usize) -> PgnReader<R> {
        let options =
            ReadOptions { annotation_limit: Some(annotation_bytes), max_plies: plies, ..self.options };
        PgnReader {
            options,
            tokens: self.tokens.with_comments_up_to(annotation_bytes.saturating_add(1)),
            ..self
        }
    }

    /// Makes the PGN reader return the readable part of a faulty game, with its
    /// [fault](PgnGame::fault), instead of an error.
    ///
    /// Skips faulty tags, faulty glyphs, and closing brackets without an opening bracket. Still
    /// returns an error if no move can be read, if the start position is illegal, or if the game is
    /// of another chess variant.
    ///
    /// ```
    /// use tabiya::rules::pgn::PgnReader;
    ///
    /// let text = "1. e4 e5 2. Nf3 -- 3. d4 *";
    /// let game = PgnReader::new(text.as_bytes()).up_to_faults().next().unwrap()?;
    /// assert_eq!((game.moves().len(), game.fault.map(|error| error.fault.code())), (3, Some("null-move")));
    /// # Ok::<(), tabiya::rules::pgn::PgnError>(())
    /// ```
    #[must_use]
    pub fn up_to_faults(self) -> PgnReader<R> {
        PgnReader { options: ReadOptions { returns_faulty_games: true, ..self.options }, ..self }
    }

    /// Makes the PGN reader keep the rest of a main line from the first move that cannot be read,
    /// as a comment after the last readable move. Has an effect only together with
    /// [`with_annotations_up_to`](PgnReader::with_annotations_up_to) and
    /// [`up_to_faults`](PgnReader::up_to_faults).
    ///
    /// ```
    /// use tabiya::rules::pgn::PgnReader;
    ///
    /// let text = "1. e4 e5 2. Nf3 -- 3. d4 *";
    /// let reader = PgnReader::new(text.as_bytes()).with_annotations_up_to(500, 1_000);
    /// let game = reader.up_to_faults().keeping_unread_moves().next().unwrap()?;
    /// assert_eq!(game.to_string(), "1. e4 e5 2. Nf3 {-- d4} *\n");
    /// # Ok::<(), tabiya::rules::pgn::PgnError>(())
    /// ```
    #[must_use]
    pub fn keeping_unread_moves(self) -> PgnReader<R> {
        PgnReader { options: ReadOptions { keeps_unread_moves: true, ..self.options }, ..self }
    }
}

/// Whether a word of a PGN is `0-0`. This means castling or, at the end of a game, a loss for both
/// players.
fn is_castling_in_zeros(word: &str) -> bool {
    let mut signs = word.chars();
    matches!((signs.next(), signs.next(), signs.next(), signs.next()), (Some('0'), Some(c), Some('0'), None) if is_dash(c))
}

impl<R: BufRead> PgnReader<R> {
    /// Reads the next PGN moves that are in the usual form, on this and the following lines, and
    /// adds them to the game `builder`. This is a fast path without a token for each move.
    fn read_plain_moves(&mut self, builder: &mut GameBuilder) {
        let Some(mut moves) = builder.plain_moves() else { return };
        loop {
            let passed = self.tokens.lexer.plain_moves(|text, san| moves.read(text, san));
            moves.keep_text(passed);
            if !self.tokens.lexer.advance_line() {
                return moves.finish();
            }
        }
    }

    /// Adds a PGN token other than a tag to `builder`, the game that is being read.
    ///
    /// Returns `Break` if the token ends the game, with the result that the token states: `None` if
    /// the token says only that the game is over.
    fn add_token(
        &mut self,
        builder: &mut GameBuilder,
        place: TextPlace,
        token: Token,
    ) -> ControlFlow<Option<PgnResult>> {
        match token {
            Token::First => builder.first_number(),
            // The caller handles notes and tags.
            Token::Noted(_) | Token::Tag(..) => {}
            Token::Comment(text) => builder.comment(text),
            Token::Nested(text, braces) => match self.tokens.rest_of_comment(braces) {
                None => builder.comment(text),
                Some(rest) => {
                    builder.note(ReadNote::NestedComment);
                    builder.comment(tidy_comment(&format!("{text} {rest}")));
                }
            },
            // `+/-` and `-/+` are evaluations. But at the end of a game whose tag `Result` states a
            // win, they end the game.
            Token::Glyph(Glyph(16 | 17))
                if builder.open_variations == 0
                    && builder.is_won()
                    && self.tokens.ends_here(builder.main_line_words > 1) =>
            {
                builder.note(ReadNote::LooseResult);
                return ControlFlow::Break(None);
            }
            Token::Glyph(glyph) => builder.glyph(glyph),
            Token::Move(text)
                if builder.open_variations == 0
                    && is_castling_in_zeros(&text)
                    && self.tokens.ends_here(builder.main_line_words > 1)
                    && builder.ends_with_zeros(place) =>
            {
                builder.note(ReadNote::UnknownResult);
                return ControlFlow::Break(ResultWord::UNKNOWN.score);
            }
            Token::Move(text) => builder.read_move_word(place, &text, || self.tokens.peek_moves()),
            Token::SpacedMove(letter, rest) => {
                builder.read_spaced_move(place, letter, &rest, || self.tokens.peek_moves());
            }
            // The result of the previous game, repeated on the next line, is skipped.
            Token::Ending(ending)
                if builder.is_empty() && self.last_ending == Some((place.line - 1, ending.score)) =>
            {
                self.last_ending = Some((place.line, ending.score));
            }
            Token::Ending(ending) if builder.open_variations == 0 => {
                self.last_ending = Some((place.line, ending.score));
                if let Some(note) = ending.note.map(ResultReading::note) {
                    builder.note(note);
                }
                let mut has_stray_tokens = self.tokens.skip_stray_tokens(place.line, ending);
                while let Some(text) = self.tokens.take_comment(place.line) {
                    builder.comment(text);
                    has_stray_tokens |= self.tokens.skip_stray_tokens(place.line, ending);
                }
                if has_stray_tokens {
                    builder.note(ReadNote::StraySigns);
                }
                return ControlFlow::Break(ending.score);
            }
            Token::Ending(ending) => builder.add_variation_result(ending.score.unwrap_or(PgnResult::Unknown)),
            Token::Open => builder.open_variation(place),
            Token::Close => builder.close_variation(place),
            Token::CloseNumber => builder.close_number(place),
            Token::Bad(fault) => builder.set_fault(place, fault),
        }
        ControlFlow::Continue(())
    }
}

impl<R: BufRead> Iterator for PgnReader<R> {
    type Item = Result<PgnGame, PgnError>;

    /// Returns the next game of the PGN, or its fault; `None` at the end of the text.
    fn next(&mut self) -> Option<Result<PgnGame, PgnError>> {
        let mut builder = GameBuilder::new(self.laws, self.options);
        loop {
            if self.tokens.is_at_lexer() {
                self.read_plain_moves(&mut builder);
            }
            while self.tokens.is_at_lexer()
                && !builder.has_begun()
                && let Some((place, name, value)) = self.tokens.lexer.plain_tag()
            {
                let next = builder.add_tag(place, name, value);
                if !next.is_empty() {
                    self.tokens.put_back_tags(next);
                    return Some(builder.finish(place, None));
                }
            }
            let Some((place, token)) = self.tokens.next_token() else { break };
            // A tag after moves belongs to the next game, so it is put back. A faulty tag is put
            // back only if it begins a line.
            let begins = matches!(token, Token::Tag(..))
                || matches!(token, Token::Bad(PgnFault::Tag)) && place.column == 1;
            if begins && builder.has_begun() {
                self.tokens.put_back_token((place, token));
                break;
            }
            if matches!(token, Token::First) && builder.open_variations == 0 && builder.main_line_words > 1 {
                builder.note(ReadNote::NoResult);
                break;
            }
            if let Token::Tag(name, value) = token {
                let next = builder.add_tag(place, &name, &value);
                if !next.is_empty() {
                    self.tokens.put_back_tags(next);
                    return Some(builder.finish(place, None));
                }
                self.tokens.take_notes().into_iter().for_each(|note| builder.note(note));
                continue;
            }
            builder.note_non_tag();
            self.tokens.take_notes().into_iter().for_each(|note| builder.note(note));
            if let ControlFlow::Break(score) = self.add_token(&mut builder, place, token) {
                return Some(builder.finish(place, score));
            }
        }
        // Comments alone are no game.
        builder.place.map(|place| builder.finish(place, None))
    }
}
