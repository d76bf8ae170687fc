//! The game on the board becomes a link, and a game from a link comes on the board.

use super::dialogs::{Dialog, club, link};
use super::effect::{Effect, Focus, PageEffect, Share};
use super::ready::Ready;
use crate::club::codes::Ticket;
use crate::game::link::SharedGame;
use crate::game::{Event, Halt, Headers, Instant};

impl Ready {
    /// Has a link made that holds the game on the board as it stands.
    pub(super) fn make_link(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        // Whoever asks for the code of a result takes nothing back any more.
        let game = self.table.session.game();
        let game = if Ticket::is_borne(game.headers()) { game } else { self.table.lasting() };
        let shared = SharedGame::of(game, now);
        effects.push(Share::Link(Box::new(shared)).into());
    }

    /// Has a code made that moves the game on the board to another device. The clocks stand still from here on.
    pub(super) fn move_game(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        let game = self.table.session.game();
        if game.halt() == Halt::None && game.clock().is_some_and(|clock| clock.running().is_some()) {
            self.happen(Event::Pause, now, effects);
        }
        let shared = SharedGame::of(self.table.session.game(), now);
        effects.push(Share::Board(Box::new(shared)).into());
    }

    /// Another device has the game on the board: it reports the result, so this one keeps its copy without the ticket.
    pub(super) fn let_go_of_game(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        let headers = Headers { ticket: String::new(), ..self.table.session.game().headers().clone() };
        let (table, ctx) = self.at_table(now);
        table.set_headers(headers, &ctx, effects);
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
                effects.push(PageEffect::ShowDialog.into());
            }
            link::Done::PlayOn(shared) => {
                self.close(effects);
                let (table, ctx) = self.at_table(now);
                table.receive(shared.journal(), &ctx, effects);
            }
        }
    }
}
