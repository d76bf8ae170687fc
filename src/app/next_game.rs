//! What the players choose for the next game, and how it begins.

use super::effect::{Effect, PageEffect};
use super::kept::Keep;
use super::lot;
use super::ready::Ready;
use super::settings::Settings;
use super::table;
use super::tally::Tally;
use crate::game::{Event, HouseRules, Instant};
use crate::partner::Level;

impl Ready {
    /// The players have chosen something: it is saved, and what holds at once does.
    #[inline(never)]
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
    #[inline(never)]
    pub(super) fn play(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        if self.settings.by_lot && lot::heads(now) {
            self.settings.swap_players();
        }
        self.settings.remember_players();
        self.settings.tally = self.tally().with(&self.settings.players());
        self.keep_settings(effects);
        let laws = self.settings.rules.laws();
        match self.settings.start.position(laws, lot::start(now)) {
            None => self.update(table::Msg::NewGame.into(), now, effects),
            Some(start) => self.play_from(start, now, effects),
        }
    }

    /// Another game like the one that is over, with colours swapped: each player keeps their own time.
    #[inline(never)]
    pub(super) fn rematch(&mut self, now: Instant, effects: &mut Vec<Effect>) {
        if self.table.session.game().outcome().is_none() {
            return;
        }
        let mut setup = self.table.session.rematch();
        Level::begin_anew(&mut setup.headers.white);
        Level::begin_anew(&mut setup.headers.black);
        self.settings.white.clone_from(&setup.headers.white);
        self.settings.black.clone_from(&setup.headers.black);
        self.settings.tally = self.tally().swapped();
        self.keep_settings(effects);
        let (table, ctx) = self.at_table(now);
        table.start(setup, &ctx, effects);
        effects.push(PageEffect::ClearAddress.into());
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
