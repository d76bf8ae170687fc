//! The form for a new tournament, and the tournament that it describes.

use thiserror::Error;

use super::journal_line::EventHead;
use super::message::ClubCommand;
use super::roster::roster;
use crate::app::context::Context;
use crate::club::event::{
    Entrant, EventFormat, EventSetup, EventSetupError, PairingNumbers, PairingRules, PointSystem,
    TieResolution,
};
use crate::club::tiebreak::TieBreak;
use crate::game::{FirstIncrement, HouseRules, Preset, TIME_PRESETS, TimeControl};
use crate::rules::characters::plain_number;

/// Names of the tournament formats in the form.
pub const FORMATS: [&str; 5] = ["most-wins", "round-robin", "double", "swiss", "knockout"];

/// Ways to decide a tied knockout match that the form offers. Times are in seconds.
pub const TIES: [TieResolution; 7] = [
    TieResolution::Rematch,
    TieResolution::Games { games: 2, seconds: 600, increment: 5 },
    TieResolution::Games { games: 2, seconds: 180, increment: 2 },
    TieResolution::Shorter { seconds: 180 },
    TieResolution::Armageddon,
    TieResolution::TimedArmageddon { white: 300, black: 240, increment: 0 },
    TieResolution::RandomChoice,
];

/// Choices in the form for a Swiss: the number of missed rounds that count half a point for a
/// player who enters late.
pub const LATE_BYES: [&str; 4] = ["0", "1", "2", "3"];

/// Form for a new tournament: the contents of its fields, as typed.
#[derive(Clone, Debug, PartialEq)]
pub struct EventDraft {
    /// Name of the event.
    pub name: String,
    /// Format, one of [`FORMATS`].
    pub format: String,
    /// Number of rounds of a Swiss.
    pub rounds: String,
    /// Number of games of a knockout match.
    pub games: String,
    /// Points for a win, a draw and a loss.
    pub points: [String; 3],
    /// Tie-breaks of the standings, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Ways to decide a tied knockout match, in order.
    pub ties: Vec<TieResolution>,
    /// Numbering of the players: `by-rating`, `as-entered`, or random (`by-lot`). In a Swiss,
    /// `by-rating` orders equal ratings by title and name (FIDE C.04.2).
    pub numbering: String,
    /// Pairings of a knockout: at random (`random`), or by a seeded bracket (`seeded`).
    pub bracket: String,
    /// Acceleration of a Swiss: `none` or `baku`.
    pub acceleration: String,
    /// Points for the bye when the number of players of a Swiss is odd: `win` or `half`.
    pub bye: String,
    /// Number of missed rounds that count half a point for a late player, one of [`LATE_BYES`].
    pub late_byes: String,
    /// Name of the rule set; `own` for the rules in the settings.
    pub rules: String,
    /// Name of the preset clock; `own` for the clock in the settings, `none` for no clock.
    pub clock: String,
    /// Name of the [`FirstIncrement`]: whether the first increment is added before or after the
    /// first move.
    pub first_increment: String,
    /// Whether the clock in the settings has an increment.
    own_has_increment: bool,
    /// Players, as typed or pasted.
    pub players: String,
    /// Seed of the random draws.
    pub seed: String,
    /// Why the event cannot be created, after a failed attempt.
    pub fault: Option<EventDraftError>,
}

/// Why no tournament can be created from the typed form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum EventDraftError {
    /// There are fewer than two players.
    #[error("there are fewer than two players")]
    Players,
    /// The fields describe no valid setup. For example, a number is missing or out of range.
    #[error(transparent)]
    Setup(EventSetupError),
    /// The seed is not a number.
    #[error("the seed is no number")]
    Seed,
}

impl EventDraft {
    /// Returns the form for a new tournament with its default choices. The default format is *Most
    /// wins*, which suits children who share a device. The choice of the first increment comes from
    /// the settings.
    pub fn new(ctx: &Context<'_>) -> EventDraft {
        EventDraft {
            name: String::new(),
            format: FORMATS[0].to_owned(),
            rounds: "5".to_owned(),
            games: "1".to_owned(),
            points: ["1", "½", "0"].map(str::to_owned),
            tie_breaks: usual_tie_breaks(FORMATS[0]),
            ties: vec![TieResolution::Rematch, TieResolution::Armageddon],
            numbering: "by-rating".to_owned(),
            bracket: "random".to_owned(),
            acceleration: "none".to_owned(),
            bye: "win".to_owned(),
            late_byes: LATE_BYES[0].to_owned(),
            rules: "own".to_owned(),
            clock: "own".to_owned(),
            first_increment: ctx.settings.time_control.first_increment().name().to_owned(),
            own_has_increment: ctx.settings.time_control.has_increment(),
            players: String::new(),
            // At most six digits, so that the director can read the seed aloud or post it.
            seed: (ctx.now.as_micros() / 100 % 1_000_000).to_string(),
            fault: None,
        }
    }

