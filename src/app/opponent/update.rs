//! The `update` function of the computer opponent: requests to its worker, and the answers.

use super::OpponentState;
use super::task::{OpponentTask, OpponentTaskKind, thinking_context};
use crate::app::action::PageAction;
use crate::app::announcements::{Notice, NoticeContent};
use crate::app::context::GameContext;
use crate::app::effect::{Effect, OpponentEffect};
use crate::app::update::Update;
use crate::game::Event;
use crate::opponent::{OpponentDecision, OpponentLevel, thinking_time};
use crate::rules::Color;

/// Time that the computer's worker may take in addition to the thinking time, in milliseconds.
/// After this time, the worker counts as failed. The time is long, because the worker may have to
/// be loaded first.
const WORKER_TIMEOUT_MS: u64 = 10_000;
/// Delay before the computer grants a request or presses its clock, in milliseconds.
const SHORT_DELAY_MS: u64 = 500;
/// Maximum time that the computer thinks about a move, and maximum delay of a decided move, in
/// milliseconds.
const MAX_THINKING_MS: u64 = 3_000;
/// Number of failures of the computer's worker at one task after which people move the computer's
/// pieces by hand.
const MAX_FAILURES: u8 = 2;

/// Messages from the web worker of the computer opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The worker's decision, as text.
    Decided(String),
    /// The worker has died, or could not be started.
    Failed,
}

/// Handles a message from the computer's worker: plans the decided move or answer, or handles a
/// failure of the worker.
pub fn update(state: &mut OpponentState, msg: Msg, ctx: &GameContext<'_>) -> Update {
    let (Some(task), true) = (state.task.clone(), state.is_thinking()) else { return Update::none() };
    let decided = match msg {
        Msg::Decided(text) => OpponentDecision::read(&text, ctx.game),
        Msg::Failed => None,
    };
    match decided {
        Some(decision) => {
            state.schedule_decision(&task, decision, ctx);
            Update::none()
        }
        None => state.handle_failure(ctx),
    }
}

/// Finds the computer's task in the game on the board, and carries out a decision that is due.
/// `near` is the player at the bottom of the screen. If the computer is at the bottom when a game
/// with a person begins, flips the board.
pub fn observe_game(state: &mut OpponentState, near: Color, ctx: &GameContext<'_>) -> Update {
    let mut update = Update::none();
    let task = OpponentTask::of_game(ctx);
    if task != state.task {
        update.extend(stop_opponent(state));
        (state.task, state.task_start) = (task, ctx.now);
        update.extend(state.start_task(ctx));
    }
    if state.wakes_at.is_some_and(|at| at <= ctx.now) {
        match state.decided_events.take() {
            Some(events) => {
                events.into_iter().for_each(|event| update.push_action(PageAction::ApplyEvent(event)));
                // If the game refuses the worker's decision, the task stays the same. The worker
                // then counts as failed at `wakes_at`.
                state.wakes_at = Some(ctx.now.plus_millis(WORKER_TIMEOUT_MS));
            }
            None => {
                state.wakes_at = None;
                update.extend(state.handle_failure(ctx));
            }
        }
    }
    let seats = Color::ALL.map(|color| OpponentLevel::playing_color(ctx.game.headers(), color).is_some());
    if ctx.game.moves().is_empty() && seats != state.flipped_for {
        state.flipped_for = seats;
        if seats[near.index()] && !seats[near.other().index()] {
            update.push_action(PageAction::FlipBoard);
        }
    }
    update
}

/// Drops the task and the decision of the computer opponent. Returns the effect that stops its
/// worker; `None` if the worker is not thinking.
pub fn stop_opponent(state: &mut OpponentState) -> Option<Effect> {
    let was_thinking = state.is_thinking();
    *state = OpponentState { flipped_for: state.flipped_for, ..OpponentState::default() };
    was_thinking.then(|| OpponentEffect::Stop.into())
}

