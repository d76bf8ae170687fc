//! Decides which messages the app accepts from people. People must not move or answer for the
//! computer opponent, and a locked page accepts fewer messages.

use super::ReadyPage;
use crate::app::dialogs::Dialog;
use crate::app::msg::{Msg, PageMsg};
use crate::app::table::{self, PlayerQuestion};
use crate::game::{EndReason, Event};
use crate::rules::Color;

/// Whether a person may send this message to the page now. `false` for messages that move or answer
/// for the computer opponent, and for messages that a locked page ignores.
pub(super) fn is_allowed(ready: &ReadyPage, msg: &Msg) -> bool {
    let is_locked = matches!(ready.dialog, Some(Dialog::Lock(_)));
    if is_locked && ready.dialog_code.is_some_and(|code| code.0.is_locked_out(ready, msg)) {
        return false;
    }
    let game = ready.table.session.game();
    let its = |square| game.position().piece_at(square).is_some_and(|piece| piece.color == game.turn());
    // The question whether to undo a decision of the arbiter goes to White, in place of the
    // arbiter. So a person may answer this question even if the computer plays White.
    let is_arbiter =
        |color| ready.table.question_to(color) == Some(PlayerQuestion::UndoEnd(EndReason::Arbiter));
    let is_computer = |color: &Color| ready.opponent.owns(game, *color) && !is_arbiter(*color);
    !match msg {
        Msg::Table(table::Msg::Press(square) | table::Msg::Drop { from: square, .. }) => {
            ready.is_computer_to_move() && its(*square)
        }
        Msg::Table(table::Msg::ApplyEvent(Event::Move(_))) => is_computer(&game.turn()),
        Msg::Table(table::Msg::ApplyEvent(event)) => event.player().as_ref().is_some_and(is_computer),
        Msg::Table(
            table::Msg::AnswerQuestion { by, .. }
            | table::Msg::Resign(by)
            | table::Msg::ToggleDrawChoices(by)
            | table::Msg::ClaimDraw(by),
        ) => is_computer(by),
        _ => false,
    }
}

/// Whether a page that is locked against stray touches ignores this message. The page ignores
/// messages that could open a dialog, flip the board, or show another position or game. In the game
/// in progress, the page accepts only moves, the confirmation of a move, and presses of the clock.
pub(super) fn is_locked_out(ready: &ReadyPage, msg: &Msg) -> bool {
    match msg {
        Msg::Page(PageMsg::OpenDialog(_) | PageMsg::FlipBoard | PageMsg::Rematch) => true,
        Msg::Table(msg) => match msg {
            table::Msg::ApplyEvent(event) => !matches!(event, Event::Move(_) | Event::Press(_)),
            table::Msg::AnswerQuestion { by, .. } => {
                ready.table.question_to(*by) != Some(PlayerQuestion::ConfirmMove)
            }
            table::Msg::StepReview(_)
            | table::Msg::NewGame
            | table::Msg::Restore(_)
            | table::Msg::Resign(_)
            | table::Msg::ToggleDrawChoices(_)
            | table::Msg::ClaimDraw(_) => true,
            _ => false,
        },
        _ => false,
    }
}
