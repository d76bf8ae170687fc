//! Format of the tournament in a FIDE report file, by the pairing system that the file states.

use std::collections::BTreeMap;

use crate::club::event::{EventFormat, MAX_ROUNDS};
use crate::club::record::{Bye, PointSystem};
use crate::club::swiss::{accelerated_players, virtual_points};

use super::Report;
use super::extra_points::extra_points;
use super::note::{ReportNote, ReportNoteKind};
use super::records;
use super::rounds::ReportRound;

/// Returns the format of the tournament in a FIDE report file: a round robin if the report states
/// one, has no records of teams, and has only paired rounds that are possible in a round robin;
/// otherwise a Swiss.
///
/// `paired` lists the paired rounds, and `absent` contains the byes in future rounds, by round and
/// player. `players` is the number of players. Adds notes on unsupported parts to `notes`.
pub(super) fn event_format(
    report: &Report,
    paired: &[ReportRound],
    players: usize,
    absent: &BTreeMap<(usize, usize), Bye>,
    notes: &mut Vec<ReportNote>,
) -> EventFormat {
    let mut at = |line: Option<usize>, kind| {
        notes.extend(line.map(|line| ReportNote { line, column: 1, kind }));
    };
    let teams = team_record_line(report);
    at(teams, ReportNoteKind::Teams);
    let stated =
        ["192", "092"].into_iter().find_map(|code| report.records(code).next()).map(|(line, _)| line);
    match pairing_system(report) {
        PairingSystem::RoundRobin { double } if teams.is_none() => {
            let mut meetings = BTreeMap::new();
            for game in paired.iter().flat_map(|round| &round.games) {
                let (white, black) = (game.pairing.white, game.pairing.black);
                *meetings.entry((white.min(black), white.max(black))).or_insert(0) += 1;
            }
            let double = double || meetings.values().any(|times| *times == 2);
            let cycles = if double { 2 } else { 1 };
            let cycle = players.next_multiple_of(2) - 1;
            if paired.len() <= cycle * cycles && meetings.values().all(|times| *times <= cycles) {
                return EventFormat::RoundRobin { double };
            }
            at(stated, ReportNoteKind::OtherSystem);
        }
        PairingSystem::Other => at(stated, ReportNoteKind::OtherSystem),
        _ => {}
    }
    let asked = || absent.keys().map(|(round, _)| round + 1).max().unwrap_or(0);
    let rounds = records::announced_rounds(report).unwrap_or_else(asked).max(paired.len());
    EventFormat::Swiss { rounds: rounds.clamp(1, MAX_ROUNDS) }
}

/// Pairing system of the tournament that a FIDE report file states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PairingSystem {
    /// A Swiss by the Dutch system or by an unspecified system.
    Swiss,
    /// A round robin, single or double.
    RoundRobin { double: bool },
    /// An unsupported system.
    Other,
}

/// Names of round robins in the languages of the app and in some other languages. All are in lower
/// case, without spaces and punctuation, because [`pairing_system`] compares them with texts in
/// this form.
const ROUND_ROBIN_NAMES: [&str; 15] = [
    "roundrobin",
    "berger",
    "allplayall",
    "rundenturnier",
    "vollrundig",
    "jedergegenjeden",
    "toutesrondes",
    "touterondes",
    "todoscontratodos",
    "tutticontrotutti",
    "кругов",
    "دوري",
    "राउंडरॉबिन",
    "循环",
    "循環",
];

/// Names of the Swiss system, in the languages of the app.
const SWISS_NAMES: [&str; 8] = ["swiss", "schweizer", "suisse", "suizo", "швейцар", "سويسري", "स्विस", "瑞士"];

/// Words that mark a round robin as double, in the languages of the app.
const DOUBLE_NAMES: [&str; 8] =
    ["double", "doppel", "doble", "allerretour", "двоколов", "مزدوج", "डबल", "双循环"];

