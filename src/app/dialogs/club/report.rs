//! An event that FIDE's report tells of, to go on with here.

use super::line::Head;
use crate::app::context::Context;
use crate::club::event::{
    Drawing, Entrant, Event, Format, MOST_ROUNDS, Numbering, Place, Points, Setup, Step,
};
use crate::club::record::{Bye, Round};
use crate::club::tiebreak::TieBreak;
use crate::club::trf::{Cell, Report};
use crate::rules::Color;

/// The event of a report, and the steps that lead to where it stands; `None` for what is no report. It comes in as a
/// Swiss, whatever it was, up to the first round that is not complete or that no Swiss could have.
pub(super) fn of_report(text: &str, ctx: &Context<'_>) -> Option<(Head, Vec<Step>)> {
    let report = Report::read(text).ok()?;
    let rounds = report.rounds().ok()?;
    let mut cards: Vec<_> = report.cards().collect();
    cards.sort_by_key(|card| card.number);
    let announced = ["142", "XXR"].iter().find_map(|code| report.text(code)?.parse().ok());
    let setup = Setup {
        format: Format::Swiss { rounds: announced.unwrap_or(0).max(rounds.len()).clamp(1, MOST_ROUNDS) },
        points: Points::default(),
        tie_breaks: vec![TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger],
        numbering: Numbering::AsEntered,
        seed: 0,
    };
    // The lot that gives the first player the colour that the report says.
    let first = cards.first().and_then(|card| card.cells.first());
    let played = match first {
        Some(Cell::Against { color, .. }) => *color,
        _ => Color::White,
    };
    let initial = match report.text("152") {
        Some("W") => Color::White,
        Some("B") => Color::Black,
        _ => played,
    };
    let with = |seed| Setup { seed, ..setup.clone() };
    let is_it = |seed: &u64| Event::new(with(*seed)).is_ok_and(|event| event.initial() == initial);
    let setup = with((0..64).find(is_it).unwrap_or(0));
    let head = Head {
        name: report.text("012").unwrap_or_default().chars().take(60).collect(),
        date: report.text("042").unwrap_or(ctx.today).replace('/', "."),
        setup: setup.clone(),
        rules: ctx.settings.rules.clone(),
        time: ctx.settings.time.clone(),
    };
    let mut event = Event::new(setup).ok()?;
    let mut steps = Vec::new();
    for card in &cards {
        let entrant = Entrant { name: card.name.trim().to_owned(), person: None, rating: card.rating };
        let step = Step::Enter(entrant);
        event.apply(step.clone()).ok()?;
        steps.push(step);
    }
    let is_open = |round: usize| {
        cards.iter().any(|card| matches!(card.cells.get(round), Some(Cell::Against { mark: None, .. })))
    };
    for (number, round) in rounds.iter().enumerate() {
        if is_open(number)
            || cards.iter().all(|card| matches!(card.cells.get(number), None | Some(Cell::Blank)))
        {
            break;
        }
        let mut after = event.clone();
        let all = of_round(number, round, cards.len());
        if !all.iter().all(|step| after.apply(step.clone()).is_ok()) {
            break;
        }
        event = after;
        steps.extend(all);
    }
    (cards.len() >= 2).then_some((head, steps))
}

/// What happens for a round to be as it was.
fn of_round(number: usize, round: &Round, players: usize) -> Vec<Step> {
    let mut drawing = Drawing::default();
    let mut steps = Vec::new();
    for player in 0..players {
        let plays = round.games.iter().any(|(pair, _)| pair.white == player || pair.black == player);
        let bye = round.byes.iter().find(|(free, _)| *free == player).map(|(_, bye)| *bye);
        match bye {
            _ if plays => {}
            Some(Bye::PairingAllocated) => drawing.byes.push((player, Bye::PairingAllocated)),
            bye => {
                let bye = bye.unwrap_or(Bye::Zero);
                steps.push(Step::Ask { player, round: number, bye: Some(bye) });
                drawing.byes.push((player, bye));
            }
        }
    }
    drawing.pairs = round.games.iter().map(|(pair, _)| *pair).collect();
    steps.push(Step::Draw(drawing));
    for (board, (_, score)) in round.games.iter().enumerate() {
        steps.push(Step::Result { place: Place { round: number, board, game: 0 }, score: *score });
    }
    steps
}