    /// Changes the field `name` of the form for a new tournament, for example `event-rounds`;
    /// ignores unknown names.
    pub fn set_field(&mut self, name: &str, value: String) {
        self.fault = None;
        let field = match name {
            "event-name" => &mut self.name,
            "event-format" => {
                // The usual tie-breaks of the new format replace the usual tie-breaks of the old
                // format, but not tie-breaks that the director has chosen.
                if self.tie_breaks == usual_tie_breaks(&self.format) {
                    self.tie_breaks = usual_tie_breaks(&value);
                }
                &mut self.format
            }
            "event-rounds" => &mut self.rounds,
            "event-games" => &mut self.games,
            "event-win" => &mut self.points[0],
            "event-draw" => &mut self.points[1],
            "event-loss" => &mut self.points[2],
            "event-numbering" => &mut self.numbering,
            "event-bracket" => &mut self.bracket,
            "event-acceleration" => &mut self.acceleration,
            "event-bye" => &mut self.bye,
            "event-late-byes" => &mut self.late_byes,
            "event-rules" => &mut self.rules,
            "event-clock" => &mut self.clock,
            "event-first-increment" => &mut self.first_increment,
            "event-players" => &mut self.players,
            "event-seed" => &mut self.seed,
            _ => return,
        };
        *field = value;
    }

    /// Whether the clock chosen in the form has an increment. Only then does the form ask when the
    /// first increment is added.
    pub fn has_increment(&self) -> bool {
        match self.clock.as_str() {
            "none" => false,
            name => preset_clock(name).map_or(self.own_has_increment, |time| time.has_increment()),
        }
    }

    /// Applies a command that adds or removes a tie-break of the standings, or a way to decide a
    /// tied match. Ignores other commands.
    pub(super) fn perform_command(&mut self, act: ClubCommand) {
        match act {
            ClubCommand::TieBreak(one) => self.toggle_tie_break(one),
            ClubCommand::Tie(number) => self.toggle_tie(number),
            _ => {}
        }
    }

    /// Appends a tie-break to the chosen tie-breaks, or removes a tie-break that is already chosen.
    pub fn toggle_tie_break(&mut self, one: TieBreak) {
        toggle_in_order(&mut self.tie_breaks, one);
    }

    /// Appends a way to decide a tied match to the chosen ways, or removes a way that is already
    /// chosen. `number` is an index into [`TIES`].
    pub fn toggle_tie(&mut self, number: usize) {
        if let Some(one) = TIES.get(number) {
            toggle_in_order(&mut self.ties, *one);
        }
    }

