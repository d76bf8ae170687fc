//! Ends games: at once, or after the answer to the question whether a player can still mate. Judges
//! fallen flags, resignations and moves into check.

use super::{EndReason, Explanation, MateVerdict, MatingSide, Outcome, PendingResult, Verdict, material};
use crate::game::{ClockStop, FlagFall, Game, GameChanges, Instant, Resignation, SelfCheck};
use crate::rules::Color;

impl Game {
    /// Ends the game with the result `pending`, or stores this result until a search has told
    /// whether a mate is still possible.
    ///
    /// If no mate is possible, the game may be drawn instead. `now` is the instant of the end.
    pub(in crate::game) fn end_or_wait(&mut self, now: Instant, pending: PendingResult) -> GameChanges {
        let asked = self.question.as_ref().is_some_and(|question| question.mating_side == MatingSide::Either);
        if asked && self.rulings.ends_wait_for_dead_position {
            self.wait_for_answer(now, pending)
        } else {
            self.end_or_ask_if_mate_possible(now, pending)
        }
    }

    /// Stops the clocks, and stores `pending` as the pending result until a search has told who can
    /// still mate.
    ///
    /// On a wooden board, where the page is only the chess clock, the result is pending until the
    /// players give it. While a result is pending, the game refuses moves, offers and claims.
    pub(super) fn wait_for_answer(&mut self, now: Instant, pending: PendingResult) -> GameChanges {
        if matches!(pending, PendingResult::KingLeftInCheck(_)) {
            // If the player's previous move still waits for a clock press, the move into check
            // completes the previous move.
            self.complete_by_next(now, self.turn());
        }
        self.stop_everything(now);
        self.pending_result = Some(pending);
        GameChanges::without_details()
    }

    /// Stops both clocks, closes draw offers and requests, and forgets the moves that were taken
    /// back, because the game ends or waits for its result.
    pub(super) fn stop_everything(&mut self, now: Instant) {
        if let Some(clock) = &mut self.clock {
            clock.stop_for_good(now);
        }
        self.clock_stop = ClockStop::None;
        self.absence = None;
        self.incomplete_moves = [false; 2];
        self.offer = None;
        self.declared_move = None;
        self.request = None;
        self.undone.clear();
    }

    /// Ends the game with `result`, or asks first whether the player who would win can still mate.
    /// A move that leaves the king in check is made on the board when the game ends.
    ///
    /// Does not ask whether the position is dead.
    fn end_or_ask_if_mate_possible(&mut self, now: Instant, result: PendingResult) -> GameChanges {
        match result {
            PendingResult::Flag(fallen) => match self.mate_verdict(!fallen, self.rules.flag_fall) {
                Some(mate_verdict) => self.end_by_flag(now, fallen, mate_verdict),
                None => self.wait_for_mate(now, result, !fallen),
            },
            PendingResult::Resignation(by) if self.rules.resignation == Resignation::Loss => {
                self.end_game(now, Outcome::win(!by, EndReason::Resignation), None)
            }
            PendingResult::Resignation(by) => match self.mate_verdict(!by, FlagFall::Exact) {
                Some(mate_verdict) => self.end_by_resignation(now, by, mate_verdict),
                None => self.wait_for_mate(now, result, !by),
            },
            PendingResult::Draw(reason, explanation) => {
                self.end_game(now, Outcome::draw(reason), explanation)
            }
            PendingResult::Decision(decided, why) => {
                let explanation = (!why.is_empty()).then_some(Explanation::Arbiter { why });
                self.end_game(now, Outcome { result: decided, reason: EndReason::Arbiter }, explanation)
            }
            PendingResult::KingLeftInCheck(mv) => match self.self_check_verdict() {
                Some(mate_verdict) => self.make_move(now, mv, Some(mate_verdict)),
                None => self.wait_for_mate(now, result, !self.turn()),
            },
        }
    }

    /// Judges whether `color` could still mate, by `rule`: the house rule on flag falls or, after a
    /// resignation or a move into check, [`FlagFall::Exact`].
    ///
    /// Returns `None` if only a search for a mate can tell.
    fn mate_verdict(&self, color: Color, rule: FlagFall) -> Option<MateVerdict> {
        let cannot_win = material::cannot_win(self.position(), color, rule);
        Some(match (rule, cannot_win) {
            (FlagFall::Exact, false) => return None,
            (FlagFall::Loss, _) => MateVerdict::NotAsked,
            (FlagFall::LoneKing, true) => MateVerdict::LoneKing,
            (FlagFall::LoneKing, false) => MateVerdict::MoreThanKing,
            (FlagFall::Exact | FlagFall::Material, true) => MateVerdict::NotEnoughMaterial,
            (FlagFall::Material, false) => MateVerdict::EnoughMaterial,
        })
    }

