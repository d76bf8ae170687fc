//! Fast path of the PGN reader for moves, move numbers and tags in the usual form.

use crate::rules::san::read_simple_san;
use crate::rules::{CastlingSide, San, SanStep};

/// Reads the moves in the usual form, with their numbers, at the beginning of a line of a PGN.
/// Returns the number of bytes read, including white space.
///
/// Calls `play` with the text and the meaning of each move. Stops before the first word that is
/// neither such a move nor a move number, or before the first move for which `play` returns
/// `false`. A move number may begin the line only if `numbers` is true.
pub(super) fn read_plain_moves(line: &str, numbers: bool, play: &mut impl FnMut(&str, San) -> bool) -> usize {
    let text = line.as_bytes();
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let rest = text.get(at..).unwrap_or_default();
        at += match first {
            _ if first.is_ascii_whitespace() => 1,
            b'0'..=b'9' if at > 0 || numbers => {
                let number = number_length(rest);
                let behind = rest.get(number..).unwrap_or_default();
                // White space or a move must follow the number.
                match behind.first() {
                    _ if number == 0 => return at,
                    Some(blank) if blank.is_ascii_whitespace() => number + 1,
                    _ if read_plain_move(behind).is_some() => number,
                    _ => return at,
                }
            }
            b'A'..=b'Z' | b'a'..=b'z' => {
                let Some((length, san)) = read_plain_move(rest) else { return at };
                let word = line.get(at..at + length).unwrap_or_default();
                // `+ 1` skips the white space after the move.
                if play(word, san) { length + 1 } else { return at }
            }
            _ => return at,
        };
    }
    at
}

/// Reads a PGN move in the usual form that white space follows. Returns its length in bytes,
/// without the white space, and its meaning.
///
/// `None` for other words. This is a fast path: the slower path gives the accepted moves the same
/// meaning.
#[inline(always)]
fn read_plain_move(text: &[u8]) -> Option<(usize, San)> {
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

/// Returns the index of the first byte of `chunk` that is at most `b' '`: a space, or a control
/// character other than DEL. `None` if there is no such byte.
///
/// Eight bytes are enough to find the end of a PGN move: the longest move in the usual form, such
/// as `Nb1xd2+`, has seven bytes, and white space follows.
fn first_blank(chunk: [u8; 8]) -> Option<usize> {
    const WORD_BYTES: u64 = 0x0101_0101_0101_0101;
    let word = u64::from_le_bytes(chunk);
    // The high bit of each blank byte is set. The subtraction can borrow from higher bytes and set
    // their high bits wrongly, but the lowest set bit is always right.
    let blanks = word.wrapping_sub(WORD_BYTES * (b' ' as u64 + 1)) & !word & WORD_BYTES << 7;
    (blanks != 0).then(|| blanks.trailing_zeros() as usize / 8)
}

/// Returns the length in bytes of the first word of a PGN text if the word has the form of a move;
/// otherwise `None`.
///
/// Such a word begins with a letter, consists of letters, digits and `+ # = -`, has at least one
/// digit, and is followed by white space. Among the words of a PGN, only moves have this form. A
/// word with a glyph at its end, such as `Nf3+-`, is excluded; the slower path reads it.
pub(super) fn plain_move(text: &[u8]) -> Option<usize> {
    let (mut length, mut digits) = (0, false);
    loop {
        match text.get(length)? {
            b'0'..=b'9' => digits = true,
            b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'#' | b'=' | b'-' => {}
            end => {
                let has_glyph = matches!(
                    &text[..length],
                    [.., b'=' | b'-'] | [.., b'=' | b'-', b'+'] | [.., b'2'..=b'7', b'N']
                );
                return (digits && text[0].is_ascii_alphabetic() && end.is_ascii_whitespace() && !has_glyph)
                    .then_some(length);
            }
        }
        length += 1;
    }
}

/// Returns the length in bytes of the move number at the beginning of a PGN text, such as `12.` or
/// `12...`; 0 if the text does not begin with a number and a dot.
pub(super) fn number_length(text: &[u8]) -> usize {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = text.iter().skip(digits).take_while(|byte| **byte == b'.').count();
    if digits > 0 && dots > 0 { digits + dots } else { 0 }
}

/// Parses the PGN tag at the beginning of a line, if it is in the usual form. Returns the length of
/// the tag in bytes, and its name and value; `None` for other lines.
///
/// In the usual form one space separates name and value, and the value is printable ASCII without
/// quotes and backslashes.
pub(super) fn plain_tag(line: &str) -> Option<(usize, &str, &str)> {
    let inside = line.strip_prefix('[')?;
    let name = inside.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let quoted = inside.get(name..)?.strip_prefix(" \"")?;
    let is_plain = |byte: &u8| !matches!(byte, b'"' | b'\\' | ..b' ' | 0x7f..);
    let value = quoted.bytes().take_while(is_plain).count();
    let is_one = name > 0 && quoted.get(value..)?.starts_with("\"]");
    is_one.then_some((name + value + 5, inside.get(..name)?, quoted.get(..value)?))
}
