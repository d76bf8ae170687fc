//! Fast path for PGN moves, move numbers and tags in the usual form.

use crate::rules::san::read_simple_san;
use crate::rules::{CastlingSide, San, SanStep};

/// Reads the moves in the usual form at the beginning of a line of a PGN; returns the bytes read.
///
/// This number includes move numbers and white space. `play` is called for each move; the reading
/// stops before the first move for which `play` returns `false`. A move number may begin the line
/// only if `numbers` is true.
pub(super) fn plain_words(line: &str, numbers: bool, play: &mut impl FnMut(&str, San) -> bool) -> usize {
    let text = line.as_bytes();
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let rest = text.get(at..).unwrap_or_default();
        at += match first {
            _ if first.is_ascii_whitespace() => 1,
            b'0'..=b'9' if at > 0 || numbers => {
                let number = number_length(rest);
                let behind = rest.get(number..).unwrap_or_default();
                // White space or a move has to follow the number.
                match behind.first() {
                    _ if number == 0 => return at,
                    Some(blank) if blank.is_ascii_whitespace() => number + 1,
                    _ if plain_word(behind).is_some() => number,
                    _ => return at,
                }
            }
            b'A'..=b'Z' | b'a'..=b'z' => {
                let Some((length, san)) = plain_word(rest) else { return at };
                let word = line.get(at..at + length).unwrap_or_default();
                // The length includes the white space after the move.
                if play(word, san) { length + 1 } else { return at }
            }
            _ => return at,
        };
    }
    at
}

/// Reads a move in the usual form, with white space after it; returns its length and its meaning.
///
/// The length is in bytes, without the white space. `None` for other words, which the slower path
/// reads; it gives the same moves for these words too.
#[inline(always)]
fn plain_word(text: &[u8]) -> Option<(usize, San)> {
    let length = match text.first_chunk() {
        Some(&chunk) => first_blank(chunk)?,
        None => text.iter().position(|&byte| byte <= b' ')?,
    };
    if !text.get(length)?.is_ascii_whitespace() {
        return None;
    }
    let word = text.get(..length).filter(|word| word.first().is_some_and(u8::is_ascii_alphabetic))?;
    let castle = |side, sign| Some(San { step: SanStep::Castle(side), sign });
    let san = read_simple_san(word).or_else(|| match word {
        b"O-O" => castle(CastlingSide::KingSide, None),
        b"O-O-O" => castle(CastlingSide::QueenSide, None),
        _ => None,
    })?;
    Some((length, san))
}

/// Returns the index of the first byte that is a space or a control character; `None` without one.
///
/// Eight bytes suffice: no move in the usual form with its space is longer, as `Nb1xd2+`.
fn first_blank(chunk: [u8; 8]) -> Option<usize> {
    const WORD_BYTES: u64 = 0x0101_0101_0101_0101;
    let word = u64::from_le_bytes(chunk);
    // The lowest bit set marks the first such byte, because a borrow only reaches higher bytes.
    let blanks = word.wrapping_sub(WORD_BYTES * (b' ' as u64 + 1)) & !word & WORD_BYTES << 7;
    (blanks != 0).then(|| blanks.trailing_zeros() as usize / 8)
}

/// Returns the length in bytes of the word that begins the text, if it has the form of a move.
///
/// Such a word begins with a letter, has only letters, digits and signs of moves, at least one
/// digit, and white space after it. Among the words of a PGN, only moves have this form.
pub(super) fn plain_move(text: &[u8]) -> Option<usize> {
    let (mut length, mut digits) = (0, false);
    loop {
        match text.get(length)? {
            b'0'..=b'9' => digits = true,
            b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'#' | b'=' | b'-' => {}
            end => {
                return (digits && text[0].is_ascii_alphabetic() && end.is_ascii_whitespace())
                    .then_some(length);
            }
        }
        length += 1;
    }
}

/// Returns the length in bytes of the move number that begins the text, with its dots; 0 if no
/// number with a dot begins it.
pub(super) fn number_length(text: &[u8]) -> usize {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = text.iter().skip(digits).take_while(|byte| **byte == b'.').count();
    if digits > 0 && dots > 0 { digits + dots } else { 0 }
}

/// Returns the length in bytes, name and value of the PGN tag that begins the line, if it is usual.
///
/// In the usual form there is one space between name and value, and only printable ASCII without
/// quotes and backslashes in the value. `None` for other lines.
pub(super) fn plain_tag(line: &str) -> Option<(usize, &str, &str)> {
    let inside = line.strip_prefix('[')?;
    let name = inside.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let quoted = inside.get(name..)?.strip_prefix(" \"")?;
    let is_plain = |byte: &u8| !matches!(byte, b'"' | b'\\' | ..b' ' | 0x7f..);
    let value = quoted.bytes().take_while(is_plain).count();
    let is_one = name > 0 && quoted.get(value..)?.starts_with("\"]");
    is_one.then_some((name + value + 5, inside.get(..name)?, quoted.get(..value)?))
}
