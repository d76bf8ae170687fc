//! Which rounds a report tells of.

use std::collections::BTreeMap;

use crate::club::record::{Bye, Pairing, Round, Score};
use crate::rules::Color;

use super::line::{Card, Cell, Mark};

/// Two lines of a report that do not say the same, or a number that nobody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disagreement {
    /// Whose line, by starting number.
    pub number: usize,
    /// In which round, from 0.
    pub round: usize,
}

/// The rounds of these cards, with players from 0 in the order of their starting numbers. Games to come, and byes of
/// rounds that are to come, are left out.
///
/// # Errors
/// When two cards disagree.
pub(super) fn of_cards(cards: &[&Card]) -> Result<Vec<Round>, Disagreement> {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| card.number);
    let index: BTreeMap<usize, usize> =
        sorted.iter().enumerate().map(|(at, card)| (card.number, at)).collect();
    let count = sorted.iter().map(|card| card.cells.len()).max().unwrap_or(0);
    let mut rounds = vec![Round::default(); count];
    for (player, card) in sorted.iter().enumerate() {
        for (number, round) in rounds.iter_mut().enumerate() {
            let disagreement = Disagreement { number: card.number, round: number };
            match card.cells.get(number).copied().unwrap_or_default() {
                Cell::Blank => {}
                Cell::Free(mark) => round.byes.push((player, bye(mark).ok_or(disagreement)?)),
                Cell::Against { opponent, color, mark } => {
                    let other = *index.get(&opponent).ok_or(disagreement)?;
                    let theirs = sorted[other].cells.get(number).copied().unwrap_or_default();
                    let Cell::Against { opponent: back, color: theirs, mark: their_mark } = theirs else {
                        return Err(disagreement);
                    };
                    if back != card.number || theirs == color || other == player {
                        return Err(disagreement);
                    }
                    // Each game is entered once, from White's line.
                    if color == Color::White
                        && let (Some(mark), Some(their_mark)) = (mark, their_mark)
                    {
                        let score = score(mark, their_mark).ok_or(disagreement)?;
                        round.games.push((Pairing { white: player, black: other }, score));
                    }
                }
            }
        }
    }
    Ok(rounds)
}

fn bye(mark: Mark) -> Option<Bye> {
    match mark {
        Mark::Allocated | Mark::Full => Some(Bye::PairingAllocated),
        Mark::Half => Some(Bye::Half),
        Mark::Zero | Mark::ForfeitLoss => Some(Bye::Zero),
        _ => None,
    }
}

fn score(white: Mark, black: Mark) -> Option<Score> {
    match (white, black) {
        (Mark::Win, Mark::Loss) => Some(Score::WhiteWins),
        (Mark::Draw, Mark::Draw) => Some(Score::Draw),
        (Mark::Loss, Mark::Win) => Some(Score::BlackWins),
        (Mark::Loss, Mark::Loss) => Some(Score::BothLose),
        (Mark::Draw, Mark::Loss) => Some(Score::HalfForWhite),
        (Mark::Loss, Mark::Draw) => Some(Score::HalfForBlack),
        (Mark::ForfeitWin, Mark::ForfeitLoss) => Some(Score::WhiteByForfeit),
        (Mark::ForfeitLoss, Mark::ForfeitWin) => Some(Score::BlackByForfeit),
        (Mark::ForfeitLoss, Mark::ForfeitLoss) => Some(Score::BothForfeit),
        _ => None,
    }
}
