//! Plays the moves of a typed text one after another.

use super::ReadyPage;
use crate::app::action::PageAction;
use crate::app::announcements::AnnouncementItem;
use crate::app::dialogs::Dialog;
use crate::app::dialogs::typed::{TypedFault, TypedLine, TypedWord};
use crate::app::table::Table;
use crate::app::update::Update;
use crate::game::{Instant, PendingResult};

/// Plays the moves of a typed text, one after another. Stops at the first fault, or when the
/// computer is to move. The dialog for typed moves shows the fault, and keeps the moves that were
/// not played. If a draw claim waits for its intended move, the first typed move becomes this move,
/// and the dialog closes.
pub(super) fn play_line(ready: &mut ReadyPage, line: &TypedLine, now: Instant) -> Update {
    let mut update = Update::none();
    // The first part that was not played, and the reason, if there is a fault.
    let mut stopped: Option<(&TypedWord, Option<TypedFault>)> = None;
    for part in line.parts_to_play(ready.table.session.game()) {
        if ready.is_computer_to_move() {
            stopped = Some((part, None));
            break;
        }
        let game = ready.table.session.game();
        if let Some(outcome) = game.outcome() {
            stopped = Some((part, Some(TypedFault::GameOver(outcome))));
            break;
        }
        let mv = match part.read(game) {
            Ok(mv) => mv,
            Err(why) => {
                stopped = Some((part, Some(TypedFault::NotAMove(why))));
                break;
            }
        };
        if ready.table.pending_claim.is_some() {
            return update.then(PageAction::CloseDialog).then(PageAction::PlayMove(mv));
        }
        let (plies, was_pending) = (game.moves().len(), game.pending_result().is_some());
        let (table, ctx) = ready.table_and_context(now);
        update.extend(table.play_typed_move(mv, &ctx));
        let game = table.session.game();
        // House rules may allow a move that leaves the player's own king in check. Such a move may
        // wait until a web worker has found out whether the game is already drawn.
        let waits = !was_pending && matches!(game.pending_result(), Some(PendingResult::KingLeftInCheck(_)));
        if game.moves().len() == plies && !waits {
            stopped = Some((part, refusal_of_move(table)));
            break;
        }
    }
    let rest = stopped.as_ref().map_or_else(String::new, |(part, _)| line.rest_from(part));
    let fault = stopped.and_then(|(part, fault)| Some((part.text.clone(), fault?)));
    if let Some(Dialog::Typed(typed)) = &mut ready.dialog {
        update.extend(typed.show_rest(rest, fault));
    }
    update
}

/// Returns why the board has just refused a typed move. `None` if the last announcement is no
/// notice, for example because it says that a flag has fallen.
fn refusal_of_move(table: &Table) -> Option<TypedFault> {
    if let Some(outcome) = table.session.game().outcome() {
        return Some(TypedFault::GameOver(outcome));
    }
    match table.seats.last_announcement().items.last() {
        Some(AnnouncementItem::Notice(what)) => Some(TypedFault::Refused(what.clone())),
        _ => None,
    }
}
