//! A game comes on the board: a new one, one from the address, one that was put aside.

use super::{act, notify, sharing};
use crate::app::address::Address;
use crate::app::effect::Effect;
use crate::app::model::{Keeping, Model, PutAside, new_game};
use crate::app::notice::{Notice, Tone};
use crate::app::stored::Keep;
use crate::game::{Game, Instant, Setup};
use crate::text;

/// A new game under the current settings.
pub(super) fn new(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    let setup = new_game(&model.settings);
    start(model, setup, now, effects);
    effects.push(Effect::ClearAddress);
}

/// Puts a new game on the board; one in progress is put aside and can be had back.
pub(super) fn start(model: &mut Model, setup: Setup, now: Instant, effects: &mut Vec<Effect>) {
    let in_progress = model.game_in_progress();
    let keeping = Keeping::none(setup.clone());
    let game = Game::new(setup);
    let old = PutAside {
        game: std::mem::replace(&mut model.game, game),
        keeping: std::mem::replace(&mut model.keeping, keeping),
    };
    model.notice = None;
    board_changed(model, effects);
    let to_move = text::to_move(model.game.turn(), model.game.position().is_check());
    model.tell(match model.game.outcome() {
        Some(outcome) => format!("{}, {}.", text::score(outcome), text::reason(outcome)),
        None => format!("{}. {to_move}.", text::NEW_GAME),
    });
    let was_kept = old.keeping.id.is_some();
    if in_progress {
        model.put_aside = Some(Box::new(old));
        model.notice = Some(Notice {
            offers_restore: true,
            until: Some(now.after(2 * Notice::STANDS_MS)),
            ..Notice::staying(Tone::Info, text::GAME_PUT_ASIDE.to_owned())
        });
    }
    if was_kept {
        effects.push(keep_at_hand(model));
    }
    // A position from outside may be dead already.
    if let Some(question) = model.game.question().cloned().filter(|_| !is_usual(&model.game)) {
        sharing::date(model);
        let game = act::begin(model, now, effects);
        effects.push(Effect::Ask { game, question: Box::new(question) });
    }
}

/// Whether the game starts from the start position: there is no need to ask whether that is dead.
fn is_usual(game: &Game) -> bool {
    game.moves().is_empty() && *game.start() == crate::rules::Position::initial_with(game.rules().laws())
}

/// Swaps the game on the board with the one put aside.
pub(super) fn restore(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    let Some(aside) = model.put_aside.take() else { return };
    let in_progress = model.game_in_progress();
    let old = PutAside {
        game: std::mem::replace(&mut model.game, aside.game),
        keeping: std::mem::replace(&mut model.keeping, aside.keeping),
    };
    model.put_aside = in_progress.then(|| Box::new(old));
    model.notice = None;
    model.dialog = None;
    board_changed(model, effects);
    model.tell(text::GAME_IS_BACK.to_owned());
    effects.push(Effect::ClearAddress);
    effects.push(keep_at_hand(model));
    // Its clock, if one ran, has run on in memory: nobody could play, so that time is asked about.
    let last = model.game.last_change();
    super::storage::gap(model, last, now, effects);
    ask_again(model, effects);
}

/// Which games are at hand, for the disk.
pub(super) fn keep_at_hand(model: &Model) -> Effect {
    let aside = model.put_aside.as_ref().and_then(|aside| aside.keeping.id);
    Effect::Keep(Keep::Current { game: model.keeping.id, aside })
}

/// The question that is open in the game on the board is asked again: its answer was lost.
pub(super) fn ask_again(model: &Model, effects: &mut Vec<Effect>) {
    if let (Some(question), Some(game)) = (model.game.question().cloned(), model.keeping.id) {
        effects.push(Effect::Ask { game, question: Box::new(question) });
    }
}

/// Another game is on the board.
pub(super) fn board_changed(model: &mut Model, effects: &mut Vec<Effect>) {
    model.looking = None;
    model.promotion = None;
    model.resigning = None;
    model.warned = [false; 2];
    act::follow(model, effects);
}

/// Opens what the address asks for.
pub(super) fn open_address(model: &mut Model, fragment: &str, now: Instant, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    match Address::parse(fragment, &model.settings) {
        Ok(None) => {}
        Ok(Some(Address { start: position, rules, time })) => {
            model.settings.rules = rules.clone();
            model.settings.time = time.clone();
            let headers = model.settings.headers();
            let setup = Setup { rules, start: position, time, headers };
            start(model, setup, now, effects);
        }
        Err(fault) => {
            let words = text::bad_address(&fault, model.game_in_progress());
            notify(model, Notice::staying(Tone::Error, words));
        }
    }
}
