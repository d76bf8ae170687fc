//! Stepping through what has been played, or could have been, without touching the game in progress.

use super::{act, notify, start};
use crate::app::effect::Effect;
use crate::app::look::{About, Look, Looking};
use crate::app::model::{Model, new_game};
use crate::app::notice::{Notice, Tone};
use crate::game::pgn::PgnGame;
use crate::game::{Explanation, Finding, Headers, Instant, Line, Setup};
use crate::text;
use std::rc::Rc;

/// A step, a jump, or back to the game in progress.
pub(super) fn look(model: &mut Model, look: Look, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    let shown = model.shown();
    let (at, last) = (shown.at, shown.moves.len());
    let step = |to: usize| step_to(model.looking.as_ref(), to.min(last), last);
    let looking = match look {
        Look::First => step(0),
        Look::Previous => step(at.saturating_sub(1)),
        Look::Next => step(at + 1),
        Look::Last => step(last),
        Look::Step(to) => step(to),
        Look::Ply(ply) => ply_of_game(model, ply),
        Look::Mate => mate(model),
        Look::Live => None,
    };
    show(model, looking, effects);
}

/// What is looked at after so many half-moves of it; at the end of the game on the board, that is the game itself.
fn step_to(looking: Option<&Looking>, to: usize, last: usize) -> Option<Looking> {
    match looking {
        Some(Looking::Aside { line, about, .. }) => {
            Some(Looking::Aside { line: line.clone(), about: about.clone(), at: to })
        }
        _ => (to < last).then_some(Looking::Back(to)),
    }
}

fn ply_of_game(model: &Model, ply: usize) -> Option<Looking> {
    let game = &model.game;
    let played = game.moves().len();
    if ply <= played {
        return step_to(None, ply, played);
    }
    let Some(Explanation::Claim { intended, .. }) = game.explanation() else { return None };
    let line = Rc::new(Line::new(game.position().clone(), *intended));
    Some(Looking::Aside { at: line.moves().len(), line, about: About::Intended })
}

fn mate(model: &Model) -> Option<Looking> {
    let Some(Explanation::FlagFall { finding: Finding::CanMate(moves), .. }) = model.game.explanation()
    else {
        return model.looking.clone();
    };
    let line = Rc::new(Line::new(model.game.position().clone(), moves.iter().copied()));
    Some(Looking::Aside { line, about: About::Mate, at: 1 })
}

/// Shows that, and says where that is.
fn show(model: &mut Model, looking: Option<Looking>, effects: &mut Vec<Effect>) {
    if looking == model.looking {
        return;
    }
    model.looking = looking;
    model.promotion = None;
    // What was said in passing was said of what was shown before.
    if model.notice.as_ref().is_some_and(|notice| notice.until.is_some() && !notice.offers_restore) {
        model.notice = None;
    }
    act::follow(model, effects);
    let words = match &model.looking {
        None => text::back_in_the_game(&model.game),
        Some(_) => text::spoken_place(&model.shown()),
    };
    model.tell(words);
}

/// A game from elsewhere is looked at from its last position on.
pub(super) fn look_at(model: &mut Model, record: &PgnGame, effects: &mut Vec<Effect>) {
    let line = Rc::new(Line::new(record.start.clone(), record.moves()));
    let about = About::Record { headers: Box::new(Headers::from_pgn(record)), score: record.score };
    show(model, Some(Looking::Aside { at: line.moves().len(), line, about }), effects);
}

/// A new game under the current settings begins where one from elsewhere is looked at.
pub(super) fn play_on(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    if model.elsewhere || !matches!(&model.looking, Some(Looking::Aside { about: About::Record { .. }, .. }))
    {
        return;
    }
    let position = model.shown().position().clone();
    let setup = Setup { start: position, ..new_game(&model.settings) };
    start::start(model, setup, now, effects);
    effects.push(Effect::ClearAddress);
}

/// Says that no move can be made where one is looking.
pub(super) fn refuse_move(model: &mut Model, now: Instant) {
    let words = match &model.looking {
        Some(Looking::Aside { about: About::Record { .. }, .. }) => text::LOOKING_AT_ANOTHER,
        _ => text::LOOKING_BACK,
    };
    let notice = Notice::passing(Tone::Refusal, words.to_owned(), now);
    notify(model, Notice { offers_live: true, ..notice });
}
