//! Texts of the app about house rules and their values. They are loaded on demand, except those of
//! `chip`.

mod chip;

use crate::game::{HouseRules, Preset, RuleOption, RuleOptionValue, TimeControl};
use crate::words::{Words, choice};

/// Function that returns the heading of a group of house-rule options in the app's language.
type OptionsHeading = fn(&Words) -> &'static str;

/// House-rule options in groups with headings, as the settings of the app show them. Options
/// outside these groups are always visible.
pub const RULE_OPTION_GROUPS: [(OptionsHeading, &[RuleOption]); 3] = [
    (
        Words::knob_group_draws,
        &[
            RuleOption::Threefold,
            RuleOption::SamePosition,
            RuleOption::Fivefold,
            RuleOption::FiftyMoves,
            RuleOption::SeventyFiveMoves,
        ],
    ),
    (
        Words::knob_group_mate,
        &[RuleOption::DeadPosition, RuleOption::FlagFall, RuleOption::Resignation, RuleOption::SelfCheck],
    ),
    (Words::knob_group_claims, &[RuleOption::DrawOffers, RuleOption::WrongClaimPenalty]),
];

impl Words {
    /// Returns the name of a house-rule option and its short description, in the app's language;
    /// the description may be empty.
    pub fn rule_option_name(&self, option: RuleOption) -> (String, String) {
        // A test checks that every language has texts for every option.
        let named = choice::Knob::from_name(option.name());
        named.map_or_else(Default::default, |option| (self.knob(option), self.knob_hint(option)))
    }

    /// Returns the value of a house-rule option in words, in the app's language, such as
    /// `Player to move can claim`.
    pub fn rule_option_value(&self, value: RuleOptionValue) -> String {
        let name = value.name();
        let worded = match value {
            RuleOptionValue::Draw(_) => choice::DrawRule::from_name(name).map(|it| self.knob_draw_rule(it)),
            RuleOptionValue::Same(_) => {
                choice::SamePosition::from_name(name).map(|it| self.knob_same_position(it))
            }
            RuleOptionValue::Dead(_) => {
                choice::DeadPosition::from_name(name).map(|it| self.knob_dead_position(it))
            }
            // The values of `Flag`, `Resignation` and `SelfCheck` have the same texts.
            RuleOptionValue::Flag(_) | RuleOptionValue::Resignation(_) | RuleOptionValue::SelfCheck(_) => {
                choice::FlagFall::from_name(name).map(|it| self.knob_flag_fall(it))
            }
            RuleOptionValue::Offers(_) => {
                choice::DrawOffers::from_name(name).map(|it| self.knob_draw_offers(it))
            }
            RuleOptionValue::Penalty(_) => choice::Penalty::from_name(name).map(|it| self.knob_penalty(it)),
            RuleOptionValue::Switch(_) => choice::Switch::from_name(name).map(|it| self.knob_switch(it)),
        };
        worded.unwrap_or_else(|| name.to_owned())
    }

    /// Returns the house rules of a game in one sentence, in the app's language.
    ///
    /// For a published set of rules, the sentence is the description of the set. For other rules,
    /// and for a game without clocks under rules that usually have clocks, the sentence is the text
    /// of [`Words::rules_in_force`]. `clock` is the time control of the game.
    pub fn rules_in_short(&self, rules: &HouseRules, clock: &TimeControl) -> String {
        match rules.preset() {
            Some(preset) if !lacks_clock(preset, clock) => self.preset_hint(preset),
            _ => self.rules_in_force(rules, clock),
        }
    }

    /// Returns the house rules of a game as the name of a published set of rules and the options
    /// that differ from the set, in the app's language.
    ///
    /// `clock` is the time control of the game. If the set of rules usually has a clock and the
    /// game has none, the text says that the game has no clock.
    pub fn rules_in_force(&self, rules: &HouseRules, clock: &TimeControl) -> String {
        let named = rules.named_preset();
        let preset = named.unwrap_or_else(|| rules.nearest_preset());
        let differences = rules.differences_in_force(&preset.rules());
        let mut worded: Vec<String> = differences
            .iter()
            .map(|(option, value)| {
                let value = self.rule_option_value(*value);
                match choice::Knob::from_name(option.name()) {
                    Some(option) if named.is_some() => self.own_option(option, &value),
                    _ => self.rule_difference(&self.rule_option_name(*option).0, &value),
                }
            })
            .collect();
        if named.is_none() {
            return self.preset_except(&self.comma_list(worded), preset);
        }
        if lacks_clock(preset, clock) {
            worded.push(self.without_clock().to_owned());
        }
        if worded.is_empty() {
            self.preset(preset)
        } else {
            self.preset_with(&self.comma_list(worded), preset)
        }
    }
}

/// Whether the published set of house rules `preset` usually has a clock, but the game with the
/// time control `clock` has none.
fn lacks_clock(preset: Preset, clock: &TimeControl) -> bool {
    clock.is_without_clocks() && !preset.usual_time_control().is_without_clocks()
}
