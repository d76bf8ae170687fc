//! Rules that differ between the published sets of chess rules.

use crate::game::{HouseRules, Preset, RuleOption, RuleOptionValue};

/// A rule that differs between published sets of chess rules (such as FIDE's), with its value in
/// each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleDifference {
    /// The rule.
    pub option: RuleOption,
    /// Its values, in the order of [`Preset::ALL`].
    pub values: [RuleOptionValue; 4],
}

/// Returns every rule that differs between the published sets of chess rules (such as FIDE's), for
/// a table in the learning dialog.
pub fn rule_differences() -> Vec<RuleDifference> {
    let rules = Preset::ALL.map(Preset::rules);
    let of = |option: RuleOption| RuleDifference {
        option,
        values: rules.each_ref().map(|rules: &HouseRules| rules.option_value(option)),
    };
    let differs = |it: &RuleDifference| it.values.iter().any(|value| *value != it.values[0]);
    RuleOption::ALL.into_iter().map(of).filter(differs).collect()
}
