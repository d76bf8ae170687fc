//! What each message does.

use super::address::Address;
use super::effect::{Effect, Focus};
use super::model::{Dialog, Model, new_game};
use super::msg::Msg;
use super::notice::{Notice, Tone};
use super::selection::{Promotion, Selection};
use crate::game::{Event, Game, Instant, Setup};
use crate::rules::{Bitboard, Move, Role, Square};
use crate::text;

/// Changes the model as the message asks, and says what the world outside is to do.
///
/// `now` is a monotonic instant. No message is an error in any state: what makes no sense is ignored.
pub fn update(model: &mut Model, msg: Msg, now: Instant) -> Vec<Effect> {
    let mut effects = Vec::new();
    match msg {
        Msg::Press(square) => press(model, square, now, &mut effects),
        Msg::Drop { from, to } => put_down(model, from, to, now, &mut effects),
        Msg::Deselect => model.selection = None,
        Msg::Promote(role) => promote(model, role, now, &mut effects),
        Msg::CancelPromotion => cancel_promotion(model, &mut effects),
        Msg::Escape => escape(model, &mut effects),
        Msg::Step(step) => {
            model.cursor = step.from(model.cursor, model.orientation);
            effects.push(Effect::Focus(Focus::Square(model.cursor)));
        }
        Msg::NewGame => {
            let setup = new_game(&model.settings);
            start(model, setup, now, &mut effects);
            effects.push(Effect::ClearAddress);
        }
        Msg::RestoreGame => restore(model, &mut effects),
        Msg::Flip => model.orientation = !model.orientation,
        Msg::OpenAddress(fragment) => open_address(model, &fragment, now, &mut effects),
        Msg::OpenSettings => {
            model.dialog = Some(Dialog::Settings);
            effects.push(Effect::Focus(Focus::Dialog));
        }
        Msg::CloseDialog => close_dialog(model, &mut effects),
        Msg::SetEnPassant(on) => model.settings.rules.en_passant = on,
        Msg::SetAnnounceCheck(on) => {
            model.settings.rules.announce_check = on;
            model.settings.announce_check = on;
        }
        Msg::DismissNotice => model.notice = None,
        Msg::Wake => {
            if model.notice.as_ref().is_some_and(|notice| notice.until.is_some_and(|until| until <= now)) {
                model.notice = None;
            }
        }
    }
    effects
}

/// A press selects a piece that may move, plays to a target of the selected one, or lets go.
fn press(model: &mut Model, square: Square, now: Instant, effects: &mut Vec<Effect>) {
    if model.promotion.is_some() {
        return;
    }
    model.cursor = square;
    if let Some(selection) = &model.selection {
        let from = selection.from;
        if from == square || selection.targets().contains(square) {
            return put_down(model, from, square, now, effects);
        }
        if !may_pick_up(model, square) {
            return put_down(model, from, square, now, effects);
        }
    }
    model.selection = pick_up(model, square);
}

/// Whether the piece on a square belongs to the player who may move now.
fn may_pick_up(model: &Model, square: Square) -> bool {
    let position = model.game.position();
    model.game.outcome().is_none()
        && position.piece_at(square).is_some_and(|piece| piece.color == position.turn())
}

fn pick_up(model: &Model, from: Square) -> Option<Selection> {
    may_pick_up(model, from)
        .then(|| Selection { from, moves: model.game.playable_from(from).iter().copied().collect() })
}

/// A piece comes down on a square: a move, a promotion to be chosen, or a refusal.
fn put_down(model: &mut Model, from: Square, to: Square, now: Instant, effects: &mut Vec<Effect>) {
    model.selection = None;
    if from == to || model.promotion.is_some() || !may_pick_up(model, from) {
        return;
    }
    let moves = model.game.playable_from(from);
    let mut candidates = moves.iter().copied().filter(|mv| mv.to() == to);
    match candidates.next() {
        None => refuse(model, from, to, now, effects),
        Some(mv) if mv.promotion().is_some() => {
            model.promotion = Some(Promotion { from, to });
            effects.push(Effect::Focus(Focus::Dialog));
        }
        Some(mv) => play(model, mv, now, effects),
    }
}

fn promote(model: &mut Model, role: Role, now: Instant, effects: &mut Vec<Effect>) {
    let Some(Promotion { from, to }) = model.promotion else { return };
    let moves = model.game.playable_from(from);
    let chosen = moves.iter().copied().find(|mv| mv.to() == to && mv.promotion() == Some(role));
    if let Some(mv) = chosen {
        model.promotion = None;
        play(model, mv, now, effects);
        effects.push(Effect::Focus(Focus::Square(to)));
    }
}

fn cancel_promotion(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(Promotion { from, .. }) = model.promotion.take() {
        model.cursor = from;
        effects.push(Effect::Focus(Focus::Square(from)));
    }
}

