//! The time that the players of a reviewed game used for each move.

use crate::game::pgn::PgnGame;
use crate::game::{Game, Span};
use crate::rules::Color;
use std::time::Duration;

/// Returns the time used for each half-move of a game that was played in the app; `None` for an
/// unknown time. If the arbiter has corrected the position, only the half-moves after the last
/// correction count, because the PGN of the game begins there.
pub(super) fn times_of_game(game: &Game) -> Vec<Option<Span>> {
    let moves = game.moves().get(game.last_correction_ply()..).unwrap_or_default();
    moves.iter().map(|played| played.time_used).collect()
}

/// Returns the time used for each half-move of a PGN game; `None` for an unknown time.
///
/// The time comes from the command `%emt` in the comment on the move. Without this command, the
/// time is computed from the clock times in `%clk` commands: the player's time left after the
/// previous move, plus the time that the clock adds for this move, minus the time left after this
/// move.
pub(super) fn times_of_pgn(game: &PgnGame) -> Vec<Option<Span>> {
    let mut clocks = Color::ALL.map(|color| PgnClock::of_player(game, color));
    let mut turn = game.start.turn();
    let mut times = Vec::with_capacity(game.main.moves.len());
    for step in &game.main.moves {
        let by_clock = clocks[turn.index()].as_mut().and_then(|clock| clock.time_used(step.clock()));
        times.push(step.time_used().or(by_clock).map(span));
        turn = !turn;
    }
    times
}

/// The clock of one player of a PGN game, according to `%clk` comments and tags.
struct PgnClock {
    /// The current stage of the time control and the later stages; empty if unknown.
    stages: Vec<PgnStage>,
    /// Number of moves that the player has made in the current stage.
    moves: u32,
    /// The time left after the player's last move; `None` if unknown.
    left: Option<Duration>,
}

/// A stage of a time control in PGN, such as `40/5400+30`.
#[derive(Clone, Copy)]
struct PgnStage {
    /// Number of moves in the stage; `None` for the rest of the game.
    moves: Option<u32>,
    /// Time that is added at the beginning of the stage.
    time: Duration,
    /// Time that is added after each move.
    increment: Duration,
}

impl PgnClock {
    /// Returns the clock of the player `color` before the first move. `None` if the used time
    /// cannot be computed under the time control of the game, for example with a delay.
    fn of_player(game: &PgnGame, color: Color) -> Option<PgnClock> {
        let own = game.tag(color.by_color("WhiteTimeControl", "BlackTimeControl"));
        let stages = match own.or(game.tag("TimeControl")) {
            None | Some("" | "?" | "-") => Vec::new(),
            Some(control) => control.split(':').map(PgnStage::read).collect::<Option<_>>()?,
        };
        Some(PgnClock { stages, moves: 0, left: None })
    }

    /// Returns the time that the player used for the next move, after which the clock shows `left`.
    /// `None` if `left` or the previous time left is unknown, or if `left` is longer than possible.
    fn time_used(&mut self, left: Option<Duration>) -> Option<Duration> {
        let (before, given) = (std::mem::replace(&mut self.left, left), self.time_given());
        before?.checked_add(given)?.checked_sub(left?)
    }

    /// Counts a move, and returns the time that the clock adds after the move.
    fn time_given(&mut self) -> Duration {
        self.moves += 1;
        let Some(stage) = self.stages.first().copied() else { return Duration::ZERO };
        if stage.moves != Some(self.moves) || self.stages.len() == 1 {
            return stage.increment;
        }
        self.stages.remove(0);
        self.moves = 0;
        stage.increment + self.stages[0].time
    }
}

impl PgnStage {
    /// Parses a stage of a time control, such as `300`, `300+3` or `40/5400+30` (40 moves in 5400
    /// seconds, and 30 seconds for each move). `None` for any other text, for example a stage with
    /// a delay.
    fn read(text: &str) -> Option<PgnStage> {
        let (rest, increment) = text.split_once('+').unwrap_or((text, "0"));
        let (moves, time) = match rest.split_once('/') {
            Some((moves, time)) => (Some(moves.parse().ok()?), time),
            None => (None, rest),
        };
        let read = |text: &str| Some(Duration::from_micros(text.parse::<Span>().ok()?.as_micros()));
        Some(PgnStage { moves, time: read(time)?, increment: read(increment)? })
    }
}

/// Converts a [`Duration`] to a [`Span`]. A duration that is too long becomes the longest `Span`.
fn span(time: Duration) -> Span {
    Span::from_micros(time.as_micros().try_into().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::pgn::PgnReader;

    /// Returns the seconds used for each half-move of a PGN game.
    fn seconds(pgn: &str) -> Vec<Option<u64>> {
        let game = PgnReader::new(pgn.as_bytes()).next().expect("a game").expect("a sound game");
        times_of_pgn(&game).into_iter().map(|time| time.map(Span::as_secs)).collect()
    }

    #[test]
    fn times_are_read_from_the_comments_of_a_pgn() {
        let moves = "1. e4 {[%clk 0:04:58]} e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:50]} \
                     Nc6 {[%emt 0:00:07]} 3. Bb5 {[%clk 0:04:55]} a6 {[%clk 0:04:40]} 4. Ba4 *";
        // Without a time control, no time is known for White's third move, because the time left
        // increases.
        assert_eq!(seconds(moves), [None, None, Some(8), Some(7), None, None, None]);
        let with_increment = format!("[TimeControl \"300+3\"]\n\n{moves}");
        assert_eq!(seconds(&with_increment), [None, None, Some(11), Some(7), None, None, None]);
        // With a delay, the clock times do not show how much of the delay was used. Only the time
        // in the `%emt` command is known.
        let with_delay = format!("[TimeControl \"300d5\"]\n\n{moves}");
        assert_eq!(seconds(&with_delay), [None, None, None, Some(7), None, None, None]);
    }

    #[test]
    fn a_new_stage_adds_its_time() {
        let pgn = "[WhiteTimeControl \"2/60+5:30\"]\n[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:59]} \
                   2. Nf3 {[%clk 0:01:00]} Nc6 {[%clk 0:00:49]} 3. Bb5 {[%clk 0:00:58]} a6 {[%clk 0:00:50]} *";
        assert_eq!(seconds(pgn), [None, None, Some(25), Some(10), Some(2), None]);
    }
}
