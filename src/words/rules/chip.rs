//! The house rules and the time control of a game in a few words.

use crate::game::{HouseRules, Preset, RuleOption, RuleOptionValue, TimeControl};
use crate::words::{Words, choice};

impl From<Preset> for choice::Preset {
    /// Returns the argument that selects the name of a published set of house rules in a message
    /// (translated text).
    fn from(preset: Preset) -> choice::Preset {
        match preset {
            Preset::Fide => choice::Preset::Fide,
            Preset::FpClub => choice::Preset::FpClub,
            Preset::FlyOrDie => choice::Preset::FlyOrDie,
            Preset::Lobby => choice::Preset::Lobby,
        }
    }
}

impl Words {
    /// Returns the house rules and the time control of a game in a few words, in the app's
    /// language: `5 + 3 · no en passant`.
    ///
    /// Leaves out the name of FIDE's rules if there is anything else to show.
    pub fn rules_chip(&self, rules: &HouseRules, clock: &TimeControl) -> String {
        let preset = rules.named_preset().unwrap_or_else(|| rules.nearest_preset());
        let mut parts = Vec::new();
        parts.extend(self.time_control_text(clock));
        if preset != Preset::Fide {
            parts.push(self.preset(preset));
        }
        for (option, value) in rules.differences_in_force(&preset.rules()) {
            let part = match (option, value) {
                (RuleOption::EnPassant, RuleOptionValue::Switch(false)) => self.no_en_passant(),
                (RuleOption::CheckWarnings, RuleOptionValue::Switch(false)) => self.no_check_warnings(),
                (RuleOption::AnnounceCheck, RuleOptionValue::Switch(true)) => self.check_announced(),
                _ => self.own_rules(),
            };
            if parts.iter().all(|known| known != part) {
                parts.push(part.to_owned());
            }
        }
        if parts.is_empty() { self.preset(preset) } else { parts.join(" · ") }
    }

    /// Returns the name of a time control in the app's language, such as `5 + 3`, or a general text
    /// for a time control that is not in the app's list; `None` without clocks.
    pub fn time_control_text(&self, clock: &TimeControl) -> Option<String> {
        if clock.is_without_clocks() {
            return None;
        }
        let of_the_list = clock.preset_name();
        Some(of_the_list.map_or_else(|| self.own_clock().to_owned(), |name| self.clock_option(name)))
    }

    /// Returns the text of the time control called `name` in the app's list, in the app's language.
    ///
    /// The name `5+3` means 5 minutes, and 3 seconds more for each move. `40/90+30+15/G` means 40
    /// moves in 90 minutes, then 15 minutes for the rest of the game, and 30 seconds more for each
    /// move. `40/30` means 40 moves in 30 minutes. Names in any other form are returned unchanged.
    pub fn clock_option(&self, name: &str) -> String {
        let option = || {
            let Some((moves, rest)) = name.split_once('/') else {
                let (minutes, seconds) = name.split_once('+')?;
                return Some(self.clock_option_increment(&minutes, &seconds));
            };
            if !rest.contains('+') {
                return Some(self.clock_option_moves(&rest, &moves));
            }
            let [first, increment, second] = *rest.strip_suffix("/G")?.split('+').collect::<Vec<_>>() else {
                return None;
            };
            Some(self.clock_option_stages(&first, &moves, &second, &increment))
        };
        option().unwrap_or_else(|| name.to_owned())
    }
}
