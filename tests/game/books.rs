//! An independent account of the clocks of a random game ([`Ledger`]), updated with each event that
//! the game accepts. The game's own clocks are compared with it.

use tabiya::game::{Event, Game, GameSetup, Instant, RequestKind};

use super::ledger::{Account, Ledger};

/// The independent account, and its state before the event that ended the game or that corrected
/// the position.
pub(crate) struct Books {
    ledger: Ledger,
    before_end_or_correction: Option<Ledger>,
}

impl Books {
    pub(crate) fn new(setup: &GameSetup) -> Books {
        Books { ledger: Ledger::new(&setup.time, setup.start.turn()), before_end_or_correction: None }
    }

    /// Accounts of White and Black at the instant `now`, which is in microseconds.
    pub(crate) fn accounts(&self, now: u64) -> [Account; 2] {
        self.ledger.accounts(now)
    }

    /// Updates the account for `event`, which changed the game from `before` to `after`.
    pub(crate) fn keep(&mut self, before: &Game, after: &Game, event: &Event, now: Instant) {
        match event {
            // Entering names costs no time.
            Event::SetHeaders(_) => {}
            _ if before.outcome().is_some() => {
                if after.outcome().is_none() {
                    self.ledger = self.before_end_or_correction.take().expect("a word had ended the game");
                    self.ledger.goes_on_at(now.as_micros());
                }
            }
            _ => self.play(before, after, event, now),
        }
    }

    fn play(&mut self, before: &Game, after: &Game, event: &Event, now: Instant) {
        let ledger = &mut self.ledger;
        let fell = before.clock().and_then(|clock| clock.deadline());
        let over = after.outcome().is_some() || after.pending_result().is_some();
        let mover = before.turn();
        let spoken = matches!(
            event,
            Event::Resign(_) | Event::AcceptDraw(_) | Event::Claim { .. } | Event::Decide { .. }
        );
        if over && spoken || matches!(event, Event::CorrectPosition { .. }) {
            let mut copy = ledger.clone();
            copy.advance(now.as_micros());
            self.before_end_or_correction = Some(copy);
        }
        match event {
            Event::Suspend { from } => {
                let from = (*from).clamp(before.last_change(), now);
                if over {
                    ledger.advance(fell.expect("a flag fell").as_micros());
                    ledger.accepted(&Event::Tick, mover, true);
                } else if before.undecided_absence_time().is_some() {
                    ledger.still_away(now.as_micros());
                } else {
                    ledger.suspended(from.as_micros(), now.as_micros());
                }
            }
            _ if fell.is_some_and(|deadline| deadline <= now) && over => {
                ledger.advance(fell.expect("a flag fell").as_micros());
                ledger.accepted(&Event::Tick, mover, true);
            }
            Event::EndAbsence { refund } => {
                ledger.advance(now.as_micros());
                ledger.returned(*refund);
                ledger.accepted(&Event::Tick, mover, over);
            }
            Event::GrantRequest(_) => {
                ledger.advance(now.as_micros());
                match before.open_request().expect("a request was open").kind {
                    RequestKind::Takeback(plies) => ledger.took_back(plies),
                    RequestKind::Redo => ledger.redid(),
                }
            }
            Event::Claim { by, .. } if !over => {
                ledger.advance(now.as_micros());
                let penalty = before.rules().wrong_claim_penalty.expect("a wrong claim was accepted");
                ledger.penalty(!*by, penalty.as_micros());
            }
            _ => {
                ledger.advance(now.as_micros());
                ledger.accepted(event, mover, over);
            }
        }
    }
}
