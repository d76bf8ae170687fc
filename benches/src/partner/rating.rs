//! Rating of the computer opponent's levels, from games against other engines.

use std::io;
use std::time::Instant as Watch;

use tabiya::game::{Event, Game, GameSetup, Instant, PendingResult};
use tabiya::opponent::{ComputerOpponent, OpponentLevel};
use tabiya::rules::Color;

use super::peers;
use super::starts::start;
use super::uci::Engine;

/// Number of half-moves after which an unfinished game counts as a draw.
const LONGEST: usize = 300;

/// Strengths of Stockfish (its option `UCI_Elo`), each with the limit of the search.
///
/// With limited strength, Stockfish chooses its move when the search reaches a depth that depends
/// on `UCI_Elo`. The depths in this table are greater, so the speed of the machine does not affect
/// the choice.
const STRENGTHS: [(u32, &str); 3] = [(1350, "depth 4"), (1600, "depth 6"), (1850, "depth 8")];

/// Search limit of Sunfish, as arguments of the UCI command `go`. Sunfish computes its time for a
/// move from the times on the clocks, here 4000 ms for each side.
const SUNFISH: &str = "wtime 4000 btime 4000";

/// Numbers of games that the computer opponent won, drew and lost in a match.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Returns the number of games of the match.
    fn games(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// Returns the computer opponent's points in the match: one for a win, a half for a draw.
    fn points(self) -> f64 {
        f64::from(self.wins) + 0.5 * f64::from(self.draws)
    }

    /// Adds a game in which the computer opponent scored `points`: 1 is a win, 0 a loss, any other
    /// number a draw.
    fn add(&mut self, points: f64) {
        match points {
            1.0 => self.wins += 1,
            0.0 => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

/// Plays matches of `games` games: each of `levels` against Stockfish at each strength, and against
/// Sunfish.
///
/// Prints the result of each match, and the rating of each level from its matches against
/// Stockfish. `seed` chooses the openings.
///
/// # Errors
/// If an engine exits, or the game refuses a move.
pub fn rate(levels: &[OpponentLevel], games: u32, seed: u64) -> io::Result<()> {
    let engine = peers::stockfish();
    if let Err(missing) = &engine {
        println!("{missing}");
    }
    let mut sunfish = peers::sunfish();
    if let Err(missing) = &sunfish {
        println!("{missing}");
    }
    if let Ok(mut engine) = engine {
        engine.set("UCI_LimitStrength", "true")?;
        for &level in levels {
            let mut scores = Vec::new();
            for (elo, limit) in STRENGTHS {
                engine.set("UCI_Elo", &elo.to_string())?;
                let name = format!("{}, UCI_Elo {elo}, {limit}", engine.name);
                scores.push((f64::from(elo), match_of(level, &mut engine, limit, games, seed, &name)?));
            }
            match rating(&scores) {
                Some((rating, error)) => println!(
                    "level {}: {rating:.0} ± {error:.0} (95 %) on the scale of UCI_Elo\n",
                    level.number + 1
                ),
                None => println!("level {}: no rating, it won or lost every game\n", level.number + 1),
            }
        }
    }
    if let Ok(engine) = &mut sunfish {
        for &level in levels {
            let name = format!("{}, {SUNFISH}", engine.name);
            match_of(level, engine, SUNFISH, games, seed, &name)?;
        }
    }
    Ok(())
}

/// Plays a match of `games` games between a level of the computer opponent and an engine, and
/// prints the result.
///
/// `name` is the engine's name in the output. `limit` limits the engine's search, as arguments of
/// the UCI command `go`. `seed` chooses the openings, each of which is played with both colours.
fn match_of(
    level: OpponentLevel,
    engine: &mut Engine,
    limit: &str,
    games: u32,
    seed: u64,
    name: &str,
) -> io::Result<Score> {
    let watch = Watch::now();
    let mut score = Score::default();
    for number in 0..games {
        let color = if number % 2 == 0 { Color::White } else { Color::Black };
        let opening = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2));
        score.add(play(level, engine, limit, color, opening)?);
    }
    let (percent, error) = share(score);
    println!(
        "level {} against {name}: +{} ={} -{}, {percent:.1} % ± {error:.1} (95 %), seed {seed}; {:.0} s",
        level.number + 1,
        score.wins,
        score.draws,
        score.losses,
        watch.elapsed().as_secs_f64()
    );
    Ok(score)
}

/// Plays a game against an engine and returns the computer opponent's points: 0, 0.5 or 1.
///
/// The computer opponent plays `color`; `opening` is the number of the random opening, and `limit`
/// limits the engine's search, as arguments of the UCI command `go`.
fn play(
    level: OpponentLevel,
    engine: &mut Engine,
    limit: &str,
    color: Color,
    opening: u64,
) -> io::Result<f64> {
    engine.begin_anew()?;
    let computer = ComputerOpponent::new(level, opening);
    let mut game = Game::new(GameSetup::default());
    let mut moves = String::new();
    let mut opening_moves = start(opening).into_iter();
    for ply in 0..LONGEST {
        let position = game.position().clone();
        let event = if let Some(mv) = opening_moves.next() {
            Event::Move(mv)
        } else if position.turn() == color {
            match computer.choose_action(&game, &mut || false) {
                Some(choice) => choice.event,
                None => break,
            }
        } else {
            let answer = engine.ask(&format!("startpos moves{moves}"), limit)?;
            let legal = position.legal_moves();
            let mv = legal.iter().copied().find(|&mv| position.uci(mv) == *answer.best);
            // If the engine's answer is no legal move, the engine resigns.
            mv.map_or(Event::Resign(!color), Event::Move)
        };
        if let Event::Move(mv) = event {
            moves.push(' ');
            moves += &position.uci(mv).to_string();
        }
        let applied = game.apply(Instant::from_millis(ply as u64), event);
        applied.map_err(|refusal| io::Error::other(format!("refused: {refusal:?}, opening {opening}")))?;
        let may_claim = !game.draw_claims(game.turn()).is_empty();
        if game.outcome().is_some() || game.pending_result().is_some() || may_claim {
            break;
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner()).or(match game.pending_result() {
        Some(PendingResult::Resignation(by)) => Some(!*by),
        _ => None,
    });
    Ok(winner.map_or(0.5, |winner| if winner == color { 1.0 } else { 0.0 }))
}

/// Returns the computer opponent's points in a match and their margin of error (95 %), both as a
/// percentage of the number of games.
pub fn share(score: Score) -> (f64, f64) {
    let (games, mean) = (score.games(), score.points() / score.games());
    let squares = f64::from(score.wins) + 0.25 * f64::from(score.draws);
    (100.0 * mean, 196.0 * ((squares / games - mean * mean).max(0.0) / games).sqrt())
}

/// Returns the most likely rating for the results `scores`, and its margin of error (95 %). A
/// result is the rating of the other side and the score against that side.
///
/// Returns `None` if every game was won, or every game lost.
pub fn rating(scores: &[(f64, Score)]) -> Option<(f64, f64)> {
    let games: f64 = scores.iter().map(|(_, score)| score.games()).sum();
    let points: f64 = scores.iter().map(|(_, score)| score.points()).sum();
    if points <= 0.0 || points >= games {
        return None;
    }
    let expected = |own: f64, other: f64| 1.0 / (1.0 + 10_f64.powf((other - own) / 400.0));
    let (mut low, mut high) = (-2_000.0, 6_000.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        let sum: f64 = scores.iter().map(|(other, score)| score.games() * expected(middle, *other)).sum();
        if sum < points { low = middle } else { high = middle }
    }
    // The formula for the margin of error assumes that each game is won or lost. With draws the
    // margin is a little too large.
    let known: f64 = scores
        .iter()
        .map(|(other, score)| score.games() * expected(low, *other) * (1.0 - expected(low, *other)))
        .sum();
    Some((low, 1.96 * 400.0 / std::f64::consts::LN_10 / known.sqrt()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_scores_are_even_ratings() {
        let even = Score { wins: 40, draws: 20, losses: 40 };
        let (rating, error) = rating(&[(1500.0, even), (1500.0, even)]).unwrap_or_default();
        assert!((rating - 1500.0).abs() < 0.01 && (40.0..60.0).contains(&error), "{rating} {error}");
        assert!(super::rating(&[(1500.0, Score { wins: 3, ..Score::default() })]).is_none());
        // A score of 75 % means a rating about 191 points higher than the other side's.
        let three = Score { wins: 75, draws: 0, losses: 25 };
        let (rating, _) = super::rating(&[(1500.0, three)]).unwrap_or_default();
        assert!((rating - 1690.8).abs() < 1.0, "{rating}");
        assert!((share(three).0 - 75.0).abs() < 1e-9);
    }

    #[test]
    fn beginnings_differ_and_come_again() {
        assert_eq!(start(3), start(3));
        let different: std::collections::HashSet<_> =
            (0..100).map(|number| format!("{:?}", start(number))).collect();
        assert!(different.len() > 95);
    }
}
