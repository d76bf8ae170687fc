//! What two players who were drawn together play: one game, or the games of a match.

use crate::club::record::{Pairing, Score};
use crate::rules::Color;

use super::setup::Tie;

/// What two players play in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Who has White in the first game, and who has Black.
    pub pairing: Pairing,
    /// The results so far, in order.
    pub scores: Vec<Score>,
    /// Whether the game after these is adjourned.
    pub adjourned: bool,
}

/// The next game of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Next {
    /// Its colours.
    pub pairing: Pairing,
    /// What it is to break; `None` for the games that were agreed.
    pub tie: Option<Tie>,
}

/// How a contest stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stand {
    /// A game is to come.
    Open(Next),
    /// It is over. `None`: drawn, or lost by both.
    Over {
        /// Who has won.
        winner: Option<usize>,
        /// Whether it was the lot.
        by_lot: bool,
    },
}

/// How long a contest is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Length<'a> {
    /// One game.
    Game,
    /// A match of so many games, with a winner.
    Match { games: usize, ties: &'a [Tie], lot: usize },
}

impl Contest {
    pub(super) fn new(pairing: Pairing) -> Contest {
        Contest { pairing, scores: Vec::new(), adjourned: false }
    }

    /// The colours of a game: they swap from game to game.
    pub fn colors(&self, game: usize) -> Pairing {
        let Pairing { white, black } = self.pairing;
        if game.is_multiple_of(2) { self.pairing } else { Pairing { white: black, black: white } }
    }

    /// Whether somebody plays in it.
    pub fn has(&self, player: usize) -> bool {
        self.pairing.white == player || self.pairing.black == player
    }

    /// The half points of the two, him who began with White first.
    pub fn tally(&self) -> [u32; 2] {
        let mut tally = [0, 0];
        for (game, score) in self.scores.iter().enumerate() {
            let white = game % 2;
            tally[white] += score.half_points(Color::White);
            tally[1 - white] += score.half_points(Color::Black);
        }
        tally
    }

    /// How it stands after all its results.
    pub(super) fn stand(&self, length: Length<'_>) -> Stand {
        self.stand_after(self.scores.len(), length)
    }

    /// How many of the results still have a game to stand for, once one of them has changed.
    pub(super) fn lasting(&self, length: Length<'_>) -> usize {
        let is_over = |games: &usize| matches!(self.stand_after(*games, length), Stand::Over { .. });
        (1..self.scores.len()).find(is_over).unwrap_or(self.scores.len())
    }

    /// How it stood after so many results.
    fn stand_after(&self, played: usize, length: Length<'_>) -> Stand {
        let Pairing { white, black } = self.pairing;
        let so_far = Contest { scores: self.scores[..played].to_vec(), ..self.clone() };
        let [first, second] = so_far.tally();
        let leader = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(white),
            std::cmp::Ordering::Less => Some(black),
            std::cmp::Ordering::Equal => None,
        };
        let over = |winner| Stand::Over { winner, by_lot: false };
        let (games, ties, lot) = match length {
            Length::Game if played == 0 => (1, &[][..], 0),
            Length::Game => return over(leader),
            Length::Match { games, ties, lot } => (games, ties, lot),
        };
        let next = |tie| Stand::Open(Next { pairing: self.colors(played), tie });
        if played < games {
            // Whoever cannot be caught up with has won.
            let most = 2 * (games - played) as u32;
            return if first.abs_diff(second) > most { over(leader) } else { next(None) };
        }
        if leader.is_some() {
            return over(leader);
        }
        // Every way that is no lot takes one game.
        let broken = played - games;
        let way = |index: usize| ties.get(index).or(ties.last()).copied().unwrap_or(Tie::Rematch);
        if broken > 0 && way(broken - 1) == Tie::Armageddon && so_far.scores.last() == Some(&Score::Draw) {
            return over(Some(self.colors(played - 1).black));
        }
        match way(broken) {
            Tie::Lot => Stand::Over { winner: Some([white, black][lot % 2]), by_lot: true },
            tie => next(Some(tie)),
        }
    }
}
