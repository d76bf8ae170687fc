//! What the coach asks its workers, and what it does with the answers.

use super::hint::{Clue, Hint};
use super::proof::{NextStep, ProofSearch};
use super::review::{ChosenMistake, Review, ReviewedGame, can_be_studied, is_king_left};
use super::{CoachState, Pending, Subject, has_helped, has_opponent, may_hint, may_review};
use crate::app::action::PageAction;
use crate::app::context::GameContext;
use crate::app::effect::{CoachEffect, Effect};
use crate::app::update::Update;
use crate::game::{Event, Game, Verdict};
use crate::partner::{Level, Seen, look_back};
use crate::rules::Color;
use std::rc::Rc;

/// How many positions are looked at for a hint, and for how many milliseconds at most.
const FOR_A_HINT: (u64, u32) = (60_000, 2_500);
/// The same for each position of a game that is reviewed.
const FOR_A_REVIEW: (u64, u32) = (16_000, 800);

/// What a person asks of the coach, and answers of its workers.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A person wants a hint, or the next step of it.
    Hint,
    /// A person wants a review of the game.
    Review,
    /// A person wants no more of either.
    Stop,
    /// A person looks at a mistake of the review, and at the better line for it.
    LookAt(ChosenMistake),
    /// The worker has seen this in the position that it was asked about.
    Studied(String),
    /// The worker has died or cannot be had.
    Failed,
    /// The arbiter's worker has answered; `None`: it cannot.
    Judged(Option<Verdict>),
}

/// Does what a person asks, and takes in the answers of the workers.
pub fn update(state: &mut CoachState, msg: Msg, ctx: &GameContext<'_>) -> Update {
    match msg {
        Msg::Hint => state.hint(ctx.game),
        Msg::Review => {
            let begun = matches!(state.review, Some(Review::Reading(..) | Review::Done(_)));
            if begun || !may_review(ctx.game) || state.pending.is_some() {
                return Update::none();
            }
            let positions = ctx.game.moves().len() + 1 - ctx.game.goes_on_from();
            state.review = Some(Review::Reading(Vec::new(), positions));
            state.read_on(ctx)
        }
        Msg::Stop => stop(state).into(),
        Msg::LookAt(chosen) => {
            if let Some(Review::Done(reviewed)) = &state.review {
                state.chosen = reviewed.mistake(chosen).map(|_| chosen).or(state.chosen);
            }
            Update::none()
        }
        Msg::Studied(text) => state.studied(Some(&text), ctx),
        Msg::Failed => Update::effect(CoachEffect::EndStudy).then(state.studied(None, ctx)),
        Msg::Judged(verdict) => state.judged(ctx.game, verdict.as_ref()),
    }
}

/// Looks at the board after a change: forgets what is no longer on it, and marks the game in which a hint was given.
/// `is_shown`: the review is on the screen.
pub fn follow(state: &mut CoachState, is_shown: bool, ctx: &GameContext<'_>) -> Update {
    let mut update = Update::none();
    state.chosen.take_if(|_| !is_shown);
    let subject = Some(Subject::of(ctx));
    if subject != state.subject {
        update.extend(stop(state));
        state.subject = subject;
        // It is of this game only if that is the one which has been begun.
        state.unmarked.take_if(|start| !is_begun(ctx, *start));
    }
    if ctx.id.is_some() && state.unmarked.take().is_some() {
        update.act(mark(ctx.game));
    }
    update
}

/// Writes at the head of the score sheet that a hint was given.
fn mark(game: &Game) -> PageAction {
    PageAction::Apply(Event::SetHeaders(Level::helped(game.headers())))
}

/// Forgets the hint and the review, and ends the workers that are at it.
pub fn stop(state: &mut CoachState) -> Vec<Effect> {
    let study = state.pending.take().map(|_| CoachEffect::EndStudy.into());
    let proof = state.proof.take().map(|_| CoachEffect::EndProof.into());
    (state.hint, state.review, state.is_first_hint, state.chosen) = (None, None, false, None);
    study.into_iter().chain(proof).collect()
}

/// Whether a game from this start has just got its record: its clock has been started, or its first move played.
fn is_begun(ctx: &GameContext<'_>, start: u64) -> bool {
    ctx.id.is_some() && ctx.game.moves().len() <= 1 && ctx.game.start().zobrist() == start
}

