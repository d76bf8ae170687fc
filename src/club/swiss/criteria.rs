//! Weights of the possible pairs in a bracket of a Swiss round (FIDE Dutch system, C.04.3). A
//! bracket consists of a score group (players with the same score, called residents) and of the
//! players moved down to it. A weight consists of digits (groups of bits) for the criteria C6 to
//! C21, the most important first.
//!
//! See section 5 of `docs/algorithms/swiss.md`.
//!
//! A perfect matching of greatest weight is the best pairing. So each criterion is expressed as one
//! or more numbers to maximize. Each number has its own digit. The sum of a digit over all pairs
//! cannot overflow into the next more important digit.

use std::cmp::Ordering;

use super::player::{FloatDirection, PreferenceStrength, SwissPlayer};

/// Converter of the FIDE Dutch pairing criteria C6 to C21 into weights of the possible pairs in one
/// bracket. The pairing with the greatest total weight meets the criteria best.
pub(super) struct WeightScale {
    /// Number of bits in a digit.
    bits: u32,
    /// The distinct scores of the moved-down players, highest first.
    moved_down: Vec<u32>,
    /// The distinct scores of all players in the bracket, highest first.
    scores: Vec<u32>,
    /// Number of finished rounds.
    played: usize,
    /// Whether the player whom the bracket leaves unpaired gets the bye (C9).
    unpaired_gets_bye: bool,
}

/// Weight of a possible pair, under construction. Each pairing criterion appends digits, the most
/// important first. An integer can contain several digits.
struct WeightDigits {
    /// Number of bits in a digit.
    bits: u32,
    /// Number of unused bits in the last integer.
    free: u32,
    /// The integers so far.
    numbers: Vec<i64>,
}

/// Number of bits used in each integer. The other bits leave room for sums of weights, which the
/// matching algorithm computes.
const BITS_PER_INTEGER: u32 = 40;

impl WeightDigits {
    /// Appends a digit.
    fn push_digit(&mut self, digit: u32) {
        if self.free < self.bits {
            self.numbers.push(0);
            self.free = BITS_PER_INTEGER;
        }
        self.free -= self.bits;
        if let Some(number) = self.numbers.last_mut() {
            *number |= i64::from(digit) << self.free;
        }
    }

    /// Appends one digit for each score in `scores`. The digit is the number of items of `counted`
    /// with this score and `true`.
    fn push_counts(&mut self, scores: &[u32], counted: &[(u32, bool)]) {
        for score in scores {
            self.push_digit(counted.iter().filter(|(of, counts)| of == score && *counts).count() as u32);
        }
    }
}

/// Group of the lower-ranked player of a possible pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LowerPlace {
    /// The bracket that is being paired.
    Here,
    /// The next score group.
    Next,
}

impl WeightScale {
    /// Creates the converter for one bracket.
    ///
    /// `vertex_count` is the number of players in the bracket's graph, including placeholders that
    /// replace lower players. `played` is the number of finished rounds. `moved_down` lists the
    /// scores of the players moved down into the bracket, and `scores` the scores of all players in
    /// the bracket, both highest first. `unpaired_gets_bye` says whether the player whom the
    /// bracket leaves unpaired gets the bye.
    pub(super) fn new(
        vertex_count: usize,
        played: usize,
        moved_down: &[u32],
        scores: &[u32],
        unpaired_gets_bye: bool,
    ) -> WeightScale {
        let most = vertex_count.max(played) + 1;
        let distinct = |scores: &[u32]| {
            let mut distinct = scores.to_vec();
            distinct.dedup();
            distinct
        };
        WeightScale {
            bits: usize::BITS - most.leading_zeros(),
            moved_down: distinct(moved_down),
            scores: distinct(scores),
            played,
            unpaired_gets_bye,
        }
    }

    /// Returns the number of integers in a weight.
    pub(super) fn width(&self) -> usize {
        let digits = 3 + 2 * 4 + 5 * self.moved_down.len() + self.scores.len();
        digits.div_ceil((BITS_PER_INTEGER / self.bits) as usize)
    }

    /// Returns the weight whose digits `fill` appends. All weights have the same number of
    /// integers.
    fn pack_weight(&self, fill: impl FnOnce(&mut WeightDigits)) -> Vec<i64> {
        let mut digits =
            WeightDigits { bits: self.bits, free: 0, numbers: Vec::with_capacity(self.width() + 1) };
        fill(&mut digits);
        digits.numbers.resize(self.width(), 0);
        digits.numbers
    }

