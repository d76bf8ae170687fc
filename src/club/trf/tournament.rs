//! Contents of a FIDE report file: players, rounds, format of the tournament, and notes.

use std::collections::BTreeMap;

use crate::club::event::{EventFormat, ForbiddenPair, MAX_PLAYERS, MAX_ROUNDS, PersonalDetails};
use crate::club::record::{Bye, PointSystem};
use crate::club::tiebreak::TieBreak;
use crate::rules::Color;

use super::card::{PlayerLine, columns};
use super::cell::{ResultLetter, RoundCell};
use super::extra_points;
use super::future_records::FutureRecords;
use super::heading::ReportHeading;
use super::note::{ReportError, ReportErrorKind, ReportNote, ReportNoteKind};
use super::records::{self, record_words};
use super::rounds::{self, ReportRound};
use super::system;
use super::{Report, ReportLine};

/// A tournament as an imported FIDE report file (TRF) describes it.
///
/// Players and rounds are numbered from 0; players are in the order of their starting numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportTournament {
    /// The lines of the file.
    pub report: Report,
    /// The players.
    pub players: Vec<ReportPlayer>,
    /// The rounds on the players' lines, including future rounds with byes.
    pub rounds: Vec<ReportRound>,
    /// The number of paired rounds, which come first in `rounds`.
    pub paired_rounds: usize,
    /// The format: a Swiss, a round robin, or a round robin ranked by the number of wins.
    pub format: EventFormat,
    /// The points for each result and each bye.
    pub points: PointSystem,
    /// The tie-breaks, the most important first.
    pub tie_breaks: Vec<TieBreak>,
    /// The initial colour: the colour of the first player in the first round. It comes from record
    /// 152 or `XXC`, or else from the colours on the players' lines. `None` if the report has no
    /// colours at all.
    pub initial_color: Option<Color>,
    /// Pairs of players who must not meet.
    pub forbidden: Vec<ForbiddenPair>,
    /// Byes in future rounds, by round and player.
    pub future_byes: BTreeMap<(usize, usize), Bye>,
    /// Notes on contradictions and on parts without effect, in the order of the lines.
    pub notes: Vec<ReportNote>,
}

/// A player in an imported FIDE report file (TRF).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportPlayer {
    /// The starting number.
    pub number: usize,
    /// The name; the starting number as text if the line has no name.
    pub name: String,
    /// The rating; 0 if unrated.
    pub rating: u32,
    /// Personal details: sex, title, federation, FIDE ID and birth date.
    pub details: PersonalDetails,
    /// The total score that the player's line states, in half-points; `None` if it is missing or
    /// invalid.
    pub half_points: Option<u32>,
    /// The index of the player's line in the file, from 0.
    pub line: usize,
}

impl ReportPlayer {
    /// Creates a player from a line of a FIDE report file. `card` is the line, and `line` is its
    /// index in the file, from 0.
    fn from_line(line: usize, card: &PlayerLine) -> ReportPlayer {
        let number = card.number().unwrap_or(0);
        let name = card.name();
        ReportPlayer {
            number,
            name: if name.is_empty() { number.to_string() } else { name },
            rating: card.rating(),
            details: card.details(),
            half_points: card.half_points(),
            line,
        }
    }
}

