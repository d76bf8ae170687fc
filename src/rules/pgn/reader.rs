//! Games read from PGN.

use std::collections::VecDeque;
use std::io::BufRead;

use super::draft::{Draft, Keeps};
use super::lexer::{Lexer, Token};
use super::{Fault, Note, PgnError, PgnGame, Place};
use crate::rules::Laws;

/// Reads all games of a text, one after the other, under `laws`, and skips their variations. A game that is broken is an
/// error with its place, and reading goes on with the next one.
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
pub fn games(text: &str, laws: Laws) -> Reader<&[u8]> {
    Reader::new(text.as_bytes()).under(laws).skipping_variations()
}

/// The games of a PGN, one after the other, as they come off a stream of bytes: an iterator of records and errors. A game
/// that is broken is an error with its place, and reading goes on with the next one.
///
/// ```no_run
/// use std::fs::File;
/// use std::io::BufReader;
/// use tabiya::rules::pgn::Reader;
///
/// for game in Reader::new(BufReader::new(File::open("games.pgn")?)) {
///     match game {
///         Ok(record) => println!("{record}"),
///         Err(fault) => eprintln!("{fault}"),
///     }
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    tokens: Lexer<R>,
    /// Words that have been looked at and are still to be read.
    ahead: VecDeque<(Place, Token)>,
    /// What comes next is not in UTF-8.
    old_letters: bool,
    laws: Laws,
    keeps: Keeps,
}

impl<R: BufRead> Reader<R> {
    /// Reads under the FIDE laws and keeps variations.
    pub fn new(input: R) -> Reader<R> {
        let keeps = Keeps { variations: true, tags: true, plies: usize::MAX, broken: false, said: None };
        let (ahead, laws) = (VecDeque::new(), Laws::default());
        Reader { tokens: Lexer::new(input), ahead, old_letters: false, laws, keeps }
    }

    /// Reads games that were played under these laws.
    #[must_use]
    pub fn under(self, laws: Laws) -> Reader<R> {
        Reader { laws, ..self }
    }

    /// Passes over variations, whatever stands in them.
    #[must_use]
    pub fn skipping_variations(self) -> Reader<R> {
        Reader { keeps: Keeps { variations: false, ..self.keeps }, ..self }
    }

    /// Passes over all but the moves, of which a game may have so many half-moves, and the tags that a list of games shows.
    /// So what is at hand of a game never grows with what is said of it, however much that is.
    #[must_use]
    pub fn moves_alone(self, plies: usize) -> Reader<R> {
        let keeps = Keeps { variations: false, tags: false, plies, ..self.keeps };
        Reader { keeps, tokens: self.tokens.with_comments_up_to(0), ..self }
    }

    /// Reads games of so many half-moves at most with all that is said of them: what cannot be read within a variation breaks
    /// no game, but is the last comment of that variation. What is said in more than `said` bytes is left out, with a
    /// [note](Note::Shortened).
    ///
    /// ```
    /// use tabiya::rules::pgn::Reader;
    ///
    /// let text = "1. e4 {best by test} e5 (1... c5 2. Nf3 -- 3. d4) 2. Nf3 *";
    /// let game = Reader::new(text.as_bytes()).whatever_is_said(500, 1_000).next().unwrap()?;
    /// assert_eq!(game.to_string(), "1. e4 {best by test} 1... e5 (1... c5 2. Nf3 {-- d4}) 2. Nf3 *\n");
    /// # Ok::<(), tabiya::rules::pgn::PgnError>(())
    /// ```
    #[must_use]
    pub fn whatever_is_said(self, plies: usize, said: usize) -> Reader<R> {
        let keeps = Keeps { said: Some(said), plies, ..self.keeps };
        Reader { keeps, tokens: self.tokens.with_comments_up_to(said.saturating_add(1)), ..self }
    }

