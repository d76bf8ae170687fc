//! The FIDE (Dutch) system: who meets whom in the next round of a Swiss (C.04.3, the edition in force since 1 February
//! 2026).
//!
//! The rules describe a search through candidates. Here each bracket is a perfect matching of greatest weight in the
//! graph of all players not yet paired (those above are settled, those below only have to remain pairable), and weights
//! are the criteria by rank. `docs/algorithms/swiss.md` explains the steps and why the result is right:
//!
//! | file | what it answers | articles |
//! |---|---|---|
//! | `player` | what a player's rounds so far mean: score, colours, floats | 1.1–1.8, 2.1 |
//! | `criteria` | how good is a pair in this bracket? | C6–C21 |
//! | `acceleration` | what do virtual points add? | C.04.7 |
//! | `field` | who is to be paired, and who may meet whom? | C1–C3 |
//! | `everyone` | how do brackets follow each other, and who can have the bye? | 3, C5 |
//! | `bracket` | what is the graph of a bracket? | |
//! | `stand_ins` | can a small graph answer for a large one? | |
//! | `order` | among equally good ways: who moves, who is exchanged, who meets whom first | 3, 4 |
//! | `colours` | who has White | 5 |

mod acceleration;
mod bracket;
mod colours;
mod criteria;
mod everyone;
mod field;
mod order;
mod player;
mod stand_ins;

pub use acceleration::accelerated_players;

use thiserror::Error;

use crate::club::record::{Fault, Pairing, Points, Round, cards};
use crate::rules::Color;

use everyone::{Mate, Way};
use field::Field;
use player::Player;

/// A tournament before the round that is to be paired.
#[derive(Clone, Debug)]
pub struct Swiss {
    /// How many players there are, absent ones included; in the order of their TPN.
    pub players: usize,
    /// How many rounds were announced. The last one has rules of its own (1.8).
    pub rounds: usize,
    /// The initial-colour, drawn by lot (5.1): the colour of the first player in the first round.
    pub initial: Color,
    /// The finished rounds.
    pub played: Vec<Round>,
    /// Who is not to be paired in the coming round.
    pub absent: Vec<usize>,
    /// Pairs that the arbiter has forbidden.
    pub forbidden: Vec<[usize; 2]>,
    /// What results bring: players with equal points meet.
    pub points: Points,
    /// Players with virtual points in the first rounds, by the Baku method (C.04.7); none without acceleration.
    pub accelerated: Vec<usize>,
}

/// The pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// The boards, in order: the pair with the higher score first, then the higher score of the lower ranked, then
    /// the higher rank.
    pub boards: Vec<Pairing>,
    /// Who has the pairing-allocated bye, where the number of players is odd.
    pub bye: Option<usize>,
}

/// Why a round cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Impossible {
    /// The finished rounds do not fit together.
    #[error(transparent)]
    Fault(Fault),
    /// There is no pairing of all players that keeps to the absolute criteria C1 to C3.
    #[error("no pairing of all players keeps to the criteria C1 to C3")]
    NoLegalPairing,
}

impl Swiss {
    /// Pairs the next round.
    ///
    /// # Errors
    /// When there is no legal pairing, or what was entered does not fit together.
    pub fn pair(&self) -> Result<Paired, Impossible> {
        self.pair_by(stand_ins::decided)
    }

    /// The same, with each bracket decided in a given way.
    fn pair_by(&self, way: Way) -> Result<Paired, Impossible> {
        let cards = cards(self.players, &self.played).map_err(Impossible::Fault)?;
        let mut present = vec![true; self.players];
        for &player in &self.absent {
            let fault = Impossible::Fault(Fault::NoSuchPlayer { round: self.played.len() });
            *present.get_mut(player).ok_or(fault)? = false;
        }
        let virtual_points = |player: usize, round: usize| match self.accelerated.contains(&player) {
            true => acceleration::virtual_points(round, self.rounds, self.points),
            false => 0,
        };
        let players = player::players(&cards, &present, self.points, virtual_points);
        let mut field = Field {
            players: &players,
            order: player::order(&players),
            played: self.played.len(),
            is_last: self.played.len() + 1 >= self.rounds,
            forbidden: &self.forbidden,
            win: self.points.win,
        };
        field.order.retain(|&player| present[player]);
        let mates = everyone::pair(&field, way).ok_or(Impossible::NoLegalPairing)?;
        Ok(self.seat(&players, &field, &mates))
    }

    /// Gives out the colours and puts the boards in order.
    fn seat(&self, players: &[Player], field: &Field<'_>, mates: &[Mate]) -> Paired {
        let mut paired = Paired { boards: Vec::new(), bye: None };
        let mut boards: Vec<([u32; 2], Pairing)> = Vec::new();
        // In this order the better of a pair comes first, and of equal pairs that of the better player.
        for (&player, &mate) in field.order.iter().zip(mates) {
            match mate {
                Mate::Bye => paired.bye = Some(player),
                Mate::Lower(other) => {
                    let [better, worse] = [&players[player], &players[other]];
                    let white = colours::of_better(better, worse, self.initial) == Color::White;
                    let (white, black) = if white { (player, other) } else { (other, player) };
                    boards.push(([better.score, worse.score], Pairing { white, black }));
                }
                Mate::Higher => {}
            }
        }
        boards.sort_by_key(|&(scores, _)| std::cmp::Reverse(scores));
        paired.boards = boards.into_iter().map(|(_, pairing)| pairing).collect();
        paired
    }
}

#[cfg(test)]
mod tests;