/// Returns the pairing system of the tournament that a FIDE report file states (record 192, or the
/// words in record 092).
fn pairing_system(report: &Report) -> PairingSystem {
    let letters = |code: &str| {
        let text = report.record_text(code).unwrap_or_default().to_lowercase();
        text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>()
    };
    let (code, name) = (letters("192"), letters("092"));
    let is_any = |text: &str, words: &[&str]| words.iter().any(|word| text.contains(word));
    let names_round_robin = |text: &str| {
        // `berger` is a name of round robins, but the text of a Swiss can contain the name of the
        // tie-break Sonneborn-Berger.
        let text = text.replace("sonnebornberger", "");
        is_any(&text, &ROUND_ROBIN_NAMES) && !is_any(&text, &SWISS_NAMES)
    };
    // The `G2` in `BERGER_ROUNDROBIN_G2` means that each pair of players meets twice.
    let games = code.rsplit_once("roundrobing").and_then(|(_, games)| games.parse::<u32>().ok());
    let is_double = is_any(&code, &DOUBLE_NAMES) || is_any(&name, &DOUBLE_NAMES) || games == Some(2);
    match (code.as_str(), name.as_str()) {
        _ if games.is_some_and(|games| games > 2) => PairingSystem::Other,
        _ if names_round_robin(&code) => PairingSystem::RoundRobin { double: is_double },
        ("", name) if names_round_robin(name) => PairingSystem::RoundRobin { double: is_double },
        ("", name) => {
            // Names of unsupported systems.
            const OTHERS: [&str; 6] = ["knockout", "scheveningen", "burstein", "dubov", "monrad", "schiller"];
            if OTHERS.iter().any(|word| name.contains(word)) {
                PairingSystem::Other
            } else {
                PairingSystem::Swiss
            }
        }
        // All names that begin with `FIDE_DUTCH` are supported, except `FIDE_DUTCH_2017` and
        // `FIDE_DUTCH_2017_BAKU`, which mean older rules.
        (code, _) if code.starts_with("fidedutch") && !code.starts_with("fidedutch2017") => {
            PairingSystem::Swiss
        }
        _ => PairingSystem::Other,
    }
}

/// Returns the line number, from 1, of the first record of teams in a FIDE report file: record 013,
/// or else record 310. `None` if there is no such record.
fn team_record_line(report: &Report) -> Option<usize> {
    ["013", "310"].iter().find_map(|code| report.records(code).next()).map(|(line, _)| line)
}

/// Returns a note on the first record of extra points for acceleration in a FIDE report file:
/// record 250, or else `XXA`. `None` if there is no such record.
pub(super) fn acceleration_note(report: &Report) -> Option<ReportNote> {
    let line = ["250", "XXA"].iter().find_map(|code| report.records(code).next()).map(|(line, _)| line)?;
    Some(ReportNote { line, column: 1, kind: ReportNoteKind::Acceleration })
}

/// Whether the extra points in a FIDE report file (records 250 and `XXA`) follow the Baku method:
/// the upper half of the players has extra points in the first half of the rounds.
///
/// `numbers` are the players' starting numbers in ascending order, `rounds` is the announced number
/// of rounds, and `points` the point system. Only the rounds up to the last one with extra points
/// in the file are compared.
pub(super) fn has_baku_points(
    report: &Report,
    numbers: &[usize],
    rounds: usize,
    points: PointSystem,
) -> bool {
    let stated: Vec<Vec<u32>> = numbers.iter().map(|number| extra_points(report, *number, rounds)).collect();
    let compared = stated.iter().map(Vec::len).max().unwrap_or(0).min(rounds);
    let accelerated = accelerated_players(numbers.len());
    let is_right = |(player, stated): (usize, &Vec<u32>)| {
        (0..compared).all(|round| {
            let due = if player < accelerated { virtual_points(round, rounds, points) } else { 0 };
            stated.get(round).copied().unwrap_or(0) == due
        })
    };
    compared > 0 && stated.iter().enumerate().all(is_right)
}

/// Whether the name of the pairing system in a FIDE report file ends with `_BAKU`, such as
/// `FIDE_DUTCH_2025_BAKU`: a Swiss that is accelerated by the Baku method. The name is in record
/// 192, or in record 092 of some pairing programs. The pairing system itself may be unsupported.
pub(super) fn is_baku(report: &Report) -> bool {
    let is_baku = |text: &str| text.to_ascii_uppercase().ends_with("_BAKU");
    ["192", "092"].into_iter().any(|code| report.record_text(code).is_some_and(is_baku))
}
