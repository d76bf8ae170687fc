//! What the coach asks its workers, and what it does with the answers.

use super::hint::{Clue, Hint};
use super::proof::{NextStep, ProofSearch};
use super::review::{Review, ReviewedGame, can_be_studied, is_king_left};
use super::{CoachState, Pending, Subject, has_helped, has_opponent, may_hint, may_review};
use crate::app::context::GameContext;
use crate::app::effect::{CoachEffect, Effect};
use crate::app::upshot::Upshot;
use crate::game::{Game, Headers, Verdict};
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
    /// The worker has seen this in the position that it was asked about.
    Studied(String),
    /// The worker has died or cannot be had.
    Failed,
    /// The arbiter's worker has answered; `None`: it cannot.
    Judged(Option<Verdict>),
}

/// What the parent does for the coach.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachAction {
    /// Write this at the head of the score sheet: a hint was given.
    Mark(Headers),
}

/// Does what a person asks, and takes in the answers of the workers.
pub fn update(state: &mut CoachState, msg: Msg, ctx: &GameContext<'_>) -> Upshot<CoachAction> {
    let mut upshot = Upshot::none();
    match msg {
        Msg::Hint => state.hint(ctx.game, &mut upshot),
        Msg::Review => {
            let begun = matches!(state.review, Some(Review::Reading(..) | Review::Done(_)));
            if !begun && may_review(ctx.game) && state.pending.is_none() {
                let positions = ctx.game.moves().len() + 1 - ctx.game.goes_on_from();
                state.review = Some(Review::Reading(Vec::new(), positions));
                state.read_on(ctx, &mut upshot);
            }
        }
        Msg::Stop => upshot.effects.extend(stop(state)),
        Msg::Studied(text) => state.studied(Some(&text), ctx, &mut upshot),
        Msg::Failed => {
            upshot.push(CoachEffect::EndStudy);
            state.studied(None, ctx, &mut upshot);
        }
        Msg::Judged(verdict) => state.judged(ctx.game, verdict.as_ref(), &mut upshot),
    }
    upshot
}

/// Looks at the board after a change: forgets what is no longer on it, and marks the game in which a hint was given.
pub fn follow(state: &mut CoachState, ctx: &GameContext<'_>) -> Upshot<CoachAction> {
    let mut upshot = Upshot::none();
    let subject = Some(Subject::of(ctx));
    if subject != state.subject {
        upshot.effects.extend(stop(state));
        state.subject = subject;
        // It is of this game only if that is the one which has been begun.
        state.unmarked.take_if(|start| !is_begun(ctx, *start));
    }
    if ctx.id.is_some() && state.unmarked.take().is_some() {
        upshot.done.push(CoachAction::Mark(Level::helped(ctx.game.headers())));
    }
    upshot
}

/// Forgets the hint and the review, and ends the workers that are at it.
pub fn stop(state: &mut CoachState) -> Vec<Effect> {
    let study = state.pending.take().map(|_| CoachEffect::EndStudy.into());
    let proof = state.proof.take().map(|_| CoachEffect::EndProof.into());
    (state.hint, state.review, state.is_first_hint) = (None, None, false);
    study.into_iter().chain(proof).collect()
}

/// Whether a game from this start has just got its record: its clock has been started, or its first move played.
fn is_begun(ctx: &GameContext<'_>, start: u64) -> bool {
    ctx.id.is_some() && ctx.game.moves().len() <= 1 && ctx.game.start().zobrist() == start
}

impl CoachState {
    /// Looks for a hint, or tells one step more of it.
    fn hint(&mut self, game: &Game, upshot: &mut Upshot<CoachAction>) {
        match &mut self.hint {
            Some(hint @ Hint::Told(..)) => hint.tell_more(),
            Some(Hint::Missing) | None if may_hint(game) && self.pending.is_none() => {
                self.is_first_hint = has_opponent(game) && !has_helped(game) && self.unmarked.is_none();
                self.hint = Some(Hint::Thinking);
                self.pending = Some(Pending::Hint);
                let (nodes, millis) = FOR_A_HINT;
                let plies = game.moves().len();
                upshot.push(CoachEffect::Study { game: Box::new(game.clone()), plies, nodes, millis });
            }
            Some(Hint::Thinking | Hint::Missing) | None => {}
        }
    }

