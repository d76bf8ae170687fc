//! A player's line in a FIDE report file (record 001), column by column.

use std::ops::Range;

use crate::club::event::PersonalDetails;
use crate::club::player_list::read_title;

use super::cell::RoundCell;

/// A player's line in a FIDE report file (record 001): fields in fixed columns, then ten columns
/// for each round.
///
/// If one field is changed, all other columns stay the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    /// The characters of the line, without those in `name_rest`.
    letters: Vec<char>,
    /// The end of a long name that does not fit into the columns of the name. In the file, this end
    /// shifts the columns after the name.
    name_rest: Vec<char>,
    /// Whether the columns after the name were in the wrong place in the file.
    is_shifted: bool,
}

/// Columns of the fields on a player's line, counted in characters from 0.
pub(super) mod columns {
    use std::ops::Range;

    pub(in super::super) const NUMBER: Range<usize> = 4..8;
    pub(in super::super) const SEX: Range<usize> = 9..10;
    pub(in super::super) const TITLE: Range<usize> = 10..13;
    pub(in super::super) const NAME: Range<usize> = 14..47;
    pub(in super::super) const RATING: Range<usize> = 48..52;
    pub(in super::super) const FEDERATION: Range<usize> = 53..56;
    pub(in super::super) const FIDE_ID: Range<usize> = 57..68;
    pub(in super::super) const BIRTH: Range<usize> = 69..79;
    pub(in super::super) const POINTS: Range<usize> = 80..84;
    pub(in super::super) const RANK: Range<usize> = 85..89;

    /// Returns the eight columns of a round on a player's line of a FIDE report file, without the
    /// two blanks after them. Rounds and columns count from 0.
    pub(in super::super) fn round_columns(round: usize) -> Range<usize> {
        let start = 91 + 10 * round;
        start..start + super::RoundCell::CELL_WIDTH
    }
}
use columns::{BIRTH, FEDERATION, FIDE_ID, NAME, NUMBER, POINTS, RANK, RATING, SEX, TITLE, round_columns};

/// The maximum number of characters by which a name may exceed its columns.
const MAX_NAME_REST: usize = 60;

/// Columns that must be blank between the fields, counted from 0.
const BLANK_COLUMNS: [usize; 10] = [3, 8, 13, 47, 52, 56, 68, 79, 84, 90];

impl PlayerLine {
    /// Parses a player's line of a FIDE report file, which begins with `001`.
    ///
    /// If the fields are not in their columns, the columns after the name are shifted until all
    /// fields fit. If they never fit, the line stays unchanged.
    pub(super) fn read(text: &str) -> PlayerLine {
        let card = PlayerLine::of_letters(text.chars().collect());
        if card.is_regular() {
            return card;
        }
        // Columns count characters, but some programs count the bytes of a name, or do not count
        // combining accents.
        let name = card.letters.get(NAME.start..).unwrap_or_default();
        let name = &name[..name.len().min(NAME.len())];
        let bytes = name.iter().map(|letter| letter.len_utf8() - 1).sum::<usize>();
        let marks = name.iter().filter(|letter| ('\u{300}'..='\u{36f}').contains(*letter)).count();
        let wider = (1..=bytes.min(NAME.len())).rev().map(|gap| {
            let mut letters = card.letters.clone();
            let end = (NAME.end - gap).min(letters.len());
            letters.splice(end..end, std::iter::repeat_n(' ', gap));
            letters
        });
        let narrower = (marks > 0 && card.letters.len() >= NAME.end + marks).then(|| {
            let mut letters = card.letters.clone();
            let taken: String = letters.drain(NAME.end..NAME.end + marks).collect();
            taken.trim().is_empty().then_some(letters)
        });
        // Other programs do not cut a long name. Then a letter is in the column after the name,
        // which is blank in a valid file.
        let is_long = card.letters.get(NAME.end).is_some_and(|letter| !matches!(letter, ' ' | '0'..='9'));
        let most = if is_long { MAX_NAME_REST } else { 0 };
        let overlong = (1..=most).filter(|rest| card.letters.len() >= NAME.end + rest).map(|rest| {
            let mut line = card.clone();
            line.name_rest = line.letters.drain(NAME.end..NAME.end + rest).collect();
            line
        });
        let candidates = wider.chain(narrower.flatten()).map(PlayerLine::of_letters).chain(overlong);
        // Digits in `name_rest` probably belong to the rating.
        let has_no_digits = |line: &PlayerLine| !line.name_rest.iter().any(char::is_ascii_digit);
        let is_likely = |line: &PlayerLine| line.is_regular() && has_no_digits(line);
        let regular = candidates.map(|line| PlayerLine { is_shifted: true, ..line }).find(is_likely);
        regular.unwrap_or(card)
    }

