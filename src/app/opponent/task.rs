//! The task of the computer opponent in the game on the board.

use crate::app::context::GameContext;
use crate::app::storage::GameId;
use crate::game::{ClockStop, Game, Instant};
use crate::opponent::{OpponentLevel, ThinkingContext};
use crate::rules::{Color, RepetitionKey};

/// The present task of the computer opponent, such as to make a move, and the position in which it
/// has this task.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpponentTask {
    /// The colour of the computer.
    pub(super) color: Color,
    /// What the computer has to do.
    pub(super) kind: OpponentTaskKind,
    /// The id of the game, if it is saved.
    game: Option<GameId>,
    /// The number of half-moves played.
    plies: usize,
    /// The position, as the repetition rule compares it (FIDE 9.2.3).
    position: RepetitionKey,
}

/// Kind of task of the computer opponent: make a move, answer a draw offer, agree to a request, or
/// press its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OpponentTaskKind {
    /// To make a move.
    Move,
    /// To accept or decline a draw offer.
    AnswerDraw,
    /// To agree to a request, such as a takeback.
    GrantRequest,
    /// To press its clock after its move.
    TapClock,
}

impl OpponentTask {
    /// Returns what the computer opponent must do now in the game on the board, such as to make a
    /// move; `None` if it has nothing to do.
    pub(super) fn of_game(ctx: &GameContext<'_>) -> Option<OpponentTask> {
        let (by, task) = computer_task(ctx.game)?;
        let (plies, position) = (ctx.game.moves().len(), ctx.game.position().repetition_key());
        Some(OpponentTask { color: by, kind: task, game: ctx.id, plies, position })
    }

    /// Returns the seed of the computer's random choices. All moves of a saved game have the same
    /// seed, which is the id of the game. For a game that is not saved, the seed is `now` in
    /// microseconds.
    pub(super) fn seed(&self, now: Instant) -> u64 {
        self.game.map_or(now.as_micros(), |game| game.0)
    }
}

/// Returns what the computer opponent must do now in the game, and the colour that it plays: grant
/// a takeback request, answer a draw offer, press its clock, or move, in this order. `None` if it
/// has nothing to do, for example because it is the other player's turn.
fn computer_task(game: &Game) -> Option<(Color, OpponentTaskKind)> {
    let is_computer = |color: &Color| OpponentLevel::playing_color(game.headers(), *color).is_some();
    if game.outcome().is_some() || game.pending_result().is_some() || game.clock_stop() != ClockStop::None {
        return None;
    }
    let asked = game.open_request().map(|request| !request.by).filter(is_computer);
    let offered =
        game.draw_offer().filter(|offer| offer.is_delivered).map(|offer| !offer.by).filter(is_computer);
    let untapped = game.awaited_press().filter(is_computer);
    // A person starts the clock. Until then, the computer does not move.
    let can_move = game.accepts_moves() && !game.waits_for_start();
    let moves = Some(game.turn()).filter(is_computer).filter(|_| can_move);
    let tasks = [
        (asked, OpponentTaskKind::GrantRequest),
        (offered, OpponentTaskKind::AnswerDraw),
        (untapped, OpponentTaskKind::TapClock),
        (moves, OpponentTaskKind::Move),
    ];
    tasks.into_iter().find_map(|(by, task)| Some((by?, task)))
}

/// Returns the values that decide how long the computer thinks about a move of the colour `by`: the
/// time left, the number of legal moves, and the number of half-moves played.
pub(super) fn thinking_context(game: &Game, by: Color, now: Instant) -> ThinkingContext {
    let reading = game.clock().map(|clock| clock.reading(by, now));
    let left = reading.and_then(|reading| reading.left.into_iter().chain(reading.move_left).min());
    let choices = game.position().legal_moves().len();
    ThinkingContext { time_left: left, playable_moves: choices, plies: game.moves().len() }
}
