//! The storage is open: the last game is back on the board, at the instant it was left.

use super::announcements::{Action, Notice, What};
use super::effect::PageEffect;
use super::kept::{GameId, Stored, Trouble};
use super::msg::{Msg, PageMsg};
use super::ready::Ready;
use super::replay::read;
use super::settings::Settings;
use super::update::Update;
use crate::game::Instant;

/// The page while the storage is being opened: nobody knows yet what was on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Today's date, as PGN writes it; empty while it is unknown.
    today: String,
    /// Whether this device lies flat between two people as a rule.
    flat: bool,
}

impl Opening {
    /// The day can change, and the device says what it is; nothing else happens before the storage is open.
    pub(super) fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Page(PageMsg::Today(today)) => self.today = today,
            Msg::Page(PageMsg::Flat(flat)) => self.flat = flat,
            _ => {}
        }
    }

    /// The page with these settings and a new game.
    pub(super) fn into_ready(self, settings: Settings) -> Ready {
        let mut ready = Ready::new(Settings { flat: self.flat, ..settings });
        ready.set_today(self.today);
        ready
    }
}

/// What was found when the storage was opened becomes the page. Whatever was on the board `before`, another tab may have
/// gone on with it.
pub(super) fn opened(before: Result<Ready, Opening>, stored: Stored, now: Instant) -> (Ready, Update) {
    let found = stored.settings.clone().map(Settings::brought_up_to_date);
    let mut ready = match before {
        // Nothing can be read: what was on the board stays there.
        Ok(before) if stored.trouble.is_some() && !stored.has_games() => before,
        Ok(before) => {
            let settings = found.unwrap_or_else(|| before.settings.clone());
            Ready::after(before, settings)
        }
        Err(opening) => opening.into_ready(found.unwrap_or_default()),
    };
    let mut update = Update::effect(PageEffect::Speak(ready.settings.language));
    if ready.settings.own_languages() != [None; 2] {
        update.push(PageEffect::SpeakTo(ready.settings.own_languages()));
    }
    update.extend(bring_back(&mut ready, stored, now));
    (ready, update)
}

fn bring_back(ready: &mut Ready, mut stored: Stored, now: Instant) -> Update {
    let mut update = Update::none();
    if let Some(trouble) = stored.trouble.take() {
        // What can be read is there all the same: a full disk hides no game.
        if stored.has_games() {
            update.extend(bring_back_saved(ready, stored, now));
        }
        match trouble {
            Trouble::Storage(fault) => ready.not_saved(What::NotSaved(fault)),
            Trouble::LaterDatabase => ready.not_saved(What::SavedByNewer { saves: false }),
            Trouble::Elsewhere => {}
        }
        return update;
    }
    let set_aside = stored.set_aside;
    if !stored.has_games() && !stored.later {
        let settings = ready.settings.clone();
        ready.table.put(None, Vec::new(), &settings, GameId(0));
        update.push(ready.table.session.hold_pgn());
    } else {
        update.extend(bring_back_saved(ready, stored, now));
    }
    if set_aside {
        ready.table.notify(Notice::staying(What::SetAside));
    }
    update
}

/// The games that were saved are back.
fn bring_back_saved(ready: &mut Ready, stored: Stored, now: Instant) -> Update {
    let Stored { current, aside, rest, later: stored_later, .. } = stored;
    let later = stored_later || current.iter().chain(&aside).any(|game| game.later);
    let names = current.iter().chain(&aside).map(|game| game.id).chain(rest.iter().copied());
    let last_id = names.filter(|name| name.is_plausible()).max();
    let mut update = Update::none();
    let mut aside_fault = None;
    let mut games = Vec::new();
    for found in aside.into_iter().filter(|game| !game.later) {
        let replayed = read(found);
        update.extend(replayed.set_aside);
        aside_fault = replayed.fault.or(aside_fault);
        games.extend(replayed.game.map(|(game, _)| game));
    }
    let current = current.filter(|game| !game.later).map(read);
    let (current, fault) = current.map_or((None, None), |replayed| {
        update.extend(replayed.set_aside);
        (replayed.game, replayed.fault)
    });
    // What is left of a damaged game is not forced upon the players: they see that it is there, and can have it.
    let offers_restore = fault.is_some() && current.is_some() && games.is_empty();
    let alive = current.as_ref().and_then(|(_, alive)| *alive);
    let mut current = current.map(|(game, _)| game);
    if offers_restore {
        games.splice(0..0, current.take());
    }
    let is_back = current.is_some();
    let settings = ready.settings.clone();
    ready.table.put(current, games, &settings, last_id.unwrap_or(GameId(0)));
    ready.table.session.leave_aside(rest);
    update.push(ready.table.session.hold_pgn());
    if is_back {
        let (table, ctx) = ready.at_table(now);
        update.extend(table.go_on(alive, &ctx));
    }
    if later {
        ready.table.notify(Notice::staying(What::SavedByNewer { saves: true }));
    }
    if let Some(fault) = fault.or(aside_fault) {
        update.push(ready.table.session.at_hand());
        let notice = Notice::staying(What::Damaged(fault));
        ready.table.notify(if offers_restore { notice.offering(Action::Restore) } else { notice });
    }
    update
}
