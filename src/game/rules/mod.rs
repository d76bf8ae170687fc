//! The house rules.

mod house_rules;

pub use house_rules::{
    DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, KNOBS, Knob, KnobError, Preset, SamePosition,
};
