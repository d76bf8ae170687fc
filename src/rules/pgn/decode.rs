//! Character encodings of PGN files. UTF-16 is converted to UTF-8 as a stream, Windows-1252 line by
//! line.

use std::io::{self, BufRead, Read};

/// Byte stream of a PGN file that converts UTF-16 to UTF-8 and passes other encodings unchanged.
///
/// UTF-16 is detected even without a byte order mark. Bytes that are not valid UTF-8 pass
/// unchanged; the PGN reader later decodes them as Windows-1252, line by line.
///
/// ```
/// use std::io::Read;
/// use tabiya::rules::pgn::Decoder;
///
/// let mut text = String::new();
/// Decoder::new(&b"\xff\xfe1\0.\0 \0e\x004\0"[..]).read_to_string(&mut text)?;
/// assert_eq!(text, "\u{feff}1. e4");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Decoder<R> {
    /// The bytes of the file, in any encoding.
    input: R,
    /// The encoding of the file, detected at the first read.
    encoding: Encoding,
    /// Bytes that are read from `input` but not decoded yet: the first byte while the encoding is
    /// unknown, later the bytes of an incomplete UTF-16 character.
    torn: Vec<u8>,
    /// Decoded bytes. The bytes from index `at` on are not read yet.
    ready: Vec<u8>,
    /// The index in `ready` of the next byte to read.
    at: usize,
}

/// Character encoding of a PGN file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// Not yet known, because the first two bytes are not yet read.
    Unknown,
    /// UTF-8 or a single-byte encoding.
    Bytes,
    /// UTF-16: little-endian (`low_first`) or big-endian.
    Utf16 { low_first: bool },
}

impl Encoding {
    /// Detects the character encoding of a PGN file by its first two bytes.
    ///
    /// Every PGN text begins with a byte order mark or an ASCII character. In UTF-16, one of the
    /// two bytes of an ASCII character is 0.
    fn of(first: [u8; 2]) -> Encoding {
        match first {
            [0xff, 0xfe] => Encoding::Utf16 { low_first: true },
            [0xfe, 0xff] => Encoding::Utf16 { low_first: false },
            [0, second] if second > 0 => Encoding::Utf16 { low_first: false },
            [first, 0] if first > 0 => Encoding::Utf16 { low_first: true },
            _ => Encoding::Bytes,
        }
    }
}

impl<R: BufRead> Decoder<R> {
    /// Creates a stream that reads a PGN file from `input` and converts UTF-16 to UTF-8.
    pub fn new(input: R) -> Decoder<R> {
        Decoder { input, encoding: Encoding::Unknown, torn: Vec::new(), ready: Vec::new(), at: 0 }
    }

    /// Detects the encoding of this PGN stream by its first two bytes, and stores it.
    fn detect_encoding(&mut self) -> io::Result<()> {
        while self.encoding == Encoding::Unknown {
            let there = self.input.fill_buf()?;
            match (self.torn.first(), there) {
                (None, &[first, second, ..]) => self.encoding = Encoding::of([first, second]),
                (Some(&first), &[second, ..]) => self.encoding = Encoding::of([first, second]),
                (None, &[first]) => {
                    self.torn.push(first);
                    self.input.consume(1);
                }
                (_, []) => self.encoding = Encoding::Bytes,
            }
        }
        if self.encoding == Encoding::Bytes {
            self.ready.append(&mut self.torn);
        }
        Ok(())
    }

    /// Returns the next bytes of the PGN stream, decoded if the input is UTF-16; empty at the end.
    /// Reads more input if needed, and detects the encoding at the first call.
    ///
    /// This function is separate from `fill_buf`, because `fill_buf` is called for every line and
    /// must be short and fast. `cargo xtask bench pgn` shows the difference.
    #[cold]
    fn fill_ready(&mut self) -> io::Result<&[u8]> {
        if self.encoding == Encoding::Unknown {
            self.detect_encoding()?;
        }
        if self.at == self.ready.len() {
            match self.encoding {
                Encoding::Utf16 { low_first } => self.decode(low_first)?,
                Encoding::Bytes | Encoding::Unknown => return self.input.fill_buf(),
            }
        }
        Ok(&self.ready[self.at..])
    }

