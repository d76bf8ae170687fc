//! Tests of `tabiya::game`: house rules cell by cell, clocks to the microsecond, journals, PGN.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod adjudicate;
mod audit;
mod boards;
mod books;
mod clocks;
mod codes;
mod day;
mod desk;
mod exact;
mod house_rules;
mod journal;
mod ledger;
mod pgn;
mod properties;
#[path = "../common/strategies.rs"]
mod strategies;
mod takeback;
mod undo_end;
