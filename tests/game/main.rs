//! Tests of `tabiya::game`, for example of house rules, clocks, takebacks, journals, links and PGN.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod adjudicate;
mod audit;
mod boards;
mod books;
mod clocks;
mod codes;
#[path = "../common/mod.rs"]
mod common;
mod day;
mod desk;
mod exact;
mod formats;
mod house_rules;
mod journal;
mod ledger;
mod link;
mod link_steps;
mod linked;
mod pgn;
mod properties;
mod saved;
#[path = "../common/strategies.rs"]
mod strategies;
mod takeback;
mod tree;
mod undo_end;
mod wooden_board;
