//! Rules that differ between the published sets of chess rules.

use crate::game::{HouseRules, Preset, RuleOption, RuleOptionValue};

/// A rule that differs between published sets of chess rules (such as FIDE's), and the value of the
/// rule in each set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleDifference {
    /// The rule.
    pub option: RuleOption,
    /// The rule's values, in the order of [`Preset::ALL`].
    pub values: [RuleOptionValue; 4],
}

/// Returns all rules that differ between published sets of chess rules (such as FIDE's).
pub fn rule_differences() -> Vec<RuleDifference> {
    let rules = Preset::ALL.map(Preset::rules);
    let of = |option: RuleOption| RuleDifference {
        option,
        values: rules.each_ref().map(|rules: &HouseRules| rules.option_value(option)),
    };
    let differs = |it: &RuleDifference| it.values.iter().any(|value| *value != it.values[0]);
    RuleOption::ALL.into_iter().map(of).filter(differs).collect()
}
