//! The form for a custom clock in the settings. The fields keep the typed texts, even if a text is
//! not a valid time.

use thiserror::Error;

use crate::game::{
    ClockDisplay, Span, TimeAllowance, TimeBonus, TimeControl, TimeControlError, TimeFault, TimeStage,
};
use crate::rules::Color;
use crate::rules::characters::plain_number;

/// Form for a custom clock: the contents of its fields, as typed.
///
/// The name of a field consists of the player's colour, the index of the stage from 0, and a
/// property, such as `white-0-time`. A field that belongs to no stage has no index:
/// `black-per-move`. The field `same-time` sets `same`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockDraft {
    /// Whether Black has the same clock as White.
    pub same: bool,
    /// Fields of White and Black.
    sides: [SideDraft; 2],
}

/// Form fields of a custom clock for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideDraft {
    /// Fields of the stages, in order.
    pub stages: Vec<StageDraft>,
    /// Time limit of a single move, in seconds; empty for no limit.
    pub per_move: String,
}

/// Form fields for one stage of a custom clock, such as 40 moves in 90 minutes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageDraft {
    /// Number of moves in the stage; empty for the rest of the game.
    pub moves: String,
    /// Time of the stage: minutes, or a time with colons.
    pub time: String,
    /// Kind of bonus per move, one of [`ClockDraft::BONUSES`].
    pub bonus: &'static str,
    /// Bonus per move, or length of a byo-yomi period, in seconds. Ignored if the kind of bonus has
    /// no amount.
    pub amount: String,
    /// Number of byo-yomi periods. Ignored for other kinds of bonus.
    pub periods: String,
}

/// Why a field of the custom clock is not valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClockFieldError {
    /// The text is not a time.
    #[error("not a time")]
    NotATime,
    /// The text is not a whole number (of moves or of byo-yomi periods).
    #[error("not a whole number of moves")]
    NotANumber,
    /// The text is not a number of seconds.
    #[error("not a number of seconds")]
    NotSeconds,
    /// No game can be played with this time control.
    #[error(transparent)]
    Refused(TimeControlError),
}

/// A field of the custom clock that is not valid, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {fault}")]
pub struct FieldFault {
    /// Name of the field.
    pub field: String,
    /// Why the field is not valid.
    pub fault: ClockFieldError,
}

