//! The fields of a new event, and the event that they make.

use thiserror::Error;

use super::line::EventHead;
use super::message::ClubCommand;
use super::roster::roster;
use crate::app::context::Context;
use crate::club::event::{
    Entrant, EventFormat, EventSetup, EventSetupError, PairingNumbers, PairingRules, PointSystem,
    TieResolution,
};
use crate::club::tiebreak::TieBreak;
use crate::game::{FirstIncrement, HouseRules, Preset, TIME_PRESETS, TimeControl};
use crate::rules::signs::plain_number;

/// The formats by the names that their field has for them.
pub const FORMATS: [&str; 5] = ["most-wins", "round-robin", "double", "swiss", "knockout"];

/// The ways to break a tie in a match; of the shorter clock the draft knows how short.
pub const TIES: [TieResolution; 7] = [
    TieResolution::Rematch,
    TieResolution::Games { games: 2, seconds: 600, increment: 5 },
    TieResolution::Games { games: 2, seconds: 180, increment: 2 },
    TieResolution::Shorter { seconds: 180 },
    TieResolution::Armageddon,
    TieResolution::TimedArmageddon { white: 300, black: 240, increment: 0 },
    TieResolution::Lot,
];

/// The choices for the rounds that bring late players half a point.
pub const LATE_BYES: [&str; 4] = ["0", "1", "2", "3"];

/// What stands in the fields of a new event.
#[derive(Clone, Debug, PartialEq)]
pub struct EventDraft {
    /// The name.
    pub name: String,
    /// The format, one of [`FORMATS`].
    pub format: String,
    /// The rounds of a Swiss.
    pub rounds: String,
    /// The games of a match.
    pub games: String,
    /// What a win, a draw and a loss bring.
    pub points: [String; 3],
    /// What parts equals, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// What breaks a tie in a match, in order.
    pub ties: Vec<TieResolution>,
    /// How players are numbered: `by-rating`, `as-entered`, `by-lot`.
    pub numbering: String,
    /// Bracket of a knockout: `random`, `seeded`.
    pub bracket: String,
    /// Acceleration of a Swiss: `none`, `baku`.
    pub acceleration: String,
    /// Points for the bye of an odd number of players: `win`, `half`.
    pub bye: String,
    /// Missed rounds that bring a late player half a point, one of [`LATE_BYES`].
    pub late_byes: String,
    /// The rule set by its name; `own` for that of the next game.
    pub rules: String,
    /// The clock by its name in the list; `own` for that of the next game.
    pub clock: String,
    /// When the first increment is added, by its name; at first as on this device.
    pub first_increment: String,
    /// Whether the clock of the next game has an increment.
    own_has_increment: bool,
    /// The players, as they were typed or pasted.
    pub players: String,
    /// The number from which lots are drawn.
    pub seed: String,
    /// Why the event cannot begin like this, once somebody has tried.
    pub fault: Option<EventDraftError>,
}

/// Why an event cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum EventDraftError {
    /// There are fewer than two players.
    #[error("there are fewer than two players")]
    Players,
    /// A field holds no number that it could hold.
    #[error(transparent)]
    Setup(EventSetupError),
    /// The number that lots are drawn from is none.
    #[error("the seed is no number")]
    Seed,
}

impl EventDraft {
    /// The fields as they stand at first: children on one device play *Most wins*.
    pub fn new(ctx: &Context<'_>) -> EventDraft {
        EventDraft {
            name: String::new(),
            format: FORMATS[0].to_owned(),
            rounds: "5".to_owned(),
            games: "1".to_owned(),
            points: ["1", "½", "0"].map(str::to_owned),
            tie_breaks: usual(FORMATS[0]),
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
            // Six figures can be read out, and written on a wall.
            seed: (ctx.now.as_micros() / 100 % 1_000_000).to_string(),
            fault: None,
        }
    }

    /// Something is chosen or typed.
    pub fn set(&mut self, name: &str, value: String) {
        self.fault = None;
        let field = match name {
            "event-name" => &mut self.name,
            "event-format" => {
                // An order that somebody has made stays.
                if self.tie_breaks == usual(&self.format) {
                    self.tie_breaks = usual(&value);
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

    /// Whether the chosen clock has an increment, so that it matters when the first one is added.
    pub fn has_increment(&self) -> bool {
        match self.clock.as_str() {
            "none" => false,
            name => preset_clock(name).map_or(self.own_has_increment, |time| time.has_increment()),
        }
    }

    /// Does what is about the fields of a new event.
    pub(super) fn act(&mut self, act: ClubCommand) {
        match act {
            ClubCommand::TieBreak(one) => self.toggle(one),
            ClubCommand::Tie(number) => self.toggle_tie(number),
            // What is not about these fields.
            _ => {}
        }
    }

    /// A tie-break comes to the end of the order, or leaves it.
    pub fn toggle(&mut self, one: TieBreak) {
        toggle(&mut self.tie_breaks, one);
    }

    /// The same with a way to break a tie in a match.
    pub fn toggle_tie(&mut self, number: usize) {
        if let Some(one) = TIES.get(number) {
            toggle(&mut self.ties, *one);
        }
    }

    /// The event and its players.
    ///
    /// # Errors
    /// What is wrong with the fields.
    pub fn read(&self, ctx: &Context<'_>) -> Result<(EventHead, Vec<Entrant>), EventDraftError> {
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
        let half = |text: &String| halves(text).ok_or(EventDraftError::Setup(EventSetupError::Points));
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
                "by-lot" => PairingNumbers::ByLot,
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
        let (rules, time) = self.played_under(ctx);
        let name = self.name.trim().chars().take(60).collect();
        Ok((EventHead { name, date: ctx.today.to_owned(), setup, rules, time }, entrants))
    }

    fn played_under(&self, ctx: &Context<'_>) -> (HouseRules, TimeControl) {
        let settings = ctx.settings;
        let (rules, first) = match Preset::from_name(&self.rules) {
            Some(preset) => (preset.rules(), preset.first_move()),
            None => (settings.rules.clone(), settings.time_control.first_move()),
        };
        let time = match self.clock.as_str() {
            "none" => TimeControl::none(),
            name => preset_clock(name).unwrap_or_else(|| settings.time_control.clone()),
        };
        let time = time.with_handling_of(&settings.time_control).with_first_move(first);
        let first_increment = FirstIncrement::from_name(&self.first_increment).unwrap_or_default();
        (rules, time.with_first_increment(first_increment))
    }
}

/// The clock of that name in the list.
fn preset_clock(name: &str) -> Option<TimeControl> {
    TIME_PRESETS.iter().find(|preset| preset.name == name).map(|preset| preset.control())
}

fn toggle<T: PartialEq>(order: &mut Vec<T>, one: T) {
    match order.iter().position(|other| *other == one) {
        Some(place) => drop(order.remove(place)),
        None => order.push(one),
    }
}

/// What usually parts equals in a format.
fn usual(format: &str) -> Vec<TieBreak> {
    match format {
        "swiss" => vec![TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger],
        "knockout" => Vec::new(),
        _ => vec![TieBreak::DirectEncounter, TieBreak::SonnebornBerger],
    }
}

/// Points as people write them, in halves: `1`, `½`, `1½`, `0.5`, `1,5`, `1/2`.
fn halves(text: &str) -> Option<u32> {
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
            assert_eq!(halves(text), Some(half_points), "{text}");
        }
        for text in ["", "x", "1.25", "-1", "99999999999"] {
            assert_eq!(halves(text), None, "{text}");
        }
    }
}
