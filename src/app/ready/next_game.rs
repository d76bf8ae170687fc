//! What the players choose for the next game, and how it begins.

use super::{Ready, random};
use crate::app::announcements::{Action, Notice, What};
use crate::app::effect::PageEffect;
use crate::app::settings::Settings;
use crate::app::table;
use crate::app::update::Update;
use crate::game::{Event, HouseRules, Instant, Setup};
use crate::rules::Position;

/// After so many games without a backup the players are reminded of one.
const MANY_GAMES: u32 = 30;

/// The players have chosen something: it is saved, and what holds at once does.
pub(super) fn choose(ready: &mut Ready, settings: Settings, now: Instant) -> Update {
    let old = std::mem::replace(&mut ready.settings, settings);
    let mut update = ready.keep_settings();
    if ready.settings.language != old.language {
        update.push(PageEffect::Speak(ready.settings.language));
    }
    if ready.settings.own_languages() != old.own_languages() {
        update.push(PageEffect::SpeakTo(ready.settings.own_languages()));
    }
    ready.table.seats.sit(ready.settings.seating(), ready.settings.near());
    ready.table.renew(&ready.settings);
    let game = ready.table.session.game();
    let announce_check = ready.settings.rules.announce_check;
    if game.outcome().is_none() && game.rules().announce_check != announce_check {
        let rules = HouseRules { announce_check, ..game.rules().clone() };
        update.extend(ready.happen(Event::ChangeRules(rules), now));
    }
    update
}

/// A new game as the settings say. Where colours are drawn by lot, they are drawn now.
pub(super) fn play(ready: &mut Ready, now: Instant) -> Update {
    if ready.settings.by_lot && random::heads(now) {
        ready.settings.swap_players();
    }
    ready.settings.remember_players();
    ready.settings.tally = ready.tally().with(&ready.settings.names());
    let reminds = count_game(ready);
    let mut update = ready.keep_settings();
    let laws = ready.settings.rules.laws();
    match ready.settings.start.position(laws, random::start(now)) {
        None => {
            let (table, ctx) = ready.at_table(now);
            update.extend(table::update(table, table::Msg::NewGame, &ctx));
        }
        Some(start) => update.extend(play_from(ready, start, now)),
    }
    if reminds {
        remind_of_backup(ready);
    }
    update
}

/// Counts the game on the board, before the next one takes its place, among those that no backup has. Whether it is time to
/// remind the players of one: not where an unfinished game is put aside, as a notice says that then.
fn count_game(ready: &mut Ready) -> bool {
    let session = &ready.table.session;
    let (counts, put_aside) = (session.keeping().id.is_some(), session.in_progress());
    let games = &mut ready.settings.games_since_backup;
    *games = games.saturating_add(u32::from(counts));
    let reminds = *games >= MANY_GAMES && !put_aside;
    if reminds {
        *games = 0;
    }
    reminds
}

fn remind_of_backup(ready: &mut Ready) {
    ready.table.notify(Notice::staying(What::BackupAdvised).offering(Action::SaveBackup));
}

/// Everything has gone to a file: nothing is to be reminded of.
pub(super) fn is_backed_up(ready: &mut Ready) -> Update {
    if ready.settings.games_since_backup == 0 {
        return Update::none();
    }
    ready.settings.games_since_backup = 0;
    ready.keep_settings()
}

/// Another game like the one that is over, with colours swapped: each player keeps their own time.
pub(super) fn rematch(ready: &mut Ready, now: Instant) -> Update {
    if ready.table.session.game().outcome().is_none() {
        return Update::none();
    }
    let setup = ready.table.session.rematch();
    ready.settings.take_players(&setup.headers);
    ready.settings.tally = ready.tally().swapped();
    let reminds = count_game(ready);
    let mut update = ready.keep_settings();
    let (table, ctx) = ready.at_table(now);
    update.extend(table.start(setup, &ctx));
    update.push(PageEffect::ClearAddress);
    if reminds {
        remind_of_backup(ready);
    }
    update
}

pub(super) fn play_with(ready: &mut Ready, settings: Settings, now: Instant) -> Update {
    let mut update = Update::none();
    if settings.own_languages() != ready.settings.own_languages() {
        update.push(PageEffect::SpeakTo(settings.own_languages()));
    }
    (ready.settings, ready.typed_clock) = (settings, None);
    update.then(play(ready, now))
}

/// A new game begins from this position, with everything else as it is chosen.
pub(super) fn play_from(ready: &mut Ready, start: Position, now: Instant) -> Update {
    let setup = Setup { start, ..ready.settings.setup() };
    let (table, ctx) = ready.at_table(now);
    table.start(setup, &ctx).with(PageEffect::ClearAddress)
}
