//! What the players choose for the next game, and how it begins.

use super::{Ready, random};
use crate::app::announcements::{Action, Notice, What};
use crate::app::effect::PageEffect;
use crate::app::kept::Keep;
use crate::app::settings::{Settings, Tally};
use crate::app::table;
use crate::app::update::Update;
use crate::game::{Event, HouseRules, Instant};

/// After so many games without a backup the players are reminded of one.
const MANY_GAMES: u32 = 30;

impl Ready {
    /// The players have chosen something: it is saved, and what holds at once does.
    pub(super) fn choose(&mut self, settings: Settings, now: Instant) -> Update {
        let old = std::mem::replace(&mut self.settings, settings);
        let mut update = self.keep_settings();
        if self.settings.language != old.language {
            update.push(PageEffect::Speak(self.settings.language));
        }
        if self.settings.own_languages() != old.own_languages() {
            update.push(PageEffect::SpeakTo(self.settings.own_languages()));
        }
        self.table.seats.sit(self.settings.seating(), self.settings.near());
        self.table.renew(&self.settings);
        let game = self.table.session.game();
        let announce_check = self.settings.rules.announce_check;
        if game.outcome().is_none() && game.rules().announce_check != announce_check {
            let rules = HouseRules { announce_check, ..game.rules().clone() };
            update.extend(self.happen(Event::ChangeRules(rules), now));
        }
        update
    }

    /// A new game as the settings say. Where colours are drawn by lot, they are drawn now.
    pub(super) fn play(&mut self, now: Instant) -> Update {
        if self.settings.by_lot && random::heads(now) {
            self.settings.swap_players();
        }
        self.settings.remember_players();
        self.settings.tally = self.tally().with(&self.settings.names());
        let reminds = self.count_game();
        let mut update = self.keep_settings();
        let laws = self.settings.rules.laws();
        match self.settings.start.position(laws, random::start(now)) {
            None => update.extend(self.update(table::Msg::NewGame.into(), now)),
            Some(start) => update.extend(self.play_from(start, now)),
        }
        if reminds {
            self.remind_of_backup();
        }
        update
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
    pub(super) fn is_backed_up(&mut self) -> Update {
        if self.settings.games_since_backup == 0 {
            return Update::none();
        }
        self.settings.games_since_backup = 0;
        self.keep_settings()
    }

    /// Another game like the one that is over, with colours swapped: each player keeps their own time.
    pub(super) fn rematch(&mut self, now: Instant) -> Update {
        if self.table.session.game().outcome().is_none() {
            return Update::none();
        }
        let setup = self.table.session.rematch();
        self.settings.take_players(&setup.headers);
        self.settings.tally = self.tally().swapped();
        let reminds = self.count_game();
        let mut update = self.keep_settings();
        let (table, ctx) = self.at_table(now);
        update.extend(table.start(setup, &ctx));
        update.push(PageEffect::ClearAddress);
        if reminds {
            self.remind_of_backup();
        }
        update
    }

    /// The running score of the two at the board, with the game on it if that is over.
    pub(in crate::app) fn tally(&self) -> Tally {
        let (game, id) = (self.table.session.game(), self.table.session.keeping().id);
        self.settings.tally.after(game, id)
    }

    pub(super) fn keep_settings(&self) -> Update {
        Update::effect(Keep::Settings(Box::new(self.settings.clone())))
    }
}
