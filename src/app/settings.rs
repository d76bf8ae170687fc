//! What the players have chosen.

use crate::game::{ClockPress, FirstMove, Headers, HouseRules, Preset, Setup, TIME_PRESETS, TimeControl};
use crate::rules::{Color, Position};
use crate::words::Language;
use serde::{Deserialize, Serialize};

/// The players' choices, beside the game that is being played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The house rules of the next game. Whether a check is announced is in force at once.
    pub rules: HouseRules,
    /// The clocks of the next game.
    pub time: TimeControl,
    /// Who plays White in the next game; empty where nobody said.
    pub white: String,
    /// Who plays Black.
    pub black: String,
    /// Whether Black sits at the bottom of the screen.
    pub black_at_bottom: bool,
    /// Whether moves and the end of the game are heard, and an announced check is said aloud.
    pub sounds: bool,
    /// Whether a player is warned by a sound that the time runs low.
    pub low_time_sound: bool,
    /// Whether the board is hidden while the clocks are stopped.
    pub hide_board: bool,
    /// The language of the page; `None`: the one that the browser asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
}

impl Settings {
    /// Who sits at the bottom of the screen.
    pub fn orientation(&self) -> Color {
        if self.black_at_bottom { Color::Black } else { Color::White }
    }

    /// What a new game under these settings starts from.
    pub(super) fn setup(&self) -> Setup {
        let start = Position::initial_with(self.rules.laws());
        Setup {
            rules: self.rules.clone(),
            start,
            time: self.time.clone(),
            headers: self.headers(),
            ..Setup::default()
        }
    }

    /// The names that the next game's score sheet begins with.
    fn headers(&self) -> Headers {
        Headers { white: self.white.clone(), black: self.black.clone(), ..Headers::default() }
    }

    /// The clock of the next game by its name in the list: `none`, that of a preset, or `custom`. What presses the
    /// clocks and whether the first move is timed is chosen beside it.
    pub fn clock_name(&self) -> &'static str {
        if self.time.is_none() {
            return "none";
        }
        let plain = self.time.clone().with_press(ClockPress::Move).with_first_move(FirstMove::Free);
        let preset = TIME_PRESETS.iter().find(|preset| preset.control() == plain);
        preset.map_or("custom", |preset| preset.name)
    }

    /// Chooses a clock by that name; `None` if no clock of the list has it.
    pub(super) fn choose_clock(&mut self, name: &str) -> Option<()> {
        let chosen = match name {
            "none" => TimeControl::none(),
            _ => TIME_PRESETS.iter().find(|preset| preset.name == name)?.control(),
        };
        self.set_clock(chosen);
        Some(())
    }

    /// Chooses a set of rules, with its usual clock.
    pub(super) fn choose_rules(&mut self, preset: Preset) {
        self.rules = preset.rules();
        self.set_clock(preset.clock());
    }

    /// Another clock, pressed as before.
    fn set_clock(&mut self, time: TimeControl) {
        self.time = time.with_press(self.time.press()).with_first_move(self.time.first_move());
    }
}

/// A name of a length that fits on a score sheet.
pub(super) fn name_of(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

const LONGEST_NAME: usize = 60;
