//! The house rules.
//!
//! | file | what it answers |
//! |---|---|
//! | `house_rules`, `values` | what may two people agree on? |
//! | `presets` | which sets of rules are published? |
//! | `knob`, `turning` | what is each rule called, how is it set, and how are rules written? |

mod house_rules;
mod knob;
mod presets;
mod turning;
mod values;

pub use house_rules::HouseRules;
pub use knob::{Knob, KnobError, KnobValue};
pub use presets::Preset;
pub use values::{DeadPosition, DrawOffers, DrawRule, FlagFall, Resignation, SamePosition, SelfCheck};
