//! The time controls that the app offers in a list, from bullet to classical.

use super::super::Span;
use super::{TimeAllowance, TimeBonus, TimeControl, TimeStage};

/// Entry in the list of time controls that players choose from, with a name such as `5+3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimePreset {
    /// Name in the list, in one of three forms:
    ///
    /// - `5+3`: five minutes for the game, with an increment of three seconds.
    /// - `40/30`: 30 minutes for every 40 moves.
    /// - `40/90+30+15/G`: 90 minutes for 40 moves, then 15 minutes for the rest of the game, with
    ///   an increment of 30 seconds.
    pub name: &'static str,
    /// Time of the first stage.
    first: Span,
    /// Number of moves of the first stage; `None` if this stage is for the whole game.
    moves: Option<u32>,
    /// Time of the second stage, which is for the rest of the game; zero without a second stage.
    rest: Span,
    /// Increment for each move; zero for no increment.
    increment: Span,
}

/// The list of time controls that players choose from, from bullet to a classical tournament.
pub const TIME_PRESETS: [TimePreset; 19] = [
    with_total_time("1+0", 1, 0),
    with_total_time("2+1", 2, 1),
    with_total_time("3+0", 3, 0),
    with_total_time("3+2", 3, 2),
    with_total_time("5+0", 5, 0),
    with_total_time("5+3", 5, 3),
    with_total_time("10+0", 10, 0),
    with_total_time("10+5", 10, 5),
    with_total_time("15+0", 15, 0),
    with_total_time("15+10", 15, 10),
    with_total_time("25+10", 25, 10),
    with_total_time("30+0", 30, 0),
    with_total_time("45+15", 45, 15),
    with_total_time("60+0", 60, 0),
    with_total_time("60+30", 60, 30),
    with_total_time("90+30", 90, 30),
    TimePreset {
        name: "40/30",
        first: Span::from_mins(30),
        moves: Some(40),
        rest: Span::ZERO,
        increment: Span::ZERO,
    },
    in_stages("40/90+30+15/G", 15),
    in_stages("40/90+30+30/G", 30),
];

/// Returns an entry for the list of time controls: `mins` minutes for the whole game and an
/// `increment` in seconds for each move.
const fn with_total_time(name: &'static str, mins: u64, increment: u64) -> TimePreset {
    let (first, increment) = (Span::from_mins(mins), Span::from_secs(increment));
    TimePreset { name, first, moves: None, rest: Span::ZERO, increment }
}

/// Returns an entry for the list of time controls: 90 minutes for 40 moves, then `rest` minutes for
/// the rest of the game, with an increment of 30 seconds for each move.
const fn in_stages(name: &'static str, rest: u64) -> TimePreset {
    TimePreset {
        name,
        first: Span::from_mins(90),
        moves: Some(40),
        rest: Span::from_mins(rest),
        increment: Span::from_secs(30),
    }
}

impl TimeControl {
    /// Returns the name of this time control in the list [`TIME_PRESETS`], such as `5+3`; `None` if
    /// the list does not contain this time control.
    ///
    /// Ignores the clock options, such as whether the first move is timed.
    pub fn preset_name(&self) -> Option<&'static str> {
        let plain = self.clone().with_clock_options_of(&TimeControl::without_clocks());
        TIME_PRESETS.iter().find(|preset| preset.control() == plain).map(|preset| preset.name)
    }
}

impl TimePreset {
    /// Returns the time control that this entry of the list stands for.
    pub fn control(self) -> TimeControl {
        let bonus =
            if self.increment.is_zero() { TimeBonus::None } else { TimeBonus::Increment(self.increment) };
        let mut stages = vec![TimeStage { moves: self.moves, time: self.first, bonus }];
        if !self.rest.is_zero() {
            stages.push(TimeStage { moves: None, time: self.rest, bonus });
        }
        // A test checks that every preset is playable.
        TimeControl::same_for_both(TimeAllowance { stages, per_move: None }).unwrap_or_default()
    }
}
