//! Applies changed settings, and starts the next game.

use super::{ReadyPage, random};
use crate::app::announcements::{Notice, NoticeAction, NoticeContent};
use crate::app::effect::PageEffect;
use crate::app::settings::Settings;
use crate::app::table;
use crate::app::update::Update;
use crate::game::{Event, GameSetup, HouseRules, Instant};
use crate::rules::Position;

/// Number of games since the last backup after which the page advises the players to save another
/// backup.
const GAMES_BEFORE_REMINDER: u32 = 30;

/// Replaces the settings and saves them. Languages, seating, appearance, and the rule on announcing
/// check apply at once, not only to the next game.
pub(super) fn apply_settings(ready: &mut ReadyPage, settings: Settings, now: Instant) -> Update {
    let old = std::mem::replace(&mut ready.settings, settings);
    let mut update = ready.save_settings();
    if ready.settings.language != old.language {
        update.extend(ready.device.translation.end());
        update.push(PageEffect::SetLanguage(ready.settings.language));
    }
    if ready.settings.player_languages() != old.player_languages() {
        update.push(PageEffect::SetPlayerLanguages(ready.settings.player_languages()));
    }
    ready.table.seats.set_seating(ready.settings.seating(), ready.settings.near_player());
    ready.table.apply_settings(&ready.settings);
    let game = ready.table.session.game();
    let announce_check = ready.settings.rules.announce_check;
    if game.outcome().is_none() && game.rules().announce_check != announce_check {
        let rules = HouseRules { announce_check, ..game.rules().clone() };
        update.extend(ready.apply_event(Event::ChangeRules(rules), now));
    }
    update
}

/// Starts a new game with the current settings. The settings may require that the colours or the
/// start position are drawn at random. Updates the running score, and may advise a backup.
fn start_game(ready: &mut ReadyPage, now: Instant) -> Update {
    if ready.settings.draws_colors && random::toss_coin(now) {
        ready.settings.swap_players();
    }
    ready.settings.remember_players();
    ready.settings.running_score = ready.running_score().with_players(&ready.settings.names());
    let reminds = count_game_since_backup(ready);
    let mut update = ready.save_settings();
    let laws = ready.settings.rules.laws();
    match ready.settings.start.position(laws, random::draw_chess960_start(now)) {
        None => {
            let (table, ctx) = ready.table_and_context(now);
            update.extend(table::update(table, table::Msg::NewGame, &ctx));
        }
        Some(start) => update.extend(start_game_from(ready, start, now)),
    }
    if reminds {
        remind_of_backup(ready);
    }
    update
}

/// Starts a game on a wooden board, for which the page is only the clock.
pub(super) fn start_clock(ready: &mut ReadyPage, now: Instant) -> Update {
    ready.settings.remember_players();
    count_game_since_backup(ready);
    let update = ready.save_settings();
    let setup = ready.settings.clock_setup();
    let (table, ctx) = ready.table_and_context(now);
    update.then(table.start_game(setup, &ctx))
}

/// Starts a game on the board of the app, in place of a game on a wooden board, for which the app
/// is only the clock. Does nothing while that clock runs. The old game is put aside if a player has
/// pressed the clock and the game is unfinished.
pub(super) fn leave_clock(ready: &mut ReadyPage, now: Instant) -> Update {
    let game = ready.table.session.game();
    if !game.is_clock_only() || game.clock().is_some_and(|clock| clock.running().is_some()) {
        return Update::none();
    }
    let (table, ctx) = ready.table_and_context(now);
    table.start_next_game(&ctx)
}

/// Adds the game on the board, if this game is saved, to the number of games since the last backup.
/// Called before another game comes to the board. Returns whether to advise a backup; if so, resets
/// the number to 0.
///
/// Never advises a backup while the game on the board is unfinished, because the page then shows
/// another notice, which offers to return to this game.
fn count_game_since_backup(ready: &mut ReadyPage) -> bool {
    let session = &ready.table.session;
    let (counts, put_aside) = (session.save_state().id.is_some(), session.is_in_progress());
    let games = &mut ready.settings.games_since_backup;
    *games = games.saturating_add(u32::from(counts));
    let reminds = *games >= GAMES_BEFORE_REMINDER && !put_aside;
    if reminds {
        *games = 0;
    }
    reminds
}

/// Adds the result of the game on the board, if it is over, to the running score. Called before
/// another game from memory or from the disk replaces the game on the board. Returns the update
/// that saves the score.
pub(super) fn count_result(ready: &mut ReadyPage) -> Update {
    let (old, new) = (&ready.settings.running_score, ready.running_score());
    let is_over = ready.table.session.game().outcome().is_some();
    // The game on the board may be a finished game of other players, opened from the list of saved
    // games. This game must not end the running score.
    if !is_over || new == *old || !new.has_players_of(old) {
        return Update::none();
    }
    ready.settings.running_score = new;
    ready.save_settings()
}

/// Shows a notice that advises the players to save a backup.
fn remind_of_backup(ready: &mut ReadyPage) {
    ready.table.notify(Notice::permanent(NoticeContent::BackupAdvised).with_action(NoticeAction::SaveBackup));
}

/// Resets the count of games without a backup, after a backup was saved. Returns the update that
/// saves the count.
pub(super) fn note_backup(ready: &mut ReadyPage) -> Update {
    if ready.settings.games_since_backup == 0 {
        return Update::none();
    }
    ready.settings.games_since_backup = 0;
    ready.save_settings()
}

/// Starts a rematch after a finished game. The players swap colours, and each player keeps their
/// own time control. Does nothing while the game is unfinished.
pub(super) fn start_rematch(ready: &mut ReadyPage, now: Instant) -> Update {
    if ready.table.session.game().outcome().is_none() {
        return Update::none();
    }
    let setup = ready.table.session.rematch_setup();
    ready.settings.set_players_of_game(&setup.headers);
    ready.settings.running_score = ready.running_score().swapped();
    let reminds = count_game_since_backup(ready);
    let mut update = ready.save_settings();
    let (table, ctx) = ready.table_and_context(now);
    update.extend(table.start_game(setup, &ctx));
    update.push(PageEffect::ClearAddress);
    if reminds {
        remind_of_backup(ready);
    }
    update
}

/// Replaces the settings, and starts a new game with them.
pub(super) fn start_game_with(ready: &mut ReadyPage, settings: Settings, now: Instant) -> Update {
    let mut update = Update::none();
    if settings.player_languages() != ready.settings.player_languages() {
        update.push(PageEffect::SetPlayerLanguages(settings.player_languages()));
    }
    ready.settings = settings;
    ready.table.seats.set_seating(ready.settings.seating(), ready.settings.near_player());
    update.then(start_game(ready, now))
}

/// Starts a new game from the position `start`, with the current settings.
pub(super) fn start_game_from(ready: &mut ReadyPage, start: Position, now: Instant) -> Update {
    let setup = GameSetup { start, ..ready.settings.next_setup() };
    let (table, ctx) = ready.table_and_context(now);
    table.start_game(setup, &ctx).with_effect(PageEffect::ClearAddress)
}
