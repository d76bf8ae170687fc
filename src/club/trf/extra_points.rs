//! Extra points of players for an accelerated pairing, in a FIDE report file: record 250, and
//! record `XXA` of some pairing programs.

use std::ops::RangeInclusive;

use super::Report;
use super::card::parse_half_points;
use super::note::{ReportNote, ReportNoteKind};
use super::records::record_words;

/// Extra points for an accelerated pairing, from one record of a FIDE report file. Starting numbers
/// and rounds count from 1.
struct ExtraPoints {
    /// The starting numbers of the players who get the points.
    players: RangeInclusive<usize>,
    /// The column, from 1, in which the starting number of the first of these players begins.
    players_column: usize,
    /// Ranges of rounds, each with the half-points that every player gets in each of these rounds.
    points: Vec<(RangeInclusive<usize>, u32)>,
}

/// Returns a player's extra points for an accelerated pairing from a FIDE report file: the
/// half-points in each round, up to the last round with extra points. `number` is the player's
/// starting number. `rounds` is the number of rounds of the tournament.
pub(super) fn extra_points(report: &Report, number: usize, rounds: usize) -> Vec<u32> {
    let mut found: Vec<u32> = Vec::new();
    for (_, read) in extra_points_records(report) {
        let Some(read) = read.ok().filter(|read| read.players.contains(&number)) else { continue };
        for (in_rounds, half_points) in read.points {
            let (first, last) = (*in_rounds.start(), rounds.min(*in_rounds.end()));
            if first <= last {
                found.resize(found.len().max(last), 0);
                found[first - 1..last].fill(half_points);
            }
        }
    }
    found
}

/// Adds a note on each record of extra points in a FIDE report file that cannot be parsed or
/// concerns none of the players. `numbers` are the players' starting numbers.
pub(super) fn note_invalid_extra_points(report: &Report, numbers: &[usize], notes: &mut Vec<ReportNote>) {
    for (line, read) in extra_points_records(report) {
        let column = match read {
            Err(column) => column,
            Ok(read) if !numbers.iter().any(|number| read.players.contains(number)) => read.players_column,
            Ok(_) => continue,
        };
        notes.push(ReportNote { line, column, kind: ReportNoteKind::RecordUnreadable });
    }
}

/// Parses all records of extra points in a FIDE report file, records `XXA` first. Each item is a
/// line number, and either the extra points or the column of a fault. Lines and columns count from
/// 1.
fn extra_points_records(report: &Report) -> impl Iterator<Item = (usize, Result<ExtraPoints, usize>)> {
    let of_player = report.records("XXA").map(|(line, text)| (line, points_of_player(text)));
    of_player.chain(report.records("250").map(|(line, text)| (line, points_of_players(text))))
}

/// Parses a record `XXA` of a FIDE report file: a starting number, and the extra points of this
/// player in each round. Blank columns mean no points. `text` is the record without its code.
///
/// # Errors
/// The column, from 1, of the first invalid field.
fn points_of_player(text: &str) -> Result<ExtraPoints, usize> {
    let rounds = text.chars().count().saturating_sub(2) / 5;
    let columns = (0..rounds).map(|round| 10 + 5 * round..=13 + 5 * round);
    let columns: Vec<RangeInclusive<usize>> = std::iter::once(5..=8).chain(columns).collect();
    let fields = fields_in_columns(text, &columns);
    let [player, rest @ ..] = &fields[..] else { return Err(5) };
    let points = rest.iter().enumerate().map(|(round, (column, word))| {
        let half_points = if word.is_empty() { Some(0) } else { parse_half_points(word) };
        half_points.map(|half_points| (round + 1..=round + 1, half_points)).ok_or(*column)
    });
    Ok(ExtraPoints {
        players: number_range(player, player)?,
        players_column: player.0,
        points: points.collect::<Result<Vec<_>, usize>>()?,
    })
}

/// Parses a record 250 of a FIDE report file: extra points, the first and the last round, and the
/// first and the last player who gets them. A blank last round or last player is equal to the
/// first. If both rounds are blank, the record applies to all rounds. `text` is the record without
/// its code.
///
/// # Errors
/// The column, from 1, of the first invalid field.
fn points_of_players(text: &str) -> Result<ExtraPoints, usize> {
    // The first field contains match points, which only teams have.
    let fields = fields_in_columns(text, &[5..=8, 10..=13, 15..=17, 19..=21, 23..=26, 28..=31]);
    let [.., points, first_round, last_round, first, last] = &fields[..] else { return Err(5) };
    let half_points = parse_half_points(&points.1).ok_or(points.0)?;
    let rounds = match (first_round.1.as_str(), last_round.1.as_str()) {
        ("", "") => 1..=usize::MAX,
        _ => number_range(first_round, last_round)?,
    };
    Ok(ExtraPoints {
        players: number_range(first, last)?,
        players_column: first.0,
        points: vec![(rounds, half_points)],
    })
}

/// Returns the range from `first` to `last`, two numbers above 0 in a record of a FIDE report file,
/// each with its column. If `last` is blank, the range contains only `first`.
///
/// # Errors
/// The column of the invalid number, or the column of `last` if `last` is below `first`.
fn number_range(first: &(usize, String), last: &(usize, String)) -> Result<RangeInclusive<usize>, usize> {
    let number = |(column, word): &(usize, String)| {
        word.parse::<usize>().ok().filter(|number| *number > 0).ok_or(*column)
    };
    let start = number(first)?;
    let end = if last.1.is_empty() { start } else { number(last)? };
    if start <= end { Ok(start..=end) } else { Err(last.0) }
}

/// Splits a record of a FIDE report file into fields. `columns` are the columns of each field,
/// counted from 1. `text` is the record without its three-character code. Each item of the result
/// contains the column in which the text of a field begins, and the text. The text is empty if all
/// columns of the field are blank.
///
/// If a character other than a blank is outside `columns`, the file does not keep to the columns.
/// Then each word of the record is a field.
fn fields_in_columns(text: &str, columns: &[RangeInclusive<usize>]) -> Vec<(usize, String)> {
    const FIRST_COLUMN: usize = 4;
    let letters: Vec<char> = text.chars().collect();
    let is_in_field = |column: usize| columns.iter().any(|field| field.contains(&column));
    let mut placed = letters.iter().enumerate().map(|(index, letter)| (FIRST_COLUMN + index, *letter));
    if placed.any(|(column, letter)| letter != ' ' && !is_in_field(column)) {
        return record_words(text).map(|(column, word)| (column, word.to_owned())).collect();
    }
    let field = |columns: &RangeInclusive<usize>| {
        let letters = columns.clone().filter_map(|column| letters.get(column - FIRST_COLUMN));
        let text: String = letters.collect();
        let blanks = if text.trim().is_empty() { 0 } else { text.len() - text.trim_start().len() };
        (columns.start() + blanks, text.trim().to_owned())
    };
    columns.iter().map(field).collect()
}