impl ReportTournament {
    /// Parses the text of a FIDE report file (TRF).
    ///
    /// # Errors
    /// If the text is not such a report, has too few or too many players, or a starting number is
    /// missing or used twice; the error contains the place. Other contradictions become
    /// [notes](ReportTournament::notes).
    pub fn read(text: &str) -> Result<ReportTournament, ReportError> {
        let report = Report::read(text);
        let players = read_players(&report)?;
        let mut notes = Vec::new();
        let cards: Vec<(usize, &PlayerLine)> = players
            .iter()
            .filter_map(|player| match &report.lines[player.line] {
                ReportLine::Player(card) => Some((player.line + 1, &**card)),
                ReportLine::Other(_) => None,
            })
            .collect();
        note_unknown_lines(&report, &mut notes);
        note_invalid_fields(&cards, &mut notes);
        let mut rounds = rounds::rounds_of_lines(&cards, &mut notes);
        let paired = rounds.iter().rposition(ReportRound::is_paired).map_or(0, |last| last + 1);
        let points = records::point_system(&report, &mut notes);
        let numbers: Vec<usize> = players.iter().map(|player| player.number).collect();
        let mut reading = FutureRecords { report: &report, numbers: &numbers, notes: &mut notes };
        let mut absent = reading.read_byes(&mut rounds, paired);
        let forbidden = reading.read_forbidden_pairs();
        for (round, later) in rounds.iter().enumerate().skip(paired) {
            absent.extend(later.byes.iter().map(|&(player, bye)| ((round, player), bye)));
        }
        rounds[..paired].iter_mut().for_each(|round| add_zero_point_byes(round, players.len()));
        let mut format = system::event_format(&report, &rounds[..paired], players.len(), &absent, &mut notes);
        extra_points::note_invalid_extra_points(&report, &numbers, &mut notes);
        let tie_breaks = records::known_tie_breaks(&report, &mut notes);
        let mut tie_breaks = tie_breaks.unwrap_or_else(|| usual_tie_breaks(&format));
        if format == (EventFormat::RoundRobin { double: false }) && records::ranks_by_wins(&report) {
            format = EventFormat::MostWins;
            tie_breaks.retain(|one| *one != TieBreak::Wins);
        }
        let mut tournament = ReportTournament {
            tie_breaks,
            initial_color: records::initial_color(&report).or_else(|| implied_initial_color(&cards)),
            report,
            players,
            rounds,
            paired_rounds: paired,
            format,
            points,
            forbidden,
            future_byes: absent,
            notes,
        };
        if !tournament.is_accelerated() {
            tournament.notes.extend(system::acceleration_note(&tournament.report));
        }
        tournament.note_totals();
        tournament.notes.sort_by_key(|note| (note.line, note.column));
        Ok(tournament)
    }

    /// Returns the heading of the FIDE report file: name, place, dates, arbiters and time
    /// control.
    pub fn heading(&self) -> ReportHeading {
        ReportHeading::read(&self.report)
    }

    /// Whether the FIDE report file describes a Swiss that is accelerated by the Baku method.
    /// Either the file names this method, or the players have the extra points of this method.
    pub(super) fn is_accelerated(&self) -> bool {
        let EventFormat::Swiss { rounds } = self.format else { return false };
        let numbers: Vec<usize> = self.players.iter().map(|player| player.number).collect();
        system::is_baku(&self.report) || system::has_baku_points(&self.report, &numbers, rounds, self.points)
    }

    /// Returns how many half-points a player of the FIDE report file has scored in `rounds`. Byes
    /// count too, even those in future rounds.
    pub(super) fn half_points_in(&self, player: usize, rounds: &[ReportRound]) -> u32 {
        let of_round = |round: &ReportRound| match round.result_of_player(player) {
            rounds::PlayerResult::Against(_, color, Some(score)) => {
                self.points.points_of_result(score, color)
            }
            rounds::PlayerResult::Against(..) => 0,
            rounds::PlayerResult::Bye(bye) => self.points.points_of_bye(bye),
        };
        rounds.iter().map(of_round).sum()
    }

