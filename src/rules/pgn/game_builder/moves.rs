//! Moves of a PGN game that is being read. Finds the legal move that each word means.

use super::super::alphabet::PieceLetters;
use super::super::guess_letters;
use super::super::move_text;
use super::super::{Glyph, PgnFault, PgnResult, ReadNote, TextPlace};
use super::game::{GameBuilder, shortened};
use super::open_line::OpenLine;
use crate::rules::characters::is_dash;
use crate::rules::{Move, Role, San};

/// Initial capacity of `main_line_text`, in half-moves of eight bytes each.
const USUAL_PLIES: usize = 64;

impl GameBuilder {
    /// Reads a word of a PGN that may be a move, and adds the move to the game. The first such word
    /// ends the tags of the game.
    ///
    /// `following_words` returns the words after this word. From these words, the reader guesses
    /// the language of the piece letters if the word is no move in the letters assumed so far.
    pub(in crate::rules::pgn) fn read_move_word(
        &mut self,
        place: TextPlace,
        text: &str,
        following_words: impl FnOnce() -> Vec<String>,
    ) {
        self.begin_movetext(place);
        self.main_line_words += usize::from(self.open_variations == 0);
        if !self.add_unreadable(text) {
            self.read_move(place, text, following_words);
        }
    }

    /// Reads a word of a PGN as the next move of the main line or of the open variation.
    ///
    /// If the word is no legal move, records the fault. But in a variation whose unreadable text
    /// becomes a comment, the word becomes the beginning of this text.
    ///
    /// `ahead` returns the words after this word, to guess the language of the piece letters.
    fn read_move(&mut self, place: TextPlace, text: &str, ahead: impl FnOnce() -> Vec<String>) {
        let (max_plies, is_main, is_aside) =
            (self.options.max_plies, self.open_variations == 0, self.is_in_repairable_variation());
        if is_aside && !self.reserve_annotation_bytes(8) {
            return self.abandon_variation("");
        }
        let Some(level) = self.current_line() else { return };
        if level.line.moves.len() >= max_plies {
            if is_aside {
                return self.abandon_variation(text);
            }
            return self.record_fault(place, PgnFault::TooLong(max_plies));
        }
        let mut read = move_text::read_move_text(&level.after, text, level.alphabet);
        let is_null = move_text::is_null_move(text);
        if read.is_err()
            && !is_null
            && self.find_piece_letters(text, ahead)
            && let Some(level) = self.current_line()
        {
            read = move_text::read_move_text(&level.after, text, level.alphabet);
        }
        match (read, self.current_line()) {
            (Ok((mv, note)), Some(level)) => {
                level.play(mv);
                if let Some(note) = note {
                    self.note(note);
                }
                if is_main {
                    keep_text(&mut self.main_line_text, text);
                }
            }
            _ if is_aside => {
                if is_null {
                    self.note(ReadNote::NullMoves);
                }
                self.abandon_variation(text);
            }
            _ if is_null => self.abandon_line(place, text, PgnFault::NullMove),
            (Err(fault), _) => {
                self.abandon_line(place, text, PgnFault::Move { text: shortened(text), fault });
            }
            (Ok(_), None) => {}
        }
    }

    /// Reads a capital letter, white space and the text `rest` as one move, such as `N f3`. If this
    /// is no legal move, but `rest` alone is a legal move, the letter `N` is the sign of a novelty.
    ///
    /// `following_words` returns the words after this move, as in [`GameBuilder::read_move_word`].
    pub(in crate::rules::pgn) fn read_spaced_move(
        &mut self,
        place: TextPlace,
        letter: char,
        rest: &str,
        following_words: impl FnOnce() -> Vec<String>,
    ) {
        self.begin_movetext(place);
        let joined = format!("{letter}{rest}");
        let line = self.current_line().filter(|line| line.unread.is_none());
        let is_legal = line.map(|line| {
            [&joined, rest].map(|word| move_text::read_move_text(&line.after, word, line.alphabet).is_ok())
        });
        let sign = Glyph::from_symbol(letter.encode_utf8(&mut [0; 4]));
        match (is_legal, sign) {
            (Some([false, true]), Some(sign)) => {
                self.glyph(sign);
                self.read_move_word(place, rest, following_words);
            }
            _ => {
                if is_legal == Some([true, true]) || is_legal == Some([true, false]) {
                    self.note(ReadNote::LooseMoves);
                }
                self.read_move_word(place, &joined, following_words);
            }
        }
    }

