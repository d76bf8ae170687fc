//! Plain moves, numbers and tags, as nearly all are: found in one go, without a word for each.

use crate::rules::san::read_plain;
use crate::rules::{CastlingSide, San, SanStep};

/// How many bytes at the beginning are plain moves that `play` takes, their numbers, and white
/// space. A number at the very beginning counts only with `numbers`.
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
                // White space behind it, or a move.
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
                // With the white space behind it.
                if play(word, san) { length + 1 } else { return at }
            }
            _ => return at,
        };
    }
    at
}

/// A move as nearly all are written, with white space behind it: its length, and what it says. The
/// words that are found are the same without this, one by one.
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
    let san = read_plain(word).or_else(|| match word {
        b"O-O" => castle(CastlingSide::KingSide, None),
        b"O-O-O" => castle(CastlingSide::QueenSide, None),
        _ => None,
    })?;
    Some((length, san))
}

/// Where the first byte up to a space stands. No plain move is longer than eight bytes with the
/// space behind it: `Nb1xd2+`.
fn first_blank(chunk: [u8; 8]) -> Option<usize> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let word = u64::from_le_bytes(chunk);
    // The lowest of these bits is that of the first such byte: a borrow goes only to higher ones.
    let blanks = word.wrapping_sub(EACH * (b' ' as u64 + 1)) & !word & EACH << 7;
    (blanks != 0).then(|| blanks.trailing_zeros() as usize / 8)
}

/// The length of the word that begins here, if it is a plain one, as nearly all are: letters,
/// digits and signs of a move, a digit among them, and white space behind. Nothing but a move is
/// written so.
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

/// The length of a move number with its dots; 0 if there is none.
pub(super) fn number_length(text: &[u8]) -> usize {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = text.iter().skip(digits).take_while(|byte| **byte == b'.').count();
    if digits > 0 && dots > 0 { digits + dots } else { 0 }
}

/// The length, the name and the value of a tag as nearly all are: no white space but the one before
/// the value, and nothing in it to be looked at.
pub(super) fn plain_tag(line: &str) -> Option<(usize, &str, &str)> {
    let inside = line.strip_prefix('[')?;
    let name = inside.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let quoted = inside.get(name..)?.strip_prefix(" \"")?;
    let is_plain = |byte: &u8| !matches!(byte, b'"' | b'\\' | ..b' ' | 0x7f..);
    let value = quoted.bytes().take_while(is_plain).count();
    let is_one = name > 0 && quoted.get(value..)?.starts_with("\"]");
    is_one.then_some((name + value + 5, inside.get(..name)?, quoted.get(..value)?))
}
