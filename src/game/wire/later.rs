//! House rules that came after version 1.

use crate::game::HouseRules;

/// A house rule that came after version 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaterRule {
    /// Its name.
    pub name: &'static str,
    /// The names of its values, in the order that gives each its number. First the one that games had before there was a
    /// choice: it is not written.
    pub values: &'static [&'static str],
}

/// Every rule that came after version 1, in the order that gives each its number. Only appended to, as the values are.
pub const RULES: &[LaterRule] = &[LaterRule { name: "self-check", values: &["loss", "exact"] }];

/// The later rules that are not set as before there was a choice: the number of the rule, and that of its value.
pub fn set(rules: &HouseRules) -> Vec<(usize, usize)> {
    set_among(RULES, |name| rules.knob(name))
}

/// The same among other rules than those of today.
pub fn set_among<'a>(later: &[LaterRule], value: impl Fn(&str) -> Option<&'a str>) -> Vec<(usize, usize)> {
    let number = |rule: &LaterRule| {
        let value = value(rule.name)?;
        rule.values.iter().position(|known| *known == value).filter(|number| *number > 0)
    };
    later.iter().enumerate().filter_map(|(place, rule)| Some((place, number(rule)?))).collect()
}

/// The names of a later rule and its value.
pub fn names((rule, value): (usize, usize)) -> Option<(&'static str, &'static str)> {
    let rule = RULES.get(rule)?;
    Some((rule.name, rule.values.get(value)?))
}

/// Sets a later rule by its names; whether there is one. What does not say is as before there was a choice.
pub(super) fn apply(rules: &mut HouseRules, name: &str, value: &str) -> bool {
    RULES.iter().any(|rule| rule.name == name) && rules.set_knob(name, value).is_ok()
}

/// Sets every later rule as it was before there was a choice.
pub(super) fn as_before(rules: &mut HouseRules) {
    for rule in RULES {
        // A test holds that each rule has its first value.
        let _ = rules.set_knob(rule.name, rule.values[0]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::wire::v1;
    use crate::game::{Knob, Preset};

    #[test]
    fn every_rule_has_one_place() {
        for knob in Knob::ALL {
            let first = v1::rules::RULES.iter().filter(|(name, _)| *name == knob.name()).count();
            let later = RULES.iter().filter(|rule| rule.name == knob.name()).count();
            assert_eq!(first + later, 1, "{knob}: see the head of game/wire");
        }
        for rule in RULES {
            let mut rules = HouseRules::fide();
            for value in rule.values {
                assert!(apply(&mut rules, rule.name, value), "{}={value}", rule.name);
            }
        }
    }

    /// A rule of another day: games from before it write nothing of it, and those of that day its number.
    #[test]
    fn a_rule_that_is_added_writes_nothing_into_older_games() {
        let touch = LaterRule { name: "touch-move", values: &["off", "on"] };
        let later: Vec<LaterRule> = RULES.iter().copied().chain([touch]).collect();
        for preset in Preset::ALL {
            let rules = preset.rules();
            let before = set(&rules);
            let with = |value: &'static str| {
                set_among(&later, |name| if name == "touch-move" { Some(value) } else { rules.knob(name) })
            };
            assert_eq!(with("off"), before);
            assert_eq!(with("on"), [before.clone(), vec![(RULES.len(), 1)]].concat());
        }
    }
}
