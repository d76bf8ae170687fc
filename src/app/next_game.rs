//! What the players choose for the next game, and how it begins.

use super::effect::{Effect, PageEffect};
use super::kept::Keep;
use super::lot;
use super::notice::{Action, Notice, What};
use super::ready::Ready;
use super::settings::Settings;
use super::table;
use super::tally::Tally;
use crate::game::{Event, HouseRules, Instant};

/// After so many games without a backup the players are reminded of one.
const MANY_GAMES: u32 = 30;

impl Ready {
    /// The players have chosen something: it is saved, and what holds at once does.
    pub(super) fn choose(&mut self, settings: Settings, now: Instant, effects: &mut Vec<Effect>) {
        let old = std::mem::replace(&mut self.settings, settings);
        self.keep_settings(effects);
        if self.settings.language != old.language {
            effects.push(PageEffect::Speak(self.settings.language).into());
        }
        if self.settings.own_languages() != old.own_languages() {
            effects.push(PageEffect::SpeakTo(self.settings.own_languages()).into());
        }
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.table.renew(&self.settings);
        let game = self.table.session.game();
        let announce_check = self.settings.rules.announce_check;
        if game.outcome().is_none() && game.rules().announce_check != announce_check {
            let rules = HouseRules { announce_check, ..game.rules().clone() };
            self.happen(Event::ChangeRules(rules), now, effects);
        }
    }

    /// A new game as the settings say. Where colours are drawn by lot, they are drawn now.
    pub(super) fn play(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        if self.settings.by_lot && lot::heads(now) {
            self.settings.swap_players();
        }
        self.settings.remember_players();
        self.settings.tally = self.tally().with(&self.settings.names());
        let reminds = self.count_game();
        self.keep_settings(effects);
        let laws = self.settings.rules.laws();
        match self.settings.start.position(laws, lot::start(now)) {
            None => self.update(table::Msg::NewGame.into(), now, effects),
            Some(start) => self.play_from(start, now, effects),
        }
        if reminds {
            self.remind_of_backup();
        }
    }

    /// Counts the game on the board, before the next one takes its place, among those that no backup has. Whether it is time to
    /// remind the players of one: not where an unfinished game is put aside, as a notice says that then.
    fn count_game(&mut self) -> bool {
        let session = &self.table.session;
        let (counts, put_aside) = (session.keeping().id.is_some(), session.in_progress());
        let games = &mut self.settings.games_since_backup;
        *games = games.saturating_add(u32::from(counts));
        let reminds = *games >= MANY_GAMES && !put_aside;
        if reminds {
            *games = 0;
        }
        reminds
    }

    fn remind_of_backup(&mut self) {
        self.table.notify(Notice::staying(What::BackupAdvised).offering(Action::SaveBackup));
    }

    /// Everything has gone to a file: nothing is to be reminded of.
    pub(super) fn is_backed_up(&mut self, effects: &mut Vec<Effect>) {
        if self.settings.games_since_backup > 0 {
            self.settings.games_since_backup = 0;
            self.keep_settings(effects);
        }
    }

    /// Another game like the one that is over, with colours swapped: each player keeps their own time.
    pub(super) fn rematch(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        if self.table.session.game().outcome().is_none() {
            return;
        }
        let setup = self.table.session.rematch();
        self.settings.take_players(&setup.headers);
        self.settings.tally = self.tally().swapped();
        let reminds = self.count_game();
        self.keep_settings(effects);
        let (table, ctx) = self.at_table(now);
        table.start(setup, &ctx, effects);
        effects.push(PageEffect::ClearAddress.into());
        if reminds {
            self.remind_of_backup();
        }
    }

    /// The running score of the two at the board, with the game on it if that is over.
    pub(super) fn tally(&self) -> Tally {
        let (game, id) = (self.table.session.game(), self.table.session.keeping().id);
        self.settings.tally.after(game, id)
    }

    pub(super) fn keep_settings(&self, effects: &mut Vec<Effect>) {
        effects.push(Keep::Settings(Box::new(self.settings.clone())).into());
    }
}
