//! Bytes as characters that stay as they are behind a `#`: six bits in each, and a checksum in front.
//!
//! See section 2 of `docs/algorithms/links.md`.

use super::LinkError;

/// The alphabet of base64url (RFC 4648, section 5), without padding.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The version that this one writes: its first character.
const VERSION: char = '1';

/// How many characters a link has at most: several times those of the longest game with clocks.
const LONGEST: usize = 24_000;

/// How many bytes the checksum has.
const CHECK: usize = 3;

/// What a text is for: one of another kind is not read, whatever is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A game.
    Game,
    /// What a board of an event is to play.
    Board,
    /// What came of it there.
    Result,
}

impl Kind {
    /// What its checksum begins with.
    const fn mark(self) -> u8 {
        match self {
            Kind::Game => VERSION as u8,
            Kind::Board => b'b',
            Kind::Result => b'r',
        }
    }
}

/// The bytes as a text.
pub(crate) fn write(kind: Kind, bytes: &[u8]) -> String {
    let sum = check(kind, bytes);
    let mut text = String::from(VERSION);
    for three in [&sum, bytes].concat().chunks(3) {
        let padded = [three[0], three.get(1).copied().unwrap_or(0), three.get(2).copied().unwrap_or(0)];
        let [a, b, c] = padded.map(u32::from);
        let all = a << 16 | b << 8 | c;
        text.extend((0..=three.len()).map(|at| char::from(LETTERS[(all >> (18 - 6 * at) & 63) as usize])));
    }
    text
}

/// The bytes that a text holds.
pub(crate) fn read(kind: Kind, text: &str) -> Result<Vec<u8>, LinkError> {
    let mut characters = text.chars();
    match characters.next() {
        None => return Err(LinkError::Empty),
        Some(VERSION) => {}
        Some(character @ ('2'..='9' | 'a'..='z')) => return Err(LinkError::Later(character)),
        Some(character) => return Err(LinkError::Character { character, column: 1 }),
    }
    if text.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut all, mut bits) = (0_u32, 0);
    for (character, column) in characters.zip(2..) {
        let letter = LETTERS.iter().position(|letter| char::from(*letter) == character);
        let Some(letter) = letter else { return Err(LinkError::Character { character, column }) };
        (all, bits) = (all << 6 | letter as u32, bits + 6);
        if bits >= 8 {
            bits -= 8;
            bytes.push((all >> bits) as u8);
            all &= (1 << bits) - 1;
        }
    }
    // What is left of the last character says nothing, and so is nothing.
    if bytes.len() < CHECK || bits >= 6 || all != 0 {
        return Err(LinkError::Incomplete);
    }
    let bytes_of_game = bytes.split_off(CHECK);
    if bytes == check(kind, &bytes_of_game) { Ok(bytes_of_game) } else { Err(LinkError::Incomplete) }
}

/// FNV-1a, 32 bits folded into 24.
fn check(kind: Kind, bytes: &[u8]) -> [u8; CHECK] {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    let sum = bytes.iter().fold(step(0x811c_9dc5, &kind.mark()), step);
    let [a, b, c, d] = sum.to_be_bytes();
    [b ^ a, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_no_changed_text_is_read() {
        for length in 0..40 {
            let bytes: Vec<u8> = (0..length).map(|byte: u8| byte.wrapping_mul(37) ^ length).collect();
            let text = write(Kind::Game, &bytes);
            assert_eq!(read(Kind::Game, &text), Ok(bytes), "{text}");
            assert_eq!(read(Kind::Board, &text), Err(LinkError::Incomplete), "it is of another kind");
            for cut in 1..text.len() {
                assert_eq!(read(Kind::Game, &text[..cut]), Err(LinkError::Incomplete), "{text} {cut}");
            }
            for at in 1..text.len() {
                let other = if text.as_bytes()[at] == b'x' { "y" } else { "x" };
                assert_eq!(
                    read(Kind::Game, &[&text[..at], other, &text[at + 1..]].concat()),
                    Err(LinkError::Incomplete)
                );
            }
        }
    }

    #[test]
    fn what_is_no_link_is_named() {
        assert_eq!(read(Kind::Game, ""), Err(LinkError::Empty));
        assert_eq!(read(Kind::Game, "7abc"), Err(LinkError::Later('7')));
        assert_eq!(read(Kind::Game, "=abc"), Err(LinkError::Character { character: '=', column: 1 }));
        assert_eq!(read(Kind::Game, "1AB%20"), Err(LinkError::Character { character: '%', column: 4 }));
        assert_eq!(read(Kind::Game, &("1".to_owned() + &"A".repeat(30_000))), Err(LinkError::TooLong));
        assert_eq!(read(Kind::Game, "1♔"), Err(LinkError::Character { character: '♔', column: 2 }));
    }
}
