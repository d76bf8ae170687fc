//! Writer of a tournament as a FIDE report file (TRF).
//!
//! A tournament that was imported from a report becomes an updated copy of this report: lines that
//! are still right stay unchanged, others are changed or dropped, and missing lines are added.

use std::collections::BTreeMap;

use crate::club::event::{EventFormat, ForbiddenPair, Tournament};
use crate::club::record::{Bye, PointSystem};
use crate::club::swiss::virtual_points;
use crate::club::tiebreak::TieBreak;

use super::card::half_points_text;
use super::heading::ReportHeading;
use super::rounds::{ReportGame, ReportRound};
use super::tournament::ReportTournament;
use super::{Report, ReportLine};

/// Returns the FIDE report file (TRF) of a tournament. `None` for a knockout, which the format
/// cannot represent.
///
/// With `source`, the report from which the tournament was imported, the result is an updated copy
/// of this report. New players get lines in the order of their pairing numbers. `heading` is
/// ignored; [`Report::set_details`] can change the heading of the copy.
///
/// Without `source`, the result is a new report with this heading, in the 2026 edition of the
/// format.
pub fn write_report(
    event: &Tournament,
    heading: &ReportHeading,
    source: Option<&ReportTournament>,
) -> Option<Report> {
    if matches!(event.setup().format, EventFormat::Knockout { .. }) {
        return None;
    }
    let writer = ReportWriter::new(event, source);
    Some(match source {
        Some(source) => writer.into_updated_report(source),
        None => writer.into_new_report(heading),
    })
}

/// Identifier of the program that made the pairings, for record 182 of a new FIDE report file.
const PAIRING_PROGRAM: &str = "Tabiya";

/// What an updated FIDE report file contains in place of one record of the imported report: the
/// same line, a changed line or none.
pub(super) enum SourceRemainder {
    /// The unchanged record.
    Whole,
    /// A changed line: the record in a shorter form or with another value.
    Part(ReportLine),
    /// No line. If some pairs of the record are still forbidden, each gets a record of its own.
    Nothing,
}

/// Writer of a tournament's FIDE report file, with the data that all lines need.
pub(super) struct ReportWriter<'a> {
    pub(super) event: &'a Tournament,
    /// `numbers[i]` is the starting number of player `i`.
    pub(super) numbers: Vec<usize>,
    /// The players, as indices from 0, in the order of their starting numbers.
    pub(super) order: Vec<usize>,
    /// The paired rounds of the tournament in the form of a report.
    pub(super) rounds: Vec<ReportRound>,
    /// Byes that players have requested for future rounds of a Swiss, and zero-point byes of
    /// players who have withdrawn, by round and player. Byes that are already on a line of the
    /// report are removed.
    pub(super) unwritten_byes: BTreeMap<(usize, usize), Bye>,
    /// Forbidden pairs. Pairs that are already on a line of the report are removed.
    pub(super) forbidden: Vec<ForbiddenPair>,
    /// `points[i]` are the half-points of player `i`.
    pub(super) points: Vec<u32>,
    /// `ranks[i]` is the rank of player `i` in the standings, counted from 1.
    pub(super) ranks: Vec<usize>,
}