    /// The worker has answered what it was asked; `None`: it has not, and will not.
    fn studied(&mut self, text: Option<&str>, ctx: &GameContext<'_>, upshot: &mut Upshot<CoachAction>) {
        let game = ctx.game;
        match self.pending.take() {
            Some(Pending::Hint) => {
                let seen = text.and_then(|text| Seen::read(text, game.position()));
                let clue = seen.and_then(|seen| Clue::of(game.position(), &seen));
                if clue.is_some() && self.is_first_hint {
                    match ctx.id {
                        None => self.unmarked = Some(game.start().zobrist()),
                        Some(_) => upshot.done.push(CoachAction::Mark(Level::helped(game.headers()))),
                    }
                }
                self.hint = Some(clue.map_or(Hint::Missing, |clue| Hint::Told(1, clue)));
            }
            Some(Pending::Review) => {
                let Some(Review::Reading(seen, _)) = &mut self.review else { return };
                let position = game.position_at(game.goes_on_from() + seen.len());
                match text.zip(position).and_then(|(text, position)| Seen::read(text, position)) {
                    Some(new) => {
                        seen.push(Some(new));
                        self.read_on(ctx, upshot);
                    }
                    None => self.review = Some(Review::Missing),
                }
            }
            None => {}
        }
    }

    /// Has the next position of the game looked at in which somebody can move; after the last one the review is done.
    fn read_on(&mut self, ctx: &GameContext<'_>, upshot: &mut Upshot<CoachAction>) {
        let Some(Review::Reading(seen, positions)) = &mut self.review else { return };
        let (game, from) = (ctx.game, ctx.game.goes_on_from());
        while seen.len() < *positions {
            if can_be_studied(game, from + seen.len()) {
                let (nodes, millis) = FOR_A_REVIEW;
                let plies = from + seen.len();
                upshot.push(CoachEffect::Study { game: Box::new(game.clone()), plies, nodes, millis });
                self.pending = Some(Pending::Review);
                return;
            }
            seen.push(None);
        }
        let found = look_back(game, from, seen);
        self.review = Some(Review::Done(Rc::new(ReviewedGame { id: ctx.id, game: game.clone(), found })));
        upshot.push(CoachEffect::EndStudy);
        // Who has mated could mate.
        if !game.position().is_checkmate() && !is_king_left(game, game.moves().len()) {
            self.prove(game, Color::White, upshot);
        }
    }

    /// Begins to ask whether a player could mate no more at the end.
    fn prove(&mut self, game: &Game, color: Color, upshot: &mut Upshot<CoachAction>) {
        let search = ProofSearch::new(game, color);
        self.proof = Some(search);
        ask_arbiter(&search, game, upshot);
    }

    /// The arbiter's worker has answered: goes on with an earlier position, with the other player, or no more.
    fn judged(&mut self, game: &Game, verdict: Option<&Verdict>, upshot: &mut Upshot<CoachAction>) {
        let Some(search) = &mut self.proof else { return };
        let color = search.color;
        match search.judge(game, verdict) {
            NextStep::Ask => return ask_arbiter(search, game, upshot),
            NextStep::Found(since) => {
                if let (Some(Review::Done(reviewed)), Some(since)) = (&mut self.review, since) {
                    Rc::make_mut(reviewed).found.prove(color, since);
                }
            }
        }
        match color {
            Color::White => self.prove(game, Color::Black, upshot),
            Color::Black => {
                self.proof = None;
                upshot.push(CoachEffect::EndProof);
            }
        }
    }
}

fn ask_arbiter(search: &ProofSearch, game: &Game, upshot: &mut Upshot<CoachAction>) {
    let question = search.question(game).map(Box::new);
    upshot.effects.extend(question.map(|question| CoachEffect::Prove(question).into()));
}
