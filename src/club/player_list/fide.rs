//! Search for players in FIDE's rating list, in its text and XML layouts.
//!
//! The list has over a million players. The search reads the file in pieces and stores only the
//! matches, so it needs little memory even for a large file.
//!
//! ```
//! use tabiya::club::player_list::fide::RatingListSearch;
//!
//! let list = "<playerslist><player><fideid>1503014</fideid><name>Carlsen, Magnus</name><country>NOR</country>\
//!     <sex>M</sex><title>GM</title><rating>2830</rating><birthday>1990</birthday></player></playerslist>";
//! let mut search = RatingListSearch::new("magnus carl");
//! let found: Vec<_> = search.search_chunk(list.as_bytes()).collect();
//! assert_eq!((found[0].name.as_str(), found[0].rating), ("Carlsen, Magnus", 2830));
//! ```

use memchr::memchr;

use crate::club::archive::search_text::searchable;
use crate::club::event::{Entrant, PersonalDetails};
use crate::club::trf;

/// Maximum number of bytes that the search stores of an incomplete record. A longer part is
/// dropped. Records in FIDE's lists are shorter.
const MAX_RECORD_BYTES: usize = 1 << 16;

/// End of a player's record in the XML layout of the rating list.
const XML_RECORD_END: &[u8] = b"</player>";

/// Shift table of Horspool's algorithm for [`XML_RECORD_END`]. The index is the last byte of a
/// window that does not match; the value is the number of bytes by which the window moves forward.
const XML_RECORD_END_SKIPS: [u8; 256] = {
    let length = XML_RECORD_END.len();
    let mut skips = [length as u8; 256];
    let mut place = 0;
    while place + 1 < length {
        skips[XML_RECORD_END[place] as usize] = (length - 1 - place) as u8;
        place += 1;
    }
    skips
};

/// A search for a player in FIDE's rating list, whose file is read in pieces.
#[derive(Clone, Debug)]
pub struct RatingListSearch {
    wanted: SearchedPlayer,
    /// The layout of the list; `None` while it is unknown.
    layout: Option<ListLayout>,
    /// The start of an incomplete record, which continues in the next piece.
    rest: Vec<u8>,
    /// The number of players read so far.
    players: usize,
}

/// The player to find in FIDE's rating list: a FIDE ID or words of a name.
#[derive(Clone, Debug)]
enum SearchedPlayer {
    Number(String),
    Words(Vec<String>),
}

/// Layout of FIDE's rating list: XML, or text in fixed columns.
#[derive(Clone, Debug)]
enum ListLayout {
    Xml,
    Text(TextColumns),
}

/// Columns in the text layout of FIDE's rating list: the heading of each column, and the byte in
/// the line of headings at which the column starts, from 0.
#[derive(Clone, Debug)]
struct TextColumns(Vec<(String, usize)>);

impl RatingListSearch {
    /// Starts a search in FIDE's rating list. `query` is a FIDE ID, or the beginnings of words of
    /// the player's name in any order.
    pub fn new(query: &str) -> RatingListSearch {
        let query = searchable(query);
        let words: Vec<String> = query
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let wanted = match &words[..] {
            [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                SearchedPlayer::Number(number.clone())
            }
            _ => SearchedPlayer::Words(words),
        };
        RatingListSearch { wanted, layout: None, rest: Vec::new(), players: 0 }
    }

    /// Returns the number of players that the search has read so far.
    pub const fn players_read(&self) -> usize {
        self.players
    }

    /// Reads the next piece of the list. Returns the players in this piece who match the query.
    pub fn search_chunk(&mut self, piece: &[u8]) -> impl Iterator<Item = Entrant> + use<> {
        let mut found = Vec::new();
        let mut rest = std::mem::take(&mut self.rest);
        rest.extend_from_slice(piece);
        let mut from = 0;
        while let Some(length) = self.record_length(&rest[from..]) {
            found.extend(self.matching_player(&rest[from..from + length]));
            from += length;
        }
        rest.drain(..from);
        if rest.len() > MAX_RECORD_BYTES {
            rest.clear();
        }
        self.rest = rest;
        found.into_iter()
    }

    /// Ends the search at the end of the list. Parses the last line of the text layout, which may
    /// lack a line break. Returns the player in this line if the player matches the query;
    /// otherwise `None`.
    pub fn finish(&mut self) -> Option<Entrant> {
        let rest = std::mem::take(&mut self.rest);
        self.matching_player(&rest)
    }

    /// Returns the length in bytes of the first record in `bytes`, a part of the list. Returns
    /// `None` if the record is incomplete. Also detects the XML layout, whose first byte is `<`.
    fn record_length(&mut self, bytes: &[u8]) -> Option<usize> {
        if self.layout.is_none() && bytes.trim_ascii_start().first() == Some(&b'<') {
            self.layout = Some(ListLayout::Xml);
        }
        match self.layout {
            Some(ListLayout::Xml) => xml_record_length(bytes),
            _ => memchr(b'\n', bytes).map(|end| end + 1),
        }
    }