    /// Reads more UTF-16 from the input and converts it to UTF-8. Converts at least one character,
    /// unless the input ends. `low_first` means little-endian.
    fn decode(&mut self, low_first: bool) -> io::Result<()> {
        self.at = 0;
        self.ready.clear();
        while self.ready.is_empty() {
            let there = self.input.fill_buf()?;
            let (length, is_end) = (there.len(), there.is_empty());
            self.torn.extend_from_slice(there);
            self.input.consume(length);
            let units = self.torn.chunks_exact(2).map(|pair| {
                let pair = [pair[0], pair[1]];
                if low_first { u16::from_le_bytes(pair) } else { u16::from_be_bytes(pair) }
            });
            let mut units: Vec<u16> = units.collect();
            // The second half of a surrogate pair may be in the next buffer.
            let is_torn = !is_end && units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit));
            if is_torn {
                units.pop();
            }
            self.torn.drain(..2 * units.len());
            let letters = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
            self.ready = letters.collect::<String>().into_bytes();
            if is_end {
                break;
            }
        }
        Ok(())
    }
}

impl<R: BufRead> BufRead for Decoder<R> {
    /// Returns the next bytes of the PGN stream, decoded if the input is UTF-16; empty at the end.
    #[inline]
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.encoding == Encoding::Bytes && self.at == self.ready.len() {
            self.input.fill_buf()
        } else {
            self.fill_ready()
        }
    }

    /// Marks the first `bytes` bytes that `fill_buf` returned as read.
    #[inline]
    fn consume(&mut self, bytes: usize) {
        if self.at == self.ready.len() && self.encoding == Encoding::Bytes {
            self.input.consume(bytes);
        } else {
            self.at = (self.at + bytes).min(self.ready.len());
        }
    }
}

impl<R: BufRead> Read for Decoder<R> {
    /// Reads bytes of the PGN stream, decoded if the input is UTF-16, into `into`. Returns the
    /// number of bytes; 0 at the end of the input.
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(into)?;
        self.consume(length);
        Ok(length)
    }
}

/// Decodes the bytes of a text line as UTF-8. Bytes that are not valid UTF-8 are decoded as
/// Windows-1252.
pub(crate) fn decode_line(bytes: &[u8]) -> String {
    let mut line = String::with_capacity(bytes.len());
    push_windows_1252(&mut line, bytes);
    line
}

/// The characters of Windows-1252 for the bytes 0x80 to 0x9f.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes the bytes of a text line and appends them to `line`. Decodes bytes as UTF-8, or as
/// Windows-1252 if they are not valid UTF-8.
pub(super) fn push_windows_1252(line: &mut String, bytes: &[u8]) {
    for chunk in bytes.utf8_chunks() {
        line.push_str(chunk.valid());
        line.extend(chunk.invalid().iter().map(|&byte| match byte {
            0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
            _ => char::from(byte),
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    const TEXT: &str = "[White \"Åsa 龙 🂡\"]\n\n1. e4 *\n";

    /// Encodes a text as UTF-16; `to_bytes` determines the order of bytes.
    fn utf16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(to_bytes).collect()
    }

    #[test]
    fn texts_in_utf_16_are_read_whichever_way_they_are_torn() {
        let marked = format!("\u{feff}{TEXT}");
        for text in [TEXT, &marked] {
            for bytes in
                [utf16(text, u16::to_le_bytes), utf16(text, u16::to_be_bytes), text.as_bytes().to_vec()]
            {
                for size in [1, 2, 3, 7, 1_000] {
                    let mut read = String::new();
                    let input = BufReader::with_capacity(size, &bytes[..]);
                    Decoder::new(input).read_to_string(&mut read).expect("text");
                    assert_eq!(read, text, "{size}");
                }
            }
        }
    }

    #[test]
    fn short_and_broken_texts_come_to_an_end() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"a", "a"),
            (b"\xff\xfe", "\u{feff}"),
            (b"\xff\xfea", "\u{feff}"),
            (b"a\0\x00\xd8", "a\u{fffd}"),
        ] {
            let mut read = String::new();
            Decoder::new(bytes).read_to_string(&mut read).expect("text");
            assert_eq!(read, text);
        }
    }
}