impl OpponentState {
    /// Whether the computer opponent's worker has been asked for a decision and has not answered.
    fn is_thinking(&self) -> bool {
        let asks =
            |task: &OpponentTask| matches!(task.kind, OpponentTaskKind::Move | OpponentTaskKind::AnswerDraw);
        self.task.as_ref().is_some_and(asks) && self.decided_events.is_none() && !self.is_played_by_hand
    }

    /// Starts the computer opponent's task. For a move or the answer to a draw offer, asks the
    /// worker. Plans a press of the clock, or the consent to a request such as a takeback, after
    /// [`SHORT_DELAY_MS`].
    fn start_task(&mut self, ctx: &GameContext<'_>) -> Update {
        let Some(task) = &self.task else { return Update::none() };
        let (game, by) = (ctx.game, task.color);
        let at_once = match task.kind {
            OpponentTaskKind::GrantRequest => Some(Event::GrantRequest(by)),
            OpponentTaskKind::TapClock => Some(Event::Press(by)),
            OpponentTaskKind::Move | OpponentTaskKind::AnswerDraw => None,
        };
        if let Some(event) = at_once {
            self.decided_events = Some(vec![event]);
            self.wakes_at = Some(ctx.now.plus_millis(SHORT_DELAY_MS));
            return Update::none();
        }
        let Some(level) = OpponentLevel::playing_color(game.headers(), by) else { return Update::none() };
        let seed = task.seed(ctx.now);
        // Half of the time planned for the move is for thinking; the rest is a reserve for a slow
        // device and the transfer to the worker.
        let timed = game
            .clock()
            .map(|_| thinking_time(thinking_context(game, by, ctx.now), seed).as_micros() / 2_000);
        let millis = timed.unwrap_or(MAX_THINKING_MS).clamp(10, MAX_THINKING_MS);
        let offered_to = (task.kind == OpponentTaskKind::AnswerDraw).then_some(by);
        let (game, millis_to_think) = (Box::new(game.clone()), millis as u32);
        self.wakes_at = Some(ctx.now.plus_millis(millis + WORKER_TIMEOUT_MS));
        Update::effect(OpponentEffect::Think { game, level, seed, offered_to, millis: millis_to_think })
    }

    /// Plans the instant at which the computer's decision is carried out: after about the time that
    /// a person would need, and at most [`MAX_THINKING_MS`] from now.
    fn schedule_decision(&mut self, task: &OpponentTask, decision: OpponentDecision, ctx: &GameContext<'_>) {
        let by = task.color;
        let events = match decision {
            OpponentDecision::Move { mv, offers: false } => vec![Event::Move(mv)],
            // The game may deliver the offer only with the move, or refuse the offer. In both cases
            // the move is made.
            OpponentDecision::Move { mv, offers: true } => vec![Event::OfferDraw(by), Event::Move(mv)],
            OpponentDecision::Claim => vec![Event::Claim { by, intended: None }],
            OpponentDecision::Resign => vec![Event::Resign(by)],
            OpponentDecision::AnswerDraw(true) => vec![Event::AcceptDraw(by)],
            OpponentDecision::AnswerDraw(false) => vec![Event::DeclineDraw(by)],
        };
        let wanted =
            thinking_time(thinking_context(ctx.game, by, self.task_start), task.seed(self.task_start));
        let spent = ctx.now.since(self.task_start);
        let rest = wanted.as_micros().saturating_sub(spent.as_micros()) / 1_000;
        self.decided_events = Some(events);
        self.wakes_at = Some(ctx.now.plus_millis(rest.min(MAX_THINKING_MS)));
    }

    /// Asks the computer's worker once more after a failure. After a second failure, people move
    /// the computer's pieces until the task changes. Each move changes the task.
    fn handle_failure(&mut self, ctx: &GameContext<'_>) -> Update {
        if !self.is_thinking() {
            return Update::none();
        }
        let stopped = Update::effect(OpponentEffect::Stop);
        self.failures += 1;
        if self.failures < MAX_FAILURES {
            return stopped.then(self.start_task(ctx));
        }
        (self.is_played_by_hand, self.wakes_at) = (true, None);
        stopped.then(PageAction::Notify(Notice::permanent(NoticeContent::OpponentMissing)))
    }
}