    /// Parses a record of the list. Returns the player if the player matches the query; otherwise
    /// `None`. In the text layout, lines before the column headings are not players.
    fn matching_player(&mut self, record: &[u8]) -> Option<Entrant> {
        match &self.layout {
            Some(ListLayout::Xml) => {
                let (id, name) = xml_id_and_name(record)?;
                self.players += 1;
                let is_match = self.wanted.is_match(name, id, |name| unescape_xml(&decode_text(name)));
                is_match.then(|| entrant_of_xml(record))
            }
            Some(ListLayout::Text(columns)) => {
                let id = columns.bytes_in_column(record, "ID Number")?.trim_ascii();
                if id.is_empty() {
                    return None;
                }
                self.players += 1;
                let name = columns.bytes_in_column(record, "Name")?;
                self.wanted.is_match(name, id, decode_text).then(|| columns.entrant(record))
            }
            None => {
                self.layout = TextColumns::read(record).map(ListLayout::Text);
                None
            }
        }
    }
}

impl SearchedPlayer {
    /// Whether the player with this name and FIDE ID matches the query. `decode` converts the bytes
    /// of a name to text.
    fn is_match(&self, name: &[u8], id: &[u8], decode: impl Fn(&[u8]) -> String) -> bool {
        let words = match self {
            SearchedPlayer::Number(number) => return number.as_bytes() == id.trim_ascii(),
            SearchedPlayer::Words(words) => words,
        };
        // Most names are plain ASCII. Comparing them without a copy makes the search several times
        // faster. A copy is needed to remove apostrophes and to replace references such as `&amp;`.
        let is_plain = |byte: &u8| byte.is_ascii() && !matches!(byte, b'\'' | b'`' | b'&');
        if name.iter().all(is_plain) {
            return is_any_order_match(words, || {
                name.split(|byte| !byte.is_ascii_alphanumeric()).filter(|part| !part.is_empty())
            });
        }
        let name = searchable(&decode(name));
        is_any_order_match(words, || {
            let parts = name.split(|letter: char| !letter.is_alphanumeric());
            parts.filter(|part| !part.is_empty()).map(str::as_bytes)
        })
    }
}

/// Whether each word of a query is the beginning of a part of a player's name, regardless of case.
/// `false` if there are no words.
fn is_any_order_match<'a, Parts>(words: &[String], parts: impl Fn() -> Parts) -> bool
where
    Parts: Iterator<Item = &'a [u8]>,
{
    let begins = |part: &[u8], word: &[u8]| {
        part.get(..word.len()).is_some_and(|beginning| beginning.eq_ignore_ascii_case(word))
    };
    !words.is_empty() && words.iter().all(|word| parts().any(|part| begins(part, word.as_bytes())))
}

impl TextColumns {
    /// Parses the line with the headings in the text layout. Returns `None` for any other line.
    fn read(line: &[u8]) -> Option<TextColumns> {
        let line = decode_text(line);
        let line = line.trim_start_matches('\u{feff}');
        if !line.starts_with("ID Number") || !line.is_ascii() {
            return None;
        }
        let mut columns = vec![("ID Number".to_owned(), 0)];
        let mut at = "ID Number".len();
        for word in line[at..].split_inclusive(' ') {
            if !word.trim().is_empty() {
                columns.push((word.trim().to_owned(), at));
            }
            at += word.len();
        }
        Some(TextColumns(columns))
    }

    /// Returns the text of a player's line in the column with this heading. Returns `None` if the
    /// list has no such column.
    fn text_in_column(&self, line: &[u8], heading: &str) -> Option<String> {
        self.bytes_in_column(line, heading).map(decode_text)
    }

    /// Returns the bytes of a player's line in the column with this heading. Returns `None` if the
    /// list has no such column.
    fn bytes_in_column<'a>(&self, line: &'a [u8], heading: &str) -> Option<&'a [u8]> {
        let column = self.0.iter().position(|(name, _)| name == heading)?;
        let (start, end) = (self.0[column].1, self.0.get(column + 1).map(|(_, end)| *end));
        let text = (!line.is_ascii()).then(|| std::str::from_utf8(line).ok()).flatten();
        let text = text.filter(|text| self.counts_chars(text));
        let offset = |column: usize| match text {
            Some(text) => text.char_indices().nth(column).map_or(line.len(), |(offset, _)| offset),
            None => column.min(line.len()),
        };
        let (start, end) = (offset(start), end.map_or(line.len(), offset));
        Some(&line[start..end.max(start)])
    }

    /// Whether the columns of a line start at positions counted in characters instead of bytes.
    /// This is assumed if there is a blank before each of these positions.
    fn counts_chars(&self, line: &str) -> bool {
        let letters: Vec<char> = line.chars().collect();
        let mut starts = self.0.iter().filter_map(|(_, start)| start.checked_sub(1));
        starts.all(|before| letters.get(before).is_none_or(|letter| letter.is_whitespace()))
    }

    /// Creates a player from a line in the text layout.
    fn entrant(&self, line: &[u8]) -> Entrant {
        let cell = |heading: &str| self.text_in_column(line, heading).unwrap_or_default();
        // A list with only standard, only rapid or only blitz ratings has a month, such as `NOV26`,
        // as the heading of the ratings.
        let is_month =
            |heading: &str| heading.len() == 5 && heading[3..].bytes().all(|byte| byte.is_ascii_digit());
        let month = self.0.iter().map(|(heading, _)| heading.as_str()).find(|heading| is_month(heading));
        let rating = cell(if self.0.iter().any(|(heading, _)| heading == "SRtng") {
            "SRtng"
        } else {
            month.unwrap_or("Rtng")
        });
        let (name, id) = (cell("Name"), cell("ID Number"));
        let title = Some(cell("Tit")).filter(|title| !title.is_empty()).unwrap_or_else(|| cell("WTit"));
        entrant(name, id, &cell("Fed"), &cell("Sex"), &title, &rating, &cell("B-day"))
    }
}