    /// Judges whether the opponent of a player who leaves the king in check could still mate.
    ///
    /// Judges the position before the move into check, the last legal position (FIDE 7.5.1).
    /// Returns `None` if only a search for a mate can tell.
    fn self_check_verdict(&self) -> Option<MateVerdict> {
        match self.rules.self_check {
            SelfCheck::Loss => Some(MateVerdict::NotAsked),
            SelfCheck::Exact => self.mate_verdict(!self.turn(), FlagFall::Exact),
        }
    }

    /// Asks whether `winner` can still mate, and stores `pending` as the result that waits for the
    /// answer.
    fn wait_for_mate(&mut self, now: Instant, pending: PendingResult, winner: Color) -> GameChanges {
        let changes = self.wait_for_answer(now, pending);
        GameChanges { question: Some(self.set_question(MatingSide::Side(winner))), ..changes }
    }

    /// Applies the answer `verdict` to the game's open question whether a side can still mate.
    ///
    /// A dead position ends the game as a draw. Otherwise a pending result ends the game, or raises
    /// the next question. An undetermined answer counts as "can still mate".
    pub(in crate::game) fn settle_by_verdict(&mut self, now: Instant, verdict: &Verdict) -> GameChanges {
        let Some(question) = self.question.take() else { return GameChanges::default() };
        let mate_verdict = match verdict {
            Verdict::Winnable { line } => MateVerdict::CanMate(line.clone()),
            Verdict::Unwinnable => MateVerdict::CannotMate,
            Verdict::Undetermined => MateVerdict::Undetermined,
        };
        match (question.mating_side, self.pending_result.take()) {
            (MatingSide::Either, _) if *verdict == Verdict::Unwinnable => {
                self.end_game(now, Outcome::draw(EndReason::DeadPosition), None)
            }
            (MatingSide::Either, waiting) => {
                self.is_undecided = *verdict == Verdict::Undetermined;
                waiting.map_or_else(GameChanges::without_details, |waiting| {
                    self.end_or_ask_if_mate_possible(now, waiting)
                })
            }
            (_, Some(PendingResult::Flag(fallen))) => self.end_by_flag(now, fallen, mate_verdict),
            (_, Some(PendingResult::Resignation(by))) => self.end_by_resignation(now, by, mate_verdict),
            (_, Some(PendingResult::KingLeftInCheck(mv))) => self.make_move(now, mv, Some(mate_verdict)),
            _ => GameChanges::without_details(),
        }
    }

    /// Ends the game by the flag fall of player `fallen`: a loss, or a draw if the opponent could
    /// not have mated.
    ///
    /// `mate_verdict` says whether the opponent could have mated.
    fn end_by_flag(&mut self, at: Instant, fallen: Color, mate_verdict: MateVerdict) -> GameChanges {
        let outcome = mate_verdict.outcome(!fallen, EndReason::FlagFall);
        self.end_game(at, outcome, Some(Explanation::FlagFall { fallen, mate_verdict }))
    }

    /// Ends the game by the resignation of player `by`: a loss, or a draw if the opponent could not
    /// have mated.
    ///
    /// `mate_verdict` says whether the opponent could have mated.
    fn end_by_resignation(&mut self, at: Instant, by: Color, mate_verdict: MateVerdict) -> GameChanges {
        let outcome = mate_verdict.outcome(!by, EndReason::Resignation);
        self.end_game(at, outcome, Some(Explanation::Resignation { by, mate_verdict }))
    }
}

impl MateVerdict {
    /// Returns the outcome of a game by this verdict: `winner` wins if a mate was possible, else
    /// the game is drawn.
    ///
    /// `reason` is the reason of the end in both cases.
    pub(in crate::game) fn outcome(&self, winner: Color, reason: EndReason) -> Outcome {
        if self.is_draw() { Outcome::draw(reason) } else { Outcome::win(winner, reason) }
    }
}
