//! What is written, on disks, in links and in fingerprints: frozen, apart from the types that the program works with.
//!
//! What was written once opens in every later version, so nothing here follows the types of today: each version has enums,
//! orders, names and bounds of its own, and conversions to and from today's types. Today's types are renamed and extended
//! freely; where that would touch a written bit, a conversion here no longer compiles, or a golden test fails.
//!
//! | file | what it answers |
//! |---|---|
//! | `frozen` | how is an enum of names written down once and for all? |
//! | `later` | which house rules came after version 1? |
//! | `v1/` | which shapes does version 1 have? |
//! | `v2/` | which shapes does version 2 have? |
//!
//! # Adding a house rule
//! Add it to [`Knob`](crate::game::Knob), and a row at the end of [`later::RULES`]: its name, and its values, first the one
//! that games had before there was a choice. Journals, fingerprints, links and tournaments write it only where it has
//! another value than that, so no bit of an older game moves.
//!
//! # Adding a reason or an edition of the rulings
//! Add it at the end of the enum of that name in `v1`: its number is its place there, and no number changes. Where a
//! link of version 1 has no room for it, a link of version 2 is made.

pub(crate) mod frozen;
pub mod later;
pub mod v1;
pub mod v2;