impl ClockDraft {
    /// Kinds of bonus per move.
    pub const BONUSES: [&'static str; 6] =
        ["none", "increment", "bronstein", "delay", "hourglass", "byo-yomi"];

    /// Maximum number of stages in the form.
    pub const MAX_STAGES: usize = 6;

    /// Returns the form for a custom clock, filled with the time control `time`.
    pub fn of(time: &TimeControl) -> ClockDraft {
        ClockDraft {
            same: time.allowance(Color::White) == time.allowance(Color::Black),
            sides: Color::ALL.map(|color| SideDraft::of(time.allowance(color))),
        }
    }

    /// Returns the form fields of one player. Black has fields even if both players have the same
    /// clock.
    pub fn side_draft(&self, color: Color) -> &SideDraft {
        &self.sides[color as usize]
    }

    /// Changes the field `field` to the typed text `value`. `None` if there is no such field, or if
    /// the field is a choice without this value.
    pub(super) fn set_field(&mut self, field: &str, value: &str) -> Option<()> {
        if field == "same-time" {
            self.same = value == "on";
            if !self.same {
                self.sides[1] = self.sides[0].clone();
            }
            return Some(());
        }
        let (color, field) = field.split_once('-')?;
        let side = &mut self.sides[Color::from_name(color)? as usize];
        if field == "per-move" {
            side.per_move = value.to_owned();
            return Some(());
        }
        let (number, field) = field.split_once('-')?;
        let stage = side.stages.get_mut(number.parse::<usize>().ok()?)?;
        match field {
            "moves" => stage.moves = value.to_owned(),
            "time" => stage.time = value.to_owned(),
            "bonus" => stage.bonus = ClockDraft::BONUSES.into_iter().find(|bonus| *bonus == value)?,
            "amount" => stage.amount = value.to_owned(),
            "periods" => stage.periods = value.to_owned(),
            _ => return None,
        }
        Some(())
    }

    /// Adds a last stage, for the rest of the game, to a player's clock. If the previous stage has
    /// no number of moves, sets that number to 40. Does nothing if there are already
    /// [`ClockDraft::MAX_STAGES`] stages.
    pub(super) fn add_stage(&mut self, color: Color) {
        let side = &mut self.sides[color as usize];
        if side.stages.len() >= ClockDraft::MAX_STAGES {
            return;
        }
        let next = match side.stages.last_mut() {
            Some(last) => {
                if last.moves.trim().is_empty() {
                    last.moves = "40".to_owned();
                }
                StageDraft { moves: String::new(), time: "30".to_owned(), ..last.clone() }
            }
            None => {
                StageDraft::of(&TimeStage { moves: None, time: Span::from_mins(5), bonus: TimeBonus::None })
            }
        };
        side.stages.push(next);
    }

    /// Removes the last stage of a player's clock. The stage before it then lasts for the rest of
    /// the game.
    pub(super) fn remove_stage(&mut self, color: Color) {
        let side = &mut self.sides[color as usize];
        side.stages.pop();
        if let Some(last) = side.stages.last_mut() {
            last.moves.clear();
        }
    }

    /// Parses the fields as a time control for both players. Options that are not in this form,
    /// such as the timing of the first move, have their default values.
    ///
    /// # Errors
    /// All fields that are not valid. If every field is valid, but the whole time control is
    /// impossible, the one field at which to show the error.
    pub fn to_time_control(&self) -> Result<TimeControl, Vec<FieldFault>> {
        let mut faults = Vec::new();
        let white = self.sides[0].to_allowance("white", &mut faults);
        let black = if self.same { white.clone() } else { self.sides[1].to_allowance("black", &mut faults) };
        match TimeControl::new(white, black) {
            Ok(time) if faults.is_empty() => return Ok(time),
            Err(error) if faults.is_empty() => faults.push(field_of_fault(error)),
            _ => {}
        }
        Err(faults)
    }
}

impl SideDraft {
    /// Returns the form fields, filled with the clock of one player.
    fn of(allowance: &TimeAllowance) -> SideDraft {
        SideDraft {
            stages: allowance.stages.iter().map(StageDraft::of).collect(),
            per_move: allowance.per_move.map(|limit| limit.to_string()).unwrap_or_default(),
        }
    }

    /// Parses the fields of one player's clock, and adds the invalid fields to `faults`. `color` is
    /// the player in the names of the fields (`white` or `black`).
    fn to_allowance(&self, color: &str, faults: &mut Vec<FieldFault>) -> TimeAllowance {
        let per_move = match &*plain_number(&self.per_move) {
            "" => None,
            limit => limit.parse().ok().or_else(|| {
                faults.push(FieldFault {
                    field: format!("{color}-per-move"),
                    fault: ClockFieldError::NotSeconds,
                });
                None
            }),
        };
        let stages = self
            .stages
            .iter()
            .enumerate()
            .map(|(number, stage)| stage.to_stage(&format!("{color}-{number}"), faults));
        TimeAllowance { stages: stages.collect(), per_move }
    }
}

impl StageDraft {
    /// Returns the form fields, filled with a stage of a clock.
    fn of(stage: &TimeStage) -> StageDraft {
        let (bonus, amount, periods) = match stage.bonus {
            TimeBonus::None => ("none", Span::ZERO, 3),
            TimeBonus::Increment(span) => ("increment", span, 3),
            TimeBonus::Bronstein(span) => ("bronstein", span, 3),
            TimeBonus::Delay(span) => ("delay", span, 3),
            TimeBonus::Hourglass => ("hourglass", Span::ZERO, 3),
            TimeBonus::ByoYomi { periods, time } => ("byo-yomi", time, periods),
        };
        let moves = stage.moves.map(|moves| moves.to_string()).unwrap_or_default();
        StageDraft {
            moves,
            time: time_text(stage.time),
            bonus,
            amount: amount.to_string(),
            periods: periods.to_string(),
        }
    }