    /// Adds notes on totals in the FIDE report file that contradict the players' lines: each
    /// player's total score, and the stated numbers of players, rated players and rounds.
    fn note_totals(&mut self) {
        for (player, one) in self.players.iter().enumerate() {
            let Some(total) = one.half_points else { continue };
            let is_open = self.rounds.iter().any(|round| {
                matches!(round.result_of_player(player), rounds::PlayerResult::Against(_, _, None))
            });
            // The total score of some programs includes byes in future rounds. Other programs
            // include the extra points of one round of an acceleration.
            let mut sums = vec![
                self.half_points_in(player, &self.rounds),
                self.half_points_in(player, &self.rounds[..self.paired_rounds]),
            ];
            for extra in extra_points::extra_points(&self.report, one.number, MAX_ROUNDS) {
                sums.extend([sums[0] + extra, sums[1] + extra]);
            }
            if !is_open && !sums.contains(&total) && !records::has_abnormal_points(&self.report, one.number) {
                let column = columns::POINTS.start + 1;
                self.notes.push(ReportNote {
                    line: one.line + 1,
                    column,
                    kind: ReportNoteKind::PointsDiffer,
                });
            }
        }
        let rated = self.players.iter().filter(|player| player.rating > 0).count();
        let mut differs = |code: &str, is_wrong: &dyn Fn(usize) -> bool| {
            for (line, text) in self.report.records(code) {
                let Some((column, word)) = record_words(text).next() else { continue };
                let kind = match word.parse() {
                    Ok(number) => is_wrong(number).then_some(ReportNoteKind::CountDiffers),
                    Err(_) => Some(ReportNoteKind::RecordUnreadable),
                };
                self.notes.extend(kind.map(|kind| ReportNote { line, column, kind }));
            }
        };
        differs("062", &|number| number != self.players.len());
        differs("072", &|number| number != rated);
        let paired = self.paired_rounds;
        differs("142", &|number| number < paired);
        differs("XXR", &|number| number < paired);
    }
}

/// Parses the players of a FIDE report file, and returns them in the order of their starting
/// numbers.
fn read_players(report: &Report) -> Result<Vec<ReportPlayer>, ReportError> {
    let mut players: Vec<ReportPlayer> = Vec::new();
    let mut first_unknown_line = None;
    for (index, line) in report.lines.iter().enumerate() {
        let fault = |column, kind| ReportError { line: index + 1, column, kind };
        match line {
            ReportLine::Player(card) => {
                if card.number().is_none() {
                    return Err(fault(columns::NUMBER.start + 1, ReportErrorKind::BadNumber));
                }
                players.push(ReportPlayer::from_line(index, card));
                if players.len() > MAX_PLAYERS {
                    return Err(fault(1, ReportErrorKind::TooManyPlayers));
                }
            }
            ReportLine::Other(text) if text.trim().is_empty() || line.record().is_some() => {}
            ReportLine::Other(_) => {
                first_unknown_line.get_or_insert(fault(1, ReportErrorKind::NotARecord));
            }
        }
    }
    if players.is_empty()
        && let Some(first_unknown_line) = first_unknown_line
    {
        return Err(first_unknown_line);
    }
    let last =
        ReportError { line: report.lines.len().max(1), column: 1, kind: ReportErrorKind::TooFewPlayers };
    match players.len() {
        _ if report
            .lines
            .iter()
            .all(|line| matches!(line, ReportLine::Other(text) if text.trim().is_empty())) =>
        {
            return Err(ReportError { line: 1, column: 1, kind: ReportErrorKind::Empty });
        }
        0 | 1 => return Err(last),
        _ => {}
    }
    players.sort_by_key(|player| (player.number, player.line));
    let twice = players.windows(2).filter(|two| two[0].number == two[1].number).map(|two| two[1].line).min();
    match twice {
        Some(line) => {
            let column = columns::NUMBER.start + 1;
            Err(ReportError { line: line + 1, column, kind: ReportErrorKind::NumberTwice })
        }
        None => Ok(players),
    }
}

/// Adds notes on lines of a FIDE report file that are neither records nor blank.
fn note_unknown_lines(report: &Report, notes: &mut Vec<ReportNote>) {
    for (index, line) in report.lines.iter().enumerate() {
        if let ReportLine::Other(text) = line
            && line.record().is_none()
            && !text.trim().is_empty()
        {
            notes.push(ReportNote { line: index + 1, column: 1, kind: ReportNoteKind::RecordUnreadable });
        }
    }
}

