//! The game on the board becomes a link, and a game from a link comes on the board.

use super::dialogs::{Dialog, club, link};
use super::effect::{Effect, Focus, PageEffect, Share};
use super::ready::Ready;
use crate::club::codes::Ticket;
use crate::game::Instant;
use crate::game::link::SharedGame;

impl Ready {
    /// Has a link made that holds the game on the board as it stands.
    pub(super) fn make_link(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        // Whoever asks for the code of a result takes nothing back any more.
        let game = self.table.session.game();
        let game = if Ticket::is_borne(game.headers()) { game } else { self.table.lasting() };
        let shared = SharedGame::of(game, now);
        effects.push(Share::Link(Box::new(shared)).into());
    }

    /// Acts on what the players do with a game from a link.
    pub(super) fn link_done(&mut self, done: link::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            // The address keeps the link: the way back from the game leads to it, and to playing on.
            link::Done::LookAt(game) => {
                self.dialog = None;
                effects.push(Focus::Board.into());
                self.table.look_at(*game);
            }
            link::Done::Begin(setup) => {
                self.close(effects);
                let (table, ctx) = self.at_table(now);
                // It is saved at once: the ticket of its place must not be lost.
                table.start_saved(*setup, &ctx, effects);
            }
            link::Done::TakeIn(fragment) => {
                effects.push(PageEffect::ClearAddress.into());
                let club = club::Club { brought: Some(fragment), ..club::Club::default() };
                self.dialog = Some(Dialog::Club(club));
                effects.push(Focus::Dialog.into());
            }
            link::Done::PlayOn(shared) => {
                self.close(effects);
                let journal = shared.journal();
                let events = journal.events.into_iter().map(|(_, event)| event).collect();
                let (table, ctx) = self.at_table(now);
                table.receive(journal.setup, events, &ctx, effects);
            }
        }
    }
}
