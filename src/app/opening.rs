//! Sets up the page from the saved data after the storage has opened: puts the last game on the
//! board.

use super::announcements::{Notice, NoticeAction, NoticeContent};
use super::effect::PageEffect;
use super::msg::{Msg, PageMsg};
use super::ready::ReadyPage;
use super::replay::replay_game;
use super::settings::Settings;
use super::storage::{GameId, StorageTrouble, StoredData};
use super::update::Update;
use crate::game::Instant;

/// State of the page while the storage of saved data is being opened. The page does not know yet
/// which game belongs on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningPage {
    /// Today's date in PGN form, such as `2026.11.21`; empty while unknown.
    today: String,
    /// Whether the device usually lies flat between two people.
    is_flat: bool,
}

impl OpeningPage {
    /// Handles a message while the storage is being opened: stores today's date, and whether the
    /// device lies flat. Ignores other messages.
    pub(super) fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Page(PageMsg::Today(today)) => self.today = today,
            Msg::Page(PageMsg::SuggestFaceToFace(flat)) => self.is_flat = flat,
            _ => {}
        }
    }

    /// Creates the [`ReadyPage`] with these settings, today's date, and a new game on the board.
    pub(super) fn into_ready(self, settings: Settings) -> ReadyPage {
        let mut ready = ReadyPage::new(Settings { is_flat: self.is_flat, ..settings });
        ready.set_today(self.today);
        ready
    }
}

/// Creates the state of the page from the data that were found in the storage.
///
/// `before` is the previous state of the page: `Err` if the storage is opened for the first time,
/// `Ok` if the page is already in use and the storage is opened again. In this case, the game in
/// `before` may be outdated, because another tab may have continued it.
pub(super) fn open_page(
    before: Result<ReadyPage, OpeningPage>,
    stored: StoredData,
    now: Instant,
) -> (ReadyPage, Update) {
    let found = stored.settings.clone().map(Settings::brought_up_to_date);
    let is_first = before.is_err();
    let mut ready = match before {
        // Nothing can be saved, and no open game was found, so the page does not change.
        Ok(before) if stored.trouble.is_some() && !stored.has_games() => before,
        Ok(before) => {
            let settings = found.unwrap_or_else(|| before.settings.clone());
            ReadyPage::new_after(before, settings)
        }
        Err(opening) => opening.into_ready(found.unwrap_or_default()),
    };
    let mut update = Update::effect(PageEffect::SetLanguage(ready.settings.language));
    if ready.settings.player_languages() != [None; 2] {
        update.push(PageEffect::SetPlayerLanguages(ready.settings.player_languages()));
    }
    update.extend(restore_stored(&mut ready, stored, now));
    // The page around the app has no earlier copy yet, and an untouched game needs none.
    if !(is_first && ready.table.session.is_untouched()) {
        update.push(ready.table.session.pgn_copy_effect());
    }
    (ready, update)
}

/// Restores the saved games that could be read from the storage. Shows a notice if the storage has
/// failed or belongs to a later version of the app, or if records were moved to the store of
/// damaged records.
fn restore_stored(ready: &mut ReadyPage, mut stored: StoredData, now: Instant) -> Update {
    let mut update = Update::none();
    if let Some(trouble) = stored.trouble.take() {
        // Readable games are restored even if the storage has failed, for example because the disk
        // is full.
        if stored.has_games() {
            update.extend(restore_games(ready, stored, now));
        }
        match trouble {
            StorageTrouble::Storage(fault) => ready.show_not_saved(NoticeContent::NotSaved(fault)),
            StorageTrouble::LaterDatabase => {
                ready.show_not_saved(NoticeContent::SavedByNewer { saves: false })
            }
            StorageTrouble::OtherTab => {}
        }
        return update;
    }
    let set_aside = stored.has_set_aside_records;
    if stored.has_games() || stored.has_later_version {
        update.extend(restore_games(ready, stored, now));
    }
    if set_aside {
        ready.table.notify(Notice::permanent(NoticeContent::RecordSetAside));
    }
    update
}

/// Puts the last game on the board, and keeps the other unfinished games in memory. Shows a notice
/// if records are damaged or were written by a later version of the app.
fn restore_games(ready: &mut ReadyPage, stored: StoredData, now: Instant) -> Update {
    let StoredData { current, aside, unread_aside: rest, has_later_version: stored_later, .. } = stored;
    let later = stored_later || current.iter().chain(&aside).any(|game| game.is_later_version);
    let names = current.iter().chain(&aside).map(|game| game.id).chain(rest.iter().copied());
    let last_id = names.filter(|name| name.could_be_assigned()).max();
    let mut update = Update::none();
    let mut aside_fault = None;
    let mut games = Vec::new();
    for found in aside.into_iter().filter(|game| !game.is_later_version) {
        let replayed = replay_game(found);
        update.extend(replayed.set_aside_effect);
        aside_fault = replayed.fault.or(aside_fault);
        games.extend(replayed.game_and_heartbeat.map(|(game, _)| game));
    }
    let current = current.filter(|game| !game.is_later_version).map(replay_game);
    let (current, fault) = current.map_or((None, None), |replayed| {
        update.extend(replayed.set_aside_effect);
        (replayed.game_and_heartbeat, replayed.fault)
    });
    // If the last game is damaged, its readable part is put aside, and a notice offers to restore
    // that part. Exception: if other games are put aside, too, the readable part goes straight to
    // the board, because the button of the notice could restore one of the other games instead.
    let offers_restore = fault.is_some() && current.is_some() && games.is_empty();
    let alive = current.as_ref().and_then(|(_, alive)| *alive);
    let mut current = current.map(|(game, _)| game);
    if offers_restore {
        games.splice(0..0, current.take());
    }
    let is_back = current.is_some();
    let settings = ready.settings.clone();
    ready.table.set_games(current, games, &settings, last_id.unwrap_or(GameId(0)));
    ready.table.session.set_unread_aside(rest);
    if is_back {
        let (table, ctx) = ready.table_and_context(now);
        update.extend(table.continue_saved_game(alive, &ctx));
    }
    if later {
        ready.table.notify(Notice::permanent(NoticeContent::SavedByNewer { saves: true }));
    }
    if let Some(fault) = fault.or(aside_fault) {
        update.push(ready.table.session.save_open_games());
        let notice = Notice::permanent(NoticeContent::Damaged(fault));
        ready.table.notify(if offers_restore { notice.with_action(NoticeAction::Restore) } else { notice });
    }
    update
}
