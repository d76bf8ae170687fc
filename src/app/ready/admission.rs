//! Which messages are for people to send: the computer moves its own pieces and gives its own answers.

use super::Ready;
use crate::app::msg::Msg;
use crate::app::table;

impl Ready {
    /// Whether people may send this message now.
    pub(super) fn admits(&self, msg: &Msg) -> bool {
        let game = self.table.session.game();
        let its = |square| game.position().piece_at(square).is_some_and(|piece| piece.color == game.turn());
        !match msg {
            Msg::Table(table::Msg::Press(square) | table::Msg::Drop { from: square, .. }) => {
                self.is_computer_to_move() && its(*square)
            }
            Msg::Table(table::Msg::Reply { by, .. } | table::Msg::Resign(by) | table::Msg::ClaimDraw(by)) => {
                self.opponent.owns(game, *by)
            }
            _ => false,
        }
    }

    /// Whether the game is on the board and waits for a move of the computer.
    pub(super) fn is_computer_to_move(&self) -> bool {
        let game = self.table.session.game();
        self.table.accepts_moves() && self.opponent.owns(game, game.turn())
    }
}