    /// Returns the tournament that the form describes (name, date, setup, rules and clock), and its
    /// players.
    ///
    /// # Errors
    /// The first fault found in the fields.
    pub fn to_event(&self, ctx: &Context<'_>) -> Result<(EventHead, Vec<Entrant>), EventDraftError> {
        let entrants = roster(&self.players);
        if entrants.len() < 2 {
            return Err(EventDraftError::Players);
        }
        let number =
            |text: &str, fault| plain_number(text).parse().map_err(|_| EventDraftError::Setup(fault));
        let format = match self.format.as_str() {
            "swiss" => EventFormat::Swiss { rounds: number(&self.rounds, EventSetupError::Rounds)? },
            "knockout" => EventFormat::Knockout {
                games: number(&self.games, EventSetupError::Games)?,
                ties: self.ties.clone(),
            },
            "round-robin" => EventFormat::RoundRobin { double: false },
            "double" => EventFormat::RoundRobin { double: true },
            _ => EventFormat::MostWins,
        };
        let half =
            |text: &String| parse_half_points(text).ok_or(EventDraftError::Setup(EventSetupError::Points));
        let [win, draw, loss] = &self.points;
        let is_swiss = self.format == "swiss";
        let setup = EventSetup {
            format,
            points: PointSystem {
                win: half(win)?,
                draw: half(draw)?,
                loss: half(loss)?,
                allocated: (is_swiss && self.bye == "half").then_some(1),
                ..PointSystem::default()
            },
            tie_breaks: self.tie_breaks.clone(),
            numbering: match self.numbering.as_str() {
                "as-entered" => PairingNumbers::AsEntered,
                "by-lot" => PairingNumbers::Random,
                // The order by rating, title and name (FIDE C.04.2) is a rule for Swiss tournaments
                // only.
                _ if is_swiss => PairingNumbers::ByRatingAndTitle,
                _ => PairingNumbers::ByRating,
            },
            seed: plain_number(&self.seed).parse().map_err(|_| EventDraftError::Seed)?,
            pairing: PairingRules {
                late_half_byes: self.late_byes.parse().ok().filter(|_| is_swiss).unwrap_or(0),
                is_accelerated: is_swiss && self.acceleration == "baku",
                is_seeded: self.format == "knockout" && self.bracket == "seeded",
            },
        };
        setup.check().map_err(EventDraftError::Setup)?;
        let (rules, time) = self.game_rules(ctx);
        let name = self.name.trim().chars().take(60).collect();
        Ok((EventHead { name, date: ctx.today.to_owned(), setup, rules, time }, entrants))
    }

    /// Returns the house rules and the time control that the form chooses for the games.
    fn game_rules(&self, ctx: &Context<'_>) -> (HouseRules, TimeControl) {
        let settings = ctx.settings;
        let (rules, first) = match Preset::from_name(&self.rules) {
            Some(preset) => (preset.rules(), preset.first_move()),
            None => (settings.rules.clone(), settings.time_control.first_move()),
        };
        let time = match self.clock.as_str() {
            "none" => TimeControl::without_clocks(),
            name => preset_clock(name).unwrap_or_else(|| settings.time_control.clone()),
        };
        let time = time.with_clock_options_of(&settings.time_control).with_first_move(first);
        let first_increment = FirstIncrement::from_name(&self.first_increment).unwrap_or_default();
        (rules, time.with_first_increment(first_increment))
    }
}

/// Returns the time control of the preset clock with this name; `None` if there is no such preset.
fn preset_clock(name: &str) -> Option<TimeControl> {
    TIME_PRESETS.iter().find(|preset| preset.name == name).map(|preset| preset.control())
}

/// Appends `one` to the list, or removes `one` if the list already contains it.
fn toggle_in_order<T: PartialEq>(order: &mut Vec<T>, one: T) {
    match order.iter().position(|other| *other == one) {
        Some(place) => drop(order.remove(place)),
        None => order.push(one),
    }
}

/// Returns the default tie-breaks of a tournament format (one of [`FORMATS`]).
fn usual_tie_breaks(format: &str) -> Vec<TieBreak> {
    match format {
        "swiss" => vec![TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger],
        "knockout" => Vec::new(),
        _ => vec![TieBreak::DirectEncounter, TieBreak::SonnebornBerger],
    }
}

/// Parses points as people write them (`1`, `½`, `1½`, `0.5`, `1,5`, `1/2`) and returns half
/// points: 3 for `1½`. `None` for any other text.
fn parse_half_points(text: &str) -> Option<u32> {
    let text = plain_number(text).replace("1/2", "½");
    let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
        Some(whole) => (whole.trim(), 1),
        None => (text.strip_suffix(".0").unwrap_or(&text), 0),
    };
    let whole: u32 = if whole.is_empty() && half == 1 { 0 } else { whole.parse().ok()? };
    whole.checked_mul(2)?.checked_add(half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        let all = [
            ("1", 2),
            ("½", 1),
            ("0.5", 1),
            ("1,5", 3),
            ("1½", 3),
            ("1/2", 1),
            (" 3 ", 6),
            ("0", 0),
            ("2.0", 4),
            ("٢", 4),
            ("१½", 3),
            ("١٫٥", 3),
        ];
        for (text, half_points) in all {
            assert_eq!(parse_half_points(text), Some(half_points), "{text}");
        }
        for text in ["", "x", "1.25", "-1", "99999999999"] {
            assert_eq!(parse_half_points(text), None, "{text}");
        }
    }
}
