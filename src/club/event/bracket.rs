//! Bracket of a knockout tournament with seeded players.

use crate::club::record::{Bye, Pairing};
use crate::rules::Color;

use super::state::Tournament;
use super::step::RoundPairings;

impl Tournament {
    /// Returns the bracket of a seeded knockout: its places from top to bottom, each with a
    /// player's number. The best two players are in different halves, the best four in different
    /// quarters, and so on. If there are more places than players, the places of the lowest seeds
    /// are `None`.
    pub(super) fn bracket_places(&self) -> Vec<Option<usize>> {
        if !self.rounds.is_empty() {
            return self.bracket.clone();
        }
        let field = self.players_to_pair();
        let mut seeds = vec![0];
        while seeds.len() < field.len() {
            let last = 2 * seeds.len() - 1;
            seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
        }
        seeds.into_iter().map(|seed| field.get(seed).copied()).collect()
    }

    /// Returns the pairings of the next round of a seeded knockout. The bracket is divided into
    /// equal sections: of 2 places in the first round, 4 in the second, 8 in the third. The two
    /// players left in a section meet. A player who is alone in a section has a bye. The higher
    /// seed gets White at one board and Black at the next.
    pub(super) fn seeded_pairings(&self) -> RoundPairings {
        let field = self.players_to_pair();
        let rank = |player: usize| field.iter().position(|other| *other == player);
        let mut pairings = RoundPairings::default();
        for part in self.bracket_places().chunks(2 << self.rounds.len()) {
            let mut left: Vec<usize> =
                part.iter().flatten().copied().filter(|player| field.contains(player)).collect();
            left.sort_by_key(|&player| rank(player));
            match left[..] {
                [better, worse] => {
                    let is_initial = pairings.pairs.len().is_multiple_of(2);
                    let is_white = (self.initial_color() == Color::White) == is_initial;
                    let (white, black) = if is_white { (better, worse) } else { (worse, better) };
                    pairings.pairs.push(Pairing { white, black });
                }
                [free] => pairings.byes.push((free, Bye::PairingAllocated)),
                _ => {}
            }
        }
        pairings
    }
}
