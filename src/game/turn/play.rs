//! Making a move.

use super::Played;
use crate::game::FirstMove;
use crate::game::ending::Ending;
use crate::game::{Changes, Explanation, Game, Halt, Instant, Outcome, Reason, Refusal};
use crate::rules::Move;

impl Game {
    pub(in crate::game) fn play(&mut self, now: Instant, mv: Move) -> Result<Changes, Refusal> {
        self.not_halted()?;
        if let Some(color) = self.unpressed {
            return Err(Refusal::ClockNotPressed(color));
        }
        let position = self.position();
        if let Some(declared) = self.declared.filter(|declared| *declared != mv) {
            return Err(Refusal::MoveDeclared(position.san(declared)));
        }
        let leaves_king = !position.is_legal(mv);
        if leaves_king {
            if !position.pseudo_legal_moves().contains(&mv) {
                return Err(Refusal::NotLegal);
            }
            if self.rules.check_warnings {
                return Err(Refusal::KingLeftInCheck { attackers: position.attackers_of_king_after(mv) });
            }
        }
        Ok(self.make(now, mv, leaves_king))
    }

    /// Makes a move that may be made.
    fn make(&mut self, now: Instant, mv: Move, leaves_king: bool) -> Changes {
        let mut changes = Changes::some();
        let mover = self.turn();
        if let Some(clock) = &mut self.clock
            && clock.control().first_move() == FirstMove::Timed
        {
            // Where the first move is timed, a game that nobody started starts now.
            clock.start(now);
        }
        let before = self.stand(now);
        let position = self.position();
        let lost_king = leaves_king.then(|| self.king_that_could_be_taken(mv));
        let mut san = position.san(mv);
        if leaves_king {
            // It loses the game before it could give check.
            san.sign = None;
        }
        self.played.push(Played {
            mv,
            san,
            position: position.play_unchecked(mv),
            at: now,
            clock: None,
            before,
            after: None,
        });
        self.undone.clear();
        self.declared = None;
        self.move_answers_offer(mover, &mut changes);
        changes.not_granted = self.request.take();
        match lost_king.or_else(|| self.judge()) {
            Some(Ending { outcome, explanation }) => {
                let ended = self.end(now, outcome, explanation);
                changes = Changes {
                    ended: ended.ended,
                    offered: None,
                    declined: None,
                    not_granted: None,
                    ..changes
                };
                self.write_clock(now, mover);
            }
            None => {
                if self.is_pressed_by_tap() {
                    self.unpressed = Some(mover);
                    self.write_clock(now, mover);
                } else {
                    self.complete_turn(now, mover);
                }
                changes.question = self.ask_dead();
                let in_check = self.rules.announce_check && self.position().is_check();
                changes.check = in_check.then(|| self.turn());
            }
        }
        changes
    }

    /// With check warnings off: the mover's king stays where it can be taken, and the game is lost.
    fn king_that_could_be_taken(&self, mv: Move) -> Ending {
        let position = self.position();
        let mover = position.turn();
        let king = if position.king(mover) == mv.from() { mv.to() } else { position.king(mover) };
        let attackers = position.attackers_of_king_after(mv);
        Ending {
            outcome: Outcome::win(!mover, Reason::LeftKingInCheck),
            explanation: Some(Explanation::KingLeftInCheck { king, attackers }),
        }
    }

    pub(super) fn not_halted(&self) -> Result<(), Refusal> {
        match self.halt {
            Halt::None => Ok(()),
            Halt::Paused => Err(Refusal::Paused),
            Halt::Suspended(_) => Err(Refusal::Suspended),
        }
    }
}
