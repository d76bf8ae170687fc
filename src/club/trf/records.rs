//! Parsers of the records in a FIDE report file other than the players' lines. A record is a line
//! that begins with a code of three characters.

use crate::club::event::EventFormat;
use crate::club::record::{Bye, PointSystem};
use crate::club::tiebreak::TieBreak;
use crate::rules::Color;

use super::Report;
use super::card::parse_half_points;
use super::note::{ReportNote, ReportNoteKind};

/// Splits a record of a FIDE report file into words at blanks and tabs. `text` is the record
/// without its three-character code. Each item is a word with the column of the line, from 1, at
/// which the word begins.
pub(super) fn record_words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    words_between(text, &[' ', '\t'])
}

/// Splits a list in a record of a FIDE report file into words. Like [`record_words`], but also
/// splits at commas, semicolons and slashes, which some programs write between starting numbers.
pub(super) fn listed_numbers(text: &str) -> impl Iterator<Item = (usize, &str)> {
    words_between(text, &[' ', '\t', ',', ';', '/'])
}

/// Splits a record of a FIDE report file into words at any of the `separators`. `text` is the
/// record without its three-character code. Each item is a word with the column of the line, from
/// 1, at which the word begins.
fn words_between<'a>(text: &'a str, separators: &'static [char]) -> impl Iterator<Item = (usize, &'a str)> {
    let start = text.as_ptr() as usize;
    text.split(separators).filter(|word| !word.is_empty()).map(move |word| {
        let before = word.as_ptr() as usize - start;
        // The code of the record is in the first three columns.
        (4 + text[..before].chars().count(), word)
    })
}

/// Returns the announced number of rounds in a FIDE report file: from record 142, else from `XXR`
/// of pairing programs, else from the number of dates in record 132. `None` if all three are
/// missing.
pub(super) fn announced_rounds(report: &Report) -> Option<usize> {
    let stated = ["142", "XXR"].iter().find_map(|code| report.record_text(code)?.parse().ok());
    stated
        .or_else(|| report.record_text("132").map(|dates| record_words(dates).count()))
        .filter(|rounds| *rounds > 0)
}

/// Returns the colour of the first player in the first round of a Swiss, as stated in a FIDE report
/// file (record 152, or `XXC` of pairing programs). `None` if it is not stated.
pub(super) fn initial_color(report: &Report) -> Option<Color> {
    let options = report.records("XXC").flat_map(|(_, text)| record_words(text));
    let mut said = report.records("152").flat_map(|(_, text)| record_words(text)).chain(options);
    said.find_map(|(_, word)| match word.to_ascii_lowercase().as_str() {
        "w" | "white" | "white1" => Some(Color::White),
        "b" | "black" | "black1" => Some(Color::Black),
        _ => None,
    })
}

/// Whether a FIDE report file gives a player points that differ from the results (record 299).
/// `number` is the player's starting number. A record without starting numbers concerns all
/// players.
pub(super) fn has_abnormal_points(report: &Report, number: usize) -> bool {
    // The columns before column 24 contain points and a round.
    const FIRST_PLAYER_COLUMN: usize = 24;
    report.records("299").any(|(_, text)| {
        let mut players = record_words(text).filter(|(column, _)| *column >= FIRST_PLAYER_COLUMN).peekable();
        players.peek().is_none() || players.any(|(_, word)| word.parse() == Ok(number))
    })
}

/// Returns the point system of the tournament in a FIDE report file: from record 162, or from
/// `BBW`, `BBD` … and `XXS` of pairing programs.
///
/// If the app cannot use these points, returns the default point system and adds an entry to
/// `notes`. Also adds an entry for each unknown name, each invalid value, and each contradiction,
/// such as different points for wins with White and with Black.
pub(super) fn point_system(report: &Report, notes: &mut Vec<ReportNote>) -> PointSystem {
    let mut first = None;
    let mut stated: Vec<(ReportNote, String, u32)> = Vec::new();
    for (index, line) in report.lines.iter().enumerate() {
        let Some((code, text)) = line.record() else { continue };
        let values = match code {
            "162" => named_values(text),
            "XXS" => named_values(text),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                vec![(4, code.to_owned(), text.trim().to_owned())]
            }
            _ => continue,
        };
        first.get_or_insert(index + 1);
        for (column, name, value) in values {
            let note = |kind| ReportNote { line: index + 1, column, kind };
            let is_known = points_of_name(&mut PointSystem::default(), &name).is_some();
            match parse_half_points(&value) {
                // `X` means the points for unfinished games. The app does not use them.
                _ if name == "X" => {}
                _ if !is_known => notes.push(note(ReportNoteKind::RecordUnreadable)),
                Some(value) => stated.push((note(ReportNoteKind::PointsUnusable), name, value)),
                None => notes.push(note(ReportNoteKind::PointsUnusable)),
            }
        }
    }
    let mut points = PointSystem::default();
    for (_, name, value) in &stated {
        // The app has no separate points for wins by forfeit, full-point byes and half-point byes.
        // The first two are worth as much as a win, and a half-point bye as much as a draw.
        if !matches!(name.as_str(), "FW" | "FPB" | "HPB")
            && let Some(points) = points_of_name(&mut points, name)
        {
            *points = *value;
        }
    }
    for (note, name, value) in stated {
        if points_of_name(&mut points, &name).is_some_and(|points| *points != value) {
            notes.push(note);
        }
    }
    points.allocated = points.allocated.filter(|allocated| *allocated != points.win);
    let setup = crate::club::event::EventSetup {
        format: EventFormat::MostWins,
        points,
        tie_breaks: Vec::new(),
        numbering: crate::club::event::PairingNumbers::AsEntered,
        seed: 0,
        pairing: crate::club::event::PairingRules::default(),
    };
    match (first, setup.check()) {
        (Some(line), Err(_)) => {
            notes.push(ReportNote { line, column: 1, kind: ReportNoteKind::PointsUnusable });
            PointSystem::default()
        }
        _ => points,
    }
}

