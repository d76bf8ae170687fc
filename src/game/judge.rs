//! Endings that come by themselves.

use super::record::Ending;
use super::{
    Changes, DeadPosition, DrawRule, Explanation, Finding, FlagFall, Game, Grounds, Halt, Instant, Outcome,
};
use super::{Question, Reason, Verdict, Who, material};
use crate::rules::Color;

/// Half-moves without progress that end a game by themselves: fifty moves each, or seventy-five.
const FIFTY: u32 = 100;
const SEVENTY_FIVE: u32 = 150;

impl Game {
    /// Whether the game is over as the position stands. Mate comes first: it wins over every draw that the same
    /// move brings about.
    pub(super) fn judge(&self) -> Option<Ending> {
        let position = self.position();
        let plain = |outcome| Some(Ending { outcome, explanation: None });
        if !position.has_legal_move() {
            return plain(if position.is_check() {
                Outcome::win(!position.turn(), Reason::Checkmate)
            } else {
                Outcome::draw(Reason::Stalemate)
            });
        }
        if material::is_dead(position, self.rules.dead_position) {
            return plain(Outcome::draw(match self.rules.dead_position {
                DeadPosition::Exact => Reason::DeadPosition,
                DeadPosition::Material | DeadPosition::ListedMaterial => Reason::InsufficientMaterial,
            }));
        }
        let (reason, proof) = self.repeated().or_else(|| self.without_progress())?;
        Some(Ending { outcome: Outcome::draw(reason), explanation: Some(Explanation::Automatic(proof)) })
    }

    fn repeated(&self) -> Option<(Reason, Grounds)> {
        let at_once = self.rules.threefold == DrawRule::AtOnce;
        if !at_once && !self.rules.fivefold {
            return None;
        }
        let occurrences = self.occurrences(self.position(), self.played.len());
        let reason = match occurrences.len() {
            3.. if at_once => Reason::Threefold,
            5.. if self.rules.fivefold => Reason::Fivefold,
            _ => return None,
        };
        Some((reason, Grounds::Threefold(occurrences)))
    }

    fn without_progress(&self) -> Option<(Reason, Grounds)> {
        let halfmoves = self.position().halfmove_clock();
        let reason = match halfmoves {
            FIFTY.. if self.rules.fifty_moves == DrawRule::AtOnce => Reason::FiftyMoves,
            SEVENTY_FIVE.. if self.rules.seventy_five_moves => Reason::SeventyFiveMoves,
            _ => return None,
        };
        Some((reason, Grounds::FiftyMoves(halfmoves)))
    }

    /// Ends the game: nothing runs, nothing is open any more.
    pub(super) fn end(
        &mut self,
        now: Instant,
        outcome: Outcome,
        explanation: Option<Explanation>,
    ) -> Changes {
        if let Some(clock) = &mut self.clock {
            clock.finish(now);
        }
        self.halt = Halt::None;
        self.unpressed = None;
        self.offer = None;
        self.request = None;
        self.question = None;
        self.flag = None;
        self.undone.clear();
        self.ending = Some(Ending { outcome, explanation });
        Changes { ended: Some(outcome), ..Changes::some() }
    }

    /// Asks whether the position is dead, where the rules want that exactly.
    pub(super) fn ask_dead(&mut self) -> Option<Question> {
        let wanted = self.ending.is_none() && self.rules.dead_position == DeadPosition::Exact;
        self.question = None;
        wanted.then(|| self.put_question(Who::Either))
    }

    fn put_question(&mut self, who: Who) -> Question {
        self.questions_asked = self.questions_asked.wrapping_add(1);
        let question = Question { id: self.questions_asked, position: self.position().clone(), who };
        self.question = Some(question.clone());
        question
    }

    /// The flag of `fallen` fell at `at`.
    pub(super) fn flag_falls(&mut self, at: Instant, fallen: Color) -> Changes {
        let rule = self.rules.flag_fall;
        let cannot_win = material::cannot_win(self.position(), !fallen, rule);
        let finding = match (rule, cannot_win) {
            (FlagFall::Exact, false) => {
                return self.wait_for_verdict(at, fallen);
            }
            (FlagFall::Loss, _) => Finding::NotAsked,
            (FlagFall::LoneKing, true) => Finding::LoneKing,
            (FlagFall::LoneKing, false) => Finding::MoreThanKing,
            (FlagFall::Exact | FlagFall::Material, true) => Finding::NotEnoughMaterial,
            (FlagFall::Material, false) => Finding::EnoughMaterial,
        };
        let changes = self.end_by_flag(at, fallen, finding);
        Changes { flag_fell: Some(fallen), ..changes }
    }

    /// Nothing can happen any more but the answer.
    fn wait_for_verdict(&mut self, at: Instant, fallen: Color) -> Changes {
        if let Some(clock) = &mut self.clock {
            clock.finish(at);
        }
        self.flag = Some(fallen);
        self.halt = Halt::None;
        self.unpressed = None;
        self.offer = None;
        self.request = None;
        self.undone.clear();
        let question = Some(self.put_question(Who::Side(!fallen)));
        Changes { flag_fell: Some(fallen), question, ..Changes::some() }
    }

    fn end_by_flag(&mut self, at: Instant, fallen: Color, finding: Finding) -> Changes {
        let drawn = matches!(finding, Finding::LoneKing | Finding::NotEnoughMaterial | Finding::CannotMate);
        let outcome =
            if drawn { Outcome::draw(Reason::FlagFall) } else { Outcome::win(!fallen, Reason::FlagFall) };
        self.end(at, outcome, Some(Explanation::FlagFall { fallen, finding }))
    }

    /// An exact question has been answered. What could not be determined counts as "can still mate".
    pub(super) fn answer(&mut self, now: Instant, verdict: &Verdict) -> Changes {
        self.question = None;
        if let Some(fallen) = self.flag {
            let finding = match verdict {
                Verdict::Winnable { line } => Finding::CanMate(line.clone()),
                Verdict::Unwinnable => Finding::CannotMate,
                Verdict::Undetermined => Finding::Undetermined,
            };
            return self.end_by_flag(now, fallen, finding);
        }
        match verdict {
            Verdict::Unwinnable => self.end(now, Outcome::draw(Reason::DeadPosition), None),
            Verdict::Winnable { .. } | Verdict::Undetermined => Changes::some(),
        }
    }
}