    /// Finds a language in whose piece letters the PGN word `text` is a move. If there is such a
    /// language, sets these letters for the line and returns `true`.
    ///
    /// In the main line this is done only once for each game. The words read so far are read again
    /// in the new letters, and must all be moves in these letters. The words that `following_words`
    /// returns decide between several languages. In a variation, the letters apply only to this
    /// variation.
    fn find_piece_letters(&mut self, text: &str, following_words: impl FnOnce() -> Vec<String>) -> bool {
        let may_lose = self.options.annotation_limit.is_some();
        let Some((start, open_lines)) = &mut self.board else { return false };
        let found = match &mut open_lines[..] {
            [main] if !std::mem::replace(&mut self.has_guessed_letters, true) => {
                let words = guess_letters::GameWords {
                    read: &self.main_line_text,
                    next: text,
                    ahead: &following_words(),
                };
                // Variations depend on the moves read so far. So these moves must stay the same if
                // there are variations that may not be dropped.
                let has_variations = main.line.moves.iter().any(|step| !step.variations.is_empty());
                let must_be = main.line.moves.iter().map(|step| step.mv).collect::<Vec<_>>();
                let must_be = (has_variations && !may_lose).then_some(&must_be[..]);
                guess_letters::letters_of_game(start, &words, must_be).map(|(alphabet, moves)| {
                    let drops_any = main.replace_moves(start, &moves);
                    main.alphabet = alphabet;
                    (alphabet, drops_any)
                })
            }
            [_, .., last] => {
                guess_letters::letters_of_word(&last.after, text, last.alphabet).map(|alphabet| {
                    last.alphabet = alphabet;
                    (alphabet, false)
                })
            }
            _ => None,
        };
        let Some((alphabet, drops_any)) = found else { return false };
        if drops_any {
            self.note(ReadNote::Shortened);
        }
        self.notes.retain(|note| !matches!(note, ReadNote::Letters(_)));
        if let Some(note) = alphabet.note() {
            self.note(note);
        }
        true
    }

    /// Returns the value of the PGN game's tag `Result`; empty if the game has no such tag.
    fn result(&self) -> &str {
        self.tags.iter().find(|(name, _)| name == "Result").map_or("", |(_, value)| value)
    }

    /// Whether the PGN game's tag `Result` says that a player has won.
    pub(in crate::rules::pgn) fn is_won(&self) -> bool {
        matches!(PgnResult::read(self.result()), PgnResult::Win(_))
    }

    /// Whether `0-0` at the end of a PGN game is a result (both players lose) and not castling.
    ///
    /// `0-0` is a result if castling is impossible in the position, or if the tag `Result` is also
    /// `0-0`. `place` is the place of the word in the text.
    pub(in crate::rules::pgn) fn ends_with_zeros(&mut self, place: TextPlace) -> bool {
        let plain: String = self.result().chars().filter(|c| !c.is_whitespace()).collect();
        let halves: Vec<&str> = plain.split(|c| is_dash(c) || c == ':').collect();
        if matches!(halves[..], ["0", "0"]) {
            return true;
        }
        self.begin_movetext(place);
        let line = self.current_line().filter(|line| line.unread.is_none());
        line.is_some_and(|line| line.after.parse_san("O-O").is_err())
    }