/// Returns a reference to the points for a kind of result or bye, by its name in a FIDE report
/// file; `None` for an unknown name. If the points for the pairing-allocated bye are not set yet,
/// they are first set to the points for a win.
fn points_of_name<'p>(points: &'p mut PointSystem, name: &str) -> Option<&'p mut u32> {
    Some(match name {
        "W" | "BBW" | "WW" | "BW" | "FW" | "FPB" => &mut points.win,
        "D" | "BBD" | "WD" | "BD" | "HPB" => &mut points.draw,
        "L" | "BBL" | "WL" | "BL" => &mut points.loss,
        "A" | "Z" | "BBZ" | "BBF" | "ZPB" | "FL" => &mut points.absence,
        "P" | "BBU" | "PAB" => points.allocated.get_or_insert(points.win),
        _ => return None,
    })
}

/// Parses names and values in a record of a FIDE report file. Separators may differ: `W 3.0 D 1.0`,
/// `W=3 D=.5`.
///
/// Each item has three parts: the column of the line, from 1, at which the name begins; the name in
/// capital letters; and the value. A value before the first name has an empty name.
fn named_values(text: &str) -> Vec<(usize, String, String)> {
    let mut values: Vec<(usize, String, String)> = Vec::new();
    let mut is_name = false;
    for (index, letter) in text.chars().enumerate() {
        match letter {
            'A'..='Z' | 'a'..='z' => {
                if !is_name {
                    values.push((4 + index, String::new(), String::new()));
                }
                if let Some((_, name, _)) = values.last_mut() {
                    name.push(letter.to_ascii_uppercase());
                }
                is_name = true;
            }
            ' ' | '\t' | '=' => is_name = false,
            _ => {
                is_name = false;
                match values.last_mut() {
                    Some((_, _, value)) => value.push(letter),
                    None => values.push((4 + index, String::new(), letter.to_string())),
                }
            }
        }
    }
    values
}

/// Returns the kind of bye for a letter in record 240 of a FIDE report file; `None` for an unknown
/// letter.
pub(super) fn bye_type(letter: &str) -> Option<Bye> {
    match letter {
        "F" | "f" => Some(Bye::Full),
        "H" | "h" => Some(Bye::Half),
        "Z" | "z" => Some(Bye::Zero),
        _ => None,
    }
}

/// Players who must not meet each other, from a record 260 of a FIDE report file.
pub(super) struct ProhibitedPairings<'a> {
    /// The first and the last forbidden round, from 0; `None` for all rounds.
    pub(super) rounds: Option<[usize; 2]>,
    /// The column and the starting number of each player.
    pub(super) players: Vec<(usize, &'a str)>,
}

/// Parses a record 260 of a FIDE report file, which forbids players to meet each other; `None` if
/// it is invalid. `text` is the record without its code. If both rounds are blank, the record
/// applies to all rounds. If only the last round is blank, it is equal to the first round.
pub(super) fn prohibited_pairings(text: &str) -> Option<ProhibitedPairings<'_>> {
    let mut words = record_words(text);
    if !text.chars().skip(1).take(7).any(|letter| letter != ' ') {
        return Some(ProhibitedPairings { rounds: None, players: words.collect() });
    }
    let has_last = text.chars().skip(5).take(3).any(|letter| letter != ' ');
    let mut round = || words.next().and_then(|(_, word)| word.parse::<usize>().ok()?.checked_sub(1));
    let first = round()?;
    let rounds = [first, if has_last { round()? } else { first }];
    (rounds[0] <= rounds[1]).then(|| ProhibitedPairings { rounds: Some(rounds), players: words.collect() })
}

/// Whether a FIDE report file ranks the players by the number of wins: record 212, the list of
/// ranking criteria, begins with `WIN`.
pub(super) fn ranks_by_wins(report: &Report) -> bool {
    let first = report.record_text("212").and_then(|text| listed_numbers(text).next());
    first.is_some_and(|(_, word)| TieBreak::from_acronym(word) == Some(TieBreak::Wins))
}

/// Returns the tie-breaks that a FIDE report file names in record 212, or else in record 202.
/// `None` if both records are missing or blank.
///
/// Points (`PTS`) are left out, and so are repetitions, except of the direct encounter. Each
/// unknown tie-break gets an entry in `notes`.
pub(super) fn known_tie_breaks(report: &Report, notes: &mut Vec<ReportNote>) -> Option<Vec<TieBreak>> {
    let filled = |code: &'static str| report.records(code).find(|(_, text)| !text.trim().is_empty());
    let (line, text) = ["212", "202"].into_iter().find_map(filled)?;
    let mut found = Vec::new();
    for (column, word) in words_between(text, &[' ', '\t', ',', ';']) {
        match TieBreak::from_acronym(word) {
            Some(TieBreak::Points) => {}
            Some(known) if found.contains(&known) && !known.is_repeatable() => {}
            Some(known) => found.push(known),
            None => notes.push(ReportNote { line, column, kind: ReportNoteKind::RecordUnreadable }),
        }
    }
    Some(found)
}
