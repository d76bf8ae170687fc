//! The one place where the game on the board changes: the event is applied, kept, and told to the players.

use super::{notify, sharing};
use crate::app::effect::{Effect, Sound};
use crate::app::model::{Dialog, Model, Resigning};
use crate::app::notice::{Notice, Tone};
use crate::app::stored::{GameId, Keep};
use crate::game::{Changes, Entry, Event, Instant, Refusal};
use crate::rules::Position;
use crate::text;

/// Applies an event to the game, keeps it, and says what came of it; a refusal is shown. `None` if nothing came
/// of it.
pub(super) fn act(
    model: &mut Model,
    event: Event,
    now: Instant,
    effects: &mut Vec<Effect>,
) -> Option<Changes> {
    if model.elsewhere {
        return None;
    }
    if let Event::Move(_) = event {
        sharing::date(model);
    }
    let (before, played) = (model.game.position().clone(), model.game.moves().len());
    match model.game.apply(now, event.clone()) {
        Err(refusal) => {
            refused(model, &event, refusal, now);
            None
        }
        Ok(changes) => {
            if changes.any {
                keep(model, now, event.clone(), effects);
            }
            if changes.ended.is_some() || model.game.moves().len() != played {
                model.looking = None;
            }
            follow(model, effects);
            tell(model, &before, &event, &changes, now);
            sound(model, &before, &event, &changes, effects);
            if let (Some(question), Some(game)) = (&changes.question, model.keeping.id) {
                effects.push(Effect::Ask { game, question: Box::new(question.clone()) });
            }
            Some(changes)
        }
    }
}

/// The first tap asks back, the second one resigns.
pub(super) fn resign(model: &mut Model, by: crate::rules::Color, now: Instant, effects: &mut Vec<Effect>) {
    if model.game.outcome().is_some() || model.elsewhere {
        return;
    }
    if model.resigning.is_some_and(|resigning| resigning.by == by && now < resigning.until) {
        model.resigning = None;
        act(model, Event::Resign(by), now, effects);
        return;
    }
    model.resigning = Some(Resigning { by, until: now.after(Notice::STANDS_MS) });
    model.tell(text::confirm_resignation(by));
}

/// Writes an accepted event to the journal, and before the first one what the game started from.
fn keep(model: &mut Model, now: Instant, event: Event, effects: &mut Vec<Effect>) {
    let game = begin(model, now, effects);
    let after = Some(model.game.fingerprint());
    let entry = Entry { number: model.keeping.entries, at: now, event, after };
    model.keeping.entries += 1;
    effects.push(Effect::Keep(Keep::Event { game, entry }));
}

/// The name under which the game on the board is kept; it gets one now if it has none. From then on the page's
/// address no longer says what is on the board: a reload is to find the kept game.
pub(super) fn begin(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) -> GameId {
    if let Some(game) = model.keeping.id {
        return game;
    }
    let game = GameId(now.as_micros().max(model.last_id.0 + 1));
    model.last_id = game;
    model.keeping.id = Some(game);
    let setup = Box::new(model.keeping.setup.clone());
    effects.push(Effect::Keep(Keep::Begin { game, setup }));
    effects.push(Effect::ClearAddress);
    game
}

/// The board follows the game: nothing is held or chosen that may not be played any more.
pub(super) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let shown = model.shown().position().clone();
    model.pieces.follow(&shown);
    // Whatever has come from elsewhere meanwhile (an answer, an offer), a piece that may still do all that it could stays
    // in the hand.
    let held = model.selection.take().filter(|_| model.accepts_moves());
    model.selection = held.filter(|held| model.game.playable_from(held.from).iter().eq(held.moves.iter()));
    if let Some(promotion) = model.promotion
        && model.game.playable_from(promotion.from).iter().all(|mv| mv.to() != promotion.to)
    {
        model.promotion = None;
    }
    if model.game.outcome().is_some() {
        model.resigning = None;
    }
    if let Some(Dialog::Claim(by)) = model.dialog
        && (model.game.outcome().is_some() || model.game.turn() != by)
    {
        model.dialog = None;
    }
    effects.push(Effect::KeepPgn(model.game.pgn()));
}

/// Says on the screen and to screen readers what an event has changed.
fn tell(model: &mut Model, before: &Position, event: &Event, changes: &Changes, now: Instant) {
    let mut words = Vec::new();
    if let Event::Move(mv) = event
        && !changes.too_late
    {
        model.cursor = mv.to();
        model.notice = None;
        words.extend(model.game.moves().last().map(|played| text::spoken_move(before, played)));
        if changes.check.is_some() {
            model.notice = Some(Notice::passing(Tone::Info, text::CHECK.to_owned(), now));
        }
    }
    if let (Some(color), None) = (changes.flag_fell, changes.ended) {
        words.push(text::flag_fell(color));
    }
    let passing = text::changes(changes, event);
    if let Some(passing) = passing {
        let tone = if changes.wrong_claim.is_some() { Tone::Refusal } else { Tone::Info };
        // Clocks that stop and go on are seen for themselves, and so is a question in the strip of whoever is asked.
        let asked = changes.requested.is_some() || changes.offered.is_some_and(|offer| offer.delivered);
        if !asked && !matches!(event, Event::Pause | Event::Resume | Event::Return { .. }) {
            model.notice = Some(Notice::passing(tone, passing.clone(), now));
        }
        words.push(passing);
    }
    if let Some(outcome) = changes.ended {
        words.push(format!("{}, {}.", text::score(outcome), text::reason(outcome)));
        words.extend(model.game.explanation().map(|explanation| text::explanation(explanation, &model.game)));
    }
    if !words.is_empty() {
        model.tell(words.join(" "));
    }
}

/// Lets it be heard, where the players want sounds.
fn sound(model: &Model, before: &Position, event: &Event, changes: &Changes, effects: &mut Vec<Effect>) {
    if !model.settings.sounds {
        return;
    }
    if changes.ended.is_some() {
        effects.push(Effect::Sound(Sound::End));
    } else if let Event::Move(mv) = event
        && !changes.too_late
    {
        let sound = if before.captured_by(*mv).is_some() { Sound::Capture } else { Sound::Move };
        effects.push(Effect::Sound(sound));
    }
    if changes.check.is_some() {
        effects.push(Effect::Speak(text::SPOKEN_CHECK.to_owned()));
    }
}

/// Says why something was refused; what only came too late is not worth a word.
fn refused(model: &mut Model, event: &Event, refusal: Refusal, now: Instant) {
    if matches!(event, Event::Answer { .. } | Event::Tick | Event::Suspend { .. }) {
        return;
    }
    if let Refusal::GameOver(_) = refusal {
        return;
    }
    notify(model, Notice::passing(Tone::Refusal, text::refusal(&refusal), now));
}
