//! The moves of a game that is being read.

use super::super::alphabet::Alphabet;
use super::super::dress;
use super::super::letters;
use super::super::{Fault, Note, Place, Score};
use super::game::{Draft, shortened};
use super::level::Level;
use crate::rules::signs::is_dash;
use crate::rules::{Move, Role, San};

/// There is room for so many half-moves of a game at once.
const USUAL_PLIES: usize = 64;

impl Draft {
    /// A word that may be a move. `ahead` are the words of the game behind it, which say what its
    /// letters are.
    pub(in crate::rules::pgn) fn mv(
        &mut self,
        place: Place,
        text: &str,
        ahead: impl FnOnce() -> Vec<String>,
    ) {
        self.begin(place);
        self.words += usize::from(self.open == 0);
        if !self.unread(text) {
            self.read(place, text, ahead);
        }
    }

    fn read(&mut self, place: Place, text: &str, ahead: impl FnOnce() -> Vec<String>) {
        let (most, is_main, is_aside) = (self.keeps.plies, self.open == 0, self.is_aside());
        if is_aside && !self.fits(8) {
            return self.read_no_further("");
        }
        let Some(level) = self.level() else { return };
        if level.line.moves.len() >= most {
            if is_aside {
                return self.read_no_further(text);
            }
            return self.fault(place, Fault::TooLong(most));
        }
        let mut read = dress::read(&level.after, text, level.alphabet);
        let is_null = dress::is_null_move(text);
        if read.is_err()
            && !is_null
            && self.finds_letters(text, ahead)
            && let Some(level) = self.level()
        {
            read = dress::read(&level.after, text, level.alphabet);
        }
        match (read, self.level()) {
            (Ok((mv, note)), Some(level)) => {
                level.play(mv);
                if let Some(note) = note {
                    self.note(note);
                }
                if is_main {
                    keep_text(&mut self.texts, text);
                }
            }
            _ if is_aside => self.read_no_further(text),
            _ if is_null => self.fault(place, Fault::NullMove),
            (Err(fault), _) => self.fault(place, Fault::Move { text: shortened(text), fault }),
            (Ok(_), None) => {}
        }
    }

    /// Finds letters in which this word is a move; whether there are any. Those of the game are
    /// guessed once, from all of its words, and what has been read is then read again. What a
    /// variation is written in changes nothing outside it.
    fn finds_letters(&mut self, text: &str, ahead: impl FnOnce() -> Vec<String>) -> bool {
        let may_lose = self.keeps.said.is_some();
        let Some((start, levels)) = &mut self.board else { return false };
        let found = match &mut levels[..] {
            [main] if !std::mem::replace(&mut self.knows_letters, true) => {
                let words = letters::Words { read: &self.texts, next: text, ahead: &ahead() };
                // What variations were read from must not be another position then.
                let has_variations = main.line.moves.iter().any(|step| !step.variations.is_empty());
                let must_be = main.line.moves.iter().map(|step| step.mv).collect::<Vec<_>>();
                let must_be = (has_variations && !may_lose).then_some(&must_be[..]);
                letters::of_game(start, &words, must_be).map(|(alphabet, moves)| {
                    let loses = main.read_again(start, &moves);
                    main.alphabet = alphabet;
                    (alphabet, loses)
                })
            }
            [_, .., last] => letters::of_word(&last.after, text, last.alphabet).map(|alphabet| {
                last.alphabet = alphabet;
                (alphabet, false)
            }),
            _ => None,
        };
        let Some((alphabet, loses)) = found else { return false };
        if loses {
            self.note(Note::Shortened);
        }
        self.notes.retain(|note| !matches!(note, Note::Letters(_)));
        if let Some(note) = alphabet.note() {
            self.note(note);
        }
        true
    }

    fn result(&self) -> &str {
        self.tags.iter().find(|(name, _)| name == "Result").map_or("", |(_, value)| value)
    }

    /// Whether the tags say that a player has won.
    pub(in crate::rules::pgn) fn is_won(&self) -> bool {
        matches!(Score::read(self.result()), Score::Win(_))
    }

    /// Whether `0-0` cannot be castling here, or the tags say that both have lost, of a word that
    /// ends the game.
    pub(in crate::rules::pgn) fn ends_with_zeros(&mut self, place: Place) -> bool {
        let plain: String = self.result().chars().filter(|c| !c.is_whitespace()).collect();
        let halves: Vec<&str> = plain.split(|c| is_dash(c) || c == ':').collect();
        if matches!(halves[..], ["0", "0"]) {
            return true;
        }
        self.begin(place);
        self.level().is_some_and(|level| level.after.parse_san("O-O").is_err())
    }

    /// The plain moves that come now, if they can be read with no more than what they say.
    pub(in crate::rules::pgn) fn plain_moves(&mut self) -> Option<PlainMoves<'_>> {
        let is_main = self.open == 0;
        let most = self.keeps.plies;
        let skipped = !self.keeps.variations && !is_main || self.is_over();
        // There each move is counted.
        if self.is_aside() {
            return None;
        }
        let level = self.board.as_mut().and_then(|(_, levels)| levels.last_mut())?;
        if !skipped && level.alphabet != Alphabet::ENGLISH {
            return None;
        }
        let (texts, words) = (&mut self.texts, &mut self.words);
        let level = (!skipped).then_some(level);
        Some(PlainMoves { level, played: None, is_main, most, texts, words })
    }
}

/// Plain moves, as nearly all are, of a line that is being read.
pub(in crate::rules::pgn) struct PlainMoves<'a> {
    /// The line, unless it is passed over.
    level: Option<&'a mut Level>,
    /// The last move, which is still to be made on the board: so the position before it is copied
    /// for the last one alone.
    played: Option<Move>,
    is_main: bool,
    most: usize,
    texts: &'a mut String,
    words: &'a mut usize,
}

impl PlainMoves<'_> {
    /// Reads `text`, which says `san`. Whether it is read with that; what has more to it is left
    /// for [`Draft::mv`], which would have done the same.
    #[inline(always)]
    pub(in crate::rules::pgn) fn read(&mut self, text: &str, san: San) -> bool {
        if let Some(level) = &mut self.level {
            // What begins with a square may be a move as engines write it.
            let may_be_uci =
                san.role() == Role::Pawn && text.len() == 4 && text.as_bytes()[1].is_ascii_digit();
            if may_be_uci || level.line.moves.len() >= self.most {
                return false;
            }
            if let Some(last) = self.played.take() {
                level.after.advance(last);
            }
            // Otherwise `mv` plays what comes now or ends the game: nobody asks for the position
            // before the last move.
            let Some(mv) = level.after.only_meant(san) else { return false };
            level.line.push(mv);
            self.played = Some(mv);
        }
        *self.words += usize::from(self.is_main);
        true
    }

    /// Comes to the position after the last move.
    pub(in crate::rules::pgn) fn finish(mut self) {
        if let (Some(level), Some(last)) = (&mut self.level, self.played) {
            level.before.clone_from(&level.after);
            level.after.advance(last);
        }
    }

    /// Keeps what the moves of the game itself were read from.
    pub(in crate::rules::pgn) fn keep_text(&mut self, text: &str) {
        if self.is_main && self.level.is_some() {
            keep_text(self.texts, text);
        }
    }
}

fn keep_text(texts: &mut String, text: &str) {
    if texts.is_empty() {
        texts.reserve(USUAL_PLIES * 8);
    }
    texts.push_str(text);
    texts.push('\n');
}