    /// Returns a fast reader of moves in the usual form for the main line or variation being read.
    ///
    /// `None` before the moves of the game begin. Also `None` if the moves of the line must be read
    /// word by word, for example because its piece letters are not English.
    pub(in crate::rules::pgn) fn plain_moves(&mut self) -> Option<PlainMoves<'_>> {
        let is_main = self.open_variations == 0;
        let max_plies = self.options.max_plies;
        let skipped = !self.options.keeps_variations && !is_main || self.ignores_rest();
        // The slower path counts each move of a variation against the limit of annotations.
        if self.is_in_repairable_variation() {
            return None;
        }
        let level = self.board.as_mut().and_then(|(_, open_lines)| open_lines.last_mut())?;
        // Unreadable text goes word by word into a comment.
        if level.unread.is_some() || !skipped && level.alphabet != PieceLetters::ENGLISH {
            return None;
        }
        let (main_line_text, main_line_words) = (&mut self.main_line_text, &mut self.main_line_words);
        let level = (!skipped).then_some(level);
        Some(PlainMoves { level, played: None, is_main, max_plies, main_line_text, main_line_words })
    }
}

/// Fast reader of PGN moves in the usual form, such as `Nf3` or `exd5+`, for the main line or one
/// variation.
pub(in crate::rules::pgn) struct PlainMoves<'a> {
    /// The main line or variation; `None` if it is skipped.
    level: Option<&'a mut OpenLine>,
    /// The move read last, which is not yet made on the position `level.after`. The next call of
    /// `read` or [`PlainMoves::finish`] makes the move. With this delay, only `finish` has to copy
    /// a position to `level.before`.
    played: Option<Move>,
    /// Whether the line is the main line.
    is_main: bool,
    /// The greatest number of half-moves of a line.
    max_plies: usize,
    /// The text of the moves of the main line.
    main_line_text: &'a mut String,
    /// The number of words of the main line that may be moves.
    main_line_words: &'a mut usize,
}

impl PlainMoves<'_> {
    /// Appends a move in the usual form to the line of the PGN game, unless the line is skipped.
    /// Returns `false` if the move cannot be appended.
    ///
    /// `text` is the word of the PGN, `san` its meaning. If the result is `false`, the caller reads
    /// the word with the slower [`GameBuilder::read_move_word`], which also reports faults.
    #[inline(always)]
    pub(in crate::rules::pgn) fn read(&mut self, text: &str, san: San) -> bool {
        if let Some(level) = &mut self.level {
            // A word that begins with a square, such as `e2e4`, may be UCI notation.
            let may_be_uci =
                san.role() == Role::Pawn && text.len() == 4 && text.as_bytes()[1].is_ascii_digit();
            if may_be_uci || level.line.moves.len() >= self.max_plies {
                return false;
            }
            if let Some(last) = self.played.take() {
                level.after.advance(last);
            }
            // `level.before` may be outdated here. If this call fails, the caller calls
            // `read_move_word`, which updates `level.before` or stops reading the line.
            let Some(mv) = level.after.resolve_unique_san(san) else { return false };
            level.line.push(mv);
            self.played = Some(mv);
        }
        *self.main_line_words += usize::from(self.is_main);
        true
    }

    /// Ends the fast reading of PGN moves. Makes the last move on the position of the line, and
    /// keeps the position before this move, because a variation would start there.
    pub(in crate::rules::pgn) fn finish(mut self) {
        if let (Some(level), Some(last)) = (&mut self.level, self.played) {
            level.before.clone_from(&level.after);
            level.after.advance(last);
        }
    }

    /// Keeps the PGN text of moves of the main line. This text is read again if the game turns out
    /// to have the piece letters of another language.
    pub(in crate::rules::pgn) fn keep_text(&mut self, text: &str) {
        if self.is_main && self.level.is_some() {
            keep_text(self.main_line_text, text);
        }
    }
}

/// Appends a PGN text with moves, and a line break, to `texts`.
fn keep_text(texts: &mut String, text: &str) {
    if texts.is_empty() {
        texts.reserve(USUAL_PLIES * 8);
    }
    texts.push_str(text);
    texts.push('\n');
}
