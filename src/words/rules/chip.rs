//! The rules and the time control in force, in a few words.

use crate::game::{HouseRules, Preset, RuleOption, RuleOptionValue, TimeControl};
use crate::words::{Words, choice};

impl From<Preset> for choice::Preset {
    /// Returns the argument by which a translated message chooses the name of a rule set.
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
    /// Returns the house rules and the time control of a game in a few words: `5 + 3 · no en
    /// passant`. The laws of FIDE are left out if there is anything else to show.
    pub fn rules_chip(&self, rules: &HouseRules, clock: &TimeControl) -> String {
        let preset = rules.named_preset().unwrap_or_else(|| rules.nearest_preset());
        let mut parts = Vec::new();
        if !clock.is_none() {
            let of_the_list = clock.preset_name();
            parts.push(
                of_the_list.map_or_else(|| self.own_clock().to_owned(), |name| self.clock_option(name)),
            );
        }
        if preset != Preset::Fide {
            parts.push(self.preset(preset));
        }
        for (knob, value) in rules.differences_in_force(&preset.rules()) {
            let part = match (knob, value) {
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

    /// Returns the text of a time control by its name in the list of time controls: `5+3` is
    /// minutes and seconds for each move, `40/90+30+15/G` has two stages.
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
