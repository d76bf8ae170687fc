//! Frozen storage formats of games, of links that contain games, and of fingerprints (hashes of
//! games), separate from the types with which the program works.
//!
//! Every later version of the program must open every stored game. So these formats do not depend
//! on the types with which the program works (present types). Each version of a format has its own
//! types, and conversions to and from the present types. Present types can be renamed and extended
//! freely: if a change would alter stored data, a conversion does not compile, or a test that
//! compares with stored data fails.
//!
//! | file | contents |
//! |---|---|
//! | `frozen` | macros for frozen enums |
//! | `later_rules` | house rules newer than version 1 |
//! | `v1/` | the types of version 1 |
//! | `v2/` | the types of version 2 |
//!
//! # Adding a house rule
//! Add the rule to [`RuleOption`](crate::game::RuleOption), and an entry at the end of
//! [`later_rules::RULES`]: the name of the rule and its values. The first value must be the one
//! that applies to games stored without the rule. Stored games, fingerprints, links and tournaments
//! contain the rule only if it has another value, so the stored form of older games stays the same.
//!
//! # Adding a reason for the end of a game, or an edition of the rulings
//! The rulings are the program's decisions on questions that the house rules leave open. Add the
//! value at the end of the frozen enum `EndReason` or `Edition` in `v1`. The index of a value in
//! this enum is its stored number, so the numbers of the other values stay the same. If a link of
//! version 1 cannot express a value of a game, the game gets a link of version 2.

pub(crate) mod frozen;
pub mod later_rules;
pub mod v1;
pub mod v2;
