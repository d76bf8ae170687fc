//! How good a pair is in a bracket: criteria C6 to C21 of C.04.3, in this order.
//!
//! See section 5 of `docs/algorithms/swiss.md`.
//!
//! A perfect matching of greatest weight is the best candidate, so each criterion is put as something to have as much of
//! as possible. It is counted in a digit of its own that cannot overflow into the next.

use std::cmp::Ordering;

use super::player::{Float, Player, Strength};

/// What the criteria have to know of a bracket.
pub(super) struct Scale {
    /// How many bits a digit has.
    bits: u32,
    /// The scores of those moved down, the highest first.
    moved_down: Vec<u32>,
    /// The scores of all in the bracket, the highest first.
    scores: Vec<u32>,
    /// How many rounds are finished.
    played: usize,
    /// Whether the one left over would have the pairing-allocated bye (C9).
    bye_follows: bool,
}

/// Digits that are put together into whole numbers, the most weighty first.
struct Digits {
    bits: u32,
    free: u32,
    numbers: Vec<i64>,
}

/// How many bits of a number are filled: sums of weights and dual variables stay far below 64.
const FILLED: u32 = 40;

impl Digits {
    fn push(&mut self, digit: u32) {
        if self.free < self.bits {
            self.numbers.push(0);
            self.free = FILLED;
        }
        self.free -= self.bits;
        if let Some(number) = self.numbers.last_mut() {
            *number |= i64::from(digit) << self.free;
        }
    }

    /// One digit for each score of a list: how often it counts.
    fn spread(&mut self, scores: &[u32], counted: &[(u32, bool)]) {
        for score in scores {
            self.push(counted.iter().filter(|(of, counts)| of == score && *counts).count() as u32);
        }
    }
}

/// Where the lower ranked of a pair stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In this bracket.
    Here,
    /// In the next score group.
    Next,
    /// Below that.
    Below,
}

impl Scale {
    /// A scale for a bracket: how many players are not yet paired, how many rounds are finished, the scores of those
    /// moved down and of all in the bracket, the highest first.
    pub(super) fn new(
        unpaired: usize,
        played: usize,
        moved_down: &[u32],
        scores: &[u32],
        bye_follows: bool,
    ) -> Scale {
        let most = unpaired.max(played) + 1;
        let distinct = |scores: &[u32]| {
            let mut distinct = scores.to_vec();
            distinct.dedup();
            distinct
        };
        Scale {
            bits: usize::BITS - most.leading_zeros(),
            moved_down: distinct(moved_down),
            scores: distinct(scores),
            played,
            bye_follows,
        }
    }

    /// How many whole numbers a weight has.
    pub(super) fn width(&self) -> usize {
        let digits = 3 + 2 * 4 + 5 * self.moved_down.len() + self.scores.len();
        digits.div_ceil((FILLED / self.bits) as usize)
    }

    /// Whole numbers from digits, always as many.
    fn weigh(&self, fill: impl FnOnce(&mut Digits)) -> Vec<i64> {
        let mut digits = Digits { bits: self.bits, free: 0, numbers: Vec::with_capacity(self.width() + 1) };
        fill(&mut digits);
        digits.numbers.resize(self.width(), 0);
        digits.numbers
    }

    /// How good it is that this player has the bye (C9: who has played most).
    pub(super) fn bye(&self, player: &Player) -> Vec<i64> {
        self.weigh(|digits| {
            // C6, C7, C8: nobody is paired by it.
            (0..2 + self.moved_down.len() + self.scores.len()).for_each(|_| digits.push(0));
            digits.push(if self.bye_follows { player.games as u32 } else { 0 });
        })
    }

    /// How good this pair is.
    pub(super) fn pair(&self, better: &Player, worse: &Player, place: Place) -> Vec<i64> {
        if place == Place::Below {
            return vec![0; self.width()];
        }
        let here = place == Place::Here;
        self.weigh(|digits| {
            // C6: as many pairs as possible. C7: those who stay behind have low scores.
            digits.push(u32::from(here));
            digits.spread(&self.moved_down, &[(better.score, here)]);
            // C8: the same in the next bracket.
            digits.push(u32::from(!here));
            digits.spread(&self.scores, &[(better.score, !here)]);
            // C9 is about the bye.
            digits.push(0);
            if here {
                colours(better, worse).into_iter().for_each(|kept| digits.push(u32::from(kept)));
                self.floats(digits, better, worse);
            }
        })
    }

    /// C14 to C21.
    fn floats(&self, digits: &mut Digits, better: &Player, worse: &Player) {
        let rounds = self.played.min(2);
        let is_moved_down = better.score > worse.score;
        let down = |player: &Player, back: usize| player.floats[back] == Some(Float::Down);
        let up = |back: usize| is_moved_down && worse.floats[back] == Some(Float::Up);
        for back in 0..rounds {
            // C14, C16: residents who floated down are paired here. C15, C17: who floated up meets an equal.
            digits.push(u32::from(down(worse, back)) + u32::from(!is_moved_down && down(better, back)));
            digits.push(u32::from(!up(back)));
        }
        for back in 0..rounds {
            // C18, C20: those moved down who floated down before are paired. C19, C21: with whoever did not float up.
            digits.spread(&self.moved_down, &[(better.score, down(better, back))]);
            digits.spread(&self.moved_down, &[(better.score, !up(back))]);
        }
    }
}

/// C10 to C13: what a pair keeps to.
fn colours(one: &Player, other: &Player) -> [bool; 4] {
    let agree = one.color().is_none() || other.color().is_none() || one.color() != other.color();
    let unbalanced = |player: &Player| player.difference.abs() > 1;
    let urgent =
        |player: &Player| player.preference.is_some_and(|(_, strength)| strength >= Strength::Strong);
    let both_absolute = one.absolute().is_some() && other.absolute().is_some();
    [
        agree || !(unbalanced(one) && unbalanced(other)),
        agree || !both_absolute || !somebody_repeats(one, other),
        agree,
        agree || !(urgent(one) && urgent(other)) || both_absolute,
    ]
}

/// C11: whether, of two who absolutely prefer the same colour, somebody has a colour for the third time in a row.
/// With unequal colour differences it is known who does not get the preferred colour.
fn somebody_repeats(one: &Player, other: &Player) -> bool {
    let has_enough = |player: &Player| player.repeated.is_some_and(|color| Some(!color) == player.color());
    match one.difference.abs().cmp(&other.difference.abs()) {
        Ordering::Equal => one.repeated.is_some() && one.repeated == other.repeated,
        Ordering::Greater => has_enough(other),
        Ordering::Less => has_enough(one),
    }
}
