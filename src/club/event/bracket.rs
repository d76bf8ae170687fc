//! The seeded bracket of a knockout.

use crate::club::record::{Bye, Pairing};
use crate::rules::Color;

use super::state::ClubEvent;
use super::step::RoundPairings;

impl ClubEvent {
    /// The places of the bracket: the best two are in different halves, the best four in different quarters, and so on.
    /// The last places are free where there are fewer players.
    pub(super) fn bracket_places(&self) -> Vec<Option<usize>> {
        if !self.rounds.is_empty() {
            return self.bracket.clone();
        }
        let field = self.field();
        let mut seeds = vec![0];
        while seeds.len() < field.len() {
            let last = 2 * seeds.len() - 1;
            seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
        }
        seeds.into_iter().map(|seed| field.get(seed).copied()).collect()
    }

    /// The next round of a seeded knockout: in each part of the bracket its last two players meet. The colours of the
    /// better ones change from board to board.
    pub(super) fn seeded_round(&self) -> RoundPairings {
        let field = self.field();
        let rank = |player: usize| field.iter().position(|other| *other == player);
        let mut drawing = RoundPairings::default();
        for part in self.bracket_places().chunks(2 << self.rounds.len()) {
            let mut left: Vec<usize> =
                part.iter().flatten().copied().filter(|player| field.contains(player)).collect();
            left.sort_by_key(|&player| rank(player));
            match left[..] {
                [better, worse] => {
                    let is_initial = drawing.pairs.len().is_multiple_of(2);
                    let is_white = (self.initial_color() == Color::White) == is_initial;
                    let (white, black) = if is_white { (better, worse) } else { (worse, better) };
                    drawing.pairs.push(Pairing { white, black });
                }
                [free] => drawing.byes.push((free, Bye::PairingAllocated)),
                _ => {}
            }
        }
        drawing
    }
}
