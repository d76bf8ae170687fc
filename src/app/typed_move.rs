//! What comes of a typed move: it is played, or the dialog says why it is none.

use super::dialogs::{Dialog, typed};
use super::effect::{Effect, Focus};
use super::ready::Ready;
use crate::game::Instant;

impl Ready {
    /// Plays what was typed or said, if it is a move and people are to make it.
    pub(super) fn typed_done(&mut self, done: typed::Done, now: Instant, effects: &mut Vec<Effect>) {
        if self.is_computer_to_move() {
            return;
        }
        let typed::Done::Play { text, spellings } = done;
        let game = self.table.session.game();
        match typed::read(game, &spellings) {
            Ok(mv) => {
                self.close(effects);
                let (table, ctx) = self.at_table(now);
                table.play(mv, &ctx, effects);
                effects.push(Focus::Square(table.cursor()).into());
            }
            Err(fault) => {
                if let Some(Dialog::Typed(dialog)) = &mut self.dialog {
                    let fault = Some((text, fault));
                    dialog.again = dialog.fault == fault && !dialog.again;
                    dialog.fault = fault;
                }
                effects.push(Focus::Fault.into());
            }
        }
    }
}
