//! What comes from the disk, from another tab, and from time that passed while nobody was there.

use super::{act, start};
use crate::app::effect::{Effect, Focus};
use crate::app::model::{Dialog, Keeping, Model, PutAside, new_game};
use crate::app::notice::{Notice, Tone};
use crate::app::stored::{Keep, Stored, StoredGame, Trouble};
use crate::game::{Event, Game, Instant, Reopened, reopen, salvage};
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
        return failed(model, &why);
    }
    for game in current.iter().chain(&aside) {
        model.last_id = model.last_id.max(game.id);
    }
    // Whatever was on this board, another tab may have gone on with it.
    let setup = new_game(&model.settings);
    model.game = Game::new(setup.clone());
    model.keeping = Keeping::none(setup);
    model.notice = None;
    model.unkept = None;
    let mut aside_damaged = None;
    model.put_aside =
        aside.and_then(|found| read(found, effects, &mut aside_damaged)).map(|(game, _)| Box::new(game));
    let mut damaged = None;
    let back = current.and_then(|found| read(found, effects, &mut damaged));
    let offers_restore = damaged.is_some() && back.is_some() && model.put_aside.is_none();
    match back {
        // What is left of a damaged game is not forced upon the players: they are told, and can have it.
        Some((back, _)) if offers_restore => model.put_aside = Some(Box::new(back)),
        Some((back, alive)) => bring_back(model, back, alive, now, effects),
        None => {}
    }
    if model.keeping.id.is_none() {
        start::board_changed(model, effects);
    }
    if let Some(fault) = damaged.or(aside_damaged) {
        effects.push(start::keep_at_hand(model));
        let words = text::record_damaged(&fault);
        super::notify(model, Notice { offers_restore, ..Notice::staying(Tone::Error, words) });
    }
}

/// A kept game goes on where it was left.
fn bring_back(
    model: &mut Model,
    back: PutAside,
    alive: Option<Instant>,
    now: Instant,
    effects: &mut Vec<Effect>,
) {
    model.game = back.game;
    model.keeping = back.keeping;
    start::board_changed(model, effects);
    model.tell(match model.game.outcome() {
        Some(outcome) => format!("{}, {}.", text::score(outcome), text::reason(outcome)),
        None => text::GAME_IS_BACK.to_owned(),
    });
    let last = alive.unwrap_or_default().max(model.game.last_change());
    gap(model, last, now, effects);
    start::ask_again(model, effects);
}

/// Plays a kept game again. What cannot be read is set aside on the disk, and said.
fn read(
    found: StoredGame,
    effects: &mut Vec<Effect>,
    damaged: &mut Option<String>,
) -> Option<(PutAside, Option<Instant>)> {
    let StoredGame { id: game, setup, entries, alive } = found;
    let mut set_aside = |good, setup, fault: String| {
        let pgn = salvage(setup, &entries).pgn();
        *damaged = Some(fault.clone());
        effects.push(Effect::Keep(Keep::SetAside { game, good, pgn, fault }));
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err(fault) => {
            set_aside(0, None, fault);
            return None;
        }
    };
    let Reopened { game: played, good, fault } = reopen(setup.clone(), &entries);
    if let Some(fault) = fault {
        set_aside(good, Some(setup.clone()), fault);
        if good == 0 {
            return None;
        }
    }
    let keeping = Keeping { id: Some(game), entries: good, setup };
    Some((PutAside { game: played, keeping }, alive))
}

/// The game belongs to another tab now: nothing is changed here any more.
pub(super) fn taken_over(model: &mut Model, effects: &mut Vec<Effect>) {
    model.elsewhere = true;
    start::board_changed(model, effects);
    model.dialog = Some(Dialog::Elsewhere);
    model.tell(text::OPEN_ELSEWHERE.to_owned());
    effects.push(Effect::Focus(Focus::Dialog));
}

/// Nothing can be kept; play goes on, and that stands over the board however much is played.
pub(super) fn failed(model: &mut Model, why: &str) {
    let words = text::storage_failed(why);
    model.tell(words.clone());
    model.unkept = Some(Notice::staying(Tone::Error, words));
}

/// Something has been kept again, and with it all that could not be.
pub(super) fn works(model: &mut Model, now: Instant) {
    model.unkept = None;
    super::notify(model, Notice::passing(Tone::Info, text::STORAGE_WORKS.to_owned(), now));
}

/// Nobody could play since `from`: if a clock ran, it stands still there until the players say what becomes of
/// that time.
pub(super) fn gap(model: &mut Model, from: Instant, now: Instant, effects: &mut Vec<Effect>) {
    if model.game.clock().is_some_and(|clock| clock.running().is_some()) {
        act::act(model, Event::Suspend { from }, now, effects);
    }
}