fn play(model: &mut Model, mv: Move, now: Instant, effects: &mut Vec<Effect>) {
    let before = model.game.position().clone();
    if let Err(refusal) = model.game.apply(now, Event::Move(mv)) {
        // Only moves that the game itself offered come here; if it thinks better of one, it says why.
        notify(model, Notice::passing(Tone::Refusal, refusal.to_string(), now), effects);
        return;
    }
    model.pieces.follow(model.game.position());
    model.cursor = mv.to();
    model.notice = None;
    let Some(played) = model.game.moves().last() else { return };
    let mut words = text::spoken_move(&before, played);
    match model.game.outcome() {
        Some(outcome) => words += &format!(" {}, {}.", text::score(outcome), text::reason(outcome)),
        None if model.settings.announce_check && played.position.is_check() => {
            let notice = Notice::passing(Tone::Info, text::CHECK.to_owned(), now);
            show(model, notice, effects);
        }
        None => {}
    }
    model.tell(words);
    effects.push(Effect::KeepPgn(model.game.pgn()));
}

/// Says why a piece may not go there, where the only fault is that the own king would be in check.
fn refuse(model: &mut Model, from: Square, to: Square, now: Instant, effects: &mut Vec<Effect>) {
    let position = model.game.position();
    let pseudo_legal = position.pseudo_legal_moves();
    let meant = pseudo_legal.iter().copied().find(|mv| mv.from() == from && mv.to() == to);
    let attackers = meant.map_or(Bitboard::EMPTY, |mv| position.attackers_of_king_after(mv));
    if attackers.is_empty() {
        return model.tell(text::NOT_A_LEGAL_MOVE.to_owned());
    }
    let named: Vec<_> =
        attackers.iter().filter_map(|square| Some((square, position.piece_at(square)?))).collect();
    let words = text::king_would_be_in_check(&named, position.is_check());
    let squares = attackers;
    notify(model, Notice { squares, ..Notice::passing(Tone::Refusal, words, now) }, effects);
}

/// Shows a notice and tells a screen reader.
fn notify(model: &mut Model, notice: Notice, effects: &mut Vec<Effect>) {
    model.tell(notice.text.clone());
    show(model, notice, effects);
}

fn show(model: &mut Model, notice: Notice, effects: &mut Vec<Effect>) {
    effects.extend(notice.until.map(Effect::WakeAt));
    model.notice = Some(notice);
}

/// Puts a new game on the board; one in progress is put aside and can be had back.
fn start(model: &mut Model, setup: Setup, now: Instant, effects: &mut Vec<Effect>) {
    let in_progress = model.game_in_progress();
    let old = std::mem::replace(&mut model.game, Game::new(setup));
    board_changed(model, effects);
    model.notice = None;
    let to_move = text::to_move(model.game.turn(), model.game.position().is_check());
    model.tell(match model.game.outcome() {
        Some(outcome) => format!("{}, {}.", text::score(outcome), text::reason(outcome)),
        None => format!("{}. {to_move}.", text::NEW_GAME),
    });
    if in_progress {
        model.put_aside = Some(Box::new(old));
        let aside = Notice {
            offers_restore: true,
            until: Some(now.after(2 * Notice::STANDS_MS)),
            ..Notice::staying(Tone::Info, text::GAME_PUT_ASIDE.to_owned())
        };
        show(model, aside, effects);
    }
}

/// Swaps the game on the board with the one put aside.
fn restore(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(game) = model.put_aside.take() else { return };
    model.game = *game;
    model.notice = None;
    board_changed(model, effects);
    model.tell(text::GAME_IS_BACK.to_owned());
    effects.push(Effect::ClearAddress);
}

fn board_changed(model: &mut Model, effects: &mut Vec<Effect>) {
    model.selection = None;
    model.promotion = None;
    model.pieces.follow(model.game.position());
    effects.push(Effect::KeepPgn(model.game.pgn()));
}

fn open_address(model: &mut Model, fragment: &str, now: Instant, effects: &mut Vec<Effect>) {
    match Address::parse(fragment, &model.settings.rules) {
        Ok(None) => {}
        Ok(Some(Address { start: position, rules })) => {
            model.settings.announce_check = rules.announce_check;
            model.settings.rules = rules.clone();
            start(model, Setup { rules, start: position, ..Setup::default() }, now, effects);
        }
        Err(fault) => {
            let words = text::bad_address(&fault, model.game_in_progress());
            notify(model, Notice::staying(Tone::Error, words), effects);
        }
    }
}

fn escape(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.promotion.is_some() {
        cancel_promotion(model, effects);
    } else if model.dialog.is_some() {
        close_dialog(model, effects);
    } else if model.selection.is_some() {
        model.selection = None;
    } else {
        model.notice = None;
    }
}

fn close_dialog(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(Dialog::Settings) = model.dialog.take() {
        effects.push(Effect::Focus(Focus::SettingsButton));
    }
}