    /// Returns the weight of giving the bye to a player. A greater weight is better. By the FIDE
    /// Dutch criterion C9, the bye goes to a player with as few unplayed games as possible.
    pub(super) fn bye_weight(&self, player: &SwissPlayer) -> Vec<i64> {
        self.pack_weight(|digits| {
            // The digits for C6, C7 and C8 are zero, because these criteria concern only pairs.
            (0..2 + self.moved_down.len() + self.scores.len()).for_each(|_| digits.push_digit(0));
            digits.push_digit(if self.unpaired_gets_bye { player.games as u32 } else { 0 });
        })
    }

    /// Returns the weight of a possible pair by the FIDE Dutch pairing criteria. A greater weight
    /// is better.
    ///
    /// `better` is the higher-ranked player, and `worse` is the lower-ranked player. `place` says
    /// whether `worse` is in the bracket that is being paired or in the next score group. Pairs
    /// with a player below the next score group have no weight.
    pub(super) fn pair_weight(
        &self,
        better: &SwissPlayer,
        worse: &SwissPlayer,
        place: LowerPlace,
    ) -> Vec<i64> {
        let here = place == LowerPlace::Here;
        self.pack_weight(|digits| {
            // C6: as many pairs as possible. C7: the scores of unpaired players as low as possible.
            digits.push_digit(u32::from(here));
            digits.push_counts(&self.moved_down, &[(better.score, here)]);
            // C8: C6 and C7, applied to the next bracket.
            digits.push_digit(u32::from(!here));
            digits.push_counts(&self.scores, &[(better.score, !here)]);
            // C9 concerns only the bye.
            digits.push_digit(0);
            if here {
                color_criteria(better, worse).into_iter().for_each(|kept| digits.push_digit(u32::from(kept)));
                self.push_float_digits(digits, better, worse);
            }
        })
    }

    /// Appends the digits for the FIDE Dutch criteria C14 to C21 to the weight of a possible pair.
    /// These criteria avoid repeating a float of the last two rounds. A float is a game against a
    /// player with another score, or points without a game.
    fn push_float_digits(&self, digits: &mut WeightDigits, better: &SwissPlayer, worse: &SwissPlayer) {
        let rounds = self.played.min(2);
        let is_moved_down = better.score > worse.score;
        let down = |player: &SwissPlayer, back: usize| player.floats[back] == Some(FloatDirection::Down);
        let up = |back: usize| is_moved_down && worse.floats[back] == Some(FloatDirection::Up);
        for back in 0..rounds {
            // C14, C16: residents who floated down get an opponent. C15, C17: residents who floated
            // up meet residents.
            digits.push_digit(u32::from(down(worse, back)) + u32::from(!is_moved_down && down(better, back)));
            digits.push_digit(u32::from(!up(back)));
        }
        for back in 0..rounds {
            // C18, C20: moved-down players who floated down get an opponent. C19, C21: moved-down
            // players meet opponents who did not float up.
            digits.push_counts(&self.moved_down, &[(better.score, down(better, back))]);
            digits.push_counts(&self.moved_down, &[(better.score, !up(back))]);
        }
    }
}

/// Returns whether a possible pair meets each of the FIDE Dutch colour criteria C10, C11, C12 and
/// C13, in this order.
fn color_criteria(one: &SwissPlayer, other: &SwissPlayer) -> [bool; 4] {
    let agree = one.preferred_color().is_none()
        || other.preferred_color().is_none()
        || one.preferred_color() != other.preferred_color();
    let unbalanced = |player: &SwissPlayer| player.difference.abs() > 1;
    let urgent = |player: &SwissPlayer| {
        player.preference.is_some_and(|(_, strength)| strength >= PreferenceStrength::Strong)
    };
    let both_absolute =
        one.absolutely_preferred_color().is_some() && other.absolutely_preferred_color().is_some();
    [
        agree || !(unbalanced(one) && unbalanced(other)),
        agree || !both_absolute || !repeats_absolute_color(one, other),
        agree,
        agree || !(urgent(one) && urgent(other)) || both_absolute,
    ]
}

/// Whether a pair of players who absolutely prefer the same colour violates the FIDE Dutch
/// criterion C11. The player with the smaller colour difference gets the other colour. The pair
/// violates C11 if this player had that colour in the last two games too. With equal differences,
/// either player can get it, so the pair violates C11 only if both had it in the last two games.
fn repeats_absolute_color(one: &SwissPlayer, other: &SwissPlayer) -> bool {
    let has_enough =
        |player: &SwissPlayer| player.repeated.is_some_and(|color| Some(!color) == player.preferred_color());
    match one.difference.abs().cmp(&other.difference.abs()) {
        Ordering::Equal => one.repeated.is_some() && one.repeated == other.repeated,
        Ordering::Greater => has_enough(other),
        Ordering::Less => has_enough(one),
    }
}