impl<'a> ReportWriter<'a> {
    /// Collects the data of a tournament for its FIDE report file.
    ///
    /// With `source`, the report from which the tournament was imported, players keep the starting
    /// numbers that they have in this report. New players get the next higher numbers.
    fn new(event: &'a Tournament, source: Option<&ReportTournament>) -> ReportWriter<'a> {
        let order = event.pairing_order();
        let known: Vec<usize> =
            source.iter().flat_map(|source| &source.players).map(|one| one.number).collect();
        let mut numbers = vec![0; order.len()];
        let mut last = 0;
        for (place, &player) in order.iter().enumerate() {
            last = known.get(place).copied().unwrap_or(last + 1);
            numbers[player] = last;
        }
        let next = event.rounds().len();
        let to_come = next..event.total_rounds().unwrap_or(0).max(next);
        let keys = to_come.flat_map(|round| (0..order.len()).map(move |player| (round, player)));
        let is_swiss = matches!(event.setup().format, EventFormat::Swiss { .. });
        // A player who has withdrawn from a Swiss is absent from all future rounds.
        let bye = |round: usize, player: usize| match event.has_withdrawn(player) {
            true if is_swiss => Some(Bye::Zero),
            _ => event.bye_request(player, round),
        };
        let unwritten_byes = keys.filter_map(|key| Some((key, bye(key.0, key.1)?))).collect();
        let mut ranks = vec![0; order.len()];
        for row in event.standings_table() {
            ranks[row.player] = row.place;
        }
        ReportWriter {
            event,
            numbers,
            order,
            rounds: report_rounds(event),
            unwritten_byes,
            forbidden: event.future_forbidden_pairs().collect(),
            points: event.points_of_all_games(),
            ranks,
        }
    }

    /// Whether a round of the tournament is a future round of a Swiss, so that players can request
    /// byes for it. `round` counts from 0.
    pub(super) fn is_future_swiss_round(&self, round: usize) -> bool {
        let is_swiss = matches!(self.event.setup().format, EventFormat::Swiss { .. });
        is_swiss && (self.event.rounds().len()..self.event.total_rounds().unwrap_or(0)).contains(&round)
    }

    /// Writes a new FIDE report file of the tournament with this heading.
    fn into_new_report(mut self, heading: &ReportHeading) -> Report {
        let event = self.event;
        let mut report = Report::default();
        let is_swiss = matches!(event.setup().format, EventFormat::Swiss { .. });
        let kind = match event.setup().format {
            EventFormat::Swiss { .. } => "Individual: Swiss-System (FIDE Dutch)",
            EventFormat::RoundRobin { double: true } => "Individual: Double-Round-Robin",
            _ => "Individual: Round-Robin",
        };
        let rated = event.entrants().iter().filter(|entrant| entrant.rating > 0).count();
        let mut add = |code: &str, text: &str| {
            let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
            let text: String = plain.collect();
            if !text.trim().is_empty() {
                report.lines.push(ReportLine::Other(format!("{code} {}", text.trim_end())));
            }
        };
        add("012", &heading.name);
        add("022", &heading.details.city);
        add("032", &heading.details.federation);
        add("042", &heading.begin);
        add("052", &heading.end);
        add("062", &self.order.len().to_string());
        add("072", &rated.to_string());
        add("092", kind);
        add("102", &heading.details.arbiter);
        add("112", &heading.details.deputy);
        add("132", &heading.round_dates_text());
        add("142", &event.total_rounds().unwrap_or(0).to_string());
        if is_swiss {
            add("152", event.initial_color().by_color("W", "B"));
        }
        let points = event.setup().points;
        if points != PointSystem::default() {
            report.lines.push(ReportLine::Other(points_record(points)));
        }
        let mut add = |code: &str, text: &str| report.lines.push(ReportLine::Other(format!("{code} {text}")));
        add("182", PAIRING_PROGRAM);
        match event.setup().format {
            EventFormat::Swiss { .. } if event.setup().pairing.is_accelerated => {
                add("192", "FIDE_DUTCH_BAKU");
            }
            EventFormat::Swiss { .. } => add("192", "FIDE_DUTCH"),
            EventFormat::RoundRobin { double: true } => add("192", "FIDE_DOUBLEROUNDROBIN"),
            _ => add("192", "FIDE_ROUNDROBIN"),
        }
        // Record 212 begins with the main criterion of the standings, before the tie-breaks.
        let first = match event.setup().format {
            EventFormat::MostWins => TieBreak::Wins,
            _ => TieBreak::Points,
        };
        let tie_breaks = event.setup().tie_breaks.iter().filter(|one| **one != first);
        let acronyms: Vec<String> = [&first].into_iter().chain(tie_breaks).map(|one| one.acronym()).collect();
        add("212", &acronyms.join(","));
        if !heading.time_control.is_empty() {
            add("222", &heading.time_control);
        }
        for player in self.order.clone() {
            report.lines.push(ReportLine::Player(Box::new(self.new_player_line(player))));
        }
        report.lines.extend(self.acceleration_records());
        self.add_missing_records(&mut report, false);
        report
    }

    /// Returns the records 250 of a FIDE report file: the extra points of an accelerated Swiss, for
    /// all players from the first to the last accelerated one. Empty without acceleration.
    fn acceleration_records(&self) -> Vec<ReportLine> {
        let EventFormat::Swiss { rounds } = self.event.setup().format else { return Vec::new() };
        let Some(last_player) = self.event.accelerated_players().pop() else { return Vec::new() };
        let scale = self.event.setup().points;
        let record = |points: u32| {
            let mut with = (0..rounds).filter(|&round| virtual_points(round, rounds, scale) == points);
            let first = with.next().filter(|_| points > 0)?;
            let last = with.next_back().unwrap_or(first);
            Some(ReportLine::Other(format!(
                "250      {:>4} {:>3} {:>3} {:>4} {:>4}",
                half_points_text(points),
                first + 1,
                last + 1,
                1,
                self.numbers[last_player],
            )))
        };
        [scale.win, scale.draw].into_iter().filter_map(record).collect()
    }

    /// Returns a copy of the imported FIDE report file that is updated to the present state of the
    /// tournament.
    fn into_updated_report(mut self, source: &ReportTournament) -> Report {
        let mut report = source.report.clone();
        let players = source.players.len().min(self.order.len());
        let is_as_read = players == self.order.len()
            && players == source.players.len()
            && (0..players).all(|player| self.has_unchanged_rounds(source, player));
        let lines: Vec<usize> = source.players.iter().map(|player| player.line).collect();
        let mut last = 0;
        let mut written = Vec::with_capacity(report.lines.len());
        for (index, mut line) in std::mem::take(&mut report.lines).into_iter().enumerate() {
            if let ReportLine::Player(card) = &mut line {
                let place = lines.iter().position(|line| *line == index).unwrap_or(usize::MAX);
                let Some(&player) = self.order.get(place) else { continue };
                self.update_line(card, source, place, player, is_as_read);
                written.push(line);
                last = written.len();
                continue;
            }
            match line
                .record()
                .map_or(SourceRemainder::Whole, |(code, text)| self.remainder_of_record(code, text, source))
            {
                SourceRemainder::Whole => written.push(line),
                SourceRemainder::Part(part) => written.push(part),
                SourceRemainder::Nothing => {}
            }
        }
        report.lines = written;
        let added: Vec<usize> = self.order.iter().skip(source.players.len()).copied().collect();
        let cards =
            added.into_iter().map(|player| ReportLine::Player(Box::new(self.new_player_line(player))));
        report.lines.splice(last..last, cards);
        let has_old_records =
            source.report.record_text("XXR").is_some() || source.report.record_text("XXP").is_some();
        self.add_missing_records(&mut report, has_old_records);
        report
    }

    /// Returns a record 240 of a FIDE report file, which gives `players` a bye in a round. `round`
    /// counts from 0.
    pub(super) fn bye_record(&self, round: usize, bye: Bye, players: &[usize]) -> ReportLine {
        let letter = match bye {
            Bye::Full | Bye::PairingAllocated => 'F',
            Bye::Half => 'H',
            Bye::Zero => 'Z',
        };
        let mut text = format!("240 {letter} {:>3}", round + 1);
        for &player in players {
            text.push_str(&format!(" {:>4}", self.numbers[player]));
        }
        ReportLine::Other(text)
    }

    /// Adds records for the byes and forbidden pairs that no line of the FIDE report file contains
    /// yet. With `has_old_records`, a pair that is forbidden in all rounds gets the older record
    /// `XXP`; all other pairs get record 260.
    fn add_missing_records(&mut self, report: &mut Report, has_old_records: bool) {
        let mut byes: BTreeMap<(usize, char), (Bye, Vec<usize>)> = BTreeMap::new();
        for (&(round, player), &bye) in &self.unwritten_byes {
            let letter = if bye == Bye::Half { 'H' } else { 'Z' };
            let letter = if bye == Bye::Full { 'F' } else { letter };
            byes.entry((round, letter)).or_insert((bye, Vec::new())).1.push(player);
        }
        for ((round, _), (bye, mut players)) in byes {
            players.sort_by_key(|&player| self.numbers[player]);
            report.lines.push(self.bye_record(round, bye, &players));
        }
        let all = self.event.total_rounds().unwrap_or(0);
        for ForbiddenPair { pair, rounds } in std::mem::take(&mut self.forbidden) {
            let [one, other] = pair.map(|player| self.numbers[player]);
            let (one, other) = (one.min(other), one.max(other));
            report.lines.push(ReportLine::Other(match rounds {
                None if has_old_records => format!("XXP {one} {other}"),
                rounds => {
                    let [first, last] = rounds.map_or([1, all], |rounds| rounds.map(|round| round + 1));
                    format!("260 {first:>3} {last:>3} {one:>4} {other:>4}")
                }
            }));
        }
    }
}

/// Converts the paired rounds of a tournament into the form of a FIDE report file.
fn report_rounds(event: &Tournament) -> Vec<ReportRound> {
    let round = |round: &crate::club::event::EventRound| ReportRound {
        games: round
            .boards
            .iter()
            .map(|board| ReportGame {
                pairing: board.pairing,
                result: board.results.first().copied(),
                is_rated: true,
            })
            .collect(),
        byes: round.byes.clone(),
    };
    event.rounds().iter().map(round).collect()
}

/// Returns the line of record 162 in a FIDE report file, which states the point system.
///
/// Each kind of result or bye has a letter, followed by its points, right-aligned in four columns.
/// Four blanks separate the kinds.
fn points_record(points: PointSystem) -> String {
    let allocated = points.allocated.unwrap_or(points.win);
    let values =
        [('W', points.win), ('D', points.draw), ('L', points.loss), ('A', points.absence), ('P', allocated)];
    let values = values.map(|(letter, half_points)| format!("{letter}{:>4}", half_points_text(half_points)));
    format!("162  {}", values.join("    "))
}
