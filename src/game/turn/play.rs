//! Applies moves on the chessboard to a game.

use super::{ClockRecord, PlayedHalfMove};
use crate::game::ending::GameEnding;
use crate::game::{
    Clock, ClockStop, EndReason, Explanation, FirstMove, Game, GameChanges, Instant, MateVerdict,
    PendingResult, Refusal,
};
use crate::rules::Move;

impl Game {
    /// Applies the move `mv` of the player to move, after checking that the laws and house rules
    /// allow it.
    pub(in crate::game) fn play(&mut self, now: Instant, mv: Move) -> Result<GameChanges, Refusal> {
        self.check_not_stopped()?;
        if !self.rulings.turn_lasts_until_tap
            && let Some(color) = self.awaited_press()
        {
            return Err(Refusal::ClockNotPressed(color));
        }
        let position = self.position();
        if let Some(declared) = self.declared_move.filter(|declared| *declared != mv) {
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
        Ok(if leaves_king {
            self.end_or_wait(now, PendingResult::KingLeftInCheck(mv))
        } else {
            self.make_move(now, mv, None)
        })
    }

    /// Plays the move `mv`, which the caller has checked, and ends the game if the new position is
    /// an end of the game, such as mate.
    ///
    /// Updates clocks, offers and requests. `self_check_verdict` is `Some` if the move leaves the
    /// mover's own king in check, which also ends the game; the value says whether the opponent
    /// could have mated.
    pub(in crate::game) fn make_move(
        &mut self,
        now: Instant,
        mv: Move,
        self_check_verdict: Option<MateVerdict>,
    ) -> GameChanges {
        let mut changes = GameChanges::without_details();
        let mover = self.turn();
        let time_used = self.clock.as_ref().and_then(|clock| clock.stopped_state(now).time_of_turn(mover));
        let before = self.clock_before_move(now);
        self.complete_by_next(now, mover);
        let position = self.position();
        let mut san = position.san(mv);
        if self_check_verdict.is_some() {
            // A move into check ends the game, so it is written without a sign for check or mate.
            san.sign = None;
        }
        let lost_king = self_check_verdict.map(|mate_verdict| self.ending_by_self_check(mv, mate_verdict));
        self.played.push(PlayedHalfMove {
            mv,
            san,
            position: position.play_unchecked(mv),
            at: now,
            clock: None,
            time_used,
            offered_by: self.offer_to_note.take(),
            clock_before: before,
            clock_after: None,
        });
        self.undone.clear();
        self.declared_move = None;
        self.answer_offer_by_move(mover, &mut changes);
        changes.declined_request = self.request.take();
        self.is_undecided = false;
        match lost_king.or_else(|| self.ending_by_position()) {
            Some(GameEnding { outcome, explanation }) => {
                let ended = self.end_game(now, outcome, explanation);
                changes = GameChanges {
                    ended: ended.ended,
                    offered: None,
                    declined: None,
                    declined_request: None,
                    ..changes
                };
                self.record_clock(now, mover);
            }
            None => {
                if self.is_pressed_by_tap() {
                    self.incomplete_moves[mover as usize] = true;
                    self.record_clock(now, mover);
                } else {
                    self.complete_turn(now, mover);
                }
                changes.question = self.ask_dead_position();
                let in_check = self.rules.announce_check && self.position().is_check();
                changes.check = in_check.then(|| self.turn());
            }
        }
        changes
    }

    /// Returns the clock state that a takeback of the next move restores; `None` in a game without
    /// clocks.
    ///
    /// If the next move is the first of the game and is timed, starts the clock unless it runs
    /// already. A takeback of this move then restores clocks that have not started, if
    /// [`takeback_undoes_the_start`](crate::game::Rulings::takeback_undoes_the_start) is `true`.
    fn clock_before_move(&mut self, now: Instant) -> Option<ClockRecord> {
        let turn = self.turn();
        let first = self.played.is_empty();
        let timed = |clock: &&mut Clock| first && clock.control().first_move() == FirstMove::Timed;
        if let Some(clock) = self.clock.as_mut().filter(timed) {
            clock.start(now);
            if self.rulings.takeback_undoes_the_start {
                let state = Clock::new(clock.control().clone(), turn, self.rulings).stopped_state(now);
                return Some(ClockRecord { state, was_running: false, incomplete_moves: [false; 2] });
            }
        }
        self.clock_record(now)
    }

    /// Returns the end of the game by the move `mv`, which leaves the mover's own king in check.
    ///
    /// The opponent wins; the game is drawn if `mate_verdict` says that the opponent could not have
    /// mated.
    fn ending_by_self_check(&self, mv: Move, mate_verdict: MateVerdict) -> GameEnding {
        let position = self.position();
        let mover = position.turn();
        let king = if position.king(mover) == mv.from() { mv.to() } else { position.king(mover) };
        let attackers = position.attackers_of_king_after(mv);
        GameEnding {
            outcome: mate_verdict.outcome(!mover, EndReason::LeftKingInCheck),
            explanation: Some(Explanation::KingLeftInCheck { by: mover, king, attackers, mate_verdict }),
        }
    }

    /// Returns an error if a pause or an interruption has stopped the clocks.
    pub(in crate::game) fn check_not_stopped(&self) -> Result<(), Refusal> {
        match self.clock_stop {
            ClockStop::None => Ok(()),
            ClockStop::Paused => Err(Refusal::Paused),
            ClockStop::Suspended(_) => Err(Refusal::Suspended),
        }
    }
}
