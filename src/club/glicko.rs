//! Glicko-2 ratings of players. Comments such as "step 3" refer to the steps in Glickman, "Example
//! of the Glicko-2 system", 2013.

use std::f64::consts::PI;

/// A player's rating in the Glicko-2 system, with its uncertainty and its fluctuation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlickoRating {
    /// The rating; initially 1500.
    pub rating: f64,
    /// The rating deviation (RD), a measure of uncertainty; initially 350.
    pub deviation: f64,
    /// The volatility: how much the player's strength fluctuates; initially 0.06.
    pub volatility: f64,
}

impl Default for GlickoRating {
    /// Returns the rating of a new player: 1500, with the deviation 350 and the volatility 0.06.
    fn default() -> GlickoRating {
        GlickoRating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// A game of a player, for updating the player's Glicko-2 rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    /// The opponent's rating before the rating period.
    pub opponent: f64,
    /// The deviation of the opponent's rating before the rating period.
    pub deviation: f64,
    /// The points that the player scored: 1, ½ or 0.
    pub points: f64,
}

/// Number of rating points in one unit of the Glicko-2 scale (step 2).
const SCALE: f64 = 173.7178;

/// Width of the interval at which the iteration for the volatility ends (step 5.1).
const VOLATILITY_TOLERANCE: f64 = 1e-12;

/// Returns a player's Glicko-2 rating after a rating period. `before` is the player's rating before
/// the period, and `games` are the player's games in the period.
///
/// `tau` limits how fast the volatility changes; usual values are 0.3 to 1.2. A period without
/// games only increases the deviation, without an upper limit.
///
/// # Examples
///
/// ```
/// use tabiya::club::glicko::{RatedGame, GlickoRating, update_rating};
///
/// let before = GlickoRating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
/// let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
///     .map(|(opponent, deviation, points)| RatedGame { opponent, deviation, points });
/// let after = update_rating(before, &games, 0.5);
/// assert!((after.rating - 1464.05).abs() < 0.01 && (after.deviation - 151.52).abs() < 0.01);
/// ```
pub fn update_rating(before: GlickoRating, games: &[RatedGame], tau: f64) -> GlickoRating {
    // Step 2.
    let mu = (before.rating - 1500.0) / SCALE;
    let phi = before.deviation / SCALE;
    // `information` is the inverse of the variance (step 3). `surprise` is the weighted sum of the
    // points above the expected score (step 4).
    let (mut information, mut surprise) = (0.0, 0.0);
    for game in games {
        let weight = deviation_weight(game.deviation / SCALE);
        let expected = 1.0 / (1.0 + (-weight * (mu - (game.opponent - 1500.0) / SCALE)).exp());
        information += weight * weight * expected * (1.0 - expected);
        surprise += weight * (game.points - expected);
    }
    if games.is_empty() || information <= 0.0 {
        // Without games only step 6 applies.
        return GlickoRating { deviation: phi.hypot(before.volatility) * SCALE, ..before };
    }
    let variance = 1.0 / information;
    let volatility = new_volatility(before.volatility, phi, variance, variance * surprise, tau);
    // Steps 6 to 8.
    let grown = phi.hypot(volatility);
    let phi = 1.0 / (1.0 / (grown * grown) + information).sqrt();
    GlickoRating { rating: (mu + phi * phi * surprise) * SCALE + 1500.0, deviation: phi * SCALE, volatility }
}

/// Returns the weight of a game (the function *g* of step 3). `phi` is the deviation of the
/// opponent's rating, on the Glicko-2 scale. A higher deviation gives a lower weight.
fn deviation_weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Returns a player's new volatility (step 5), by the Illinois algorithm. `before` is the old
/// volatility. The other parameters are φ, *v*, Δ and τ in Glickman's paper.
fn new_volatility(before: f64, phi: f64, variance: f64, delta: f64, tau: f64) -> f64 {
    let start = (before * before).ln();
    let f = |x: f64| {
        let square = x.exp();
        let sum = phi * phi + variance + square;
        square * (delta * delta - sum) / (2.0 * sum * sum) - (x - start) / (tau * tau)
    };
    let mut low = start;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let below = (1..100).map(|k| start - f64::from(k) * tau).find(|&x| f(x) >= 0.0);
        below.unwrap_or(start)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    // Converges in ten to twenty iterations. The limit ends the loop if a value is NaN.
    for _ in 0..200 {
        if (high - low).abs() <= VOLATILITY_TOLERANCE {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}
