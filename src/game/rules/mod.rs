//! House rules of a chess game: the options, their values, and published sets of rules (presets).
//!
//! | file | contents |
//! |---|---|
//! | `house_rules`, `values` | the house rules and their values |
//! | `presets` | published sets of house rules by name |
//! | `rule_option`, `options` | options by name, and rules as text |

mod house_rules;
mod options;
mod presets;
mod rule_option;
mod values;

pub use house_rules::HouseRules;
pub use presets::Preset;
pub use rule_option::{RuleOption, RuleOptionError, RuleOptionValue};
pub use values::{DeadPosition, DrawOffers, DrawRule, FlagFall, Resignation, SamePosition, SelfCheck};