    /// Hands out a game with something wrong in it as far as it can be read, with its [fault](PgnGame::fault), if a move
    /// of it can: brackets and signs that mean nothing are passed over. A game of another variant is an error all the same.
    ///
    /// ```
    /// use tabiya::rules::pgn::Reader;
    ///
    /// let text = "1. e4 e5 2. Nf3 -- 3. d4 *";
    /// let game = Reader::new(text.as_bytes()).up_to_faults().next().unwrap()?;
    /// assert_eq!((game.moves().len(), game.fault.map(|error| error.fault.code())), (3, Some("null-move")));
    /// # Ok::<(), tabiya::rules::pgn::PgnError>(())
    /// ```
    #[must_use]
    pub fn up_to_faults(self) -> Reader<R> {
        Reader { keeps: Keeps { broken: true, ..self.keeps }, ..self }
    }

    fn next_token(&mut self) -> Option<(Place, Token)> {
        loop {
            let (place, token) = self.ahead.pop_front().or_else(|| self.tokens.next())?;
            if !matches!(token, Token::OldLetters) {
                return Some((place, token));
            }
            self.old_letters = true;
        }
    }

    /// Passes over what is left of a comment with comments in it: as far as the last of `braces` braces that close
    /// nothing, which stand not far behind. Whether there was one, and the words on the way.
    fn rest_of_comment(&mut self, braces: usize) -> Option<String> {
        let mut words = Vec::new();
        let mut end = 0;
        let mut closed = 0;
        while words.len() < LONGEST_REST && closed < braces {
            let Some(word) = self.next_token() else { break };
            let token = word.1.clone();
            words.push(word);
            match token {
                Token::Bad(Fault::Unopened('}')) => (end, closed) = (words.len(), closed + 1),
                // Whatever has braces in it is looked at by itself, so that no word is looked at again and again.
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

/// So many words of a comment are looked for behind a comment within it.
const LONGEST_REST: usize = 200;

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Result<PgnGame, PgnError>> {
        let mut draft = Draft::new(self.laws, self.keeps);
        loop {
            if self.ahead.is_empty()
                && !self.old_letters
                && let Some(mut moves) = draft.plain_moves()
            {
                loop {
                    let passed = self.tokens.plain_moves(|text, san| moves.read(text, san));
                    moves.keep_text(passed);
                    if !self.tokens.goes_on() {
                        break moves.finish();
                    }
                }
            }
            while self.ahead.is_empty()
                && !self.old_letters
                && !draft.has_begun()
                && let Some((place, name, value)) = self.tokens.plain_tag()
            {
                draft.tag(place, name.to_owned(), value.to_owned());
            }
            let Some((place, token)) = self.next_token() else { break };
            // A tag after moves belongs to the next game and is left for it; so does one that is broken, at the start of
            // a line.
            let begins = matches!(token, Token::Tag(..))
                || matches!(token, Token::Bad(Fault::Tag)) && place.column == 1;
            if begins && draft.has_begun() {
                self.ahead.push_front((place, token));
                break;
            }
            if matches!(token, Token::First) && draft.open == 0 && draft.words > 1 {
                draft.note(Note::NoResult);
                break;
            }
            if std::mem::take(&mut self.old_letters) {
                draft.note(Note::OldLetters);
            }
            match token {
                Token::First => draft.first_number(),
                Token::OldLetters => {}
                Token::Comment(text) => draft.comment(text),
                Token::Nested(text, braces) => match self.rest_of_comment(braces) {
                    None => draft.comment(text),
                    Some(rest) => {
                        draft.note(Note::NestedComment);
                        draft.comment(format!("{text} {rest}").trim_end().to_owned());
                    }
                },
                Token::Glyph(glyph) => draft.glyph(glyph),
                Token::Tag(name, value) => draft.tag(place, name, value),
                Token::Move(text) => draft.mv(place, text),
                Token::Score(score) if draft.open == 0 => {
                    return Some(draft.finish(place, Some(score)));
                }
                Token::Score(score) => draft.score_aside(score),
                Token::Open => draft.open(place),
                Token::Close => draft.close(place),
                Token::Bad(fault) => draft.bad(place, fault),
            }
        }
        // Comments alone are no game.
        draft.place.map(|place| draft.finish(place, None))
    }
}
