//! A position that is set up by hand comes on the board.

use super::dialogs::editor::{Done, Editor};
use super::dialogs::{Dialog, Kind};
use super::effect::{Effect, PageEffect};
use super::ready::Ready;
use super::start::Start;
use crate::game::{Instant, Setup};
use crate::rules::{Position, PositionSetup};

impl Ready {
    /// The editor, with the position that is shown.
    pub(super) fn set_up(&self) -> Dialog {
        Dialog::Editor(Box::new(Editor::new(self.table.shown().position())))
    }

    /// Acts on what the players have set up.
    pub(super) fn editor_done(&mut self, done: Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            Done::Play(position) => {
                self.close(effects);
                self.play_from(*position, now, effects);
            }
            Done::Choose(position) => {
                self.settings.start = Start::Position(PositionSetup::from(&*position).to_string());
                self.keep_settings(effects);
                self.open(Kind::NewGame, effects);
            }
        }
    }

    /// A new game begins from this position, with everything else as it is chosen.
    pub(super) fn play_from(&mut self, start: Position, now: Instant, effects: &mut Vec<Effect>) {
        let setup = Setup { start, ..self.settings.setup() };
        let (table, ctx) = self.at_table(now);
        table.start(setup, &ctx, effects);
        effects.push(PageEffect::ClearAddress.into());
    }
}