/// Returns the length in bytes of the first record in `bytes`, a part of an XML list. Returns
/// `None` if the end of the record is missing.
///
/// This is Horspool's algorithm, which skips most bytes. A search in the list spends most of its
/// time in this function. In WebAssembly, it takes 60 % of the time of a general substring search.
fn xml_record_length(bytes: &[u8]) -> Option<usize> {
    let mut end = XML_RECORD_END.len();
    loop {
        let last = *bytes.get(end - 1)?;
        if last == b'>' && bytes[..end].ends_with(XML_RECORD_END) {
            return Some(end);
        }
        end += usize::from(XML_RECORD_END_SKIPS[usize::from(last)]);
    }
}

/// Creates a player from an XML record.
fn entrant_of_xml(record: &[u8]) -> Entrant {
    let of = |tag| xml_bytes(record, tag).map(|text| unescape_xml(&decode_text(text))).unwrap_or_default();
    let title = Some(of("title")).filter(|title| !title.is_empty()).unwrap_or_else(|| of("w_title"));
    entrant(of("name"), of("fideid"), &of("country"), &of("sex"), &title, &of("rating"), &of("birthday"))
}

/// Creates a player from the texts of a record. `id` is the FIDE ID. Unknown details become empty
/// texts, and an invalid rating becomes 0.
fn entrant(
    name: String,
    id: String,
    federation: &str,
    sex: &str,
    title: &str,
    rating: &str,
    birth: &str,
) -> Entrant {
    let details = PersonalDetails {
        sex: super::cell::read_sex(sex).unwrap_or_default(),
        title: super::cell::read_title(title).unwrap_or_default(),
        federation: federation.to_owned(),
        fide_id: id,
        birth: super::cell::read_birth(birth).unwrap_or_default(),
        ..PersonalDetails::default()
    };
    Entrant { name, rating: rating.parse().unwrap_or(0), details, ..Entrant::default() }
}

/// Decodes a text of the list, in UTF-8 or Windows-1252, and trims it.
fn decode_text(bytes: &[u8]) -> String {
    let text = std::str::from_utf8(bytes)
        .map_or_else(|_| trf::decode_report(bytes).into(), std::borrow::Cow::Borrowed);
    text.trim().to_owned()
}

/// Returns the FIDE ID and the name from an XML record. Does not replace character references such
/// as `&amp;`. Returns `None` if the ID or the name is missing. Both are at the start of a record,
/// so the function reads only a small part of the record.
fn xml_id_and_name(record: &[u8]) -> Option<(&[u8], &[u8])> {
    let (mut id, mut name) = (None, None);
    for (tag, text) in xml_elements(record) {
        match tag {
            b"fideid" => id = id.or(Some(text)),
            b"name" => name = name.or(Some(text)),
            _ => continue,
        }
        if id.is_some() && name.is_some() {
            break;
        }
    }
    id.zip(name)
}

/// Returns the content of the first element with this tag in an XML record. Does not replace
/// character references such as `&amp;`. Returns `None` if there is no such element. The element
/// must not contain other elements.
fn xml_bytes<'a>(record: &'a [u8], tag: &str) -> Option<&'a [u8]> {
    xml_elements(record).find(|(name, _)| *name == tag.as_bytes()).map(|(_, text)| text)
}

/// Iterates over the tags in an XML record. Each item is a tag without angle brackets, and the text
/// after it. End tags keep their `/`.
fn xml_elements(record: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    let mut rest = record;
    std::iter::from_fn(move || {
        let tag = &rest[memchr(b'<', rest)? + 1..];
        let length = memchr(b'>', tag)?;
        rest = &tag[length + 1..];
        Some((&tag[..length], &rest[..memchr(b'<', rest)?]))
    })
}

/// Replaces XML character references such as `&amp;` by their characters.
fn unescape_xml(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        plain.push_str(before);
        let known = after.split_once(';').and_then(|(name, behind)| Some((referenced_char(name)?, behind)));
        let (letter, behind) = known.unwrap_or(('&', after));
        plain.push(letter);
        rest = behind;
    }
    plain + rest
}

/// Returns the character for an XML character reference. The reference is given without `&` and
/// `;`, such as `amp` or `#233`. Returns `None` for an unknown reference.
fn referenced_char(reference: &str) -> Option<char> {
    match reference {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = reference.strip_prefix('#')?;
            let number = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(number).filter(|letter| !letter.is_control())
        }
    }
}
