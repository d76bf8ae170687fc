//! Draw claims of the players, for the position on the board or with an intended move. The player
//! declares this move before playing it (FIDE 9.2.1.1, 9.3.1).

mod declared_move;

pub(super) use declared_move::drop_outdated_claim;
pub use declared_move::{ClaimStep, PendingClaim};

use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::table::{Table, apply};
use crate::app::update::Update;
use crate::game::Event;
use crate::rules::Color;
use declared_move::can_declare_move;

/// Begins a draw claim of the player `by` by threefold repetition or the 50-move rule.
///
/// If the position on the board justifies the claim, claims at once. Otherwise asks the player for
/// the intended move. If the player may not claim with an intended move (because of the house
/// rules, or because the opponent is to move), also claims at once, although the position does not
/// justify the claim.
pub(in crate::app::table) fn begin_claim(table: &mut Table, by: Color, ctx: &Context<'_>) -> Update {
    table.draw_choices_opened_at[by.index()] = None;
    let game = table.session.game();
    if game.outcome().is_some() {
        return Update::none();
    }
    if !game.draw_claims(by).is_empty() || !can_declare_move(game, by) {
        return apply::apply_event(table, Event::Claim { by, intended: None }, ctx);
    }
    let ply = game.moves().len();
    table.board_review = None;
    // The choice of a move appears in the place of the notices.
    table.notices.clear_temporary();
    table.pending_claim = Some(PendingClaim { by, chosen: None, ply });
    table.input.selection = None;
    table.update_after_change();
    Update::effect(FocusTarget::Question)
}

/// Handles a step of a player in a draw claim with an intended move. Does nothing if no claim is
/// pending.
pub(in crate::app::table) fn handle_claim_step(
    table: &mut Table,
    step: ClaimStep,
    ctx: &Context<'_>,
) -> Update {
    let Some(claiming) = &mut table.pending_claim else { return Update::none() };
    let mut update = Update::none();
    match step {
        ClaimStep::Choose(number) => {
            claiming.chosen = table.session.game().position().legal_moves().get(number).copied();
        }
        ClaimStep::ClaimDraw => {
            let PendingClaim { by, chosen: Some(mv), .. } = *claiming else { return update };
            update.extend(close_claim(table));
            update.extend(apply::apply_event(table, Event::Claim { by, intended: Some(mv) }, ctx));
        }
        ClaimStep::Cancel => update.extend(close_claim(table)),
    }
    update
}

/// Drops the pending draw claim, and closes the choice of its intended move. Returns the effect
/// that moves the keyboard focus back to the board.
pub(in crate::app::table) fn close_claim(table: &mut Table) -> Update {
    table.pending_claim = None;
    Update::effect(FocusTarget::Square(table.cursor()))
}
