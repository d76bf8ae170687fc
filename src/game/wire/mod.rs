//! Frozen formats of stored records, links and fingerprints, separate from the types that the
//! program works with.
//!
//! Every record opens in every later version, so these formats do not depend on the present types:
//! each version has its own enums, orders, names and bounds, and conversions to and from the
//! present types. Present types can be renamed and extended freely; where a change would alter a
//! written bit, a conversion fails to compile, or a golden test fails.
//!
//! | file | contents |
//! |---|---|
//! | `frozen` | macros for frozen enums |
//! | `later_rules` | house rules newer than version 1 |
//! | `v1/` | the types of version 1 |
//! | `v2/` | the types of version 2 |
//!
//! # Adding a house rule
//! Add the rule to [`RuleOption`](crate::game::RuleOption), and a row at the end of
//! [`later_rules::RULES`]: its name and its values, first the value of games older than the rule.
//! Journals, fingerprints, links and tournaments write the rule only with another value than that,
//! so no bit of an older game changes.
//!
//! # Adding a reason or an edition of the rulings
//! Add the value at the end of the enum of the same name in `v1`: its place there is its number,
//! and no number changes. Where a link of version 1 cannot express the value, a link of version 2
//! is made.

pub(crate) mod frozen;
pub mod later_rules;
pub mod v1;
pub mod v2;
