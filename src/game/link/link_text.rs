//! Encodes the bytes of a link as text that is safe after the `#` of a URL, and decodes them. The
//! text is the version, then the checksum and the bytes, with six bits in each character.
//!
//! See section 2 of `docs/algorithms/links.md`.

use std::hash::Hasher as _;

use data_encoding::BASE64URL_NOPAD;
use hash32::{FnvHasher, Hasher as _};

use super::LinkError;

/// Characters that messengers drop at the end of a link.
const DROPPED_AT_END: [char; 2] = ['-', '_'];

/// Character that is appended to a link that would end in one of [`DROPPED_AT_END`].
const END_MARK: char = 'A';

/// The greatest number of characters of a link: several times as many as the longest game with
/// clocks needs.
pub(super) const MAX_LINK_LENGTH: usize = 24_000;

/// Number of bytes of a link's checksum.
const CHECKSUM_BYTES: usize = 3;

/// Kind of contents of a link: a game in the short or the whole form, a tournament game to be
/// played on another device, or the result of such a game.
///
/// The kind goes into the checksum, so that a link is never read as a link of another kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkKind {
    /// A game in the short form, version 1: moves, clocks and result.
    ShortGame,
    /// A game in the whole form, version 2: all events of a saved game.
    Whole,
    /// A tournament game that another device is to play.
    Board,
    /// The result of a tournament game that was played on another device.
    Result,
}

impl LinkKind {
    /// Returns the first character of every link of this kind, the version of its format: `1` or
    /// `2`.
    const fn version(self) -> char {
        match self {
            LinkKind::Whole => '2',
            LinkKind::ShortGame | LinkKind::Board | LinkKind::Result => '1',
        }
    }

    /// Returns the kind of a link to a game, from the first character of the link.
    ///
    /// `2` means the whole form, with all events of a saved game; any other character counts as the
    /// short form, with moves, clocks and result.
    pub(super) fn of_game_link(text: &str) -> LinkKind {
        if text.starts_with(LinkKind::Whole.version()) { LinkKind::Whole } else { LinkKind::ShortGame }
    }

    /// Returns the byte that is hashed first for the checksum of a link of this kind.
    ///
    /// This byte is different for each kind, so that a link is never read as a link of another
    /// kind.
    const fn checksum_seed(self) -> u8 {
        match self {
            LinkKind::ShortGame => b'1',
            LinkKind::Whole => b'2',
            LinkKind::Board => b'b',
            LinkKind::Result => b'r',
        }
    }
}

/// Encodes the bytes of a link as text with a version and a checksum, to follow the `#` in a URL.
///
/// The text never ends in `-` or `_`, which messengers drop at the end of a link.
pub(crate) fn encode_link(kind: LinkKind, bytes: &[u8]) -> String {
    let mut text = String::from(kind.version());
    BASE64URL_NOPAD.encode_append(&[&checksum(kind, bytes), bytes].concat(), &mut text);
    if text.ends_with(DROPPED_AT_END) {
        text.push(END_MARK);
    }
    text
}

/// Decodes the text of a link to its bytes, after checking version and checksum.
///
/// Ignores line breaks, and characters that mail programs, messengers and trackers append (`.`,
/// `)`, `&fbclid=…`, a space). The checksum shows that the rest is right.
pub(crate) fn decode_link(kind: LinkKind, text: &str) -> Result<Vec<u8>, LinkError> {
    match text.chars().next() {
        None => return Err(LinkError::Empty),
        Some(version) if version == kind.version() => {}
        Some(character @ ('1'..='9' | 'a'..='z')) => return Err(LinkError::LaterVersion(character)),
        Some(character) => return Err(LinkError::Character { character, column: 1 }),
    }
    let (letters, tail) = text.split_at(text.find(|c| !is_link_character(c)).unwrap_or(text.len()));
    if letters.len() > MAX_LINK_LENGTH {
        return Err(LinkError::TooLong);
    }
    let is_blank = |c: char| c.is_whitespace() || c == '\u{200b}';
    let joined = || {
        let joined: String = text.chars().filter(|c| !is_blank(*c)).take(MAX_LINK_LENGTH).collect();
        let letters = joined.split(|c| !is_link_character(c)).next().unwrap_or_default();
        checked_bytes(kind, letters)
    };
    let within = tail.starts_with(is_blank).then(joined);
    checked_bytes(kind, letters).or_else(|| within.flatten()).ok_or_else(|| match tail.chars().next() {
        Some(character) => LinkError::Character { character, column: letters.len() + 1 },
        None => LinkError::Incomplete,
    })
}

/// Whether the text of a link can contain this character.
fn is_link_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '_')
}

/// Returns the bytes of the link `letters`, without version and checksum; `None` if the checksum is
/// wrong.
///
/// Also tries to remove up to three `-` or `_` at the end, which may belong to the text around the
/// link, and the `A` that [`encode_link`] may append.
fn checked_bytes(kind: LinkKind, letters: &str) -> Option<Vec<u8>> {
    let strokes = (0..4).map_while(|count| {
        let rest = letters.len().checked_sub(count)?;
        letters.get(rest..)?.chars().all(|c| DROPPED_AT_END.contains(&c)).then(|| &letters[..rest])
    });
    let ended = |text: &str| text.strip_suffix(END_MARK).is_some_and(|text| text.ends_with(DROPPED_AT_END));
    let without_end = |text| if ended(text) { text.strip_suffix(END_MARK) } else { None };
    strokes
        .flat_map(|text| [Some(text), without_end(text)])
        .flatten()
        .find_map(|text| strip_checksum(kind, text))
}

