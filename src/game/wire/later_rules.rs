//! House rules that storage format version 1 does not have, and how they are stored.

use crate::game::HouseRules;

/// House rule that storage format version 1 does not have: its stored name and the names of its
/// values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaterRule {
    /// The name of the rule.
    pub name: &'static str,
    /// The names of the rule's values; the number of a value is its index. The first value is not
    /// stored. Games stored by a version of the program without this rule have the first value.
    pub values: &'static [&'static str],
}

/// Every house rule that storage format version 1 does not have; the number of a rule is its index.
/// New rules, and new values of a rule, are appended at the end.
pub const RULES: &[LaterRule] = &[LaterRule { name: "self-check", values: &["loss", "exact"] }];

/// Returns the house rules that must be stored in addition to those of storage format version 1, as
/// pairs of rule number and value number.
///
/// Leaves out every rule that has its first value.
pub fn later_rules_to_store(rules: &HouseRules) -> Vec<(usize, usize)> {
    later_rules_to_store_among(RULES, |name| rules.option_name(name))
}

/// Returns which house rules of the list `later` must be stored, as pairs of rule number and value
/// number.
///
/// Leaves out every rule that has its first value. The function `value` takes the name of a rule
/// and returns the name of the rule's value. Tests call this function with invented rules.
pub fn later_rules_to_store_among<'a>(
    later: &[LaterRule],
    value: impl Fn(&str) -> Option<&'a str>,
) -> Vec<(usize, usize)> {
    let number = |rule: &LaterRule| {
        let value = value(rule.name)?;
        rule.values.iter().position(|known| *known == value).filter(|number| *number > 0)
    };
    later.iter().enumerate().filter_map(|(place, rule)| Some((place, number(rule)?))).collect()
}

/// Returns the stored names of a house rule that storage format version 1 does not have, and of its
/// value.
///
/// The argument is the index of the rule in [`RULES`] and the index of the value among the rule's
/// values. Returns `None` if an index is out of range.
pub fn later_rule_names((rule, value): (usize, usize)) -> Option<(&'static str, &'static str)> {
    let rule = RULES.get(rule)?;
    Some((rule.name, rule.values.get(value)?))
}

/// Sets a house rule that storage format version 1 does not have, by the stored names of rule and
/// value.
///
/// Returns `false`, and changes nothing, if there is no such rule or value.
pub(super) fn set_later_rule(rules: &mut HouseRules, name: &str, value: &str) -> bool {
    RULES.iter().any(|rule| rule.name == name) && rules.set_by_name(name, value).is_ok()
}

/// Sets every house rule that storage format version 1 does not have to its first value.
pub(super) fn reset_later_rules(rules: &mut HouseRules) {
    for rule in RULES {
        // A test checks that each rule accepts its first value.
        let _ = rules.set_by_name(rule.name, rule.values[0]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::wire::v1;
    use crate::game::{Preset, RuleOption};

    #[test]
    fn every_rule_has_one_place() {
        for option in RuleOption::ALL {
            let first = v1::rules::RULES.iter().filter(|(name, _)| *name == option.name()).count();
            let later = RULES.iter().filter(|rule| rule.name == option.name()).count();
            assert_eq!(first + later, 1, "{option}: see the head of game/wire");
        }
        for rule in RULES {
            let mut rules = HouseRules::fide();
            for value in rule.values {
                assert!(set_later_rule(&mut rules, rule.name, value), "{}={value}", rule.name);
            }
        }
    }

    /// The test adds a rule at the end of [`RULES`]. A game with the first value of this rule
    /// stores nothing for it; a game with the second value stores the rule number and the value
    /// number.
    #[test]
    fn a_rule_that_is_added_writes_nothing_into_older_games() {
        let touch = LaterRule { name: "touch-move", values: &["off", "on"] };
        let later: Vec<LaterRule> = RULES.iter().copied().chain([touch]).collect();
        for preset in Preset::ALL {
            let rules = preset.rules();
            let before = later_rules_to_store(&rules);
            let with = |value: &'static str| {
                later_rules_to_store_among(&later, |name| {
                    if name == "touch-move" { Some(value) } else { rules.option_name(name) }
                })
            };
            assert_eq!(with("off"), before);
            assert_eq!(with("on"), [before.clone(), vec![(RULES.len(), 1)]].concat());
        }
    }
}