    /// Whether the chosen kind of bonus needs a number of seconds.
    pub fn has_amount(&self) -> bool {
        !matches!(self.bonus, "none" | "hourglass")
    }

    /// Parses the fields of a stage, and adds the invalid fields to `faults`. `stage` is the prefix
    /// of the names of the fields, for example `white-0`.
    fn to_stage(&self, stage: &str, faults: &mut Vec<FieldFault>) -> TimeStage {
        let mut wrong =
            |field: &str, fault| faults.push(FieldFault { field: format!("{stage}-{field}"), fault });
        let moves = match &*plain_number(&self.moves) {
            "" => None,
            moves => moves.parse().map_err(|_| wrong("moves", ClockFieldError::NotANumber)).ok(),
        };
        let time = ClockDisplay::parse_time(&self.time).unwrap_or_else(|| {
            wrong("time", ClockFieldError::NotATime);
            Span::ZERO
        });
        let amount = match plain_number(&self.amount).parse() {
            Ok(amount) => amount,
            Err(_) if self.has_amount() => {
                wrong("amount", ClockFieldError::NotSeconds);
                Span::ZERO
            }
            Err(_) => Span::ZERO,
        };
        let periods = match plain_number(&self.periods).parse() {
            Ok(periods) => periods,
            Err(_) if self.bonus == "byo-yomi" => {
                wrong("periods", ClockFieldError::NotANumber);
                1
            }
            Err(_) => 1,
        };
        let bonus = match self.bonus {
            "increment" => TimeBonus::Increment(amount),
            "bronstein" => TimeBonus::Bronstein(amount),
            "delay" => TimeBonus::Delay(amount),
            "hourglass" => TimeBonus::Hourglass,
            "byo-yomi" => TimeBonus::ByoYomi { periods, time: amount },
            _ => TimeBonus::None,
        };
        TimeStage { moves, time, bonus }
    }
}

/// Returns the field at which to show `error`, an error of the whole time control.
fn field_of_fault(error: TimeControlError) -> FieldFault {
    let field = match error.fault {
        TimeFault::NoTime => "0-time".to_owned(),
        TimeFault::NoMoves { stage } | TimeFault::StageAfterLast { stage } => format!("{stage}-moves"),
        TimeFault::LongStage { stage } => format!("{stage}-time"),
        TimeFault::LongBonus { stage } => format!("{stage}-amount"),
        TimeFault::ByoYomi { stage } => format!("{stage}-periods"),
        TimeFault::NoTimePerMove | TimeFault::LongPerMove => "per-move".to_owned(),
    };
    FieldFault { field: format!("{}-{field}", error.color.name()), fault: ClockFieldError::Refused(error) }
}

/// Formats a time for its form field: as a whole number of minutes or, if that is impossible, as
/// minutes and seconds with a colon. [`ClockDisplay::parse_time`] parses both forms.
fn time_text(time: Span) -> String {
    let (mins, rest) = (time.as_secs() / 60, time - Span::from_mins(time.as_secs() / 60));
    if rest.is_zero() {
        return mins.to_string();
    }
    let pad = if rest < Span::from_secs(10) { "0" } else { "" };
    format!("{mins}:{pad}{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TIME_PRESETS;

    #[test]
    fn every_preset_is_read_back_as_it_was() {
        for preset in TIME_PRESETS {
            assert_eq!(
                ClockDraft::of(&preset.control()).to_time_control(),
                Ok(preset.control()),
                "{}",
                preset.name
            );
        }
        let odd = TimeControl::fischer(Span::from_millis(61_500), Span::from_millis(250));
        let draft = ClockDraft::of(&odd);
        assert_eq!(draft.side_draft(Color::White).stages[0].time, "1:01.5");
        assert_eq!(draft.to_time_control(), Ok(odd));
    }

    #[test]
    fn faults_are_told_at_their_fields_and_what_was_typed_stays() {
        let mut draft = ClockDraft::of(&TimeControl::with_total(Span::from_mins(5)));
        let mut faults = |typed: &[(&str, &str)]| {
            for (field, value) in typed {
                draft.set_field(field, value).expect("a field");
            }
            let faults = draft.to_time_control().err().unwrap_or_default();
            (faults.into_iter().map(|fault| fault.field).collect::<Vec<_>>(), draft.clone())
        };
        let (fields, after) = faults(&[("white-0-time", "soon"), ("white-per-move", "x")]);
        assert_eq!(fields, ["white-per-move", "white-0-time"]);
        assert_eq!(after.side_draft(Color::White).stages[0].time, "soon");
        assert_eq!(faults(&[("white-0-time", "0"), ("white-per-move", "")]).0, ["white-0-time"]);
        assert_eq!(faults(&[("white-0-time", "70000")]).0, ["white-0-time"]);
        assert_eq!(faults(&[("white-0-time", "5"), ("white-0-moves", "0")]).0, ["white-0-moves"]);
        assert_eq!(faults(&[("white-0-moves", "-3")]).0, ["white-0-moves"]);
        assert_eq!(
            faults(&[("white-0-moves", ""), ("white-0-bonus", "delay"), ("white-0-amount", "?")]).0,
            ["white-0-amount"]
        );
        assert_eq!(faults(&[("white-0-amount", "3"), ("white-per-move", "0")]).0, ["white-per-move"]);
        assert_eq!(
            faults(&[("white-per-move", "30"), ("same-time", "off"), ("black-0-time", "")]).0,
            ["black-0-time"]
        );
        assert_eq!(faults(&[("same-time", "on")]).0, [""; 0], "Black's fields count for nothing then");
        assert_eq!(draft.set_field("green-0-time", "1"), None);
        assert_eq!(draft.set_field("white-9-time", "1"), None);
        assert_eq!(draft.set_field("white-0-bonus", "tip"), None);
    }

    #[test]
    fn fields_take_the_digits_of_every_language() {
        for [minutes, seconds] in
            [["5", "2.5"], ["٥", "٢٫٥"], ["५", "२,५"], ["５", "２．５"], [" 5\u{200f} ", " 2.5"]]
        {
            let mut draft = ClockDraft::of(&TimeControl::with_total(Span::from_mins(1)));
            let typed = [("time", minutes), ("moves", ""), ("bonus", "increment"), ("amount", seconds)];
            for (field, value) in typed {
                draft.set_field(&format!("white-0-{field}"), value).expect("a field");
            }
            draft.set_field("white-per-move", minutes).expect("a field");
            let time = draft.to_time_control().expect("good");
            let TimeAllowance { stages, per_move } = time.allowance(Color::White);
            let bonus = TimeBonus::Increment(Span::from_millis(2_500));
            assert_eq!(stages[..], [TimeStage { moves: None, time: Span::from_mins(5), bonus }], "{minutes}");
            assert_eq!(*per_move, Some(Span::from_secs(5)), "{minutes}");
        }
    }

    #[test]
    fn stages_come_and_go() {
        let mut draft = ClockDraft::of(&TimeControl::with_total(Span::from_mins(90)));
        draft.add_stage(Color::White);
        let time = draft.to_time_control().expect("good");
        let moves: Vec<_> = time.allowance(Color::Black).stages.iter().map(|stage| stage.moves).collect();
        assert_eq!(moves, [Some(40), None]);
        draft.remove_stage(Color::White);
        assert_eq!(draft.to_time_control(), Ok(TimeControl::with_total(Span::from_mins(90))));
        draft.remove_stage(Color::White);
        assert!(draft.to_time_control().expect("good").is_without_clocks(), "nothing at all is no clock");
        draft.set_field("white-per-move", "20").expect("a field");
        assert_eq!(
            draft.to_time_control().expect("good").allowance(Color::White).per_move,
            Some(Span::from_secs(20))
        );
        for _ in 0..20 {
            draft.add_stage(Color::White);
        }
        assert_eq!(draft.side_draft(Color::White).stages.len(), ClockDraft::MAX_STAGES);
    }
}