    /// Creates a player's line of a FIDE report file from its characters.
    fn of_letters(letters: Vec<char>) -> PlayerLine {
        PlayerLine { letters, name_rest: Vec::new(), is_shifted: false }
    }

    /// Creates a player's line of a FIDE report file that contains only the starting number.
    pub(super) fn new(number: usize) -> PlayerLine {
        let mut card = PlayerLine::of_letters("001".chars().collect());
        card.write_right_aligned(NUMBER, &number.to_string());
        card
    }

    /// Whether the fields of the player's line in a FIDE report file are in their columns. The
    /// starting number must be valid. The other numbers, the points and the rounds must be valid or
    /// blank. Blanks must separate the fields.
    fn is_regular(&self) -> bool {
        let is_blank = |column: usize| self.letters.get(column).is_none_or(|letter| *letter == ' ');
        let is_number =
            |range: Range<usize>| self.text_in(range.clone()).is_empty() || self.number_in(range).is_some();
        BLANK_COLUMNS.into_iter().all(is_blank)
            && self.number_in(NUMBER).is_some()
            && is_number(RATING)
            && is_number(RANK)
            && (self.text_in(POINTS).is_empty() || parse_half_points(&self.text_in(POINTS)).is_some())
            && (0..self.rounds()).all(|round| {
                let end = round_columns(round).end;
                self.round_cell(round).is_some() && is_blank(end) && is_blank(end + 1)
            })
    }

    /// Whether the columns after the player's name were in the wrong place in the FIDE report file,
    /// and have been shifted. This happens because programs count the characters of names
    /// differently, or do not cut a long name.
    pub fn is_shifted(&self) -> bool {
        self.is_shifted
    }

    /// Returns the text in certain columns of the player's line in a FIDE report file. The text is
    /// trimmed, and control characters become blanks.
    pub(super) fn text_in(&self, columns: Range<usize>) -> String {
        let end = columns.end.min(self.letters.len());
        plain_text(self.letters.get(columns.start..end).unwrap_or_default())
    }

    /// Returns the number in certain columns of the player's line in a FIDE report file; `None` if
    /// they contain no number.
    pub(super) fn number_in(&self, columns: Range<usize>) -> Option<u32> {
        self.text_in(columns).parse().ok()
    }

    /// Returns the player's starting number on this line of a FIDE report file; `None` if it is not
    /// a number above 0.
    pub fn number(&self) -> Option<usize> {
        self.number_in(NUMBER).map(|number| number as usize).filter(|number| *number > 0)
    }

    /// Returns the player's name on this line of a FIDE report file, also the end of a name that is
    /// too long for its columns.
    pub fn name(&self) -> String {
        let end = NAME.end.min(self.letters.len());
        let letters = self.letters.get(NAME.start..end).unwrap_or_default();
        plain_text(&[letters, &self.name_rest].concat())
    }

    /// Returns the player's rating on this line of a FIDE report file; 0 if unrated.
    pub fn rating(&self) -> u32 {
        self.number_in(RATING).unwrap_or(0)
    }

    /// Returns the player's personal details on this line of a FIDE report file: sex, title,
    /// federation, FIDE ID and birth date. A title in the short form of older files, such as `g`,
    /// is converted to the usual form, such as `GM`.
    pub fn details(&self) -> PersonalDetails {
        let title = self.text_in(TITLE);
        PersonalDetails {
            sex: self.text_in(SEX),
            title: read_title(&title).unwrap_or(title),
            federation: self.text_in(FEDERATION),
            fide_id: self.text_in(FIDE_ID),
            birth: self.text_in(BIRTH),
            ..PersonalDetails::default()
        }
    }

    /// Returns the player's total score on this line of a FIDE report file, in half-points; `None`
    /// if it is missing or invalid.
    pub fn half_points(&self) -> Option<u32> {
        parse_half_points(&self.text_in(POINTS))
    }