/// Adds notes on invalid fields and shifted columns in the players' lines of a FIDE report file.
/// `cards` contains each line with its number in the file, from 1.
fn note_invalid_fields(cards: &[(usize, &PlayerLine)], notes: &mut Vec<ReportNote>) {
    for &(line, card) in cards {
        let mut note = |column: usize, kind| notes.push(ReportNote { line, column: column + 1, kind });
        if card.is_shifted() {
            note(columns::NAME.start, ReportNoteKind::ColumnsShifted);
        }
        for field in [columns::RATING, columns::RANK] {
            if !card.text_in(field.clone()).is_empty() && card.number_in(field.clone()).is_none() {
                note(field.start, ReportNoteKind::FieldUnreadable);
            }
        }
        if !card.text_in(columns::POINTS).is_empty() && card.half_points().is_none() {
            note(columns::POINTS.start, ReportNoteKind::FieldUnreadable);
        }
    }
}

/// Gives a zero-point bye to every player who has neither a game nor a bye in a round of a FIDE
/// report file, because blank columns mean this bye. `players` is the number of players.
fn add_zero_point_byes(round: &mut ReportRound, players: usize) {
    for player in 0..players {
        let is_free = round.byes.iter().any(|(free, _)| *free == player);
        let plays = |game: &rounds::ReportGame| game.pairing.white == player || game.pairing.black == player;
        if !is_free && !round.games.iter().any(plays) {
            round.byes.push((player, Bye::Zero));
        }
    }
    round.byes.sort_by_key(|(player, _)| *player);
}

/// Returns the tie-breaks that a tournament gets if its FIDE report file names none.
fn usual_tie_breaks(format: &EventFormat) -> Vec<TieBreak> {
    match format {
        EventFormat::Swiss { .. } => {
            vec![TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger]
        }
        _ => vec![TieBreak::DirectEncounter, TieBreak::SonnebornBerger],
    }
}

/// Returns the initial colour that the players' lines of a FIDE report file imply; `None` if no
/// line has a colour. `cards` contains the lines with their numbers in the file, in the order of
/// the starting numbers.
///
/// The result follows from the first round in which any line has a colour. The players who have
/// been paired by the end of this round are numbered in the order of `cards`, from 1. The
/// higher-ranked player of a pair has the initial colour if this number is odd, and the opposite
/// colour if it is even (FIDE C.04.3, 5.2.5). The first numbered player whose line has a colour in
/// this round counts as such a higher-ranked player and decides.
fn implied_initial_color(cards: &[(usize, &PlayerLine)]) -> Option<Color> {
    let color_in = |card: &PlayerLine, round: usize| match card.round_cell(round) {
        Some(RoundCell::Against { color, .. }) => color,
        _ => None,
    };
    let rounds = cards.iter().map(|(_, card)| card.rounds()).max().unwrap_or(0).min(MAX_ROUNDS);
    let has_colors = |round: &usize| cards.iter().any(|(_, card)| color_in(card, *round).is_some());
    let first = (0..rounds).find(has_colors)?;
    let is_paired = |card: &PlayerLine| {
        let is_pairing = |cell: RoundCell| match cell {
            RoundCell::Against { .. } => true,
            RoundCell::Free(letter) => {
                matches!(letter, ResultLetter::Allocated | ResultLetter::ForfeitWin)
            }
            RoundCell::Blank => false,
        };
        (0..=first).any(|round| card.round_cell(round).is_some_and(is_pairing))
    };
    let paired = cards.iter().filter(|(_, card)| is_paired(card));
    paired.enumerate().find_map(|(place, (_, card))| {
        let color = color_in(card, first)?;
        Some(if place.is_multiple_of(2) { color } else { !color })
    })
}
