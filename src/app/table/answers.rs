//! Questions to each player, such as a draw offer, and their answers. A question accepts no answer
//! in its first half second, so that the touch that caused the question cannot answer it.

use super::seats::{PlayerQuestion, question_for};
use super::{Table, apply, board};
use crate::app::context::Context;
use crate::app::effect::Sound;
use crate::app::settings::Settings;
use crate::app::update::Update;
use crate::game::{Event, Game, Instant, Refusal};
use crate::rules::Color;

/// Time for which a new question to a player accepts no answer, in milliseconds. Keeps the touch
/// that caused the question from answering it.
pub const MIN_ANSWER_DELAY_MS: u64 = 500;

/// Handles the yes-or-no answer of the player `by` to that player's open question, such as a draw
/// offer. Ignores an answer in the first half second of the question.
pub(super) fn answer_question(table: &mut Table, by: Color, yes: bool, ctx: &Context<'_>) -> Update {
    let Some((ask, since)) = table.open_questions[by as usize] else { return Update::none() };
    if ctx.now < since.plus_millis(MIN_ANSWER_DELAY_MS) {
        return Update::none();
    }
    let event = match (ask, yes) {
        (PlayerQuestion::Draw, true) => Event::AcceptDraw(by),
        (PlayerQuestion::Draw, false) => Event::DeclineDraw(by),
        (PlayerQuestion::Request(_), true) => Event::GrantRequest(by),
        (PlayerQuestion::Request(_), false) | (PlayerQuestion::GrantUndo, false) => Event::DeclineRequest(by),
        (PlayerQuestion::ConfirmResignation, true) => Event::Resign(by),
        (PlayerQuestion::UndoEnd(_) | PlayerQuestion::GrantUndo, true) => Event::UndoEnd(by),
        (PlayerQuestion::UndoEnd(_), false) => return Update::none(),
        (PlayerQuestion::ConfirmMove, true) => return board::confirm_move(table, ctx),
        (PlayerQuestion::ConfirmMove, false) => return board::cancel_begun_move(table),
        (PlayerQuestion::ConfirmResignation, false) => {
            table.pending_resignation = None;
            return Update::none();
        }
    };
    apply::apply_event(table, event, ctx)
}

/// Returns why a player may not make the request `event` now, such as a takeback while a draw offer
/// is open. `None` if the player may make the request, or if `event` is no request.
///
/// The opponent must get only one question at a time. The game itself refuses a second request for
/// a takeback or redo, and a second draw offer. This function also refuses a request for a takeback
/// or redo while a draw offer is open, and a draw offer while such a request is open.
pub(super) fn refusal_while_open(game: &Game, event: &Event) -> Option<Refusal> {
    let is_offered = game.draw_offer().is_some_and(|offer| offer.is_delivered);
    match event {
        Event::AskTakeback(_) | Event::AskRedo(_) if is_offered => Some(Refusal::OfferOpen),
        Event::AskTakeback(_) | Event::AskRedo(_) | Event::OfferDraw(_) if game.open_request().is_some() => {
            Some(Refusal::RequestOpen)
        }
        _ => None,
    }
}

impl Table {
    /// Whether the player `color` waits for the opponent's answer: to a draw offer, to a request
    /// such as a takeback, or to the request to undo an agreed draw.
    pub fn awaits_answer(&self, color: Color) -> bool {
        let asked_by_opponent = |ask| {
            matches!(ask, PlayerQuestion::Draw | PlayerQuestion::Request(_) | PlayerQuestion::GrantUndo)
        };
        self.question_to(!color).is_some_and(asked_by_opponent)
    }

    /// Updates the open questions to both players, and the time limit for undoing the end of the
    /// game. Returns the effects that play the sound of the end if the end has become final since
    /// the last call. The end becomes final when the time has passed, or when the opponent declines
    /// to undo it.
    pub(in crate::app) fn update_questions(&mut self, settings: &Settings, now: Instant) -> Update {
        let game = self.session.game();
        let undo_until = game.undoable_end().map(|(_, until)| until).filter(|until| now < *until);
        let mut update = Update::none();
        if self.undo_until.is_some() && undo_until.is_none() && game.outcome().is_some() {
            update.extend(Sound::End.effects(settings.has_sounds, &settings.appearance));
        }
        self.undo_until = undo_until;
        for color in Color::ALL {
            let shows = self.input.pending.is_some();
            let ask = question_for(game, self.pending_resignation, undo_until.is_some(), shows, color);
            let known = &mut self.open_questions[color as usize];
            if known.map(|(ask, _)| ask) != ask {
                *known = ask.map(|ask| (ask, now));
            }
        }
        update
    }

    /// Returns the open question to this player, such as a draw offer; `None` if no question is
    /// open.
    pub fn question_to(&self, color: Color) -> Option<PlayerQuestion> {
        self.open_questions[color as usize].map(|(ask, _)| ask)
    }

    /// Returns the game to save to a file or to share. While a player can still undo its end (such
    /// as an agreed draw), returns the game as it was before the end.
    pub fn game_to_save(&self) -> &Game {
        let game = self.session.game();
        game.undoable_end().filter(|_| self.undo_until.is_some()).map_or(game, |(undo, _)| undo.game_before())
    }
}
