//! What comes of the list of all that is saved: a game comes on the board, goes to a file, is deleted and saved again.

use super::dialogs::{self, Kind, games, import, sheet};
use super::effect::{Effect, Share, StoreEffect};
use super::kept::{Found, Keep, MANY_PAGES, Saved, StoredGame};
use super::notice::{Notice, What};
use super::ready::Ready;
use super::replay::read;
use crate::game::Instant;
use crate::game::pgn::without_ticket;

impl Ready {
    /// Acts on what the players do with the list.
    pub(super) fn games_done(&mut self, done: games::Done, now: Instant, effects: &mut Vec<Effect>) {
        match done {
            games::Done::Read(from) => self.list(from, 1, false, effects),
            games::Done::ReadMany(from) => self.list(from, MANY_PAGES, false, effects),
            games::Done::ReadWhole(from) => self.list(from, 1, true, effects),
            games::Done::ReadSaved(name) => effects.push(StoreEffect::ReadSaved(name).into()),
            games::Done::Save { headers, pgn: text } => {
                let name = sheet::file_name(&headers);
                effects.push(Share::Download { name, text }.into());
            }
            games::Done::LookAt(game) => {
                self.close(effects);
                self.table.look_at(*game);
            }
            games::Done::ReadJournals => effects.push(StoreEffect::ReadClub(None).into()),
            games::Done::ReadJournal(game) => effects.push(StoreEffect::ReadClub(Some(game)).into()),
            games::Done::Note { game: journal, number, text } => {
                effects.push(Keep::Club { journal, number, text }.into());
            }
            games::Done::Add(lines) => effects.push(StoreEffect::Add(lines).into()),
            games::Done::Open(found) => {
                self.close(effects);
                match *found {
                    Found::Game(game) => self.bring(*game, now, effects),
                    // A game from elsewhere is looked at, see `LookAt`; a summary is no game to play on.
                    Found::Elsewhere { .. } | Found::Summary(_) => {}
                    Found::Rescued { pgn, .. } => {
                        self.open(Kind::Import, effects);
                        let import = dialogs::Msg::Import(import::Msg::Text(without_ticket(&pgn)));
                        self.update_dialog(import, now, effects);
                    }
                }
            }
            games::Done::Delete(what) => {
                if let Saved::Game(game) = what {
                    effects.push(self.table.session.forget(game));
                }
                effects.push(StoreEffect::Delete(what).into());
            }
            games::Done::Undelete(what) => {
                effects.push(StoreEffect::Undelete(what).into());
                if let Saved::Game(game) = what {
                    effects.push(self.table.session.put_back(game));
                }
            }
        }
    }

    /// Puts a saved game on the board.
    pub(super) fn bring(&mut self, game: StoredGame, now: Instant, effects: &mut Vec<Effect>) {
        if self.table.session.keeping().id == Some(game.id) {
            return;
        }
        if let Some(number) = self.table.session.place_aside(game.id) {
            let (table, ctx) = self.at_table(now);
            table.restore(number, &ctx, effects);
            return;
        }
        let mut damaged = None;
        if let Some((game, _)) = read(game, effects, &mut damaged) {
            let (table, ctx) = self.at_table(now);
            table.bring(game, &ctx, effects);
        }
        if let Some(fault) = damaged {
            self.table.notify(Notice::staying(What::Damaged(fault)));
        }
    }

    /// Has pages of the list of games read.
    fn list(&self, from: usize, pages: usize, whole: bool, effects: &mut Vec<Effect>) {
        let unfinished = self.table.session.unfinished();
        effects.push(StoreEffect::List { from, pages, whole, unfinished }.into());
    }
}
