//! Puts unfinished games aside when other games replace them on the board, and brings them back.

use super::Session;
use super::saved_game::SessionGame;
use crate::app::context::Context;
use crate::app::effect::Effect;
use crate::app::storage::{GameId, GameRename, MAX_ASIDE_READ, SaveCommand};
use crate::app::update::Update;
use crate::game::Event;

impl Session {
    /// Returns the effect that saves the list of open games: the game on the board, and the
    /// unfinished games that were put aside.
    pub(in crate::app) fn save_open_games(&self) -> Effect {
        SaveCommand::SetOpenGames {
            game: self.current.save_state.id,
            aside: self.saved_games_aside().collect(),
        }
        .into()
    }

    /// Returns the unfinished games in memory that were put aside because another game replaced
    /// them on the board. The game put aside last comes first.
    pub fn games_aside(&self) -> &[SessionGame] {
        &self.aside
    }

    /// Sets the ids of the unfinished games that are only on the disk, not in memory. These games
    /// were put aside before the games in memory.
    pub(in crate::app) fn set_unread_aside(&mut self, ids: Vec<GameId>) {
        self.unread_aside = ids;
    }

    /// Returns the ids of the saved unfinished games: first the game on the board, then the games
    /// that were put aside. Among these, the game put aside last comes first.
    pub(in crate::app) fn unfinished_games(&self) -> Vec<GameId> {
        let current = self.current.save_state.id.filter(|_| self.game().outcome().is_none());
        current.into_iter().chain(self.saved_games_aside()).collect()
    }

    /// Returns the ids of the saved unfinished games that were put aside, both in memory and only
    /// on the disk. The game put aside last comes first.
    pub(super) fn saved_games_aside(&self) -> impl Iterator<Item = GameId> {
        self.aside.iter().filter_map(|aside| aside.save_state.id).chain(self.unread_aside.iter().copied())
    }

    /// Stops a running chess clock before another game replaces the one on the board. When the game
    /// returns, the players decide how the time in between counts. Does nothing if an early version
    /// of the app began the game, because such a game keeps the rules of that version.
    pub(super) fn suspend_before_leaving(&mut self, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        if self.is_in_progress() && self.game().rulings().interruption_is_charged_after_takeback {
            // The game refuses this event if no clock runs.
            let _ = update.extend_with(self.apply_event(Event::Suspend { from: ctx.now }, ctx.now, ctx));
        }
        update
    }

    /// Adds a game at the front of the list of games that were put aside. If more than
    /// [`MAX_ASIDE_READ`] games are in memory, keeps only the id of the oldest.
    pub(super) fn put_game_aside(&mut self, game: SessionGame) {
        self.aside.insert(0, game);
        if self.aside.len() > MAX_ASIDE_READ {
            let last = self.aside.pop().and_then(|last| last.save_state.id);
            self.unread_aside.splice(0..0, last);
        }
    }

    /// Removes a deleted game from the games that were put aside. Until the page is closed,
    /// [`restore_deleted`](Self::restore_deleted) can undo this. Returns the effect that saves the
    /// change.
    pub(in crate::app) fn remove_deleted(&mut self, game: GameId) -> Effect {
        self.deleted.0.extend(self.aside.extract_if(.., |aside| aside.save_state.id == Some(game)));
        self.deleted.1.extend(self.unread_aside.extract_if(.., |id| *id == game));
        self.save_open_games()
    }

    /// Undoes [`remove_deleted`](Self::remove_deleted). If the deleted game had been put aside, it
    /// is once more listed among these games. Returns the effect that saves the change.
    pub(in crate::app) fn restore_deleted(&mut self, game: GameId) -> Effect {
        if let Some(place) = self.deleted.0.iter().position(|aside| aside.save_state.id == Some(game)) {
            let aside = self.deleted.0.remove(place);
            self.put_game_aside(aside);
        }
        let rest: Vec<GameId> = self.deleted.1.extract_if(.., |id| *id == game).collect();
        self.unread_aside.splice(0..0, rest);
        self.save_open_games()
    }

    /// Replaces the id of a game everywhere in the session, because another game on the disk has
    /// the same id.
    pub(in crate::app) fn rename_game(&mut self, renamed: GameRename) {
        let deleted = &mut self.deleted;
        let games = std::iter::once(&mut self.current).chain(&mut self.aside).chain(&mut deleted.0);
        let names = games.filter_map(|game| game.save_state.id.as_mut());
        names
            .chain(&mut self.unread_aside)
            .chain(&mut deleted.1)
            .for_each(|name| *name = renamed.new_id(*name));
        self.last_id = self.last_id.max(renamed.to);
    }

    /// Returns the index of a game in [`games_aside`](Self::games_aside); `None` if the game is not
    /// there. 0 is the game that was put aside last.
    pub(in crate::app) fn position_in_games_aside(&self, game: GameId) -> Option<usize> {
        self.aside.iter().position(|aside| aside.save_state.id == Some(game))
    }

    /// Puts the unfinished game with the index `number` in [`games_aside`](Self::games_aside) on
    /// the board; 0 is the game that was put aside last. The old game on the board is put aside if
    /// it is in progress ([`is_in_progress`](Self::is_in_progress)). Returns whether there is a
    /// game with this index.
    pub(in crate::app::table) fn restore_aside(
        &mut self,
        number: usize,
        ctx: &Context<'_>,
    ) -> (bool, Update) {
        if number >= self.aside.len() {
            return (false, Update::none());
        }
        let aside = self.aside.remove(number);
        (true, self.bring_game(aside, ctx))
    }

    /// Puts a saved game on the board. The old game on the board is put aside if it is in progress
    /// ([`is_in_progress`](Self::is_in_progress)).
    pub(in crate::app::table) fn bring_game(&mut self, game: SessionGame, ctx: &Context<'_>) -> Update {
        let mut update = self.suspend_before_leaving(ctx);
        self.unread_aside.retain(|id| game.save_state.id != Some(*id));
        let old = std::mem::replace(&mut self.current, game);
        if old.is_in_progress() {
            self.put_game_aside(old);
        }
        update.push(self.pgn_copy_effect());
        update.push(self.save_open_games());
        update
    }
}
