//! Guesses the language of the piece letters of a PGN game from the words of its moves.

use super::alphabet::PieceLetters;
use super::move_text::{self, without_number};
use crate::rules::{Move, Position};

/// Words of a PGN game from which the language of the piece letters is guessed: a word that is no
/// move in English letters, and the words before and after it.
pub(super) struct GameWords<'a> {
    /// The text of the moves before `next`, separated by white space; move numbers may be among
    /// them.
    pub(super) read: &'a str,
    /// The word that is no move in English piece letters.
    pub(super) next: &'a str,
    /// The words after `next`.
    pub(super) ahead: &'a [String],
}

/// Guesses the language of the piece letters of a PGN game: the language in which the most words of
/// `words.ahead` can be read as moves.
///
/// Returns the piece letters, and the moves that `words.read` has in these letters. If `must_be` is
/// given, these moves must be exactly `must_be`. Among equally good languages, returns the one that
/// is more frequent in PGN files. `None` if no language fits, or if no word has a capital letter
/// that English moves lack.
pub(super) fn letters_of_game(
    start: &Position,
    words: &GameWords<'_>,
    must_be: Option<&[Move]>,
) -> Option<(PieceLetters, Vec<Move>)> {
    let mut best: Option<(usize, PieceLetters, Vec<Move>)> = None;
    for alphabet in PieceLetters::ENGLISH.all_but_self() {
        let Some((moves, after)) = read_again(start, words, alphabet) else { continue };
        if must_be.is_some_and(|must_be| must_be != moves) {
            continue;
        }
        let (count, shows) = count_following_moves(after, words, alphabet);
        let is_better = best.as_ref().is_none_or(|(most, ..)| count > *most);
        if is_better
            && (shows || PieceLetters::is_foreign(words.read) || PieceLetters::is_foreign(words.next))
        {
            best = Some((count, alphabet, moves));
        }
    }
    best.map(|(_, alphabet, moves)| (alphabet, moves))
}

/// Reads the words `words.read` and `words.next` of a PGN game in the piece letters `alphabet`,
/// from the position `start`.
///
/// Returns the moves of `words.read`, and the position after `words.next`. `None` if any of these
/// words is no move in these letters.
fn read_again(
    start: &Position,
    words: &GameWords<'_>,
    alphabet: PieceLetters,
) -> Option<(Vec<Move>, Position)> {
    alphabet.to_english(words.next)?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    for text in words.read.split_ascii_whitespace().map(without_number).filter(|text| !text.is_empty()) {
        let (mv, _) = move_text::read_move_text(&position, text, alphabet).ok()?;
        position.advance(mv);
        moves.push(mv);
    }
    let (mv, _) = move_text::read_move_text(&position, words.next, alphabet).ok()?;
    position.advance(mv);
    Some((moves, position))
}

/// Plays the words `words.ahead` of a PGN game from `position`, in the piece letters `alphabet`, up
/// to the first word that is no legal move. Returns the number of words played.
///
/// Also returns whether any of the words played has a capital letter that English moves lack.
fn count_following_moves(
    mut position: Position,
    words: &GameWords<'_>,
    alphabet: PieceLetters,
) -> (usize, bool) {
    let mut shows = false;
    for (count, text) in words.ahead.iter().enumerate() {
        let Ok((mv, _)) = move_text::read_move_text(&position, text, alphabet) else { return (count, shows) };
        position.advance(mv);
        shows |= PieceLetters::is_foreign(text);
    }
    (words.ahead.len(), shows)
}

/// Returns the piece letters, other than `known`, in which a word of a PGN variation is a legal
/// move in `position`. `None` if no language has such letters, or if the word has no capital letter
/// that English moves lack.
pub(super) fn letters_of_word(position: &Position, text: &str, known: PieceLetters) -> Option<PieceLetters> {
    let is_read = |alphabet: &PieceLetters| move_text::read_move_text(position, text, *alphabet).is_ok();
    if PieceLetters::is_foreign(text) { known.all_but_self().find(is_read) } else { None }
}
