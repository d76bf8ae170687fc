//! Unusual words of a PGN: remarks on a move, signs without a meaning, decimal commas, moves with a
//! space after the piece letter, and results and castling with spaces in them.

use super::lines::is_blank;
use super::move_text::is_null_move;
use super::result::{ResultReading, ResultWord};
use super::token::Token;
use crate::rules::characters::is_dash;

/// Whether a word of a PGN is only a remark on the move before it, such as `check`, and can be
/// skipped.
pub(super) fn is_redundant_remark(word: &str) -> bool {
    matches!(
        word,
        "e.p."
            | "e.p"
            | "ep"
            | "ch"
            | "ch."
            | "check"
            | "dbl"
            | "dbl."
            | "dis"
            | "dis."
            | "mate"
            | "mate."
            | "checkmate"
    ) || word.chars().all(|c| "+-=#".contains(c)) && !is_null_move(word)
}

/// Whether a character of a PGN is a sign without a meaning for the moves, such as `○`. `false` for
/// letters, digits, ASCII, dashes, figurines, and the signs for check and mate.
pub(super) fn is_unknown_sign(c: char) -> bool {
    let is_of_move = is_dash(c) || c.is_alphanumeric() || matches!(c, '♔'..='♟' | '†' | '‡');
    !c.is_ascii() && !is_of_move
}

/// Whether a comma after this PGN text is the decimal comma of a result, as after `0,5-0` in
/// `0,5-0,5`. This is so if the text ends with a dash or colon and a `0`.
pub(super) fn may_precede_decimal_comma(text: &str) -> bool {
    text.strip_suffix('0').is_some_and(|text| text.ends_with(|c: char| is_dash(c) || c == ':'))
}

/// Returns the length in bytes of the white space at the beginning of a PGN text, and the word
/// after it. `None` unless the word may be a piece's move without the piece letter, such as `f3` or
/// `bxd2+`.
pub(super) fn read_move_after_letter(rest: &str) -> Option<(usize, &str)> {
    let word = rest.trim_start_matches(is_blank);
    let blanks = rest.len() - word.len();
    let end = word.find(|c: char| is_blank(c) || "{}()[];$,!?".contains(c)).unwrap_or(word.len());
    let word = word.get(..end)?;
    let squares = word.trim_end_matches(['+', '#']).as_bytes();
    let is_move = squares.iter().all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-'))
        && matches!(squares, [.., b'a'..=b'h', b'1'..=b'8']);
    (blanks > 0 && is_move).then_some((blanks, word))
}

/// Parses a result or castling at the beginning of a PGN text, with spaces around its dashes or
/// colon, such as `1 - 0` or `O - O`. Returns the length in bytes and the token; `None` for other
/// texts.
pub(super) fn read_spaced_word(rest: &str) -> Option<(usize, Token)> {
    let is_side = |word: &str| matches!(word, "0" | "1" | "½" | "1/2" | "0.5" | "O" | "o" | "О");
    let is_joint = |word: &str| word == ":" || word.chars().count() == 1 && word.chars().all(is_dash);
    let (mut at, mut joined, mut found) = (0, String::new(), None);
    for number in 0..5 {
        let here = rest.get(at..)?;
        let blanks = here.len() - here.trim_start_matches(is_blank).len();
        let word = here.get(blanks..)?;
        let end = word.find(|c: char| is_blank(c) || "{}()[];$,".contains(c)).unwrap_or(word.len());
        let word = word.get(..end)?;
        let fits = if number % 2 == 0 { is_side(word) } else { is_joint(word) };
        if !fits || number > 0 && blanks == 0 {
            break;
        }
        joined.push_str(if number % 2 == 1 && word != ":" { "-" } else { word });
        at += blanks + end;
        if number == 2 || number == 4 {
            found = Some((at, joined.clone()));
        }
    }
    let (length, word) = found?;
    if let Some(ResultWord { score, note }) = ResultWord::from_word(&word) {
        return Some((
            length,
            Token::Ending(ResultWord { score, note: note.or(Some(ResultReading::Loose)) }),
        ));
    }
    let castles = word.chars().all(|c| matches!(c, 'O' | 'o' | 'О' | '0' | '-'));
    castles.then(|| (length, Token::Move(word.replace(['o', 'О'], "O"))))
}
