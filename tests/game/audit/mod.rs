//! Findings of two audits, in which an arbiter compared the app with FIDE's Laws of Chess: clocks,
//! turns, and results that wait for the verdict whether a side can still mate. Numbers in the table
//! are the numbers of rulings in the first audit.
//!
//! | file | rulings |
//! |---|---|
//! | `away` | 1: absences (also called gaps), in which no player can play |
//! | `resigning` | 2: resigning against an opponent who cannot mate |
//! | `open` | 3: no result is final while the question is open whether the position is dead |
//! | `agreeing` | 4: no agreement before both have moved |
//! | `self_check` | second audit: the penalty for a move into check if check warnings are off |
//! | `taps` | 5: turns with clocks that the players tap, and replies before the tap |
//! | `set` | 7: clock times that the arbiter sets |
//! | `starting` | 9 and 16: White's clock is started, or the first move is free |
//! | `decided` | 11: the arbiter ends a game |
//! | `corrected` | 11: the arbiter corrects the position |
//! | `written` | 11: offers on the score sheet and in the PGN |

mod agreeing;
mod away;
mod corrected;
mod decided;
mod open;
mod resigning;
mod self_check;
mod set;
mod starting;
mod taps;
mod written;

use tabiya::game::{GameSetup, HouseRules, Span, TimeControl};

use super::desk::Desk;

/// A game with a base time and an increment, both in seconds, under rules that judge by material,
/// so that the game never asks whether a side can still mate.
fn plain(secs: u64, increment: u64) -> Desk {
    under(HouseRules::fp_club(), TimeControl::fischer(Span::from_secs(secs), Span::from_secs(increment)))
}

fn under(rules: HouseRules, time: TimeControl) -> Desk {
    Desk::with(GameSetup { rules, time, ..GameSetup::default() })
}