    /// Returns the number of rounds on this player's line of a FIDE report file. Blank rounds at
    /// the end do not count.
    pub fn rounds(&self) -> usize {
        let length = self.letters.iter().rposition(|letter| *letter != ' ').map_or(0, |last| last + 1);
        length.saturating_sub(round_columns(0).start).div_ceil(10)
    }

    /// Parses the columns of a round on this player's line of a FIDE report file. `round` counts
    /// from 0. The result is `None` if the columns are invalid.
    pub fn round_cell(&self, round: usize) -> Option<RoundCell> {
        let columns = round_columns(round);
        let end = columns.end.min(self.letters.len());
        RoundCell::read(self.letters.get(columns.start..end).unwrap_or_default())
    }

    /// Writes a text into certain columns of the player's line in a FIDE report file, padded with
    /// blanks and cut to the width of the columns.
    fn write_columns(&mut self, columns: Range<usize>, text: impl Iterator<Item = char>) {
        let length = self.letters.len().max(columns.end);
        self.letters.resize(length, ' ');
        let text = text.map(|letter| if letter.is_control() { ' ' } else { letter });
        let mut text = text.chain(std::iter::repeat(' '));
        self.letters[columns].iter_mut().for_each(|letter| *letter = text.next().unwrap_or(' '));
    }

    /// Writes a text left-aligned into certain columns of the player's line in a FIDE report file,
    /// cut to the width of the columns.
    pub(super) fn write_left_aligned(&mut self, columns: Range<usize>, text: &str) {
        self.write_columns(columns, text.chars());
    }

    /// Writes a text right-aligned into certain columns of the player's line in a FIDE report file,
    /// cut to the width of the columns.
    pub(super) fn write_right_aligned(&mut self, columns: Range<usize>, text: &str) {
        let gap = columns.len().saturating_sub(text.chars().count());
        self.write_columns(columns, std::iter::repeat_n(' ', gap).chain(text.chars()));
    }

    /// Writes the player's personal details into the line of a FIDE report file: sex, title,
    /// federation, FIDE ID and birth date.
    pub(super) fn set_details(&mut self, details: &PersonalDetails) {
        self.write_left_aligned(SEX, &details.sex);
        self.write_right_aligned(TITLE, &details.title);
        self.write_right_aligned(FEDERATION, &details.federation);
        self.write_right_aligned(FIDE_ID, &details.fide_id);
        self.write_left_aligned(BIRTH, &details.birth);
    }

    /// Writes a round (opponent, colour and result, or a bye) into the player's line of a FIDE
    /// report file. `round` counts from 0. A blank round after the end of the line is not written.
    pub(super) fn write_round_cell(&mut self, round: usize, cell: RoundCell) {
        if cell != RoundCell::Blank || self.letters.len() > round_columns(round).start {
            self.write_left_aligned(round_columns(round), &cell.text());
        }
    }

    /// Returns the text of this player's line in a FIDE report file. A name that is too long for
    /// its columns is cut.
    pub(super) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// Removes the blanks at the end of this player's line in a FIDE report file.
    pub(super) fn trim(&mut self) {
        let length = self.letters.iter().rposition(|letter| *letter != ' ').map_or(0, |last| last + 1);
        self.letters.truncate(length);
    }
}

/// Converts characters of a FIDE report file to a trimmed text. Control characters become blanks.
fn plain_text(letters: &[char]) -> String {
    let plain = letters.iter().map(|letter| if letter.is_control() { ' ' } else { *letter });
    plain.collect::<String>().trim().to_owned()
}

/// Parses points in a FIDE report file, such as `2.5`, `3` or `.5`, and returns half-points. `None`
/// if the text is not a number of points in steps of ½.
pub(super) fn parse_half_points(points: &str) -> Option<u32> {
    let (whole, part) = points.split_once(['.', ',']).unwrap_or((points, ""));
    let half = match part.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    let whole = match whole {
        "" if half == 1 => 0,
        digits => digits.parse::<u32>().ok()?,
    };
    whole.checked_mul(2)?.checked_add(half)
}

/// Formats half-points as points for a FIDE report file: 5 half-points as `2.5`.
pub(super) fn half_points_text(half_points: u32) -> String {
    format!("{}.{}", half_points / 2, half_points % 2 * 5)
}
