//! Which messages are for people to send: the computer moves its own pieces and gives its own answers.

use super::Ready;
use crate::app::msg::Msg;
use crate::app::table;

/// Whether people may send this message now.
pub(super) fn admits(ready: &Ready, msg: &Msg) -> bool {
    let game = ready.table.session.game();
    let its = |square| game.position().piece_at(square).is_some_and(|piece| piece.color == game.turn());
    !match msg {
        Msg::Table(table::Msg::Press(square) | table::Msg::Drop { from: square, .. }) => {
            ready.is_computer_to_move() && its(*square)
        }
        Msg::Table(table::Msg::Reply { by, .. } | table::Msg::Resign(by) | table::Msg::ClaimDraw(by)) => {
            ready.opponent.owns(game, *by)
        }
        _ => false,
    }
}