impl CoachState {
    /// Looks for a hint, or tells one step more of it.
    fn hint(&mut self, game: &Game) -> Update {
        let mut update = Update::none();
        match &mut self.hint {
            Some(hint @ Hint::Told(..)) => hint.tell_more(),
            Some(Hint::Missing) | None if may_hint(game) && self.pending.is_none() => {
                self.is_first_hint = has_opponent(game) && !has_helped(game) && self.unmarked.is_none();
                self.hint = Some(Hint::Thinking);
                self.pending = Some(Pending::Hint);
                let (nodes, millis) = FOR_A_HINT;
                let plies = game.moves().len();
                update.push(CoachEffect::Study { game: Box::new(game.clone()), plies, nodes, millis });
            }
            Some(Hint::Thinking | Hint::Missing) | None => {}
        }
        update
    }

    /// The worker has answered what it was asked; `None`: it has not, and will not.
    fn studied(&mut self, text: Option<&str>, ctx: &GameContext<'_>) -> Update {
        let game = ctx.game;
        let mut update = Update::none();
        match self.pending.take() {
            Some(Pending::Hint) => {
                let seen = text.and_then(|text| Seen::read(text, game.position()));
                let clue = seen.and_then(|seen| Clue::of(game.position(), &seen));
                if clue.is_some() && self.is_first_hint {
                    match ctx.id {
                        None => self.unmarked = Some(game.start().zobrist()),
                        Some(_) => update.act(mark(game)),
                    }
                }
                self.hint = Some(clue.map_or(Hint::Missing, |clue| Hint::Told(1, clue)));
            }
            Some(Pending::Review) => {
                let Some(Review::Reading(seen, _)) = &mut self.review else { return update };
                let position = game.position_at(game.goes_on_from() + seen.len());
                match text.zip(position).and_then(|(text, position)| Seen::read(text, position)) {
                    Some(new) => {
                        seen.push(Some(new));
                        update.extend(self.read_on(ctx));
                    }
                    None => self.review = Some(Review::Missing),
                }
            }
            None => {}
        }
        update
    }

    /// Has the next position of the game looked at in which somebody can move; after the last one the review is done.
    fn read_on(&mut self, ctx: &GameContext<'_>) -> Update {
        let Some(Review::Reading(seen, positions)) = &mut self.review else { return Update::none() };
        let (game, from) = (ctx.game, ctx.game.goes_on_from());
        let mut update = Update::none();
        while seen.len() < *positions {
            if can_be_studied(game, from + seen.len()) {
                let (nodes, millis) = FOR_A_REVIEW;
                let plies = from + seen.len();
                update.push(CoachEffect::Study { game: Box::new(game.clone()), plies, nodes, millis });
                self.pending = Some(Pending::Review);
                return update;
            }
            seen.push(None);
        }
        let found = look_back(game, from, seen);
        self.review = Some(Review::Done(Rc::new(ReviewedGame { id: ctx.id, game: game.clone(), found })));
        update.push(CoachEffect::EndStudy);
        // Who has mated could mate.
        if !game.position().is_checkmate() && !is_king_left(game, game.moves().len()) {
            update.extend(self.prove(game, Color::White));
        }
        update
    }

    /// Begins to ask whether a player could mate no more at the end.
    fn prove(&mut self, game: &Game, color: Color) -> Update {
        let search = ProofSearch::new(game, color);
        self.proof = Some(search);
        ask_arbiter(&search, game)
    }

    /// Takes the answer of the arbiter's worker, and asks about an earlier position, about the other player, or nothing more.
    fn judged(&mut self, game: &Game, verdict: Option<&Verdict>) -> Update {
        let Some(search) = &mut self.proof else { return Update::none() };
        let color = search.color;
        let mut update = Update::none();
        match search.judge(game, verdict) {
            NextStep::Ask => return ask_arbiter(search, game),
            NextStep::Found(since) => {
                if let (Some(Review::Done(reviewed)), Some(since)) = (&mut self.review, since) {
                    Rc::make_mut(reviewed).found.prove(color, since);
                }
            }
        }
        match color {
            Color::White => update.extend(self.prove(game, Color::Black)),
            Color::Black => {
                self.proof = None;
                update.push(CoachEffect::EndProof);
            }
        }
        update
    }
}

fn ask_arbiter(search: &ProofSearch, game: &Game) -> Update {
    search.question(game).map(|question| Effect::from(CoachEffect::Prove(Box::new(question)))).into()
}
