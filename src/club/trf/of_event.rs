//! The report of an event.

use crate::club::event::{Event, Format};
use crate::club::record::{Bye, Score};
use crate::rules::Color;

use super::line::{Card, Cell, Line, Mark};

/// What a report says besides who played whom; what is empty is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The name of the tournament.
    pub name: String,
    /// Where it was.
    pub city: String,
    /// The federation.
    pub federation: String,
    /// When it began, as `2026/11/23`.
    pub begin: String,
    /// When it ended.
    pub end: String,
    /// The arbiter.
    pub arbiter: String,
}

/// The lines of an event's report in the edition of 2026, with points by 1, ½, 0; `None` for a knockout, which it has no
/// form for. Players stand in the order of their numbers.
pub fn of_event(event: &Event, heading: &Heading) -> Option<Vec<Line>> {
    if matches!(event.setup().format, Format::Knockout { .. }) {
        return None;
    }
    let order = event.order();
    let mut lines = Vec::new();
    let mut add = |code: &str, text: &str| {
        let text: String =
            text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        if !text.trim().is_empty() {
            lines.push(Line::Other { code: code.to_owned(), text: format!(" {}", text.trim()) });
        }
    };
    add("012", &heading.name);
    add("022", &heading.city);
    add("032", &heading.federation);
    add("042", &heading.begin);
    add("052", &heading.end);
    add("062", &order.len().to_string());
    add("072", &order.iter().filter(|&&player| event.entrants()[player].rating > 0).count().to_string());
    add("102", &heading.arbiter);
    add("142", &event.announced().unwrap_or(0).to_string());
    if matches!(event.setup().format, Format::Swiss { .. }) {
        add("152", event.initial().fold("W", "B"));
        add("192", "FIDE_DUTCH_2025");
    }
    let mut number = vec![0; order.len()];
    for (place, &player) in order.iter().enumerate() {
        number[player] = place + 1;
    }
    let table = event.table();
    for &player in &order {
        let entrant = &event.entrants()[player];
        let cells: Vec<Cell> =
            (0..event.rounds().len()).map(|round| cell(event, round, player, &number)).collect();
        lines.push(Line::Player(Box::new(Card {
            number: number[player],
            name: entrant.name.clone(),
            // Four columns are all there is.
            rating: entrant.rating.min(9999),
            half_points: cells.iter().map(|cell| half_points(*cell)).sum(),
            rank: table.iter().find(|row| row.player == player).map_or(0, |row| row.place),
            cells,
            ..Card::default()
        })));
    }
    Some(lines)
}

fn cell(event: &Event, round: usize, player: usize, number: &[usize]) -> Cell {
    let Some(drawn) = event.rounds().get(round) else { return Cell::Blank };
    if let Some(contest) = drawn.boards.iter().find(|contest| contest.has(player)) {
        let is_white = contest.pairing.white == player;
        let (opponent, color) = if is_white {
            (contest.pairing.black, Color::White)
        } else {
            (contest.pairing.white, Color::Black)
        };
        let mark = contest.scores.first().map(|score| mark(*score, color));
        return Cell::Against { opponent: number[opponent], color, mark };
    }
    let bye = drawn.byes.iter().find(|&&(free, _)| free == player).map(|&(_, bye)| bye);
    match bye {
        Some(Bye::PairingAllocated) => Cell::Free(Mark::Allocated),
        Some(Bye::Half) => Cell::Free(Mark::Half),
        Some(Bye::Zero) | None => Cell::Free(Mark::Zero),
    }
}

fn mark(score: Score, color: Color) -> Mark {
    match (score.is_game(), score.half_points(color)) {
        (true, 2) => Mark::Win,
        (true, 1) => Mark::Draw,
        (true, _) => Mark::Loss,
        (false, 2) => Mark::ForfeitWin,
        (false, _) => Mark::ForfeitLoss,
    }
}

fn half_points(cell: Cell) -> u32 {
    let mark = match cell {
        Cell::Blank => None,
        Cell::Free(mark) => Some(mark),
        Cell::Against { mark, .. } => mark,
    };
    match mark {
        Some(Mark::Win | Mark::ForfeitWin | Mark::Full | Mark::Allocated) => 2,
        Some(Mark::Draw | Mark::Half) => 1,
        _ => 0,
    }
}
