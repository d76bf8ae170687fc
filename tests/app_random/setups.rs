//! Random rules and time controls of new games.

use super::strategies::{house_rules, time};
use proptest::prelude::*;
use tabiya::app::Settings;
use tabiya::game::{HouseRules, Preset};

/// Settings that a page may find on the disk.
pub(crate) fn settings() -> impl Strategy<Value = Settings> {
    (rules(), time()).prop_map(|(rules, time)| Settings { rules, time_control: time, ..Settings::default() })
}

pub(crate) fn rules() -> impl Strategy<Value = HouseRules> {
    let preset = proptest::sample::select(Preset::ALL.to_vec()).prop_map(Preset::rules);
    prop_oneof![1 => preset, 1 => house_rules()]
}
