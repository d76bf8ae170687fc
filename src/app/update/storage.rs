//! What comes from the disk, from another tab, and from time that passed while nobody was there.

use super::{act, start};
use crate::app::effect::{Effect, Focus};
use crate::app::model::{Dialog, Keeping, Model, PutAside};
use crate::app::notice::{Notice, Tone};
use crate::app::stored::{Keep, Stored, StoredGame, Trouble};
use crate::game::{Event, Instant, Reopened, reopen};
use crate::text;

/// The storage is open: the last game is back on the board, at the instant it was left.
pub(super) fn opened(model: &mut Model, stored: Stored, now: Instant, effects: &mut Vec<Effect>) {
    let Stored { current, aside, settings, trouble } = stored;
    if trouble == Some(Trouble::Elsewhere) {
        return taken_over(model, effects);
    }
    model.elsewhere = false;
    model.beating = None;
    if model.dialog == Some(Dialog::Elsewhere) {
        model.dialog = None;
    }
    if let Some(settings) = settings {
        model.settings = settings;
        model.orientation = model.settings.orientation();
        super::settings::renew(model);
    }
    if let Some(Trouble::Denied(why)) = trouble {
        return failed(model, &why, effects);
    }
    for game in current.iter().chain(&aside) {
        model.last_id = model.last_id.max(game.id);
    }
    let mut damaged = None;
    if let Some(found) = aside {
        model.put_aside = read(found, effects, &mut damaged).map(|(game, _)| Box::new(game));
    }
    let Some((back, alive)) = current.and_then(|found| read(found, effects, &mut damaged)) else {
        // An untouched board needs no words but those about what was damaged.
        if damaged.is_none() {
            start::board_changed(model, effects);
        } else {
            tell_damage(model, damaged);
        }
        return;
    };
    if damaged.is_some() {
        // What is left of it is not forced upon the players: they are told, and can have it.
        effects.push(Effect::Keep(Keep::Current(None)));
        model.put_aside = Some(Box::new(back));
        return tell_damage(model, damaged);
    }
    model.game = back.game;
    model.keeping = back.keeping;
    model.notice = None;
    start::board_changed(model, effects);
    if let Some(outcome) = model.game.outcome() {
        model.tell(format!("{}, {}.", text::score(outcome), text::reason(outcome)));
    } else {
        model.tell(text::GAME_IS_BACK.to_owned());
    }
    let last = alive.unwrap_or_default().max(model.game.last_change());
    gap(model, last, now, effects);
    start::ask_again(model, effects);
}

/// Plays a kept game again. What cannot be read is set aside on the disk, and said.
fn read(
    found: StoredGame,
    effects: &mut Vec<Effect>,
    damaged: &mut Option<(String, bool)>,
) -> Option<(PutAside, Option<Instant>)> {
    let StoredGame { id: game, setup, entries, alive } = found;
    let setup = match setup {
        Ok(setup) => setup,
        Err(fault) => {
            *damaged = Some((fault.clone(), false));
            effects.push(Effect::Keep(Keep::SetAside { game, good: 0, pgn: String::new(), fault }));
            return None;
        }
    };
    let Reopened { game: played, good, fault } = reopen(setup.clone(), entries);
    if let Some(fault) = fault {
        *damaged = Some((fault.clone(), good > 0));
        effects.push(Effect::Keep(Keep::SetAside { game, good, pgn: played.pgn(), fault }));
        if good == 0 {
            return None;
        }
    }
    let keeping = Keeping { id: Some(game), entries: good, setup };
    Some((PutAside { game: played, keeping }, alive))
}

fn tell_damage(model: &mut Model, damaged: Option<(String, bool)>) {
    if let Some((fault, offers_restore)) = damaged {
        let words = text::record_damaged(&fault);
        super::notify(model, Notice { offers_restore, ..Notice::staying(Tone::Error, words) });
    }
}

/// The game belongs to another tab now: nothing is changed here any more.
pub(super) fn taken_over(model: &mut Model, effects: &mut Vec<Effect>) {
    model.elsewhere = true;
    start::board_changed(model, effects);
    model.dialog = Some(Dialog::Elsewhere);
    model.tell(text::OPEN_ELSEWHERE.to_owned());
    effects.push(Effect::Focus(Focus::Dialog));
}

/// Nothing can be kept; play goes on.
pub(super) fn failed(model: &mut Model, why: &str, _effects: &mut Vec<Effect>) {
    super::notify(model, Notice::staying(Tone::Error, text::storage_failed(why)));
}

/// Nobody could play since `from`: if a clock ran, it stands still there until the players say what becomes of
/// that time.
pub(super) fn gap(model: &mut Model, from: Instant, now: Instant, effects: &mut Vec<Effect>) {
    if model.game.clock().is_some_and(|clock| clock.running().is_some()) {
        act::act(model, Event::Suspend { from }, now, effects);
    }
}