/// Returns the bytes of a link without its version and checksum; `None` if the checksum is wrong.
fn strip_checksum(kind: LinkKind, letters: &str) -> Option<Vec<u8>> {
    let mut sum = BASE64URL_NOPAD.decode(letters.get(1..)?.as_bytes()).ok()?;
    let bytes = if sum.len() < CHECKSUM_BYTES { return None } else { sum.split_off(CHECKSUM_BYTES) };
    (sum == checksum(kind, &bytes)).then_some(bytes)
}

/// Returns the checksum of the bytes of a link of this kind: FNV-1a, 32 bits folded into 24.
fn checksum(kind: LinkKind, bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut hash = FnvHasher::default();
    hash.write(&[kind.checksum_seed()]);
    hash.write(bytes);
    let [a, b, c, d] = hash.finish32().to_be_bytes();
    [b ^ a, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_no_changed_text_is_read() {
        for length in 0..40 {
            let bytes: Vec<u8> = (0..length).map(|byte: u8| byte.wrapping_mul(37) ^ length).collect();
            let text = encode_link(LinkKind::ShortGame, &bytes);
            assert_eq!(decode_link(LinkKind::ShortGame, &text), Ok(bytes.clone()), "{text}");
            assert_eq!(
                decode_link(LinkKind::Board, &text),
                Err(LinkError::Incomplete),
                "it is of another kind"
            );
            assert_eq!(decode_link(LinkKind::of_game_link(&text), &text), Ok(bytes.clone()));
            let whole = encode_link(LinkKind::Whole, &bytes);
            assert_eq!(decode_link(LinkKind::of_game_link(&whole), &whole), Ok(bytes.clone()));
            assert_eq!(decode_link(LinkKind::ShortGame, &whole), Err(LinkError::LaterVersion('2')));
            assert_eq!(
                decode_link(LinkKind::Whole, &whole.replacen('2', "1", 1)),
                Err(LinkError::LaterVersion('1'))
            );
            let whole =
                text.strip_suffix(END_MARK).filter(|text| text.ends_with(DROPPED_AT_END)).unwrap_or(&text);
            for cut in 1..whole.trim_end_matches(DROPPED_AT_END).len() {
                assert_eq!(
                    decode_link(LinkKind::ShortGame, &text[..cut]),
                    Err(LinkError::Incomplete),
                    "{text} {cut}"
                );
            }
            for at in 1..whole.len() {
                let other = if text.as_bytes()[at] == b'x' { "y" } else { "x" };
                assert_eq!(
                    decode_link(LinkKind::ShortGame, &[&text[..at], other, &text[at + 1..]].concat()),
                    Err(LinkError::Incomplete)
                );
            }
        }
    }

    #[test]
    fn no_text_ends_in_a_stroke_and_what_stands_behind_one_is_passed_over() {
        let mut ended = 0;
        for number in 0..2_000_u32 {
            let bytes = &number.wrapping_mul(0x9e37_79b1).to_le_bytes()[1..];
            let text = encode_link(LinkKind::ShortGame, bytes);
            assert!(!text.ends_with(DROPPED_AT_END), "{text}");
            ended +=
                u32::from(text.strip_suffix(END_MARK).is_some_and(|text| text.ends_with(DROPPED_AT_END)));
            for tail in [
                "",
                ".",
                ")",
                ",",
                ">",
                "\"",
                "]",
                ";",
                "…",
                "’",
                "%20",
                "%29.",
                " ",
                "\n",
                "\u{200b}",
                "_",
                "__",
                "-",
                "?fbclid=a",
                "&utm_source=a",
                " and more",
            ] {
                assert_eq!(
                    decode_link(LinkKind::ShortGame, &format!("{text}{tail}")),
                    Ok(bytes.to_vec()),
                    "{text}{tail}"
                );
            }
            let (start, rest) = text.split_at(5);
            assert_eq!(decode_link(LinkKind::ShortGame, &format!("{start}\r\n {rest}.")), Ok(bytes.to_vec()));
            assert_eq!(
                decode_link(LinkKind::ShortGame, &format!("{start}.{rest}")),
                Err(LinkError::Character { character: '.', column: 6 })
            );
        }
        assert!(ended > 20, "{ended}");
    }

    #[test]
    fn what_is_no_link_is_named() {
        assert_eq!(decode_link(LinkKind::ShortGame, ""), Err(LinkError::Empty));
        assert_eq!(decode_link(LinkKind::ShortGame, "7abc"), Err(LinkError::LaterVersion('7')));
        assert_eq!(
            decode_link(LinkKind::ShortGame, "=abc"),
            Err(LinkError::Character { character: '=', column: 1 })
        );
        assert_eq!(
            decode_link(LinkKind::ShortGame, "1AB%20"),
            Err(LinkError::Character { character: '%', column: 4 })
        );
        assert_eq!(
            decode_link(LinkKind::ShortGame, &("1".to_owned() + &"A".repeat(30_000))),
            Err(LinkError::TooLong)
        );
        assert_eq!(
            decode_link(LinkKind::ShortGame, "1♔"),
            Err(LinkError::Character { character: '♔', column: 2 })
        );
    }
}
