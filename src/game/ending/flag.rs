//! The fall of a flag, and the exact questions about who can still mate.

use super::{Explanation, Finding, Outcome, Question, Reason, Verdict, Who, material};
use crate::game::{Changes, DeadPosition, FlagFall, Game, Halt, Instant};
use crate::rules::Color;

impl Game {
    /// Asks whether the position is dead, where the rules want that exactly.
    pub(in crate::game) fn ask_dead(&mut self) -> Option<Question> {
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
    pub(in crate::game) fn flag_falls(&mut self, at: Instant, fallen: Color) -> Changes {
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
        self.declared = None;
        self.request = None;
        self.undone.clear();
        let question = Some(self.put_question(Who::Side(!fallen)));
        Changes { flag_fell: Some(fallen), question, ..Changes::some() }
    }

    fn end_by_flag(&mut self, at: Instant, fallen: Color, finding: Finding) -> Changes {
        let outcome = if finding.draws() {
            Outcome::draw(Reason::FlagFall)
        } else {
            Outcome::win(!fallen, Reason::FlagFall)
        };
        self.end(at, outcome, Some(Explanation::FlagFall { fallen, finding }))
    }

    /// An exact question has been answered. What could not be determined counts as "can still mate".
    pub(in crate::game) fn answer(&mut self, now: Instant, verdict: &Verdict) -> Changes {
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
